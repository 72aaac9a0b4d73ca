//! `arbiter restore`: restores all games from a copy.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};
use clap::Args;
use server::{Condition, SqliteJournal, Survey, salvage, survey};

use super::database::Database;
use super::{Run, write_json};
use crate::exit::Exit;
use crate::number::counted;

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
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
}

impl Run for Restore {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let to = self.database.path()?;
        ensure!(!to.exists(), "{} is there already; move it away first, nothing was changed", to.display());
        if self.salvage {
            let found = salvage(&SqliteJournal::open_damaged(&self.from)?, &to)?;
            if self.json {
                write_answer(out, &to, found.whole, &found)?;
            } else {
                for problem in &found.problems {
                    writeln!(out, "{problem}")?;
                }
                writeln!(out, "{}, {} left out", counted(found.whole, "game"), counted(found.broken, "broken game"))?;
            }
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
        for problem in found.problems.iter().filter(|_| !self.json) {
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
        if self.json {
            write_answer(out, &to, found.whole + found.archived, &found)?;
        } else {
            writeln!(out, "{}", counted(found.whole + found.archived, "game"))?;
        }
        Ok(Exit::Fine)
    }
}

fn write_answer(out: &mut dyn Write, to: &Path, games: u64, found: &Survey) -> Result<()> {
    let Survey { broken, problems, .. } = found;
    let file = to.display().to_string();
    write_json(out, &serde_json::json!({ "file": file, "games": games, "broken": broken, "problems": problems }))
}
