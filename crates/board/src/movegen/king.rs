//! The king (Article 3.8): to any adjoining square that is not attacked.

use super::{Masks, Sink};
use crate::{Bitboard, Role};

#[inline(always)]
pub(super) fn generate(masks: &Masks, targets: Bitboard, danger: Bitboard, sink: &mut impl Sink) {
    sink.piece::<{ Role::King as u8 }>(masks.king, targets & !danger);
}
