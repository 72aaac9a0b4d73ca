//! Joining a game: what a client is shown, and the seats.

use std::net::IpAddr;
use std::sync::Arc;

use laws::Phase;
use protocol::{
    Act, ArbiterKey, Invitation, JoinFrame, Row, Seat, SeatFrame, SeatStatus, SeatedRow, Secrets, ServerFrame, TimedAct,
};
use tokio::sync::mpsc;
use words::Locale;

use super::super::game::LiveGame;
use super::super::listeners::Reach;
use super::super::message::{Admitted, Asker, OUTBOX, Subscriber};
use super::super::snapshot::{Look, Snapshot};
use super::Room;
use super::act::{Source, Verdict};
use crate::journal::JournalError;
use crate::{HallError, Secret};

impl Room {
    /// Adds a client to the game. Missed entries are written elsewhere, so that no move waits for them.
    pub(super) fn join(&mut self, socket: u64, join: &JoinFrame, from: Option<IpAddr>) -> Result<Admitted, HallError> {
        let asks = join.token.as_deref().is_some_and(|token| self.is_requested_with(token));
        let seat = match join.token.as_deref().filter(|_| !asks) {
            None => None,
            // A person who was declined while disconnected learns it on coming back.
            Some(token) if self.live.seats.was_declined(token) => return Err(HallError::Declined),
            Some(token) => Some((self.live.seats.find(token).ok_or(HallError::NoSeat)?, token)),
        };
        let place = seat.as_ref().map(|(seat, _)| seat.seat);
        let locale = join.language.as_deref().and_then(Locale::find);
        if let Some(place) = place {
            self.listeners.take_over(place);
        }
        let (outbox, told) = mpsc::channel(OUTBOX);
        let key = seat.as_ref().filter(|(seat, _)| seat.seat == Seat::Arbiter).map(|(_, token)| ArbiterKey::of(token));
        let name = seat.and_then(|(seat, _)| seat.name);
        self.listeners.push(Subscriber {
            socket,
            seat: place,
            asks,
            name,
            outbox,
            key,
            locale,
            is_engine: false,
            from,
        });
        // The snapshot includes the client that has just joined.
        Ok(Admitted { look: self.look_asking(asks, place, locale), told })
    }

    /// Takes a snapshot of the game for a client. The game is copied once for all clients that look before the next row.
    pub(super) fn look(&mut self, seat: Option<Seat>, locale: Option<Locale>) -> Look {
        let is_watcher = seat.is_none();
        let now = self.scale(self.shared.time.now());
        let late = self.late.as_ref().filter(|_| is_watcher);
        let at = late.map_or(now, |late| late.earlier(now)).max(self.seen_by(is_watcher).at);
        let snapshot = self.snapshot(is_watcher);
        let names = self.seen_by(is_watcher).seats.names();
        let late = self.late.as_ref().filter(|_| is_watcher);
        let seats = late.map_or_else(|| self.seats(), |late| late.seats.clone());
        Look { snapshot, at, seat, asks: false, names, seats, locale }
    }

    /// Takes a snapshot for a client that may ask for the arbiter's seat, which sees at once how its request stands.
    fn look_asking(&mut self, asks: bool, seat: Option<Seat>, locale: Option<Locale>) -> Look {
        let look = self.look(seat, locale);
        if asks { Look { asks, seats: self.seats(), ..look } } else { look }
    }

    fn snapshot(&mut self, is_watcher: bool) -> Arc<Snapshot> {
        let index = usize::from(is_watcher && self.late.is_some());
        let seq = self.seen_by(is_watcher).seq;
        if let Some(known) = self.looks[index].as_ref().filter(|known| known.seq == seq) {
            return Arc::clone(known);
        }
        let snapshot = Arc::new(Snapshot::of(self.seen_by(is_watcher)));
        self.looks[index] = Some(Arc::clone(&snapshot));
        snapshot
    }

    /// Returns the current game, or the delayed one for spectators.
    pub(super) fn seen_by(&self, is_watcher: bool) -> &LiveGame {
        match &self.late {
            Some(late) if is_watcher => &late.shown,
            _ => &self.live,
        }
    }

    pub(super) fn seats(&self) -> Vec<SeatStatus> {
        self.live.seats.statuses(|seat| self.sitting(seat))
    }

    /// Sends the seats to everybody, if the client that has just joined has a seat.
    pub(super) fn tell_seats(&mut self, socket: u64) {
        if self.listeners.find(socket).is_some_and(|subscriber| subscriber.seat.is_some()) {
            self.tell_all_seats();
        }
    }

    /// Sends the seats to everybody; delayed spectators get them with the delay.
    pub(super) fn tell_all_seats(&mut self) {
        let seats = self.seats();
        let now = self.shared.time.now();
        let reach = match &mut self.late {
            Some(late) => {
                late.push_seats(now, seats.clone());
                Reach::Concerned
            }
            None => Reach::All,
        };
        self.listeners.tell_frame(&ServerFrame::Seats { seats }, reach);
    }

    /// Returns the last row that a reader may see. There is none if the players keep the score themselves and the game
    /// continues.
    pub(super) fn may_read(&self, reader: &Asker) -> Result<u64, HallError> {
        Ok(self.readable(reader)?.seq)
    }

    fn readable(&self, reader: &Asker) -> Result<&LiveGame, HallError> {
        let seat = reader.token.as_deref().and_then(|token| self.live.seats.find(token));
        let is_official = reader.is_organiser || seat.as_ref().is_some_and(|seat| seat.seat == Seat::Arbiter);
        let seen = self.seen_by(seat.is_none() && !is_official);
        // The answer must not tell a delayed spectator that the game is over.
        let is_secret = Secrets::of(&seen.game, &seen.table).score;
        if is_secret && !is_official { Err(HallError::ScoreKept) } else { Ok(seen) }
    }

    /// Takes a snapshot of the game for export as PGN, as far as the reader may see it.
    pub(super) fn pgn(&mut self, reader: &Asker) -> Result<Look, HallError> {
        let seen = self.readable(reader)?;
        let is_watcher = !std::ptr::eq(seen, &raw const self.live);
        Ok(Look { snapshot: self.snapshot(is_watcher), ..self.look(None, None) })
    }

    /// Starts a game without an arbiter when both players are connected and, if the game waits for that, ready; resumes
    /// one that was begun elsewhere in the same way.
    pub(super) async fn start_if_all_are_here(&mut self) -> Result<(), JournalError> {
        let live = &self.live;
        let are_here = live.seats.players().all(|seat| self.is_here(seat));
        if live.seats.has_arbiter() || !are_here || !self.are_all_ready() {
            return Ok(());
        }
        let act = match live.game.phase() {
            Phase::Waiting => Act::Start {},
            Phase::Stopped if live.is_at_end_of_prelude() => Act::Resume { why: None },
            _ => return Ok(()),
        };
        let now = self.shared.time.now();
        let is_first = self.origin.is_none();
        let at = self.scale(now).max(self.live.at);
        self.origin = self.origin.or(Some(now));
        let source = Source { arrived: Some(now), ..Source::default() };
        let entered = self.enter(&TimedAct::by_arbiter(at, act), source).await?;
        if is_first && !matches!(entered, Verdict::Entered | Verdict::Overtaken) {
            self.origin = None;
        }
        Ok(())
    }

    /// Makes a new invitation for a seat; the previous holder loses it.
    ///
    /// The organiser and the game's arbiter may do that for every seat, a player for that player's seat, and the creator
    /// of the game for a seat that nobody has taken. The organiser can add an arbiter to a game that has none.
    pub(super) async fn invite(&mut self, seat: Seat, asker: &Asker) -> Result<Invitation, HallError> {
        if !asker.is_organiser {
            self.check_no_event()?;
        }
        let own = asker.token.as_deref().and_then(|token| self.live.seats.find(token)).map(|found| found.seat);
        let known = self.live.seats.get(seat);
        let is_free = known.is_some_and(|known| !known.is_taken());
        let is_engine = self.live.table.engine.as_ref().is_some_and(|engine| engine.seat == seat);
        let is_there = known.is_some() || (seat == Seat::Arbiter && asker.is_organiser);
        let may = asker.is_organiser
            || own == Some(Seat::Arbiter)
            || own == Some(seat)
            || (is_free && own.is_some() && own == self.live.creator);
        if !may || !is_there || is_engine {
            return Err(if own.is_some() || asker.is_organiser { HallError::NotYours } else { HallError::NoSeat });
        }
        if self.live.seq >= self.shared.limits.game_rows && !asker.is_organiser && own != Some(Seat::Arbiter) {
            return Err(HallError::GameTooLong);
        }
        let name = known.and_then(|known| known.name.clone()).filter(|_| !is_free);
        let invitation = Secret::random()?;
        // An arbiter appointed by the organiser may pass the seat on; one accepted by the players may not.
        let appointed = seat == Seat::Arbiter
            && (asker.is_organiser || (own == Some(Seat::Arbiter) && known.is_some_and(|known| known.appointed)));
        let declined = known.and_then(|known| known.declined.clone());
        let invitation_hash = Some(invitation.hash());
        let frame = SeatFrame { name, invitation: invitation_hash, appointed, declined, ..SeatFrame::free(seat) };
        self.seat(frame).await?;
        self.listeners.revoke(seat);
        self.tell_all_seats();
        Ok(Invitation { seat, invitation: invitation.reveal().to_owned() })
    }

    /// Records the new state of a seat.
    pub(super) async fn seat(&mut self, seat: SeatFrame) -> Result<(), JournalError> {
        let wall = self.shared.time.now().0;
        self.live.seats.put(seat.clone());
        self.append(&Row::Seated(SeatedRow { seat, wall })).await
    }
}
