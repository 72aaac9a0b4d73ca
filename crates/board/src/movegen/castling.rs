//! Castling (Article 3.8, and Guideline II for Chess960): no piece in the way, no attacked square for the king.

use super::{Masks, Sink};
use crate::core::Core;
use crate::{Bitboard, Color, File, Square};

/// The conditions of castling on the back rank, one bit per file.
#[derive(Clone, Copy)]
struct Needs {
    /// Files that must be empty, except those of king and rook.
    empty: u8,
    /// Files that must not be attacked: the king's way, including its own file.
    safe: u8,
}

/// The conditions by the files of king and rook. The ninth stands for no rook: it requires the king's own file to be empty.
static NEEDS: [[Needs; 9]; 8] = needs();

/// Finds the files of the rooks, towards the a-file and towards the h-file, with which the king may castle now.
///
/// The king must not be in check. A rook that shields its king, as can happen in Chess960, is among the pinned.
#[inline(always)]
pub(crate) fn castling_now<const WHITE: bool>(
    core: &Core,
    king: Square,
    danger: Bitboard,
    pinned: Bitboard,
) -> [Option<File>; 2] {
    let rank = |set: Bitboard| (set.0 >> if WHITE { 0 } else { 56 }) as u8;
    let rooks = rank(core.castling());
    let (occupied, danger, pinned) = (rank(core.board.occupied()), rank(danger), rank(pinned));
    let before = (1_u8 << king.file() as u8) - 1;
    [rooks & before, rooks & !before].map(|rook| {
        let file = (u32::from(rook) | 0x100).trailing_zeros() as usize;
        let needs = &NEEDS[king.file() as usize][file.min(8)];
        let against = occupied & needs.empty | danger & needs.safe | pinned & rook;
        if against == 0 { Some(File::wrapping(file as u8)) } else { None }
    })
}

#[inline(always)]
pub(super) fn generate<const WHITE: bool>(core: &Core, masks: &Masks, danger: Bitboard, sink: &mut impl Sink) {
    let rank = if WHITE { Color::White } else { Color::Black }.back_rank();
    for file in castling_now::<WHITE>(core, masks.king, danger, masks.pinned_straight).into_iter().flatten() {
        sink.castling(masks.king, Square::new(file, rank));
    }
}

const fn needs() -> [[Needs; 9]; 8] {
    let mut table = [[Needs { empty: 0, safe: 0 }; 9]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            let (king_to, rook_to) = if rook < king { (2, 3) } else { (6, 5) };
            let own = 1 << king | 1 << rook;
            let safe = span(king, king_to);
            table[king][rook] = Needs { empty: (safe | span(rook, rook_to)) & !own, safe };
            rook += 1;
        }
        table[king][8] = Needs { empty: 1 << king, safe: 0 };
        king += 1;
    }
    table
}

/// Returns the files from one to another, both included.
const fn span(a: usize, b: usize) -> u8 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (0xff << low) & (0xff >> (7 - high))
}
