//! The king (Article 3.8): to any square beside it that is not attacked.

use super::mask::danger;
use super::{Masks, Sink};
use crate::core::Core;
use crate::{Role, attacks};

#[inline(always)]
pub(super) fn generate<const WHITE: bool>(core: &Core, masks: &Masks, sink: &mut impl Sink) {
    let targets = attacks::king(masks.king) & !masks.own;
    if targets.has_any() {
        sink.piece::<{ Role::King as u8 }>(masks.king, targets & !danger::<WHITE>(core, masks));
    }
}
