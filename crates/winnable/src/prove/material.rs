//! Proofs from material: pieces that can never mate, wherever they stand.

use board::{Bitboard, Board, Color, Role};

use crate::Why;

/// Returns why a side lacks the material to mate, wherever the pieces stand; `None` if the material alone does not tell.
///
/// This looks only at the pieces, in nanoseconds. [`verdict`](crate::verdict) also answers where the material would suffice
/// but the position forbids mate.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Why, insufficient_material};
/// let position: Position = "8/8/4k3/8/8/3BK3/8/8 w - - 0 1".parse()?;
/// assert_eq!(insufficient_material(position.board(), Color::White), Some(Why::Material));
/// assert_eq!(insufficient_material(position.board(), Color::Black), Some(Why::BareKing));
/// assert_eq!(insufficient_material(Position::initial().board(), Color::White), None);
/// # Ok::<(), board::PositionError>(())
/// ```
pub fn insufficient_material(board: &Board, side: Color) -> Option<Why> {
    forbids(board, side)
}

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
