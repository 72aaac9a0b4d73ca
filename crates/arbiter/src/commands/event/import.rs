//! `arbiter event import`

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use event::Act;

use super::super::{Run, tournaments, write_json};
use super::At;
use super::store::Store;
use crate::exit::{Exit, complain};

/// Register the players of a list: a pasted spreadsheet, CSV, a list of names, or a report file (TRF)
///
/// The first row names the columns, in English, Czech or Slovak. Everything that does not fit is told with its row and column, and
/// then nobody is registered.
#[derive(Args)]
pub(super) struct Import {
    #[command(flatten)]
    at: At,
    /// The list of players; "-" is standard input
    #[arg(value_name = "PLAYERS")]
    players: PathBuf,
    /// Register the players that fit, and tell the others
    #[arg(long)]
    partial: bool,
}

impl Run for Import {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let name = self.players.display().to_string();
        let mut import = protocol::event::import(&tournaments::bytes(&self.players)?);
        let words = self.at.answer.words();
        import.say(|problem| match problem.flaw() {
            Some(flaw) => words.tournament_problem(flaw),
            None => words.import_problem(problem.code, &problem.found, problem.number),
        });
        if self.at.answer.json && !import.problems.is_empty() {
            write_json(out, &serde_json::json!({ "problems": import.problems }))?;
        }
        for problem in import.problems.iter().filter(|_| !self.at.answer.json) {
            let place = words.import_place(problem.row, problem.column, problem.header.as_deref());
            complain(&format!("{name}: {place}: {}", problem.said));
        }
        if !import.is_whole() && !self.partial {
            return Ok(Exit::No);
        }
        let mut store = Store::open(&self.at.file)?;
        let mut entries = Vec::new();
        let mut worst = if import.is_whole() { Exit::Fine } else { Exit::No };
        for (player, registration) in import.players.iter().zip(import.registrations()) {
            match store.act(Act::Register { registration })? {
                Ok(entry) => entries.push(entry),
                Err(refusal) => {
                    let place = format!("{name}: {}", words.import_place(player.row, None, None));
                    self.at.answer.refused(out, &place, store.event(), &refusal)?;
                    worst = Exit::No;
                }
            }
        }
        if worst == Exit::No && !self.partial {
            return Ok(Exit::No);
        }
        store.commit()?;
        if self.at.answer.json {
            self.at.told(out, &store, &entries)?;
        } else {
            writeln!(out, "{}", self.at.answer.words().event_registered(entries.len()))?;
        }
        Ok(worst)
    }
}
