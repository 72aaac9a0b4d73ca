//! A small search, best first, for one aim.

use board::{Move, Position, Role, Square};

use crate::line::Line;

/// Positions that any aim may take; each of their moves is looked at after that.
const MOST: usize = 32_000;
/// Positions that most aims do with.
const FEW: usize = 512;
/// The worst estimate told from others.
const WORST: usize = 511;
/// The longest way to an aim.
const LONGEST: u16 = 100;
/// Moves of men who only wait that are looked at in a position.
const WAITS: usize = 4;
const NONE: u16 = u16::MAX;

/// What a search plays for.
pub(crate) trait Aim {
    /// Estimates how much is missing; nothing if it cannot be reached any more.
    fn estimate(&self, position: &Position) -> Option<u32>;

    /// Tells whether a position is what is played for.
    fn is_reached(&self, position: &Position) -> bool;
}

#[derive(Clone, Copy)]
struct Node {
    position: Position,
    parent: u16,
    /// The next one with the same estimate.
    next: u16,
    mv: Move,
    plies: u16,
    estimate: u16,
}

/// A search that starts anew with each aim.
pub(crate) struct Search {
    most: usize,
    nodes: Vec<Node>,
    /// Open addressing.
    table: Vec<u16>,
    buckets: [u16; WORST + 1],
    lowest: usize,
}

impl Search {
    /// Makes room for searches of at most so many positions.
    pub(crate) fn new(most: usize) -> Self {
        let most = most.min(MOST);
        let table = vec![NONE; (4 * most).next_power_of_two()];
        Self { most, nodes: Vec::with_capacity(FEW), table, buckets: [NONE; WORST + 1], lowest: WORST }
    }

    /// Plays for an aim until so many positions have been seen; gives the line if it is reached.
    pub(crate) fn run(&mut self, root: &Position, aim: &impl Aim, most: usize) -> Option<Line> {
        self.nodes.clear();
        self.table.fill(NONE);
        self.buckets.fill(NONE);
        self.lowest = WORST;
        let nowhere = Move::new(Square::A1, Square::A1);
        self.add(Node { position: *root, parent: NONE, next: NONE, mv: nowhere, plies: 0, estimate: u16::MAX });
        while let Some(index) = self.take() {
            let Node { position, plies, estimate: now, .. } = self.nodes[index as usize];
            let mut waits = [const { None }; WAITS];
            for legal in position.legal_moves() {
                let child = legal.play();
                let mut node = Node {
                    position: child,
                    parent: index,
                    next: NONE,
                    mv: legal.to_move(),
                    plies: plies + 1,
                    estimate: 0,
                };
                if aim.is_reached(&child) {
                    return Some(self.line(&node));
                }
                let Some(estimate) = aim.estimate(&child) else { continue };
                node.estimate = estimate as u16;
                // Whoever gets nearer is followed; of the others it is enough that somebody waits.
                if node.estimate < now || legal.role() == Role::King {
                    self.add(node);
                    continue;
                }
                let mut last = Some(node);
                for slot in &mut waits {
                    if estimate_of(last.as_ref()) < estimate_of(slot.as_ref()) {
                        std::mem::swap(slot, &mut last);
                    }
                }
            }
            waits.into_iter().rev().flatten().for_each(|node| self.add(node));
            if self.nodes.len() >= most.min(self.most) {
                return None;
            }
        }
        None
    }

    /// Keeps a position that has not been seen.
    fn add(&mut self, mut node: Node) {
        let mask = self.table.len() - 1;
        let mut slot = node.position.key() as usize & mask;
        while let Some(known) = self.nodes.get(self.table[slot] as usize) {
            if known.position == node.position {
                return;
            }
            slot = (slot + 1) & mask;
        }
        if node.plies >= LONGEST {
            return;
        }
        let index = self.nodes.len() as u16;
        self.table[slot] = index;
        let bucket = (node.estimate as usize + node.plies as usize).min(WORST);
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

    /// Counts the positions of the last search.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Gives the way to the position of the last search with the lowest estimate.
    pub(crate) fn nearest(&self) -> Option<Line> {
        self.nodes.iter().min_by_key(|node| node.estimate).map(|node| self.line(node))
    }

    /// Writes down the way to a position.
    fn line(&self, end: &Node) -> Line {
        let mut moves = [end.mv; LONGEST as usize];
        let (mut at, len) = (end, end.plies as usize);
        for slot in moves[..len].iter_mut().rev() {
            *slot = at.mv;
            at = self.nodes.get(at.parent as usize).unwrap_or(at);
        }
        let mut line = Line::new();
        moves[..len].iter().for_each(|&mv| line.push(mv));
        line
    }
}

fn estimate_of(node: Option<&Node>) -> u16 {
    node.map_or(u16::MAX, |node| node.estimate)
}
