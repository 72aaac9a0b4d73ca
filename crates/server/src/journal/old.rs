//! Reads files of the first two versions and converts them to the current form.
//!
//! In those versions a row contained the full id of its game and repeated the hash of the row before; separate tables
//! held the last row of each game and the lists.

use std::collections::HashSet;

use protocol::{GameSummary, NamesFrame};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::ledger::{Ledger, Table};
use super::{ChainedRow, Hash, layout};
use crate::GameId;

/// The tables of the first version. `fact` is unchanged since.
#[cfg(test)]
pub(super) const TABLES: &str = "
    CREATE TABLE row (
        game TEXT NOT NULL,
        seq INTEGER NOT NULL,
        previous BLOB NOT NULL,
        hash BLOB NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;

    -- Where each game's rows end, so that rows missing at the end are noticed.
    CREATE TABLE head (
        game TEXT NOT NULL PRIMARY KEY,
        seq INTEGER NOT NULL,
        hash BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Found again from the rows by `arbiter reindex`.
    CREATE TABLE summary (
        number INTEGER PRIMARY KEY,
        game TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        phase TEXT NOT NULL,
        white TEXT,
        black TEXT,
        arbiter TEXT,
        result TEXT NOT NULL,
        half_moves INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX summary_phase ON summary (phase) WHERE phase <> 'finished';

    CREATE TABLE fact (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// The tables that the second version added.
#[cfg(test)]
pub(super) const SECOND: &str = "
    ALTER TABLE summary ADD COLUMN event TEXT;
    ALTER TABLE summary ADD COLUMN time_control TEXT;
    ALTER TABLE summary ADD COLUMN edition TEXT;
    ALTER TABLE summary ADD COLUMN reason TEXT;
    ALTER TABLE summary ADD COLUMN article TEXT;
    ALTER TABLE summary ADD COLUMN ended INTEGER;
    ALTER TABLE summary ADD COLUMN search TEXT;
    PRAGMA user_version = 2;
";

/// Lists the names of all games that have rows or should have.
pub(super) fn games(connection: &Connection) -> rusqlite::Result<Vec<(i64, String)>> {
    let sql = "SELECT game FROM head UNION SELECT DISTINCT game FROM row";
    let mut statement = connection.prepare_cached(sql)?;
    let names: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok((1..).zip(names).collect())
}

/// Returns the number and hash of the last row that a game should have.
pub(super) fn head(connection: &Connection, game: GameId) -> rusqlite::Result<Option<(u64, Hash)>> {
    head_in(connection, "head", game)
}

fn head_in(connection: &Connection, table: &str, game: GameId) -> rusqlite::Result<Option<(u64, Hash)>> {
    let mut statement = connection.prepare_cached(&format!("SELECT seq, hash FROM {table} WHERE game = ?1"))?;
    statement.query_row([game.as_str()], |row| Ok((row.get::<_, i64>(0)? as u64, Hash(row.get(1)?)))).optional()
}

/// Reads the rows of a game after a number, up to a limit.
pub(super) fn rows(
    connection: &Connection,
    game: GameId,
    after: u64,
    most: usize,
) -> rusqlite::Result<Vec<ChainedRow>> {
    rows_in(connection, "row", game, after, most)
}

fn rows_in(
    connection: &Connection,
    table: &str,
    game: GameId,
    after: u64,
    most: usize,
) -> rusqlite::Result<Vec<ChainedRow>> {
    let sql =
        format!("SELECT seq, previous, hash, body FROM {table} WHERE game = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3");
    let limit = i64::try_from(most).unwrap_or(i64::MAX);
    let row = |row: &SqlRow<'_>| {
        let (previous, hash) = (Hash(row.get(1)?), Hash(row.get(2)?));
        Ok(ChainedRow { seq: row.get::<_, i64>(0)? as u64, previous, hash, body: row.get(3)? })
    };
    connection.prepare_cached(&sql)?.query_map(params![game.as_str(), after as i64, limit], row)?.collect()
}

/// Converts a file of the first two versions to the tables of the third, inside the caller's transaction. Damaged rows
/// are copied as they are.
pub(super) fn rewrite(connection: &Connection, version: usize) -> Result<(), String> {
    let told = |error: rusqlite::Error| error.to_string();
    let renamed = "
        DROP INDEX summary_phase;
        ALTER TABLE row RENAME TO old_row;
        ALTER TABLE head RENAME TO old_head;
        ALTER TABLE summary RENAME TO old_summary;
    ";
    connection.execute_batch(renamed).map_err(told)?;
    layout::begin(connection).map_err(told)?;
    let mut ledger = Ledger::EMPTY;
    for name in names(connection).map_err(told)? {
        let game: GameId =
            name.parse().map_err(|_| format!("it holds a game named {name:?}, which is no name of a game"))?;
        take_over(connection, game, version, &mut ledger)?;
    }
    ledger.write(connection, Table::Games).map_err(told)?;
    connection.execute_batch("DROP TABLE old_row; DROP TABLE old_head; DROP TABLE old_summary").map_err(told)
}

/// Lists all games in the order of their creation; those without an entry in lists come last.
fn names(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut names = Vec::new();
    let mut known = HashSet::new();
    for sql in [
        "SELECT game FROM old_summary ORDER BY number",
        "SELECT game FROM old_head ORDER BY game",
        "SELECT DISTINCT game FROM old_row ORDER BY game",
    ] {
        for name in connection.prepare(sql)?.query_map([], |row| row.get::<_, String>(0))? {
            let name = name?;
            if known.insert(name.clone()) {
                names.push(name);
            }
        }
    }
    Ok(names)
}

fn take_over(connection: &Connection, game: GameId, version: usize, ledger: &mut Ledger) -> Result<(), String> {
    let told = |error: rusqlite::Error| error.to_string();
    let number = layout::add_game(connection, game).map_err(told)?;
    let mut last = (0, ChainedRow::root(game));
    loop {
        let rows = rows_in(connection, "old_row", game, last.0, 1_000).map_err(told)?;
        for row in &rows {
            if row.seq > layout::MOST_ROWS {
                return Err(format!("game {game} has more than {} rows", layout::MOST_ROWS));
            }
            let is_following = row.seq == last.0 + 1 && row.previous == last.1;
            layout::add_row(connection, number, row, is_following).map_err(told)?;
            last = (row.seq, row.hash);
        }
        if rows.is_empty() {
            break;
        }
    }
    let head = head_in(connection, "old_head", game).map_err(told)?.unwrap_or(last);
    layout::set_head(connection, number, head).map_err(told)?;
    ledger.proceed(game.as_str(), None, head);
    if let Some(summary) = summary(connection, game, version).map_err(told)? {
        layout::set_listed(connection, number, &summary).map_err(told)?;
    }
    Ok(())
}

/// Reads a game's entry in lists. The second version had more columns.
fn summary(connection: &Connection, game: GameId, version: usize) -> rusqlite::Result<Option<GameSummary>> {
    let more = if version > 1 {
        "event, time_control, edition, reason, article, ended"
    } else {
        "NULL, NULL, NULL, NULL, NULL, NULL"
    };
    let sql = format!(
        "SELECT game, created, phase, white, black, arbiter, result, half_moves, {more} FROM old_summary WHERE game = ?1"
    );
    let summary = |row: &SqlRow<'_>| {
        Ok(GameSummary {
            board: None,
            game: row.get(0)?,
            created: row.get::<_, i64>(1)? as u64,
            phase: row.get(2)?,
            names: NamesFrame { white: row.get(3)?, black: row.get(4)?, arbiter: row.get(5)? },
            result: row.get(6)?,
            half_moves: row.get(7)?,
            event: row.get(8)?,
            time_control: row.get(9)?,
            edition: row.get(10)?,
            reason: row.get(11)?,
            article: row.get(12)?,
            ended: row.get::<_, Option<i64>>(13)?.map(|ended| ended as u64),
            archived: None,
        })
    };
    connection.prepare_cached(&sql)?.query_row([game.as_str()], summary).optional()
}
