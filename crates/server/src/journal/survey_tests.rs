//! Missing data of a file is noticed, and whole games are reported.

use rusqlite::Connection;

use super::tests::{Folder, rows};
use super::*;

/// Writes some games and closes the file.
async fn closed(count: usize) -> (Folder, Vec<GameId>) {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let games: Vec<GameId> = (0..count).map(|_| GameId::random().unwrap()).collect();
    for &game in &games {
        rows(&journal, game, 6).await;
    }
    journal.close().unwrap();
    (folder, games)
}

fn change(folder: &Folder, sql: &str) {
    Connection::open(folder.file()).unwrap().execute_batch(sql).unwrap();
}

/// Surveys a file; returns the result, and the ids of the whole games.
fn look(folder: &Folder) -> (Survey, Vec<GameId>) {
    let journal = SqliteJournal::open_damaged(&folder.file()).unwrap();
    let mut whole = Vec::new();
    let found = survey(&journal, |game, condition, _| {
        if matches!(condition, Condition::Whole { .. }) {
            whole.push(game);
        }
        Ok::<_, JournalError>(())
    });
    (found.unwrap(), whole)
}

#[tokio::test]
async fn a_file_that_nobody_has_touched_is_clean() {
    let (folder, games) = closed(3).await;
    let (found, whole) = look(&folder);
    assert_eq!(found, Survey { whole: 3, rows: 18, ..Survey::default() });
    assert_eq!(whole, games);
}

#[tokio::test]
async fn the_last_rows_of_a_game_are_missed_even_if_its_end_was_moved() {
    let (folder, games) = closed(3).await;
    change(&folder, "DELETE FROM row WHERE key = (2 << 24) + 6");
    let (found, whole) = look(&folder);
    assert_eq!((found.broken, whole), (1, vec![games[0], games[2]]));
    change(
        &folder,
        "UPDATE game SET rows = 5, hash = (SELECT hash FROM row WHERE key = (2 << 24) + 5) WHERE number = 2",
    );
    let (found, _) = look(&folder);
    assert!(found.broken == 0 && found.problems.len() == 1, "{found:?}");
    assert!(found.problems[0].contains("should hold 18 rows") && found.problems[0].contains("17"), "{found:?}");
}

#[tokio::test]
async fn whole_games_that_were_deleted_are_missed_wherever_they_stood() {
    for number in [1, 2, 3] {
        let (folder, _) = closed(3).await;
        change(&folder, &format!("DELETE FROM game WHERE number = {number}"));
        let (found, _) = look(&folder);
        assert!(!found.is_clean() && found.whole == 2, "{number}: {found:?}");
        if number < 3 {
            assert!(found.problems[0].contains(&format!("game number {number}")), "{found:?}");
            assert!(found.problems[0].contains("6 of its rows are left"), "{found:?}");
        }
        change(&folder, &format!("DELETE FROM row WHERE key >> 24 = {number}"));
        assert!(!look(&folder).0.is_clean());
    }
}

#[tokio::test]
async fn games_that_were_exchanged_are_noticed() {
    let (folder, _) = closed(3).await;
    // Change their ids.
    change(&folder, "UPDATE game SET name = 'x' || name WHERE number IN (1, 2)");
    let names: Vec<String> = {
        let file = Connection::open(folder.file()).unwrap();
        let mut statement = file.prepare("SELECT name FROM game WHERE number < 9 ORDER BY number").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    change(&folder, &format!("UPDATE game SET name = '{}' WHERE number = 1", &names[1][1..]));
    change(&folder, &format!("UPDATE game SET name = '{}' WHERE number = 2", &names[0][1..]));
    let (found, _) = look(&folder);
    assert_eq!((found.broken, found.whole), (2, 1), "{found:?}");
    // Delete their rows, together with the records of their last rows.
    let (folder, _) = closed(3).await;
    change(
        &folder,
        "UPDATE row SET key = key + (100 << 24) WHERE key >> 24 = 1;
         UPDATE row SET key = key - (1 << 24) WHERE key >> 24 = 2;
         UPDATE row SET key = key - (99 << 24) WHERE key >> 24 = 101;
         UPDATE game SET hash = (SELECT hash FROM row WHERE key = (game.number << 24) + 6) WHERE number < 3",
    );
    let (found, _) = look(&folder);
    assert!(found.broken == 2 && !found.problems.is_empty(), "{found:?}");
}

/// Returns a text without repetitions that takes many pages.
fn long_text() -> String {
    (0..20_000).fold(String::new(), |text, number| text + &number.to_string() + " ")
}

#[tokio::test]
async fn in_a_damaged_file_the_whole_games_are_told_and_can_be_saved() {
    let (folder, games) = closed(60).await;
    let long = {
        let journal = SqliteJournal::open(&folder.file()).unwrap();
        let last = journal.read(games[30], 0).unwrap().pop().unwrap();
        let row = ChainedRow::after(&last, long_text());
        journal.append(Append { game: games[30], row: row.clone(), summary: None }).await.unwrap().unwrap();
        journal.close().unwrap();
        row
    };
    let mut torn = std::fs::read(folder.file()).unwrap();
    let place = torn.windows(25).position(|window| window == &long.body.as_bytes()[50_000..50_025]).unwrap();
    // The header of a page in the middle of that row.
    let page = place / 4096 * 4096;
    torn[page..page + 4].copy_from_slice(&[0xff; 4]);
    std::fs::write(folder.file(), &torn).unwrap();
    let (found, whole) = look(&folder);
    assert_eq!((found.broken, found.whole), (1, 59), "{found:?}");
    let expected: Vec<GameId> = games.iter().copied().filter(|game| *game != games[30]).collect();
    assert_eq!(whole, expected);

    let saved = folder.0.join("saved.db");
    let from = SqliteJournal::open_damaged(&folder.file()).unwrap();
    assert_eq!(salvage(&from, &saved).unwrap().whole, 59);
    let journal = SqliteJournal::open(&saved).unwrap();
    assert_eq!(journal.games().unwrap(), expected);
    assert_eq!(journal.list(&ListQuery { limit: 99, ..ListQuery::default() }).unwrap().len(), 59);
    assert_eq!(survey(&journal, |_, _, _| Ok::<_, JournalError>(())).unwrap().rows, 59 * 6);
    assert!(salvage(&from, &saved).is_err(), "nothing is overwritten");
    assert_eq!(std::fs::read(folder.file()).unwrap(), torn, "the damaged file was not changed");
}
