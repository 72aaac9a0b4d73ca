//! `arbiter reindex`: rebuilds the lists of games from the journal.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::{RealTime, Time};

use super::Run;
use super::database::Database;
use crate::exit::Exit;

/// Rebuild the lists of games from the journal
///
/// The server must be stopped. Broken games keep their old entries in the lists.
#[derive(Args)]
pub(crate) struct Reindex {
    /// The file that keeps all games
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

impl Run for Reindex {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let (games, broken) = server::reindex(&self.database.or(self.file.as_deref())?, RealTime::start().now())?;
        writeln!(out, "{games} games")?;
        if broken > 0 {
            writeln!(out, "{broken} broken games stay listed as they were; `arbiter verify` names them")?;
        }
        Ok(if broken == 0 { Exit::Fine } else { Exit::No })
    }
}
