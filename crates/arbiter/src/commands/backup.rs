//! `arbiter backup`: copies all games while they are played.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::SqliteJournal;

use super::Run;
use super::database::Database;
use crate::exit::Exit;

/// Copy all games into a new file, while they are played
///
/// The copy gets its name when it is complete and on disk; until then it ends in `.part`. An existing file is not
/// overwritten.
#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    #[arg(value_name = "TO")]
    to: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Run for Backup {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        SqliteJournal::open_read_only(&self.database.path()?)?.back_up(&self.to)?;
        writeln!(out, "{}", self.to.display())?;
        Ok(Exit::Fine)
    }
}
