//! The best-first search for a goal: mates in a corner, pawn breaks, subgoals and mates by one piece are found with it.
//!
//! It visits each position once and takes the open position with the lowest priority next: the weighted estimate of what is missing
//! plus the half-moves made. The goal drops moves that cannot help, and of the waiting moves only a few are followed. So
//! nothing is proved when nothing is found; the complete search of the parent module drops nothing.

use board::{LegalMove, Move, Position, Role};

use super::frontier::Frontier;
use super::visited::Visited;
use crate::budget::Stop;

/// The most half-moves to a goal.
const LONGEST: u32 = 100;

/// A goal's decision about a move.
pub(crate) enum Step<M> {
    /// The move cannot help.
    Drop,
    /// The goal is reached, and the search ends.
    Reached,
    /// The goal is reached, and other moves from the same position may reach it in another way.
    Alternative,
    /// The move is followed; the estimate tells how much is missing after it.
    Follow(u32, M),
    /// The move only waits; of such moves those with the lowest estimate, then rank, are followed.
    Wait(u32, u32, M),
}

/// The goal of a search.
pub(crate) trait Goal {
    /// Data about a node that the position does not contain.
    type Mark: Copy;
    /// How much the estimate weighs against the half-moves made; zero makes the search breadth-first.
    const WEIGHT: u32;
    /// The most waiting moves followed from a position.
    const WAITS: usize = 4;

    /// Estimates how much is missing at the root; with the largest number every first move is followed.
    fn at_root(&self, _root: &Position) -> u32 {
        u32::MAX
    }

    /// Decides about a move that leads from a node to `child`.
    fn step(&self, from: &Node<Self::Mark>, legal: LegalMove<'_>, child: &Position) -> Step<Self::Mark>;
}

/// What is known about a visited position.
#[derive(Clone, Copy)]
pub(crate) struct Node<M> {
    /// How much is missing.
    pub(crate) estimate: u32,
    plies: u32,
    pub(crate) mark: M,
}

impl<M> Node<M> {
    /// Follows a move of a king or one that brings the goal nearer, and lets any other move wait.
    pub(crate) fn guided(&self, estimate: u32, legal: LegalMove<'_>, rank: u32, mark: M) -> Step<M> {
        if estimate < self.estimate || legal.role() == Role::King {
            Step::Follow(estimate, mark)
        } else {
            Step::Wait(estimate, rank, mark)
        }
    }
}

/// A position in which the goal is reached, and the line to it.
pub(crate) struct End {
    pub(crate) line: Vec<Move>,
    pub(crate) position: Position,
}

/// A waiting move.
struct Waiting<M> {
    key: (u32, u32),
    child: Position,
    mv: Move,
    mark: M,
}

/// A search that starts again with each goal.
pub(crate) struct Search<M> {
    visited: Visited,
    nodes: Vec<Node<M>>,
    frontier: Frontier,
}

impl<M: Copy> Search<M> {
    pub(crate) fn new() -> Self {
        Self { visited: Visited::new(), nodes: Vec::with_capacity(512), frontier: Frontier::new() }
    }

    /// Searches until the goal is reached or `most` positions have been visited; returns the ends found, mostly one or none.
    pub(crate) fn run<G: Goal<Mark = M>>(
        &mut self,
        root: &Position,
        mark: M,
        goal: &G,
        most: usize,
        stop: Stop<'_>,
    ) -> Vec<End> {
        self.visited.clear();
        self.nodes.clear();
        self.frontier.clear();
        self.visited.insert(root, None, 0);
        self.nodes.push(Node { estimate: goal.at_root(root), plies: 0, mark });
        self.frontier.push(0, 0);
        let mut waiting = Vec::with_capacity(G::WAITS + 1);
        while let Some(index) = self.frontier.pop_newest() {
            if self.nodes.len() >= most || stop.is_raised() {
                break;
            }
            let (position, node) = (*self.visited.position(index), self.nodes[index as usize]);
            let mut ends = Vec::new();
            for legal in position.legal_moves() {
                let (child, mv) = (legal.play(), legal.to_move());
                match goal.step(&node, legal, &child) {
                    Step::Drop => {}
                    Step::Reached => return vec![self.end(index, mv, child)],
                    Step::Alternative => ends.push(self.end(index, mv, child)),
                    Step::Follow(estimate, mark) => self.add::<G>(index, mv, &child, estimate, mark),
                    Step::Wait(estimate, rank, mark) => {
                        let key = (estimate, rank);
                        let place = waiting.partition_point(|other: &Waiting<M>| other.key <= key);
                        if place < G::WAITS {
                            waiting.insert(place, Waiting { key, child, mv, mark });
                            waiting.truncate(G::WAITS);
                        }
                    }
                }
            }
            if !ends.is_empty() {
                return ends;
            }
            // The newest is taken first, so the best waiting move is added last.
            for Waiting { key, child, mv, mark } in waiting.drain(..).rev() {
                self.add::<G>(index, mv, &child, key.0, mark);
            }
        }
        Vec::new()
    }

    /// Adds a position, unless it has been visited.
    fn add<G: Goal<Mark = M>>(&mut self, parent: u32, mv: Move, child: &Position, estimate: u32, mark: M) {
        let plies = self.nodes[parent as usize].plies + 1;
        if plies >= LONGEST {
            return;
        }
        let Some(index) = self.visited.insert(child, Some((parent, mv)), 0) else { return };
        self.nodes.push(Node { estimate, plies, mark });
        self.frontier.push(index, (G::WEIGHT * estimate + plies) as usize);
    }

    fn end(&self, parent: u32, mv: Move, position: Position) -> End {
        let mut line = self.visited.line(parent);
        line.push(mv);
        End { line, position }
    }

    /// Returns the number of positions that the last search visited.
    pub(crate) fn visited(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the position of the last search with the lowest estimate, and the line to it.
    pub(crate) fn nearest(&self) -> Option<End> {
        let (index, _) = self.nodes.iter().enumerate().min_by_key(|(_, node)| node.estimate)?;
        let index = index as u32;
        Some(End { line: self.visited.line(index), position: *self.visited.position(index) })
    }
}
