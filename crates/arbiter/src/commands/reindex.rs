//! `arbiter reindex`: rebuilds the lists of games from the journal.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::{RealTime, Time};

use super::database::Database;
use super::{Run, write_json};
use crate::exit::Exit;
use crate::number::counted;

/// Rebuild the lists of games from the journal
///
/// The server must be stopped. Broken games keep their old entries in the lists.
#[derive(Args)]
pub(crate) struct Reindex {
    /// The file that keeps all games
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
}

impl Run for Reindex {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let (games, broken) = server::reindex(&self.database.or(self.file.as_deref())?, RealTime::start().now())?;
        if self.json {
            write_json(out, &serde_json::json!({ "games": games, "broken": broken }))?;
        } else {
            writeln!(out, "{}", counted(games as u64, "game"))?;
        }
        if broken > 0 && !self.json {
            writeln!(out, "broken games, which stay listed as they were: {broken}; `arbiter verify` names them")?;
        }
        Ok(if broken == 0 { Exit::Fine } else { Exit::No })
    }
}
