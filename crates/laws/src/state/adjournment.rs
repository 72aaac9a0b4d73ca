//! The adjournment and resumption of a game.

use board::{ByColor, Color};
use clock::Millis;

use crate::terms::Commitment;

/// The adjournment and resumption of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Adjournment {
    /// Whether the game was adjourned, or is about to be.
    pub(crate) is_ordered: bool,
    /// Whether the clocks were stopped while a move was being sealed.
    pub(crate) is_interrupted: bool,
    /// The appointed time of the resumption, if it is fixed.
    pub(crate) resume_at: Option<Millis>,
    /// The appointed place of the resumption, if it is fixed.
    pub(crate) place: Option<String>,
    /// The moves that each player had made when play was resumed, the sealed one included.
    pub(crate) made: Option<ByColor<u32>>,
    /// The sealed move that has not been opened.
    pub(crate) envelope: Option<Envelope>,
}

/// A sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Envelope {
    /// The player who sealed it.
    pub(crate) by: Color,
    /// The commitment to the move.
    pub(crate) commitment: Commitment,
}
