//! `arbiter reindex`: the lists of games, found again from the journal.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use super::Run;
use crate::exit::Exit;

/// Find the lists of games again from the journal
#[derive(Args)]
pub(crate) struct Reindex {
    /// The file that keeps all games
    #[arg(env = "ARBITER_DATABASE", default_value = "arbiter.db", value_name = "FILE")]
    database: PathBuf,
}

impl Run for Reindex {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let games = server::reindex(&self.database)?;
        writeln!(out, "{games} games")?;
        Ok(Exit::Fine)
    }
}
