//! The generator of legal moves: strictly legal from the masks of checks and pins, sets of squares sent to a sink.
//!
//! One file a piece. A [`Sink`] decides what becomes of the sets: a list, a count, a search below. So counting never
//! builds a list, and whoever only asks whether there is a move stops at the first.

mod castling;
mod king;
mod knight;
mod mask;
mod pawn;
mod sink;
mod slider;

pub(crate) use mask::Masks;
pub(crate) use pawn::can_take_in_passing;
pub(crate) use sink::{Any, Count, Sink, origin};

use crate::core::Core;

/// Sends all legal moves of the player to move to a sink.
#[inline(always)]
pub(crate) fn generate<const WHITE: bool>(core: &Core, sink: &mut impl Sink) {
    let masks = Masks::new::<WHITE>(core);
    king::generate::<WHITE>(core, &masks, sink);
    if masks.checkers.has_many() {
        return;
    }
    pawn::generate::<WHITE>(core, &masks, sink);
    knight::generate(core, &masks, sink);
    slider::generate(core, &masks, sink);
    if masks.checkers.is_empty() {
        castling::generate::<WHITE>(core, &masks, sink);
    }
}
