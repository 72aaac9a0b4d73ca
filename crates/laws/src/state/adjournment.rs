//! When and how an adjourned game is resumed.

use board::{ByColor, Color};
use clock::Millis;

use crate::terms::Commitment;

/// When and how an adjourned game is resumed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Adjournment {
    /// The game was adjourned, or is about to be.
    pub(crate) is_ordered: bool,
    /// The clocks were stopped while a move was being sealed.
    pub(crate) is_interrupted: bool,
    /// The appointed time of the resumption, if it is fixed.
    pub(crate) resume_at: Option<Millis>,
    /// The appointed place of the resumption, if it is fixed.
    pub(crate) place: Option<String>,
    /// The moves each had made when play was resumed, the sealed one included.
    pub(crate) made: Option<ByColor<u32>>,
    /// The sealed move that has not been opened.
    pub(crate) envelope: Option<Envelope>,
}

/// A sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Envelope {
    /// The player who sealed it.
    pub(crate) by: Color,
    /// What the player is held to.
    pub(crate) commitment: Commitment,
}
