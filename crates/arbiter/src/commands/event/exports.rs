//! `arbiter event export`

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use pairing::trf::Dialect;
use protocol::event::{EventAudience, EventView, trf};

use super::super::{Run, write_json};
use super::At;
use super::store::Store;
use crate::exit::Exit;

/// Write the event as a report file (TRF26 or TRF16), or with --json everything that is public
#[derive(Args)]
#[command(group = clap::ArgGroup::new("form").required(true).args(["trf", "trf16", "json"]))]
pub(super) struct Export {
    #[command(flatten)]
    at: At,
    /// The report of 2026
    #[arg(long)]
    trf: bool,
    /// The report of 2016
    #[arg(long)]
    trf16: bool,
}

impl Run for Export {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let file = Store::look(&self.at.file)?;
        let event = file.event();
        if self.at.answer.json {
            let view = EventView::new(event, EventAudience::Public);
            let rounds: Vec<_> = (1..=event.rounds().len() as u16).filter_map(|round| view.round(round)).collect();
            write_json(
                out,
                &serde_json::json!({
                    "event": view.event(), "players": view.players(), "rounds": rounds,
                    "standings": view.standings(None), "crosstable": view.crosstable(),
                    "announcements": view.announcements(), "bracket": view.bracket(),
                }),
            )?;
            return Ok(Exit::Fine);
        }
        let dialect = if self.trf16 { Dialect::Trf16 } else { Dialect::Trf26 };
        let text = trf(event, dialect, EventAudience::Office);
        let text = text.with_context(|| format!("{} cannot be written as a report", self.at.file.display()))?;
        out.write_all(text.as_bytes())?;
        Ok(Exit::Fine)
    }
}
