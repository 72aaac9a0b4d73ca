//! A survey of a whole file: which games are whole, which are broken, and what is missing.

use std::collections::BTreeMap;

use super::archive::fitting;
use super::ledger::Ledger;
use super::wal::look_through_log;
use super::{ChainedRow, Journal, JournalError, SqliteJournal, verify_rows};
use crate::GameId;

/// The condition of one game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All its rows are there and their hashes fit.
    Whole {
        /// The number of rows.
        rows: u64,
    },
    /// Its rows were moved to an archive.
    Archived {
        /// The archive.
        place: String,
    },
    /// Rows are missing or changed.
    Broken {
        /// What is wrong, and from which row on.
        problem: String,
    },
}

/// The result of a survey.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// The number of games that are whole.
    pub whole: u64,
    /// The number of games that were moved to an archive.
    pub archived: u64,
    /// The number of games that are broken.
    pub broken: u64,
    /// The number of rows in whole games.
    pub rows: u64,
    /// What is wrong with the file as a whole, one sentence per problem.
    pub problems: Vec<String>,
}

impl Survey {
    /// Tells whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.broken == 0 && self.problems.is_empty()
    }
}

/// Checks all games of a file, however damaged it is; calls `each` for every game, with its rows if it is whole.
pub fn survey<E: From<JournalError>>(
    journal: &SqliteJournal,
    mut each: impl FnMut(GameId, &Condition, &[ChainedRow]) -> Result<(), E>,
) -> Result<Survey, E> {
    let mut found = Survey::default();
    if let Err(problem) = look_through_log(journal.path()) {
        found.problems.push(format!("the log is damaged: {problem}"));
    }
    if journal.lacks_log() {
        found.problems.push("the file was not closed properly and its log is missing: the last acts may be".to_owned());
    }
    let (games, problem) = journal.all_games()?;
    found.problems.extend(problem);
    let mut ledger = Some(Ledger::EMPTY);
    let mut names = BTreeMap::new();
    for (number, name) in games {
        names.insert(number, name.clone());
        let Ok(game) = name.parse::<GameId>() else {
            found.problems.push(format!("{name:?} stands in the table of games and is no name of a game"));
            ledger = None;
            continue;
        };
        let (condition, rows) = look_at(journal, game, &mut ledger);
        match &condition {
            Condition::Whole { rows } => (found.whole, found.rows) = (found.whole + 1, found.rows + rows),
            Condition::Archived { .. } => found.archived += 1,
            Condition::Broken { .. } => found.broken += 1,
        }
        if matches!(condition, Condition::Whole { .. }) {
            found.problems.extend(problem_with_refused(journal, game));
        }
        each(game, &condition, &rows)?;
    }
    found.problems.extend(gaps(journal, &names));
    match (journal.ledger(), ledger) {
        (Err(error), _) => found.problems.push(format!("what the file as a whole must hold cannot be read: {error}")),
        (Ok(Some(kept)), Some(seen)) if kept != seen => {
            let how = if kept.rows == seen.rows {
                "games were exchanged or changed together with the notes of their ends".to_owned()
            } else {
                format!(
                    "it should hold {} rows, its games end at {} in total: rows or games were deleted or added",
                    kept.rows, seen.rows
                )
            };
            found
                .problems
                .push(format!("the games are not those that the file was last closed or written with: {how}"));
        }
        _ => {}
    }
    Ok(found)
}

/// Reads and checks one game, and adds its last row to the ledger.
fn look_at(journal: &SqliteJournal, game: GameId, ledger: &mut Option<Ledger>) -> (Condition, Vec<ChainedRow>) {
    let broken = |problem: String| (Condition::Broken { problem }, Vec::new());
    let head = match journal.head(game) {
        Ok(head) => head,
        Err(error) => {
            *ledger = None;
            return broken(error.to_string());
        }
    };
    if let Some((ledger, head)) = ledger.as_mut().zip(head) {
        ledger.proceed(game, None, head);
    }
    if let Ok(Some(place)) = journal.place(game) {
        return (Condition::Archived { place }, Vec::new());
    }
    let rows = match journal.read(game, 0) {
        Ok(rows) => rows,
        Err(error) => return broken(error.to_string()),
    };
    match verify_rows(game, &rows, head) {
        Ok(verified) => (Condition::Whole { rows: verified.rows }, rows),
        Err(JournalError::Broken { seq, problem, .. }) => broken(format!("row {seq}: {problem}")),
        Err(error) => broken(error.to_string()),
    }
}

/// Checks the refused acts of a game. They are not part of its journal, so the game is whole without them.
fn problem_with_refused(journal: &SqliteJournal, game: GameId) -> Option<String> {
    match journal.refused(game) {
        Err(error) => Some(format!("the refused acts of game {game} cannot be read: {error}")),
        Ok(refused) => {
            let fitting = fitting(game, &refused);
            (fitting < refused.len()).then(|| {
                format!("game {game}: refused acts were changed or deleted after the first {fitting}; the game itself is whole")
            })
        }
    }
}

/// Finds missing numbers: games are numbered consecutively, and none is ever removed.
fn gaps(journal: &SqliteJournal, names: &BTreeMap<i64, String>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut expected = 1;
    for &number in names.keys() {
        while expected < number && problems.len() < 100 {
            let left = journal.count_rows(expected).unwrap_or_default();
            let before = names.get(&(expected - 1)).map_or_else(String::new, |name| format!(" (it came after {name})"));
            let rows =
                if left == 0 { "and so are its rows".to_owned() } else { format!("{left} of its rows are left") };
            problems.push(format!("game number {expected}{before} was deleted, {rows}"));
            expected += 1;
        }
        expected = number + 1;
    }
    problems
}
