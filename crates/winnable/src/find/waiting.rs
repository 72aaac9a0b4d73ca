//! Waiting moves: one side does nothing while the other carries out its plan.

use board::{Bitboard, Color, Move, Role};

use crate::board::attacks::attacks;
use crate::board::light::LightBoard;

/// What a waiting move must not do.
pub(crate) struct Waiting {
    pub(crate) color: Color,
    /// Pieces that stay where they are.
    pub(crate) keep: Bitboard,
    /// Squares not to enter.
    pub(crate) avoid: Bitboard,
    /// Squares not to attack.
    pub(crate) spare: Bitboard,
    /// Squares whose attackers must stay.
    pub(crate) guard: Bitboard,
}

impl Waiting {
    /// Finds a waiting move; prefers to take back the last one.
    pub(crate) fn find(&self, position: &LightBoard, last: &mut Option<Move>) -> Option<Move> {
        let Self { color, keep, avoid, spare, guard } = *self;
        debug_assert_eq!(color, position.turn(), "only who is to move can wait");
        let board = position.board();
        let occupied = board.occupied();
        if let Some(last_move) = *last {
            let back = Move::new(last_move.to(), last_move.from());
            let is_free = !(avoid | occupied).contains(back.to()) && !keep.contains(back.from());
            if is_free
                && let Some(role) = board.role_at(back.from()).filter(|_| board.color(color).contains(back.from()))
            {
                // A piece can move to the squares from which it would see its present square.
                let seen = attacks(role, color, back.to(), occupied.without(back.from().into()));
                if seen.contains(back.from()) && (seen & spare).is_empty() && position.is_safe(back.from(), back.to()) {
                    *last = Some(back);
                    return *last;
                }
            }
        }
        let pieces = board.color(color).without(keep);
        let (pawns, kings) = (pieces & board.role(Role::Pawn), pieces & board.role(Role::King));
        for from in pieces.without(pawns | kings) {
            let role = board.role_at(from)?;
            let reach = attacks(role, color, from, occupied);
            if (reach & guard).has_any() {
                continue;
            }
            let left = occupied.without(from.into());
            for to in reach.without(occupied | avoid) {
                let mv = Move::new(from, to);
                if (attacks(role, color, to, left) & spare).is_empty() && position.is_safe(from, to) {
                    *last = Some(mv);
                    return *last;
                }
            }
        }
        for from in pawns {
            let Some(to) = from.ahead(color) else { continue };
            let mv = Move::new(from, to);
            if !(occupied | avoid).contains(to)
                && to.rank() != color.last_rank()
                && (attacks(Role::Pawn, color, from, occupied) & guard).is_empty()
                && (attacks(Role::Pawn, color, to, occupied) & spare).is_empty()
                && position.is_safe(from, to)
            {
                return Some(mv);
            }
        }
        None
    }
}

/// Finds a quiet move of the king that avoids some squares.
pub(crate) fn king_move(position: &LightBoard, avoid: Bitboard) -> Option<Move> {
    let king = position.king(position.turn());
    let free = attacks(Role::King, position.turn(), king, Bitboard::EMPTY).without(position.board().occupied() | avoid);
    free.into_iter().find(|&to| position.is_safe(king, to)).map(|to| Move::new(king, to))
}
