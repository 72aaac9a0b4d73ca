//! What the loser does on the stage: its king goes where it is mated, and its men block, go away or wait.

use board::{Bitboard, Move, Role, Square};

use super::Stage;
use crate::diagram::Diagram;
use crate::picture::{Picture, Steps};
use crate::sight::{attackers, attacks};

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

impl Stage {
    pub(super) fn their_move(&mut self, position: &Diagram) -> Option<Move> {
        let Picture { net, mater, .. } = self.picture;
        let prey = self.prey(position);
        let board = position.board();
        let theirs = board.color(!self.winner);
        let (line, around) = (self.line, self.around);
        let mut avoid = self.picture.blocks | line | net.into() | self.way_of_mater() | mater.into();
        let mut keep = around;
        if let Some(helper) = self.picture.helper {
            avoid.insert(helper.from);
        }
        avoid |= board.color(self.winner);
        let is_bare = !theirs.has_many();
        if prey != net {
            // A bare king has nobody to wait for it: it comes when all is ready.
            let comes = !is_bare || self.is_ready(position);
            if (comes || !around.contains(prey))
                && let Some(to) = Self::king_step(position, prey, net.into(), !self.winner, Bitboard::EMPTY)
                && (comes || to != net)
            {
                return position.is_safe(prey, to).then_some(Move::new(prey, to));
            }
            // A king that gets no nearer will not arrive.
            self.hovers += 1;
            if self.hovers > 3 && !is_bare {
                return None;
            }
            if let Some(legal) = self.hover(position, prey) {
                return Some(legal);
            }
        }
        if prey == net {
            let free = theirs.without(around | prey.into());
            for square in self.unblocked(position) {
                if let Some(legal) = self.block(position, square, free) {
                    return Some(legal);
                }
            }
        }
        // Who could parry the check goes away first.
        let mut defenders = Bitboard::EMPTY;
        for square in line {
            defenders |= attackers(board, square, !self.winner, board.occupied());
        }
        defenders = defenders.without(prey.into());
        keep |= prey.into();
        let spare = Bitboard::from(position.king(self.winner)) | line | mater.into();
        if defenders.has_any()
            && let Some(legal) =
                self.wait(position, !self.winner, !(defenders.without(around)), avoid, spare, Bitboard::EMPTY)
        {
            return Some(legal);
        }
        // Nor should anybody stand in the way of a king who comes to help.
        if let Some(helper) = self.picture.helper.filter(|helper| helper.role == Role::King) {
            let zone = Bitboard::from_steps(Bitboard::from_steps(helper.from.into()));
            if let Some(legal) = self.wait(position, !self.winner, keep, avoid, spare | zone, Bitboard::EMPTY) {
                return Some(legal);
            }
        }
        if let Some(legal) = self.wait(position, !self.winner, keep, avoid, spare, Bitboard::EMPTY) {
            return Some(legal);
        }
        self.hover(position, prey)
    }

    /// Puts one of some men of the loser on a square.
    fn block(&self, position: &Diagram, square: Square, men: Bitboard) -> Option<Move> {
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
            let harm = Bitboard::from(king) | self.picture.check.into();
            for from in from & men & board.role(role) {
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
    fn hover(&self, position: &Diagram, prey: Square) -> Option<Move> {
        let around = self.around;
        let free = attacks(Role::King, self.winner, prey, Bitboard::EMPTY)
            .without(position.board().occupied() | self.picture.net.into());
        let legal =
            |set: Bitboard| set.into_iter().find(|&to| position.is_safe(prey, to)).map(|to| Move::new(prey, to));
        // On the edge it leaves the other king the room it needs.
        legal(free & around & EDGE).or_else(|| legal(free & around)).or_else(|| legal(free))
    }
}
