//! One event in memory: its state, its links and those who follow it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use axum::extract::ws::Utf8Bytes;
use event::{Event, PersonId, PlayerId, Ruling};
use protocol::ServerFrame;
use protocol::event::{ActedRow, EventAudience, EventEntryFrame, EventRow, EventServerFrame, OwnFrame, RowHash};
use tokio::sync::mpsc;

use super::super::message::{Place, Told};
use super::super::shared::Shared;
use super::roles_of;
use super::wall::Wall;
use crate::journal::verify_event;
use crate::{EventId, GameId, HallError, Secret};

/// An event in memory.
pub(in crate::live) struct EventRoom {
    pub(super) id: EventId,
    pub(super) shared: Arc<Shared>,
    /// Held by the one who acts: one act at a time, and readers do not wait for the disk.
    pub(super) turn: tokio::sync::Mutex<()>,
    state: RwLock<EventState>,
    listeners: Mutex<Vec<EventListener>>,
    /// The persons to whom seats at games were given since the event was loaded.
    given: Mutex<HashMap<(GameId, &'static str), PersonId>>,
    /// The boards of the last round, once somebody has looked at them.
    pub(super) wall: Mutex<Option<Wall>>,
    /// Why rounds are paired as they are, after which row: the explanation of a large round takes long.
    pub(super) why: tokio::sync::Mutex<HashMap<u16, (u64, Option<String>)>>,
}

/// The state of an event after its rows.
pub(super) struct EventState {
    pub(super) event: Event,
    pub(super) seq: u64,
    pub(super) hash: RowHash,
    /// When the event was created, in milliseconds since 1970.
    pub(super) created: u64,
    /// The persons by the hashes of their tokens.
    pub(super) links: HashMap<String, PersonId>,
    /// The size of its rows in bytes.
    pub(super) bytes: u64,
    /// The number of rows that each person has made.
    pub(super) made: HashMap<PersonId, u32>,
    /// The rows of acts that clients gave an id.
    pub(super) answers: HashMap<(PersonId, String), u64>,
    /// The players who left or came back, and when.
    pub(super) leaving: Vec<Leaving>,
}

/// A player who left the event, or came back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaving {
    /// The row.
    pub(super) seq: u64,
    pub(super) at: u64,
    pub(super) player: PlayerId,
    /// The last round before it; none for one who came back.
    pub(super) after_round: Option<u16>,
}

/// A socket that follows an event.
pub(super) struct EventListener {
    pub(super) socket: u64,
    pub(super) person: Option<PersonId>,
    pub(super) outbox: mpsc::Sender<Told>,
    /// Whether it follows the boards of the round.
    pub(super) has_boards: bool,
}

impl EventRoom {
    /// Loads an event from its rows.
    pub(super) async fn load(shared: Arc<Shared>, id: EventId) -> Result<Arc<Self>, HallError> {
        if shared.journal.is_shared() {
            // Other nodes write this event too.
            shared.written(shared.journal.refresh_event(id)).await?;
        }
        let journal = Arc::clone(&shared.journal);
        let read = shared.blocking(move || {
            let lines = journal.read_event(id, 0, usize::MAX)?;
            if lines.is_empty() {
                return Ok(None);
            }
            let verified = verify_event(id, &lines, &journal.event_cards(id)?, None)?;
            Ok(Some((verified, lines.iter().map(|line| line.body.len() as u64).sum::<u64>())))
        });
        let (verified, bytes) = read.await?.ok_or(HallError::NoSuchEvent)?;
        let created = verified.created();
        let (seq, hash) = verified.head;
        let mut state = EventState { event: verified.event, seq, hash, created, bytes, ..EventState::new(id, created) };
        for (row, seq) in verified.rows.iter().zip(1..) {
            state.note(seq, row);
        }
        Ok(Arc::new(Self::new(shared, id, state)))
    }

    pub(super) fn new(shared: Arc<Shared>, id: EventId, state: EventState) -> Self {
        let (turn, listeners, given, wall) =
            (tokio::sync::Mutex::new(()), Mutex::default(), Mutex::default(), Mutex::default());
        let why = tokio::sync::Mutex::default();
        Self { id, shared, turn, state: RwLock::new(state), listeners, given, wall, why }
    }

    /// Returns a board of the event as its game knows it.
    pub(super) const fn place(&self, round: u16, board: u16) -> Place {
        Place { event: self.id, round, board }
    }

    pub(super) fn state(&self) -> RwLockReadGuard<'_, EventState> {
        // A poisoned lock is safe to use: a panic while an entry is applied would leave the event half changed, but applying
        // an entry that was judged does not panic.
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn change(&self) -> RwLockWriteGuard<'_, EventState> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn listeners(&self) -> MutexGuard<'_, Vec<EventListener>> {
        // A poisoned lock is safe to use: listeners are added and removed whole.
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn given(&self) -> MutexGuard<'_, HashMap<(GameId, &'static str), PersonId>> {
        // A poisoned lock is safe to use: seats are added and removed whole.
        self.given.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn has_listeners(&self) -> bool {
        !self.listeners().is_empty()
    }

    pub(super) fn leave(&self, socket: u64) {
        self.listeners().retain(|listener| listener.socket != socket);
    }

    /// Sends an entry to everybody who follows the event, each as much as they may see; a socket that is too slow is dropped.
    pub(super) fn tell(&self, seq: u64, row: &ActedRow) {
        let state = self.state();
        let mut written: Vec<(EventAudience, Option<Utf8Bytes>)> = Vec::with_capacity(4);
        self.listeners().retain(|listener| {
            let audience = state.audience(listener.person);
            let known = written.iter().position(|(known, _)| *known == audience);
            let index = known.unwrap_or_else(|| {
                written.push((audience, entry_frame(seq, row, &state.event, audience)));
                written.len() - 1
            });
            let frame = written[index].1.clone();
            frame.is_none_or(|frame| listener.outbox.try_send(Told::Frame(frame)).is_ok())
        });
        drop(state);
        self.shared.events.hooks.wake(self.id);
    }

    /// Disconnects the sockets of a person.
    pub(super) fn close_person(&self, person: PersonId) {
        let last = ServerFrame::closed("revoked", "this link was revoked: ask for a new one").to_text();
        self.close_where(&last, |listener| listener.person == Some(person));
    }

    /// Disconnects everybody.
    pub(super) fn close_all(&self, code: &str, why: &str) {
        self.close_where(&ServerFrame::closed(code, why).to_text(), |_| true);
    }

    fn close_where(&self, last: &str, is_closed: impl Fn(&EventListener) -> bool) {
        let last = Utf8Bytes::from(last.to_owned());
        self.listeners().retain(|listener| {
            if is_closed(listener) {
                // Without room for the closing frame the socket ends all the same.
                let _ = listener.outbox.try_send(Told::Close(last.clone()));
            }
            !is_closed(listener)
        });
    }
}

impl EventState {
    /// Finds the person whom a token gives.
    pub(super) fn person(&self, token: &str) -> Option<PersonId> {
        self.links.get(&Secret::hash_of(token)).copied()
    }

    /// Adds a link of a person, or removes all of them.
    pub(super) fn link(&mut self, person: PersonId, token: Option<&str>) {
        match token {
            Some(token) => drop(self.links.insert(token.to_owned(), person)),
            None => self.links.retain(|_, known| *known != person),
        }
    }

    /// Returns the state of an event before its first row.
    pub(super) fn new(id: EventId, created: u64) -> Self {
        Self {
            event: Event::new(),
            seq: 0,
            hash: RowHash::root(id.as_str()),
            created,
            links: HashMap::new(),
            bytes: 0,
            made: HashMap::new(),
            answers: HashMap::new(),
            leaving: Vec::new(),
        }
    }

    /// Notes what else follows from a row than the state of the event.
    pub(super) fn note(&mut self, seq: u64, row: &EventRow) {
        let row = match row {
            EventRow::Linked(linked) => {
                self.link(PersonId(linked.person), linked.token.as_deref());
                return self.count(PersonId(linked.by));
            }
            EventRow::Acted(row) => row,
        };
        self.count(row.by());
        if let Some(id) = row.id() {
            self.answers.insert((row.by(), id.to_owned()), seq);
        }
        let at = row.at().0;
        self.leaving.extend(row.rulings().iter().filter_map(|ruling| match ruling {
            Ruling::Withdrawn { player, after_round, .. } => {
                Some(Leaving { seq, at, player: *player, after_round: Some(*after_round) })
            }
            Ruling::Returned { player, .. } => Some(Leaving { seq, at, player: *player, after_round: None }),
            _ => None,
        }));
    }

    /// Counts a row of a person.
    fn count(&mut self, by: PersonId) {
        let made = self.made.entry(by).or_default();
        *made = made.saturating_add(1);
    }

    pub(super) fn audience(&self, person: Option<PersonId>) -> EventAudience {
        person.map_or(EventAudience::Public, |person| EventAudience::of_person(&self.event, person))
    }

    /// Says who a person is.
    pub(super) fn own(&self, person: Option<PersonId>) -> OwnFrame {
        let known = person.and_then(|person| self.event.person(person));
        OwnFrame {
            person: person.map(|person| person.0),
            name: known.and_then(|known| known.name().map(str::to_owned)),
            roles: roles_of(&self.event, person),
            seq: self.seq,
        }
    }
}

/// Writes an entry for an audience; none if nothing in it is for them.
pub(super) fn entry_frame(seq: u64, row: &ActedRow, event: &Event, audience: EventAudience) -> Option<Utf8Bytes> {
    let entry = EventEntryFrame::of(seq, row, event, audience)?;
    Some(EventServerFrame::Entry { entry: Box::new(entry) }.to_text().into())
}
