//! Whether the players are present, and their offences.

use board::{ByColor, Color};
use clock::Millis;

use crate::terms::Undone;

/// Whether the players are present, and their offences.
#[derive(Clone, Debug)]
pub(crate) struct Conduct {
    /// Whether each player is at the board.
    pub(crate) present: ByColor<bool>,
    /// Since when each player's connection is lost; if it was lost while the clocks were stopped, since they were started
    /// again.
    pub(crate) away: ByColor<Option<Millis>>,
    /// Whether each player may play despite being late.
    pub(crate) admitted: ByColor<bool>,
    /// The offences that were ruled on, in order.
    pub(crate) offences: Vec<Noted>,
    /// Acts that an arbiter counts besides; each alone costs nothing.
    pub(crate) tally: ByColor<Tally>,
    /// The number of illegal moves counted for each player.
    pub(crate) illegal_moves: ByColor<u32>,
    /// The player who displaced pieces, so that the opponent may start that clock (1997 7.3).
    pub(crate) displaced_by: Option<Color>,
    /// The player who is putting displaced pieces back, on their own time (1997 7.3).
    pub(crate) restoring: Option<Color>,
}

impl Conduct {
    pub(super) fn new(present: ByColor<bool>) -> Self {
        Self {
            present,
            away: ByColor::default(),
            admitted: ByColor::default(),
            offences: Vec::new(),
            tally: ByColor::default(),
            illegal_moves: ByColor::default(),
            displaced_by: None,
            restoring: None,
        }
    }
}

/// How often a player has done something that becomes a nuisance when repeated (11.5).
///
/// ```
/// assert_eq!(laws::Tally::default().offers, 0);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Reports that the player has distracted the opponent.
    pub disturbances: u32,
    /// Draw offers, except those implied by a claim.
    pub offers: u32,
    /// Claims that were found wrong.
    pub wrong_claims: u32,
}

/// An offence that was ruled on, and its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    /// The offender.
    pub(crate) player: Color,
    /// The kind of offence.
    pub(crate) what: Undone,
    /// The time of the ruling.
    pub(crate) at: Millis,
    /// The time that the opponent got.
    pub(crate) given: Millis,
    /// The time that the offender lost.
    pub(crate) taken: Millis,
}

impl Noted {
    pub(super) fn new(player: Color, what: Undone, at: Millis) -> Self {
        Self { player, what, at, given: Millis::ZERO, taken: Millis::ZERO }
    }

    /// Tells whether time that a player loses, or the opponent gets, at a moment is the cost of the offence.
    pub(super) fn costs(&self, player: Color, at: Millis) -> bool {
        self.player == player && self.at == at
    }
}
