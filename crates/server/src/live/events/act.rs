//! An act of an event: judged, written down, told, and carried out at the boards.

use std::net::IpAddr;
use std::sync::Arc;

use event::{Act, ActKind, Entry, Event, PersonId, Refusal, Right, Role, RoleKind, right};
use protocol::FrameError;
use protocol::event::{
    ActedFrame, ActedRow, CreateEvent, EventCreated, EventEntryFrame, EventRow, EventSummary, LinkedRow, RowHash, Salt,
};

use super::super::hall::Hall;
use super::boards::{HeldSeat, has_seat, seats_held};
use super::names::renamed;
use super::room::{EventRoom, EventState};
use crate::journal::{EventAppend, EventLine, JournalError};
use crate::{EventId, HallError, Secret};

/// An act that is on disk.
#[derive(Clone, Debug)]
pub(crate) struct Acted {
    pub(crate) seq: u64,
    pub(crate) hash: RowHash,
    pub(crate) entry: Arc<Entry>,
    row: Arc<ActedRow>,
}

/// What a client says about its act besides the act itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Terms {
    /// The row that must still be the last one.
    pub(crate) after: Option<u64>,
    /// The client's id of the act: under one id a person does one act.
    pub(crate) id: Option<String>,
}

/// The most links of one person.
const MOST_LINKS: usize = 20;
/// How many times as many entries as others officials may make.
const OFFICIALS: u64 = 4;

/// The first person of every event: its organiser.
const ORGANISER: PersonId = PersonId(1);

impl Hall {
    /// Creates an event for a client at an address, and gives the organiser a link.
    pub async fn create_event(
        &self,
        wanted: &CreateEvent,
        token: Option<&str>,
        from: Option<IpAddr>,
    ) -> Result<EventCreated, HallError> {
        let shared = &self.shared;
        if shared.is_closing() {
            return Err(HallError::Closing);
        }
        let an_hour = shared.limits.bytes_per_hour;
        if shared.volume.is_over(from, an_hour, an_hour, shared.time.now()) {
            return Err(HallError::TooMuchWritten(an_hour >> 20));
        }
        let copied = match &wanted.clone_of {
            None => None,
            Some(other) => {
                let other: EventId = other.parse().map_err(|_| HallError::NoSuchEvent)?;
                if !self.event_visitor(other, token).await?.audience.is_official() {
                    return Err(HallError::NoLink);
                }
                Some(self.event_room(other).await?.state().event.settings().clone())
            }
        };
        let settings = Box::new(wanted.settings(copied.as_ref())?);
        let (id, secret) = (EventId::random()?, Secret::random()?);
        let now = shared.time.now();
        let state = EventState::new(id, now.0);
        let room = Arc::new(EventRoom::new(Arc::clone(shared), id, state));
        let turn = room.turn.lock().await;
        room.enter(ORGANISER, Act::Create { settings, is_rehearsal: wanted.rehearsal }).await?;
        if let Some(name) = wanted.organiser.clone() {
            room.enter(ORGANISER, Act::Appoint { person: ORGANISER, role: Role::Organiser, name }).await?;
        }
        let token = Some(secret.hash());
        let seq = room.link(LinkedRow { at: now.0, by: ORGANISER.0, person: ORGANISER.0, token }).await?;
        drop(turn);
        shared.volume.count(from, room.state().bytes, an_hour, now);
        let token = secret.reveal().to_owned();
        Ok(EventCreated { event: id.to_string(), person: ORGANISER.0, token, seq })
    }

    /// Counts what an address sends to events; refuses it if that is too much.
    pub(crate) fn count_event_bytes(&self, from: Option<IpAddr>, bytes: u64) -> Result<(), HallError> {
        let (volume, an_hour, now) = (&self.shared.volume, self.shared.limits.bytes_per_hour, self.now());
        if volume.is_over(from, an_hour, an_hour, now) {
            return Err(HallError::TooMuchWritten(an_hour >> 20));
        }
        volume.count(from, bytes, an_hour, now);
        Ok(())
    }

    /// Does an act of a person. With `after` it is done only if that is the last row.
    pub(crate) async fn event_act(
        &self,
        event: EventId,
        by: PersonId,
        act: Act,
        after: Option<u64>,
    ) -> Result<Acted, HallError> {
        self.event_act_once(event, by, act, Terms { after, id: None }).await
    }

    /// Does an act of a person. If it was done before under the same id, returns that and changes nothing.
    pub(crate) async fn event_act_once(
        &self,
        event: EventId,
        by: PersonId,
        act: Act,
        terms: Terms,
    ) -> Result<Acted, HallError> {
        let room = self.event_room(event).await?;
        let turn = room.turn.lock().await;
        if let Some(done) = room.done_before(by, &act, terms.id.as_deref()).await? {
            return Ok(done);
        }
        let after = terms.after;
        let last = room.state().seq;
        if let Some(found) = after.filter(|after| *after != last) {
            return Err(HallError::EventMoved { found, last });
        }
        check_client(&room.state().event, event::Moment(self.now().0), by, &act)?;
        let revoked = match &act {
            Act::Revoke { person, .. } => Some((*person, seats_held(&room, *person))),
            _ => None,
        };
        let acted = room.enter_after(by, act, terms).await?;
        if let Some((person, mut seats)) = revoked {
            let keeps = |held: &HeldSeat| has_seat(&room.state().event, person, held.round, held.board, held.seat);
            seats.retain(|held| !keeps(held));
            self.take_seats_back(&room, seats).await;
        }
        self.show_names(&room, &acted.entry).await;
        // The boards hear of it in the order of the rows.
        self.carry_out(&room, &acted.entry).await;
        drop(turn);
        Ok(acted)
    }

    /// Writes an act that is on disk as the person who acted sees it.
    pub(crate) async fn event_acted(
        &self,
        event: EventId,
        by: PersonId,
        acted: &Acted,
    ) -> Result<ActedFrame, HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        let audience = state.audience(Some(by));
        let entry = EventEntryFrame::of(acted.seq, &acted.row, &state.event, audience);
        Ok(ActedFrame { seq: acted.seq, hash: acted.hash.to_string(), entry })
    }

    /// Throws a rehearsal away, as its organiser.
    pub(crate) async fn discard_event(&self, event: EventId, by: PersonId) -> Result<(), HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        check_right(&room.state().event, by, ActKind::Configure)?;
        if !room.state().event.is_rehearsal() {
            return Err(HallError::NotRehearsal);
        }
        self.shared.written(self.shared.journal.discard_event(event)).await?;
        room.close_all("discarded", "this rehearsal was thrown away");
        self.shared.events.hooks.end(event);
        self.shared.forget_event(event);
        Ok(())
    }
}

impl EventRoom {
    /// Judges an act, writes it down and tells everybody; the caller holds the turn.
    pub(super) async fn enter(self: &Arc<Self>, by: PersonId, act: Act) -> Result<Acted, HallError> {
        self.enter_after(by, act, Terms::default()).await
    }

    /// Does the same; if another node was faster, judges the act again in the event as it is then. With `after` it is done only
    /// if that is the last row.
    pub(super) async fn enter_after(
        self: &Arc<Self>,
        by: PersonId,
        act: Act,
        Terms { after, id }: Terms,
    ) -> Result<Acted, HallError> {
        loop {
            match self.enter_once(by, act.clone(), id.clone()).await {
                Err(HallError::Journal(JournalError::EventConflict { .. })) if self.shared.journal.is_shared() => {
                    self.read_on().await?;
                    if let Some(done) = self.done_before(by, &act, id.as_deref()).await? {
                        return Ok(done);
                    }
                    let last = self.state().seq;
                    if let Some(found) = after {
                        return Err(HallError::EventMoved { found, last });
                    }
                }
                done => return done,
            }
        }
    }

    async fn enter_once(self: &Arc<Self>, by: PersonId, act: Act, id: Option<String>) -> Result<Acted, HallError> {
        let at = event::Moment(self.shared.time.now().0);
        let entry = if matches!(act.kind(), ActKind::Pair | ActKind::ChangePairing | ActKind::Publish) {
            // Pairing a large field takes a while.
            let room = Arc::clone(self);
            self.shared.blocking(move || Ok(room.state().event.judge(at, by, act))).await?
        } else {
            self.state().event.judge(at, by, act)
        };
        let entry = entry.map_err(|refusal| HallError::ActRefused(Box::new(refusal)))?;
        self.check_room_for(Some(entry.act.kind()), by)?;
        let mut has_salt = true;
        let salt = || {
            let mut salt: Salt = [0; 32];
            has_salt &= getrandom::fill(&mut salt).is_ok();
            salt
        };
        let (row, cards) = ActedRow::of(self.state().seq + 1, &entry, salt);
        if !has_salt {
            return Err(HallError::NoChance);
        }
        let erased = row.erased();
        let frame = EventRow::Acted(row.with_id(id));
        let body = frame.to_text();
        let mut after = self.state().event.clone();
        after.apply(&entry);
        let summary = EventSummary::of(self.id.as_str(), self.state().created, &after);
        let line = self.next_line(body);
        let (seq, hash, bytes) = (line.seq, line.hash, line.body.len() as u64);
        let relisted = renamed(&self.state().event, &after, &entry);
        self.write(EventAppend { event: self.id, line, cards, erased, summary: Some(summary), relisted }).await?;
        {
            let mut state = self.change();
            state.event = after;
            state.note(seq, &frame);
            (state.seq, state.hash) = (seq, hash);
            state.bytes += bytes;
        }
        let EventRow::Acted(row) = frame else { return Err(HallError::NoSuchEvent) };
        self.tell(seq, &row);
        Ok(Acted { seq, hash, entry: Arc::new(entry), row: Arc::from(row) })
    }

    /// Finds what a person did under an id before: a client that lost the answer sends the act again. Another act under that id is
    /// refused.
    async fn done_before(&self, by: PersonId, act: &Act, id: Option<&str>) -> Result<Option<Acted>, HallError> {
        let Some(id) = id else { return Ok(None) };
        let Some(seq) = self.state().answers.get(&(by, id.to_owned())).copied() else { return Ok(None) };
        let (journal, event) = (Arc::clone(&self.shared.journal), self.id);
        let lines = self.shared.blocking(move || journal.read_event(event, seq - 1, 1)).await?;
        let broken = |problem: &str| JournalError::BrokenEvent { event, seq, problem: problem.to_owned() };
        let line = lines.into_iter().next().ok_or_else(|| broken("it is missing"))?;
        match EventRow::read(&line.body).map_err(|error| broken(&error.to_string()))? {
            EventRow::Acted(row) => {
                let done = row.act().to_event();
                // Personal data is not in the row, so acts that bring some are compared by their kind.
                let is_same = if row.subjects().next().is_some() { done.kind() == act.kind() } else { done == *act };
                if !is_same {
                    return Err(HallError::IdUsed(id.to_owned()));
                }
                let entry = Arc::new(Entry { at: row.at(), by, act: done, rulings: row.rulings(), cards: Vec::new() });
                Ok(Some(Acted { seq, hash: line.hash, entry, row: Arc::from(row) }))
            }
            EventRow::Linked(_) => Err(broken("it is no act").into()),
        }
    }

    /// Writes a link down; the caller holds the turn.
    pub(super) async fn link(&self, linked: LinkedRow) -> Result<u64, HallError> {
        loop {
            match self.link_once(linked.clone()).await {
                Err(HallError::Journal(JournalError::EventConflict { .. })) if self.shared.journal.is_shared() => {
                    self.read_on().await?;
                }
                done => return done,
            }
        }
    }

    async fn link_once(&self, linked: LinkedRow) -> Result<u64, HallError> {
        let (person, by) = (PersonId(linked.person), PersonId(linked.by));
        let token = linked.token.clone();
        if token.is_some() {
            self.check_room_for(None, by)?;
            let links = self.state().links.values().filter(|of| **of == person).count();
            if links >= MOST_LINKS {
                return Err(HallError::TooManyLinks(links));
            }
        }
        let row = EventRow::Linked(linked);
        let line = self.next_line(row.to_text());
        let (seq, hash, bytes) = (line.seq, line.hash, line.body.len() as u64);
        let (cards, erased) = (Vec::new(), Vec::new());
        let relisted = Vec::new();
        self.write(EventAppend { event: self.id, line, cards, erased, summary: None, relisted }).await?;
        {
            let mut state = self.change();
            (state.seq, state.hash) = (seq, hash);
            state.bytes += bytes;
            state.note(seq, &row);
        }
        if token.is_none() {
            self.close_person(person);
        }
        Ok(seq)
    }

    fn next_line(&self, body: String) -> EventLine {
        let state = self.state();
        EventLine::at(state.seq + 1, state.hash, body)
    }

    async fn write(&self, append: EventAppend) -> Result<(), HallError> {
        let written = self.shared.written(self.shared.journal.append_event(append)).await;
        if let (Err(JournalError::EventConflict { .. }), false) = (&written, self.shared.journal.is_shared()) {
            // Another copy of the event has written: this one is outdated, and its sockets would hear nothing more.
            self.shared.forget_event(self.id);
            self.close_all("outdated", "the event was loaded again; join again");
        }
        Ok(written?)
    }

    /// Refuses to write more than an event may have; without an act it is a link. Officials have four times as much room, so that
    /// nobody else can lock them out, and others have a number of entries of their own. What ends an event, and what concerns people's
    /// data, stays possible.
    fn check_room_for(&self, act: Option<ActKind>, by: PersonId) -> Result<(), HallError> {
        let is_closing = matches!(act, Some(ActKind::Finish | ActKind::Erase | ActKind::Revoke | ActKind::CloseRound));
        // The program reports at most one result and a few calls per game.
        if is_closing || by == PersonId::PROGRAM {
            return Ok(());
        }
        let state = self.state();
        let limits = &self.shared.limits;
        let is_official = state.audience(Some(by)).is_official();
        let made = state.made.get(&by).copied().unwrap_or_default();
        // The one who creates the event has no role yet.
        if !is_official && state.seq > 0 && made >= limits.event_rows_of_player {
            return Err(HallError::TooManyEntries(made));
        }
        let room = if is_official { OFFICIALS } else { 1 };
        let is_over = state.seq >= limits.event_rows.saturating_mul(room)
            || state.bytes >= limits.event_bytes.saturating_mul(room);
        if is_over { Err(HallError::EventTooLong) } else { Ok(()) }
    }
}

impl From<Refusal> for HallError {
    fn from(refusal: Refusal) -> Self {
        Self::ActRefused(Box::new(refusal))
    }
}

/// Asks for somebody who may do an act, at some boards at least, before anything else is told.
pub(super) fn check_right(event: &Event, by: PersonId, act: ActKind) -> Result<(), HallError> {
    let roles: Vec<RoleKind> =
        event.person(by).map(|person| person.roles().map(|role| role.kind()).collect()).unwrap_or_default();
    let has_right = roles.iter().any(|role| right(*role, act) != Right::None);
    if has_right { Ok(()) } else { Err(Refusal::NoRight { act, roles }.into()) }
}

/// Refuses acts that name a game: they would let an event take any game of the server for its own. The server does them
/// itself when it opens games or gets moves.
pub(super) fn check_client(event: &Event, at: event::Moment, by: PersonId, act: &Act) -> Result<(), HallError> {
    if matches!(act, Act::AttachGame { .. } | Act::AttachMoves { .. }) {
        // What is refused for everybody is told to those who might do it.
        event.judge(at, by, act.clone())?;
        return Err(HallError::ServerAct);
    }
    Ok(())
}

/// Makes the error that a field of a request names something that is not there.
pub(super) fn missing(field: &str, problem: &str) -> HallError {
    FrameError::saying(field, problem).into()
}
