//! `arbiter restore`: restores all games from a copy.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail, ensure};
use clap::Args;
use server::{Condition, SqliteJournal, salvage, survey};

use super::Run;
use super::database::Database;
use crate::exit::Exit;

/// Restore the file of a server from a copy, after checking the copy
///
/// An existing file is not overwritten: move it away first.
#[derive(Args)]
pub(crate) struct Restore {
    /// The copy made by `arbiter backup`, or a damaged file with --salvage
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// Restore only the games that are whole, and leave out the others; FROM may be damaged
    #[arg(long)]
    salvage: bool,
    #[command(flatten)]
    database: Database,
}

impl Run for Restore {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let to = self.database.path()?;
        ensure!(!to.exists(), "{} is there already; move it away first, nothing was changed", to.display());
        if self.salvage {
            let found = salvage(&SqliteJournal::open_damaged(&self.from)?, &to)?;
            for problem in &found.problems {
                writeln!(out, "{problem}")?;
            }
            writeln!(out, "{} games, {} broken games were left", found.whole, found.broken)?;
            return Ok(if found.is_clean() { Exit::Fine } else { Exit::No });
        }
        let copy = SqliteJournal::open_remains(&self.from)?;
        let mut first = None;
        let found = survey(&copy, |game, condition, _| {
            if let (Condition::Broken { problem }, None) = (condition, &first) {
                first = Some(format!("game {game}, {problem}"));
            }
            Ok::<_, anyhow::Error>(())
        })?;
        for problem in &found.problems {
            writeln!(out, "{}: {problem}", self.from.display())?;
        }
        if let Some(first) = first {
            bail!(
                "{} of {} games in {} are broken ({first}); nothing was written. Take another copy, or the whole games with --salvage",
                found.broken,
                found.whole + found.broken,
                self.from.display()
            );
        }
        copy.back_up(&to)?;
        writeln!(out, "{} games", found.whole + found.archived)?;
        Ok(Exit::Fine)
    }
}
