//! One program writes a file, and only while it is the file found under its name.

use std::path::Path;

use super::tests::{Folder, rows};
use super::*;

async fn append(journal: &SqliteJournal, last: &ChainedRow, game: GameId) -> Result<(), JournalError> {
    let row = ChainedRow::after(last, "one more".to_owned());
    journal.append(Append { game, row, summary: None }).await.unwrap()
}

/// Damages the files of an open journal and checks that no later write is acknowledged.
async fn after(what: &str, harm: impl Fn(&Path, &Path)) {
    let (folder, other) = (Folder::new(), Folder::new());
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let written = rows(&journal, game, 20).await;
    journal.check().unwrap();
    // Another Arbiter file that is not smaller.
    let foreign = SqliteJournal::open(&other.file()).unwrap();
    rows(&foreign, GameId::random().unwrap(), 200).await;
    foreign.close().unwrap();
    drop(foreign);
    harm(&folder.file(), &other.file());
    assert_eq!(append(&journal, &written[19], game).await, Err(JournalError::Lost), "{what}");
    assert_eq!(journal.check(), Err(JournalError::Lost), "{what}");
    // It stays so, even after the files are repaired.
    assert_eq!(append(&journal, &written[19], game).await, Err(JournalError::Lost), "{what}");
    assert_eq!(journal.close(), Err(JournalError::Lost), "{what}");
}

fn log(path: &Path) -> std::path::PathBuf {
    super::wal::beside(path, "-wal")
}

#[tokio::test]
async fn a_file_that_was_deleted_or_replaced_is_not_written_any_more() {
    after("deleted", |file, _| std::fs::remove_file(file).unwrap()).await;
    after("moved away", |file, _| std::fs::rename(file, file.with_extension("away")).unwrap()).await;
    after("replaced", |file, other| std::fs::rename(other, file).unwrap()).await;
    after("overwritten", |file, other| assert!(std::fs::copy(other, file).unwrap() > 0)).await;
    after("cut short", |file, _| std::fs::OpenOptions::new().write(true).open(file).unwrap().set_len(4_096).unwrap())
        .await;
    after("log deleted", |file, _| std::fs::remove_file(log(file)).unwrap()).await;
    after("log replaced", |file, _| {
        let copy = file.with_extension("copy");
        std::fs::copy(log(file), &copy).unwrap();
        std::fs::rename(copy, log(file)).unwrap();
    })
    .await;
    after("log emptied", |file, _| drop(std::fs::File::create(log(file)).unwrap())).await;
}

#[tokio::test]
async fn a_file_that_replaced_another_is_left_alone_at_the_end() {
    let (folder, other) = (Folder::new(), Folder::new());
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    rows(&journal, GameId::random().unwrap(), 20).await;
    let foreign = SqliteJournal::open(&other.file()).unwrap();
    rows(&foreign, GameId::random().unwrap(), 20).await;
    for name in ["hall.db", "hall.db-wal"] {
        std::fs::copy(other.0.join(name), folder.0.join(format!("{name}.new"))).unwrap();
        std::fs::rename(folder.0.join(format!("{name}.new")), folder.0.join(name)).unwrap();
    }
    assert_eq!(journal.close(), Err(JournalError::Lost));
    drop(journal);
    for name in ["hall.db", "hall.db-wal"] {
        assert_eq!(std::fs::read(folder.0.join(name)).unwrap(), std::fs::read(other.0.join(name)).unwrap(), "{name}");
    }
}

#[tokio::test]
async fn a_second_program_is_refused_and_told_who_was_first() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let written = rows(&journal, game, 3).await;
    let told = SqliteJournal::open(&folder.file()).unwrap_err().to_string();
    assert!(told.contains(&format!("process {}", std::process::id())) && told.contains("hall.db"), "{told}");
    #[cfg(unix)]
    {
        let link = folder.0.join("link.db");
        std::os::unix::fs::symlink(folder.file(), &link).unwrap();
        assert!(SqliteJournal::open(&link).unwrap_err().to_string().contains("process"), "under another name too");
    }
    assert!(SqliteJournal::open_existing(&folder.file()).is_err());
    append(&journal, &written[2], game).await.unwrap();
    assert_eq!(SqliteJournal::open_read_only(&folder.file()).unwrap().read(game, 0).unwrap().len(), 4);
    journal.close().unwrap();
    assert_eq!(SqliteJournal::open(&folder.file()).unwrap().read(game, 0).unwrap().len(), 4);
}

#[cfg(unix)]
#[test]
fn a_file_with_two_names_is_refused() {
    let folder = Folder::new();
    drop(SqliteJournal::open(&folder.file()).unwrap());
    std::fs::hard_link(folder.file(), folder.0.join("second.db")).unwrap();
    for name in ["hall.db", "second.db"] {
        let told = SqliteJournal::open(&folder.0.join(name)).unwrap_err().to_string();
        assert!(told.contains("2 names"), "{told}");
    }
}

/// Copies the files that a killed program would leave behind.
fn killed(folder: &Folder, files: &[&str]) -> Folder {
    let copy = Folder::new();
    for name in files {
        std::fs::copy(folder.0.join(name), copy.0.join(name)).unwrap();
    }
    copy
}

#[tokio::test]
async fn a_file_that_was_not_closed_is_refused_without_its_log() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let written = rows(&journal, game, 30).await;
    let whole = killed(&folder, &["hall.db", "hall.db-wal"]);
    assert_eq!(SqliteJournal::open(&whole.file()).unwrap().read(game, 0).unwrap(), written);

    for is_empty in [false, true] {
        let part = killed(&folder, &["hall.db"]);
        if is_empty {
            std::fs::write(part.0.join("hall.db-wal"), b"").unwrap();
        }
        let before = std::fs::read(part.file()).unwrap();
        for refused in [SqliteJournal::open(&part.file()), SqliteJournal::open_read_only(&part.file())] {
            let told = refused.unwrap_err().to_string();
            assert!(told.contains("was not closed properly") && told.contains("arbiter restore"), "{told}");
        }
        assert_eq!(std::fs::read(part.file()).unwrap(), before, "nothing was changed");
        let remains = SqliteJournal::open_remains(&part.file()).unwrap();
        assert!(remains.lacks_log());
        let copy = part.0.join("copy.db");
        remains.back_up(&copy).unwrap();
        assert!(written.starts_with(&SqliteJournal::open(&copy).unwrap().read(game, 0).unwrap()));
    }

    let only_log = killed(&folder, &["hall.db-wal"]);
    let told = SqliteJournal::open(&only_log.file()).unwrap_err().to_string();
    assert!(told.contains("its log is there"), "{told}");
    assert!(only_log.0.join("hall.db-wal").exists());
}

#[tokio::test]
async fn a_copy_made_while_games_are_played_needs_no_log() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let written = rows(&journal, game, 5).await;
    let copy = folder.0.join("copy.db");
    SqliteJournal::open_read_only(&folder.file()).unwrap().back_up(&copy).unwrap();
    assert_eq!(SqliteJournal::open_read_only(&copy).unwrap().read(game, 0).unwrap(), written);
    assert_eq!(SqliteJournal::open(&copy).unwrap().read(game, 0).unwrap(), written);
}
