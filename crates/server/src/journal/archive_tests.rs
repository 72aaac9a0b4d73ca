//! Games move to an archive whole, and are deleted from their file only when the archive has them.

use protocol::{CreatedRow, RegulationsFrame, Row, TableFrame};

use super::tests::Folder;
use super::*;

/// A moment long ago, and a day in milliseconds.
const LONG_AGO: u64 = 1_600_000_000_000;
const DAY: u64 = 86_400_000;

/// Writes a finished game that ended at a moment.
async fn finished(journal: &SqliteJournal, ended: u64) -> GameId {
    let game = GameId::random().unwrap();
    let regulations = RegulationsFrame::default();
    let created = CreatedRow { regulations, table: TableFrame::default(), seats: Vec::new(), wall: ended };
    let mut row = ChainedRow::first(game, Row::Created(Box::new(created)).to_text());
    let phases = ["waiting", "playing", "finished"];
    for phase in phases {
        let mut summary =
            GameSummary { game: game.to_string(), created: ended, phase: phase.to_owned(), ..GameSummary::default() };
        summary.names.white = Some("Anna Nováková".to_owned());
        summary.result = "1-0".to_owned();
        journal.append(Append { game, row: row.clone(), summary: Some(summary) }).await.unwrap().unwrap();
        row = ChainedRow::after(&row, row.body.clone());
    }
    game
}

fn clean(journal: &SqliteJournal) -> Survey {
    let found = survey(journal, |_, _, _| Ok::<_, JournalError>(())).unwrap();
    assert!(found.is_clean(), "{found:?}");
    found
}

fn listed(journal: &SqliteJournal, search: Option<&str>) -> Vec<GameSummary> {
    let search = search.map(str::to_owned);
    journal.list(&ListQuery { limit: 999, search, ..ListQuery::default() }).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn old_games_are_copied_then_pruned_and_stay_listed() {
    let folder = Folder::new();
    let (path, store) = (folder.file(), folder.0.join("store.db"));
    let journal = SqliteJournal::open(&path).unwrap();
    let mut old = Vec::new();
    for number in 0..100 {
        old.push(finished(&journal, LONG_AGO + number).await);
    }
    let new = finished(&journal, LONG_AGO + 10 * DAY).await;
    let rows = journal.read(old[7], 0).unwrap();
    let work = {
        let (path, store) = (path.clone(), store.clone());
        move |afterwards: Afterwards| {
            let from = SqliteJournal::open(&path).unwrap();
            let to = SqliteJournal::open(&store).unwrap();
            let mut told = 0;
            let done = archive(&from, &to, LONG_AGO + DAY, &afterwards, |_| told += 1).unwrap();
            assert!(told > 1);
            done
        }
    };
    // While a server has the file open, nothing is deleted.
    {
        let from = SqliteJournal::open_read_only(&path).unwrap();
        let to = SqliteJournal::open(&store).unwrap();
        let done = archive(&from, &to, LONG_AGO + DAY, &Afterwards::Keep, |_| ()).unwrap();
        assert_eq!((done.looked, done.copied, done.rows, done.pruned), (101, 100, 300, 0));
        assert!(archive(&from, &to, 0, &Afterwards::Keep, |_| ()).unwrap().copied == 0);
        // A file opened read-only cannot be pruned; the error says so.
        let prune = Afterwards::Prune { place: "store.db".to_owned() };
        assert!(archive(&from, &to, LONG_AGO + DAY, &prune, |_| ()).is_err());
    }
    let kept = clean(&journal);
    assert_eq!((kept.whole, kept.rows), (101, 303));
    journal.close().unwrap();
    drop(journal);

    let done = work(Afterwards::Prune { place: "store.db".to_owned() });
    assert_eq!((done.copied, done.already, done.pruned), (0, 100, 100));
    let journal = SqliteJournal::open(&path).unwrap();
    let left = clean(&journal);
    assert_eq!((left.whole, left.archived, left.rows), (1, 100, 3), "the file still knows what it held");
    assert_eq!(
        (journal.read(old[7], 0).unwrap().len(), journal.place(old[7]).unwrap().as_deref()),
        (0, Some("store.db"))
    );
    assert_eq!(journal.place(new).unwrap(), None);
    let games = listed(&journal, Some("novakova"));
    assert_eq!(
        (games.len(), games[100].result.as_str(), games[100].archived.as_deref()),
        (101, "1-0", Some("store.db"))
    );
    let more = ChainedRow::after(&rows[2], "too late".to_owned());
    let refused = journal.append(Append { game: old[7], row: more, summary: None }).await.unwrap();
    assert!(matches!(refused, Err(JournalError::Archived { .. })), "{refused:?}");
    drop(journal);

    let store = SqliteJournal::open(&store).unwrap();
    assert_eq!((clean(&store).whole, store.read(old[7], 0).unwrap()), (100, rows));
    assert_eq!(listed(&store, None).len(), 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_can_leave_the_lists_and_the_room_can_be_given_back() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    for _ in 0..300 {
        finished(&journal, LONG_AGO).await;
    }
    let store = SqliteJournal::open(&folder.0.join("store.db")).unwrap();
    let forget = Afterwards::Forget { place: "store.db".to_owned() };
    assert_eq!(archive(&journal, &store, LONG_AGO + 1, &forget, |_| ()).unwrap().pruned, 300);
    assert_eq!((listed(&journal, None).len(), listed(&journal, Some("anna")).len()), (0, 0));
    assert_eq!(clean(&journal).archived, 300);
    let before = std::fs::metadata(folder.file()).unwrap().len();
    journal.shrink().unwrap();
    let after = std::fs::metadata(folder.file()).unwrap().len();
    assert!(after < before / 2, "{before} bytes became {after}");
    assert_eq!(clean(&SqliteJournal::open(&folder.file()).unwrap()).archived, 300);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_went_on_differently_is_not_mixed() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let game = finished(&journal, LONG_AGO).await;
    let rows = journal.read(game, 0).unwrap();
    let other = SqliteJournal::open(&folder.0.join("other.db")).unwrap();
    let whole = |rows: &[ChainedRow]| vec![WholeGame { game, rows: rows.to_vec(), refused: Vec::new(), summary: None }];
    other.take_in(whole(&rows[..2])).unwrap();
    other.take_in(whole(&rows)).unwrap();
    assert_eq!(other.read(game, 0).unwrap(), rows, "what was missing is added");
    let another = ChainedRow::after(&rows[1], "another end".to_owned());
    let told = other.take_in(whole(&[rows[0].clone(), rows[1].clone(), another])).unwrap_err().to_string();
    assert!(told.contains("went on differently from row 3"), "{told}");
    assert!(other.take_in(whole(&rows[1..])).is_err(), "half a game is none");
    assert_eq!((clean(&other).rows, other.read(game, 0).unwrap()), (3, rows));
}

/// Records refused acts of a game.
async fn refuse(journal: &SqliteJournal, game: GameId, count: usize) -> Vec<ChainedRow> {
    let mut last = journal.refused(game).unwrap().pop();
    for _ in 0..count {
        let row = match &last {
            None => ChainedRow::first(game, "refused".to_owned()),
            Some(last) => ChainedRow::after(last, "refused again".to_owned()),
        };
        journal.refuse(game, row.clone()).await.unwrap().unwrap();
        last = Some(row);
    }
    journal.refused(game).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_acts_are_copied_archived_and_pruned_with_their_game() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let store = SqliteJournal::open(&folder.0.join("store.db")).unwrap();
    let (game, other) = (finished(&journal, LONG_AGO).await, finished(&journal, LONG_AGO).await);
    let kept = refuse(&journal, game, 3).await;
    assert_eq!((kept.len(), journal.refused(other).unwrap().len()), (3, 0));
    let first = ChainedRow::first(game, "another".to_owned());
    let taken = journal.refuse(game, first).await.unwrap();
    assert!(matches!(taken, Err(JournalError::Conflict { last: 3, .. })), "{taken:?}");
    let backup = folder.0.join("backup.db");
    journal.back_up(&backup).unwrap();
    assert_eq!(SqliteJournal::open_read_only(&backup).unwrap().refused(game).unwrap(), kept);
    let moment = LONG_AGO + DAY;
    archive(&journal, &store, moment, &Afterwards::Keep, |_| ()).unwrap();
    assert_eq!(store.refused(game).unwrap(), kept);
    // An act is refused after the game was copied.
    let kept = refuse(&journal, game, 2).await;
    let done = archive(&journal, &store, moment, &Afterwards::Prune { place: "store.db".to_owned() }, |_| ()).unwrap();
    assert_eq!((done.already, done.copied, done.pruned), (1, 1, 2));
    assert_eq!(store.refused(game).unwrap(), kept);
    assert!(journal.refused(game).unwrap().is_empty());
    clean(&journal);
    clean(&store);
    let row = ChainedRow::first(game, "late".to_owned());
    assert!(matches!(journal.refuse(game, row).await.unwrap(), Err(JournalError::Archived { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_refused_acts_are_noticed_and_the_game_stays_whole() {
    let folder = Folder::new();
    let path = folder.file();
    for damage in [
        "UPDATE refusal SET body = (SELECT body FROM refusal LIMIT 1) WHERE key % 4 = 2",
        "DELETE FROM refusal WHERE key % 4 = 1",
    ] {
        let _ = std::fs::remove_file(&path);
        let journal = SqliteJournal::open(&path).unwrap();
        let game = finished(&journal, LONG_AGO).await;
        refuse(&journal, game, 3).await;
        journal.close().unwrap();
        drop(journal);
        assert_eq!(rusqlite::Connection::open(&path).unwrap().execute(damage, []).unwrap(), 1);
        let journal = SqliteJournal::open_damaged(&path).unwrap();
        let found = survey(&journal, |_, _, _| Ok::<_, JournalError>(())).unwrap();
        assert_eq!((found.whole, found.broken, found.problems.len()), (1, 0, 1), "{found:?}");
        assert!(found.problems[0].contains("refused acts"), "{found:?}");
        let saved = folder.0.join(format!("saved-{game}.db"));
        salvage(&journal, &saved).unwrap();
        assert!(SqliteJournal::open_read_only(&saved).unwrap().refused(game).unwrap().len() < 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_the_table_of_refused_acts_is_read_and_gets_it_when_it_is_written() {
    let folder = Folder::new();
    let path = folder.file();
    let journal = SqliteJournal::open(&path).unwrap();
    let game = finished(&journal, LONG_AGO).await;
    drop(journal);
    rusqlite::Connection::open(&path).unwrap().execute_batch("DROP TABLE refusal").unwrap();
    let journal = SqliteJournal::open_read_only(&path).unwrap();
    assert!(journal.refused(game).unwrap().is_empty());
    clean(&journal);
    drop(journal);
    let journal = SqliteJournal::open(&path).unwrap();
    assert_eq!(refuse(&journal, game, 1).await.len(), 1);
}
