//! The winner's moves in a pattern: its pieces come, or wait when everything is in place.

use board::{Bitboard, Move, Role, Square};

use super::Play;
use crate::board::attacks::attacks;
use crate::board::light::LightBoard;
use crate::find::patterns::matcher::posts;
use crate::find::patterns::pattern::Pattern;

impl Play {
    pub(super) fn own_move(&mut self, position: &LightBoard, is_helped: bool, can_check: bool) -> Option<Move> {
        if !is_helped {
            return self.bring_helper(position);
        }
        if !can_check {
            // A piece that comes early may keep the king out.
            if self.loser_king(position) != self.pattern.net
                && position.board().color(!self.winner).has_many()
                && let Some(legal) = self.wait_ready(position)
            {
                return Some(legal);
            }
            return self.bring_mater(position);
        }
        // Everything is ready, but the king has not arrived yet or a piece defends.
        self.wait_ready(position)
    }

    fn bring_helper(&mut self, position: &LightBoard) -> Option<Move> {
        let helper = self.pattern.helper?;
        let board = position.board();
        let occupied = board.occupied();
        let loser_king = self.loser_king(position);
        let net = self.pattern.net;
        let mut goal = posts(helper.role, self.winner, helper.open, occupied.without(loser_king.into()))
            .without(occupied | self.pattern.check.into());
        let to = match helper.role {
            Role::King => {
                let around = self.around | net.into();
                goal = goal.without(around);
                match Self::king_step(position, helper.from, goal, self.winner, around) {
                    Some(to) => to,
                    None => return self.wait_ready(position),
                }
            }
            Role::Pawn => helper.from.ahead(self.winner).filter(|square| goal.contains(*square))?,
            role => {
                let quiet = !self.touching(position, role);
                self.piece_step(position, role, helper.from, goal, quiet)?
            }
        };
        let legal = position.if_legal(Move::new(helper.from, to))?;
        if let Some(helper) = &mut self.pattern.helper {
            helper.from = to;
        }
        Some(legal)
    }

    fn bring_mater(&mut self, position: &LightBoard) -> Option<Move> {
        let Pattern { role, attacker, check, .. } = self.pattern;
        let occupied = position.board().occupied();
        let goal = attacks(role, self.winner, check, occupied).without(occupied);
        let to = self.piece_step(position, role, attacker, goal, !self.touching(position, role))?;
        self.pattern.attacker = to;
        position.if_legal(Move::new(attacker, to))
    }

    /// Returns the squares from which a kind of piece attacks the loser's king, where it is now or where it is mated.
    #[inline]
    fn touching(&self, position: &LightBoard, role: Role) -> Bitboard {
        let occupied = position.board().occupied();
        let loser_king = self.loser_king(position);
        let set = attacks(role, self.winner, loser_king, occupied);
        if loser_king == self.pattern.net { set } else { set | attacks(role, self.winner, self.pattern.net, occupied) }
    }

    /// Finds the next square on a piece's way to a goal, through squares of a set.
    fn piece_step(
        &self,
        position: &LightBoard,
        role: Role,
        from: Square,
        goal: Bitboard,
        quiet: Bitboard,
    ) -> Option<Square> {
        let occupied = position.board().occupied();
        let free = quiet.without(occupied);
        let reach = attacks(role, self.winner, from, occupied) & free;
        let legal = |set: Bitboard| set.into_iter().find(|&to| position.is_safe(from, to));
        if let Some(to) = legal(reach & goal) {
            return Some(to);
        }
        let mut before = Bitboard::EMPTY;
        for square in goal & free {
            before |= attacks(role, self.winner, square, occupied);
        }
        if let Some(to) = legal(reach & before) {
            return Some(to);
        }
        let before = before & free;
        reach
            .into_iter()
            .find(|&to| (attacks(role, self.winner, to, occupied) & before).has_any() && position.is_safe(from, to))
    }

    /// Finds a waiting move when everything is in place.
    fn wait_ready(&mut self, position: &LightBoard) -> Option<Move> {
        let Pattern { role, attacker, check, net, .. } = self.pattern;
        let mut keep = Bitboard::from(attacker);
        if let Some(helper) = self.pattern.helper {
            keep.insert(helper.from);
        }
        let net_zone = self.around | net.into();
        let avoid = self.line | self.way_of_mater() | net_zone;
        let spare = Bitboard::from(self.loser_king(position)) | net.into();
        if let Some(legal) = self.wait(position, self.winner, keep | net_zone, avoid, spare, net_zone) {
            return Some(legal);
        }
        // The mating piece itself goes to another square from which it can mate.
        let occupied = position.board().occupied();
        let other = attacks(role, self.winner, check, occupied).without(occupied | self.touching(position, role))
            & attacks(role, self.winner, attacker, occupied);
        let to = other.into_iter().find(|&to| position.is_safe(attacker, to))?;
        self.pattern.attacker = to;
        Some(Move::new(attacker, to))
    }
}
