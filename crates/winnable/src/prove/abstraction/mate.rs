//! Whether a board of followed pieces might be mate with the help of abstracted ones.
//!
//! Every condition tested here is necessary for a mate, so a board that fails one of them is never mate.

use board::{Bitboard, Color, Piece, Role, Square, attacks, between};

use super::moves::attackers;
use super::state::{Abstraction, Mover, State, slot};
use crate::prove::reachability::PieceReach;

impl Abstraction<'_> {
    /// Returns the abstracted pieces that would take part if the loser, who is to move, might be mated.
    pub(super) fn might_be_mate(&self, state: &State, mover: Mover) -> Option<u32> {
        let (winner, board) = (self.winner, &state.board);
        let king = board.pieces(!winner, Role::King).first()?;
        let occupied = board.occupied();
        let past = occupied.without(king.into());
        let mut checkers = attackers(board, king, winner, occupied);
        let before = match mover {
            Mover::PieceReach(from, _) => Some(occupied | from.into()),
            Mover::Abstracted | Mover::Promoted | Mover::InPassing | Mover::Castling => None,
        };
        if let (Some(before), Mover::PieceReach(_, to)) = (before, mover) {
            // Before the move there was no check: only the piece that moved, or one behind it, gives check now.
            checkers = checkers.without(attackers(board, king, winner, before).without(to.into()));
        }
        let hidden = self.hidden_attackers(state, king, occupied, before);
        if checkers.is_empty() && hidden.is_empty() {
            return None;
        }
        let mut involved = 0;
        let mut to_block = Bitboard::EMPTY;
        let theirs = board.color(!winner);
        let present = self.abstract_squares(state).present[!winner as usize];
        for flight in attacks(Role::King, winner, king, Bitboard::EMPTY).without(theirs) {
            if attackers(board, flight, winner, past).has_any() {
                continue;
            }
            let coverers = self.hidden_attackers(state, flight, past, None);
            let can_block = present.contains(flight) && !occupied.contains(flight);
            if !coverers.is_empty() {
                involved |= self.involved(winner, &coverers);
                if can_block {
                    involved |= self.blockers(flight.into());
                }
            } else if can_block {
                to_block.insert(flight);
            } else {
                return None;
            }
        }
        if !self.can_block(state, to_block) {
            return None;
        }
        involved |= self.blockers(to_block);
        if checkers.is_empty() {
            involved |= self.involved(winner, &hidden);
        } else if hidden.is_empty() && !checkers.has_many() && self.can_parry(state, king, checkers) {
            return None;
        }
        Some(involved)
    }

    /// Returns the squares from which abstracted pieces of the winner may attack a square, by kind of piece.
    ///
    /// With `before`, only those whose attack was blocked before the move: a piece that moves opens lines for others.
    fn hidden_attackers(&self, state: &State, square: Square, occupied: Bitboard, before: Option<Bitboard>) -> Hidden {
        let mut hidden = Hidden([Bitboard::EMPTY; 6]);
        for role in Role::ALL {
            let squares = self.abstract_squares(state).of_winner[slot(role)].without(occupied);
            if squares.has_any() {
                let mut from = attacks(role, !self.winner, square, occupied) & squares;
                if let Some(before) = before {
                    from = from.without(attacks(role, !self.winner, square, before));
                }
                hidden.0[slot(role)] = from;
            }
        }
        hidden
    }

    fn involved(&self, color: Color, hidden: &Hidden) -> u32 {
        let takes_part = |piece: &PieceReach| (piece.squares & hidden.0[slot(piece.role)]).has_any();
        self.abstracted_of(color).filter(|(_, piece)| takes_part(piece)).fold(0, |set, (index, _)| set | 1 << index)
    }

    fn blockers(&self, squares: Bitboard) -> u32 {
        self.abstracted_of(!self.winner)
            .filter(|(_, piece)| (piece.all() & squares).has_any())
            .fold(0, |set, (index, _)| set | 1 << index)
    }

    /// Returns whether the loser may block all of these squares, each with a different abstracted piece.
    fn can_block(&self, state: &State, squares: Bitboard) -> bool {
        let loser = !self.winner;
        let has_faded = state.absorbed >> loser as u8 & 1 != 0;
        let reborn = if has_faded { self.reborn[loser as usize] } else { Bitboard::EMPTY };
        let pawns = self.reach.of_color(loser).filter(|piece| piece.role == Role::Pawn).count();
        let mut promoted = pawns - state.board.pieces(loser, Role::Pawn).len().min(pawns);
        let mut held: [Option<Square>; 32] = [None; 32];
        // An assigned piece keeps its square or is reassigned, so squares without another choice come first.
        for square in (squares.without(reborn)).into_iter().chain(squares & reborn) {
            if self.place(square, &mut held, &mut 0) {
                continue;
            }
            if promoted == 0 || !reborn.contains(square) {
                return false;
            }
            promoted -= 1;
        }
        true
    }

    /// Finds an abstracted piece for a square, reassigning others if needed (an augmenting path of at most eight squares).
    fn place(&self, square: Square, held: &mut [Option<Square>; 32], tried: &mut u32) -> bool {
        for (index, piece) in self.abstracted_of(!self.winner) {
            if *tried >> index & 1 != 0 || !piece.all().contains(square) {
                continue;
            }
            *tried |= 1 << index;
            let moves_on = match held[index] {
                None => true,
                Some(other) => self.place(other, held, tried),
            };
            if moves_on {
                held[index] = Some(square);
                return true;
            }
        }
        false
    }

    /// Returns whether a followed piece can capture the only checking piece or block, wherever the abstracted pieces stand.
    fn can_parry(&self, state: &State, king: Square, checkers: Bitboard) -> bool {
        let (loser, board) = (!self.winner, &state.board);
        let Some(checker) = checkers.first() else { return false };
        let occupied = board.occupied();
        let Some(role) = board.role_at(checker) else { return false };
        let is_line = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
        let between = if is_line { between(king, checker) } else { Bitboard::EMPTY };
        // The squares between are empty, since it is a check.
        let full = occupied | self.abstract_squares(state).shield.without(between);
        let stays_safe = |from: Square, to: Square| {
            let Some(role) = board.role_at(from) else { return false };
            let mut next = *board;
            next.set(from, None);
            next.set(to, Some(Piece { color: loser, role }));
            let occupied = next.occupied();
            attackers(&next, king, self.winner, occupied).is_empty()
                && self.hidden_attackers(state, king, occupied, None).is_empty()
        };
        for to in between | checkers {
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                let from = attacks(role, self.winner, to, full) & board.pieces(loser, role);
                if from.into_iter().any(|from| stays_safe(from, to)) {
                    return true;
                }
            }
            let pawns = board.pieces(loser, Role::Pawn);
            if checkers.contains(to) {
                let from = attacks(Role::Pawn, self.winner, to, Bitboard::EMPTY) & pawns;
                if from.into_iter().any(|from| stays_safe(from, to)) {
                    return true;
                }
            } else if let Some(from) = to.ahead(self.winner).filter(|&from| pawns.contains(from))
                && stays_safe(from, to)
            {
                return true;
            }
        }
        false
    }
}

/// The squares from which abstracted pieces attack, by kind of piece.
struct Hidden([Bitboard; 6]);

impl Hidden {
    fn is_empty(&self) -> bool {
        self.0.iter().all(|squares| squares.is_empty())
    }
}
