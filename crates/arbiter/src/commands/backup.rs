//! `arbiter backup`: copies all games while they are played.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use server::SqliteJournal;

use super::Run;
use super::database::{Database, SharedJournal};
use crate::exit::Exit;

/// Copy all games into a new file, while they are played
///
/// The copy gets its name when it is complete and on disk; until then it ends in `.part`. An existing file is not
/// overwritten. With `--journal` the journal of several nodes is copied from NATS into a file as a server without nodes uses it.
#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    #[arg(value_name = "TO")]
    to: PathBuf,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    journal: SharedJournal,
}

impl Run for Backup {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let part = self.to.with_extension("part");
        if self.journal.is_named() && self.to.exists() {
            bail!("{} exists; name a new file", self.to.display());
        }
        if self.journal.copy(&part)? {
            std::fs::rename(&part, &self.to)?;
            for rest in ["-lock", "-wal", "-shm"] {
                // The file was closed, so nothing is left in them.
                let _ = std::fs::remove_file(format!("{}{rest}", part.display()));
            }
        } else {
            SqliteJournal::open_read_only(&self.database.path()?)?.back_up(&self.to)?;
        }
        writeln!(out, "{}", self.to.display())?;
        Ok(Exit::Fine)
    }
}
