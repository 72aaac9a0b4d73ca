//! Castling (Article 3.8, and Guideline II for Chess960): nothing in the way, no attacked square for the king.

use super::{Masks, Sink};
use crate::core::{Core, castled};
use crate::{Bitboard, Color, Square, attacks};

#[inline(always)]
pub(super) fn generate<const WHITE: bool>(core: &Core, masks: &Masks, sink: &mut impl Sink) {
    let rooks = core.castling() & masks.own;
    if rooks.has_any() {
        for rook in rooks {
            if can_castle::<WHITE>(core, masks, rook) {
                sink.castling(masks.king, rook);
            }
        }
    }
}

/// Tells whether the king, not in check, may castle with a rook that has the right.
#[inline]
fn can_castle<const WHITE: bool>(core: &Core, masks: &Masks, rook: Square) -> bool {
    let king = masks.king;
    let (king_to, rook_to) = castled(king, rook);
    let king_path = attacks::between(king, king_to) | king_to.into();
    let rook_path = attacks::between(rook, rook_to) | rook_to.into();
    let others = masks.occupied & !(Bitboard::from(king) | rook.into());
    if (others & (king_path | rook_path)).has_any() {
        return false;
    }
    // In Chess960 the rook can be what shields the king.
    if masks.pinned_straight.contains(rook) {
        return false;
    }
    let enemy = if WHITE { Color::Black } else { Color::White };
    let occupied = masks.occupied & !Bitboard::from(king);
    king_path.into_iter().all(|square| core.board.attackers_past(square, enemy, occupied).is_empty())
}
