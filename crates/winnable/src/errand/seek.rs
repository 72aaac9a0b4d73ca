//! A small search, best first, that ends when an errand is done.

use board::{Color, LegalMove, Move, Position, Role};

use super::list::Errand;
use crate::material;
use crate::visited::Visited;

/// The worst estimate told from others.
const WORST: usize = 511;

/// Moves of men who only wait that are looked at in a position.
const WAITS: usize = 4;

/// What an errand leads to, and the way to it.
pub(super) type End = (Vec<Move>, Position);

/// A search that starts anew with each errand.
pub(super) struct Seeker {
    winner: Color,
    visited: Visited,
    buckets: Vec<Vec<u32>>,
    lowest: usize,
}

impl Seeker {
    pub(super) fn new(winner: Color) -> Self {
        Self { winner, visited: Visited::new(), buckets: vec![Vec::new(); WORST + 1], lowest: WORST }
    }

    /// Counts the positions of the last errand.
    pub(super) fn spent(&self) -> usize {
        self.visited.len()
    }

    /// Runs an errand; gives the positions in which it is done, one for each kind of promotion, or one that is mate.
    pub(super) fn run(&mut self, root: &Position, errand: &Errand, most: usize) -> Vec<End> {
        self.visited.clear();
        self.buckets.iter_mut().for_each(Vec::clear);
        self.lowest = WORST;
        self.visited.insert(root, None, 0);
        self.buckets[WORST].push(0);
        let mut waits = Vec::new();
        while let Some(node) = self.take() {
            let position = *self.visited.position(node);
            let now = errand.estimate(&position).unwrap_or(u32::MAX);
            let mut ends = Vec::new();
            for legal in position.legal_moves() {
                let child = legal.play();
                let is_mate = child.turn() != self.winner && child.is_checkmate();
                if is_mate || errand.is_done_by(legal) {
                    let mut way = self.visited.line(node);
                    way.push(legal.to_move());
                    if is_mate {
                        return vec![(way, child)];
                    }
                    if material::forbids(child.board(), self.winner).is_none() {
                        ends.push((way, child));
                    }
                    continue;
                }
                let Some(estimate) = errand.estimate(&child) else { continue };
                // Kings and who gets nearer are followed; of the others it is enough that somebody waits.
                if estimate < now || legal.role() == Role::King {
                    self.add(root, &child, (node, legal.to_move()), estimate);
                } else if child.has_legal_move() {
                    waits.push((
                        (estimate, spends(legal), !returns(root, legal), legal.to_move().to()),
                        child,
                        legal.to_move(),
                    ));
                }
            }
            waits.sort_by_key(|wait| wait.0);
            waits.truncate(WAITS);
            // What comes last is looked at first.
            for (key, child, mv) in waits.drain(..).rev() {
                self.add(root, &child, (node, mv), key.0);
            }
            if !ends.is_empty() {
                return ends;
            }
            if self.visited.len() > most {
                return Vec::new();
            }
        }
        Vec::new()
    }

    fn add(&mut self, root: &Position, child: &Position, from: (u32, Move), estimate: u32) {
        let Some(index) = self.visited.insert(child, Some(from), 0) else { return };
        let bucket = (6 * estimate as usize + plies(root, child)).min(WORST);
        self.buckets[bucket].push(index);
        self.lowest = self.lowest.min(bucket);
    }

    /// Takes the last position with the lowest estimate.
    fn take(&mut self) -> Option<u32> {
        loop {
            if let Some(node) = self.buckets[self.lowest].pop() {
                return Some(node);
            }
            if self.lowest == WORST {
                return None;
            }
            self.lowest += 1;
        }
    }
}

/// Counts what a waiting move uses up: pawns have few.
fn spends(legal: LegalMove<'_>) -> u8 {
    let mv = legal.to_move();
    if legal.role() == Role::Pawn { (mv.from().rank() as u8).abs_diff(mv.to().rank() as u8) } else { 0 }
}

/// Tells whether a man goes back to where one of its kind stood at first: who waits had better not wander.
fn returns(root: &Position, legal: LegalMove<'_>) -> bool {
    root.board().pieces(legal.position().turn(), legal.role()).contains(legal.to_move().to())
}

/// Counts the moves from one position to another.
fn plies(root: &Position, position: &Position) -> usize {
    let moves = position.move_number().saturating_sub(root.move_number()) as usize;
    (2 * moves + position.turn() as usize).saturating_sub(root.turn() as usize)
}
