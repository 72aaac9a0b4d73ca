//! Knights (Article 3.6). A pinned one never moves.

use super::{Masks, Sink};
use crate::Role;
use crate::attacks;
use crate::core::Core;

#[inline(always)]
pub(super) fn generate(core: &Core, masks: &Masks, sink: &mut impl Sink) {
    for from in core.board.role(Role::Knight) & masks.free() {
        sink.piece::<{ Role::Knight as u8 }>(from, attacks::knight(from) & masks.targets);
    }
}
