use std::path::PathBuf;
use std::sync::Arc;

use super::*;

/// A temporary folder for one test, deleted afterwards.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-journal-{}", GameId::random().unwrap()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(super) fn file(&self) -> PathBuf {
        self.0.join("hall.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The bytes in one page of the file.
const PAGE: usize = 4096;

fn summary(game: GameId, phase: &str) -> GameSummary {
    GameSummary { game: game.to_string(), phase: phase.to_owned(), result: "*".to_owned(), ..GameSummary::default() }
}

async fn append(journal: &dyn Journal, game: GameId, row: &ChainedRow) -> Result<(), JournalError> {
    journal.append(Append { game, row: row.clone(), summary: Some(summary(game, "playing")) }).await.unwrap()
}

/// Runs the same test with both journals.
async fn with_both<F: Future<Output = ()>>(work: impl Fn(Arc<dyn Journal>) -> F) {
    work(Arc::new(MemoryJournal::default())).await;
    let folder = Folder::new();
    work(Arc::new(SqliteJournal::open(&folder.file()).unwrap())).await;
}

/// Writes the given number of rows.
pub(super) async fn rows(journal: &dyn Journal, game: GameId, count: usize) -> Vec<ChainedRow> {
    let mut written = vec![ChainedRow::first(game, "row 1".to_owned())];
    for number in 2..=count {
        written.push(ChainedRow::after(written.last().unwrap(), format!("row {number}")));
    }
    for row in &written {
        append(journal, game, row).await.unwrap();
    }
    written
}

#[tokio::test]
async fn rows_come_back_from_any_place() {
    with_both(|journal| async move {
        let game = GameId::random().unwrap();
        let written = rows(&*journal, game, 3).await;
        assert_eq!(journal.read(game, 0).unwrap(), written);
        assert_eq!(journal.read(game, 2).unwrap(), written[2..]);
        assert_eq!(journal.read(game, 9).unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn only_the_row_that_follows_is_appended() {
    with_both(|journal| async move {
        let game = GameId::random().unwrap();
        let written = rows(&*journal, game, 2).await;
        let conflict = Err(JournalError::Conflict { game, found: 2, last: 2 });
        assert_eq!(append(&*journal, game, &written[1]).await, conflict);
        let gap = ChainedRow::at(4, written[1].hash, "row 4".to_owned());
        assert_eq!(append(&*journal, game, &gap).await, Err(JournalError::Conflict { game, found: 4, last: 2 }));
        let stranger = ChainedRow::at(3, ChainedRow::root(game), "row 3".to_owned());
        assert_eq!(append(&*journal, game, &stranger).await, Err(JournalError::Conflict { game, found: 3, last: 2 }));
        assert_eq!(journal.read(game, 0).unwrap(), written);
    })
    .await;
}

#[tokio::test]
async fn the_log_does_not_grow_without_end() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let mut row = ChainedRow::first(game, "x".repeat(1 << 20));
    let mut longest = 0;
    // Together three times what the log may hold.
    for _ in 0..(3 * checkpoint::MOST * PAGE) >> 20 {
        append(&journal, game, &row).await.unwrap();
        row = ChainedRow::after(&row, "x".repeat(1 << 20));
        longest = longest.max(std::fs::metadata(folder.0.join("hall.db-wal")).unwrap().len() as usize);
    }
    let one = 2 << 20;
    assert!(longest <= checkpoint::MOST * (PAGE + 24) + one, "the log was {longest} bytes long");
    journal.close().unwrap();
    assert!(
        !folder.0.join("hall.db-wal").exists() || std::fs::metadata(folder.0.join("hall.db-wal")).unwrap().len() == 0
    );
    let last = row.seq - 1;
    assert_eq!(journal.read(game, last - 1).unwrap().len(), 1);
}

#[tokio::test]
async fn of_many_who_append_at_once_one_succeeds() {
    with_both(|journal| async move {
        let game = GameId::random().unwrap();
        let first = rows(&*journal, game, 1).await.remove(0);
        let rivals: Vec<_> = (0..50).map(|number| ChainedRow::after(&first, format!("rival {number}"))).collect();
        let answers: Vec<_> =
            rivals.iter().map(|row| journal.append(Append { game, row: row.clone(), summary: None })).collect();
        let mut succeeded = 0;
        for answer in answers {
            succeeded += usize::from(answer.await.unwrap().is_ok());
        }
        assert_eq!((succeeded, journal.read(game, 0).unwrap().len()), (1, 2));
    })
    .await;
}

#[tokio::test]
async fn rows_of_many_games_that_wait_together_are_all_written() {
    with_both(|journal| async move {
        let games: Vec<GameId> = (0..200).map(|_| GameId::random().unwrap()).collect();
        let first = |game| Append { game, row: ChainedRow::first(game, "created".to_owned()), summary: None };
        let answers: Vec<_> = games.iter().map(|&game| journal.append(first(game))).collect();
        for answer in answers {
            answer.await.unwrap().unwrap();
        }
        assert!(games.iter().all(|&game| journal.read(game, 0).unwrap().len() == 1));
    })
    .await;
}

/// Counts the commits of a journal.
fn commits(journal: &SqliteJournal) -> usize {
    let metrics = crate::metrics::Metrics::new();
    metrics.count_commits(journal.commits());
    let text = metrics.to_text(0);
    let line = text.lines().find(|line| line.starts_with("arbiter_commit_rows_count")).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn rows_that_wait_share_a_commit_and_nothing_is_answered_before_it() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    // Another connection holds the file, so that nothing can be committed.
    let other = rusqlite::Connection::open(folder.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let games: Vec<GameId> = (0..300).map(|_| GameId::random().unwrap()).collect();
    let first = |game| Append { game, row: ChainedRow::first(game, "created".to_owned()), summary: None };
    let mut answers: Vec<_> = games.iter().map(|&game| journal.append(first(game))).collect();
    // A program that crashed now would find none of them again.
    let copy = Folder::new();
    for name in ["hall.db", "hall.db-wal"] {
        std::fs::copy(folder.0.join(name), copy.0.join(name)).unwrap();
    }
    let fallen = SqliteJournal::open(&copy.file()).unwrap();
    assert!(games.iter().all(|&game| fallen.read(game, 0).unwrap().is_empty()));
    assert!(answers.iter_mut().all(|answer| answer.try_recv().is_err()), "nobody was told anything");
    other.execute_batch("COMMIT").unwrap();
    for answer in answers {
        answer.await.unwrap().unwrap();
    }
    // The first of them may have been taken alone; all others were waiting by then.
    let commits = commits(&journal);
    assert!((1..=2).contains(&commits), "{commits} commits for 300 rows");
    assert!(games.iter().all(|&game| journal.read(game, 0).unwrap().len() == 1));
}

#[tokio::test]
async fn lists_are_paged_the_newest_first() {
    with_both(|journal| async move {
        let games: Vec<GameId> = (0..5).map(|_| GameId::random().unwrap()).collect();
        for &game in &games {
            rows(&*journal, game, 1).await;
        }
        let names = |list: Vec<GameSummary>| list.into_iter().map(|game| game.game).collect::<Vec<_>>();
        let page = names(journal.list(&ListQuery { limit: 2, ..ListQuery::default() }).unwrap());
        assert_eq!(page, [games[4].to_string(), games[3].to_string()]);
        assert_eq!(
            names(journal.list(&ListQuery { before: Some(games[3]), limit: 9, ..ListQuery::default() }).unwrap()).len(),
            3
        );
        assert_eq!(journal.running().unwrap(), games);
    })
    .await;
}

#[tokio::test]
async fn a_file_that_was_closed_opens_again_with_everything() {
    let folder = Folder::new();
    let game = GameId::random().unwrap();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let written = rows(&journal, game, 5).await;
    journal.close().unwrap();
    assert!(append(&journal, game, &ChainedRow::after(&written[4], "too late".to_owned())).await.is_err());
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!(journal.read(game, 0).unwrap(), written);
    assert_eq!(journal.head(game).unwrap(), Some((5, written[4].hash)));
    let copy = folder.0.join("copy.db");
    journal.back_up(&copy).unwrap();
    assert!(journal.back_up(&copy).is_err(), "a backup overwrites nothing");
    assert_eq!(SqliteJournal::open_read_only(&copy).unwrap().read(game, 0).unwrap(), written);
}

#[tokio::test]
async fn a_changed_past_is_told_with_its_place() {
    let folder = Folder::new();
    let game = GameId::random().unwrap();
    let written = {
        let journal = SqliteJournal::open(&folder.file()).unwrap();
        rows(&journal, game, 5).await
    };
    let change = |sql: &str| {
        let file = rusqlite::Connection::open(folder.file()).unwrap();
        assert_eq!(file.execute(sql, []).unwrap(), 1, "{sql}");
        let journal = SqliteJournal::open_read_only(&folder.file()).unwrap();
        let found = verify_rows(game, &journal.read(game, 0).unwrap(), journal.head(game).unwrap());
        found.unwrap_err().to_string()
    };
    let told = change("UPDATE row SET body = CAST(x'00' || 'row three' AS BLOB) WHERE key & 0xffffff = 3");
    assert!(told.contains("row 3") && told.contains("does not give its hash"), "{told}");
    assert!(change("DELETE FROM row WHERE key & 0xffffff = 3").contains("row 3: it is missing"));
    assert!(verify_rows(game, &written, Some((5, written[4].hash))).is_ok());
    let told = verify_rows(game, &written[..3], Some((5, written[4].hash))).unwrap_err().to_string();
    assert!(told.contains("row 4: it is missing, and so are those up to 5"), "{told}");
    let another = GameId::random().unwrap();
    assert!(verify_rows(another, &written, None).is_err());
}

#[tokio::test]
async fn a_damaged_file_is_refused_with_a_reason() {
    let folder = Folder::new();
    let game = GameId::random().unwrap();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    rows(&journal, game, 400).await;
    journal.close().unwrap();
    drop(journal);
    let whole = std::fs::read(folder.file()).unwrap();

    std::fs::write(folder.file(), &whole[..whole.len() / 2]).unwrap();
    let told = SqliteJournal::open_read_only(&folder.file()).unwrap_err().to_string();
    assert!(told.contains("hall.db") && told.contains("arbiter restore"), "{told}");

    let mut torn = whole.clone();
    for byte in &mut torn[4096..whole.len() / 2] {
        *byte ^= 0x5a;
    }
    std::fs::write(folder.file(), &torn).unwrap();
    let refused = SqliteJournal::open_read_only(&folder.file());
    assert!(refused.unwrap_err().to_string().contains("hall.db"));

    std::fs::write(folder.file(), b"This is no database, and never was one; somebody has mixed up two files.").unwrap();
    assert!(SqliteJournal::open(&folder.file()).unwrap_err().to_string().contains("not a database"));

    std::fs::write(folder.file(), &whole).unwrap();
    assert_eq!(SqliteJournal::open(&folder.file()).unwrap().read(game, 0).unwrap().len(), 400);
}

#[test]
fn a_file_of_another_program_or_of_the_future_is_left_alone() {
    let folder = Folder::new();
    let other = rusqlite::Connection::open(folder.file()).unwrap();
    other.pragma_update(None, "application_id", 77).unwrap();
    drop(other);
    assert!(SqliteJournal::open(&folder.file()).unwrap_err().to_string().contains("another program"));

    let newer = folder.0.join("newer.db");
    drop(SqliteJournal::open(&newer).unwrap());
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(SqliteJournal::open(&newer).unwrap_err().to_string().contains("version 99"));
}

#[tokio::test]
async fn games_are_found_by_words_without_accents() {
    with_both(|journal| async move {
        let games: Vec<GameId> = (0..3).map(|_| GameId::random().unwrap()).collect();
        for (game, white, event) in [
            (games[0], "Kováč", None),
            (games[1], "Dolejš", Some("Říčany Open")),
            (games[2], "KOVÁČ", Some("Memoriál")),
        ] {
            let row = ChainedRow::first(game, "row 1".to_owned());
            let mut listed = summary(game, "finished");
            listed.names.white = Some(white.to_owned());
            listed.event = event.map(str::to_owned);
            listed.ended = Some(7);
            journal.append(Append { game, row, summary: Some(listed) }).await.unwrap().unwrap();
        }
        let find = |words: &[&str], before, limit| -> Vec<String> {
            let query = ListQuery { before, limit, phase: Some(Phase::Finished), search: Some(words.join(" ")) };
            let found = journal.list(&query).unwrap();
            assert!(found.iter().all(|game| game.ended == Some(7)));
            found.into_iter().map(|game| game.game).collect()
        };
        assert_eq!(find(&["kovac"], None, 9), [games[2].to_string(), games[0].to_string()]);
        assert_eq!(find(&["kovac"], None, 1), [games[2].to_string()]);
        assert_eq!(find(&["kovac"], Some(games[2]), 9), [games[0].to_string()]);
        assert_eq!(find(&["open", "ricany"], None, 9), [games[1].to_string()]);
        assert!(find(&["kovac", "open"], None, 9).is_empty());
        let playing = Some(Phase::Playing);
        let query = ListQuery { before: None, limit: 9, phase: playing, search: Some("kovac".to_owned()) };
        assert!(journal.list(&query).unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_copy_gets_its_name_when_it_is_whole() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let written = rows(&journal, game, 5).await;
    let copy = folder.0.join("copy.db");
    // The remains of an interrupted backup are overwritten.
    std::fs::write(folder.0.join("copy.db.part"), "half a page").unwrap();
    journal.back_up(&copy).unwrap();
    assert!(!folder.0.join("copy.db.part").exists());
    assert_eq!(SqliteJournal::open_read_only(&copy).unwrap().read(game, 0).unwrap(), written);
    // An existing file is not touched, whatever it contains.
    for content in ["", "newer than the copy"] {
        std::fs::write(folder.0.join("other.db"), content).unwrap();
        let told = journal.back_up(&folder.0.join("other.db")).unwrap_err().to_string();
        assert!(told.contains("is there already") && !told.contains("restore"), "{told}");
        assert_eq!(std::fs::read_to_string(folder.0.join("other.db")).unwrap(), content);
    }
    let part = std::fs::File::create(folder.0.join("busy.db.part")).unwrap();
    part.lock().unwrap();
    assert!(journal.back_up(&folder.0.join("busy.db")).unwrap_err().to_string().contains("another backup"));
    std::fs::write(folder.0.join("gone.db-wal"), "a log").unwrap();
    assert!(journal.back_up(&folder.0.join("gone.db")).unwrap_err().to_string().contains("gone.db-wal"));
    let told = journal.back_up(&folder.0.join("no/such/folder.db")).unwrap_err().to_string();
    assert!(told.contains("there is no directory") && !told.contains("damaged"), "{told}");
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let mode = |name: &str| std::fs::metadata(folder.0.join(name)).unwrap().permissions().mode() & 0o777;
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    rows(&journal, GameId::random().unwrap(), 2).await;
    journal.back_up(&folder.0.join("copy.db")).unwrap();
    for name in ["hall.db", "hall.db-wal", "hall.db-shm", "hall.db-lock", "copy.db"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    journal.close().unwrap();
    drop(journal);
    // A file that an older version left readable for everybody is restricted to its owner.
    std::fs::set_permissions(folder.file(), std::fs::Permissions::from_mode(0o644)).unwrap();
    let _journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!((mode("hall.db"), mode("hall.db-wal")), (0o600, 0o600));
}

#[test]
fn errors_name_their_cause() {
    let folder = Folder::new();
    let told = |path: &std::path::Path| SqliteJournal::open_read_only(path).unwrap_err().to_string();
    assert!(told(&folder.file()).contains("there is no such file"), "{}", told(&folder.file()));
    assert!(told(&folder.0).contains("it is a directory"), "{}", told(&folder.0));
    std::fs::write(folder.file(), "").unwrap();
    assert!(told(&folder.file()).contains("it is empty"), "{}", told(&folder.file()));
    for path in [folder.file(), folder.0.clone(), folder.0.join("missing.db")] {
        assert!(!told(&path).contains("backup"), "a backup is no cure here: {}", told(&path));
    }
    assert!(SqliteJournal::open_existing(&folder.0.join("missing.db")).is_err());
    assert!(!folder.0.join("missing.db").exists() && !folder.0.join("missing.db-lock").exists());
}

#[tokio::test]
async fn games_are_found_by_the_beginnings_of_names() {
    with_both(|journal| async move {
        let names = ["Anna Nováková", "Bedřich Novák", "Čeněk Řezáč", "Anna-Marie Dvořáková"];
        for name in names {
            let game = GameId::random().unwrap();
            let mut summary = summary(game, if name.starts_with('B') { "finished" } else { "playing" });
            summary.names.white = Some(name.to_owned());
            let row = ChainedRow::first(game, "created".to_owned());
            journal.append(Append { game, row, summary: Some(summary) }).await.unwrap().unwrap();
        }
        let found = |search: &str, phase: Option<Phase>| {
            let query = ListQuery { limit: 9, phase, search: Some(search.to_owned()), before: None };
            let games = journal.list(&query).unwrap();
            games.into_iter().filter_map(|game| game.names.white).collect::<Vec<_>>()
        };
        assert_eq!(found("novak", None), [names[1], names[0]]);
        assert_eq!(found("NOV anna", None), [names[0]]);
        assert_eq!(found("rezac", None), [names[2]]);
        assert_eq!(found("marie", None), [names[3]]);
        assert_eq!(found("novak", Some(Phase::Finished)), [names[1]]);
        assert_eq!(found("ovak", None), [""; 0]);
        assert_eq!(found("  ", None).len(), 4, "no words are no search");
    })
    .await;
}

#[tokio::test]
async fn a_name_that_changes_is_found_by_the_new_one() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = GameId::random().unwrap();
    let mut row = ChainedRow::first(game, "created".to_owned());
    for name in ["Anna", "Berta"] {
        let mut summary = summary(game, "waiting");
        summary.names.white = Some(name.to_owned());
        journal.append(Append { game, row: row.clone(), summary: Some(summary) }).await.unwrap().unwrap();
        row = ChainedRow::after(&row, "seated".to_owned());
    }
    let found = |search: &str| {
        let search = Some(search.to_owned());
        journal.list(&ListQuery { limit: 9, search, ..ListQuery::default() }).unwrap().len()
    };
    assert_eq!((found("anna"), found("berta")), (0, 1));
}

/// A row of a move, as servers write it.
fn a_move(number: u64) -> String {
    r#"{"entered":{"id":"N","seat":"white","name":"Anna Nováková","wall":17949115N,"clock":{"white":317970,"black":314951,"running":"black"},"entry":{"at":N,"by":"white","act":{"act":"play","move":"e1g1"},"read":{"move":"e1h1"},"rulings":[{"at":N,"ruling":"move_made","by":"white","move":"e1g1","san":"O-O","article":"4.7","rule":"MoveMade"},{"at":N,"ruling":"move_completed","by":"white","moves_completed":5,"how":"press","article":"6.2.1","rule":"CompletedByPress"}],"due":0,"rules":4}}}"#
        .replace('N', &(10_000 + number).to_string())
}

#[tokio::test]
async fn a_move_writes_few_pages_and_few_bytes() {
    const MOVES: u64 = 200;
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let games: Vec<GameId> = (0..8).map(|_| GameId::random().unwrap()).collect();
    let mut last: Vec<ChainedRow> = games.iter().map(|game| ChainedRow::first(*game, a_move(0))).collect();
    for (game, row) in games.iter().zip(&last) {
        append(&journal, *game, row).await.unwrap();
    }
    let length = |name: &str| std::fs::metadata(folder.0.join(name)).unwrap().len();
    let before = length("hall.db-wal");
    for number in 1..=MOVES {
        let index = number as usize % games.len();
        let row = ChainedRow::after(&last[index], a_move(number));
        let summary = GameSummary { half_moves: number as u32, ..summary(games[index], "playing") };
        journal.append(Append { game: games[index], row: row.clone(), summary: Some(summary) }).await.unwrap().unwrap();
        last[index] = row;
    }
    let written = (length("hall.db-wal") - before) / MOVES;
    journal.close().unwrap();
    let stored = length("hall.db") / MOVES;
    // It took six pages and 770 bytes before rows were stored in fewer bytes.
    assert!(written <= 3 * 4120, "{written} bytes in the log for a move");
    assert!(stored <= 385, "{stored} bytes in the file for a move");
}
