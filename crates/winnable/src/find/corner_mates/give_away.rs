//! The loser gives away its queens and rooks.
//!
//! They can parry a mate in the corner from almost anywhere. The fastest way to get rid of them is to move them where the winner
//! captures them.

use board::{Bitboard, Board, Color, LegalMove, Position, Role, Square, attacks};

use crate::prove::material;
use crate::search::best_first::{Goal, Node, Step};

/// The estimate for each piece that is left, in half-moves.
const LEFT: u32 = 8;

/// The aim: no queens and rooks of the loser are left.
pub(super) struct GiveAway {
    winner: Color,
    /// Whether one rook is kept because a knight needs it as the blocking piece.
    keeps_rook: bool,
}

impl GiveAway {
    pub(super) fn new(board: &Board, winner: Color) -> Self {
        let others = board.role(Role::Pawn) | board.role(Role::Knight) | board.role(Role::Bishop);
        Self { winner, keeps_rook: (board.color(!winner) & others).is_empty() }
    }

    /// Returns whether there is a queen or rook to give away.
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

impl Goal for GiveAway {
    type Mark = ();
    const WEIGHT: u32 = 1;

    fn step(&self, from: &Node<()>, legal: LegalMove<'_>, child: &Position) -> Step<()> {
        if self.is_reached(child) {
            return Step::Reached;
        }
        self.estimate(child).map_or(Step::Drop, |estimate| from.guided(estimate, legal, 0, ()))
    }
}

impl GiveAway {
    /// Estimates the missing half-moves; `None` if the winner could no longer mate.
    fn estimate(&self, position: &Position) -> Option<u32> {
        let board = position.board();
        if material::forbids(board, self.winner).is_some() {
            return None;
        }
        let mut estimate = LEFT * self.count(board) as u32;
        let (king, occupied) = (position.king(self.winner), board.occupied());
        let theirs = |square| board.attackers(square, !self.winner);
        // Squares on which a piece can be captured: by the king only if it is unprotected there.
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
