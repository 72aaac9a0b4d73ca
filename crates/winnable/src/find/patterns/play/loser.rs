//! The loser's moves in a pattern: its king walks to the square on which it is mated, its pieces block, leave or wait.

use board::{Bitboard, Move, Role, Square};

use super::Play;
use crate::board::attacks::{attackers, attacks};
use crate::board::light::LightBoard;
use crate::find::patterns::pattern::{Pattern, Steps};

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

impl Play {
    pub(super) fn their_move(&mut self, position: &LightBoard) -> Option<Move> {
        let Pattern { net, attacker, .. } = self.pattern;
        let loser_king = self.loser_king(position);
        let board = position.board();
        let theirs = board.color(!self.winner);
        let (line, around) = (self.line, self.around);
        let mut avoid = self.pattern.blocks | line | net.into() | self.way_of_mater() | attacker.into();
        let mut keep = around;
        if let Some(helper) = self.pattern.helper {
            avoid.insert(helper.from);
        }
        avoid |= board.color(self.winner);
        let is_bare = !theirs.has_many();
        if loser_king != net {
            // A bare king has no other piece that could wait, so it comes when everything is ready.
            let comes = !is_bare || self.is_ready(position);
            if (comes || !around.contains(loser_king))
                && let Some(to) = Self::king_step(position, loser_king, net.into(), !self.winner, Bitboard::EMPTY)
                && (comes || to != net)
            {
                return position.is_safe(loser_king, to).then_some(Move::new(loser_king, to));
            }
            // A king that does not get nearer will not arrive.
            self.hovers += 1;
            if self.hovers > 3 && !is_bare {
                return None;
            }
            if let Some(legal) = self.hover(position, loser_king) {
                return Some(legal);
            }
        }
        if loser_king == net {
            let free = theirs.without(around | loser_king.into());
            for square in self.unblocked(position) {
                if let Some(legal) = self.block(position, square, free) {
                    return Some(legal);
                }
            }
        }
        // Pieces that could parry the check leave first.
        let mut defenders = Bitboard::EMPTY;
        for square in line {
            defenders |= attackers(board, square, !self.winner, board.occupied());
        }
        defenders = defenders.without(loser_king.into());
        keep |= loser_king.into();
        let spare = Bitboard::from(position.king(self.winner)) | line | attacker.into();
        if defenders.has_any()
            && let Some(legal) =
                self.wait(position, !self.winner, !(defenders.without(around)), avoid, spare, Bitboard::EMPTY)
        {
            return Some(legal);
        }
        // Nor may a piece stand in the way of a king that comes to help.
        if let Some(helper) = self.pattern.helper.filter(|helper| helper.role == Role::King) {
            let zone = Bitboard::from_steps(Bitboard::from_steps(helper.from.into()));
            if let Some(legal) = self.wait(position, !self.winner, keep, avoid, spare | zone, Bitboard::EMPTY) {
                return Some(legal);
            }
        }
        if let Some(legal) = self.wait(position, !self.winner, keep, avoid, spare, Bitboard::EMPTY) {
            return Some(legal);
        }
        self.hover(position, loser_king)
    }

    /// Moves one of some pieces of the loser to a square.
    fn block(&self, position: &LightBoard, square: Square, pieces: Bitboard) -> Option<Move> {
        let board = position.board();
        let occupied = board.occupied();
        if occupied.contains(square) {
            return None;
        }
        let king = position.king(self.winner);
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let from = if role == Role::Pawn {
                square.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from)
            } else {
                attacks(role, self.winner, square, occupied)
            };
            let harm = Bitboard::from(king) | self.pattern.check.into();
            for from in from & pieces & board.role(role) {
                let after = attacks(role, !self.winner, square, occupied.without(from.into()));
                if (after & harm).is_empty()
                    && let Some(legal) = position.if_legal(Move::new(from, square))
                {
                    return Some(legal);
                }
            }
        }
        None
    }

    /// Moves the loser's king to another square beside the one it is mated on.
    fn hover(&self, position: &LightBoard, loser_king: Square) -> Option<Move> {
        let around = self.around;
        let free = attacks(Role::King, self.winner, loser_king, Bitboard::EMPTY)
            .without(position.board().occupied() | self.pattern.net.into());
        let legal = |set: Bitboard| {
            set.into_iter().find(|&to| position.is_safe(loser_king, to)).map(|to| Move::new(loser_king, to))
        };
        // On the edge it leaves the other king the room it needs.
        legal(free & around & EDGE).or_else(|| legal(free & around)).or_else(|| legal(free))
    }
}
