//! `arbiter event create`

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use event::{Act, Template};
use protocol::event::SettingsFrame;

use super::super::Run;
use super::At;
use super::store::Store;
use crate::exit::Exit;
use crate::text;

/// Create an event from a template or from a file of settings
#[derive(Args)]
pub(super) struct Create {
    #[command(flatten)]
    at: At,
    /// A file of settings in JSON; what it does not say has its default, and "-" is standard input
    #[arg(long, value_name = "SETTINGS")]
    from: Option<PathBuf>,
    /// Settings to start from: club-blitz, rapid-sunday, nine-round-open or league-match
    #[arg(long, value_name = "TEMPLATE", conflicts_with = "from", value_parser = template)]
    template: Option<Template>,
    /// The name of the event
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Create a rehearsal, to be thrown away
    #[arg(long)]
    rehearsal: bool,
}

fn template(text: &str) -> Result<Template, String> {
    let folded = text.replace('-', "_");
    let found = Template::ALL.iter().copied().find(|template| template.name() == folded);
    found.ok_or_else(|| {
        let names: Vec<&str> = Template::ALL.iter().map(|template| template.name()).collect();
        format!("expected one of {}", names.join(", "))
    })
}

impl Run for Create {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let settings = match (&self.from, self.template) {
            (Some(path), _) => {
                let text = text::read(Some(path), None)?;
                SettingsFrame::read(&text).with_context(|| path.display().to_string())?
            }
            (None, Some(template)) => SettingsFrame::of(&template.settings("")),
            (None, None) => bail!("an event needs settings: give --from FILE or --template NAME"),
        };
        let settings = match &self.name {
            Some(name) => settings.named(name),
            None => settings,
        };
        let act = Act::Create { settings: Box::new(settings.to_event()), is_rehearsal: self.rehearsal };
        // Refused settings leave no file behind.
        if let Err(refusal) = event::Event::new().judge(event::Moment(0), super::store::ORGANISER, act.clone()) {
            let place = self.at.file.display().to_string();
            return self.at.answer.refused(out, &place, &event::Event::new(), &refusal);
        }
        let mut store = Store::create(&self.at.file)?;
        match store.act(act)? {
            Ok(entry) => {
                store.commit()?;
                self.at.told(out, &store, &[entry])?;
                Ok(Exit::Fine)
            }
            Err(refusal) => self.at.refused(out, &store, &refusal),
        }
    }
}
