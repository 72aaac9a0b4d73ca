//! Plays a picture out, move by legal move: the loser's king goes where it is mated, the men come, the others wait.

use board::{Bitboard, Color, Move, Position, Role, Square, attacks};

use crate::idle::Idle;
use crate::line::Line;
use crate::painter::{line, posts};
use crate::picture::{Picture, Steps};

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

/// Half-moves a picture may take.
const PATIENCE: usize = 30;

/// Plays one picture.
pub(crate) fn play(root: &Position, winner: Color, picture: &Picture, line: &mut Line) -> bool {
    Stage { position: *root, winner, picture: *picture, waited: [None; 2] }.play(line)
}

struct Stage {
    position: Position,
    winner: Color,
    picture: Picture,
    /// The last waiting moves of the winner and of the loser, which can be taken back next.
    waited: [Option<Move>; 2],
}

impl Stage {
    fn play(&mut self, line: &mut Line) -> bool {
        let (mut failures, mut waits) = (0, 0);
        for _ in 0..PATIENCE {
            if line.is_full() {
                return false;
            }
            let mv = if self.position.turn() == self.winner {
                if self.is_set() {
                    let mv = Move::new(self.picture.mater, self.picture.check);
                    let Ok(legal) = self.position.legal(mv) else { return false };
                    if legal.play().is_checkmate() {
                        line.push(mv);
                        return true;
                    }
                    failures += 1;
                    if failures > 2 {
                        return false;
                    }
                }
                if self.is_ready() {
                    waits += 1;
                    if waits > 4 {
                        return false;
                    }
                }
                self.own_move()
            } else {
                self.their_move()
            };
            let Some(mv) = mv else { return false };
            let Ok(legal) = self.position.legal(mv) else { return false };
            line.push(mv);
            self.position = legal.play();
        }
        false
    }

    fn prey(&self) -> Square {
        self.position.king(!self.winner)
    }

    /// Tells whether the mating move is next.
    #[inline]
    fn is_set(&self) -> bool {
        self.prey() == self.picture.net && self.is_ready() && self.unblocked().is_empty()
    }

    /// Finds the squares that are still to be blocked.
    #[inline]
    fn unblocked(&self) -> Bitboard {
        self.picture.blocks.without(self.position.board().color(!self.winner))
    }

    /// Tells whether the winner's men stand where they should.
    #[inline]
    fn is_ready(&self) -> bool {
        self.is_helped() && self.can_check()
    }

    #[inline]
    fn is_helped(&self) -> bool {
        let occupied = self.position.board().occupied().without(self.prey().into());
        self.picture.helper.is_none_or(|helper| {
            helper.open.without(attacks(helper.role, self.winner, helper.from, occupied)).is_empty()
        })
    }

    #[inline]
    fn can_check(&self) -> bool {
        let occupied = self.position.board().occupied();
        attacks(self.picture.role, self.winner, self.picture.mater, occupied).contains(self.picture.check)
    }

    /// The squares on which the check could be parried.
    fn line_of_check(&self) -> Bitboard {
        line(self.picture.net, self.picture.check, self.picture.role)
    }

    fn own_move(&mut self) -> Option<Move> {
        if !self.is_helped() {
            return self.bring_helper();
        }
        if !self.can_check() {
            return self.bring_mater();
        }
        // All is ready, but the king is not there yet or somebody defends.
        self.wait_ready()
    }

    fn bring_helper(&mut self) -> Option<Move> {
        let helper = self.picture.helper?;
        let board = self.position.board();
        let occupied = board.occupied();
        let prey = self.prey();
        let net = self.picture.net;
        let mut goal = posts(helper.role, self.winner, helper.open, occupied.without(prey.into()))
            .without(occupied | self.picture.check.into());
        let to = match helper.role {
            Role::King => {
                let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY) | net.into();
                goal = goal.without(around);
                match self.king_step(helper.from, goal, self.winner, around) {
                    Some(to) => to,
                    None => return self.wait_ready(),
                }
            }
            Role::Pawn => helper.from.ahead(self.winner).filter(|square| goal.contains(*square))?,
            role => {
                let quiet = !self.touching(role);
                self.piece_step(role, helper.from, goal, quiet)?
            }
        };
        let mv = Move::new(helper.from, to);
        if let Some(helper) = &mut self.picture.helper {
            helper.from = to;
        }
        Some(mv)
    }

    fn bring_mater(&mut self) -> Option<Move> {
        let Picture { role, mater, check, .. } = self.picture;
        let occupied = self.position.board().occupied();
        let goal = attacks(role, self.winner, check, occupied).without(occupied);
        let to = self.piece_step(role, mater, goal, !self.touching(role))?;
        self.picture.mater = to;
        Some(Move::new(mater, to))
    }

    /// Squares from which a kind of piece would attack the loser's king now, or where it is to go.
    #[inline]
    fn touching(&self, role: Role) -> Bitboard {
        let occupied = self.position.board().occupied();
        let prey = self.prey();
        let set = attacks(role, self.winner, prey, occupied);
        if prey == self.picture.net { set } else { set | attacks(role, self.winner, self.picture.net, occupied) }
    }

    /// Finds the next square on a piece's way to a goal, by squares of a set.
    fn piece_step(&self, role: Role, from: Square, goal: Bitboard, quiet: Bitboard) -> Option<Square> {
        let occupied = self.position.board().occupied();
        let free = quiet.without(occupied);
        let reach = attacks(role, self.winner, from, occupied) & free;
        let legal = |set: Bitboard| set.into_iter().find(|&to| self.position.is_legal(Move::new(from, to)));
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
            (attacks(role, self.winner, to, occupied) & before).has_any() && self.position.is_legal(Move::new(from, to))
        })
    }

    /// Finds the next step of a king to a goal.
    fn king_step(&self, from: Square, goal: Bitboard, color: Color, barred: Bitboard) -> Option<Square> {
        let board = self.position.board();
        let other = attacks(Role::King, color, self.position.king(!color), Bitboard::EMPTY);
        let around = attacks(Role::King, color, from, Bitboard::EMPTY).without(other);
        let mut free = !(board.occupied() | barred);
        let mut danger = Bitboard::EMPTY;
        let past = board.occupied().without(from.into());
        // The other king will not stay where it is.
        for square in board.color(!color).without(board.role(Role::King)) {
            danger |= attacks(board.role_at(square).unwrap_or(Role::Pawn), !color, square, past);
        }
        free = free.without(danger);
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
    fn wait_ready(&mut self) -> Option<Move> {
        let Picture { role, mater, check, net, .. } = self.picture;
        let mut keep = Bitboard::from(mater);
        if let Some(helper) = self.picture.helper {
            keep.insert(helper.from);
        }
        let net_zone = attacks(Role::King, self.winner, net, Bitboard::EMPTY) | net.into();
        let avoid = self.line_of_check() | self.way_of_mater() | net_zone;
        if let Some(mv) =
            self.wait(self.winner, keep | net_zone, avoid, Bitboard::from(self.prey()) | net.into(), net_zone)
        {
            return Some(mv);
        }
        // The mater itself goes to another square from which it can mate.
        let occupied = self.position.board().occupied();
        let other = attacks(role, self.winner, check, occupied).without(occupied | self.touching(role))
            & attacks(role, self.winner, mater, occupied);
        for to in other {
            let mv = Move::new(mater, to);
            if self.position.is_legal(mv) {
                self.picture.mater = to;
                return Some(mv);
            }
        }
        None
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

    fn their_move(&mut self) -> Option<Move> {
        let Picture { net, mater, .. } = self.picture;
        let prey = self.prey();
        let board = self.position.board();
        let theirs = board.color(!self.winner);
        let line = self.line_of_check();
        let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
        let mut avoid = self.picture.blocks | line | net.into() | self.way_of_mater() | mater.into();
        let mut keep = around;
        if let Some(helper) = self.picture.helper {
            avoid.insert(helper.from);
        }
        avoid |= board.color(self.winner);
        let is_bare = !theirs.has_many();
        if prey != net {
            // A bare king has nobody to wait for it: it comes when all is ready.
            let comes = !is_bare || self.is_ready();
            if (comes || !around.contains(prey))
                && let Some(to) = self.king_step(prey, net.into(), !self.winner, Bitboard::EMPTY)
                && (comes || to != net)
            {
                return Some(Move::new(prey, to));
            }
            if let Some(to) = self.hover(prey, around) {
                return Some(Move::new(prey, to));
            }
        }
        if prey == net {
            let free = theirs.without(around | prey.into());
            for square in self.unblocked() {
                if let Some(mv) = self.block(square, free) {
                    return Some(mv);
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
        let spare = Bitboard::from(self.position.king(self.winner)) | line | mater.into();
        if defenders.has_any()
            && let Some(mv) = self.wait(!self.winner, !(defenders.without(around)), avoid, spare, Bitboard::EMPTY)
        {
            return Some(mv);
        }
        // Nor should anybody stand in the way of a king who comes to help.
        if let Some(helper) = self.picture.helper.filter(|helper| helper.role == Role::King) {
            let zone = Bitboard::from_steps(Bitboard::from_steps(helper.from.into()));
            if let Some(mv) = self.wait(!self.winner, keep, avoid, spare | zone, Bitboard::EMPTY) {
                return Some(mv);
            }
        }
        if let Some(mv) = self.wait(!self.winner, keep, avoid, spare, Bitboard::EMPTY) {
            return Some(mv);
        }
        self.hover(prey, around).map(|to| Move::new(prey, to))
    }

    /// Puts one of some men of the loser on a square.
    fn block(&self, square: Square, men: Bitboard) -> Option<Move> {
        let board = self.position.board();
        let occupied = board.occupied();
        if occupied.contains(square) {
            return None;
        }
        let king = self.position.king(self.winner);
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let from = if role == Role::Pawn {
                square.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from)
            } else {
                attacks(role, self.winner, square, occupied)
            };
            let harm = Bitboard::from(king) | self.picture.check.into();
            for from in from & men & board.role(role) {
                let mv = Move::new(from, square);
                let after = attacks(role, !self.winner, square, occupied.without(from.into()));
                if (after & harm).is_empty() && self.position.is_legal(mv) {
                    return Some(mv);
                }
            }
        }
        None
    }

    fn wait(
        &mut self,
        color: Color,
        keep: Bitboard,
        avoid: Bitboard,
        spare: Bitboard,
        guard: Bitboard,
    ) -> Option<Move> {
        let slot = usize::from(color != self.winner);
        let idle = Idle { color, keep, avoid, spare, guard };
        let mv = idle.find(&self.position, &mut self.waited[slot]);
        if mv.is_some() || color != self.winner {
            return mv;
        }
        // The winner's king, if it covers nothing.
        let king = self.position.king(color);
        let reach = attacks(Role::King, color, king, Bitboard::EMPTY);
        if keep.contains(king) || (reach & guard).has_any() {
            return None;
        }
        let free = reach.without(self.position.board().occupied() | avoid);
        free.into_iter().map(|to| Move::new(king, to)).find(|&mv| self.position.is_legal(mv))
    }

    /// Moves the loser's king to another square beside the one it is mated on.
    fn hover(&self, prey: Square, around: Bitboard) -> Option<Square> {
        let free = attacks(Role::King, self.winner, prey, Bitboard::EMPTY)
            .without(self.position.board().occupied() | self.picture.net.into());
        let legal = |set: Bitboard| set.into_iter().find(|&to| self.position.is_legal(Move::new(prey, to)));
        // On the edge it leaves the other king the room it needs.
        legal(free & around & EDGE).or_else(|| legal(free & around)).or_else(|| legal(free))
    }
}
