//! The schedule of the search: the complete search, proofs, plans and finders take turns, and the turns grow.

use board::{Color, Move, Position};

use super::{BEFORE_ANALYSIS, Goal, Search, structure};
use crate::budget::{Boards, Stop};
use crate::find::corner_mates::{self, table};
use crate::find::lone_piece;
use crate::find::pawn_breaks::tempo;
use crate::find::subgoals::Subgoals;
use crate::prove::abstraction::{self, Finding};
use crate::prove::reachability::Reach;
use crate::prove::{material, mating_squares};
use crate::search::plan::Plan;
use crate::{Budget, Why, Winnable};

/// Positions expanded before the next plan of each structure is followed.
const PLAN_TURN: usize = 400;
/// The most moves at the root that are proved one by one.
const FEW_MOVES: usize = 3;
/// The most such moves one after the other.
const FORCED_PLIES: usize = 4;

/// How much work to spend on finding plans, how many to try, and the positions for each.
#[derive(Clone, Copy)]
struct Probe {
    work: u32,
    most: usize,
    turn: usize,
}

/// The kinds of turns.
#[derive(Clone, Copy)]
enum Turn {
    /// Runs the complete search until this many positions have been visited.
    Expand(usize),
    /// Narrows the squares of the pieces, with at most `each` boards for a closure and `boards` for all of them.
    Narrow { each: usize, boards: usize },
    /// Looks for a proof by abstraction, with this many boards.
    Abstract(usize),
    /// Looks for plans and tries them.
    Probe(Probe),
    /// Looks for a pawn break that counts tempi, with this many positions.
    Tempo(usize),
    /// Looks for a mate by one piece and the kings, with this many positions.
    LonePiece(usize),
    /// Searches for subgoals, with this many positions.
    Subgoals(usize),
    /// Continues with the plans this many times.
    Follow(usize),
}

/// The turns, the cheap ones first; later turns of the same kind are longer.
const TURNS: [Turn; 20] = [
    Turn::Expand(1_000),
    Turn::Narrow { each: 1_000, boards: 15_000 },
    Turn::Expand(6_000),
    Turn::Narrow { each: 4_000, boards: 60_000 },
    Turn::Abstract(5_000),
    Turn::Tempo(16_000),
    Turn::Subgoals(4_000),
    Turn::Expand(60_000),
    Turn::Subgoals(12_000),
    Turn::LonePiece(40_000),
    Turn::Expand(150_000),
    Turn::Probe(Probe { work: 100_000, most: 6, turn: 200 }),
    Turn::Follow(8),
    Turn::Narrow { each: 30_000, boards: 150_000 },
    Turn::Abstract(50_000),
    Turn::Subgoals(50_000),
    Turn::Expand(300_000),
    Turn::Probe(Probe { work: 400_000, most: 40, turn: 200 }),
    Turn::Follow(4),
    Turn::Abstract(100_000),
];
/// The corner mates that are tried as plans, and the positions for each.
const CORNER_TURNS: [(usize, usize); 2] = [(6, 200), (12, 1_000)];

impl Search {
    /// Searches until a mate is found, nothing is left, or the budget is spent.
    pub(crate) fn run(&mut self, root: &Position, budget: Budget<'_>) -> Winnable {
        self.restart(root);
        if let Some(verdict) = self.expand_until(BEFORE_ANALYSIS, budget) {
            return verdict;
        }
        let reach = Reach::of(root);
        if !mating_squares::is_possible(&reach, self.winner) {
            return Winnable::No(Why::Locked);
        }
        let mut reach = Reach::refined(root);
        if !mating_squares::is_possible(&reach, self.winner) {
            return Winnable::No(Why::Locked);
        }
        // From here on, finders and proofs take turns.
        self.restart(root);
        let mut planned = Self::new(self.winner, self.goal);
        if self.goal == Goal::Mate && corner_mates::has_only_minors(root.board(), self.winner) {
            // The mates of such a side are rare, and no general estimate leads to them.
            for (most, turn) in CORNER_TURNS {
                let corners = table::plans(root, &reach, self.winner, most);
                let verdict = self.alternate(root, &mut planned, |other| other.try_plans(root, corners, turn, budget));
                if let Some(verdict) = verdict {
                    return verdict;
                }
            }
        }
        let mut subgoals = None;
        for turn in TURNS {
            if budget.stop().is_raised() {
                return Winnable::Unknown(self.searched());
            }
            let verdict = match turn {
                Turn::Expand(positions) => self.expand_to(positions, budget),
                Turn::Narrow { each, boards } => self.narrow(root, &mut reach, each, boards, budget),
                Turn::Abstract(boards) => self.prove_by_abstraction(root, &reach, boards, budget),
                Turn::Probe(probe) => {
                    self.alternate(root, &mut planned, |other| other.probe(root, &reach, probe, budget))
                }
                Turn::Tempo(positions) => self.find_with(root, positions, budget, tempo::find),
                Turn::LonePiece(positions) => self.find_with(root, positions, budget, lone_piece::find),
                Turn::Subgoals(positions) => self.find_subgoals(root, &mut subgoals, positions, budget),
                Turn::Follow(times) => {
                    (0..times).find_map(|_| self.alternate(root, &mut planned, |planned| planned.follow_plans(budget)))
                }
            };
            if let Some(verdict) = verdict {
                return verdict;
            }
        }
        loop {
            let verdict = self.expand_to(self.visited.len() * 5 / 4, budget);
            let verdict =
                verdict.or_else(|| self.alternate(root, &mut planned, |planned| planned.follow_plans(budget)));
            if let Some(verdict) = verdict {
                return verdict;
            }
        }
    }

    /// Gives a turn to another search, which spends of the same budget.
    fn alternate(
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
        verdict
    }

    /// Gives a turn to a finder.
    fn find_with(
        &mut self,
        root: &Position,
        positions: usize,
        budget: Budget<'_>,
        search: impl FnOnce(&Position, Color, usize, Stop<'_>) -> (Option<Vec<Move>>, usize),
    ) -> Option<Winnable> {
        let allowed = positions.min(budget.count().saturating_sub(self.spent + self.visited.len()));
        if self.goal != Goal::Mate || allowed == 0 {
            return None;
        }
        let (line, spent) = search(root, self.winner, allowed, budget.stop());
        self.spent += spent;
        line.map(Winnable::Yes)
    }

    /// Searches for subgoals for a while.
    fn find_subgoals(
        &mut self,
        root: &Position,
        subgoals: &mut Option<Subgoals>,
        positions: usize,
        budget: Budget<'_>,
    ) -> Option<Winnable> {
        if self.goal != Goal::Mate {
            return None;
        }
        let subgoals = subgoals.get_or_insert_with(|| Subgoals::new(root, self.winner));
        let allowed = positions.min(budget.count().saturating_sub(self.spent + self.visited.len()));
        let mut left = allowed;
        let line = subgoals.find(&mut left, budget.stop());
        self.spent += allowed - left;
        line.map(Winnable::Yes)
    }

    /// Tries some plans for a while.
    fn probe(&mut self, root: &Position, reach: &Reach, probe: Probe, budget: Budget<'_>) -> Option<Winnable> {
        let plans = Plan::find(reach, self.winner, probe.most, probe.work, budget.stop());
        self.try_plans(root, plans, probe.turn, budget)
    }

    /// Tries plans one after the other, each for `turn` expansions.
    fn try_plans(&mut self, root: &Position, plans: Vec<Plan>, turn: usize, budget: Budget<'_>) -> Option<Winnable> {
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

    /// Continues with the next plan of each structure.
    fn follow_plans(&mut self, budget: Budget<'_>) -> Option<Winnable> {
        self.reorder();
        self.turn += 1;
        self.expand_until(self.expanded + PLAN_TURN + self.expanded / 4, budget)
    }

    /// Narrows the squares of the pieces by closures over a few of them, which may prove that no mate can follow.
    fn narrow(
        &mut self,
        root: &Position,
        reach: &mut Reach,
        each: usize,
        boards: usize,
        budget: Budget<'_>,
    ) -> Option<Winnable> {
        if self.goal != Goal::Mate {
            return None;
        }
        let allowed = boards.min(budget.count().saturating_sub(self.spent + self.visited.len()));
        let mut boards = Boards { left: allowed, stop: budget.stop() };
        let is_dead = abstraction::narrow(root, reach, self.winner, each, &mut boards);
        self.spent += allowed - boards.left;
        is_dead.then_some(Winnable::No(Why::Exhausted))
    }

    /// Looks for a proof by abstraction that no mate can follow.
    fn prove_by_abstraction(
        &mut self,
        root: &Position,
        reach: &Reach,
        boards: usize,
        budget: Budget<'_>,
    ) -> Option<Winnable> {
        if self.goal != Goal::Mate {
            return None;
        }
        let allowed = boards.min(budget.count().saturating_sub(self.spent + self.visited.len()));
        let mut left = Boards { left: allowed, stop: budget.stop() };
        let mut finding = abstraction::prove(root, reach, self.winner, &mut left);
        if matches!(finding, Finding::Open)
            && left.left == 0
            && self.is_dead_below(root, boards, FORCED_PLIES, budget.stop())
        {
            finding = Finding::Dead;
        }
        self.spent += allowed - left.left;
        match finding {
            Finding::Dead => Some(Winnable::No(Why::Exhausted)),
            Finding::Mate(line) => Some(Winnable::Yes(line)),
            Finding::Open => None,
        }
    }

    /// Returns whether all of a few legal moves lead to positions that are proved dead.
    fn is_dead_below(&mut self, position: &Position, boards: usize, plies: usize, stop: Stop<'_>) -> bool {
        let moves = position.legal_moves();
        if moves.len() > FEW_MOVES || plies == 0 || stop.is_raised() {
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
            if !mating_squares::is_possible(&reach, self.winner) {
                return true;
            }
            let mut left = Boards { left: boards / 2, stop };
            let finding = abstraction::prove(&child, &reach, self.winner, &mut left);
            self.spent += boards / 2 - left.left;
            matches!(finding, Finding::Dead) || self.is_dead_below(&child, boards / 2, plies - 1, stop)
        })
    }
}
