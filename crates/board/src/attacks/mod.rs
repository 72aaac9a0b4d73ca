//! The squares that a piece attacks: tables for kings, knights and pawns, one lookup for the pieces that move along lines.

mod line;
mod magic;
mod slider;

pub use line::between;
pub(crate) use line::on_empty_board;
pub(crate) use slider::{bishop, rook};

use crate::{Bitboard, Color, Role, Square};

const STEPS: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)];
const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

static KING: [Bitboard; 64] = leaper(&STEPS);
static KNIGHT: [Bitboard; 64] = leaper(&JUMPS);
static PAWN: [[Bitboard; 64]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];

/// Finds the squares that a king attacks from a square.
#[inline]
pub(crate) fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// Finds the squares that a knight attacks from a square.
#[inline]
pub(crate) fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// Finds the squares that a pawn attacks from a square.
#[inline]
pub(crate) fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color as usize][square.index()]
}

/// Finds the squares that a queen attacks from a square.
#[inline]
pub(crate) fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// Finds the squares that a piece attacks from a square; the square itself may be occupied or not.
///
/// ```
/// use board::{attacks, Bitboard, Color, Role, Square};
/// assert_eq!(attacks(Role::Knight, Color::White, Square::A1, Bitboard::EMPTY).len(), 2);
/// assert_eq!(attacks(Role::Rook, Color::Black, Square::D4, Bitboard::EMPTY).len(), 14);
/// ```
#[inline]
pub fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// Finds the squares that all pawns of a set attack, towards the left and towards the right, seen from White.
#[inline]
pub(crate) const fn pawns<const WHITE: bool>(pawns: Bitboard) -> (Bitboard, Bitboard) {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    if WHITE {
        (Bitboard((pawns.0 & NOT_A) << 7), Bitboard((pawns.0 & NOT_H) << 9))
    } else {
        (Bitboard((pawns.0 & NOT_A) >> 9), Bitboard((pawns.0 & NOT_H) >> 7))
    }
}

/// Returns the square one step away; `None` beyond the edge.
pub(super) const fn step(square: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (square & 7) as i8 + files;
    let rank = (square >> 3) as i8 + ranks;
    if 0 <= file && file < 8 && 0 <= rank && rank < 8 { Some((rank * 8 + file) as u8) } else { None }
}

const fn leaper(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < steps.len() {
            if let Some(target) = step(square, steps[i]) {
                table[square as usize].0 |= 1 << target;
            }
            i += 1;
        }
        square += 1;
    }
    table
}
