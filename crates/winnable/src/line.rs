//! A line of moves, kept where no memory has to be asked for.

use board::{Move, Square};

/// The longest line kept.
const LONGEST: usize = 160;
/// What a stage must leave room for.
const ROOM: usize = 40;

/// A line of legal moves.
#[derive(Clone)]
pub(crate) struct Line {
    moves: [Move; LONGEST],
    len: usize,
}

impl Line {
    pub(crate) fn new() -> Self {
        Self { moves: [Move::new(Square::A1, Square::A1); LONGEST], len: 0 }
    }

    /// Adds a move; what does not fit is left out, so whoever goes on asks `is_full` now and then.
    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves[..self.len]
    }

    /// Goes on with more moves, if there is room for all of them.
    pub(crate) fn followed_by(mut self, moves: &[Move]) -> Option<Self> {
        let slots = self.moves.get_mut(self.len..self.len + moves.len())?;
        slots.copy_from_slice(moves);
        self.len += moves.len();
        Some(self)
    }

    /// Takes back all moves after the first ones.
    #[inline]
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Tells whether there is little room left.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len + ROOM > LONGEST
    }
}
