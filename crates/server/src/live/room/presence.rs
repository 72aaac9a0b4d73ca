//! Which players are connected, since when others are not, and who is ready for the game to begin.
//!
//! Facts on which a ruling can rest are recorded: in a casual game, that a player's connection has been lost for a while,
//! and that the player is back.

use board::Color;
use laws::Phase;
use protocol::{Act, Name, Seat, TimedAct};

use super::super::seats::Sitting;
use super::Room;
use super::act::Source;
use crate::Moment;
use crate::journal::JournalError;

/// Milliseconds after which a lost connection is recorded: a page that is only reloaded is back by then.
pub(super) const AWAY: u64 = 10_000;

const SEATS: [Seat; 4] = [Seat::White, Seat::Black, Seat::Both, Seat::Arbiter];

/// The time since which each seat is not connected, and whether its player is ready.
#[derive(Clone, Copy, Debug)]
pub(super) struct Presence {
    left: [Option<Moment>; SEATS.len()],
    ready: [bool; SEATS.len()],
}

impl Presence {
    /// Starts with nobody connected.
    pub(super) fn new(now: Moment) -> Self {
        Self { left: [Some(now); SEATS.len()], ready: [false; SEATS.len()] }
    }

    /// Updates which seats are connected; tells whether that has changed.
    fn note(&mut self, now: Moment, is_here: impl Fn(Seat) -> bool) -> bool {
        let mut is_new = false;
        for (index, seat) in SEATS.into_iter().enumerate() {
            let was_here = self.left[index].is_none();
            if is_here(seat) {
                self.left[index] = None;
            } else {
                self.left[index].get_or_insert(now);
                self.ready[index] = false;
            }
            is_new |= was_here != self.left[index].is_none();
        }
        is_new
    }

    /// Returns since when a seat has not been connected.
    fn left(&self, seat: Seat) -> Option<Moment> {
        self.left[index_of(seat)]
    }
}

fn index_of(seat: Seat) -> usize {
    SEATS.into_iter().position(|known| known == seat).unwrap_or_default()
}

impl Room {
    /// Returns the presence on a seat.
    pub(super) fn sitting(&self, seat: Seat) -> Sitting {
        let away = self.presence.left(seat).map(|left| self.shared.time.now().since(left));
        Sitting { is_here: self.is_here(seat), away, is_ready: self.is_ready(seat) }
    }

    /// Updates who is connected, and tells all clients if that has changed; returns whether it has.
    pub(super) fn note_presence(&mut self) -> bool {
        let (listeners, elsewhere) = (&self.listeners, &self.elsewhere);
        let is_here = |seat| listeners.has(seat) || elsewhere.has(seat);
        let is_new = self.presence.note(self.shared.time.now(), is_here);
        if is_new {
            self.say_presence(None);
            self.tell_all_seats();
            self.report_presence();
            self.post_board();
        }
        is_new
    }

    /// Records that a player is ready for the game to begin, or no longer is.
    pub(super) async fn ready(&mut self, socket: u64, is_ready: bool) -> Result<(), JournalError> {
        let seat = self.listeners.find(socket).and_then(|subscriber| subscriber.seat);
        let Some(seat) = seat.filter(|seat| *seat != Seat::Arbiter && self.waits_for_ready()) else { return Ok(()) };
        let ready = &mut self.presence.ready[index_of(seat)];
        if *ready == is_ready {
            return Ok(());
        }
        *ready = is_ready;
        self.say_presence(None);
        self.tell_all_seats();
        self.start_if_all_are_here().await
    }

    /// Tells whether the players must confirm that they are ready before the clocks run.
    fn waits_for_ready(&self) -> bool {
        let live = &self.live;
        let is_before = match live.game.phase() {
            Phase::Waiting => true,
            Phase::Stopped => live.is_at_end_of_prelude(),
            _ => false,
        };
        live.table.ready && !live.seats.has_arbiter() && is_before
    }

    /// Tells whether all players are ready. An engine always is.
    pub(super) fn are_all_ready(&self) -> bool {
        let engine = self.live.table.engine.as_ref().map(|engine| engine.seat);
        let is_ready = |seat| Some(seat) == engine || self.is_ready(seat);
        !self.waits_for_ready() || self.live.seats.players().all(is_ready)
    }

    /// Tells whether a client of a seat is connected, here or at another node.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.listeners.has(seat) || self.elsewhere.has(seat)
    }

    /// Tells whether the player of a seat is ready.
    pub(super) fn is_ready(&self, seat: Seat) -> bool {
        self.presence.ready[index_of(seat)] || self.elsewhere.is_ready(seat)
    }

    /// Lists the seats with clients at this node, and whether their players are ready.
    pub(super) fn seats_here(&self) -> Vec<(Seat, bool)> {
        let here = SEATS.into_iter().filter(|seat| self.listeners.has(*seat));
        here.map(|seat| (seat, self.presence.ready[index_of(seat)])).collect()
    }

    /// Returns when the next lost connection is to be recorded.
    pub(super) fn away_due(&self) -> Option<Moment> {
        let game = &self.live.game;
        if game.regulations().absence.is_none() || game.phase() != Phase::Playing || !self.leads() {
            return None;
        }
        let missed = Color::ALL.into_iter().filter(|color| game.away(*color).is_none());
        missed.filter_map(|color| self.left(color)).map(|left| left.after(AWAY)).min()
    }

    /// Returns since when a player with a seat of their own has not been connected.
    pub(super) fn left(&self, player: Color) -> Option<Moment> {
        let seat = Seat::of(player);
        self.live.seats.get(seat).and_then(|_| self.presence.left(seat))
    }

    /// Records which players have lost their connection, and which are back.
    pub(super) async fn write_presence(&mut self) -> Result<(), JournalError> {
        if self.live.game.regulations().absence.is_none() || !self.leads() {
            return Ok(());
        }
        let now = self.shared.time.now();
        for color in Color::ALL {
            let (left, is_away) = (self.left(color), self.live.game.away(color).is_some());
            let player = Name(color);
            let act = match left {
                None if is_away => Act::Connected { player },
                Some(left) if !is_away && self.live.game.phase() == Phase::Playing && now >= left.after(AWAY) => {
                    Act::Disconnected { player }
                }
                _ => continue,
            };
            if self.deadline().is_some_and(|deadline| now >= deadline.after(self.grace())) {
                self.rule_on_what_is_due().await?;
            }
            // Stamped a little in the past, so that acts on their way here keep their own times.
            let at = clock::Millis(self.scale(now).0.saturating_sub(self.grace())).max(self.live.at);
            self.enter(&TimedAct::by_arbiter(at, act), Source::default()).await?;
        }
        Ok(())
    }
}
