//! Mates that are near: where the loser's king would stand, who would check it and who would help.
//!
//! A picture may turn out impossible: `stage` plays it, move by legal move, and sees.

use board::{Bitboard, Role, Square};

use crate::rays::{EAST, WEST, shift};

/// How many pictures are kept.
const MOST: usize = 4;

/// A mate to be staged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picture {
    /// Where the loser's king is mated.
    pub(crate) net: Square,
    /// Who mates, as what, and from where.
    pub(crate) mater: Square,
    pub(crate) role: Role,
    pub(crate) check: Square,
    /// Who has to come and cover the squares that are still open.
    pub(crate) helper: Option<Helper>,
    /// Squares that men of the loser have to block.
    pub(crate) blocks: Bitboard,
    /// About how many moves it takes, four for each.
    pub(crate) cost: u32,
}

/// A man who covers what the others do not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Helper {
    pub(crate) from: Square,
    pub(crate) role: Role,
    /// The squares to cover.
    pub(crate) open: Bitboard,
}

/// The cheapest pictures found.
#[derive(Default)]
pub(crate) struct Gallery {
    pictures: [Option<Picture>; MOST],
}

impl Gallery {
    /// Gives the pictures, the cheapest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Picture> {
        self.pictures.iter().flatten()
    }

    /// Gives the cheapest picture.
    #[inline]
    pub(crate) fn best(&self) -> Option<&Picture> {
        self.pictures[0].as_ref()
    }

    /// Tells whether no more pictures are kept.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.pictures[MOST - 1].is_some()
    }

    /// The cost beyond which a picture would not be kept.
    #[inline]
    pub(crate) fn bound(&self) -> u32 {
        self.pictures[MOST - 1].map_or(u32::MAX, |picture| picture.cost)
    }

    #[inline]
    pub(crate) fn add(&mut self, picture: Picture) {
        if picture.cost >= self.bound() {
            return;
        }
        let mut at = MOST - 1;
        while at > 0 && self.pictures[at - 1].is_none_or(|other| other.cost > picture.cost) {
            self.pictures[at] = self.pictures[at - 1];
            at -= 1;
        }
        self.pictures[at] = Some(picture);
    }
}

/// Steps of kings.
pub(crate) trait Steps {
    /// Finds the squares a king's step away from some squares.
    fn from_steps(squares: Bitboard) -> Bitboard;
}

impl Steps for Bitboard {
    #[inline]
    fn from_steps(squares: Bitboard) -> Bitboard {
        let wide = squares.0 | shift(squares.0, EAST) | shift(squares.0, WEST);
        Bitboard(wide | wide << 8 | wide >> 8)
    }
}
