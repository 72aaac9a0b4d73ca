//! `arbiter event act`: acts as lines of JSON.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use event::PersonId;
use protocol::event::ActFrame;

use super::super::Run;
use super::At;
use super::store::{ORGANISER, Store};
use crate::exit::Exit;
use crate::text;

/// Do acts that are written as lines of JSON: the general way, for programs
///
/// Acts before one that is refused or cannot be read are kept.
#[derive(Args)]
#[command(after_help = "\
Example:
  echo '{\"act\":\"check_in\",\"player\":3,\"is_here\":true}' | arbiter event act cup.event

Players are named by the id of their registration, which `show --json` tells.")]
pub(super) struct Acts {
    #[command(flatten)]
    at: At,
    /// The acts, one on each line; standard input if nothing is given
    #[arg(value_name = "ACTS")]
    input: Option<PathBuf>,
    /// The person who acts; 1 is the organiser
    #[arg(long, value_name = "PERSON")]
    by: Option<u32>,
}

impl Run for Acts {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let name = self.input.as_ref().map_or("standard input".to_owned(), |path| path.display().to_string());
        let list = text::read(self.input.as_deref(), None)?;
        let mut store = Store::open(&self.at.file)?;
        let mut entries = Vec::new();
        let mut failed = None;
        for (line, number) in list.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
            let place = format!("{name}: line {number}");
            let act = match ActFrame::read(line.trim()) {
                Ok(act) => act.to_event(),
                Err(error) => {
                    failed = Some(Err(error).context(place));
                    break;
                }
            };
            match store.act_as(self.by.map_or(ORGANISER, PersonId), act)? {
                Ok(entry) => entries.push(entry),
                Err(refusal) => {
                    failed = Some(Ok((place, refusal)));
                    break;
                }
            }
        }
        store.commit()?;
        self.at.told(out, &store, &entries)?;
        match failed {
            None => Ok(Exit::Fine),
            Some(Err(error)) => Err(error),
            Some(Ok((place, refusal))) => self.at.answer.refused(out, &place, store.event(), &refusal),
        }
    }
}
