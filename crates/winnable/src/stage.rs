//! Plays a picture out, move by legal move: the loser's king goes where it is mated, the men come, the others wait.

use board::{Bitboard, Color, Move, Role, Square, attacks};

use crate::diagram::Diagram;
use crate::idle::Idle;
use crate::line::Line;
use crate::painter::{attacked, line as between, posts};
use crate::picture::{Picture, Steps};

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

/// Half-moves a picture may take.
const PATIENCE: usize = 30;

/// Plays one picture.
pub(crate) fn play(root: &Diagram, winner: Color, picture: &Picture, line: &mut Line) -> bool {
    let Picture { net, check, role, .. } = *picture;
    let mut stage = Stage {
        winner,
        picture: *picture,
        line: between(net, check, role),
        around: attacks(Role::King, winner, net, Bitboard::EMPTY),
        waited: [None; 2],
        hovers: 0,
    };
    stage.play(*root, line)
}

struct Stage {
    winner: Color,
    picture: Picture,
    /// The squares on which the check could be parried.
    line: Bitboard,
    /// The squares around the one on which the loser's king is mated.
    around: Bitboard,
    /// The last waiting moves of the winner and of the loser, which can be taken back next.
    waited: [Option<Move>; 2],
    /// How often the loser's king could not get nearer.
    hovers: u32,
}

impl Stage {
    fn play(&mut self, mut position: Diagram, line: &mut Line) -> bool {
        let (mut failures, mut waits) = (0, 0);
        for _ in 0..PATIENCE {
            if line.is_full() {
                return false;
            }
            let legal = if position.turn() == self.winner {
                let (is_helped, can_check) = (self.is_helped(&position), self.can_check(&position));
                if is_helped && can_check {
                    if self.is_set(&position) {
                        let mv = Move::new(self.picture.mater, self.picture.check);
                        if !position.is_legal(mv) {
                            return false;
                        }
                        if position.after(mv).is_mate() {
                            line.push(mv);
                            return true;
                        }
                        failures += 1;
                        if failures > 2 {
                            return false;
                        }
                    }
                    waits += 1;
                    if waits > 4 {
                        return false;
                    }
                }
                self.own_move(&position, is_helped, can_check)
            } else {
                self.their_move(&position)
            };
            let Some(legal) = legal else { return false };
            line.push(legal);
            position.play(legal);
        }
        false
    }

    fn prey(&self, position: &Diagram) -> Square {
        position.king(!self.winner)
    }

    /// Tells whether the loser is ready for the mating move.
    #[inline]
    fn is_set(&self, position: &Diagram) -> bool {
        self.prey(position) == self.picture.net && self.unblocked(position).is_empty()
    }

    /// Finds the squares that are still to be blocked.
    #[inline]
    fn unblocked(&self, position: &Diagram) -> Bitboard {
        self.picture.blocks.without(position.board().color(!self.winner))
    }

    /// Tells whether the winner's men stand where they should.
    #[inline]
    fn is_ready(&self, position: &Diagram) -> bool {
        self.is_helped(position) && self.can_check(position)
    }

    #[inline]
    fn is_helped(&self, position: &Diagram) -> bool {
        let occupied = position.board().occupied().without(self.prey(position).into());
        self.picture.helper.is_none_or(|helper| {
            helper.open.without(attacks(helper.role, self.winner, helper.from, occupied)).is_empty()
        })
    }

    #[inline]
    fn can_check(&self, position: &Diagram) -> bool {
        let occupied = position.board().occupied();
        attacks(self.picture.role, self.winner, self.picture.mater, occupied).contains(self.picture.check)
    }

    fn own_move(&mut self, position: &Diagram, is_helped: bool, can_check: bool) -> Option<Move> {
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
        let legal = |set: Bitboard| set.into_iter().find(|&to| position.is_legal(Move::new(from, to)));
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
        reach.into_iter().find(|&to| {
            (attacks(role, self.winner, to, occupied) & before).has_any() && position.is_legal(Move::new(from, to))
        })
    }

    /// Finds the next step of a king to a goal.
    fn king_step(position: &Diagram, from: Square, goal: Bitboard, color: Color, barred: Bitboard) -> Option<Square> {
        let board = position.board();
        let other = attacks(Role::King, color, position.king(!color), Bitboard::EMPTY);
        let around = attacks(Role::King, color, from, Bitboard::EMPTY).without(other);
        let free = !(board.occupied() | barred);
        let past = board.occupied().without(from.into());
        // The other king will not stay where it is.
        let free = free.without(attacked(board, !color, past));
        let mut fill = goal & free;
        for _ in 0..12 {
            if let Some(to) = (fill & around).first() {
                return Some(to);
            }
            let wider = fill | (Bitboard::from_steps(fill) & free);
            if wider == fill {
                return None;
            }
            fill = wider;
        }
        None
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
        let legal = other.into_iter().find_map(|to| position.if_legal(Move::new(mater, to)))?;
        self.picture.mater = legal.to();
        Some(legal)
    }

    fn way_of_mater(&self) -> Bitboard {
        let Picture { role, mater, check, .. } = self.picture;
        if role == Role::Knight {
            return Bitboard::EMPTY;
        }
        let straight = mater.file() == check.file() || mater.rank() == check.rank();
        let role = if straight { Role::Rook } else { Role::Bishop };
        attacks(role, self.winner, mater, check.into()) & attacks(role, self.winner, check, mater.into())
    }

    fn their_move(&mut self, position: &Diagram) -> Option<Move> {
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
                return position.if_legal(Move::new(prey, to));
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
            defenders |= board.attackers(square, !self.winner);
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

    fn wait(
        &mut self,
        position: &Diagram,
        color: Color,
        keep: Bitboard,
        avoid: Bitboard,
        spare: Bitboard,
        guard: Bitboard,
    ) -> Option<Move> {
        let slot = usize::from(color != self.winner);
        let idle = Idle { color, keep, avoid, spare, guard };
        let legal = idle.find(position, &mut self.waited[slot]);
        if legal.is_some() || color != self.winner {
            return legal;
        }
        // The winner's king, if it covers nothing.
        let king = position.king(color);
        let reach = attacks(Role::King, color, king, Bitboard::EMPTY);
        if keep.contains(king) || (reach & guard).has_any() {
            return None;
        }
        let free = reach.without(position.board().occupied() | avoid);
        free.into_iter().find_map(|to| position.if_legal(Move::new(king, to)))
    }

    /// Moves the loser's king to another square beside the one it is mated on.
    fn hover(&self, position: &Diagram, prey: Square) -> Option<Move> {
        let around = self.around;
        let free = attacks(Role::King, self.winner, prey, Bitboard::EMPTY)
            .without(position.board().occupied() | self.picture.net.into());
        let legal = |set: Bitboard| set.into_iter().find_map(|to| position.if_legal(Move::new(prey, to)));
        // On the edge it leaves the other king the room it needs.
        legal(free & around & EDGE).or_else(|| legal(free & around)).or_else(|| legal(free))
    }
}
