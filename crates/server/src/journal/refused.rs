//! Refused acts: stored in a table beside the rows of the journal, because they changed nothing in the game.
//!
//! The refused acts of a game are numbered and chained by hashes like its rows, in a chain of their own. Older versions
//! of Arbiter ignore the table.

use rusqlite::{Connection, OptionalExtension, params};

use super::codec::{pack, unpack};
use super::layout::{MOST_ROWS, find, key};
use super::{ChainedRow, Hash, JournalError};
use crate::GameId;

/// The table. Files of earlier versions get it when they are opened for writing.
pub(super) const TABLE: &str = "
    CREATE TABLE IF NOT EXISTS refusal (
        key INTEGER PRIMARY KEY,
        hash BLOB NOT NULL,
        body BLOB NOT NULL
    ) STRICT;
";

/// Tells whether a file has the table.
pub(super) fn is_there(connection: &Connection) -> rusqlite::Result<bool> {
    connection.table_exists(None::<&str>, "refusal")
}

/// Writes a refused act if it follows the last one of its game.
pub(super) fn write(
    connection: &Connection,
    game: GameId,
    row: &ChainedRow,
) -> rusqlite::Result<Result<(), JournalError>> {
    let Some(known) = find(connection, game)? else {
        return Ok(Err(JournalError::Conflict { game, found: row.seq, last: 0 }));
    };
    if let Some(place) = known.place {
        return Ok(Err(JournalError::Archived { game, place }));
    }
    let (last, hash) = last(connection, known.number)?.unwrap_or_else(|| (0, ChainedRow::root(game)));
    if row.seq != last + 1 || row.previous != hash || row.seq > MOST_ROWS {
        return Ok(Err(JournalError::Conflict { game, found: row.seq, last }));
    }
    add(connection, known.number, row).map(Ok)
}

/// Adds a refused act to the game with a number.
pub(super) fn add(connection: &Connection, number: i64, row: &ChainedRow) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO refusal (key, hash, body) VALUES (?1, ?2, ?3)")?
        .execute(params![key(number, row.seq), row.hash.0, pack(&row.body)])
        .map(|_| ())
}

/// Finds the last refused act of the game with a number.
pub(super) fn last(connection: &Connection, number: i64) -> rusqlite::Result<Option<(u64, Hash)>> {
    let sql = "SELECT key, hash FROM refusal WHERE key > ?1 AND key <= ?2 ORDER BY key DESC LIMIT 1";
    let ends = params![key(number, 0), key(number, MOST_ROWS)];
    let found = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)? as u64 & MOST_ROWS, Hash(row.get(1)?)));
    connection.prepare_cached(sql)?.query_row(ends, found).optional()
}

/// Reads the refused acts of a game.
pub(super) fn all(connection: &Connection, game: GameId) -> rusqlite::Result<Vec<ChainedRow>> {
    let Some(known) = find(connection, game)? else { return Ok(Vec::new()) };
    let sql = "SELECT key, hash, body FROM refusal WHERE key > ?1 AND key <= ?2 ORDER BY key";
    let mut statement = connection.prepare_cached(sql)?;
    let mut found = statement.query(params![key(known.number, 0), key(known.number, MOST_ROWS)])?;
    let mut rows: Vec<ChainedRow> = Vec::new();
    let mut last = (0, ChainedRow::root(game));
    while let Some(row) = found.next()? {
        let (seq, hash) = (row.get::<_, i64>(0)? as u64 & MOST_ROWS, Hash(row.get(1)?));
        // An act whose predecessor is missing follows from nothing; a check of the chain finds the gap.
        let previous = if seq == last.0 + 1 { last.1 } else { Hash([0; 32]) };
        let body = unpack(row.get_ref(2)?.as_blob()?).map_err(|error| {
            let place = format!("game {game}, refused act {seq}: {error}");
            rusqlite::Error::FromSqlConversionFailure(2, rusqlite::types::Type::Blob, place.into())
        })?;
        rows.push(ChainedRow { seq, previous, hash, body });
        last = (seq, hash);
    }
    Ok(rows)
}

/// Deletes the refused acts of the game with a number.
pub(super) fn delete(connection: &Connection, number: i64) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM refusal WHERE key > ?1 AND key <= ?2")?
        .execute(params![key(number, 0), key(number, MOST_ROWS)])
        .map(|_| ())
}
