//! The distance between two squares for a king.

use board::Square;

/// Counts the moves of a king from one square to another on an empty board.
#[inline]
pub(crate) fn distance(a: Square, b: Square) -> u32 {
    let files = (a.file() as u8).abs_diff(b.file() as u8);
    let ranks = (a.rank() as u8).abs_diff(b.rank() as u8);
    files.max(ranks).into()
}
