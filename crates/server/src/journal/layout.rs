//! The tables of the file: games, rows ordered by game, and words to search for.

use laws::Phase;
use protocol::GameSummary;
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::codec::{pack, unpack};
use super::event_tables::overwriting;
use super::ledger::{LINE, Ledger, Table};
use super::words::{wanted, words};
use super::{ChainedRow, Hash, ListQuery};
use crate::GameId;

/// The tables of a new file.
///
/// The key of a row combines the number of its game and its own number, so that the rows of a game lie together and a new
/// one is written to one page. `previous` is set only if a row does not follow from the one before, as can happen with a
/// damaged file. `place` names the archive that a game was moved to. The table `fact` changes only when the file is
/// opened and closed.
pub(super) const TABLES: &str = "
    CREATE TABLE game (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        rows INTEGER NOT NULL,
        hash BLOB NOT NULL,
        phase TEXT,
        listed BLOB,
        place TEXT
    ) STRICT;
    CREATE INDEX game_phase ON game (phase) WHERE phase <> 'finished';

    CREATE TABLE row (
        key INTEGER PRIMARY KEY,
        hash BLOB NOT NULL,
        body BLOB NOT NULL,
        previous BLOB
    ) STRICT;

    CREATE TABLE word (
        word TEXT NOT NULL,
        game INTEGER NOT NULL,
        PRIMARY KEY (word, game)
    ) STRICT, WITHOUT ROWID;
";

/// The number of bits of a key that hold the number of the row.
const BITS: u32 = 24;
/// The most rows that a game can have.
pub(super) const MOST_ROWS: u64 = (1 << BITS) - 1;
/// The most games that are read for one search by very common words.
const LOOKED_AT: usize = 20_000;
/// The most games with a word that are sorted. If there are more, the newest games are read one by one.
const SORTED: usize = 20_000;

/// A game in the table of games.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) number: i64,
    /// The number and hash of its last row.
    pub(super) head: (u64, Hash),
    /// The archive that it was moved to, if any.
    pub(super) place: Option<String>,
}

/// Returns the key of a row.
pub(super) fn key(number: i64, seq: u64) -> i64 {
    (number << BITS) | seq.min(MOST_ROWS) as i64
}

/// Finds a game.
pub(super) fn find(connection: &Connection, game: GameId) -> rusqlite::Result<Option<Known>> {
    let mut statement = connection.prepare_cached("SELECT number, rows, hash, place FROM game WHERE name = ?1")?;
    let known = |row: &SqlRow<'_>| {
        let head = (row.get::<_, i64>(1)? as u64, Hash(row.get(2)?));
        Ok(Known { number: row.get(0)?, head, place: row.get(3)? })
    };
    statement.query_row([game.as_str()], known).optional()
}

/// Returns the number of the next new game.
fn next_number(connection: &Connection) -> rusqlite::Result<i64> {
    let mut statement = connection.prepare_cached("SELECT coalesce(max(number), 0) + 1 FROM game WHERE number < ?1")?;
    statement.query_row([LINE], |row| row.get(0))
}

/// Adds a game that has no rows yet.
pub(super) fn add_game(connection: &Connection, game: GameId) -> rusqlite::Result<i64> {
    let number = next_number(connection)?;
    let sql = "INSERT INTO game (number, name, rows, hash) VALUES (?1, ?2, 0, ?3)";
    connection.prepare_cached(sql)?.execute(params![number, game.as_str(), ChainedRow::root(game).0])?;
    Ok(number)
}

/// Adds a row; `is_following` tells whether its previous hash is that of the row before.
pub(super) fn add_row(
    connection: &Connection,
    number: i64,
    row: &ChainedRow,
    is_following: bool,
) -> rusqlite::Result<()> {
    let previous = (!is_following).then_some(row.previous.0);
    connection
        .prepare_cached("INSERT INTO row (key, hash, body, previous) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![key(number, row.seq), row.hash.0, pack(&row.body), previous])
        .map(|_| ())
}

/// Sets the number and hash of the last row of a game.
pub(super) fn set_head(connection: &Connection, number: i64, (seq, hash): (u64, Hash)) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE game SET rows = ?2, hash = ?3 WHERE number = ?1")?
        .execute(params![number, seq as i64, hash.0])
        .map(|_| ())
}

/// Sets a game's entry in lists and, if that has changed, the words by which it is found.
///
/// Names of players of an event may have to be erased, so what they replace does not stay in free space of the file.
pub(super) fn set_listed(connection: &Connection, number: i64, summary: &GameSummary) -> rusqlite::Result<()> {
    match summary.board {
        Some(_) => overwriting(connection, || replace_listed(connection, number, summary)),
        None => replace_listed(connection, number, summary),
    }
}

fn replace_listed(connection: &Connection, number: i64, summary: &GameSummary) -> rusqlite::Result<()> {
    let old = listed(connection, number)?;
    let sql = "UPDATE game SET listed = ?2 WHERE number = ?1";
    connection.prepare_cached(sql)?.execute(params![number, pack(&summary.to_listed())])?;
    if old.as_ref().is_none_or(|old| old.phase != summary.phase) {
        // Only if it has changed, because this writes to a page of the index as well.
        set_phase(connection, number, &summary.phase)?;
    }
    let (old, new) = (old.as_ref().map(words).unwrap_or_default(), words(summary));
    for word in old.difference(&new) {
        connection.prepare_cached("DELETE FROM word WHERE word = ?1 AND game = ?2")?.execute(params![word, number])?;
    }
    for word in new.difference(&old) {
        connection
            .prepare_cached("INSERT OR IGNORE INTO word (word, game) VALUES (?1, ?2)")?
            .execute(params![word, number])?;
    }
    Ok(())
}

/// Sets the phase of a game, by which unfinished games are found.
pub(super) fn set_phase(connection: &Connection, number: i64, phase: &str) -> rusqlite::Result<()> {
    let sql = "UPDATE game SET phase = ?2 WHERE number = ?1";
    connection.prepare_cached(sql)?.execute(params![number, phase]).map(|_| ())
}

/// Removes a game from the lists.
pub(super) fn unlist(connection: &Connection, number: i64) -> rusqlite::Result<()> {
    if let Some(summary) = listed(connection, number)? {
        for word in words(&summary) {
            connection
                .prepare_cached("DELETE FROM word WHERE word = ?1 AND game = ?2")?
                .execute(params![word, number])?;
        }
    }
    connection.prepare_cached("UPDATE game SET phase = NULL, listed = NULL WHERE number = ?1")?.execute([number])?;
    Ok(())
}

/// Reads a game's entry in lists.
pub(super) fn listed(connection: &Connection, number: i64) -> rusqlite::Result<Option<GameSummary>> {
    let sql = "SELECT name, listed, place FROM game WHERE number = ?1 AND listed IS NOT NULL";
    connection.prepare_cached(sql)?.query_row([number], summary).optional()
}

fn summary(row: &SqlRow<'_>) -> rusqlite::Result<GameSummary> {
    let undecodable = |column, error: Box<dyn std::error::Error + Send + Sync>| {
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Blob, error)
    };
    let text = unpack(row.get_ref(1)?.as_blob()?).map_err(|error| undecodable(1, error.into()))?;
    let summary = GameSummary::read(row.get(0)?, &text).map_err(|error| undecodable(1, error.to_string().into()))?;
    Ok(GameSummary { archived: row.get(2)?, ..summary })
}

/// Reads the rows of a game after a number, up to a limit.
pub(super) fn rows(
    connection: &Connection,
    game: GameId,
    after: u64,
    most: usize,
) -> rusqlite::Result<Vec<ChainedRow>> {
    let Some(Known { number, .. }) = find(connection, game)? else { return Ok(Vec::new()) };
    rows_of(connection, game, number, after, most)
}

/// Reads rows of the game with a number.
pub(super) fn rows_of(
    connection: &Connection,
    game: GameId,
    number: i64,
    after: u64,
    most: usize,
) -> rusqlite::Result<Vec<ChainedRow>> {
    let mut last = (after, if after == 0 { Some(ChainedRow::root(game)) } else { hash_of(connection, number, after)? });
    let sql = "SELECT key, hash, body, previous FROM row WHERE key > ?1 AND key <= ?2 ORDER BY key LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let limit = i64::try_from(most).unwrap_or(i64::MAX);
    let mut found = statement.query(params![key(number, after), key(number, MOST_ROWS), limit])?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let seq = row.get::<_, i64>(0)? as u64 & MOST_ROWS;
        let hash = Hash(row.get(1)?);
        let previous = match row.get::<_, Option<[u8; 32]>>(3)? {
            Some(previous) => Hash(previous),
            // A row whose predecessor is missing follows from nothing; a check of the rows finds the gap.
            None => last.1.filter(|_| last.0 + 1 == seq).unwrap_or(Hash([0; 32])),
        };
        let text = unpack(row.get_ref(2)?.as_blob()?).map_err(|error| {
            let place = format!("game {game}, row {seq}: {error}");
            rusqlite::Error::FromSqlConversionFailure(2, rusqlite::types::Type::Blob, place.into())
        })?;
        rows.push(ChainedRow { seq, previous, hash, body: text });
        last = (seq, Some(hash));
    }
    Ok(rows)
}

fn hash_of(connection: &Connection, number: i64, seq: u64) -> rusqlite::Result<Option<Hash>> {
    let mut statement = connection.prepare_cached("SELECT hash FROM row WHERE key = ?1")?;
    statement.query_row([key(number, seq)], |row| Ok(Hash(row.get(0)?))).optional()
}

/// Lists games, the newest first.
pub(super) fn list(connection: &Connection, query: &ListQuery) -> rusqlite::Result<Vec<GameSummary>> {
    let before = match query.before {
        None => LINE,
        Some(game) => find(connection, game)?.map_or(0, |known| known.number),
    };
    let wanted = wanted(query.search.as_deref().unwrap_or_default());
    if !wanted.is_empty() {
        return search(connection, query, before, &wanted);
    }
    let limit = query.limit as i64;
    match query.phase {
        None => {
            let sql = "SELECT name, listed, place FROM game WHERE number < ?1 AND listed IS NOT NULL ORDER BY number DESC LIMIT ?2";
            connection.prepare_cached(sql)?.query_map(params![before, limit], summary)?.collect()
        }
        Some(Phase::Finished) => {
            let sql = "SELECT name, listed, place FROM game WHERE number < ?1 AND phase = 'finished' ORDER BY number DESC LIMIT ?2";
            connection.prepare_cached(sql)?.query_map(params![before, limit], summary)?.collect()
        }
        Some(phase) => {
            let sql = "SELECT name, listed, place FROM game INDEXED BY game_phase
                WHERE phase = ?3 AND phase <> 'finished' AND number < ?1 ORDER BY number DESC LIMIT ?2";
            connection.prepare_cached(sql)?.query_map(params![before, limit, phase.name()], summary)?.collect()
        }
    }
}

/// Finds games by the first letters of words.
fn search(
    connection: &Connection,
    query: &ListQuery,
    before: i64,
    wanted: &[String],
) -> rusqlite::Result<Vec<GameSummary>> {
    let is_meant = |found: &GameSummary| {
        let words = words(found);
        let is_there = |wanted: &String| words.iter().any(|word| word.starts_with(wanted.as_str()));
        query.phase.is_none_or(|phase| found.phase == phase.name()) && wanted.iter().all(is_there)
    };
    // Read only games that have all words; very common words are left to the check of each game.
    let mut rarest: Option<Vec<i64>> = None;
    for word in wanted {
        let sql = "SELECT game FROM word WHERE word >= ?1 AND word < ?2 AND game < ?3 LIMIT ?4";
        let mut statement = connection.prepare_cached(sql)?;
        let end = format!("{word}\u{10ffff}");
        let found = statement.query_map(params![word, end, before, SORTED as i64], |row| row.get(0))?;
        let mut numbers: Vec<i64> = found.collect::<Result<_, _>>()?;
        if numbers.len() < SORTED {
            numbers.sort_unstable();
            numbers.dedup();
            if let Some(known) = &rarest {
                numbers.retain(|number| known.binary_search(number).is_ok());
            }
            rarest = Some(numbers);
        }
    }
    let mut games = Vec::new();
    if let Some(numbers) = rarest {
        let sql = "SELECT name, listed, place FROM game
            WHERE number = ?1 AND listed IS NOT NULL AND (?2 = '' OR phase = ?2)";
        let mut statement = connection.prepare_cached(sql)?;
        let phase = query.phase.map_or("", Phase::name);
        for number in numbers.into_iter().rev() {
            if games.len() == query.limit {
                break;
            }
            games.extend(statement.query_row(params![number, phase], summary).optional()?.filter(is_meant));
        }
        return Ok(games);
    }
    // Unfinished games are few and have an index; of the others the newest are read.
    let phase = query.phase.filter(|phase| *phase != Phase::Finished);
    let sql = match phase {
        Some(_) => {
            "SELECT name, listed, place FROM game INDEXED BY game_phase
                WHERE phase = ?3 AND phase <> 'finished' AND number < ?1 ORDER BY number DESC LIMIT ?2"
        }
        None => {
            "SELECT name, listed, place FROM game
                WHERE number < ?1 AND listed IS NOT NULL AND ?3 IS NOT NULL ORDER BY number DESC LIMIT ?2"
        }
    };
    let mut statement = connection.prepare_cached(sql)?;
    let phase = phase.map_or("", Phase::name);
    for found in statement.query_map(params![before, LOOKED_AT as i64, phase], summary)? {
        let found = found?;
        if is_meant(&found) {
            games.push(found);
        }
        if games.len() == query.limit {
            break;
        }
    }
    Ok(games)
}

/// Lists the numbers and names of all games, the oldest first.
pub(super) fn games(connection: &Connection) -> rusqlite::Result<Vec<(i64, String)>> {
    let mut statement = connection.prepare_cached("SELECT number, name FROM game WHERE number < ?1 ORDER BY number")?;
    statement.query_map([LINE], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Lists the same from the index alone, for a file whose table of games is damaged.
pub(super) fn games_by_index(connection: &Connection) -> rusqlite::Result<Vec<(i64, String)>> {
    let sql = "SELECT number, name FROM game INDEXED BY sqlite_autoindex_game_1 WHERE name > ''";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut games: Vec<(i64, String)> = found.collect::<Result<_, _>>()?;
    games.sort_unstable();
    Ok(games)
}

/// Lists finished games that are not in an archive, from the oldest on, after a number.
pub(super) fn finished(connection: &Connection, after: i64, most: usize) -> rusqlite::Result<Vec<(i64, String)>> {
    let sql = "SELECT number, name FROM game WHERE number > ?1 AND number < ?2 AND phase = 'finished' AND place IS NULL
        ORDER BY number LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    statement.query_map(params![after, LINE, most as i64], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Counts the rows of the game with a number.
pub(super) fn count_rows(connection: &Connection, number: i64) -> rusqlite::Result<u64> {
    let mut statement = connection.prepare_cached("SELECT count(*) FROM row WHERE key > ?1 AND key <= ?2")?;
    statement
        .query_row(params![key(number, 0), key(number, MOST_ROWS)], |row| row.get::<_, i64>(0))
        .map(|count| count as u64)
}

/// Lists the names of games in certain phases, the oldest first.
pub(super) fn in_phases(connection: &Connection, phases: [&str; 3]) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT name FROM game INDEXED BY game_phase WHERE phase IN (?1, ?2, ?3) AND phase <> 'finished' ORDER BY number";
    connection.prepare_cached(sql)?.query_map(phases, |row| row.get(0))?.collect()
}

/// Creates the tables of a new file.
pub(super) fn begin(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(TABLES)?;
    Ledger::EMPTY.write(connection, Table::Games)
}
