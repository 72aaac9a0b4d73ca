//! The complete search: one visited set, so that an empty frontier is a proof.

mod guess;
mod turns;

use std::collections::{HashMap, HashSet, VecDeque};

use board::{Color, LegalMove, Move, Position, Role};

use crate::inevitable::cannot_avoid_mate;
use crate::plan::Plan;
use crate::reach::Reach;
use crate::visited::Visited;
use crate::{Budget, By, Why, Winnable, material, net, staging};
use guess::estimate;

/// Positions expanded before the static analysis is asked: most dead ends are smaller.
const BEFORE_ANALYSIS: usize = 24;
/// Positions seen before the oldest open position is expanded every now and then.
const BEFORE_FIFO: usize = 100_000;
const WORST: usize = 1023;
const MOST_STRUCTURES: usize = 100;
/// Structures from which a mate that is near is staged.
const MOST_STAGED: usize = 20_000;

/// Pawns, numbers of pieces and castling rights: what no quiet move of a piece changes.
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
    /// Whether nobody has had a choice so far.
    is_forced: bool,
    visited: Visited,
    buckets: Vec<VecDeque<u32>>,
    lowest: usize,
    oldest: usize,
    expanded: usize,
    is_analysing: bool,
    is_planning: bool,
    tests: usize,
    proofs: usize,
    structures: HashMap<Structure, u16>,
    /// Structures from which staging was tried.
    staged: HashSet<Structure>,
    plans: Vec<Vec<Plan>>,
    turn: usize,
    spent: usize,
    mate: Option<u32>,
    /// A line found by other means.
    found: Option<Vec<Move>>,
    /// Positions spent elsewhere.
    base: usize,
}

impl Search {
    pub(crate) fn new(winner: Color, goal: Goal) -> Self {
        Self {
            winner,
            goal,
            is_forced: true,
            visited: Visited::new(),
            buckets: vec![VecDeque::new(); WORST + 1],
            lowest: WORST + 1,
            oldest: 0,
            expanded: 0,
            is_analysing: false,
            is_planning: false,
            tests: 0,
            proofs: 0,
            structures: HashMap::new(),
            staged: HashSet::new(),
            plans: Vec::new(),
            turn: 0,
            spent: 0,
            mate: None,
            found: None,
            base: 0,
        }
    }

    /// Gives the line to the mate found.
    pub(crate) fn line(&self) -> Vec<Move> {
        match (&self.found, self.mate) {
            (Some(line), _) => line.clone(),
            (None, Some(node)) => self.visited.line(node),
            (None, None) => Vec::new(),
        }
    }

    fn restart(&mut self, root: &Position) {
        self.spent += self.visited.len();
        self.visited.clear();
        self.oldest = 0;
        self.empty_buckets();
        self.visited.insert(root, None, 0);
        self.file(0, root, 0);
    }

    fn empty_buckets(&mut self) {
        self.buckets.iter_mut().for_each(VecDeque::clear);
        self.lowest = WORST + 1;
    }

    /// Puts the open positions in order again, by the plans whose turn it is.
    fn reorder(&mut self) {
        self.empty_buckets();
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
            // Moves made count too, else men who do not matter shuffle for ever at the same distance.
            Some(plans) => 3 * plans[self.turn % plans.len()].estimate(position) as usize + self.plies(position),
            None => estimate(position, self.winner),
        };
        let bucket = estimate.min(WORST);
        self.buckets[bucket].push_back(node);
        self.lowest = self.lowest.min(bucket);
    }

    /// Counts the moves from the root.
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
        while self.lowest <= WORST {
            while let Some(node) = self.take_lowest() {
                if !self.visited.is_done(node) {
                    return Some(node);
                }
            }
            self.lowest += 1;
        }
        None
    }

    fn take_lowest(&mut self) -> Option<u32> {
        if self.is_planning { self.buckets[self.lowest].pop_front() } else { self.buckets[self.lowest].pop_back() }
    }

    /// Expands until so many positions have been seen.
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
                self.mate = Some(index);
                return Some(Winnable::Yes(By::Line));
            }
            if self.arrives_from(legal, &child, index) {
                return Some(Winnable::Yes(By::Line));
            }
            let structure = if self.is_analysing && legal.is_zeroing() {
                let Some(structure) = self.analyse(&child, structure, legal.captured().is_some()) else {
                    self.visited.finish(index);
                    continue;
                };
                structure
            } else {
                structure
            };
            self.visited.set_structure(index, structure);
            self.file(index, &child, structure);
            if self.base + self.spent + self.visited.len() > budget.count() {
                return Some(Winnable::Unknown);
            }
        }
        None
    }

    /// Stages a mate from the first position of a structure: a pawn that got through is often all that was missing.
    fn arrives_from(&mut self, legal: LegalMove<'_>, child: &Position, index: u32) -> bool {
        if self.goal != Goal::Mate
            || !legal.is_zeroing()
            || self.staged.len() >= MOST_STAGED
            || !self.staged.insert(structure(child))
        {
            return false;
        }
        let Some(line) = staging::run(child, self.winner) else { return false };
        let mut moves = self.visited.line(index);
        moves.extend_from_slice(line.moves());
        self.found = Some(moves);
        true
    }

    fn is_goal(&self, position: &Position) -> bool {
        match self.goal {
            Goal::Mate => position.is_checkmate(),
            Goal::Inevitable => cannot_avoid_mate(position),
        }
    }

    /// Finds the structure of a position after a move that cannot be undone, or none if no mate can follow.
    fn analyse(&mut self, position: &Position, parent: u16, is_capture: bool) -> Option<u16> {
        let key = structure(position);
        if let Some(&known) = self.structures.get(&key) {
            return Some(known);
        }
        self.tests += 1;
        // Where it proves nothing, it is asked less.
        if self.tests > 64 + 16 * self.proofs && !self.tests.is_multiple_of(64) {
            return Some(parent);
        }
        let reach = Reach::of(position);
        if !net::is_possible(&reach, self.winner) {
            self.proofs += 1;
            return None;
        }
        if !self.is_planning || !is_capture || self.plans.len() >= MOST_STRUCTURES {
            return Some(parent);
        }
        let plans = Plan::find(&reach, self.winner, 2, 20_000);
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
