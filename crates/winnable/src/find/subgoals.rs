//! Subgoals: a piece captures what blocks a pawn, a pawn advances, a piece is sacrificed to a blocked pawn or to a king.
//!
//! In locked positions a mate is often far away but simple: the king walks around the wall and captures the pawn that blocks
//! another one, which promotes. A general estimate does not find that walk among the moves of many other pieces, but a small
//! search for the one subgoal does. The position in which a subgoal is reached is a new node: a pattern mates from there, or new
//! subgoals start. Finding nothing proves nothing.

mod subgoal;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use board::{Color, Move, Position};

use crate::budget::Stop;
use crate::find::patterns;
use crate::prove::mating_squares;
use crate::prove::reachability::Reach;
use crate::search::best_first::{End, Search};
use crate::search::{Structure, structure};
use subgoal::{Pursuit, Subgoal};

/// The most subgoals one after the other.
const DEEPEST: u32 = 5;
/// Positions that the search for a subgoal may look at: the first time, the second and the third.
const EFFORTS: [usize; 3] = [250, 1_000, 4_000];
/// Moves added to the cost of a subgoal for each failed attempt.
const AGAIN: u32 = 12;
/// The cost, in moves, of listing the mates of a node.
const BEFORE_MATES: u32 = 6;
/// The most nodes.
const MOST_NODES: usize = 400;

/// A position from which subgoals start.
struct Node {
    position: Position,
    line: Vec<Move>,
    /// The estimated moves of the subgoals that led here.
    cost: u32,
    depth: u32,
}

/// A queue of subgoals, from the root and from positions that earlier subgoals led to.
pub(crate) struct Subgoals {
    winner: Color,
    nodes: Vec<Node>,
    /// The subgoals, each with its node; `None` stands for mates that have not been listed yet.
    tasks: Vec<(usize, Option<Subgoal>)>,
    /// The cheapest first: cost, index of the task, failed attempts.
    queue: BinaryHeap<Reverse<(u32, usize, usize)>>,
    seen: HashSet<Structure>,
    search: Search<()>,
}

impl Subgoals {
    pub(crate) fn new(root: &Position, winner: Color) -> Self {
        let mut subgoals = Self {
            winner,
            nodes: Vec::new(),
            tasks: Vec::new(),
            queue: BinaryHeap::new(),
            seen: HashSet::from([structure(root)]),
            search: Search::new(),
        };
        subgoals.open(Node { position: *root, line: Vec::new(), cost: 0, depth: 0 });
        subgoals
    }

    /// Searches for subgoals until a line mates; reduces `positions` by those it looked at.
    pub(crate) fn find(&mut self, positions: &mut usize, stop: Stop<'_>) -> Option<Vec<Move>> {
        while *positions > 0 && !stop.is_raised() {
            let Reverse((key, index, tries)) = self.queue.pop()?;
            let (at, subgoal) = &self.tasks[index];
            let node = &self.nodes[*at];
            let Some(subgoal) = subgoal else {
                let mates = subgoal::mates(&node.position, &Reach::of(&node.position), self.winner, stop);
                self.push(*at, mates);
                continue;
            };
            let (depth, base) = (node.depth + 1, node.cost + subgoal.cost);
            let (line, is_mate) = (node.line.clone(), subgoal.is_mate());
            let most = EFFORTS[tries].min(*positions);
            let pursuit = Pursuit { subgoal, winner: self.winner, root: &node.position };
            let ends = self.search.run(&node.position, (), &pursuit, most, stop);
            *positions -= self.search.visited().min(*positions);
            let most_tries = if is_mate { EFFORTS.len() - 1 } else { EFFORTS.len() };
            if ends.is_empty() && tries + 1 < most_tries && self.search.visited() >= EFFORTS[tries] {
                self.queue.push(Reverse((key + AGAIN, index, tries + 1)));
            }
            for End { line: way, position } in ends {
                let line = [line.as_slice(), way.as_slice()].concat();
                if position.turn() != self.winner && position.is_checkmate() {
                    return Some(line);
                }
                if !self.seen.insert(structure(&position)) {
                    continue;
                }
                if let Some(mate) = patterns::find(&position, self.winner) {
                    return Some([line.as_slice(), mate.moves()].concat());
                }
                self.open(Node { position, line, cost: base, depth });
            }
        }
        None
    }

    /// Adds a node and its subgoals.
    fn open(&mut self, node: Node) {
        if node.depth >= DEEPEST || self.nodes.len() >= MOST_NODES {
            return;
        }
        if !mating_squares::is_possible(&Reach::of(&node.position), self.winner) {
            return;
        }
        let index = self.nodes.len();
        let subgoals = subgoal::subgoals(&node.position, self.winner);
        self.queue.push(Reverse((node.cost + BEFORE_MATES, self.tasks.len(), 0)));
        self.tasks.push((index, None));
        self.nodes.push(node);
        self.push(index, subgoals);
    }

    fn push(&mut self, node: usize, subgoals: Vec<Subgoal>) {
        for subgoal in subgoals {
            self.queue.push(Reverse((self.nodes[node].cost + subgoal.cost, self.tasks.len(), 0)));
            self.tasks.push((node, Some(subgoal)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches for subgoals and replays the line found.
    fn arrives(fen: &str, winner: Color, positions: usize) -> bool {
        let mut position: Position = fen.parse().unwrap();
        let mut left = positions;
        let Some(line) = Subgoals::new(&position, winner).find(&mut left, Stop::NEVER) else { return false };
        for mv in line {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() != winner, "{fen}: {position}");
        true
    }

    #[test]
    fn a_king_walks_round_a_wall_and_takes_what_blocks_a_pawn() {
        assert!(arrives("4b1k1/8/4b3/3p1p1p/3P1P1P/4B3/8/2B1K3 w - - 0 1", Color::White, 3_000));
    }

    #[test]
    fn a_pawn_runs_through_many_pieces_of_its_own() {
        assert!(arrives("2k5/1p1p1p2/1P1P1P2/3B1B2/4B1B1/3B3B/6P1/6K1 b - - 0 1", Color::White, 3_000));
    }

    #[test]
    fn the_loser_gives_itself_to_a_blocked_pawn() {
        assert!(arrives("3k4/2n5/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/3K4 b - - 0 1", Color::White, 3_000));
    }

    #[test]
    fn a_king_takes_a_pawn_that_steps_up_to_it_and_the_one_behind_gives_itself() {
        assert!(arrives("8/2k5/1p1p4/pPbPp2p/P3Pp2/1K1B1PpP/6P1/5B2 w - - 0 1", Color::White, 4_000));
        assert!(arrives("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", Color::Black, 4_000));
    }

    #[test]
    fn the_loser_takes_the_rook_that_cages_the_king() {
        assert!(arrives("8/8/1b2B3/4k2B/8/4p1p1/4P1P1/5BRK w - - 0 1", Color::White, 16_000));
    }

    #[test]
    fn a_wall_that_nobody_passes_stays_shut() {
        assert!(!arrives("4b1k1/8/4b3/1p1p1p1p/1P1P1P1P/4B3/8/2B1K3 w - - 0 1", Color::White, 3_000));
    }
}
