//! The light board: pieces and the player to move, without the keys, counters and castling rights of a position.
//!
//! Lines that are played on it neither castle nor capture en passant, and never end with a double step. So the pieces and the
//! turn are enough to tell whether a move is legal and whether it mates.

use board::{Bitboard, Board, Color, Move, Piece, Position, Role, Square, between};

use crate::board::attacks::{attackers, attacks, is_attacked};

/// The pieces on their squares and the player to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightBoard {
    board: Board,
    turn: Color,
    kings: [Square; 2],
}

impl LightBoard {
    #[inline]
    pub(crate) fn new(position: &Position) -> Self {
        Self { board: *position.board(), turn: position.turn(), kings: Color::ALL.map(|color| position.king(color)) }
    }

    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    pub(crate) fn king(&self, color: Color) -> Square {
        self.kings[color as usize]
    }

    #[inline]
    pub(crate) fn is_check(&self) -> bool {
        let (by, occupied) = (!self.turn, self.board.occupied());
        is_attacked(&self.board, self.king(self.turn), by, self.board.color(by), occupied)
    }

    /// Returns the move if it is legal.
    #[inline]
    pub(crate) fn if_legal(&self, mv: Move) -> Option<Move> {
        self.is_legal(mv).then_some(mv)
    }

    /// Returns whether a move is legal. Castling, double steps, captures en passant and underpromotions are not known here.
    pub(crate) fn is_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let own = self.board.color(self.turn);
        if !own.contains(from) || own.contains(to) {
            return false;
        }
        let Some(role) = self.board.role_at(from) else { return false };
        let occupied = self.board.occupied();
        let goes = if role == Role::Pawn {
            let promotes = to.rank() == self.turn.last_rank();
            let becomes = if promotes { Some(Role::Queen) } else { None };
            let takes = attacks(Role::Pawn, self.turn, from, occupied).contains(to);
            becomes == mv.promotion() && if occupied.contains(to) { takes } else { from.ahead(self.turn) == Some(to) }
        } else {
            mv.promotion().is_none() && attacks(role, self.turn, from, occupied).contains(to)
        };
        goes && self.is_safe(from, to)
    }

    /// Returns whether the king of the player to move is safe after a move that the piece can make.
    #[inline]
    pub(crate) fn is_safe(&self, from: Square, to: Square) -> bool {
        let king = self.king(self.turn);
        let king = if king == from { to } else { king };
        let occupied = self.board.occupied().without(from.into()) | to.into();
        // A captured piece attacks no longer.
        let enemies = self.board.color(!self.turn).without(to.into());
        !is_attacked(&self.board, king, !self.turn, enemies, occupied)
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play(&mut self, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let Some(role) = self.board.role_at(from) else { return };
        if role == Role::King {
            self.kings[self.turn as usize] = to;
        }
        self.board.set(from, None);
        self.board.set(to, Some(Piece { color: self.turn, role: mv.promotion().unwrap_or(role) }));
        self.turn = !self.turn;
    }

    /// Returns the board after a legal move.
    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        next.play(mv);
        next
    }

    /// Returns whether the player to move is checkmated, if the last move was no double step.
    pub(crate) fn is_mate(&self) -> bool {
        let (color, king, board) = (self.turn, self.king(self.turn), &self.board);
        let checkers = attackers(board, king, !color, board.occupied());
        let Some(checker) = checkers.first() else { return false };
        let (own, occupied) = (board.color(color), board.occupied());
        let past = occupied.without(king.into());
        let beside = |king: Square| attacks(Role::King, color, king, past);
        // Most flight squares are covered by the checking piece or the other king; the others are tested one by one.
        let seen = board.role_at(checker).map_or(Bitboard::EMPTY, |role| attacks(role, !color, checker, past));
        let around = beside(king).without(own | seen | beside(self.king(!color)));
        let enemies = board.color(!color);
        if around.into_iter().any(|to| !is_attacked(board, to, !color, enemies.without(to.into()), past)) {
            return false;
        }
        if checkers.has_many() {
            return true;
        }
        let kings = Bitboard::from(king);
        let takers = attackers(board, checker, color, board.occupied()).without(kings);
        if takers.into_iter().any(|from| self.is_safe(from, checker)) {
            return false;
        }
        let pawns = own & board.role(Role::Pawn);
        between(king, checker).into_iter().all(|to| {
            let pieces = attackers(board, to, color, board.occupied()).without(pawns | kings);
            let steps = steps_to(to, color, occupied) & pawns;
            !(pieces | steps).into_iter().any(|from| self.is_safe(from, to))
        })
    }
}

/// Returns the squares from which a pawn can step to an empty square.
fn steps_to(to: Square, color: Color, occupied: Bitboard) -> Bitboard {
    let Some(one) = to.ahead(!color) else { return Bitboard::EMPTY };
    let two = one.ahead(!color).filter(|two| !occupied.contains(one) && two.rank() == color.pawn_rank());
    Bitboard::from(one) | two.map_or(Bitboard::EMPTY, Bitboard::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const STARTS: [&str; 6] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/PPP4k/8/8/8/8/4Kppp/8 b - - 0 1",
        "4k3/8/8/q6b/4r3/3RBN2/3PKP2/8 w - - 0 1",
        "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1",
    ];

    /// Returns whether legal moves and mate are the same on the light board as in the position.
    fn agrees(position: &Position) -> Result<(), TestCaseError> {
        let light = LightBoard::new(position);
        let color = position.turn();
        for from in Square::ALL {
            let is_pawn = position.board().pieces(color, Role::Pawn).contains(from);
            for to in Square::ALL {
                let castles = position.board().color(color).contains(to);
                let leaps = is_pawn && (from as u8).abs_diff(to as u8) == 16;
                if castles || leaps || is_pawn && position.en_passant() == Some(to) {
                    prop_assert!(!light.is_legal(Move::new(from, to)));
                    continue;
                }
                for mv in [Move::new(from, to), Move::promoting(from, to, Role::Queen)] {
                    // Castling can also be described by the king's squares; the light board knows no castling.
                    let legal = position.if_legal(mv).filter(|legal| !legal.is_castling());
                    prop_assert_eq!(light.is_legal(mv), legal.is_some(), "{} in {}", mv, position);
                    if let Some(legal) = legal {
                        prop_assert_eq!(light.after(mv).board, *legal.play().board());
                    }
                }
            }
        }
        if position.en_passant().is_none() {
            prop_assert_eq!(light.is_mate(), position.is_checkmate(), "{}", position);
        }
        prop_assert_eq!(light.is_check(), position.is_check());
        Ok(())
    }

    proptest! {
        #[test]
        fn the_light_board_agrees_with_the_position(start in 0..STARTS.len(), choices in prop::collection::vec(0_usize..997, 1..80)) {
            let mut position: Position = match STARTS[start].parse() {
                Ok(position) => position,
                Err(error) => return Err(TestCaseError::fail(format!("{error}"))),
            };
            for choice in choices {
                agrees(&position)?;
                // All mating moves are tested, since random play finds few of them.
                for legal in position.legal_moves() {
                    let next = legal.play();
                    if next.en_passant().is_none() {
                        prop_assert_eq!(LightBoard::new(&next).is_mate(), next.is_checkmate(), "{}", next);
                    }
                }
                let moves = position.legal_moves();
                let count = moves.as_slice().len();
                if count == 0 {
                    break;
                }
                let Some(legal) = position.if_legal(moves.as_slice()[choice % count]) else { break };
                position = legal.play();
            }
        }
    }
}
