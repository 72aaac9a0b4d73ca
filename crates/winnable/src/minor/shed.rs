//! The loser sheds queens and rooks: they are in the way wherever they stand.
//!
//! A mate in the corner needs a quiet board, and the fastest way to one is that the loser puts its heavy pieces where the
//! winner takes them.

use board::{Bitboard, Board, Color, Position, Role, Square, attacks};

use crate::lead::Aim;
use crate::material;

/// What a piece that is left counts, in plies.
const LEFT: u32 = 8;

/// The aim that no queens and rooks of the loser are left.
pub(super) struct Shed {
    winner: Color,
    /// Whether one rook is kept, over which alone a knight could mate.
    keeps_rook: bool,
}

impl Shed {
    pub(super) fn new(board: &Board, winner: Color) -> Self {
        let others = board.role(Role::Pawn) | board.role(Role::Knight) | board.role(Role::Bishop);
        Self { winner, keeps_rook: (board.color(!winner) & others).is_empty() }
    }

    /// Tells whether there is something to shed.
    pub(super) fn has_any(&self, board: &Board) -> bool {
        self.count(board) > 0
    }

    fn count(&self, board: &Board) -> usize {
        self.heavy(board).len() - usize::from(self.keeps_rook && board.pieces(!self.winner, Role::Rook).has_any())
    }

    fn heavy(&self, board: &Board) -> Bitboard {
        board.color(!self.winner) & (board.role(Role::Queen) | board.role(Role::Rook))
    }
}

impl Aim for Shed {
    fn estimate(&self, position: &Position) -> Option<u32> {
        let board = position.board();
        if material::forbids(board, self.winner).is_some() {
            return None;
        }
        let mut estimate = LEFT * self.count(board) as u32;
        let (king, occupied) = (position.king(self.winner), board.occupied());
        let theirs = |square| board.attackers(square, !self.winner);
        // Squares on which a piece is taken: by the king only if nobody protects it there.
        let mut covered = Bitboard::EMPTY;
        for square in board.color(self.winner).without(king.into()) {
            covered |= board.role_at(square).map_or(covered, |role| attacks(role, self.winner, square, occupied));
        }
        let beside = attacks(Role::King, self.winner, king, occupied);
        let heavy = self.heavy(board);
        let can_take =
            (heavy & covered).has_any() || (heavy & beside).into_iter().any(|square| theirs(square).is_empty());
        if can_take {
            estimate = estimate.saturating_sub(LEFT / 2);
        } else {
            let is_near = |square: Square| {
                let role = board.role_at(square).unwrap_or(Role::Queen);
                let reach = attacks(role, !self.winner, square, occupied).without(board.color(!self.winner));
                (reach & covered).has_any()
            };
            if heavy.into_iter().any(is_near) {
                estimate = estimate.saturating_sub(LEFT / 4);
            }
            if position.turn() == self.winner && position.is_check() {
                estimate += 2;
            }
        }
        Some(estimate)
    }

    fn is_reached(&self, position: &Position) -> bool {
        !self.has_any(position.board())
            && material::forbids(position.board(), self.winner).is_none()
            && position.has_legal_move()
    }
}
