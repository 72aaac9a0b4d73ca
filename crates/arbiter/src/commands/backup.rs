//! `arbiter backup`: a copy of all games, while they are played.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::SqliteJournal;

use super::Run;
use crate::exit::Exit;

/// Copy all games into a new file, while they are played
#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    #[arg(value_name = "TO")]
    to: PathBuf,
    /// The file that keeps all games
    #[arg(long, env = "ARBITER_DATABASE", default_value = "arbiter.db", value_name = "FILE")]
    database: PathBuf,
}

impl Run for Backup {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        SqliteJournal::open_read_only(&self.database)?.back_up(&self.to)?;
        writeln!(out, "{}", self.to.display())?;
        Ok(Exit::Fine)
    }
}
