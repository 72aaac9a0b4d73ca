//! Plays a direct mate: the loser's king walks to the square on which it is mated, and the winner waits and mates in time.

use board::{Bitboard, Color, Move, Role, Square, between};

use crate::board::attacks::attacks;
use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::find::patterns::matcher::RINGS;
use crate::find::patterns::matcher::heavy::DirectMate;
use crate::find::waiting::{Waiting, king_move};

/// The most half-moves of a direct mate.
const PATIENCE: usize = 2 * (RINGS + 2);

/// Plays a direct mate; returns whether every move was legal and the last one mates.
pub(crate) fn play_direct(
    root: &LightBoard,
    winner: Color,
    mate: &DirectMate,
    rings: &[Bitboard; RINGS],
    line: &mut Line,
) -> bool {
    if line.is_full() {
        return false;
    }
    let path = path(mate.net, mate.steps, rings);
    let mut direct = DirectPlay {
        winner,
        mate: *mate,
        path,
        trail: path[..=mate.steps].iter().copied().collect(),
        zone: attacks(Role::King, winner, mate.net, Bitboard::EMPTY) | mate.net.into(),
        way: between(mate.net, mate.check) | mate.check.into(),
        at: 0,
        waited: [None; 2],
    };
    let mut light = *root;
    for _ in 0..PATIENCE {
        let is_own = light.turn() == winner;
        let is_last = is_own && direct.mate.moves == 1 && direct.at == mate.steps;
        let mv = if is_last {
            light.if_legal(Move::new(direct.mate.attacker, mate.check))
        } else if is_own {
            direct.own_move(&light)
        } else {
            direct.their_move(&light)
        };
        let Some(mv) = mv else { return false };
        line.push(mv);
        light.play(mv);
        if is_last {
            return light.is_mate();
        }
    }
    false
}

struct DirectPlay {
    winner: Color,
    mate: DirectMate,
    /// The squares of the king's way in order, and as a set.
    path: [Square; RINGS],
    trail: Bitboard,
    /// The square on which the king is mated and those around it.
    zone: Bitboard,
    /// The squares on which the check could be parried.
    way: Bitboard,
    /// The steps that the king has made.
    at: usize,
    /// The last waiting moves of the winner and of the loser.
    waited: [Option<Move>; 2],
}

impl DirectPlay {
    fn own_move(&mut self, light: &LightBoard) -> Option<Move> {
        let DirectMate { attacker, check, steps, moves, .. } = self.mate;
        if moves == 2 && self.at + 1 >= steps {
            if let Some(to) = self.halfway(light) {
                (self.mate.attacker, self.mate.moves) = (to, 1);
                return Some(Move::new(attacker, to));
            }
            if self.at == steps {
                return None;
            }
        }
        let avoid = self.zone | self.way | between(attacker, check) | self.trail;
        let keep = self.zone | attacker.into();
        let idle = Waiting { color: self.winner, keep, avoid, spare: self.trail, guard: self.zone };
        idle.find(light, &mut self.waited[0]).or_else(|| {
            let king = light.king(self.winner);
            let covers = attacks(Role::King, self.winner, king, Bitboard::EMPTY) & self.zone;
            if covers.is_empty() { king_move(light, avoid) } else { None }
        })
    }

    fn their_move(&mut self, light: &LightBoard) -> Option<Move> {
        let DirectMate { attacker, check, steps, .. } = self.mate;
        if self.at < steps {
            let (from, to) = (self.path[self.at], self.path[self.at + 1]);
            self.at += 1;
            return light.is_safe(from, to).then_some(Move::new(from, to));
        }
        let way = self.way | between(attacker, check);
        let spare = way | light.king(self.winner).into() | attacker.into();
        let avoid = way | self.zone | light.board().color(self.winner);
        let idle = Waiting { color: !self.winner, keep: self.zone, avoid, spare, guard: Bitboard::EMPTY };
        idle.find(light, &mut self.waited[1])
    }

    /// Finds a square from which the next move mates and which does not attack the king yet.
    fn halfway(&self, light: &LightBoard) -> Option<Square> {
        let DirectMate { attacker, role, check, net, .. } = self.mate;
        let occupied = light.board().occupied();
        let see = |square: Square| attacks(role, self.winner, square, occupied);
        let squares = (see(attacker) & see(check)).without(occupied | see(net) | see(light.king(!self.winner)));
        squares.into_iter().find(|&to| light.is_safe(attacker, to))
    }
}

/// Finds the squares of the king's way to the square on which it is mated.
#[inline]
fn path(net: Square, steps: usize, rings: &[Bitboard; RINGS]) -> [Square; RINGS] {
    let mut path = [net; RINGS];
    for step in (0..steps).rev() {
        let before = attacks(Role::King, Color::White, path[step + 1], Bitboard::EMPTY) & rings[step];
        path[step] = before.first().unwrap_or(net);
    }
    path
}
