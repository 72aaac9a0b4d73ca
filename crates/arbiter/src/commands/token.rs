//! `arbiter token`: the organiser's token.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use super::database::{Database, SharedJournal};
use super::{Run, write_json};
use crate::exit::Exit;

/// Print the path of the organiser's token, or create a new token
///
/// The token is in a file beside the database that only its owner can read. It is never shown. With `--journal` it is the token of
/// all nodes that share the journal; the file gets a copy of it.
#[derive(Args)]
pub(crate) struct Token {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    journal: SharedJournal,
    /// Create a new token; the old one becomes invalid with the next start of the server
    #[arg(long)]
    reset: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Returns the path of a server's token.
pub(crate) fn beside(database: &Path) -> PathBuf {
    database.with_extension("organiser-token")
}

impl Run for Token {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let path = beside(&self.database.path()?);
        if let Some(nats) = self.journal.nats()? {
            server::runtime("token")?.block_on(server::shared_organiser_token(&nats, &path, self.reset))?;
        } else if self.reset {
            server::reset_organiser_token(&path)?;
        }
        let exists = path.exists();
        if self.json {
            write_json(out, &serde_json::json!({ "file": path.display().to_string(), "exists": exists }))?;
        } else {
            writeln!(out, "{}", path.display())?;
        }
        Ok(if exists { Exit::Fine } else { Exit::No })
    }
}
