//! Who has its turn: those who look for a line, those who look for a proof and those who play for a plan.

use board::{Color, Move, Position, Role};

use super::{BEFORE_ANALYSIS, Goal, Search, structure};
use crate::errand::{Errands, alone, tempo};
use crate::plan::Plan;
use crate::reach::Reach;
use crate::shadow::{self, Finding};
use crate::{Budget, By, Why, Winnable, corner, material, net};

/// Positions expanded before the next plan of each structure has its turn.
const PLAN_TURN: usize = 400;
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

/// What is done when it is its turn.
#[derive(Clone, Copy)]
enum Turn {
    /// Expands until so many positions have been seen.
    Expand(usize),
    /// Narrows the squares of the men, with so many boards for a closure and for all of them.
    Narrow {
        each: usize,
        boards: usize,
    },
    /// Closes over some of the men, with so many boards.
    Close(usize),
    Probe(Probe),
    /// Helps a caged side, with so many positions.
    Help(usize),
    /// Lets one man after the other hunt alone, with so many positions.
    Hunt(usize),
    /// Runs errands, with so many positions.
    Run(usize),
    /// Goes on with the plans so many times.
    Follow(usize),
}

/// What is cheap comes first, and whoever has had a turn gets a longer one later.
const TURNS: [Turn; 20] = [
    Turn::Expand(1_000),
    Turn::Narrow { each: 1_000, boards: 15_000 },
    Turn::Expand(6_000),
    Turn::Narrow { each: 4_000, boards: 60_000 },
    Turn::Close(5_000),
    Turn::Help(16_000),
    Turn::Run(4_000),
    Turn::Expand(60_000),
    Turn::Run(12_000),
    Turn::Hunt(40_000),
    Turn::Expand(150_000),
    Turn::Probe(Probe { work: 100_000, most: 6, turn: 200 }),
    Turn::Follow(8),
    Turn::Narrow { each: 30_000, boards: 150_000 },
    Turn::Close(50_000),
    Turn::Run(50_000),
    Turn::Expand(300_000),
    Turn::Probe(Probe { work: 400_000, most: 40, turn: 200 }),
    Turn::Follow(4),
    Turn::Close(100_000),
];
/// How many mates in the corner are tried, and for how many positions each.
const CORNER_TURNS: [(usize, usize); 2] = [(6, 200), (12, 1_000)];

impl Search {
    /// Searches until a mate is found, nothing is left, or the budget is spent.
    pub(crate) fn run(&mut self, root: &Position, budget: Budget<'_>) -> Winnable {
        self.restart(root);
        if let Some(verdict) = self.expand_until(BEFORE_ANALYSIS, budget) {
            return verdict;
        }
        let reach = Reach::of(root);
        if !net::is_possible(&reach, self.winner) {
            return Winnable::No(Why::Locked);
        }
        let mut reach = Reach::refined(root);
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
        let mut errands = None;
        for turn in TURNS {
            if budget.is_stopped() {
                return Winnable::Unknown;
            }
            let verdict = match turn {
                Turn::Expand(positions) => self.expand_to(positions, budget),
                Turn::Narrow { each, boards } => self.narrow(root, &mut reach, each, boards, budget),
                Turn::Close(boards) => self.close_over_some(root, &reach, boards, budget),
                Turn::Probe(probe) => {
                    self.hand_over(root, &mut planned, |other| other.probe(root, &reach, probe, budget))
                }
                Turn::Help(positions) => self.lend(root, positions, budget, tempo::run),
                Turn::Hunt(positions) => self.lend(root, positions, budget, alone::run),
                Turn::Run(positions) => self.run_errands(root, &mut errands, positions, budget),
                Turn::Follow(times) => {
                    (0..times).find_map(|_| self.hand_over(root, &mut planned, |planned| planned.follow_plans(budget)))
                }
            };
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

    /// Lends positions to a search of another kind.
    fn lend(
        &mut self,
        root: &Position,
        positions: usize,
        budget: Budget<'_>,
        search: impl FnOnce(&Position, Color, usize) -> (Option<Vec<Move>>, usize),
    ) -> Option<Winnable> {
        let allowed = positions.min(budget.count().saturating_sub(self.spent + self.visited.len()));
        if self.goal != Goal::Mate || allowed == 0 {
            return None;
        }
        let (line, spent) = search(root, self.winner, allowed);
        self.spent += spent;
        self.found = Some(line?);
        Some(Winnable::Yes(By::Line))
    }

    /// Runs errands for a while.
    fn run_errands(
        &mut self,
        root: &Position,
        errands: &mut Option<Errands>,
        positions: usize,
        budget: Budget<'_>,
    ) -> Option<Winnable> {
        if self.goal != Goal::Mate {
            return None;
        }
        let errands = errands.get_or_insert_with(|| Errands::new(root, self.winner));
        let allowed = positions.min(budget.count().saturating_sub(self.spent + self.visited.len()));
        let mut left = allowed;
        let line = errands.run(&mut left);
        self.spent += allowed - left;
        self.found = Some(line?);
        Some(Winnable::Yes(By::Line))
    }

    /// Tries some plans for a while.
    fn probe(&mut self, root: &Position, reach: &Reach, probe: Probe, budget: Budget<'_>) -> Option<Winnable> {
        let plans = Plan::find(reach, self.winner, probe.most, probe.work);
        self.try_plans(root, plans, probe.turn, budget)
    }

    /// Tries plans one after the other, each for so many positions.
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

    /// Goes on with the next plan of each structure.
    fn follow_plans(&mut self, budget: Budget<'_>) -> Option<Winnable> {
        self.reorder();
        self.turn += 1;
        self.expand_until(self.expanded + PLAN_TURN + self.expanded / 4, budget)
    }

    /// Narrows the squares of the men by closures over few of them at a time, which may prove that no mate can follow.
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
        let mut left = allowed;
        let is_dead = shadow::narrow(root, reach, self.winner, each, &mut left);
        self.spent += allowed - left;
        is_dead.then_some(Winnable::No(Why::Exhausted))
    }

    /// Looks for a proof that no mate can follow, by a closure over some of the men.
    fn close_over_some(
        &mut self,
        root: &Position,
        reach: &Reach,
        boards: usize,
        budget: Budget<'_>,
    ) -> Option<Winnable> {
        if self.goal != Goal::Mate {
            return None;
        }
        let mut left = boards.min(budget.count().saturating_sub(self.spent + self.visited.len()));
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
}

/// Tells whether a side has bishops and knights alone.
fn has_only_minors(position: &Position, side: Color) -> bool {
    let board = position.board();
    [Role::Queen, Role::Rook, Role::Pawn].into_iter().all(|role| board.pieces(side, role).is_empty())
}
