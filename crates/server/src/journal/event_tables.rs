//! The tables of events: separate from those of games, so that no code can take one for the other.
//!
//! Rows and cards are written in one commit. A file gets the tables with its first event; older versions of Arbiter
//! ignore them.

use event::Subject;
use protocol::NamesFrame;
use protocol::event::{CardRow, EventSummary, RowHash};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::codec::{pack, unpack};
use super::event_rows::{EventAppend, EventLine};
use super::layout::{self, MOST_ROWS, key};
use super::ledger::{LINE, Ledger, Table};
use super::{Hash, JournalError};
use crate::{EventId, GameId};

/// The tables. `is_gone` marks a rehearsal that was thrown away: its rows are deleted, its last number and hash stay.
const TABLES: &str = "
    CREATE TABLE event (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        rows INTEGER NOT NULL,
        hash BLOB NOT NULL,
        listed TEXT,
        is_gone INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE event_row (
        key INTEGER PRIMARY KEY,
        hash BLOB NOT NULL,
        body BLOB NOT NULL
    ) STRICT;

    CREATE TABLE event_card (
        key INTEGER NOT NULL,
        number INTEGER NOT NULL,
        subject TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (key, number)
    ) STRICT, WITHOUT ROWID;
";

/// The webhooks of events. They hold secrets, so they are in no chain, and go when they are removed.
const WEBHOOKS: &str = "
    CREATE TABLE IF NOT EXISTS event_webhook (
        event TEXT NOT NULL,
        number INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (event, number)
    ) STRICT, WITHOUT ROWID;
";

/// An event in the table of events.
pub(super) struct Known {
    number: i64,
    /// The number and hash of its last row.
    pub(super) head: (u64, RowHash),
    pub(super) is_gone: bool,
}

/// Tells whether a file has the tables. A query sees what another connection has created; the schema that this one remembers may be
/// older.
pub(super) fn are_there(connection: &Connection) -> rusqlite::Result<bool> {
    let mut statement =
        connection.prepare_cached("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'event')")?;
    statement.query_row([], |row| row.get(0))
}

/// Creates the tables in a file that does not have them, within a transaction.
fn begin(connection: &Connection) -> rusqlite::Result<()> {
    if are_there(connection)? {
        return Ok(());
    }
    connection.execute_batch(TABLES)?;
    Ledger::EMPTY.write(connection, Table::Events)
}

/// Finds an event.
pub(super) fn find(connection: &Connection, event: EventId) -> rusqlite::Result<Option<Known>> {
    let mut statement = connection.prepare_cached("SELECT number, rows, hash, is_gone FROM event WHERE name = ?1")?;
    let known = |row: &SqlRow<'_>| {
        let head = (row.get::<_, i64>(1)? as u64, RowHash(row.get(2)?));
        Ok(Known { number: row.get(0)?, head, is_gone: row.get(3)? })
    };
    statement.query_row([event.as_str()], known).optional()
}

/// Writes a row if it follows the last one of its event, with its cards.
pub(super) fn write(connection: &Connection, append: &EventAppend) -> rusqlite::Result<Result<(), JournalError>> {
    begin(connection)?;
    let EventAppend { event, line, cards, erased, summary, relisted } = append;
    let known = find(connection, *event)?;
    let (last, hash) = known.as_ref().map_or_else(|| (0, RowHash::root(event.as_str())), |known| known.head);
    let is_gone = known.as_ref().is_some_and(|known| known.is_gone);
    if line.seq != last + 1 || line.previous != hash || line.seq > MOST_ROWS || is_gone {
        return Ok(Err(JournalError::EventConflict { event: *event, found: line.seq, last }));
    }
    let number = match &known {
        Some(known) => known.number,
        None => add_event(connection, *event)?,
    };
    add_line(connection, number, line)?;
    add_cards(connection, number, cards)?;
    set_head(connection, number, (line.seq, line.hash))?;
    let mut ledger = Ledger::read(connection, Table::Events)?;
    ledger.proceed(event.as_str(), known.map(|known| plain(known.head)), plain((line.seq, line.hash)));
    ledger.write(connection, Table::Events)?;
    for subject in erased {
        erase(connection, number, *subject)?;
    }
    if let Some(summary) = summary {
        set_listed(connection, number, summary)?;
    }
    for (game, names) in relisted {
        rename(connection, *game, names)?;
    }
    Ok(Ok(()))
}

/// Sets the names of the players of a game in lists.
fn rename(connection: &Connection, game: GameId, [white, black]: &[Option<String>; 2]) -> rusqlite::Result<()> {
    let Some(known) = layout::find(connection, game)? else { return Ok(()) };
    let Some(mut listed) = layout::listed(connection, known.number)? else { return Ok(()) };
    listed.names = NamesFrame { white: white.clone(), black: black.clone(), arbiter: None };
    layout::set_listed(connection, known.number, &listed)
}

/// Adds an event with rows that were checked, unless it is there already.
pub(super) fn take_in(
    connection: &Connection,
    event: EventId,
    lines: &[EventLine],
    cards: &[CardRow],
    summary: &EventSummary,
) -> rusqlite::Result<()> {
    let Some(last) = lines.last() else { return Ok(()) };
    begin(connection)?;
    if find(connection, event)?.is_some() {
        return Ok(());
    }
    let number = add_event(connection, event)?;
    for line in lines {
        add_line(connection, number, line)?;
    }
    add_cards(connection, number, cards)?;
    set_head(connection, number, (last.seq, last.hash))?;
    let mut ledger = Ledger::read(connection, Table::Events)?;
    ledger.proceed(event.as_str(), None, plain((last.seq, last.hash)));
    ledger.write(connection, Table::Events)?;
    set_listed(connection, number, summary)
}

/// Deletes the rows and cards of an event and removes it from the lists; the number and hash of its last row stay.
pub(super) fn discard(connection: &Connection, event: EventId) -> rusqlite::Result<()> {
    begin(connection)?;
    let Some(known) = find(connection, event)? else { return Ok(()) };
    let all = params![key(known.number, 0), key(known.number, MOST_ROWS)];
    overwriting(connection, || {
        connection.prepare_cached("DELETE FROM event_row WHERE key > ?1 AND key <= ?2")?.execute(all)?;
        connection.prepare_cached("DELETE FROM event_card WHERE key > ?1 AND key <= ?2")?.execute(all)?;
        if connection.table_exists(None::<&str>, "event_webhook")? {
            connection.execute("DELETE FROM event_webhook WHERE event = ?1", [event.as_str()])?;
        }
        let sql = "UPDATE event SET is_gone = 1, listed = NULL WHERE number = ?1";
        connection.prepare_cached(sql)?.execute([known.number]).map(|_| ())
    })
}

/// Keeps a webhook of an event, or removes it.
pub(super) fn keep_webhook(
    connection: &Connection,
    event: EventId,
    webhook: u32,
    text: Option<&str>,
) -> rusqlite::Result<()> {
    connection.execute_batch(WEBHOOKS)?;
    let Some(text) = text else {
        let sql = "DELETE FROM event_webhook WHERE event = ?1 AND number = ?2";
        return overwriting(connection, || {
            connection.prepare_cached(sql)?.execute(params![event.as_str(), webhook]).map(|_| ())
        });
    };
    let sql = "INSERT OR REPLACE INTO event_webhook (event, number, body) VALUES (?1, ?2, ?3)";
    connection.prepare_cached(sql)?.execute(params![event.as_str(), webhook, text]).map(|_| ())
}

/// Reads the webhooks of all events.
pub(super) fn webhooks(connection: &Connection) -> rusqlite::Result<Vec<(String, u32, String)>> {
    if !connection.table_exists(None::<&str>, "event_webhook")? {
        return Ok(Vec::new());
    }
    let sql = "SELECT event, number, body FROM event_webhook ORDER BY event, number";
    let mut statement = connection.prepare_cached(sql)?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?.collect()
}

fn add_event(connection: &Connection, event: EventId) -> rusqlite::Result<i64> {
    let next = "SELECT coalesce(max(number), 0) + 1 FROM event WHERE number < ?1";
    let number: i64 = connection.prepare_cached(next)?.query_row([LINE], |row| row.get(0))?;
    let sql = "INSERT INTO event (number, name, rows, hash) VALUES (?1, ?2, 0, ?3)";
    let root = RowHash::root(event.as_str()).0;
    connection.prepare_cached(sql)?.execute(params![number, event.as_str(), root])?;
    Ok(number)
}

fn add_line(connection: &Connection, number: i64, line: &EventLine) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO event_row (key, hash, body) VALUES (?1, ?2, ?3)")?
        .execute(params![key(number, line.seq), line.hash.0, pack(&line.body)])
        .map(|_| ())
}

fn add_cards(connection: &Connection, number: i64, cards: &[CardRow]) -> rusqlite::Result<()> {
    let sql = "INSERT INTO event_card (key, number, subject, body) VALUES (?1, ?2, ?3, ?4)";
    for (place, card) in cards.iter().enumerate() {
        let values = params![key(number, card.row), place as i64, name_of(card.subject()), card.to_text()];
        connection.prepare_cached(sql)?.execute(values)?;
    }
    Ok(())
}

fn set_head(connection: &Connection, number: i64, (seq, hash): (u64, RowHash)) -> rusqlite::Result<()> {
    let sql = "UPDATE event SET rows = ?2, hash = ?3 WHERE number = ?1";
    connection.prepare_cached(sql)?.execute(params![number, seq as i64, hash.0]).map(|_| ())
}

fn set_listed(connection: &Connection, number: i64, summary: &EventSummary) -> rusqlite::Result<()> {
    let sql = "UPDATE event SET listed = ?2 WHERE number = ?1";
    connection.prepare_cached(sql)?.execute(params![number, summary.to_text()]).map(|_| ())
}

/// Sets the entry of an event in lists, if the event is there.
pub(super) fn relist(connection: &Connection, event: EventId, summary: &EventSummary) -> rusqlite::Result<()> {
    find(connection, event)?.map_or(Ok(()), |known| set_listed(connection, known.number, summary))
}

/// Deletes the cards of a person.
fn erase(connection: &Connection, number: i64, subject: Subject) -> rusqlite::Result<()> {
    let sql = "DELETE FROM event_card WHERE key > ?1 AND key <= ?2 AND subject = ?3";
    overwriting(connection, || {
        let values = params![key(number, 0), key(number, MOST_ROWS), name_of(subject)];
        connection.prepare_cached(sql)?.execute(values).map(|_| ())
    })
}

/// Deletes so that the bytes are overwritten and do not stay in free space of the file.
pub(super) fn overwriting(
    connection: &Connection,
    delete: impl FnOnce() -> rusqlite::Result<()>,
) -> rusqlite::Result<()> {
    let set = |value: &str| connection.pragma_update_and_check(None, "secure_delete", value, |_| Ok(()));
    set("ON")?;
    let deleted = delete();
    set("OFF")?;
    deleted
}

/// Reads rows of an event after a number, up to a limit.
pub(super) fn lines(
    connection: &Connection,
    event: EventId,
    after: u64,
    most: usize,
) -> rusqlite::Result<Vec<EventLine>> {
    let Some(Known { number, .. }) = find(connection, event)? else { return Ok(Vec::new()) };
    let before = "SELECT hash FROM event_row WHERE key = ?1";
    let mut last = match after {
        0 => Some(RowHash::root(event.as_str())),
        _ => connection
            .prepare_cached(before)?
            .query_row([key(number, after)], |row| Ok(RowHash(row.get(0)?)))
            .optional()?,
    };
    let sql = "SELECT key, hash, body FROM event_row WHERE key > ?1 AND key <= ?2 ORDER BY key LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let limit = i64::try_from(most).unwrap_or(i64::MAX);
    let mut found = statement.query(params![key(number, after), key(number, MOST_ROWS), limit])?;
    let mut lines: Vec<EventLine> = Vec::new();
    while let Some(row) = found.next()? {
        let seq = row.get::<_, i64>(0)? as u64 & MOST_ROWS;
        let hash = RowHash(row.get(1)?);
        let body = unpack(row.get_ref(2)?.as_blob()?).map_err(|error| {
            let place = format!("event {event}, row {seq}: {error}");
            rusqlite::Error::FromSqlConversionFailure(2, rusqlite::types::Type::Blob, place.into())
        })?;
        // A row whose predecessor is missing follows from nothing; a check of the rows finds the gap.
        let previous = last.filter(|_| lines.last().map_or(after, |last| last.seq) + 1 == seq);
        lines.push(EventLine { seq, previous: previous.unwrap_or(RowHash([0; 32])), hash, body });
        last = Some(hash);
    }
    Ok(lines)
}

/// Reads the cards of an event in the order of their rows.
pub(super) fn cards(connection: &Connection, event: EventId) -> rusqlite::Result<Vec<CardRow>> {
    let Some(Known { number, .. }) = find(connection, event)? else { return Ok(Vec::new()) };
    let sql = "SELECT body FROM event_card WHERE key > ?1 AND key <= ?2 ORDER BY key, number";
    let mut statement = connection.prepare_cached(sql)?;
    let read = |row: &SqlRow<'_>| {
        let text: String = row.get(0)?;
        CardRow::read(&text).map_err(|error| {
            let place = format!("event {event}, a card: {error}");
            rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, place.into())
        })
    };
    statement.query_map(params![key(number, 0), key(number, MOST_ROWS)], read)?.collect()
}

/// Lists events, the newest first.
pub(super) fn list(
    connection: &Connection,
    before: Option<EventId>,
    most: usize,
) -> rusqlite::Result<Vec<EventSummary>> {
    let before = match before {
        None => LINE,
        Some(event) => find(connection, event)?.map_or(0, |known| known.number),
    };
    let sql = "SELECT listed FROM event WHERE number < ?1 AND listed IS NOT NULL ORDER BY number DESC LIMIT ?2";
    let limit = i64::try_from(most).unwrap_or(i64::MAX);
    connection.prepare_cached(sql)?.query_map(params![before, limit], summary)?.collect()
}

/// Reads an event's entry in lists.
pub(super) fn listed(connection: &Connection, event: EventId) -> rusqlite::Result<Option<EventSummary>> {
    let sql = "SELECT listed FROM event WHERE name = ?1 AND listed IS NOT NULL";
    connection.prepare_cached(sql)?.query_row([event.as_str()], summary).optional()
}

fn summary(row: &SqlRow<'_>) -> rusqlite::Result<EventSummary> {
    let text: String = row.get(0)?;
    EventSummary::read(&text).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, error.to_string().into())
    })
}

/// Lists the numbers and names of all events, the oldest first.
pub(super) fn events(connection: &Connection) -> rusqlite::Result<Vec<(i64, String)>> {
    let mut statement =
        connection.prepare_cached("SELECT number, name FROM event WHERE number < ?1 ORDER BY number")?;
    statement.query_map([LINE], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Returns the end of an event as the ledger wants it.
pub(super) fn plain((seq, hash): (u64, RowHash)) -> (u64, Hash) {
    (seq, Hash(hash.0))
}

fn name_of(subject: Subject) -> String {
    match subject {
        Subject::Player(player) => format!("player {}", player.0),
        Subject::Person(person) => format!("person {}", person.0),
    }
}
