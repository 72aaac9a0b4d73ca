//! A survey of a whole file: which games are whole, which are broken, and what is missing.

use std::collections::BTreeMap;

use super::archive::fitting;
use super::event_rows::verify_event;
use super::event_tables::plain;
use super::ledger::Ledger;
use super::wal::look_through_log;
use super::{ChainedRow, EventJournal, Journal, JournalError, SqliteJournal, verify_rows};
use crate::{EventId, GameId};

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
    /// The number of events that are whole. Broken ones are among the problems.
    pub events: u64,
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
    look_at_events(journal, &mut found);
    Ok(found)
}

/// Checks all events of a file.
fn look_at_events(journal: &SqliteJournal, found: &mut Survey) {
    let events = match journal.events() {
        Ok(events) => events,
        Err(error) => return found.problems.push(format!("the table of events cannot be read: {error}")),
    };
    let mut ledger = Some(Ledger::EMPTY);
    for event in events {
        match look_at_event(journal, event, &mut ledger) {
            Ok(is_there) => found.events += u64::from(is_there),
            Err(error) => found.problems.push(error.to_string()),
        }
    }
    match (journal.event_ledger(), ledger) {
        (Err(error), _) => found.problems.push(format!("what the table of events must hold cannot be read: {error}")),
        (Ok(Some(kept)), Some(seen)) if kept != seen => {
            found
                .problems
                .push("events were deleted, added or exchanged together with the notes of their ends".to_owned());
        }
        _ => {}
    }
}

/// Reads and checks one event, and adds its last row to the ledger; tells whether it was not thrown away.
fn look_at_event(journal: &SqliteJournal, event: EventId, ledger: &mut Option<Ledger>) -> Result<bool, JournalError> {
    let head = journal.event_head(event).inspect_err(|_| *ledger = None)?;
    if let Some((ledger, head)) = ledger.as_mut().zip(head) {
        ledger.proceed(event.as_str(), None, plain(head));
    }
    if journal.is_event_gone(event)? {
        return Ok(false);
    }
    verify_event(event, &journal.read_event(event, 0, usize::MAX)?, &journal.event_cards(event)?, head)?;
    Ok(true)
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
        ledger.proceed(game.as_str(), None, head);
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
