//! Pawns (Article 3.7), all of them at once: steps, captures, promotions, and captures en passant with their special check.

use super::{Masks, Sink};
use crate::core::Core;
use crate::{Bitboard, Color, Rank, Role, Square, attacks};

#[inline(always)]
pub(super) fn generate<const WHITE: bool>(core: &Core, masks: &Masks, sink: &mut impl Sink) {
    let pawns = core.board.role(Role::Pawn) & masks.own;
    let last = Bitboard::from(if WHITE { Rank::Eighth } else { Rank::First });
    let third = Bitboard::from(if WHITE { Rank::Third } else { Rank::Sixth });
    let empty = !masks.occupied;
    let step = if WHITE { 8 } else { -8 };

    // A pawn pinned along its file may still step, one pinned along a diagonal may still capture along it.
    let stepping = pawns & !masks.pinned_diagonal;
    let bound = stepping & masks.pinned_straight;
    let steps = (ahead::<WHITE>(stepping & !bound) | ahead::<WHITE>(bound) & masks.pinned_straight) & empty;
    let double = ahead::<WHITE>(steps & third) & empty & masks.targets;
    let steps = steps & masks.targets;
    sink.pawns(step, steps & !last);
    sink.double_steps(2 * step, double);

    let taking = pawns & !masks.pinned_straight;
    let bound = taking & masks.pinned_diagonal;
    let (left, right) = attacks::pawns::<WHITE>(taking & !bound);
    let (bound_left, bound_right) = attacks::pawns::<WHITE>(bound);
    let takeable = masks.enemy & masks.targets;
    let left = (left | bound_left & masks.pinned_diagonal) & takeable;
    let right = (right | bound_right & masks.pinned_diagonal) & takeable;
    let (left_offset, right_offset) = if WHITE { (7, 9) } else { (-9, -7) };
    sink.pawns(left_offset, left & !last);
    sink.pawns(right_offset, right & !last);

    if ((steps | left | right) & last).has_any() {
        sink.promotions(step, steps & last);
        sink.promotions(left_offset, left & last);
        sink.promotions(right_offset, right & last);
    }
    if let Some(to) = core.en_passant().first() {
        let color = if WHITE { Color::White } else { Color::Black };
        for from in attacks::pawn(!color, to) & pawns {
            if can_take_in_passing::<WHITE>(core, masks.king, from, to) {
                sink.en_passant(from, to);
            }
        }
    }
}

/// Tells whether a pawn may capture en passant without leaving its king attacked.
///
/// Two pawns leave their squares at once, possibly both from the king's rank, so the board after the capture is examined.
#[inline]
pub(crate) fn can_take_in_passing<const WHITE: bool>(core: &Core, king: Square, from: Square, to: Square) -> bool {
    let enemy = if WHITE { Color::Black } else { Color::White };
    let taken = Bitboard::from(Square::new(to.file(), from.rank()));
    let occupied = core.board.occupied() & !(Bitboard::from(from) | taken) | to.into();
    core.board.attackers_past(king, enemy, occupied).is_empty()
}

#[inline(always)]
fn ahead<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    Bitboard(if WHITE { pawns.0 << 8 } else { pawns.0 >> 8 })
}
