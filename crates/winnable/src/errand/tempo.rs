//! A caged side has pawn moves alone, and they are counted: the other side must help before they run out.
//!
//! The winner's king and pieces cannot move, so every move of the loser costs the winner a step of a pawn. The loser's king
//! takes a pawn that blocks one of its own, the pawn is promoted, and the new piece gives itself to a pawn of the winner,
//! which gets round what blocks it and is promoted too. Nothing of this is hard to see, but it must be done without a move too
//! many, and a general guess counts nothing. Here a small search follows what wastes no step. It proves nothing when it finds
//! nothing.

use std::cell::Cell;

use board::{Bitboard, Board, Color, LegalMove, Move, Position, Role, Square, attacks};

use super::quiet::Quiet;
use super::ways::front;
use crate::distance::distance;
use crate::lead::{Aim, Search};
use crate::{material, staging};

/// What a step too many counts, and what a move of the loser that is missing.
const WASTED: i32 = 6;
const MISSING: i32 = 4;
/// Steps that a better plan than the first one may save.
const GOOD: i32 = 4;
/// How often a mate is staged once a pawn is through.
const TRIES: u32 = 100;
/// More moves of the loser than any plan takes.
const FAR: u32 = 30;
/// Moves of a new piece to where a pawn takes it.
const GIFT: u32 = 2;
/// What it counts that a pawn is blocked again where it takes something, or that a pawn is protected.
const AGAIN: u32 = 6;

/// Helps a caged side before its pawns run out of steps; gives the line if it mates, and how many positions were seen.
pub(crate) fn run(root: &Position, winner: Color, most: usize) -> (Option<Vec<Move>>, usize) {
    let board = root.board();
    let still = Quiet::of(board).still;
    let pawns = board.role(Role::Pawn);
    let mut aim = Caged { winner, still: still.without(pawns), slack: 0, tries: Cell::new(TRIES) };
    let is_caged = board.color(winner).without(pawns | still).is_empty();
    if !is_caged || board.pieces(winner, Role::Pawn).is_empty() || aim.left(board).is_some() {
        return (None, 0);
    }
    aim.slack = aim.slack(root);
    let mut search = Search::new(most);
    let line = search.run(root, &aim, most).and_then(|line| mated(root, winner, line.moves()));
    (line, search.len())
}

/// Goes on from where a pawn got through.
fn mated(root: &Position, winner: Color, moves: &[Move]) -> Option<Vec<Move>> {
    let end = moves.iter().try_fold(*root, |position, &mv| position.if_legal(mv).map(LegalMove::play))?;
    Some([moves, staging::run(&end, winner)?.moves()].concat())
}

/// The aim that a pawn of the winner gets through.
struct Caged {
    winner: Color,
    /// Men who cannot move, but for pawns.
    still: Bitboard,
    /// Steps to spare at the beginning.
    slack: i32,
    /// How often a mate may be staged.
    tries: Cell<u32>,
}

impl Caged {
    /// Counts the steps of the winner's pawns that the loser does not need.
    fn slack(&self, position: &Position) -> i32 {
        self.steps(position.board()) as i32 - self.missing(position) as i32
    }

    /// Counts the steps of the winner's pawns until pawns or the cage stop them.
    fn steps(&self, board: &Board) -> u32 {
        let mut walls = board.pieces(!self.winner, Role::Pawn) | self.still;
        let mut pawns = board.pieces(self.winner, Role::Pawn);
        let mut steps = 0;
        // Whoever is in front goes first, and stops who comes behind.
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

    /// Counts what is before a pawn of the winner on its way to the last rank, if it has no pawn and nobody of the cage before
    /// it; nothing is left once a pawn has been promoted.
    fn left(&self, board: &Board) -> Option<u32> {
        let pawns = board.pieces(self.winner, Role::Pawn);
        if board.color(self.winner).without(pawns | self.still).has_any() {
            return Some(0);
        }
        let walls = board.role(Role::Pawn) | self.still;
        let ways = pawns.into_iter().map(|pawn| front(pawn, self.winner)).filter(|&way| (way & walls).is_empty());
        ways.map(|way| (way.len() + 2 * (way & board.occupied()).len()) as u32).min()
    }

    /// Counts the moves of the loser until a pawn of the winner can take something and gets through.
    fn missing(&self, position: &Position) -> u32 {
        let board = position.board();
        let [own, theirs] = [self.winner, !self.winner].map(|color| board.pieces(color, Role::Pawn));
        let (open, shut) = self.targets(board);
        let loser = !self.winner;
        let mut best = FAR;
        for (targets, more) in [(open, 0), (shut, AGAIN)] {
            for square in board.color(loser).without(theirs | board.role(Role::King) | self.still) {
                let role = board.role_at(square).unwrap_or(Role::Queen);
                best = best.min(gift(role, square, targets, board.occupied()) + more);
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
            let mut cost = way.len() as u32 + GIFT + AGAIN * (way & theirs).len() as u32;
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

    /// Counts the moves of the loser's king to where it takes a pawn, which may come to meet it.
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

    /// Squares on which pawns of the winner may take something: those with no pawn before them, and the others.
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

impl Aim for Caged {
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

    fn is_reached(&self, position: &Position) -> bool {
        if self.left(position.board()).is_none() || self.tries.get() == 0 {
            return false;
        }
        self.tries.set(self.tries.get() - 1);
        staging::run(position, self.winner).is_some()
    }
}

/// Counts the moves of a piece until it stands on one of some squares, at most three.
fn gift(role: Role, from: Square, targets: Bitboard, occupied: Bitboard) -> u32 {
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

    /// Helps a side and plays the line that is found.
    fn arrives(fen: &str, winner: Color) -> bool {
        let mut position: Position = fen.parse().unwrap();
        let (Some(line), _) = run(&position, winner, 16_000) else { return false };
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
        let still = Quiet::of(&board).still.without(board.role(Role::Pawn));
        let caged = Caged { winner: Color::Black, still, slack: 0, tries: Cell::new(TRIES) };
        assert_eq!(caged.steps(&board), 4 + 4 + 3 + 3);
    }
}
