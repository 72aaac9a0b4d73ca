//! A mate pattern: the square of the loser's king, the piece that mates, and the pieces that cover or block the rest.
//!
//! A pattern may turn out impossible; `play` finds out by playing it.

use board::{Bitboard, Role, Square};

use crate::board::rays::{EAST, WEST, shift};

/// The most patterns kept.
const MOST: usize = 4;

/// A mate that may be a few moves away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    /// The square on which the loser's king is mated.
    pub(crate) net: Square,
    /// The square of the piece that mates, its kind, and the square from which it mates.
    pub(crate) attacker: Square,
    pub(crate) role: Role,
    pub(crate) check: Square,
    /// The piece that has to come and cover the flight squares that are still open.
    pub(crate) helper: Option<Helper>,
    /// Flight squares that pieces of the loser have to block.
    pub(crate) blocks: Bitboard,
    /// An estimate of its length: four per move.
    pub(crate) cost: u32,
}

/// A piece that has to come and cover flight squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Helper {
    pub(crate) from: Square,
    pub(crate) role: Role,
    /// The squares that it has to cover.
    pub(crate) open: Bitboard,
}

/// The cheapest patterns found.
#[derive(Default)]
pub(crate) struct Patterns {
    patterns: [Option<Pattern>; MOST],
}

impl Patterns {
    /// Returns the patterns, the cheapest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Pattern> {
        self.patterns.iter().flatten()
    }

    /// Returns the cheapest pattern.
    #[inline]
    pub(crate) fn best(&self) -> Option<&Pattern> {
        self.patterns[0].as_ref()
    }

    /// Returns whether there is no room for more patterns.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.patterns[MOST - 1].is_some()
    }

    /// Returns the cost from which on a pattern is not kept.
    #[inline]
    pub(crate) fn bound(&self) -> u32 {
        self.patterns[MOST - 1].map_or(u32::MAX, |pattern| pattern.cost)
    }

    #[inline]
    pub(crate) fn add(&mut self, pattern: Pattern) {
        if pattern.cost >= self.bound() {
            return;
        }
        let mut at = MOST - 1;
        while at > 0 && self.patterns[at - 1].is_none_or(|other| other.cost > pattern.cost) {
            self.patterns[at] = self.patterns[at - 1];
            at -= 1;
        }
        self.patterns[at] = Some(pattern);
    }
}

/// Steps of kings, for whole sets of squares.
pub(crate) trait Steps {
    /// Finds the squares that a king reaches from some squares with one step.
    fn from_steps(squares: Bitboard) -> Bitboard;
}

impl Steps for Bitboard {
    #[inline]
    fn from_steps(squares: Bitboard) -> Bitboard {
        let wide = squares.0 | shift(squares.0, EAST) | shift(squares.0, WEST);
        Bitboard(wide | wide << 8 | wide >> 8)
    }
}
