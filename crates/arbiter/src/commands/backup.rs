//! `arbiter backup`: copies all games while they are played.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use server::SqliteJournal;

use super::database::{Database, SharedJournal};
use super::{Run, write_json};
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
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    journal: SharedJournal,
}

impl Run for Backup {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut part = self.to.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        if self.journal.nats()?.is_some() {
            if self.to.exists() {
                bail!("{} exists; name a new file", self.to.display());
            }
            let remove = |endings: &[&str]| {
                for ending in endings {
                    // What is not there need not be removed.
                    let _ = std::fs::remove_file(format!("{}{ending}", part.display()));
                }
            };
            // An interrupted copy is started again.
            remove(&["", "-wal", "-shm", "-lock"]);
            self.journal.copy(&part)?;
            std::fs::rename(&part, &self.to)?;
            // The file was closed, so nothing is left in them.
            remove(&["-wal", "-shm", "-lock"]);
        } else {
            SqliteJournal::open_read_only(&self.database.path()?)?.back_up(&self.to)?;
        }
        if self.json {
            write_json(out, &serde_json::json!({ "file": self.to.display().to_string() }))?;
        } else {
            writeln!(out, "{}", self.to.display())?;
        }
        Ok(Exit::Fine)
    }
}
