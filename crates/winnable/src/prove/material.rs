//! Proofs from material: pieces that can never mate, wherever they stand.

use board::{Bitboard, Board, Color, Role};

use crate::Why;

/// Returns why a side can never mate with these pieces against those of the opponent, wherever they stand.
#[inline]
pub(crate) fn forbids(board: &Board, winner: Color) -> Option<Why> {
    let own = board.color(winner) & !board.role(Role::King);
    if own.is_empty() {
        return Some(Why::BareKing);
    }
    let bishops = board.role(Role::Bishop);
    let (rest, theirs) = (own & !bishops, board.color(!winner) & !board.role(Role::King));
    if rest.is_empty() {
        let light = (own & Bitboard::LIGHT).has_any();
        let dark = (own & !Bitboard::LIGHT).has_any();
        if light && dark {
            return None;
        }
        let color = if light { Bitboard::LIGHT } else { !Bitboard::LIGHT };
        let blockers = theirs & (board.role(Role::Pawn) | board.role(Role::Knight) | (bishops & !color));
        return blockers.is_empty().then_some(Why::Material);
    }
    let is_knight = !own.has_many() && (own & board.role(Role::Knight)).has_any();
    let only_queens = (theirs & !board.role(Role::Queen)).is_empty();
    (is_knight && only_queens).then_some(Why::Material)
}
