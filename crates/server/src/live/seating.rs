//! The seats of a new game: who has one, and who is invited.

use protocol::{CreateGame, Invitation, Seat, SeatFrame, SeatWanted};

use crate::secret::coin;
use crate::{HallError, Secret};

/// The seats of a new game.
pub(super) struct Seating {
    pub(super) frames: Vec<SeatFrame>,
    pub(super) own: Option<(Seat, Secret)>,
    pub(super) invitations: Vec<Invitation>,
}

impl Seating {
    /// Draws seats, tokens and invitations; a program that plays has the other seat.
    pub(super) fn draw(wanted: &CreateGame, engine: Option<&str>) -> Result<Self, HallError> {
        let own = match wanted.seat {
            SeatWanted::White => Some(Seat::White),
            SeatWanted::Black => Some(Seat::Black),
            SeatWanted::Random => Some(if coin()? { Seat::White } else { Seat::Black }),
            SeatWanted::Both => Some(Seat::Both),
            SeatWanted::None => None,
        };
        let mut seating = Self { frames: Vec::new(), own: None, invitations: Vec::new() };
        if let Some(seat) = own {
            let token = Secret::random()?;
            seating.frames.push(SeatFrame {
                seat,
                name: wanted.name.clone(),
                token: Some(token.hash()),
                invitation: None,
                lock: None,
            });
            seating.own = Some((seat, token));
        }
        let players: &[Seat] = if own == Some(Seat::Both) { &[] } else { &[Seat::White, Seat::Black] };
        for &seat in players.iter().filter(|seat| Some(**seat) != own) {
            match engine {
                Some(title) => seating.frames.push(SeatFrame {
                    seat,
                    name: Some(title.to_owned()),
                    token: None,
                    invitation: None,
                    lock: None,
                }),
                None => seating.invite(seat)?,
            }
        }
        if wanted.arbiter {
            seating.invite(Seat::Arbiter)?;
        }
        Ok(seating)
    }

    fn invite(&mut self, seat: Seat) -> Result<(), HallError> {
        let invitation = Secret::random()?;
        let hash = Some(invitation.hash());
        self.frames.push(SeatFrame { seat, name: None, token: None, invitation: hash, lock: None });
        self.invitations.push(Invitation { seat, invitation: invitation.reveal().to_owned() });
        Ok(())
    }
}
