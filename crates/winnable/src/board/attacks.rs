//! Attacks along lines without the large tables of the crate `board`.
//!
//! Patterns look along many lines of the board, each once, after other work has filled the cache. Reading a large table would
//! take longer than finding the blocking pieces with a few operations.

use board::{Bitboard, Board, Color, Role, Square, between};

/// A line through a square: its squares below the square and above it.
#[derive(Clone, Copy)]
struct Sightline {
    below: u64,
    above: u64,
}

/// The rank, the file and the two diagonals of each square.
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
    /// Returns all squares of the line but the one that it goes through.
    #[inline(always)]
    const fn whole(self) -> u64 {
        self.below | self.above
    }

    /// Returns the squares seen, up to the first blocking piece on each side.
    #[inline(always)]
    const fn seen(self, occupied: u64) -> u64 {
        let below = self.below & occupied;
        let above = self.above & occupied;
        // All squares from the nearest blocker below upwards; adding the nearest one above, twice, clears those beyond it.
        let from = u64::MAX << (below | 1).ilog2();
        let nearest = above & above.wrapping_neg();
        from.wrapping_add(nearest << 1) & self.whole()
    }
}

/// Returns the squares that a rook attacks.
#[inline(always)]
pub(crate) fn rook(square: Square, Bitboard(occupied): Bitboard) -> Bitboard {
    let [rank, file, ..] = LINES[square.index()];
    Bitboard(rank.seen(occupied) | file.seen(occupied))
}

/// Returns the squares that a bishop attacks.
#[inline(always)]
pub(crate) fn bishop(square: Square, Bitboard(occupied): Bitboard) -> Bitboard {
    let [.., rising, falling] = LINES[square.index()];
    Bitboard(rising.seen(occupied) | falling.seen(occupied))
}

/// Returns the squares that a kind of piece attacks from a square.
#[inline]
pub(crate) fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => rook(square, occupied) | bishop(square, occupied),
        role => board::attacks(role, color, square, occupied),
    }
}

/// Returns whether one of some pieces of a color attacks a square if exactly `occupied` is occupied.
///
/// Few pieces are in line with the square, so looking between it and each of them takes less time than looking along all lines.
#[inline]
pub(crate) fn is_attacked(board: &Board, square: Square, by: Color, among: Bitboard, occupied: Bitboard) -> bool {
    let leapers = board::attacks(Role::Knight, by, square, occupied) & board.role(Role::Knight)
        | board::attacks(Role::King, by, square, occupied) & board.role(Role::King)
        | board::attacks(Role::Pawn, !by, square, occupied) & board.role(Role::Pawn);
    if (leapers & among).has_any() {
        return true;
    }
    let [rank, file, rising, falling] = LINES[square.index()].map(Sightline::whole);
    let queens = board.role(Role::Queen);
    let in_line = Bitboard(rank | file) & (board.role(Role::Rook) | queens)
        | Bitboard(rising | falling) & (board.role(Role::Bishop) | queens);
    (in_line & among).into_iter().any(|piece| (between(square, piece) & occupied).is_empty())
}

/// Returns the pieces of a color that attack a square if exactly `occupied` is occupied.
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
        fn pieces_see_what_the_board_says(one: u64, other: u64, square in 0_usize..64) {
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
