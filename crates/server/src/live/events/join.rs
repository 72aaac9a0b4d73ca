//! Following an event: those who join get exactly what they missed, then every entry.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use event::PersonId;
use protocol::event::{EventJoin, EventRow, EventServerFrame};
use tokio::sync::mpsc;

use super::super::hall::Hall;
use super::super::message::{OUTBOX, Told};
use super::super::shared::Shared;
use super::room::{EventListener, EventRoom, entry_frame};
use crate::journal::JournalError;
use crate::{EventId, HallError};

/// The number of missed rows that are read at a time.
const PART: usize = 128;

/// What a socket receives when it joins an event. Missed entries are written part by part, as fast as the socket takes them.
pub(crate) struct EventArrival {
    pub(crate) person: Option<PersonId>,
    pub(crate) missed: Missed,
    /// The frames from now on. The channel closes if the client is too slow.
    pub(crate) told: mpsc::Receiver<Told>,
}

/// The entries that a client missed, then the frame that says whom the client is.
pub(crate) struct Missed {
    room: Arc<EventRoom>,
    person: Option<PersonId>,
    after: u64,
    last: u64,
    /// The boards of the round, which are sent after everything that was missed.
    boards: Option<Utf8Bytes>,
    is_done: bool,
}

impl Missed {
    /// Returns the next frames; none at the end.
    pub(crate) async fn next(&mut self) -> Result<VecDeque<Utf8Bytes>, HallError> {
        let mut frames = VecDeque::new();
        while frames.is_empty() && self.after < self.last {
            let (shared, id, after) = (Arc::clone(&self.room.shared), self.room.id, self.after);
            let rows = Shared::blocking(&self.room.shared, move || shared.journal.read_event(id, after, PART)).await?;
            let Some(read) = rows.last() else { break };
            self.after = read.seq;
            let state = self.room.state();
            let audience = state.audience(self.person);
            for line in rows.iter().filter(|line| line.seq <= self.last) {
                let broken = |error: protocol::FrameError| JournalError::BrokenEvent {
                    event: id,
                    seq: line.seq,
                    problem: error.to_string(),
                };
                if let EventRow::Acted(row) = EventRow::read(&line.body).map_err(broken)? {
                    frames.extend(entry_frame(line.seq, &row, &state.event, audience));
                }
            }
        }
        if frames.is_empty() && !self.is_done {
            self.is_done = true;
            let joined = protocol::event::OwnFrame { seq: self.last, ..self.room.state().own(self.person) };
            frames.push_back(EventServerFrame::Joined { joined }.to_text().into());
            frames.extend(self.boards.take());
        }
        Ok(frames)
    }
}

impl Hall {
    /// Lets a client follow an event; returns the number of its socket as well.
    pub(crate) async fn event_join(&self, event: EventId, join: &EventJoin) -> Result<(u64, EventArrival), HallError> {
        let room = self.event_room(event).await?;
        if join.boards {
            // Before the turn is taken: loading a game can take a while.
            self.watch_boards(&room).await;
        }
        // While nobody acts, nothing can fall between what was missed and what comes.
        let turn = room.turn.lock().await;
        let (person, last) = {
            let state = room.state();
            let person = match join.token.as_deref() {
                None => None,
                Some(token) => Some(state.person(token).ok_or(HallError::NoLink)?),
            };
            (person, state.seq)
        };
        let socket = self.shared.next_socket();
        let (outbox, told) = mpsc::channel(OUTBOX);
        let listener = EventListener { socket, person, outbox, has_boards: join.boards };
        let boards = room.listen(listener);
        drop(turn);
        let after = join.after.unwrap_or(last).min(last);
        let missed = Missed { room, person, after, last, boards, is_done: false };
        Ok((socket, EventArrival { person, missed, told }))
    }

    /// Records that a socket has closed.
    pub(crate) async fn event_leave(&self, event: EventId, socket: u64) {
        if let Ok(room) = self.event_room(event).await {
            room.leave(socket);
        }
    }
}
