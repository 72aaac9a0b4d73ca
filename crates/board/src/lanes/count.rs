//! Counts the moves of a position, all pieces at once.

use super::{JUMP_ARRIVALS, Lanes, STEP_ARRIVALS};
use crate::core::Core;
use crate::movegen::{can_take_in_passing, castling_now};
use crate::{Bitboard, Color, Rank, Role, attacks};

/// Counts the legal moves, unless the player is in check: such positions are rare, and left to the generator.
#[inline(always)]
pub(crate) fn count<const WHITE: bool, L: Lanes>(core: &Core) -> Option<u64> {
    let color = if WHITE { Color::White } else { Color::Black };
    let board = &core.board;
    let king = core.king(color);
    let king_bit = Bitboard::from(king);
    let occupied = board.occupied();
    let (own, enemy) = (board.color(color), board.color(!color));
    let (straight, diagonal) = (board.orthogonal(), board.diagonal());
    let (pawns, knights) = (board.role(Role::Pawn), board.role(Role::Knight));

    // The squares that the opponent attacks, through the king.
    let empty = L::splat(!occupied.0);
    let hostile = L::alternate((straight & enemy).0, (diagonal & enemy).0).seen(empty.or(L::splat(king_bit.0)));
    let jump_arrivals = L::load(&JUMP_ARRIVALS);
    let hostile_jumps = L::splat((knights & enemy).0).jump().and(jump_arrivals);
    let (left, right) = enemy_pawns::<WHITE>(pawns & enemy);
    let danger = Bitboard(hostile.or(hostile_jumps).union().first()) | left | right;
    if (danger & king_bit).has_any() {
        return None;
    }

    // A piece that is the first on a line from the king and from a line piece is pinned, and may move only along that line.
    let from_king = L::splat(king_bit.0).seen(empty);
    let own_lanes = L::splat(own.0);
    let pinned = from_king.and(hostile.opposite()).and(own_lanes);
    let all_pinned = pinned.union();
    let bound = all_pinned.without(pinned.or(pinned.opposite()));

    let lines = L::alternate((straight & own).0, (diagonal & own).0).without(bound).seen(empty).without(own_lanes);
    let jumps = L::splat((knights & own).0).without(all_pinned).jump().and(jump_arrivals).without(own_lanes);

    // Pawns step in one lane and capture in two others.
    let steps = L::load(step_lane::<WHITE>()).and(empty);
    let takes = L::load(take_lanes::<WHITE>()).and(L::splat(enemy.0));
    let pawn_moves =
        L::splat((pawns & own).0).without(bound).step::<1>().and(L::load(&STEP_ARRIVALS)).and(steps.or(takes));
    let third = L::splat(Bitboard::from(if WHITE { Rank::Third } else { Rank::Sixth }).0);
    let double = pawn_moves.and(third).step::<1>().and(steps);
    let mut total = L::total([lines, jumps, pawn_moves, double]);

    let seventh = Bitboard::from(if WHITE { Rank::Seventh } else { Rank::Second });
    if (pawns & own & seventh).has_any() {
        let last = L::splat(Bitboard::from(if WHITE { Rank::Eighth } else { Rank::First }).0);
        total += 3 * L::total([pawn_moves.and(last)]);
    }
    let danger = danger | attacks::king(core.king(!color));
    total += (attacks::king(king) & !own & !danger).len() as u64;

    if (core.castling() & own).has_any() {
        let sides = castling_now::<WHITE>(core, king, danger, Bitboard(all_pinned.first()));
        total += sides.iter().map(|side| u64::from(side.is_some())).sum::<u64>();
    }
    if let Some(to) = core.en_passant().first() {
        for from in attacks::pawn(!color, to) & pawns & own {
            total += u64::from(can_take_in_passing::<WHITE>(core, king, from, to));
        }
    }
    Some(total)
}

#[inline(always)]
fn enemy_pawns<const WHITE: bool>(pawns: Bitboard) -> (Bitboard, Bitboard) {
    if WHITE { attacks::pawns::<false>(pawns) } else { attacks::pawns::<true>(pawns) }
}

#[inline(always)]
const fn step_lane<const WHITE: bool>() -> &'static [u64; 8] {
    if WHITE { &[!0, 0, 0, 0, 0, 0, 0, 0] } else { &[0, 0, 0, 0, !0, 0, 0, 0] }
}

#[inline(always)]
const fn take_lanes<const WHITE: bool>() -> &'static [u64; 8] {
    if WHITE { &[0, !0, 0, !0, 0, 0, 0, 0] } else { &[0, 0, 0, 0, 0, !0, 0, !0] }
}
