//! Straight lines: the squares between two squares.

use super::{KING, KNIGHT, STEPS, step};
use crate::{Bitboard, Role, Square};

static BETWEEN: [[Bitboard; 64]; 64] = between_table();
/// The attacks on an empty board, by the code of the role and the square.
static ON_EMPTY_BOARD: [[Bitboard; 64]; 8] = on_empty_board_table();

/// Finds the squares strictly between two squares of one line; none if they share no line.
///
/// ```
/// use board::{Square, between};
/// assert_eq!(between(Square::A1, Square::C3), Square::B2.into());
/// assert!(between(Square::A1, Square::B3).is_empty());
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// Finds the squares a piece other than a pawn attacks on an empty board; for a pawn, none.
#[inline]
pub(crate) fn on_empty_board(role: Role, square: Square) -> Bitboard {
    ON_EMPTY_BOARD[role as usize][square.index()]
}

const fn ray(square: u8, direction: (i8, i8)) -> u64 {
    let mut set = 0;
    let mut at = square;
    while let Some(next) = step(at, direction) {
        set |= 1 << next;
        at = next;
    }
    set
}

const fn rays(first: usize, end: usize) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = first;
        while i < end {
            table[square as usize].0 |= ray(square, STEPS[i]);
            i += 1;
        }
        square += 1;
    }
    table
}

const fn on_empty_board_table() -> [[Bitboard; 64]; 8] {
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    table[Role::Knight as usize] = KNIGHT;
    table[Role::King as usize] = KING;
    table[Role::Bishop as usize] = rays(4, 8);
    table[Role::Rook as usize] = rays(0, 4);
    table[Role::Queen as usize] = rays(0, 8);
    table
}

const fn between_table() -> [[Bitboard; 64]; 64] {
    let mut between = [[Bitboard::EMPTY; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 8 {
            let mut at = square;
            let mut passed = 0;
            while let Some(next) = step(at, STEPS[i]) {
                between[square as usize][next as usize] = Bitboard(passed);
                passed |= 1 << next;
                at = next;
            }
            i += 1;
        }
        square += 1;
    }
    between
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_leaves_both_ends_out() {
        let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
        assert_eq!(between(Square::E1, Square::E4), set(&[Square::E2, Square::E3]));
        assert_eq!(between(Square::E4, Square::E1), between(Square::E1, Square::E4));
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::H8).len(), 6);
    }
}
