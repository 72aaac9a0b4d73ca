//! The seats of a new game, taken or invited.

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
    /// Draws colours, tokens and invitations; an engine gets the seat opposite.
    ///
    /// An organiser who takes no seat appoints the arbiter; in other games the players must accept the arbiter.
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
            let name = wanted.name.clone();
            seating.frames.push(SeatFrame { name, token: Some(token.hash()), ..SeatFrame::free(seat) });
            seating.own = Some((seat, token));
        }
        let players: &[Seat] = if own == Some(Seat::Both) { &[] } else { &[Seat::White, Seat::Black] };
        for &seat in players.iter().filter(|seat| Some(**seat) != own) {
            match engine {
                Some(title) => {
                    seating.frames.push(SeatFrame { name: Some(title.to_owned()), ..SeatFrame::free(seat) });
                }
                None => seating.invite(seat, false)?,
            }
        }
        if wanted.arbiter {
            seating.invite(Seat::Arbiter, wanted.seat == SeatWanted::None)?;
        }
        Ok(seating)
    }

    fn invite(&mut self, seat: Seat, appointed: bool) -> Result<(), HallError> {
        let invitation = Secret::random()?;
        let hash = Some(invitation.hash());
        self.frames.push(SeatFrame { invitation: hash, appointed, ..SeatFrame::free(seat) });
        self.invitations.push(Invitation { seat, invitation: invitation.reveal().to_owned() });
        Ok(())
    }
}
