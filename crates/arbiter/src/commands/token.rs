//! `arbiter token`: the organiser's token.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use super::Run;
use super::database::Database;
use crate::exit::Exit;

/// Say where the organiser's token is, or draw a new one
///
/// The token stands in a file beside the database that only its owner can read. It is never shown.
#[derive(Args)]
pub(crate) struct Token {
    #[command(flatten)]
    database: Database,
    /// Draw a new token; the old one is worth nothing from the next start of the hall on
    #[arg(long)]
    reset: bool,
}

/// Names the file of the token of a hall.
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
