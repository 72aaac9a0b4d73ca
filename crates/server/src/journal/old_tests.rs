//! Files of the first form open with all their data.

use std::path::Path;

use rusqlite::{Connection, params};

use super::tests::Folder;
use super::*;
use crate::LiveGame;

/// A file written by a server of the first form: one game was resigned, one ended in mate, two wait for their players.
const FIRST_FORM: &[u8] = include_bytes!("files/first-form.db");

/// A game, its rows, and the number and hash of the last row it should have.
type Found = (GameId, Vec<ChainedRow>, Option<(u64, Hash)>);

fn all(journal: &SqliteJournal) -> Vec<Found> {
    let games = journal.games().unwrap();
    let mut all: Vec<_> =
        games.into_iter().map(|game| (game, journal.read(game, 0).unwrap(), journal.head(game).unwrap())).collect();
    all.sort_by_key(|(game, ..)| *game);
    all
}

#[test]
fn a_file_that_an_old_server_has_written_opens_with_everything() {
    let folder = Folder::new();
    std::fs::write(folder.file(), FIRST_FORM).unwrap();
    let before = SqliteJournal::open_read_only(&folder.file()).unwrap();
    let old = all(&before);
    assert!(before.ledger().unwrap().is_none());
    drop(before);
    assert_eq!(std::fs::read(folder.file()).unwrap(), FIRST_FORM, "reading changes nothing");
    assert_eq!(old.len(), 4);

    let journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!(all(&journal), old);
    let mut ledger = Ledger::EMPTY;
    for (game, rows, head) in &old {
        verify_rows(*game, rows, *head).unwrap();
        LiveGame::of(*game, rows, &mut |_, _, _, _| ()).unwrap();
        ledger.proceed(game.as_str(), None, head.unwrap());
    }
    assert_eq!(journal.ledger().unwrap(), Some(ledger));
    let listed = journal.list(&ListQuery { limit: 9, ..ListQuery::default() }).unwrap();
    let told: Vec<_> = listed.iter().map(|game| (game.phase.as_str(), game.result.as_str(), game.half_moves)).collect();
    assert_eq!(told, [("finished", "1-0", 7), ("finished", "1-0", 10), ("waiting", "*", 0), ("waiting", "*", 0)]);
    let found = |search: &str| {
        let search = Some(search.to_owned());
        journal.list(&ListQuery { limit: 9, search, ..ListQuery::default() }).unwrap().len()
    };
    assert_eq!([found("novak"), found("bedrich anna"), found("bedrichova"), found("carl")], [4, 4, 0, 0]);
    journal.close().unwrap();
    assert_eq!(all(&SqliteJournal::open(&folder.file()).unwrap()), old, "and again");
}

fn write_old(path: &Path, rows: &[(GameId, ChainedRow)]) -> Connection {
    let file = Connection::open(path).unwrap();
    migrations::first_version(&file);
    for (game, row) in rows {
        let body = (game.as_str(), row.seq as i64, row.previous.0, row.hash.0, &row.body);
        file.execute("INSERT INTO row (game, seq, previous, hash, body) VALUES (?1, ?2, ?3, ?4, ?5)", body).unwrap();
        let head = params![game.as_str(), row.seq as i64, row.hash.0];
        file.execute("INSERT OR REPLACE INTO head (game, seq, hash) VALUES (?1, ?2, ?3)", head).unwrap();
    }
    file.execute("INSERT INTO fact (name, value) VALUES ('closed', 'yes')", []).unwrap();
    file
}

#[test]
fn damage_in_an_old_file_is_taken_over_and_still_found() {
    let folder = Folder::new();
    let games: Vec<GameId> = (0..4).map(|_| GameId::random().unwrap()).collect();
    let mut rows = Vec::new();
    for &game in &games {
        let mut row = ChainedRow::first(game, "row 1".to_owned());
        for number in 2..=5 {
            let next = ChainedRow::after(&row, format!("row {number}"));
            rows.push((game, std::mem::replace(&mut row, next)));
        }
        rows.push((game, row));
    }
    let file = write_old(&folder.file(), &rows);
    let change = |sql: &str, game: GameId| assert_eq!(file.execute(sql, [game.as_str()]).unwrap(), 1, "{sql}");
    change("UPDATE row SET body = 'another' WHERE game = ?1 AND seq = 3", games[0]);
    change("DELETE FROM row WHERE game = ?1 AND seq = 5", games[1]);
    change("UPDATE row SET previous = zeroblob(32) WHERE game = ?1 AND seq = 2", games[2]);
    drop(file);
    let old = all(&SqliteJournal::open_read_only(&folder.file()).unwrap());
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!(all(&journal), old);
    let told = |game: GameId| {
        let verified = verify_rows(game, &journal.read(game, 0).unwrap(), journal.head(game).unwrap());
        verified.map_err(|error| error.to_string())
    };
    assert!(told(games[0]).unwrap_err().contains("row 3: its content does not give its hash"));
    assert!(told(games[1]).unwrap_err().contains("row 5: it is missing"));
    assert!(told(games[2]).unwrap_err().contains("row 2: it does not follow"));
    assert_eq!(told(games[3]).map(|verified| verified.rows), Ok(5));
}

#[test]
fn an_old_file_that_cannot_be_rewritten_stays_as_it_was() {
    let folder = Folder::new();
    let game = GameId::random().unwrap();
    let file = write_old(&folder.file(), &[(game, ChainedRow::first(game, "row 1".to_owned()))]);
    file.execute("INSERT INTO head (game, seq, hash) VALUES ('no name of a game', 1, zeroblob(32))", []).unwrap();
    drop(file);
    let told = SqliteJournal::open(&folder.file()).unwrap_err().to_string();
    assert!(told.contains("no name of a game"), "{told}");
    assert_eq!(SqliteJournal::open_read_only(&folder.file()).unwrap().read(game, 0).unwrap().len(), 1);
}

#[test]
fn a_file_of_the_second_version_keeps_how_its_games_are_listed() {
    let folder = Folder::new();
    std::fs::write(folder.file(), FIRST_FORM).unwrap();
    let file = Connection::open(folder.file()).unwrap();
    file.execute_batch(old::SECOND).unwrap();
    file.execute("UPDATE summary SET event = 'Šachový klub', ended = 7, reason = 'checkmate' WHERE number = 4", [])
        .unwrap();
    drop(file);
    let old = all(&SqliteJournal::open_read_only(&folder.file()).unwrap());
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!(all(&journal), old);
    let search = Some("sachovy".to_owned());
    let found = journal.list(&ListQuery { limit: 9, search, ..ListQuery::default() }).unwrap();
    assert_eq!(found.len(), 1);
    let GameSummary { event, ended, reason, .. } = &found[0];
    assert_eq!((event.as_deref(), *ended, reason.as_deref()), (Some("Šachový klub"), Some(7), Some("checkmate")));
}
