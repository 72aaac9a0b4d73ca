//! The squares on which the loser's king might be mated, the promising ones first.

use board::{Bitboard, Square};

use super::Matcher;
use crate::board::rays::{EAST, WEST, shift};
use crate::find::patterns::pattern::Steps;

impl Matcher<'_> {
    /// Passes the squares on which the loser's king might be mated, the promising ones first, until `is_enough`.
    #[inline]
    pub(super) fn each_net(&self, most: u32, tries: u32, mut is_enough: impl FnMut(Square, u32) -> bool) {
        if is_enough(self.loser_king, 0) {
            return;
        }
        let blocked = self.theirs.without(self.loser_king.into());
        let (few, some, more) = crowded(!(self.covered | blocked | self.fill));
        let walls = self.theirs | self.own | self.covered;
        let mut rings = [Bitboard::EMPTY; 8];
        let mut reached = Bitboard::from(self.loser_king);
        let mut frontier = reached;
        for ring in rings.iter_mut().take(most as usize + 1).skip(1) {
            frontier = Bitboard::from_steps(frontier).without(reached | walls);
            reached |= frontier;
            *ring = frontier;
        }
        let mut tried = 0;
        // One more flight square counts as much as one more step.
        for weight in 1..most + 3 {
            for (extra, kind) in [(0, few), (1, some), (2, more)] {
                let Some(steps) = weight.checked_sub(extra).filter(|&steps| steps >= 1 && steps <= most) else {
                    continue;
                };
                for net in rings[steps as usize] & kind {
                    if tried == tries || is_enough(net, steps) {
                        return;
                    }
                    tried += 1;
                }
            }
        }
    }
}

/// Finds the squares that have at most one, two, and three neighbours in a set.
#[inline]
fn crowded(open: Bitboard) -> (Bitboard, Bitboard, Bitboard) {
    let (east, west) = (shift(open.0, EAST), shift(open.0, WEST));
    let wide = [open.0, east, west];
    let (mut ones, mut twos, mut fours) = (0, 0, 0);
    let mut add = |set: u64| {
        let carry = ones & set;
        ones ^= set;
        fours |= twos & carry;
        twos ^= carry;
    };
    add(east);
    add(west);
    for set in wide {
        add(set << 8);
        add(set >> 8);
    }
    (Bitboard(!twos & !fours), Bitboard(twos & !ones & !fours), Bitboard(twos & ones & !fours))
}
