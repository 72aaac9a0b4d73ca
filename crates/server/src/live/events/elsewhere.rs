//! An event that other nodes serve too: rows that they wrote.

use std::sync::Arc;

use event::{PersonId, Ruling};
use protocol::event::EventRow;

use super::super::shared::Shared;
use super::room::EventRoom;
use crate::journal::JournalError;
use crate::{EventId, HallError};

impl Shared {
    /// Takes in the rows that another node has written to an event, if it is in memory.
    pub(in crate::live) fn event_has_grown(shared: &Arc<Self>, event: EventId, rows: u64) {
        let Some(place) = shared.events.rooms().get(&event).cloned() else { return };
        let Some(room) = place.get().cloned() else { return };
        if rows <= room.state().seq {
            return;
        }
        let handle = shared.handle().clone();
        handle.spawn(async move {
            let _turn = room.turn.lock().await;
            if let Err(error) = room.read_on().await {
                tracing::error!(event = %room.id, %error, "an event cannot follow the journal; it is loaded again");
                room.shared.events.forget(room.id);
                room.close_all("journal_failed", "the journal failed; join again in a moment");
            }
        });
    }

    /// Forgets a rehearsal that was thrown away at another node.
    pub(in crate::live) fn event_was_discarded(&self, event: EventId) {
        let place = self.events.rooms().remove(&event);
        if let Some(room) = place.and_then(|place| place.get().cloned()) {
            room.close_all("discarded", "this rehearsal was thrown away");
        }
        self.events.hooks.end(event);
    }
}

impl EventRoom {
    /// Takes in the rows that are in the journal and not here; the caller holds the turn. Nothing is judged again.
    pub(super) async fn read_on(&self) -> Result<(), HallError> {
        self.shared.written(self.shared.journal.refresh_event(self.id)).await?;
        let (journal, id, after) = (Arc::clone(&self.shared.journal), self.id, self.state().seq);
        let read = move || Ok((journal.read_event(id, after, usize::MAX)?, journal.event_cards(id)?));
        let (lines, cards) = self.shared.blocking(read).await?;
        for line in lines {
            let seq = line.seq;
            let broken = |problem: String| JournalError::BrokenEvent { event: id, seq, problem };
            let (mut event, hash) = {
                let state = self.state();
                (state.event.clone(), state.hash)
            };
            if seq != self.state().seq + 1 || line.previous != hash || hash.after(&line.body) != line.hash {
                return Err(broken("it does not follow from what this node has seen".to_owned()).into());
            }
            let row = EventRow::read(&line.body).map_err(|error| broken(error.to_string()))?;
            row.replay(seq, &cards, &mut event).map_err(|error| broken(error.to_string()))?;
            {
                let mut state = self.change();
                state.event = event;
                (state.seq, state.hash) = (seq, line.hash);
                state.bytes += line.body.len() as u64;
                state.note(seq, &row);
            }
            match &row {
                EventRow::Acted(acted) => {
                    self.tell(seq, acted);
                    let is_set = acted.rulings().iter().any(|ruling| matches!(ruling, Ruling::Configured { .. }));
                    if is_set || acted.subjects().next().is_some() || !acted.erased().is_empty() {
                        self.show_names().await;
                    }
                }
                EventRow::Linked(linked) if linked.token.is_none() => self.close_person(PersonId(linked.person)),
                EventRow::Linked(_) => {}
            }
        }
        Ok(())
    }
}
