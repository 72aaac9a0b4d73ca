//! The journal on NATS as the rest of the server uses it: rows are read from the node's own file and appended to the streams.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::GameSummary;
use protocol::event::{CardRow, EventSummary};

use super::heads::Key;
use super::{Interruption, JetstreamJournal};
use crate::journal::mirror::Item;
use crate::journal::{
    Append, Appended, ChainedRow, EventAppend, EventJournal, EventLine, Journal, JournalError, ListQuery, answered,
};
use crate::{EventId, GameId};

impl Journal for JetstreamJournal {
    fn append(&self, append: Append) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.append_row(append).await })
    }

    fn relist(&self, summary: GameSummary) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move {
            let game = summary.game.parse().map_err(|error| JournalError::Storage(format!("{error}")))?;
            inner.post(Key::Game(game), "listed", summary.without_erasable_names().to_listed()).await
        })
    }

    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.refuse(game, row).await })
    }

    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
        self.inner.mirror.refused(game)
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        self.inner.check_game(game)?;
        self.inner.mirror.read(game, after)
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        self.inner.check_game(game)?;
        self.inner.mirror.read_part(game, after, most)
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        self.inner.mirror.row(game, seq)
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError> {
        self.inner.mirror.list(query)
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        self.inner.mirror.running()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn refresh(&self, game: GameId) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.refresh_game(game).await })
    }

    fn interruption(&self, game: GameId) -> Option<Interruption> {
        self.inner.interruption_of(game)
    }

    fn probe(&self) -> Appended {
        answered(self.check())
    }

    fn check(&self) -> Result<(), JournalError> {
        let inner = &self.inner;
        if inner.is_cut_off() {
            return Err(JournalError::Unavailable("there is no connection to NATS".to_owned()));
        }
        for (stream, followed) in inner.all_followed() {
            inner.check_stream(stream)?;
            if !followed.has_caught_up.load(Ordering::Relaxed) {
                return Err(JournalError::Unavailable("this node has not caught up with the journal yet".to_owned()));
            }
        }
        inner.mirror.check()
    }

    fn close(&self) -> Result<(), JournalError> {
        self.inner.is_closed.store(true, Ordering::Relaxed);
        self.inner.mirror.close()
    }
}

impl EventJournal for JetstreamJournal {
    fn append_event(&self, append: EventAppend) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.append_event(append).await })
    }

    fn discard_event(&self, event: EventId) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move {
            inner.post(Key::Event(event), "discarded", String::new()).await?;
            inner.delete(&inner.names.all_cards(event)).await?;
            inner.take_in(Item::Discarded(event)).await;
            Ok(())
        })
    }

    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move {
            let subject = inner.names.webhook(event, webhook);
            match text {
                Some(text) => inner.keep(&subject, text).await,
                None => inner.delete(&subject).await,
            }
        })
    }

    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        // Called on a thread that may wait.
        self.handle.block_on(self.inner.kept_webhooks())
    }

    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError> {
        self.inner.mirror.read_event(event, after, most)
    }

    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError> {
        self.inner.mirror.event_cards(event)
    }

    fn refresh_event(&self, event: EventId) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.refresh(Key::Event(event)).await })
    }

    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError> {
        self.inner.mirror.list_events(before, most)
    }
}

impl Drop for JetstreamJournal {
    fn drop(&mut self) {
        self.inner.is_closed.store(true, Ordering::Relaxed);
    }
}
