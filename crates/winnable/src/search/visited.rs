//! The positions that a search has visited, each once, with the moves that lead to it.

use board::{Move, Position, Square};

const NONE: u32 = u32::MAX;

/// A visited position: 64 bytes.
struct Node {
    position: Position,
    parent: u32,
    mv: Move,
    structure: u16,
}

/// A set of positions. They are compared in full, not by their keys alone.
pub(crate) struct Visited {
    nodes: Vec<Node>,
    done: Vec<bool>,
    /// A hash table with open addressing. Part of the key next to each index avoids most comparisons of positions.
    table: Vec<(u32, u32)>,
}

impl Visited {
    pub(crate) fn new() -> Self {
        Self { nodes: Vec::with_capacity(512), done: Vec::with_capacity(512), table: vec![(NONE, 0); 1024] }
    }

    pub(crate) fn clear(&mut self) {
        // A large table of which little was used is emptied entry by entry.
        if self.nodes.len() * 16 < self.table.len() {
            let mask = self.table.len() - 1;
            for node in &self.nodes {
                // An entry lies after its key's own place with no gap between, so clearing up to the next gap misses none.
                let mut at = node.position.key() as usize & mask;
                while self.table[at].0 != NONE {
                    self.table[at] = (NONE, 0);
                    at = (at + 1) & mask;
                }
            }
        } else {
            self.table.fill((NONE, 0));
        }
        self.nodes.clear();
        self.done.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn position(&self, node: u32) -> &Position {
        &self.nodes[node as usize].position
    }

    pub(crate) fn structure(&self, node: u32) -> u16 {
        self.nodes[node as usize].structure
    }

    pub(crate) fn set_structure(&mut self, node: u32, structure: u16) {
        self.nodes[node as usize].structure = structure;
    }

    pub(crate) fn is_done(&self, node: u32) -> bool {
        self.done[node as usize]
    }

    pub(crate) fn finish(&mut self, node: u32) {
        self.done[node as usize] = true;
    }

    /// Adds a position and returns its index; `None` if it is there already.
    pub(crate) fn insert(&mut self, position: &Position, from: Option<(u32, Move)>, structure: u16) -> Option<u32> {
        let mask = self.table.len() - 1;
        let tag = (position.key() >> 32) as u32;
        let mut at = position.key() as usize & mask;
        loop {
            let (index, other) = self.table[at];
            if index == NONE {
                break;
            }
            if other == tag && self.nodes[index as usize].position == *position {
                return None;
            }
            at = (at + 1) & mask;
        }
        let index = self.nodes.len() as u32;
        self.table[at] = (index, tag);
        let (parent, mv) = from.unwrap_or((NONE, Move::new(Square::A1, Square::A1)));
        self.nodes.push(Node { position: *position, parent, mv, structure });
        self.done.push(false);
        if self.nodes.len() * 2 > self.table.len() {
            self.grow();
        }
        Some(index)
    }

    fn grow(&mut self) {
        let len = self.table.len() * 4;
        self.table = vec![(NONE, 0); len];
        for (index, node) in self.nodes.iter().enumerate() {
            let key = node.position.key();
            let mut at = key as usize & (len - 1);
            while self.table[at].0 != NONE {
                at = (at + 1) & (len - 1);
            }
            self.table[at] = (index as u32, (key >> 32) as u32);
        }
    }

    /// Returns the moves from the first position to another.
    pub(crate) fn line(&self, node: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut node = &self.nodes[node as usize];
        while node.parent != NONE {
            moves.push(node.mv);
            node = &self.nodes[node.parent as usize];
        }
        moves.reverse();
        moves
    }
}
