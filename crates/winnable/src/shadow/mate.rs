//! Whether a board might be mate, the shadows helping.
//!
//! Every condition asked for is one that a mate must meet, so a board that is passed over is never mate.

use board::{Bitboard, Color, Piece, Role, Square, attacks, between};

use super::moves::attackers;
use super::stage::{Mover, Stage, State, slot};
use crate::reach::Man;

impl Stage<'_> {
    /// Tells whether the loser, who is on the move, might be mated, and which shadows would take part.
    pub(super) fn might_be_mate(&self, state: &State, mover: Mover) -> Option<u32> {
        let (winner, board) = (self.winner, &state.board);
        let king = board.pieces(!winner, Role::King).first()?;
        let occupied = board.occupied();
        let past = occupied.without(king.into());
        let mut checkers = attackers(board, king, winner, occupied);
        let before = match mover {
            Mover::Man(from, _) => Some(occupied | from.into()),
            Mover::Shadow | Mover::Promoted | Mover::InPassing | Mover::Castling => None,
        };
        if let (Some(before), Mover::Man(_, to)) = (before, mover) {
            // Before the move it was no check: only who moved, or stood behind, gives one now.
            checkers = checkers.without(attackers(board, king, winner, before).without(to.into()));
        }
        let hidden = self.hidden_attackers(state, king, occupied, before);
        if checkers.is_empty() && hidden.is_empty() {
            return None;
        }
        let mut involved = 0;
        let mut to_block = Bitboard::EMPTY;
        let theirs = board.color(!winner);
        let present = self.shade(state).present[!winner as usize];
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

    /// Squares from which shadows of the winner may attack a square, by kind of piece.
    ///
    /// With `before`, only those whose attack that occupation would have stopped: a man who moves opens lines for others.
    fn hidden_attackers(&self, state: &State, square: Square, occupied: Bitboard, before: Option<Bitboard>) -> Hidden {
        let mut hidden = Hidden([Bitboard::EMPTY; 6]);
        for role in Role::ALL {
            let squares = self.shade(state).hunting[slot(role)].without(occupied);
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
        let takes_part = |man: &Man| (man.squares & hidden.0[slot(man.role)]).has_any();
        self.shadows_of(color).filter(|(_, man)| takes_part(man)).fold(0, |set, (index, _)| set | 1 << index)
    }

    fn blockers(&self, squares: Bitboard) -> u32 {
        self.shadows_of(!self.winner)
            .filter(|(_, man)| (man.all() & squares).has_any())
            .fold(0, |set, (index, _)| set | 1 << index)
    }

    /// Tells whether different shadows of the loser may stand on all of these squares.
    fn can_block(&self, state: &State, squares: Bitboard) -> bool {
        let loser = !self.winner;
        let has_faded = state.faded >> loser as u8 & 1 != 0;
        let reborn = if has_faded { self.reborn[loser as usize] } else { Bitboard::EMPTY };
        let pawns = self.reach.of_color(loser).filter(|man| man.role == Role::Pawn).count();
        let mut promoted = pawns - state.board.pieces(loser, Role::Pawn).len().min(pawns);
        let mut held: [Option<Square>; 32] = [None; 32];
        // Who holds a square keeps it or hands it on, so the squares without another choice come first.
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

    /// Finds a shadow for a square, moving others on if need be: at most eight squares deep.
    fn place(&self, square: Square, held: &mut [Option<Square>; 32], tried: &mut u32) -> bool {
        for (index, man) in self.shadows_of(!self.winner) {
            if *tried >> index & 1 != 0 || !man.all().contains(square) {
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

    /// Tells whether a man of the board can take the only checker or step in between, wherever the shadows stand.
    fn can_parry(&self, state: &State, king: Square, checkers: Bitboard) -> bool {
        let (loser, board) = (!self.winner, &state.board);
        let Some(checker) = checkers.first() else { return false };
        let occupied = board.occupied();
        let Some(role) = board.role_at(checker) else { return false };
        let is_line = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
        let between = if is_line { between(king, checker) } else { Bitboard::EMPTY };
        // The squares between are empty, for it is a check.
        let full = occupied | self.shade(state).shield.without(between);
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

/// Squares from which shadows attack, by kind of piece.
struct Hidden([Bitboard; 6]);

impl Hidden {
    fn is_empty(&self) -> bool {
        self.0.iter().all(|squares| squares.is_empty())
    }
}
