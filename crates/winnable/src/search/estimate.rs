//! A general estimate of the distance to mate, for positions without a plan.

use board::{Bitboard, Color, Position, Role, attacks};

use crate::board::distance::distance;

/// Estimates the distance to mate.
pub(super) fn estimate(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let loser_king = position.king(!winner);
    let flights = attacks(Role::King, winner, loser_king, Bitboard::EMPTY) & !board.color(!winner);
    let covered = covered(position, winner, board.occupied() & !Bitboard::from(loser_king));
    let free = flights.without(covered).len() as i32;
    let edge = |x: i32| x.min(7 - x);
    let center = edge(loser_king.file() as i32) + edge(loser_king.rank() as i32);
    let force = if board.pieces(winner, Role::Queen).has_any() {
        0
    } else {
        let minors = (board.pieces(winner, Role::Knight) | board.pieces(winner, Role::Bishop)).len() as i32;
        let pawn = board
            .pieces(winner, Role::Pawn)
            .into_iter()
            .map(|square| 2 + 3 * (square.rank() as i32 - winner.last_rank() as i32).abs());
        let best = pawn.min().unwrap_or(30);
        if board.pieces(winner, Role::Rook).has_any() { best.min(4) } else { best.min(30 - 5 * minors).max(3) }
    };
    (free * 5 + center * 3 + distance(loser_king, position.king(winner)) as i32 * 2 + force * 3) as usize
}

fn covered(position: &Position, by: Color, occupied: Bitboard) -> Bitboard {
    let board = position.board();
    let mut set = Bitboard::EMPTY;
    for role in Role::ALL {
        for square in board.pieces(by, role) {
            set |= attacks(role, by, square, occupied);
        }
    }
    set
}
