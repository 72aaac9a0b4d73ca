//! The moves of the abstraction: those of the followed pieces, and whatever an abstracted piece might do.

use board::{Bitboard, Board, Color, File, Piece, Role, Square, attacks, between};

use super::state::{Abstraction, Mover, State, slot};

impl Abstraction<'_> {
    /// Lists all states that one move may lead to.
    pub(super) fn follow(&self, state: &State, children: &mut Vec<(State, Mover)>) {
        let &State { board, turn, .. } = state;
        let (own, enemy) = (board.color(turn), board.color(!turn));
        let occupied = own | enemy;
        let kings = board.role(Role::King);
        let Some(king) = (own & kings).first() else { return };
        let present = self.abstract_squares(state).present[turn as usize];
        let mut add = |next: State, mover: Mover, king: Square| {
            let rooks = self.rooks | next.board.role(Role::Rook);
            let next = State { castling: next.castling & rooks, ..next };
            // A check that no piece shields now must be parried by the move, not by abstracted pieces that stand still.
            let clear = match mover {
                Mover::PieceReach(..) | Mover::InPassing => state.clear,
                Mover::Abstracted | Mover::Promoted => {
                    state.clear.without(self.abstract_squares(&next).present[turn as usize])
                }
                Mover::Castling => Bitboard::EMPTY,
            };
            if self.sure_attackers(&next, king, !turn, clear).is_empty() {
                let clear = self.cleared(&next, mover);
                children.push((State { turn: !turn, clear, ..next }, mover));
            }
        };
        let quiet = State { passed: None, clear: Bitboard::EMPTY, ..*state };
        if present.has_any() {
            add(quiet, Mover::Abstracted, king);
            let mut takeable = present;
            if self.has_abstracted_pawns && turn != self.winner {
                takeable |= double_steps(board.pieces(!turn, Role::Pawn), !turn); // En passant.
            }
            for square in enemy.without(kings) & takeable {
                let mut next = quiet;
                next.board.set(square, None);
                add(next, Mover::Abstracted, king);
            }
        }
        if state.castling.has_any() {
            castle(state, king, |next, king| add(next, Mover::Castling, king));
        }
        for from in own {
            let Some(role) = board.role_at(from) else { continue };
            let piece = Piece { color: turn, role };
            if role == Role::Pawn {
                self.follow_pawn(state, from, |next, mover| add(next, mover, king));
                continue;
            }
            let allowed = self.allowed[turn as usize][slot(role)];
            for to in attacks(role, turn, from, occupied).without(own | (enemy & kings)) & allowed {
                let mut next = quiet;
                next.board.set(from, None);
                next.board.set(to, Some(piece));
                if quiet.castling.has_any() {
                    next.castling = next.castling.without(Bitboard::from(from) | to.into());
                    if role == Role::King {
                        next.castling = next.castling.without(turn.back_rank().into());
                    }
                }
                add(next, Mover::PieceReach(from, to), if role == Role::King { to } else { king });
            }
        }
    }

    fn follow_pawn(&self, state: &State, from: Square, mut add: impl FnMut(State, Mover)) {
        let &State { board, turn, .. } = state;
        let enemy = board.color(!turn).without(board.role(Role::King));
        let occupied = board.occupied();
        let allowed = &self.allowed[turn as usize];
        let mut put = |to: Square, taken: Option<Square>| {
            let mut next = State { passed: None, clear: Bitboard::EMPTY, ..*state };
            next.board.set(from, None);
            if from as u8 ^ to as u8 == 16 {
                // It is stored only if a capture en passant is possible.
                next.passed = from.ahead(turn).filter(|&over| {
                    let pawns = board.pieces(!turn, Role::Pawn);
                    (attacks(Role::Pawn, turn, over, Bitboard::EMPTY) & pawns).has_any()
                });
            }
            if let Some(square) = taken {
                next.board.set(square, None);
            }
            let mover = if taken.is_some() { Mover::InPassing } else { Mover::PieceReach(from, to) };
            if to.rank() != turn.last_rank() {
                if allowed[slot(Role::Pawn)].contains(to) {
                    next.board.set(to, Some(Piece { color: turn, role: Role::Pawn }));
                    add(next, mover);
                }
            } else if self.reborn[turn as usize].contains(to) {
                if self.absorbs >> turn as u8 & 1 != 0 {
                    next.board.set(to, None);
                    next.absorbed |= 1 << turn as u8;
                    // It may give check at once, and its leaving opens a line.
                    add(next, Mover::Promoted);
                    return;
                }
                for role in Role::PROMOTIONS {
                    next.board.set(to, Some(Piece { color: turn, role }));
                    add(next, mover);
                }
            }
        };
        if let Some(one) = from.ahead(turn).filter(|&one| !occupied.contains(one)) {
            put(one, None);
            if from.rank() == turn.pawn_rank()
                && let Some(two) = one.ahead(turn).filter(|&two| !occupied.contains(two))
            {
                put(two, None);
            }
        }
        let mut victims = enemy | self.abstract_squares(state).present[!turn as usize].without(occupied);
        if self.has_abstracted_pawns && turn == self.winner {
            victims |= Bitboard::from((!turn).skipped_rank()).without(occupied); // En passant.
        }
        for to in attacks(Role::Pawn, turn, from, Bitboard::EMPTY) {
            if victims.contains(to) {
                put(to, None);
            }
            if state.passed == Some(to) {
                put(to, to.ahead(!turn));
            }
        }
    }

    /// Returns the followed pieces that attack a square wherever the abstracted pieces stand, if none stands on a `clear` square.
    fn sure_attackers(&self, state: &State, square: Square, by: Color, clear: Bitboard) -> Bitboard {
        let shield = self.abstract_squares(state).shield.without(clear);
        attackers(&state.board, square, by, state.board.occupied() | shield)
    }

    /// Returns the squares that the moving piece has left or crossed, if that makes a check certain.
    fn cleared(&self, next: &State, mover: Mover) -> Bitboard {
        let (Mover::PieceReach(from, to), turn) = (mover, next.turn) else { return Bitboard::EMPTY };
        let Some(king) = next.board.pieces(!turn, Role::King).first() else { return Bitboard::EMPTY };
        let lines = attacks(Role::Queen, turn, king, next.board.occupied());
        let clear = (between(from, to) | from.into()) & lines & self.abstract_squares(next).shield;
        if clear.is_empty() {
            return clear;
        }
        let checkers = [clear, Bitboard::EMPTY].map(|clear| self.sure_attackers(next, king, turn, clear));
        if checkers[0] == checkers[1] { Bitboard::EMPTY } else { clear }
    }
}

/// Castles whatever stands between or attacks the way, which is more than the Laws allow.
fn castle(state: &State, king: Square, mut add: impl FnMut(State, Square)) {
    let turn = state.turn;
    let rank = turn.back_rank();
    let own = state.castling & rank.into();
    for rook in own {
        let (king_file, rook_file) = if rook < king { (File::C, File::D) } else { (File::G, File::F) };
        let (king_to, rook_to) = (Square::new(king_file, rank), Square::new(rook_file, rank));
        let mut next = State { passed: None, clear: Bitboard::EMPTY, castling: state.castling.without(own), ..*state };
        let has_rook = next.board.piece_at(rook) == Some(Piece { color: turn, role: Role::Rook });
        next.board.set(king, None);
        if has_rook {
            next.board.set(rook, None);
        }
        let others = next.board.occupied();
        if others.contains(king_to) || (has_rook && others.contains(rook_to)) {
            continue;
        }
        next.board.set(king_to, Some(Piece { color: turn, role: Role::King }));
        if has_rook {
            next.board.set(rook_to, Some(Piece { color: turn, role: Role::Rook }));
        }
        add(next, king_to);
    }
}

/// Returns the pawns that may just have made a double step.
fn double_steps(pawns: Bitboard, color: Color) -> Bitboard {
    let is_there = |square: &Square| {
        square.ahead(!color).and_then(|over| over.ahead(!color)).is_some_and(|from| from.rank() == color.pawn_rank())
    };
    pawns.into_iter().filter(is_there).collect()
}

pub(super) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    Role::ALL.into_iter().fold(Bitboard::EMPTY, |set, role| {
        let pieces = board.pieces(by, role);
        if pieces.is_empty() { set } else { set | attacks(role, !by, square, occupied) & pieces }
    })
}
