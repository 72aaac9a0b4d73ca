//! Plays a plain mate: the loser's king goes straight to its net, the winner waits and comes in time.

use board::{Bitboard, Color, Move, Role, Square, between};

use crate::diagram::Diagram;
use crate::idle::{Idle, king_move};
use crate::line::Line;
use crate::painter::RINGS;
use crate::sight::attacks;
use crate::sketch::Plain;

/// Half-moves a mate may take.
const PATIENCE: usize = 2 * (RINGS + 2);

/// Plays a mate move by legal move.
pub(crate) fn dash(root: &Diagram, winner: Color, plain: &Plain, rings: &[Bitboard; RINGS], line: &mut Line) -> bool {
    if line.is_full() {
        return false;
    }
    let path = path(plain.net, plain.steps, rings);
    let mut dash = Dash {
        winner,
        plain: *plain,
        path,
        trail: path[..=plain.steps].iter().copied().collect(),
        zone: attacks(Role::King, winner, plain.net, Bitboard::EMPTY) | plain.net.into(),
        way: between(plain.net, plain.check) | plain.check.into(),
        at: 0,
        waited: [None; 2],
    };
    let mut diagram = *root;
    for _ in 0..PATIENCE {
        let is_own = diagram.turn() == winner;
        let is_last = is_own && dash.plain.moves == 1 && dash.at == plain.steps;
        let mv = if is_last {
            diagram.if_legal(Move::new(dash.plain.mater, plain.check))
        } else if is_own {
            dash.own_move(&diagram)
        } else {
            dash.their_move(&diagram)
        };
        let Some(mv) = mv else { return false };
        line.push(mv);
        diagram.play(mv);
        if is_last {
            return diagram.is_mate();
        }
    }
    false
}

struct Dash {
    winner: Color,
    plain: Plain,
    /// The king's way, and its squares.
    path: [Square; RINGS],
    trail: Bitboard,
    /// The king's last square and those around it.
    zone: Bitboard,
    /// The squares on which the check could be parried.
    way: Bitboard,
    /// How far the king has come.
    at: usize,
    /// The last waiting moves of the winner and of the loser.
    waited: [Option<Move>; 2],
}

impl Dash {
    fn own_move(&mut self, diagram: &Diagram) -> Option<Move> {
        let Plain { mater, check, steps, moves, .. } = self.plain;
        if moves == 2 && self.at + 1 >= steps {
            if let Some(to) = self.halfway(diagram) {
                (self.plain.mater, self.plain.moves) = (to, 1);
                return Some(Move::new(mater, to));
            }
            if self.at == steps {
                return None;
            }
        }
        let avoid = self.zone | self.way | between(mater, check) | self.trail;
        let keep = self.zone | mater.into();
        let idle = Idle { color: self.winner, keep, avoid, spare: self.trail, guard: self.zone };
        idle.find(diagram, &mut self.waited[0]).or_else(|| {
            let king = diagram.king(self.winner);
            let covers = attacks(Role::King, self.winner, king, Bitboard::EMPTY) & self.zone;
            if covers.is_empty() { king_move(diagram, avoid) } else { None }
        })
    }

    fn their_move(&mut self, diagram: &Diagram) -> Option<Move> {
        let Plain { mater, check, steps, .. } = self.plain;
        if self.at < steps {
            let (from, to) = (self.path[self.at], self.path[self.at + 1]);
            self.at += 1;
            return diagram.is_safe(from, to).then_some(Move::new(from, to));
        }
        let way = self.way | between(mater, check);
        let spare = way | diagram.king(self.winner).into() | mater.into();
        let avoid = way | self.zone | diagram.board().color(self.winner);
        let idle = Idle { color: !self.winner, keep: self.zone, avoid, spare, guard: Bitboard::EMPTY };
        idle.find(diagram, &mut self.waited[1])
    }

    /// Finds a square from which the mate can be given next, and from which the king is not attacked before.
    fn halfway(&self, diagram: &Diagram) -> Option<Square> {
        let Plain { mater, role, check, net, .. } = self.plain;
        let occupied = diagram.board().occupied();
        let see = |square: Square| attacks(role, self.winner, square, occupied);
        let squares = (see(mater) & see(check)).without(occupied | see(net) | see(diagram.king(!self.winner)));
        squares.into_iter().find(|&to| diagram.is_safe(mater, to))
    }
}

/// Finds the squares of the king's way to its net.
#[inline]
fn path(net: Square, steps: usize, rings: &[Bitboard; RINGS]) -> [Square; RINGS] {
    let mut path = [net; RINGS];
    for step in (0..steps).rev() {
        let before = attacks(Role::King, Color::White, path[step + 1], Bitboard::EMPTY) & rings[step];
        path[step] = before.first().unwrap_or(net);
    }
    path
}
