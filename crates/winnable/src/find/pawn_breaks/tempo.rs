//! Pawn breaks against the clock of tempi: the winner has only pawn moves left, and the loser must help before they run out.
//!
//! The winner's king and pieces cannot move, so every move of the loser costs the winner one pawn step. The loser's king
//! captures a pawn that blocks one of its own, which promotes; the new piece is sacrificed to a pawn of the winner, which
//! gets past its blocker and promotes too. A general estimate does not count steps. The search here compares the steps that
//! are left with the moves that the loser still needs, and follows lines that waste none. Finding nothing proves nothing.

use std::cell::Cell;

use board::{Bitboard, Board, Color, LegalMove, Move, Position, Role, Square, attacks};

use crate::board::distance::distance;
use crate::budget::Stop;
use crate::find::distances::front;
use crate::find::patterns;
use crate::find::quiet_reach::QuietReach;
use crate::prove::material;
use crate::search::best_first::{End, Goal, Node, Search, Step};

/// The weight of a wasted pawn step, and of a missing move of the loser.
const WASTED: i32 = 6;
const MISSING: i32 = 4;
/// Steps that a better plan than the first one may save.
const GOOD: i32 = 4;
/// Patterns that are tried once a pawn is through.
const TRIES: u32 = 100;
/// More moves of the loser than any plan takes.
const FAR: u32 = 30;
/// The moves of a new piece to a square where a pawn captures it.
const OFFER: u32 = 2;
/// The penalty if a pawn is blocked again after its capture, or if the pawn to capture is protected.
const AGAIN: u32 = 6;

/// Searches for a pawn break; returns the line if it leads to mate, and the number of positions searched.
pub(crate) fn find(root: &Position, winner: Color, most: usize, stop: Stop<'_>) -> (Option<Vec<Move>>, usize) {
    let board = root.board();
    let still = QuietReach::of(board).still;
    let pawns = board.role(Role::Pawn);
    let mut goal = Caged { winner, still: still.without(pawns), slack: 0, tries: Cell::new(TRIES) };
    let is_caged = board.color(winner).without(pawns | still).is_empty();
    if !is_caged || board.pieces(winner, Role::Pawn).is_empty() || goal.left(board).is_some() {
        return (None, 0);
    }
    goal.slack = goal.slack(root);
    let mut search = Search::new();
    let line = search.run(root, (), &goal, most, stop).pop().and_then(|End { mut line, position }| {
        line.extend_from_slice(patterns::find(&position, winner)?.moves());
        Some(line)
    });
    (line, search.visited())
}

/// The aim: a pawn of the winner gets through.
struct Caged {
    winner: Color,
    /// Pieces other than pawns that cannot move.
    still: Bitboard,
    /// Spare steps at the root.
    slack: i32,
    /// Patterns that may still be tried.
    tries: Cell<u32>,
}

impl Caged {
    /// Counts the spare steps: those of the winner's pawns minus the moves that the loser needs.
    fn slack(&self, position: &Position) -> i32 {
        self.steps(position.board()) as i32 - self.missing(position) as i32
    }

    /// Counts the steps of the winner's pawns until a pawn or an unmovable piece stops them.
    fn steps(&self, board: &Board) -> u32 {
        let mut walls = board.pieces(!self.winner, Role::Pawn) | self.still;
        let mut pawns = board.pieces(self.winner, Role::Pawn);
        let mut steps = 0;
        // The front pawn goes first and stops those behind it.
        while let Some(pawn) = if self.winner == Color::White { pawns.last() } else { pawns.first() } {
            pawns.remove(pawn);
            let mut at = pawn;
            while let Some(next) = at.ahead(self.winner).filter(|&next| !walls.contains(next)) {
                at = next;
                steps += 1;
            }
            walls.insert(at);
        }
        steps
    }

    /// Estimates the way of a free pawn of the winner to the last rank; zero once a pawn has promoted, `None` if no pawn is
    /// free.
    fn left(&self, board: &Board) -> Option<u32> {
        let pawns = board.pieces(self.winner, Role::Pawn);
        if board.color(self.winner).without(pawns | self.still).has_any() {
            return Some(0);
        }
        let walls = board.role(Role::Pawn) | self.still;
        let ways = pawns.into_iter().map(|pawn| front(pawn, self.winner)).filter(|&way| (way & walls).is_empty());
        ways.map(|way| (way.len() + 2 * (way & board.occupied()).len()) as u32).min()
    }

    /// Counts the moves of the loser until a pawn of the winner can capture something and get through.
    fn missing(&self, position: &Position) -> u32 {
        let board = position.board();
        let [own, theirs] = [self.winner, !self.winner].map(|color| board.pieces(color, Role::Pawn));
        let (open, shut) = self.targets(board);
        let loser = !self.winner;
        let mut best = FAR;
        for (targets, more) in [(open, 0), (shut, AGAIN)] {
            for square in board.color(loser).without(theirs | board.role(Role::King) | self.still) {
                let role = board.role_at(square).unwrap_or(Role::Queen);
                best = best.min(offer_cost(role, square, targets, board.occupied()) + more);
            }
        }
        let king = position.king(loser);
        for pawn in theirs {
            let mut steps = 0;
            let mut at = pawn;
            loop {
                if open.contains(at) {
                    best = best.min(steps);
                }
                let Some(next) = at.ahead(loser).filter(|&next| !(own | theirs | self.still).contains(next)) else {
                    break;
                };
                at = next;
                steps += 1;
            }
            let way = front(pawn, loser);
            let mut cost = way.len() as u32 + OFFER + AGAIN * (way & theirs).len() as u32;
            if pawn.rank() == loser.pawn_rank() {
                cost -= 1;
            }
            if (way & self.still).has_any() {
                continue;
            }
            for block in way & own {
                cost += self.taking(board, king, block) + 1;
            }
            best = best.min(cost);
        }
        best
    }

    /// Counts the moves of the loser's king to where it captures a pawn, which may step towards it.
    fn taking(&self, board: &Board, king: Square, pawn: Square) -> u32 {
        let own = board.pieces(self.winner, Role::Pawn).without(pawn.into());
        let walls = board.role(Role::Pawn) | self.still;
        let mut best = FAR;
        let mut at = pawn;
        loop {
            let is_protected = (attacks(Role::Pawn, !self.winner, at, Bitboard::EMPTY) & own).has_any();
            best = best.min(distance(king, at) + if is_protected { AGAIN } else { 0 });
            let Some(next) = at.ahead(self.winner).filter(|&next| !walls.contains(next)) else { return best };
            at = next;
        }
    }

    /// Returns the squares on which pawns of the winner may capture: those with a free way ahead, and the others.
    fn targets(&self, board: &Board) -> (Bitboard, Bitboard) {
        let pawns = board.role(Role::Pawn);
        let walls = pawns | self.still;
        let mut targets = Bitboard::EMPTY;
        for pawn in board.pieces(self.winner, Role::Pawn) {
            let mut at = pawn;
            loop {
                targets |= attacks(Role::Pawn, self.winner, at, Bitboard::EMPTY);
                let Some(next) = at.ahead(self.winner).filter(|&next| !walls.contains(next)) else { break };
                at = next;
            }
        }
        let targets = targets.without(board.color(self.winner));
        let open = targets.into_iter().filter(|&square| (front(square, self.winner) & walls).is_empty()).collect();
        (open, targets.without(open))
    }
}

impl Goal for Caged {
    type Mark = ();
    const WEIGHT: u32 = 1;

    fn step(&self, from: &Node<()>, legal: LegalMove<'_>, child: &Position) -> Step<()> {
        if self.is_reached(child) {
            return Step::Reached;
        }
        self.estimate(child).map_or(Step::Drop, |estimate| from.guided(estimate, legal, 0, ()))
    }
}

impl Caged {
    /// Estimates what is missing; `None` if the winner could no longer mate.
    fn estimate(&self, position: &Position) -> Option<u32> {
        let board = position.board();
        if material::forbids(board, self.winner).is_some() {
            return None;
        }
        if let Some(left) = self.left(board) {
            return Some(left);
        }
        let wasted = self.slack - self.slack(position);
        let estimate = WASTED * (wasted + GOOD) + MISSING * self.missing(position) as i32;
        Some(estimate.max(1) as u32)
    }

    /// Returns whether a pawn is through and a pattern mates.
    fn is_reached(&self, position: &Position) -> bool {
        if self.left(position.board()).is_none() || self.tries.get() == 0 {
            return false;
        }
        self.tries.set(self.tries.get() - 1);
        patterns::find(position, self.winner).is_some()
    }
}

/// Counts the moves of a piece to one of some squares, at most three.
fn offer_cost(role: Role, from: Square, targets: Bitboard, occupied: Bitboard) -> u32 {
    if targets.contains(from) {
        return 0;
    }
    let mut seen = Bitboard::from(from);
    let mut fresh = seen;
    for moves in 1..=3 {
        fresh = fresh
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | attacks(role, Color::White, square, occupied))
            .without(seen | occupied);
        if (fresh & targets).has_any() {
            return moves;
        }
        seen |= fresh;
    }
    FAR
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches for a pawn break and replays the line found.
    fn arrives(fen: &str, winner: Color) -> bool {
        let mut position: Position = fen.parse().unwrap();
        let (Some(line), _) = find(&position, winner, 16_000, Stop::NEVER) else { return false };
        for mv in line {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() != winner, "{fen}: {position}");
        true
    }

    #[test]
    fn a_caged_side_is_helped_before_its_pawns_have_run_out_of_steps() {
        for (fen, winner) in [
            ("1k6/1P1p1p1p/BP5p/1P6/8/8/3P1PKP/8 w - - 0 1", Color::Black),
            ("8/3p1pkp/8/8/1p3P1P/bp6/1p1P1P1P/1K6 b - - 0 1", Color::White),
            ("6kB/p3p1P1/2p3P1/p7/5K2/4P3/P1P5/8 w - - 0 1", Color::Black),
        ] {
            assert!(arrives(fen, winner), "{fen}");
        }
    }

    #[test]
    fn nobody_is_helped_who_is_not_caged_or_has_a_pawn_through() {
        assert!(!arrives("1k6/3p1p1p/B6p/8/8/8/3P1PKP/8 w - - 0 1", Color::Black));
        assert!(!arrives("1k6/1P1p1p1p/BP5p/1P6/6p1/8/3P1P2/6K1 w - - 0 1", Color::Black));
    }

    #[test]
    fn steps_are_counted_up_to_what_stops_a_pawn_or_the_one_before_it() {
        let board: Board = *"1k6/1P1p1p1p/BP5p/1P6/8/8/3P1PKP/8 w - - 0 1".parse::<Position>().unwrap().board();
        let still = QuietReach::of(&board).still.without(board.role(Role::Pawn));
        let caged = Caged { winner: Color::Black, still, slack: 0, tries: Cell::new(TRIES) };
        assert_eq!(caged.steps(&board), 4 + 4 + 3 + 3);
    }
}
