//! A half-move and how the game stood before it: restoring is looking up.

use board::{Breach, ByColor, Color, Move, Position, Role, Setup};
use clock::Millis;

use crate::state::Touch;

/// A half-move and how the game stood before it.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    pub(crate) player: Color,
    /// The move; for an illegal one, the displacement as far as it is one.
    pub(crate) mv: Option<Move>,
    /// The rule of movement it breaks.
    pub(crate) breach: Option<(Breach, Role)>,
    pub(crate) is_legal: bool,
    pub(crate) touches: Vec<Touch>,
    pub(crate) clocks: ByColor<Millis>,
    pub(crate) made: ByColor<u32>,
    pub(crate) completed: ByColor<u32>,
    pub(crate) stood: Stood,
}

/// What stood on the board. A game is kept for as long as it is played, and nearly always one position says it all.
#[derive(Clone, Debug)]
pub(crate) enum Stood {
    /// A position that legal moves led to.
    Sound(Position),
    /// Something else.
    Other(Box<Other>),
}

/// A board that more has to be said about.
#[derive(Clone, Debug)]
pub(crate) struct Other {
    before: Setup,
    position: Option<Position>,
    good: Position,
    is_spoilt: bool,
}

impl Stood {
    /// Keeps a board: as it was, as a position if play could go on from it, with the last position before that legal moves led to,
    /// and whether an illegal move stood on it already.
    pub(crate) fn new(before: Setup, position: Option<Position>, good: Position, is_spoilt: bool) -> Self {
        match position {
            // Equal positions may differ in their counters, so the setups are compared.
            Some(position) if !is_spoilt && position.to_setup() == before && good.to_setup() == before => {
                Self::Sound(position)
            }
            _ => Self::Other(Box::new(Other { before, position, good, is_spoilt })),
        }
    }
}

impl Stage {
    /// Gives the board before.
    pub(crate) fn before(&self) -> Setup {
        match &self.stood {
            Stood::Sound(position) => position.to_setup(),
            Stood::Other(other) => other.before,
        }
    }

    /// Gives the position before, if play could go on from it.
    pub(crate) fn position(&self) -> Option<&Position> {
        match &self.stood {
            Stood::Sound(position) => Some(position),
            Stood::Other(other) => other.position.as_ref(),
        }
    }

    /// Gives the last position before that legal moves led to.
    pub(crate) fn good(&self) -> Position {
        match &self.stood {
            Stood::Sound(position) => *position,
            Stood::Other(other) => other.good,
        }
    }

    /// Tells whether an illegal move stood on the board already.
    pub(crate) fn is_spoilt(&self) -> bool {
        matches!(&self.stood, Stood::Other(other) if other.is_spoilt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_move_of_ordinary_play_takes_little_room() {
        assert!(size_of::<Stage>() <= 144, "{}", size_of::<Stage>());
    }
}
