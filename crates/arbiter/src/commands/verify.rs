//! `arbiter verify`: checks whether a server's journal was changed, and which games are whole.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use server::{Condition, SqliteJournal, rejudge, survey};

use super::database::{Database, SharedJournal};
use super::{Run, write_json};
use crate::exit::Exit;
use crate::number::counted;

/// Check that no recorded game was changed, and list which games are whole
///
/// Every row is chained to the one before by its hash, and the file keeps a sum over the last rows of all games. So
/// changed rows are noticed, and deleted rows and games too. A damaged file is read as far as possible. With `--journal` the journal
/// of several nodes is read from NATS.
#[derive(Args)]
pub(crate) struct Verify {
    /// The file that keeps all games, or a copy or an archive of it
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Judge every act again, and report rulings that this program would make differently
    #[arg(long)]
    rejudge: bool,
    /// List every game, the whole ones too
    #[arg(long)]
    list: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    journal: SharedJournal,
}

/// The answer in JSON.
#[derive(Default, Serialize)]
struct Answer {
    file: String,
    games: u64,
    whole: u64,
    archived: u64,
    broken: Vec<BrokenGame>,
    rows: u64,
    problems: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole_games: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    different: Option<Vec<Different>>,
}

#[derive(Serialize)]
struct BrokenGame {
    game: String,
    problem: String,
}

#[derive(Serialize)]
struct Different {
    game: String,
    row: u64,
    ruled: String,
    now: String,
}

impl Run for Verify {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let folder = Folder::new()?;
        let copy = folder.0.join("journal.db");
        let path = if self.file.is_none() && self.journal.copy(&copy)? {
            copy
        } else {
            self.database.or(self.file.as_deref())?
        };
        let journal = SqliteJournal::open_damaged(&path)?;
        let mut answer = Answer { file: path.display().to_string(), ..Answer::default() };
        let (mut whole, mut different) = (Vec::new(), Vec::new());
        let is_text = !self.json;
        let found = survey(&journal, |game, condition, rows| {
            match condition {
                Condition::Whole { .. } | Condition::Archived { .. } if !self.list => {}
                Condition::Whole { rows } if is_text => {
                    writeln!(out, "game {game}: whole, {}", counted(*rows, "row"))?;
                }
                Condition::Archived { place } if is_text => writeln!(out, "game {game}: in the archive {place}")?,
                Condition::Whole { .. } => whole.push(game.to_string()),
                Condition::Archived { .. } => {}
                Condition::Broken { problem } => {
                    if is_text {
                        writeln!(out, "game {game}, {problem}")?;
                    }
                    answer.broken.push(BrokenGame { game: game.to_string(), problem: problem.clone() });
                }
            }
            if self.rejudge && matches!(condition, Condition::Whole { .. }) {
                for finding in rejudge(game, rows)? {
                    let (row, ruled, now) = (finding.seq, finding.stored, finding.now);
                    if is_text {
                        writeln!(out, "game {game}, row {row}: ruled {ruled}, now {now}")?;
                    }
                    different.push(Different { game: game.to_string(), row, ruled, now });
                }
            }
            Ok::<_, anyhow::Error>(())
        })?;
        let is_fine = found.is_clean() && different.is_empty();
        if is_text {
            for problem in &found.problems {
                writeln!(out, "{}: {problem}", path.display())?;
            }
            let games = found.whole + found.archived + found.broken;
            let archived = if found.archived > 0 { format!(", {} in archives", found.archived) } else { String::new() };
            let (games, rows) = (counted(games, "game"), counted(found.rows, "row"));
            writeln!(out, "{games}, {rows}, {} broken{archived}", found.broken)?;
            if self.rejudge {
                writeln!(out, "{} would be ruled differently", counted(different.len() as u64, "row"))?;
            }
            if found.broken > 0 && !self.list {
                writeln!(out, "whole games: {}; --list names them", found.whole)?;
            }
        } else {
            answer.games = found.whole + found.archived + found.broken;
            (answer.whole, answer.archived, answer.rows) = (found.whole, found.archived, found.rows);
            answer.problems = found.problems;
            answer.whole_games = self.list.then_some(whole);
            answer.different = self.rejudge.then_some(different);
            write_json(out, &answer)?;
        }
        Ok(if is_fine { Exit::Fine } else { Exit::No })
    }
}

/// A folder for a copy of a journal, deleted afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self> {
        let mut number = [0; 8];
        getrandom::fill(&mut number)?;
        let folder = std::env::temp_dir().join(format!("arbiter-verify-{:016x}", u64::from_be_bytes(number)));
        std::fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays is in the way of nothing.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
