//! A file that was damaged on disk is refused with a reason, or returns only what was written.

use std::collections::BTreeMap;
use std::path::Path;

use super::tests::{Folder, rows};
use super::*;

/// The rows written, by game.
type Written = BTreeMap<String, Vec<ChainedRow>>;

/// Writes some games, with some long rows.
async fn write(journal: &SqliteJournal) -> Written {
    let mut written = Written::new();
    for count in [40, 3, 60] {
        let game = GameId::random().unwrap();
        let mut all = rows(journal, game, count).await;
        let long = ChainedRow::after(all.last().unwrap(), "long ".repeat(2_000));
        let summary = None;
        journal.append(Append { game, row: long.clone(), summary }).await.unwrap().unwrap();
        all.push(long);
        written.insert(game.to_string(), all);
    }
    written
}

/// What a reader finds in a file.
#[derive(Debug, PartialEq)]
enum Found {
    /// Everything that was written.
    All,
    /// The first rows of some games; the rest is missing.
    Less,
    /// A reason why it cannot be trusted.
    Refused(String),
}

/// Opens a file, and compares its rows with what was written.
fn look(path: &Path, written: &Written) -> Found {
    let found = (|| {
        let journal = SqliteJournal::open(path)?;
        let mut found = Written::new();
        for game in journal.games()? {
            let rows = journal.read(game, 0)?;
            verify_rows(game, &rows, journal.head(game)?)?;
            found.insert(game.to_string(), rows);
        }
        Ok(found)
    })();
    match found {
        Err(error) => Found::Refused(JournalError::to_string(&error)),
        Ok(found) if found == *written => Found::All,
        Ok(found) => {
            for (game, rows) in found {
                assert!(written[&game].starts_with(&rows), "game {game} tells what was never written");
            }
            Found::Less
        }
    }
}

/// Returns pseudo-random numbers from a fixed sequence.
fn draw(state: &mut u64) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize
}

fn put(folder: &Folder, files: &[(&str, &[u8])]) {
    for name in ["hall.db", "hall.db-wal", "hall.db-shm"] {
        let _ = std::fs::remove_file(folder.0.join(name));
    }
    for (name, bytes) in files {
        std::fs::write(folder.0.join(name), bytes).unwrap();
    }
}

#[tokio::test]
async fn flipped_bits_and_lost_ends_of_a_closed_file_are_found() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let written = write(&journal).await;
    journal.close().unwrap();
    drop(journal);
    let whole = std::fs::read(folder.file()).unwrap();
    assert_eq!(look(&folder.file(), &written), Found::All);
    let mut state = 7;
    let (mut refused, mut harmless) = (0, 0);
    for round in 0..120 {
        let mut torn = whole.clone();
        if round % 3 == 0 {
            torn.truncate(draw(&mut state) % whole.len());
        } else {
            torn[draw(&mut state) % whole.len()] ^= 1 << (draw(&mut state) % 8);
        }
        put(&folder, &[("hall.db", &torn)]);
        match look(&folder.file(), &written) {
            Found::Refused(why) => {
                refused += 1;
                assert!(why.contains("hall.db") || why.contains("game "), "{why}");
            }
            // A bit in unused space.
            Found::All => harmless += 1,
            // An empty file counts as a new one; any other file that loses rows must say so.
            Found::Less => assert!(torn.is_empty(), "round {round}: rows are gone and nobody says so"),
        }
    }
    assert!(refused > 60, "{refused} refused, {harmless} harmless");
    put(&folder, &[("hall.db", &whole)]);
    assert_eq!(look(&folder.file(), &written), Found::All, "the file itself was never changed");
}

#[tokio::test]
async fn a_log_that_was_cut_off_gives_the_rows_before_and_a_broken_one_is_refused() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let written = write(&journal).await;
    // As after a kill: the log holds rows that the file does not.
    let file = std::fs::read(folder.file()).unwrap();
    let log = std::fs::read(folder.0.join("hall.db-wal")).unwrap();
    assert!(log.len() > 100_000, "there is something in the log: {}", log.len());
    let copy = Folder::new();
    put(&copy, &[("hall.db", &file), ("hall.db-wal", &log)]);
    assert_eq!(look(&copy.file(), &written), Found::All);
    let mut state = 11;
    let (mut less, mut refused) = (0, 0);
    for round in 0..60 {
        let mut torn = log.clone();
        let is_cut = round % 2 == 0;
        if is_cut {
            torn.truncate(32 + draw(&mut state) % (log.len() - 32));
        } else {
            torn[32 + draw(&mut state) % (log.len() - 32)] ^= 1 << (draw(&mut state) % 8);
        }
        put(&copy, &[("hall.db", &file), ("hall.db-wal", &torn)]);
        match look(&copy.file(), &written) {
            Found::Refused(why) => {
                refused += 1;
                assert!(why.contains("hall.db"), "{why}");
                assert!(!is_cut, "round {round}: a commit that did not reach the disk is no damage: {why}");
            }
            Found::Less => less += 1,
            Found::All => {}
        }
    }
    assert!(less > 10 && refused > 10, "{less} recovered, {refused} refused");
}
