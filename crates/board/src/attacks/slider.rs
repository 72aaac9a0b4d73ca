//! The squares that bishops and rooks attack, given the occupied squares: one multiplication and one lookup.

use super::magic;
use crate::{Bitboard, Square};

const ROOK_ENTRIES: usize = 102_400;
const BISHOP_ENTRIES: usize = 5_248;

static ROOK: [Magic; 64] = magics(&magic::ROOK, false, BISHOP_ENTRIES as u32);
static BISHOP: [Magic; 64] = magics(&magic::BISHOP, true, 0);
#[expect(long_running_const_eval, reason = "a hundred thousand entries take the compiler about a second")]
static ATTACKS: [Bitboard; ROOK_ENTRIES + BISHOP_ENTRIES] = table();

/// Finds the squares that a rook attacks from a square.
#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    ATTACKS[ROOK[square.index()].index(occupied)]
}

/// Finds the squares that a bishop attacks from a square.
#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    ATTACKS[BISHOP[square.index()].index(occupied)]
}

/// The data by which one square finds its entries.
#[derive(Clone, Copy)]
struct Magic {
    /// The squares whose occupation matters: the lines without their last squares.
    mask: u64,
    factor: u64,
    offset: u32,
    shift: u8,
}

impl Magic {
    #[inline]
    const fn index(&self, occupied: Bitboard) -> usize {
        ((occupied.0 & self.mask).wrapping_mul(self.factor) >> self.shift) as usize + self.offset as usize
    }
}

const fn magics(factors: &[u64; 64], diagonal: bool, mut offset: u32) -> [Magic; 64] {
    let mut table = [Magic { mask: 0, factor: 0, offset: 0, shift: 0 }; 64];
    let mut square = 0;
    while square < 64 {
        let mask = relevant(square as u8, diagonal);
        let shift = 64 - mask.count_ones() as u8;
        table[square] = Magic { mask, factor: factors[square], offset, shift };
        offset += 1 << mask.count_ones();
        square += 1;
    }
    table
}

const fn table() -> [Bitboard; ROOK_ENTRIES + BISHOP_ENTRIES] {
    let mut table = [Bitboard::EMPTY; ROOK_ENTRIES + BISHOP_ENTRIES];
    let mut square = 0;
    while square < 64 {
        fill(&mut table, square, &BISHOP[square as usize], [diagonal(square), antidiagonal(square)]);
        fill(&mut table, square, &ROOK[square as usize], [file(square), rank(square)]);
        square += 1;
    }
    table
}

const fn fill(table: &mut [Bitboard; ROOK_ENTRIES + BISHOP_ENTRIES], square: u8, magic: &Magic, lines: [u64; 2]) {
    let mut occupied = 0_u64;
    loop {
        let attacked = along(square, occupied, lines[0]) | along(square, occupied, lines[1]);
        table[magic.index(Bitboard(occupied))] = Bitboard(attacked);
        // The next subset of the mask, in order.
        occupied = occupied.wrapping_sub(magic.mask) & magic.mask;
        if occupied == 0 {
            break;
        }
    }
}

/// Finds the squares along a line, both ways, up to the first piece: a subtraction borrows through the empty squares.
const fn along(square: u8, occupied: u64, line: u64) -> u64 {
    let bit = 1_u64 << square;
    let line = line & !bit;
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(bit.wrapping_mul(2));
    let down = blockers.reverse_bits().wrapping_sub(bit.reverse_bits().wrapping_mul(2)).reverse_bits();
    (up ^ down) & line
}

const fn relevant(square: u8, is_diagonal: bool) -> u64 {
    const EDGE_FILES: u64 = 0x8181_8181_8181_8181;
    const EDGE_RANKS: u64 = 0xff00_0000_0000_00ff;
    let bit = 1 << square;
    if is_diagonal {
        (diagonal(square) | antidiagonal(square)) & !(EDGE_FILES | EDGE_RANKS) & !bit
    } else {
        (file(square) & !EDGE_RANKS | rank(square) & !EDGE_FILES) & !bit
    }
}

const fn file(square: u8) -> u64 {
    0x0101_0101_0101_0101 << (square & 7)
}

const fn rank(square: u8) -> u64 {
    0xff << (square & 0o70)
}

const fn diagonal(square: u8) -> u64 {
    const MAIN: u64 = 0x8040_2010_0804_0201;
    let shift = (square >> 3) as i32 - (square & 7) as i32;
    if shift >= 0 { MAIN << (8 * shift) } else { MAIN >> (-8 * shift) }
}

const fn antidiagonal(square: u8) -> u64 {
    const MAIN: u64 = 0x0102_0408_1020_4080;
    let shift = (square >> 3) as i32 + (square & 7) as i32 - 7;
    if shift >= 0 { MAIN << (8 * shift) } else { MAIN >> (-8 * shift) }
}

#[cfg(test)]
mod tests {
    use super::super::{STEPS, step};
    use super::*;

    fn walk(square: Square, occupied: Bitboard, steps: &[(i8, i8)]) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for &direction in steps {
            let mut at = square as u8;
            while let Some(next) = step(at, direction) {
                set.0 |= 1 << next;
                if occupied.0 >> next & 1 != 0 {
                    break;
                }
                at = next;
            }
        }
        set
    }

    #[test]
    fn every_occupancy_of_every_line_is_as_walked() {
        let rook: fn(Square, Bitboard) -> Bitboard = rook;
        for (magics, steps, attacks) in [(&ROOK, &STEPS[..4], rook), (&BISHOP, &STEPS[4..], bishop)] {
            for square in Square::ALL {
                let mask = magics[square.index()].mask;
                let mut occupied = 0_u64;
                loop {
                    let set = Bitboard(occupied);
                    assert_eq!(attacks(square, set), walk(square, set, steps), "{square} {set:?}");
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }
}
