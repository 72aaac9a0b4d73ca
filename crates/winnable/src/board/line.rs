//! A line of moves in an array, without an allocation.

use board::{Move, Square};

/// The most moves of a line.
const LONGEST: usize = 160;
/// The number of moves for which a pattern needs room.
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

    /// Adds a move. A move that does not fit is dropped, so callers ask `is_full` first.
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

    /// Copies the moves.
    pub(crate) fn to_vec(&self) -> Vec<Move> {
        self.moves().to_vec()
    }

    /// Keeps only the first `len` moves.
    #[inline]
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Returns whether there may be too little room for a pattern.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len + ROOM > LONGEST
    }
}
