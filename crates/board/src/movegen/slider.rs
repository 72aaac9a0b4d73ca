//! Bishops, rooks and queens (Articles 3.2–3.5). A pinned one moves along its pin.

use super::{Masks, Sink};
use crate::attacks;
use crate::core::Core;
use crate::{Bitboard, Role};

#[inline(always)]
pub(super) fn generate(core: &Core, masks: &Masks, sink: &mut impl Sink) {
    let board = &core.board;
    let queens = board.role(Role::Queen);
    let free = masks.free();
    let pinned_diagonal = board.diagonal() & masks.own & masks.pinned_diagonal;
    let pinned_straight = board.orthogonal() & masks.own & masks.pinned_straight;

    for from in board.role(Role::Bishop) & free {
        sink.piece::<{ Role::Bishop as u8 }>(from, attacks::bishop(from, masks.occupied) & masks.targets);
    }
    for from in board.role(Role::Rook) & free {
        sink.piece::<{ Role::Rook as u8 }>(from, attacks::rook(from, masks.occupied) & masks.targets);
    }
    for from in queens & free {
        sink.piece::<{ Role::Queen as u8 }>(from, attacks::queen(from, masks.occupied) & masks.targets);
    }
    if (pinned_diagonal | pinned_straight).is_empty() || masks.checkers.has_any() {
        // A pinned piece cannot parry a check.
        return;
    }
    for from in pinned_diagonal {
        let targets = attacks::bishop(from, masks.occupied) & masks.targets & masks.pinned_diagonal;
        send(sink, queens, from, targets, Role::Bishop);
    }
    for from in pinned_straight {
        let targets = attacks::rook(from, masks.occupied) & masks.targets & masks.pinned_straight;
        send(sink, queens, from, targets, Role::Rook);
    }
}

#[inline(always)]
fn send(sink: &mut impl Sink, queens: Bitboard, from: crate::Square, targets: Bitboard, role: Role) {
    if queens.contains(from) {
        sink.piece::<{ Role::Queen as u8 }>(from, targets);
    } else if role == Role::Bishop {
        sink.piece::<{ Role::Bishop as u8 }>(from, targets);
    } else {
        sink.piece::<{ Role::Rook as u8 }>(from, targets);
    }
}
