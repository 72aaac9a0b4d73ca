//! A half-move and how the game stood before it: restoring is looking up.

use board::{Breach, ByColor, Color, Move, Position, Role, Setup};
use clock::Millis;

use crate::state::{State, Touch};

/// A half-move and how the game stood before it.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    pub(crate) player: Color,
    /// The move; for an illegal one, the displacement as far as it is one.
    pub(crate) mv: Option<Move>,
    pub(crate) is_legal: bool,
    seldom: Option<Box<Seldom>>,
    pub(crate) clocks: ByColor<Millis>,
    pub(crate) made: ByColor<u32>,
    pub(crate) completed: ByColor<u32>,
    pub(crate) stood: Stood,
}

/// What is not to be said of most half-moves.
#[derive(Clone, Debug, Default)]
struct Seldom {
    breach: Option<(Breach, Role)>,
    touches: Vec<Touch>,
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
    /// Keeps how the game stands before a half-move that is not made yet.
    pub(crate) fn of(state: &State, player: Color) -> Self {
        Self {
            player,
            mv: None,
            is_legal: true,
            seldom: None,
            clocks: state.turn.clocks,
            made: state.made,
            completed: state.completed,
            stood: Stood::new(state.turn.base, state.current, state.good, state.is_spoilt),
        }
    }

    /// Notes the pieces touched in the turn.
    pub(crate) fn with_touches(mut self, touches: Vec<Touch>) -> Self {
        if !touches.is_empty() {
            self.seldom.get_or_insert_default().touches = touches;
        }
        self
    }

    pub(crate) fn with_move(self, mv: Move) -> Self {
        Self { mv: Some(mv), ..self }
    }

    /// Notes an illegal move as far as it is one, and the rule of movement that it breaks.
    pub(crate) fn with_illegal_move(mut self, mv: Option<Move>, breach: Option<(Breach, Role)>) -> Self {
        if breach.is_some() {
            self.seldom.get_or_insert_default().breach = breach;
        }
        Self { mv, is_legal: false, ..self }
    }

    /// Gives the rule of movement that the half-move breaks.
    pub(crate) fn breach(&self) -> Option<(Breach, Role)> {
        self.seldom.as_ref()?.breach
    }

    /// Lists the pieces touched in the turn.
    pub(crate) fn touches(&self) -> &[Touch] {
        self.seldom.as_ref().map_or(&[], |seldom| &seldom.touches)
    }

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
        assert!(size_of::<Stage>() <= 104, "{}", size_of::<Stage>());
    }
}
