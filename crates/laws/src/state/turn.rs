//! What was done since the player got the move.

use board::{Bitboard, ByColor, Color, Move, Role, Setup, Square};
use clock::Millis;

/// The player who has the move, and what was done in this turn.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// The player who has the move.
    pub(crate) player: Color,
    /// The board at the start of the turn.
    pub(crate) base: Setup,
    /// The touches that count, in order.
    pub(crate) touches: Vec<Touch>,
    /// The pieces that may be adjusted, until another is touched.
    pub(crate) adjusted: Bitboard,
    /// The most hands that moved a piece at once.
    pub(crate) hands: u8,
    /// The move that the player is held to: one written with a wrong claim, or made after the order to seal.
    pub(crate) bound: Option<Move>,
    /// The clocks at the start of the turn.
    pub(crate) clocks: ByColor<Millis>,
}

impl Turn {
    pub(super) fn new(player: Color, base: Setup, clocks: ByColor<Millis>) -> Self {
        Self { player, base, touches: Vec::new(), adjusted: Bitboard::EMPTY, hands: 1, bound: None, clocks }
    }
}

/// A contact with a piece that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// A piece touched, and whether the one before was touched at the same time in an unknown order.
    Piece {
        /// Where it stands.
        square: Square,
        /// The order is unknown.
        is_together: bool,
    },
    /// A piece released as part of a move that is not finished.
    Released {
        /// Where it was released.
        square: Square,
        /// What it is.
        role: Role,
    },
    /// A legal move that was made, and then changed before the press.
    Made(Move),
}
