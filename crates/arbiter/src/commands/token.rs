//! `arbiter token`: the organiser's token.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use super::Run;
use super::database::Database;
use crate::exit::Exit;

/// Print the path of the organiser's token, or create a new token
///
/// The token is in a file beside the database that only its owner can read. It is never shown.
#[derive(Args)]
pub(crate) struct Token {
    #[command(flatten)]
    database: Database,
    /// Create a new token; the old one becomes invalid with the next start of the server
    #[arg(long)]
    reset: bool,
}

/// Returns the path of a server's token.
pub(crate) fn beside(database: &Path) -> PathBuf {
    database.with_extension("organiser-token")
}

impl Run for Token {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let path = beside(&self.database.path()?);
        if self.reset {
            server::reset_organiser_token(&path)?;
        }
        writeln!(out, "{}", path.display())?;
        Ok(if path.exists() { Exit::Fine } else { Exit::No })
    }
}
