//! Who may sit where.

use protocol::{NamesFrame, Seat, SeatFrame, SeatStatus};

use crate::Secret;

/// A seat that a token gives, and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRef {
    /// The seat.
    pub seat: Seat,
    /// Who sits there.
    pub name: Option<String>,
}

/// The seats of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Seats(Vec<SeatFrame>);

impl Seats {
    pub(super) fn new(seats: Vec<SeatFrame>) -> Self {
        Self(seats)
    }

    /// Puts a seat in the place of the one that was there.
    pub(super) fn put(&mut self, seat: SeatFrame) {
        match self.0.iter_mut().find(|known| known.seat == seat.seat) {
            Some(known) => *known = seat,
            None => self.0.push(seat),
        }
    }

    /// Finds the seat that a token gives.
    pub(super) fn find(&self, token: &str) -> Option<SeatRef> {
        let hash = Secret::hash_of(token);
        let found = self.0.iter().find(|seat| seat.token.as_ref() == Some(&hash))?;
        Some(SeatRef { seat: found.seat, name: found.name.clone() })
    }

    /// Finds the seat that an invitation is for.
    pub(super) fn invited(&self, invitation: &str) -> Option<&SeatFrame> {
        let hash = Secret::hash_of(invitation);
        self.0.iter().find(|seat| seat.invitation.as_ref() == Some(&hash))
    }

    /// Tells whether an arbiter has a seat, taken or not.
    pub(super) fn has_arbiter(&self) -> bool {
        self.0.iter().any(|seat| seat.seat == Seat::Arbiter)
    }

    /// Tells whether all players have their seats.
    pub(super) fn are_players_seated(&self) -> bool {
        self.0.iter().filter(|seat| seat.seat != Seat::Arbiter).all(is_taken)
    }

    /// Gives the seats after the colours are changed; each keeps what gives it.
    pub(super) fn changed(&self) -> Vec<SeatFrame> {
        self.0.iter().map(|seat| SeatFrame { seat: seat.seat.changed(), ..seat.clone() }).collect()
    }

    /// Finds a seat.
    pub(super) fn get(&self, seat: Seat) -> Option<&SeatFrame> {
        self.0.iter().find(|known| known.seat == seat)
    }

    /// Lists the seats that players take.
    pub(super) fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().map(|seat| seat.seat).filter(|seat| *seat != Seat::Arbiter)
    }

    /// Gives what locks an envelope for the arbiter.
    pub(super) fn lock(&self) -> Option<&str> {
        self.0.iter().find(|seat| seat.seat == Seat::Arbiter)?.lock.as_deref()
    }

    /// Lists the seats; `is_here` tells whether somebody sits on one now.
    pub(super) fn statuses(&self, is_here: impl Fn(Seat) -> bool) -> Vec<SeatStatus> {
        let status = |seat: &SeatFrame| SeatStatus {
            seat: seat.seat,
            name: seat.name.clone(),
            taken: is_taken(seat),
            here: is_here(seat.seat),
        };
        self.0.iter().map(status).collect()
    }

    /// Says who sits where.
    pub(super) fn names(&self) -> NamesFrame {
        let name = |seat: Seat| self.0.iter().find(|known| known.seat == seat).and_then(|known| known.name.clone());
        NamesFrame { white: name(Seat::White), black: name(Seat::Black), arbiter: name(Seat::Arbiter) }
    }
}

/// Tells whether somebody has a seat. A program has its seat without a token.
fn is_taken(seat: &SeatFrame) -> bool {
    seat.invitation.is_none()
}
