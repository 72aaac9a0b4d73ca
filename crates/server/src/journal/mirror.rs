//! A file of `SQLite` that follows a journal elsewhere: it takes rows in as they are there, and remembers how far it has read.

use std::sync::{Arc, Mutex, PoisonError};

use protocol::GameSummary;
use rusqlite::{Connection, OptionalExtension, params};

use super::ledger::Ledger;
use super::writer::{list_one, write_one};
use super::{Append, ChainedRow, EventAppend, JournalError, event_tables, layout, refused};
use crate::{EventId, GameId};

/// How far each partition of the journal was followed: the number and the id of its last message.
const TABLE: &str = "
    CREATE TABLE IF NOT EXISTS followed (
        partition INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        id TEXT NOT NULL
    ) STRICT;
";
const FOLLOWED: &str = "INSERT OR REPLACE INTO followed (partition, at, id) VALUES (?1, ?2, ?3)";

/// Something of the journal to take in.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Row(Append),
    Refused(GameId, ChainedRow),
    Listed(GameSummary),
    Event(Box<EventAppend>),
    Discarded(EventId),
}

/// What is taken in with one commit.
#[derive(Debug)]
pub(super) struct Follow {
    items: Vec<Item>,
    /// The partition, the number of its last message and its id.
    position: Option<(u32, (u64, String))>,
    problems: Problems,
}

/// The histories that differ from what the file has.
#[derive(Clone, Debug, Default)]
pub(super) struct Problems(Arc<Mutex<Vec<JournalError>>>);

impl Problems {
    fn push(&self, problem: JournalError) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(problem);
    }

    /// Takes what was found.
    pub(super) fn take(&self) -> Vec<JournalError> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Follow {
    /// Makes an order, and the list in which problems will be found once it is carried out.
    pub(super) fn new(items: Vec<Item>, position: Option<(u32, (u64, String))>) -> (Self, Problems) {
        let problems = Problems::default();
        (Self { items, position, problems: problems.clone() }, problems)
    }

    /// Takes everything in. A row that is there already changes nothing; one that does not fit is reported and left out.
    pub(super) fn carry_out(&self, connection: &Connection, ledger: &mut Ledger) -> rusqlite::Result<()> {
        for item in &self.items {
            let taken = match item {
                Item::Row(append) => take_row(connection, append, ledger)?,
                Item::Refused(game, row) => take_refused(connection, *game, row)?,
                Item::Listed(summary) => list_one(connection, summary).map(Ok)?,
                Item::Event(append) => take_event(connection, append)?,
                Item::Discarded(event) => event_tables::discard(connection, *event).map(Ok)?,
            };
            if let Err(problem) = taken {
                self.problems.push(problem);
            }
        }
        if let Some((partition, (at, id))) = &self.position {
            // Not among the facts: their page must not change while the file is open.
            connection.execute_batch(TABLE)?;
            connection.prepare_cached(FOLLOWED)?.execute(params![partition, *at as i64, id])?;
        }
        Ok(())
    }
}

/// Reads how far a partition was followed.
pub(super) fn position(connection: &Connection, partition: u32) -> rusqlite::Result<(u64, String)> {
    if !connection.table_exists(None::<&str>, "followed")? {
        return Ok((0, String::new()));
    }
    let sql = "SELECT at, id FROM followed WHERE partition = ?1";
    let found = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?));
    Ok(connection.query_row(sql, [partition], found).optional()?.unwrap_or_default())
}

/// Lists all streams that were followed, with the number of the last message.
pub(super) fn positions(connection: &Connection) -> rusqlite::Result<Vec<(u32, u64)>> {
    if !connection.table_exists(None::<&str>, "followed")? {
        return Ok(Vec::new());
    }
    let mut statement = connection.prepare("SELECT partition, at FROM followed ORDER BY partition")?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64)))?.collect()
}

/// Says that the journal and the file have different histories.
fn differs(game: GameId, seq: u64) -> JournalError {
    let problem = "the journal has another history than this node has seen".to_owned();
    JournalError::Broken { game, seq, problem }
}

fn take_row(
    connection: &Connection,
    append: &Append,
    ledger: &mut Ledger,
) -> rusqlite::Result<Result<(), JournalError>> {
    let (game, row) = (append.game, &append.row);
    let head = layout::find(connection, game)?.map(|known| known.head);
    if let Some((last, _)) = head.filter(|(last, _)| row.seq <= *last) {
        let known = layout::rows(connection, game, row.seq.saturating_sub(1), 1)?.pop();
        let is_same = known.is_some_and(|known| known.seq == row.seq && known.hash == row.hash);
        if !is_same {
            return Ok(Err(differs(game, row.seq)));
        }
        if let Some(summary) = append.summary.as_ref().filter(|_| row.seq == last) {
            list_one(connection, summary)?;
        }
        return Ok(Ok(()));
    }
    Ok(write_one(connection, append, ledger)?.map_err(|_| differs(game, row.seq)))
}

fn take_refused(connection: &Connection, game: GameId, row: &ChainedRow) -> rusqlite::Result<Result<(), JournalError>> {
    let Some(known) = layout::find(connection, game)? else { return Ok(Ok(())) };
    let last = refused::last(connection, known.number)?.map_or(0, |(last, _)| last);
    if row.seq <= last {
        return Ok(Ok(()));
    }
    // Refused acts changed nothing in the game, so a gap is only logged.
    if refused::write(connection, game, row)?.is_err() {
        tracing::error!(%game, seq = row.seq, "a refused act does not follow from the one before");
    }
    Ok(Ok(()))
}

fn take_event(connection: &Connection, append: &EventAppend) -> rusqlite::Result<Result<(), JournalError>> {
    if event_tables::are_there(connection)?
        && let Some(known) = event_tables::find(connection, append.event)?
        && append.line.seq <= known.head.0
    {
        let before = append.line.seq.saturating_sub(1);
        let found = event_tables::lines(connection, append.event, before, 1)?.pop();
        let is_same = known.is_gone || found.is_some_and(|found| found.hash == append.line.hash);
        let problem = "the journal has another history than this node has seen".to_owned();
        let differs = JournalError::BrokenEvent { event: append.event, seq: append.line.seq, problem };
        return Ok(if is_same { Ok(()) } else { Err(differs) });
    }
    event_tables::write(connection, append)
}
