//! The seats of a game and their holders.

use protocol::{NamesFrame, Seat, SeatFrame, SeatRequest, SeatStatus};

use crate::Secret;

/// A seat given by a token, with its holder's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRef {
    /// The seat.
    pub seat: Seat,
    /// The holder's name.
    pub name: Option<String>,
}

/// The presence on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sitting {
    /// Whether a client is connected.
    pub(super) is_here: bool,
    /// Milliseconds since a client was connected.
    pub(super) away: Option<u64>,
    /// Whether the player is ready for the game to begin.
    pub(super) is_ready: bool,
}

/// The seats of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Seats {
    seats: Vec<SeatFrame>,
    /// The names in a game of an event, which come from the event; its rows hold none.
    of_event: Option<Box<NamesFrame>>,
}

impl Seats {
    pub(super) fn new(seats: Vec<SeatFrame>) -> Self {
        Self { seats, of_event: None }
    }

    /// Takes the names from the event of the game, whatever its rows say.
    pub(super) fn set_names(&mut self, names: NamesFrame) {
        self.of_event = Some(Box::new(names));
    }

    /// Returns the name of the holder of a seat.
    fn name_of(&self, seat: &SeatFrame) -> Option<String> {
        match (&self.of_event, seat.seat) {
            (None, _) => seat.name.clone(),
            (Some(names), Seat::White) => names.white.clone(),
            (Some(names), Seat::Black) => names.black.clone(),
            (Some(names), Seat::Arbiter) => names.arbiter.clone().filter(|_| seat.is_taken()),
            (Some(_), Seat::Both) => None,
        }
    }

    /// Replaces a seat.
    pub(super) fn put(&mut self, seat: SeatFrame) {
        match self.seats.iter_mut().find(|known| known.seat == seat.seat) {
            Some(known) => *known = seat,
            None => self.seats.push(seat),
        }
    }

    /// Finds the seat that a token gives.
    pub(super) fn find(&self, token: &str) -> Option<SeatRef> {
        let found = self.given_by(token).filter(|seat| seat.is_taken())?;
        Some(SeatRef { seat: found.seat, name: self.name_of(found) })
    }

    /// Finds the seat that a token gives, or will give once both players have accepted.
    pub(super) fn given_by(&self, token: &str) -> Option<&SeatFrame> {
        let hash = Secret::hash_of(token);
        self.seats.iter().find(|seat| seat.token.as_ref() == Some(&hash))
    }

    /// Tells whether a player has declined the person with this token as the arbiter.
    pub(super) fn was_declined(&self, token: &str) -> bool {
        let hash = Secret::hash_of(token);
        self.seats.iter().any(|seat| seat.declined.as_ref() == Some(&hash))
    }

    /// Finds the pending request for the arbiter's seat.
    pub(super) fn requested(&self) -> Option<(&SeatFrame, &SeatRequest)> {
        self.seats.iter().find_map(|seat| Some((seat, seat.request.as_ref()?)))
    }

    /// Finds the seat that an invitation is for.
    pub(super) fn invited(&self, invitation: &str) -> Option<&SeatFrame> {
        let hash = Secret::hash_of(invitation);
        self.seats.iter().find(|seat| seat.invitation.as_ref() == Some(&hash))
    }

    /// Tells whether the game has an arbiter's seat, taken or not.
    pub(super) fn has_arbiter(&self) -> bool {
        self.seats.iter().any(|seat| seat.seat == Seat::Arbiter)
    }

    /// Tells whether all players have their seats.
    pub(super) fn are_players_seated(&self) -> bool {
        self.seats.iter().filter(|seat| seat.seat != Seat::Arbiter).all(SeatFrame::is_taken)
    }

    /// Returns the seats with the colours changed; tokens and invitations stay with the people. An accepted arbiter
    /// stays; otherwise both players are asked again.
    pub(super) fn changed(&self) -> Vec<SeatFrame> {
        let again = |_: &SeatRequest| SeatRequest { number: 1, accepted: Vec::new() };
        let changed = |seat: &SeatFrame| SeatFrame {
            seat: seat.seat.changed(),
            request: seat.request.as_ref().map(again),
            ..seat.clone()
        };
        self.seats.iter().map(changed).collect()
    }

    /// Finds a seat.
    pub(super) fn get(&self, seat: Seat) -> Option<&SeatFrame> {
        self.seats.iter().find(|known| known.seat == seat)
    }

    /// Lists the seats that players take.
    pub(super) fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().map(|seat| seat.seat).filter(|seat| *seat != Seat::Arbiter)
    }

    /// Returns the public key that encrypts sealed moves for the arbiter.
    pub(super) fn lock(&self) -> Option<&str> {
        self.get(Seat::Arbiter).filter(|seat| seat.is_taken())?.lock.as_deref()
    }

    /// Lists the seats; `at` returns the presence on one.
    pub(super) fn statuses(&self, at: impl Fn(Seat) -> Sitting) -> Vec<SeatStatus> {
        let status = |seat: &SeatFrame| {
            let Sitting { is_here, away, is_ready } = at(seat.seat);
            SeatStatus {
                seat: seat.seat,
                name: self.name_of(seat),
                taken: seat.is_taken(),
                here: is_here,
                invited: seat.invitation.is_some(),
                away_ms: away.filter(|_| seat.is_taken()),
                ready: is_ready,
                request: seat.request.clone(),
            }
        };
        self.seats.iter().map(status).collect()
    }

    /// Returns the names of players and arbiter.
    pub(super) fn names(&self) -> NamesFrame {
        let name = |seat| self.get(seat).filter(|seat| seat.request.is_none()).and_then(|seat| self.name_of(seat));
        NamesFrame { white: name(Seat::White), black: name(Seat::Black), arbiter: name(Seat::Arbiter) }
    }
}
