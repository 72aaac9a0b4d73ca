//! The complete search, which ends with a line, with a proof, or with the budget.
//!
//! It visits every position once and drops none from which a mate could follow. So when its frontier is empty, no mate can follow,
//! and that is a proof. The order in which it visits positions is best-first, with the oldest position in between, and proves
//! nothing. `schedule` alternates it with proofs and finders that settle what it cannot list.

pub(crate) mod best_first;
mod estimate;
mod frontier;
pub(crate) mod plan;
mod schedule;
pub(crate) mod visited;

use std::collections::{HashMap, HashSet};

use board::{Color, LegalMove, Move, Position, Role};

use crate::find::patterns;
use crate::inevitable::cannot_avoid_mate;
use crate::prove::reachability::Reach;
use crate::prove::{material, mating_squares};
use crate::search::plan::Plan;
use crate::search::visited::Visited;
use crate::{Budget, Why, Winnable};
use estimate::estimate;
use frontier::Frontier;

/// Positions expanded before the reachability is computed: most dead ends are smaller.
const BEFORE_ANALYSIS: usize = 24;
/// Positions visited before every fourth expansion takes the oldest open position.
const BEFORE_FIFO: usize = 100_000;
const MOST_STRUCTURES: usize = 100;
/// The most structures in which patterns are tried.
const MOST_PATTERNS: usize = 20_000;

/// Pawns, numbers of pieces and castling rights, which quiet moves of pieces do not change.
pub(crate) type Structure = (u64, u64, u64);

/// What the search looks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// A position in which the loser is mated.
    Mate,
    /// A position in which the loser has a move and cannot avoid mate in one.
    Inevitable,
}

/// A search for a mate by one side.
pub(crate) struct Search {
    winner: Color,
    goal: Goal,
    /// Whether no player has had a choice so far.
    is_forced: bool,
    visited: Visited,
    frontier: Frontier,
    oldest: usize,
    expanded: usize,
    is_analysing: bool,
    is_planning: bool,
    tests: usize,
    proofs: usize,
    structures: HashMap<Structure, u16>,
    /// Structures in which patterns were tried.
    tried: HashSet<Structure>,
    plans: Vec<Vec<Plan>>,
    turn: usize,
    spent: usize,
    /// Positions that another search has spent of the same budget.
    base: usize,
}

impl Search {
    pub(crate) fn new(winner: Color, goal: Goal) -> Self {
        Self {
            winner,
            goal,
            is_forced: true,
            visited: Visited::new(),
            frontier: Frontier::new(),
            oldest: 0,
            expanded: 0,
            is_analysing: false,
            is_planning: false,
            tests: 0,
            proofs: 0,
            structures: HashMap::new(),
            tried: HashSet::new(),
            plans: Vec::new(),
            turn: 0,
            spent: 0,
            base: 0,
        }
    }

    fn restart(&mut self, root: &Position) {
        self.spent += self.visited.len();
        self.visited.clear();
        self.oldest = 0;
        self.frontier.clear();
        self.visited.insert(root, None, 0);
        self.file(0, root, 0);
    }

    /// Sorts the open positions again by the current plans.
    fn reorder(&mut self) {
        self.frontier.clear();
        for node in self.oldest as u32..self.visited.len() as u32 {
            if !self.visited.is_done(node) {
                let (position, structure) = (*self.visited.position(node), self.visited.structure(node));
                self.file(node, &position, structure);
            }
        }
    }

    fn file(&mut self, node: u32, position: &Position, structure: u16) {
        let plan = self.plans.get(structure as usize).filter(|plans| !plans.is_empty());
        let estimate = match plan {
            // Moves made count too, or pieces that do not matter would move back and forth at the same distance.
            Some(plans) => 3 * plans[self.turn % plans.len()].estimate(position) as usize + self.plies(position),
            None => estimate(position, self.winner),
        };
        self.frontier.push(node, estimate);
    }

    /// Counts the half-moves from the root.
    fn plies(&self, position: &Position) -> usize {
        let root = self.visited.position(0);
        let moves = position.move_number().saturating_sub(root.move_number()) as usize;
        (2 * moves + position.turn() as usize).saturating_sub(root.turn() as usize)
    }

    fn next(&mut self) -> Option<u32> {
        if self.visited.len() > BEFORE_FIFO && self.expanded.is_multiple_of(4) {
            while self.oldest < self.visited.len() {
                let node = self.oldest as u32;
                self.oldest += 1;
                if !self.visited.is_done(node) {
                    return Some(node);
                }
            }
            return None;
        }
        loop {
            let node = if self.is_planning { self.frontier.pop_oldest() } else { self.frontier.pop_newest() }?;
            if !self.visited.is_done(node) {
                return Some(node);
            }
        }
    }

    /// Expands until a number of positions has been visited.
    fn expand_to(&mut self, positions: usize, budget: Budget<'_>) -> Option<Winnable> {
        while self.visited.len() < positions {
            let verdict = self.expand_until(self.expanded + 16, budget);
            if verdict.is_some() {
                return verdict;
            }
        }
        None
    }

    fn expand_until(&mut self, end: usize, budget: Budget<'_>) -> Option<Winnable> {
        while self.expanded < end {
            let Some(node) = self.next() else {
                return Some(Winnable::No(if self.is_forced { Why::Forced } else { Why::Exhausted }));
            };
            self.visited.finish(node);
            self.expanded += 1;
            if let Some(verdict) = self.expand(node, budget) {
                return Some(verdict);
            }
        }
        None
    }

    fn expand(&mut self, node: u32, budget: Budget<'_>) -> Option<Winnable> {
        let position = *self.visited.position(node);
        let structure = self.visited.structure(node);
        let moves = position.legal_moves();
        self.is_forced &= moves.len() <= 1;
        for legal in moves {
            let child = legal.play();
            if material::forbids(child.board(), self.winner).is_some() {
                continue;
            }
            let Some(index) = self.visited.insert(&child, Some((node, legal.to_move())), structure) else { continue };
            if child.turn() != self.winner && self.is_goal(&child) {
                return Some(Winnable::Yes(self.visited.line(index)));
            }
            if let Some(line) = self.pattern_after(legal, &child, index) {
                return Some(Winnable::Yes(line));
            }
            let structure = if self.is_analysing && legal.is_zeroing() {
                let Some(structure) = self.analyse(&child, structure, legal.captured().is_some(), budget) else {
                    self.visited.finish(index);
                    continue;
                };
                structure
            } else {
                structure
            };
            self.visited.set_structure(index, structure);
            self.file(index, &child, structure);
            if self.searched() > budget.count() {
                return Some(Winnable::Unknown(self.searched()));
            }
        }
        None
    }

    /// Looks for a pattern in the first position of a structure: a pawn that got through is often all that was missing.
    fn pattern_after(&mut self, legal: LegalMove<'_>, child: &Position, index: u32) -> Option<Vec<Move>> {
        if self.goal != Goal::Mate
            || !legal.is_zeroing()
            || self.tried.len() >= MOST_PATTERNS
            || !self.tried.insert(structure(child))
        {
            return None;
        }
        let mate = patterns::find(child, self.winner)?;
        let mut line = self.visited.line(index);
        line.extend_from_slice(mate.moves());
        Some(line)
    }

    /// Returns the number of positions searched so far.
    fn searched(&self) -> usize {
        self.base + self.spent + self.visited.len()
    }

    fn is_goal(&self, position: &Position) -> bool {
        match self.goal {
            Goal::Mate => position.is_checkmate(),
            Goal::Inevitable => cannot_avoid_mate(position),
        }
    }

    /// Returns the structure of a position after a capture or pawn move; `None` if it is proved that no mate can follow.
    fn analyse(&mut self, position: &Position, parent: u16, is_capture: bool, budget: Budget<'_>) -> Option<u16> {
        let key = structure(position);
        if let Some(&known) = self.structures.get(&key) {
            return Some(known);
        }
        self.tests += 1;
        // Where it proves little, it is asked less often.
        if self.tests > 64 + 16 * self.proofs && !self.tests.is_multiple_of(64) {
            return Some(parent);
        }
        let reach = Reach::of(position);
        if !mating_squares::is_possible(&reach, self.winner) {
            self.proofs += 1;
            return None;
        }
        if !self.is_planning || !is_capture || self.plans.len() >= MOST_STRUCTURES {
            return Some(parent);
        }
        let plans = Plan::find(&reach, self.winner, 2, 20_000, budget.stop());
        let index = if plans.is_empty() { parent } else { self.plans.len() as u16 };
        if !plans.is_empty() {
            self.plans.push(plans);
        }
        self.structures.insert(key, index);
        Some(index)
    }
}

pub(crate) fn structure(position: &Position) -> Structure {
    let board = position.board();
    let pawns = board.role(Role::Pawn);
    let mut counts = 0;
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for color in Color::ALL {
            counts = counts << 5 | board.pieces(color, role).len() as u64;
        }
    }
    let white = board.color(Color::White) & pawns;
    (white.0, pawns.0, counts | position.castling().0 << 40)
}
