//! A small search, best first, for one mate.

use board::{Color, Move, Position, Square};

use super::Target;
use crate::line::Line;

/// Positions kept for each mate.
const MOST: usize = 2048;
/// The worst estimate told from others.
const WORST: usize = 511;
/// The longest way to a mate.
const LONGEST: u16 = 100;
const NONE: u16 = u16::MAX;

struct Node {
    position: Position,
    parent: u16,
    /// The next one with the same estimate.
    next: u16,
    mv: Move,
    plies: u16,
}

/// A search that starts anew with each mate it plays for.
pub(super) struct Search {
    winner: Color,
    nodes: Vec<Node>,
    /// Open addressing.
    table: Vec<u16>,
    buckets: [u16; WORST + 1],
    lowest: usize,
}

impl Search {
    pub(super) fn new(winner: Color) -> Self {
        let table = vec![NONE; 2 * MOST];
        Self { winner, nodes: Vec::with_capacity(MOST / 4), table, buckets: [NONE; WORST + 1], lowest: WORST }
    }

    pub(super) fn run(&mut self, root: &Position, target: &Target) -> Option<Line> {
        self.nodes.clear();
        self.table.fill(NONE);
        self.buckets.fill(NONE);
        self.lowest = WORST;
        let nowhere = Move::new(Square::A1, Square::A1);
        self.add(Node { position: *root, parent: NONE, next: NONE, mv: nowhere, plies: 0 }, target);
        while let Some(index) = self.take() {
            let Node { position, plies, .. } = self.nodes[index as usize];
            for legal in position.legal_moves() {
                let child = legal.play();
                let node = Node { position: child, parent: index, next: NONE, mv: legal.to_move(), plies: plies + 1 };
                if child.turn() != self.winner && child.is_checkmate() {
                    return Some(self.line(&node));
                }
                if self.nodes.len() == MOST {
                    return None;
                }
                self.add(node, target);
            }
        }
        None
    }

    /// Keeps a position that has not been seen and from which the mate can be played for.
    fn add(&mut self, mut node: Node, target: &Target) {
        let mask = self.table.len() - 1;
        let mut slot = node.position.key() as usize & mask;
        while let Some(known) = self.nodes.get(self.table[slot] as usize) {
            if known.position == node.position {
                return;
            }
            slot = (slot + 1) & mask;
        }
        let Some(estimate) = target.estimate(&node.position, self.winner) else { return };
        if node.plies >= LONGEST {
            return;
        }
        let index = self.nodes.len() as u16;
        self.table[slot] = index;
        let bucket = (estimate as usize + node.plies as usize).min(WORST);
        node.next = std::mem::replace(&mut self.buckets[bucket], index);
        self.lowest = self.lowest.min(bucket);
        self.nodes.push(node);
    }

    /// Takes the position with the lowest estimate.
    fn take(&mut self) -> Option<u16> {
        while self.buckets[self.lowest] == NONE {
            if self.lowest == WORST {
                return None;
            }
            self.lowest += 1;
        }
        let index = self.buckets[self.lowest];
        self.buckets[self.lowest] = self.nodes[index as usize].next;
        Some(index)
    }

    /// Writes down the way to a mate.
    fn line(&self, mate: &Node) -> Line {
        let mut moves = [mate.mv; LONGEST as usize];
        let (mut at, len) = (mate, mate.plies as usize);
        for slot in moves[..len].iter_mut().rev() {
            *slot = at.mv;
            at = self.nodes.get(at.parent as usize).unwrap_or(at);
        }
        let mut line = Line::new();
        moves[..len].iter().for_each(|&mv| line.push(mv));
        line
    }
}
