//! The complete search: one visited set, so that an empty frontier is a proof.

use std::collections::{HashMap, VecDeque};

use board::{Bitboard, Color, Move, Position, Role, Square, attacks};

use crate::inevitable::cannot_avoid_mate;
use crate::plan::Plan;
use crate::reach::Reach;
use crate::shadow::{self, Finding};
use crate::visited::Visited;
use crate::{By, Why, Winnable, corner, material, net};

/// Positions expanded before the static analysis is asked: most dead ends are smaller.
const BEFORE_ANALYSIS: usize = 24;
/// Positions expanded before the next plan of each structure has its turn.
const PLAN_TURN: usize = 400;
/// Positions seen before the oldest open position is expanded every now and then.
const BEFORE_FIFO: usize = 100_000;
/// Moves at the root that are few enough to be looked at one by one.
const FEW_MOVES: usize = 3;
/// How many such moves one after the other.
const FORCED_PLIES: usize = 4;

/// How hard to look for plans, how many to try, and for how many positions each.
#[derive(Clone, Copy)]
struct Probe {
    work: u32,
    most: usize,
    turn: usize,
}

/// How many positions to see in all, how many boards to look at for a proof, which plans to try, and how often to go on
/// with them.
struct Turn {
    positions: usize,
    boards: usize,
    probe: Option<Probe>,
    plans: usize,
}

const TURNS: [Turn; 7] = [
    Turn { positions: 1_000, boards: 1_500, probe: None, plans: 0 },
    Turn { positions: 6_000, boards: 5_000, probe: None, plans: 0 },
    Turn { positions: 20_000, boards: 15_000, probe: Some(Probe { work: 100_000, most: 6, turn: 200 }), plans: 0 },
    Turn { positions: 60_000, boards: 50_000, probe: Some(Probe { work: 400_000, most: 40, turn: 200 }), plans: 0 },
    Turn { positions: 60_000, boards: 150_000, probe: Some(Probe { work: 400_000, most: 64, turn: 800 }), plans: 8 },
    Turn { positions: 150_000, boards: 0, probe: None, plans: 4 },
    Turn { positions: 300_000, boards: 300_000, probe: None, plans: 2 },
];
/// How many mates in the corner are tried, and for how many positions each.
const CORNER_TURNS: [(usize, usize); 2] = [(6, 200), (12, 1_000)];
const WORST: usize = 1023;
const MOST_STRUCTURES: usize = 100;

/// Pawns, numbers of pieces and castling rights: what no quiet move of a piece changes.
type Structure = (u64, u64, u64);

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

    /// Searches until a mate is found, nothing is left, or the budget is spent.
    pub(crate) fn run(&mut self, root: &Position, budget: usize) -> Winnable {
        self.restart(root);
        if let Some(verdict) = self.expand_until(BEFORE_ANALYSIS, budget) {
            return verdict;
        }
        let reach = Reach::of(root);
        if !net::is_possible(&reach, self.winner) {
            return Winnable::No(Why::Locked);
        }
        let reach = Reach::refined(root);
        if !net::is_possible(&reach, self.winner) {
            return Winnable::No(Why::Locked);
        }
        // Who looks for a line, who looks for a proof and who plays for a plan take turns, each longer than the last.
        self.restart(root);
        let mut planned = Self::new(self.winner, self.goal);
        if self.goal == Goal::Mate && has_only_minors(root, self.winner) {
            // What such a side mates with is rare, and no guess finds it.
            for (most, turn) in CORNER_TURNS {
                let corners = corner::plans(root, &reach, self.winner, most);
                let verdict = self.hand_over(root, &mut planned, |other| other.try_plans(root, corners, turn, budget));
                if let Some(verdict) = verdict {
                    return verdict;
                }
            }
        }
        for Turn { positions, boards, probe, plans } in TURNS {
            let mut verdict =
                self.expand_to(positions, budget).or_else(|| self.close_over_some(root, &reach, boards, budget));
            if verdict.is_none()
                && let Some(probe) = probe
            {
                verdict = self.hand_over(root, &mut planned, |other| other.probe(root, &reach, probe, budget));
            }
            for _ in 0..plans {
                verdict = verdict.or_else(|| self.hand_over(root, &mut planned, |other| other.follow_plans(budget)));
            }
            if let Some(verdict) = verdict {
                return verdict;
            }
        }
        loop {
            let verdict = self.expand_to(self.visited.len() * 5 / 4, budget);
            let verdict =
                verdict.or_else(|| self.hand_over(root, &mut planned, |planned| planned.follow_plans(budget)));
            if let Some(verdict) = verdict {
                return verdict;
            }
        }
    }

    /// Lets another search have its turn; what it spends counts here, and what it finds is taken over.
    fn hand_over(
        &mut self,
        root: &Position,
        other: &mut Self,
        turn: impl FnOnce(&mut Self) -> Option<Winnable>,
    ) -> Option<Winnable> {
        if other.visited.len() == 0 {
            other.is_analysing = true;
            other.is_planning = true;
            other.is_forced = self.is_forced;
            other.structures.insert(structure(root), 0);
        }
        let before = other.spent + other.visited.len();
        other.base = self.spent + self.visited.len() - before.min(self.spent);
        let verdict = turn(other);
        self.spent += other.spent + other.visited.len() - before;
        if verdict.is_some_and(Winnable::is_yes) {
            std::mem::swap(self, other);
        }
        verdict
    }

    /// Tries some plans for a while.
    fn probe(&mut self, root: &Position, reach: &Reach, probe: Probe, budget: usize) -> Option<Winnable> {
        let plans = Plan::find(reach, self.winner, probe.most, probe.work);
        self.try_plans(root, plans, probe.turn, budget)
    }

    /// Tries plans one after the other, each for so many positions.
    fn try_plans(&mut self, root: &Position, plans: Vec<Plan>, turn: usize, budget: usize) -> Option<Winnable> {
        match self.plans.first_mut() {
            Some(first) => *first = plans,
            None => self.plans.push(plans),
        }
        for plan in 0..self.plans[0].len() {
            self.turn = plan;
            self.restart(root);
            let verdict = self.expand_until(self.expanded + turn, budget);
            if verdict.is_some() {
                return verdict;
            }
        }
        None
    }

    /// Goes on with the next plan of each structure.
    fn follow_plans(&mut self, budget: usize) -> Option<Winnable> {
        self.reorder();
        self.turn += 1;
        self.expand_until(self.expanded + PLAN_TURN + self.expanded / 4, budget)
    }

    /// Looks for a proof that no mate can follow, by a closure over some of the men.
    fn close_over_some(&mut self, root: &Position, reach: &Reach, boards: usize, budget: usize) -> Option<Winnable> {
        if self.goal != Goal::Mate {
            return None;
        }
        let mut left = boards.min(budget.saturating_sub(self.spent + self.visited.len()));
        let allowed = left;
        let mut finding = shadow::prove(root, reach, self.winner, &mut left);
        if matches!(finding, Finding::Open) && left == 0 && self.is_dead_below(root, boards, FORCED_PLIES) {
            finding = Finding::Dead;
        }
        self.spent += allowed - left;
        match finding {
            Finding::Dead => Some(Winnable::No(Why::Exhausted)),
            Finding::Mate(line) => {
                self.found = Some(line);
                Some(Winnable::Yes(By::Line))
            }
            Finding::Open => None,
        }
    }

    /// Tells whether every one of a few moves leads to a position proved dead: what is forced may change everything.
    fn is_dead_below(&mut self, position: &Position, boards: usize, plies: usize) -> bool {
        let moves = position.legal_moves();
        if moves.len() > FEW_MOVES || plies == 0 {
            return false;
        }
        moves.into_iter().all(|legal| {
            let child = legal.play();
            if material::forbids(child.board(), self.winner).is_some() {
                return true;
            }
            if child.turn() != self.winner && child.is_checkmate() {
                return false;
            }
            let reach = Reach::refined(&child);
            if !net::is_possible(&reach, self.winner) {
                return true;
            }
            let mut left = boards / 2;
            let finding = shadow::prove(&child, &reach, self.winner, &mut left);
            self.spent += boards / 2 - left;
            matches!(finding, Finding::Dead) || self.is_dead_below(&child, boards / 2, plies - 1)
        })
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
    fn expand_to(&mut self, positions: usize, budget: usize) -> Option<Winnable> {
        while self.visited.len() < positions {
            let verdict = self.expand_until(self.expanded + 16, budget);
            if verdict.is_some() {
                return verdict;
            }
        }
        None
    }

    fn expand_until(&mut self, end: usize, budget: usize) -> Option<Winnable> {
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

    fn expand(&mut self, node: u32, budget: usize) -> Option<Winnable> {
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
            if self.base + self.spent + self.visited.len() > budget {
                return Some(Winnable::Unknown);
            }
        }
        None
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

/// Tells whether a side has bishops and knights alone.
fn has_only_minors(position: &Position, side: Color) -> bool {
    let board = position.board();
    [Role::Queen, Role::Rook, Role::Pawn].into_iter().all(|role| board.pieces(side, role).is_empty())
}

fn structure(position: &Position) -> Structure {
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

fn covered(position: &Position, by: Color, occupied: Bitboard) -> Bitboard {
    let board = position.board();
    let mut set = Bitboard::EMPTY;
    for role in Role::ALL {
        for square in board.pieces(by, role) {
            set |= attacks(role, by, square, occupied);
        }
    }
    set
}

fn distance(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32 - b.file() as i32).abs();
    let ranks = (a.rank() as i32 - b.rank() as i32).abs();
    files.max(ranks)
}

/// Guesses how far a position is from mate, when nothing better is known.
fn estimate(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let prey = position.king(!winner);
    let flights = attacks(Role::King, winner, prey, Bitboard::EMPTY) & !board.color(!winner);
    let covered = covered(position, winner, board.occupied() & !Bitboard::from(prey));
    let free = flights.without(covered).len() as i32;
    let edge = |x: i32| x.min(7 - x);
    let center = edge(prey.file() as i32) + edge(prey.rank() as i32);
    let force = if board.pieces(winner, Role::Queen).has_any() {
        0
    } else {
        let minors = (board.pieces(winner, Role::Knight) | board.pieces(winner, Role::Bishop)).len() as i32;
        let pawn = board
            .pieces(winner, Role::Pawn)
            .into_iter()
            .map(|square| 2 + 3 * (square.rank() as i32 - winner.last_rank() as i32).abs());
        let best = pawn.min().unwrap_or(30);
        if board.pieces(winner, Role::Rook).has_any() { best.min(4) } else { best.min(30 - 5 * minors).max(3) }
    };
    (free * 5 + center * 3 + distance(prey, position.king(winner)) * 2 + force * 3) as usize
}
