//! Retracts one move: tells whether some last move can have given the checks on the board.

use crate::attacks;
use crate::{Bitboard, Board, Color, Piece, Role, Setup, Square};

/// Tells whether the player to move is not in check, or some last move of the opponent can have given the check.
///
/// Before that move the king was not attacked. All retractions are tried, with and without a captured piece; whether the
/// position before could itself be reached is not examined.
pub(crate) fn check_is_possible(setup: &Setup) -> bool {
    if setup.checkers().is_empty() {
        return true;
    }
    let Some(king) = setup.board.pieces(setup.turn, Role::King).first() else { return true };
    let back = Back { board: setup.board, king, mover: !setup.turn };
    match setup.en_passant {
        Some(crossed) => back.double_step(crossed),
        None => setup.board.color(back.mover).into_iter().any(|at| back.any_move_to(at)) || back.castling(),
    }
}

/// The board after a move by `mover`, and the king that is in check.
struct Back {
    board: Board,
    king: Square,
    mover: Color,
}

impl Back {
    fn any_move_to(&self, at: Square) -> bool {
        let Some(role) = self.board.role_at(at) else { return false };
        let empty = !self.board.occupied();
        if role == Role::Pawn {
            return self.pawn(at);
        }
        let origins = attacks::attacks(role, self.mover, at, self.board.occupied()) & empty;
        origins.into_iter().any(|from| self.was_quiet(at, from, role, true))
            || (role != Role::King && at.rank() == self.mover.last_rank() && self.promotion(at))
    }

    /// Tells whether the king was safe before a piece came from a square, with or without a capture.
    fn was_quiet(&self, at: Square, from: Square, role: Role, without_capture: bool) -> bool {
        let mut before = self.board;
        before.set(at, None);
        before.set(from, Some(Piece { color: self.mover, role }));
        if without_capture && self.is_safe(&before) {
            return true;
        }
        if self.board.color(!self.mover).len() >= 16 {
            return false;
        }
        before.set(at, Some(self.taken(Role::Knight)));
        self.is_safe(&before)
    }

    fn is_safe(&self, before: &Board) -> bool {
        before.attackers(self.king, self.mover).is_empty()
    }

    fn taken(&self, role: Role) -> Piece {
        Piece { color: !self.mover, role }
    }

    /// Returns the squares from which a pawn can have captured on this one.
    fn taking_origins(&self, at: Square) -> Bitboard {
        attacks::pawn(!self.mover, at) & !self.board.occupied()
    }

    fn pawn(&self, at: Square) -> bool {
        let Some(one) = at.ahead(!self.mover) else { return false };
        let occupied = self.board.occupied();
        let is_free = |square: Square| !occupied.contains(square);
        let can_start = |square: Square| is_free(square) && square.rank() != self.mover.back_rank();
        let mut step = can_start(one) && self.stepped(at, one);
        if is_free(one)
            && let Some(two) = one.ahead(!self.mover)
        {
            step |= two.rank() == self.mover.pawn_rank() && is_free(two) && self.stepped(at, two);
        }
        step || self
            .taking_origins(at)
            .into_iter()
            .filter(|&from| can_start(from))
            .any(|from| self.was_quiet(at, from, Role::Pawn, false) || self.en_passant(at, from))
    }

    fn stepped(&self, at: Square, from: Square) -> bool {
        let mut before = self.board;
        before.set(at, None);
        before.set(from, Some(Piece { color: self.mover, role: Role::Pawn }));
        self.is_safe(&before)
    }

    fn double_step(&self, crossed: Square) -> bool {
        match (crossed.ahead(self.mover), crossed.ahead(!self.mover)) {
            (Some(at), Some(from)) => self.stepped(at, from),
            _ => false,
        }
    }

    fn en_passant(&self, at: Square, from: Square) -> bool {
        let beside = Square::new(at.file(), from.rank());
        let Some(start) = at.ahead(self.mover) else { return false };
        let occupied = self.board.occupied();
        if at.rank() != (!self.mover).skipped_rank() || occupied.contains(beside) || occupied.contains(start) {
            return false;
        }
        let mut before = self.board;
        before.set(at, None);
        before.set(from, Some(Piece { color: self.mover, role: Role::Pawn }));
        before.set(beside, Some(self.taken(Role::Pawn)));
        self.is_safe(&before)
    }

    fn promotion(&self, at: Square) -> bool {
        let Some(one) = at.ahead(!self.mover) else { return false };
        (!self.board.occupied().contains(one) && self.stepped(at, one))
            || self.taking_origins(at).into_iter().any(|from| self.was_quiet(at, from, Role::Pawn, false))
    }

    /// Tries castling from every pair of squares of the back rank, as in Chess960.
    fn castling(&self) -> bool {
        let rank = self.mover.back_rank();
        crate::File::ALL.into_iter().any(|king_file| {
            let king = Square::new(king_file, rank);
            crate::File::ALL.into_iter().filter(|&file| file != king_file).any(|file| {
                let rook = Square::new(file, rank);
                let (king_to, rook_to) = crate::core::castled(king, rook);
                let mut before = self.board;
                if self.board.piece_at(king_to) != Some(Piece { color: self.mover, role: Role::King })
                    || self.board.piece_at(rook_to) != Some(Piece { color: self.mover, role: Role::Rook })
                {
                    return false;
                }
                before.set(king_to, None);
                before.set(rook_to, None);
                if before.occupied().contains(king) || before.occupied().contains(rook) {
                    return false;
                }
                before.set(king, Some(Piece { color: self.mover, role: Role::King }));
                before.set(rook, Some(Piece { color: self.mover, role: Role::Rook }));
                self.is_safe(&before)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn possible(fen: &str) -> bool {
        check_is_possible(&fen.parse().unwrap())
    }

    #[test]
    fn ordinary_checks_are_possible() {
        assert!(possible("4k3/8/8/8/8/8/8/4K2r w - - 0 1"));
        // Discovered and double checks.
        assert!(possible("4k3/8/8/8/4r3/8/8/4K1b1 w - - 0 1"));
        assert!(possible("4r1k1/8/8/8/8/5n2/8/4K3 w - - 0 1"));
        // Castling gives check.
        assert!(possible("2kr4/8/8/8/8/8/8/3K4 w - - 0 1"));
        // White captured en passant from e5 on d6: the rook's line opens where the two pawns stood.
        assert!(possible("8/8/3P4/R6k/8/8/8/K7 b - - 0 1"));
    }

    #[test]
    fn three_checks_are_not() {
        assert!(!possible("4r1k1/8/8/8/7b/5n2/8/4K3 w - - 0 1"));
    }

    #[test]
    fn two_checks_from_both_ends_of_a_line_are_not() {
        assert!(!possible("k7/8/8/8/8/8/8/r3K2r w - - 0 1"));
        assert!(!possible("4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1"));
    }

    #[test]
    fn a_double_step_gives_check_by_the_pawn_or_a_line_it_opens() {
        assert!(possible("8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1"));
        assert!(possible("8/8/8/8/4P3/8/k6R/4K3 b - e3 0 1"));
        assert!(!possible("7k/8/8/8/4P3/8/8/K6R b - e3 0 1"));
    }
}
