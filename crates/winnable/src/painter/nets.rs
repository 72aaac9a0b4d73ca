//! The squares the loser's king might be mated on, the promising ones first.

use board::{Bitboard, Square};

use super::Painter;
use crate::picture::Steps;
use crate::rays::{EAST, WEST, shift};

impl Painter<'_> {
    /// Goes over the squares the loser's king might be mated on, the promising ones first, until it is enough.
    #[inline]
    pub(super) fn each_net(&self, most: u32, tries: u32, mut is_enough: impl FnMut(Square, u32) -> bool) {
        if is_enough(self.prey, 0) {
            return;
        }
        let blocked = self.theirs.without(self.prey.into());
        let (few, some, more) = crowded(!(self.covered | blocked | self.fill));
        let walls = self.theirs | self.own | self.covered;
        let mut rings = [Bitboard::EMPTY; 8];
        let mut reached = Bitboard::from(self.prey);
        let mut frontier = reached;
        for ring in rings.iter_mut().take(most as usize + 1).skip(1) {
            frontier = Bitboard::from_steps(frontier).without(reached | walls);
            reached |= frontier;
            *ring = frontier;
        }
        let mut tried = 0;
        // A flight more weighs as much as a step more.
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

/// Finds the squares with at most one, with two and with three squares of a set around them.
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
