//! `arbiter restore`: all games from a copy.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use server::{Journal, SqliteJournal, verify_rows};

use super::Run;
use crate::exit::Exit;

/// Make the file of a hall from a copy, after looking the copy through
///
/// A file that is already there is not overwritten: move it away first.
#[derive(Args)]
pub(crate) struct Restore {
    /// The copy that `arbiter backup` has made
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// The file that will keep all games
    #[arg(long, env = "ARBITER_DATABASE", default_value = "arbiter.db", value_name = "FILE")]
    database: PathBuf,
}

impl Run for Restore {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        ensure!(
            !self.database.exists(),
            "{} is there already; move it away first, nothing was changed",
            self.database.display()
        );
        let copy = SqliteJournal::open_remains(&self.from)?;
        if copy.lacks_log() {
            writeln!(out, "{} was not closed properly and its log is missing: the last acts may be", self.from.display())?;
        }
        let games = copy.games()?;
        for &game in &games {
            verify_rows(game, &copy.read(game, 0)?, copy.head(game)?)?;
        }
        copy.back_up(&self.database)?;
        writeln!(out, "{} games", games.len())?;
        Ok(Exit::Fine)
    }
}
