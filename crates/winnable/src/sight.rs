//! What pieces see along lines, without the large tables of `board`.
//!
//! Drawing a line of play looks along many lines of the board, each once, between other work that has filled the cache:
//! fetching from a large table would take longer than finding the blockers with a few operations.

use board::{Bitboard, Board, Color, Role, Square};

/// One line through a square: what lies on it below the square and above it.
#[derive(Clone, Copy)]
struct Sightline {
    below: u64,
    above: u64,
}

/// For each square its rank, its file, and the diagonals that run as a1–h8 and as a8–h1 do.
static LINES: [[Sightline; 4]; 64] = lines();

const fn lines() -> [[Sightline; 4]; 64] {
    let mut table = [[Sightline { below: 0, above: 0 }; 4]; 64];
    let steps = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut square = 0;
    while square < 64 {
        let mut kind = 0;
        while kind < 4 {
            let (files, ranks): (i8, i8) = steps[kind];
            let mut sign = -1;
            while sign <= 1 {
                let (mut file, mut rank) = (square as i8 % 8 + sign * files, square as i8 / 8 + sign * ranks);
                while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                    let bit = 1 << (rank * 8 + file);
                    if sign < 0 {
                        table[square][kind].below |= bit;
                    } else {
                        table[square][kind].above |= bit;
                    }
                    file += sign * files;
                    rank += sign * ranks;
                }
                sign += 2;
            }
            kind += 1;
        }
        square += 1;
    }
    table
}

impl Sightline {
    /// Finds what is seen, the first blocker on each side included.
    #[inline(always)]
    const fn seen(self, occupied: u64) -> u64 {
        let below = self.below & occupied;
        let above = self.above & occupied;
        // All squares from the nearest blocker below on; adding the nearest one above, twice, clears those beyond it.
        let from = u64::MAX << (below | 1).ilog2();
        let nearest = above & above.wrapping_neg();
        from.wrapping_add(nearest << 1) & (self.below | self.above)
    }
}

/// Finds what a rook sees.
#[inline(always)]
pub(crate) fn rook(square: Square, Bitboard(occupied): Bitboard) -> Bitboard {
    let [rank, file, ..] = LINES[square.index()];
    Bitboard(rank.seen(occupied) | file.seen(occupied))
}

/// Finds what a bishop sees.
#[inline(always)]
pub(crate) fn bishop(square: Square, Bitboard(occupied): Bitboard) -> Bitboard {
    let [.., rising, falling] = LINES[square.index()];
    Bitboard(rising.seen(occupied) | falling.seen(occupied))
}

/// Finds what a man attacks from a square, whatever stands there.
#[inline]
pub(crate) fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => rook(square, occupied) | bishop(square, occupied),
        role => board::attacks(role, color, square, occupied),
    }
}

/// Finds the men of a player that would attack a square if just these squares were occupied.
#[inline]
pub(crate) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    let leapers = board::attacks(Role::Knight, by, square, occupied) & board.role(Role::Knight)
        | board::attacks(Role::King, by, square, occupied) & board.role(Role::King)
        | board::attacks(Role::Pawn, !by, square, occupied) & board.role(Role::Pawn);
    let queens = board.role(Role::Queen);
    let sliders = bishop(square, occupied) & (board.role(Role::Bishop) | queens)
        | rook(square, occupied) & (board.role(Role::Rook) | queens);
    (leapers | sliders) & board.color(by) & occupied
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn men_see_what_the_board_says(one: u64, other: u64, square in 0_usize..64) {
            let square = Square::ALL[square];
            for occupied in [one, one & other, one | other].map(Bitboard) {
                for role in Role::ALL {
                    prop_assert_eq!(
                        attacks(role, Color::Black, square, occupied),
                        board::attacks(role, Color::Black, square, occupied)
                    );
                }
            }
        }
    }
}
