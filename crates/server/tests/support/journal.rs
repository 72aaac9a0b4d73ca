//! A journal in memory that a test can make slow, or make panic.

use std::sync::{Mutex, PoisonError};

use protocol::GameSummary;
use protocol::event::{CardRow, EventSummary};
use server::{
    Append, Appended, ChainedRow, EventAppend, EventId, EventJournal, EventLine, GameId, Journal, JournalError,
    ListQuery, MemoryJournal,
};
use tokio::sync::oneshot;

/// Keeps rows in memory; a test can make it hold them back, or panic over one game.
#[derive(Default)]
pub(crate) struct TestJournal {
    rows: MemoryJournal,
    state: Mutex<State>,
}

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "faults that a test switches on one by one")]
struct State {
    is_slow: bool,
    waiting: Vec<(Append, oneshot::Sender<Result<(), JournalError>>)>,
    waiting_events: Vec<(EventAppend, oneshot::Sender<Result<(), JournalError>>)>,
    cursed: Option<GameId>,
    is_full: bool,
    is_full_for_events: bool,
    was_refused: bool,
}

fn full() -> Appended {
    let (sender, receiver) = oneshot::channel();
    sender.send(Err(JournalError::Storage("/var/lib/secret/arbiter.db: the disk is full".to_owned()))).unwrap();
    receiver
}

impl TestJournal {
    /// Appends nothing until [`TestJournal::release`].
    pub(crate) fn wait(&self) {
        self.state().is_slow = true;
    }

    /// Waits until a row is to be appended.
    pub(crate) async fn is_asked(&self) {
        while self.state().waiting.is_empty() {
            tokio::task::yield_now().await;
        }
    }

    /// Appends what waits, and everything from now on.
    pub(crate) fn release(&self) {
        self.state().is_slow = false;
        let waiting = std::mem::take(&mut self.state().waiting);
        for (append, sender) in waiting {
            let appended = self.rows.append(append).try_recv().unwrap();
            sender.send(appended).unwrap();
        }
        let waiting = std::mem::take(&mut self.state().waiting_events);
        for (append, sender) in waiting {
            let appended = self.rows.append_event(append).try_recv().unwrap();
            // Nobody waits for a row whose request was dropped.
            let _ = sender.send(appended);
        }
    }

    /// Waits until a row of an event is to be appended.
    pub(crate) async fn is_asked_by_an_event(&self) {
        while self.state().waiting_events.is_empty() {
            tokio::task::yield_now().await;
        }
    }

    /// Makes writes fail as on a full disk, or succeed again.
    pub(crate) fn fill(&self, is_full: bool) {
        self.state().is_full = is_full;
    }

    /// Makes writes of events fail, or succeed again.
    pub(crate) fn fill_for_events(&self, is_full: bool) {
        self.state().is_full_for_events = is_full;
    }

    /// Waits until the write of an event has failed.
    pub(crate) async fn was_refused(&self) {
        while !self.state().was_refused {
            tokio::task::yield_now().await;
        }
    }

    /// Panics over the rows of a game from now on.
    pub(crate) fn curse(&self, game: GameId) {
        self.state().cursed = Some(game);
    }

    /// Stops panicking.
    pub(crate) fn bless(&self) {
        self.state().cursed = None;
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Journal for TestJournal {
    fn append(&self, append: Append) -> Appended {
        let mut state = self.state();
        assert!(state.cursed != Some(append.game), "a fault that a test injects");
        if state.is_full {
            return full();
        }
        if !state.is_slow {
            return self.rows.append(append);
        }
        let (sender, receiver) = oneshot::channel();
        state.waiting.push((append, sender));
        receiver
    }

    fn probe(&self) -> Appended {
        if self.state().is_full { full() } else { self.rows.probe() }
    }

    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended {
        if self.state().is_full { full() } else { self.rows.refuse(game, row) }
    }

    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
        self.rows.refused(game)
    }

    fn relist(&self, summary: GameSummary) -> Appended {
        self.rows.relist(summary)
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        self.rows.read(game, after)
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        self.rows.read_part(game, after, most)
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        self.rows.row(game, seq)
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError> {
        self.rows.list(query)
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        self.rows.running()
    }

    fn check(&self) -> Result<(), JournalError> {
        self.rows.check()
    }

    fn close(&self) -> Result<(), JournalError> {
        self.rows.close()
    }
}

impl EventJournal for TestJournal {
    fn append_event(&self, append: EventAppend) -> Appended {
        let mut state = self.state();
        if state.is_full || state.is_full_for_events {
            state.was_refused = true;
            return full();
        }
        if !state.is_slow {
            return self.rows.append_event(append);
        }
        let (sender, receiver) = oneshot::channel();
        state.waiting_events.push((append, sender));
        receiver
    }

    fn discard_event(&self, event: EventId) -> Appended {
        if self.state().is_full { full() } else { self.rows.discard_event(event) }
    }

    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended {
        if self.state().is_full { full() } else { self.rows.keep_webhook(event, webhook, text) }
    }

    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        self.rows.webhooks()
    }

    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError> {
        self.rows.read_event(event, after, most)
    }

    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError> {
        self.rows.event_cards(event)
    }

    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError> {
        self.rows.list_events(before, most)
    }
}
