//! How many points each result gives.

use crate::{Cell, Color, Mark, Points};

/// The points of each result.
///
/// ```
/// use pairing::{Points, Scoring};
/// let football = Scoring::new(Points::from_tenths(30), Points::ONE, Points::ZERO);
/// assert_eq!(football.pairing_bye, Points::from_tenths(30));
/// assert_eq!(football.half_bye, Points::ONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// A win with White, and with Black.
    pub win: [Points; 2],
    /// A draw with White, and with Black.
    pub draw: [Points; 2],
    /// A loss with White, and with Black.
    pub loss: [Points; 2],
    /// A win because the opponent did not appear.
    pub forfeit_win: Points,
    /// A loss because the player did not appear.
    pub forfeit_loss: Points,
    /// A full-point bye.
    pub full_bye: Points,
    /// A half-point bye.
    pub half_bye: Points,
    /// An absence.
    pub zero_bye: Points,
    /// The bye of the pairing.
    pub pairing_bye: Points,
    /// A result that is not known yet.
    pub unknown: Points,
}

impl Default for Scoring {
    fn default() -> Self {
        Self::new(Points::ONE, Points::HALF, Points::ZERO)
    }
}

impl Scoring {
    /// Makes a scoring from the points of games; byes follow them, absences give nothing.
    pub const fn new(win: Points, draw: Points, loss: Points) -> Self {
        Self {
            win: [win; 2],
            draw: [draw; 2],
            loss: [loss; 2],
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            full_bye: win,
            half_bye: draw,
            zero_bye: Points::ZERO,
            pairing_bye: win,
            unknown: draw,
        }
    }

    /// Gives the points of one round.
    pub const fn points(&self, cell: &Cell) -> Points {
        let side = match cell.color {
            Some(Color::Black) => 1,
            _ => 0,
        };
        match cell.mark {
            Mark::Win | Mark::ShortWin => self.win[side],
            Mark::Draw | Mark::ShortDraw => self.draw[side],
            Mark::Loss | Mark::ShortLoss => self.loss[side],
            Mark::ForfeitWin => self.forfeit_win,
            Mark::ForfeitLoss => self.forfeit_loss,
            Mark::Pending => self.unknown,
            Mark::HalfBye => self.half_bye,
            Mark::FullBye => self.full_bye,
            Mark::PairingBye => self.pairing_bye,
            Mark::ZeroBye => self.zero_bye,
        }
    }

    /// Gives the most that a win can bring.
    pub fn best(&self) -> Points {
        self.win[0].max(self.win[1])
    }

    /// Gives the points of a draw, with White if the colours differ.
    pub const fn half(&self) -> Points {
        self.draw[0]
    }
}
