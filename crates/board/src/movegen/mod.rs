//! The generator of legal moves: strictly legal from the masks of checks and pins, sent to a sink as sets of squares.
//!
//! One file per piece. A [`Sink`] decides what is done with the sets: a list, a count, a deeper search. So counting never
//! builds a list, and a test whether there is a move stops at the first.

mod castling;
mod king;
mod knight;
mod mask;
mod pawn;
mod sink;
mod slider;

pub(crate) use castling::castling_now;
pub(crate) use mask::Masks;
pub(crate) use pawn::can_take_in_passing;
pub(crate) use sink::{Any, Count, Sink, origin};

use crate::Square;
use crate::attacks;
use crate::core::Core;

/// Sends all legal moves of the player to move to a sink.
#[inline(always)]
pub(crate) fn generate<const WHITE: bool>(core: &Core, sink: &mut impl Sink) {
    let masks = Masks::new::<WHITE>(core);
    let flights = attacks::king(masks.king) & !masks.own;
    let may_castle = (core.castling() & masks.own).has_any() && masks.checkers.is_empty();
    if flights.has_any() || may_castle {
        let danger = mask::danger::<WHITE>(core, &masks);
        king::generate(&masks, flights, danger, sink);
        if may_castle {
            castling::generate::<WHITE>(core, &masks, danger, sink);
        }
    }
    if masks.checkers.has_many() {
        return;
    }
    pawn::generate::<WHITE>(core, &masks, sink);
    knight::generate(core, &masks, sink);
    slider::generate(core, &masks, sink);
}

/// Counts the legal moves piece by piece.
#[inline(always)]
pub(crate) fn count_with_tables<const WHITE: bool>(core: &Core) -> u64 {
    let mut count = Count::default();
    generate::<WHITE>(core, &mut count);
    count.0
}

/// Returns whether the king may castle now with a rook that has the right.
#[inline(always)]
pub(crate) fn can_castle<const WHITE: bool>(core: &Core, rook: Square) -> bool {
    let masks = Masks::new::<WHITE>(core);
    masks.checkers.is_empty()
        && castling_now::<WHITE>(core, masks.king, mask::danger::<WHITE>(core, &masks), masks.pinned_straight)
            .contains(&Some(rook.file()))
}
