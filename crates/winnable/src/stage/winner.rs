//! What the winner does on the stage: its men come, or wait with everything in place.

use board::{Bitboard, Move, Role, Square};

use super::Stage;
use crate::diagram::Diagram;
use crate::painter::posts;
use crate::picture::Picture;
use crate::sight::attacks;

impl Stage {
    pub(super) fn own_move(&mut self, position: &Diagram, is_helped: bool, can_check: bool) -> Option<Move> {
        if !is_helped {
            return self.bring_helper(position);
        }
        if !can_check {
            // Whoever comes early may shut the king out.
            if self.prey(position) != self.picture.net
                && position.board().color(!self.winner).has_many()
                && let Some(legal) = self.wait_ready(position)
            {
                return Some(legal);
            }
            return self.bring_mater(position);
        }
        // All is ready, but the king is not there yet or somebody defends.
        self.wait_ready(position)
    }

    fn bring_helper(&mut self, position: &Diagram) -> Option<Move> {
        let helper = self.picture.helper?;
        let board = position.board();
        let occupied = board.occupied();
        let prey = self.prey(position);
        let net = self.picture.net;
        let mut goal = posts(helper.role, self.winner, helper.open, occupied.without(prey.into()))
            .without(occupied | self.picture.check.into());
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
        if let Some(helper) = &mut self.picture.helper {
            helper.from = to;
        }
        Some(legal)
    }

    fn bring_mater(&mut self, position: &Diagram) -> Option<Move> {
        let Picture { role, mater, check, .. } = self.picture;
        let occupied = position.board().occupied();
        let goal = attacks(role, self.winner, check, occupied).without(occupied);
        let to = self.piece_step(position, role, mater, goal, !self.touching(position, role))?;
        self.picture.mater = to;
        position.if_legal(Move::new(mater, to))
    }

    /// Squares from which a kind of piece would attack the loser's king now, or where it is to go.
    #[inline]
    fn touching(&self, position: &Diagram, role: Role) -> Bitboard {
        let occupied = position.board().occupied();
        let prey = self.prey(position);
        let set = attacks(role, self.winner, prey, occupied);
        if prey == self.picture.net { set } else { set | attacks(role, self.winner, self.picture.net, occupied) }
    }

    /// Finds the next square on a piece's way to a goal, by squares of a set.
    fn piece_step(
        &self,
        position: &Diagram,
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

    /// Waits with everything in place.
    fn wait_ready(&mut self, position: &Diagram) -> Option<Move> {
        let Picture { role, mater, check, net, .. } = self.picture;
        let mut keep = Bitboard::from(mater);
        if let Some(helper) = self.picture.helper {
            keep.insert(helper.from);
        }
        let net_zone = self.around | net.into();
        let avoid = self.line | self.way_of_mater() | net_zone;
        let spare = Bitboard::from(self.prey(position)) | net.into();
        if let Some(legal) = self.wait(position, self.winner, keep | net_zone, avoid, spare, net_zone) {
            return Some(legal);
        }
        // The mater itself goes to another square from which it can mate.
        let occupied = position.board().occupied();
        let other = attacks(role, self.winner, check, occupied).without(occupied | self.touching(position, role))
            & attacks(role, self.winner, mater, occupied);
        let to = other.into_iter().find(|&to| position.is_safe(mater, to))?;
        self.picture.mater = to;
        Some(Move::new(mater, to))
    }
}
