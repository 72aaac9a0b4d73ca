//! Events lie beside the games: chained, with cards that can be erased, and copied with them.

use event::{Act, Entry, Event, Moment, PersonId, PlayerId, Registration, Subject, Template};
use protocol::event::{ActedRow, CardRow, EventRow};
use rusqlite::Connection;

use super::tests::Folder;
use super::*;

/// An event that a test writes row by row.
struct Written {
    id: EventId,
    event: Event,
    last: Option<EventLine>,
}

impl Written {
    fn new() -> Self {
        Self { id: EventId::random().unwrap(), event: Event::new(), last: None }
    }

    fn judge(&self, act: Act) -> Entry {
        self.event.judge(Moment(1_000), PersonId(1), act).unwrap()
    }

    fn append(&mut self, entry: &Entry) -> EventAppend {
        let seq = self.last.as_ref().map_or(1, |last| last.seq + 1);
        let (row, cards) = ActedRow::of(seq, entry, || [7; 32]);
        let erased = row.erased();
        let body = EventRow::Acted(row).to_text();
        let line = match &self.last {
            None => EventLine::first(self.id, body),
            Some(last) => EventLine::after(last, body),
        };
        self.event.apply(entry);
        self.last = Some(line.clone());
        let summary = Some(protocol::event::EventSummary::of(self.id.as_str(), 1_000, &self.event));
        EventAppend { event: self.id, line, cards, erased, summary, relisted: Vec::new() }
    }

    async fn act(&mut self, journal: &SqliteJournal, act: Act) {
        let entry = self.judge(act);
        let append = self.append(&entry);
        journal.append_event(append).await.unwrap().unwrap();
    }

    /// Writes an event with two players.
    async fn begin(journal: &SqliteJournal) -> Self {
        let mut written = Self::new();
        let settings = Box::new(Template::ClubBlitz.settings("Thursday blitz"));
        written.act(journal, Act::Create { settings, is_rehearsal: false }).await;
        for name in ["Zmizelová, Erasmia", "Brož, Jan"] {
            written.act(journal, Act::Register { registration: Registration::named(name) }).await;
        }
        written
    }

    fn read(&self, journal: &SqliteJournal) -> Result<VerifiedEvent, JournalError> {
        let (lines, cards) = (journal.read_event(self.id, 0, usize::MAX)?, journal.event_cards(self.id)?);
        verify_event(self.id, &lines, &cards, journal.event_head(self.id)?)
    }
}

fn looked_at(journal: &SqliteJournal) -> Survey {
    survey(journal, |_, _, _| Ok::<_, JournalError>(())).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_event_of_a_file_is_found_by_those_who_looked_before_it_was_there() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!(journal.list_events(None, 10).unwrap(), []);
    assert_eq!(journal.events().unwrap(), []);
    let written = Written::begin(&journal).await;
    assert_eq!(journal.events().unwrap(), [written.id]);
    assert_eq!(journal.list_events(None, 10).unwrap().len(), 1);
    assert_eq!(written.read(&journal).unwrap().head.0, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_read_back_and_no_row_takes_the_place_of_another() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let mut written = Written::begin(&journal).await;
    let stale = written.judge(Act::Announce { text: "A".to_owned() });
    let (mut one, mut other) = (Written { event: written.event.clone(), ..Written::new() }, Written::new());
    (one.id, one.last) = (written.id, written.last.clone());
    let append = one.append(&stale);
    written.act(&journal, Act::Announce { text: "B".to_owned() }).await;
    let conflict = JournalError::EventConflict { event: written.id, found: 4, last: 4 };
    assert_eq!(journal.append_event(append).await.unwrap(), Err(conflict));
    other
        .act(&journal, Act::Create { settings: Box::new(Template::ClubBlitz.settings("C")), is_rehearsal: true })
        .await;
    journal.close().unwrap();
    drop(journal);
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    assert_eq!(written.read(&journal).unwrap().event, written.event);
    assert_eq!(journal.read_event(written.id, 2, 1).unwrap()[0].seq, 3);
    let listed = journal.list_events(None, 10).unwrap();
    assert_eq!(listed.iter().map(|event| event.name.as_str()).collect::<Vec<_>>(), ["C", "Thursday blitz"]);
    assert_eq!(journal.list_events(Some(other.id), 10).unwrap().len(), 1);
    let found = looked_at(&journal);
    assert!(found.is_clean(), "{found:?}");
    assert_eq!((found.events, found.whole), (2, 0), "no event is a game");
    assert!(journal.games().unwrap().is_empty() && journal.list(&ListQuery::default()).unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn erased_data_leaves_the_file_and_the_chain_stays_whole() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let mut written = Written::begin(&journal).await;
    written.act(&journal, Act::Withdraw { player: PlayerId(1), reason: "ill".to_owned() }).await;
    written.act(&journal, Act::Erase { subject: Subject::Player(PlayerId(1)) }).await;
    let verified = written.read(&journal).unwrap();
    assert_eq!(verified.event, written.event);
    assert_eq!(journal.event_cards(written.id).unwrap().len(), 1);
    assert!(looked_at(&journal).is_clean());
    journal.close().unwrap();
    drop(journal);
    let bytes = std::fs::read(folder.file()).unwrap();
    let has = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has("Brož, Jan") && !has("Erasmia"), "what was erased is overwritten");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_is_thrown_away_and_leaves_no_gap() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let mut rehearsal = Written::begin(&journal).await;
    let kept = Written::begin(&journal).await;
    journal.discard_event(rehearsal.id).await.unwrap().unwrap();
    assert!(journal.read_event(rehearsal.id, 0, usize::MAX).unwrap().is_empty());
    assert!(journal.event_cards(rehearsal.id).unwrap().is_empty());
    let entry = rehearsal.judge(Act::Announce { text: "Hello".to_owned() });
    let append = rehearsal.append(&entry);
    assert!(journal.append_event(append).await.unwrap().is_err(), "nothing is written behind it");
    let found = looked_at(&journal);
    assert!(found.is_clean(), "{found:?}");
    assert_eq!(found.events, 1);
    assert_eq!(kept.read(&journal).unwrap().event, kept.event);
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_and_salvaged_files_hold_the_events_too() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let written = Written::begin(&journal).await;
    let broken = Written::begin(&journal).await;
    let copy = folder.0.join("copy.db");
    journal.back_up(&copy).unwrap();
    let copy = SqliteJournal::open_read_only(&copy).unwrap();
    assert_eq!(written.read(&copy).unwrap().event, written.event);
    journal.close().unwrap();
    drop(journal);
    let changed = "UPDATE event_row SET hash = zeroblob(32) WHERE key = (SELECT max(key) FROM event_row)";
    Connection::open(folder.file()).unwrap().execute(changed, []).unwrap();
    let damaged = SqliteJournal::open_damaged(&folder.file()).unwrap();
    let rest = folder.0.join("rest.db");
    let found = salvage(&damaged, &rest).unwrap();
    assert_eq!((found.events, found.problems.len()), (1, 1), "{found:?}");
    assert!(found.problems[0].starts_with(&format!("event {}, row 3: ", broken.id)), "{found:?}");
    let rest = SqliteJournal::open(&rest).unwrap();
    assert_eq!(written.read(&rest).unwrap().event, written.event);
    assert_eq!(rest.events().unwrap(), [written.id]);
    assert!(looked_at(&rest).is_clean());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_change_behind_the_back_of_the_journal_is_noticed() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let _written = Written::begin(&journal).await;
    journal.close().unwrap();
    drop(journal);
    let whole = std::fs::read(folder.file()).unwrap();
    for change in [
        "DELETE FROM event_row WHERE key = (SELECT max(key) FROM event_row)",
        "DELETE FROM event_card WHERE key = (SELECT max(key) FROM event_card)",
        "UPDATE event_card SET body = replace(body, 'Jan', 'Jen')",
        "DELETE FROM event WHERE name <> ''; DELETE FROM event_row; DELETE FROM event_card",
    ] {
        std::fs::write(folder.file(), &whole).unwrap();
        Connection::open(folder.file()).unwrap().execute_batch(change).unwrap();
        let found = looked_at(&SqliteJournal::open_damaged(&folder.file()).unwrap());
        assert_eq!(found.problems.len(), 1, "{change}: {found:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_rebuilt_and_older_files_get_the_tables() {
    let folder = Folder::new();
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let written = Written::begin(&journal).await;
    journal.close().unwrap();
    drop(journal);
    Connection::open(folder.file()).unwrap().execute("UPDATE event SET listed = NULL", []).unwrap();
    assert_eq!(crate::reindex(&folder.file(), crate::Moment(0)).unwrap(), (1, 0));
    let listed = SqliteJournal::open_read_only(&folder.file()).unwrap().list_events(None, 9).unwrap();
    assert_eq!((listed[0].event.as_str(), listed[0].players), (written.id.as_str(), 2));

    // A file as the version before wrote it.
    let without = "DROP TABLE event; DROP TABLE event_row; DROP TABLE event_card";
    Connection::open(folder.file()).unwrap().execute_batch(without).unwrap();
    let old = SqliteJournal::open_read_only(&folder.file()).unwrap();
    assert!(old.events().unwrap().is_empty() && old.list_events(None, 9).unwrap().is_empty());
    assert!(looked_at(&old).is_clean());
    drop(old);
    let journal = SqliteJournal::open(&folder.file()).unwrap();
    let again = Written::begin(&journal).await;
    assert_eq!(again.read(&journal).unwrap().event, again.event);
    let cards: Vec<CardRow> = journal.event_cards(again.id).unwrap();
    assert_eq!(cards.len(), 2);
}
