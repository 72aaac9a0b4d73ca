//! A hash key for each position, the same for positions that are the same under Article 9.2.

use crate::core::Core;
use crate::{Bitboard, Color, Role, Square};

/// One number for each piece of each color on each square, by color, role and square.
static PIECES: [[[u64; 64]; 8]; 2] = pieces();
/// One number for each rook that may castle: White's by file, then Black's.
static CASTLING: [u64; 16] = numbers(2 << 32);
/// One number for each file on which a pawn can be captured en passant.
static EN_PASSANT: [u64; 8] = numbers(3 << 32);
/// The number for Black to move.
const BLACK_TO_MOVE: u64 = number(4 << 32);

/// Returns the number that adds or removes a piece on a square.
#[inline]
pub(crate) fn piece(color: Color, role: Role, square: Square) -> u64 {
    PIECES[color as usize][role as usize][square.index()]
}

/// Returns the number that adds or removes castling rights.
#[inline]
pub(crate) fn castling(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, rook| key ^ CASTLING[(rook.index() & 7) | (rook.index() >> 5 & 1) << 3])
}

/// Returns the number that adds or removes the possibility to capture en passant.
#[inline]
pub(crate) fn en_passant(square: Bitboard) -> u64 {
    square.into_iter().fold(0, |key, square| key ^ EN_PASSANT[square.index() & 7])
}

/// Returns the number that passes the move to the other player.
#[inline]
pub(crate) const fn turn() -> u64 {
    BLACK_TO_MOVE
}

/// Computes the key from scratch.
pub(crate) fn whole(core: &Core, to_move: Color) -> u64 {
    let pieces = core.board.iter().fold(0, |key, (square, found)| key ^ piece(found.color, found.role, square));
    let turn = if to_move.is_white() { 0 } else { turn() };
    pieces ^ castling(core.castling()) ^ en_passant(core.en_passant()) ^ turn
}

/// Scrambles a counter (the finalizer of `SplitMix64`).
const fn number(counter: u64) -> u64 {
    let mut z = counter.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn numbers<const N: usize>(first: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = number(first + i as u64);
        i += 1;
    }
    table
}

const fn pieces() -> [[[u64; 64]; 8]; 2] {
    let mut table = [[[0; 64]; 8]; 2];
    let mut i = 0;
    while i < 2 * 8 * 64 {
        table[i / 512][i / 64 % 8][i % 64] = number(i as u64);
        i += 1;
    }
    table
}
