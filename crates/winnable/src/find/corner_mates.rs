//! Mates in a corner, for a side that has only bishops and knights.
//!
//! The mates are those of `table`, where a piece of the loser blocks a flight square, and those by two minor pieces. First the
//! loser gives away its queens and rooks, which could only parry. Then a small best-first search tries the nearest mates
//! one after the other. Its estimate counts the moves that each piece needs to its square on an empty board. Finding nothing
//! proves nothing.

mod give_away;
pub(crate) mod table;
mod target;

use board::{Board, Color, Move, Position, Role};

use give_away::GiveAway;
use target::nearest;

use crate::budget::Stop;
use crate::prove::material;
use crate::search::best_first::{End, Search};

/// Replies to a check that are tried.
const REPLIES: usize = 3;
/// Positions that the search may look at for each mate: in the first round and in the second.
const EFFORTS: [usize; 2] = [300, 2048];
/// Positions that the search may look at to give the queens and rooks away.
const TO_GIVE_AWAY: usize = 1024;

/// Returns whether a side has only bishops and knights beside its king.
pub(crate) fn has_only_minors(board: &Board, side: Color) -> bool {
    let others = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Pawn);
    (board.color(side) & others).is_empty()
}

/// Looks for a mate in a corner and returns its line.
pub(crate) fn find(root: &Position, winner: Color, stop: Stop<'_>) -> Option<Vec<Move>> {
    let mut search = Search::new();
    let mut start =
        give_away(root, winner, &mut search, stop).unwrap_or_else(|| End { line: Vec::new(), position: *root });
    let targets = nearest(&start.position, winner);
    let tries = EFFORTS.into_iter().flat_map(|most| targets.iter().flatten().map(move |target| (target, most)));
    let mate = { tries }.find_map(|(target, most)| search.run(&start.position, (), target, most, stop).pop())?;
    start.line.extend_from_slice(&mate.line);
    Some(start.line)
}

/// Does the same for a side that has only bishops and knights left after the reply to a check.
pub(crate) fn find_after_check(root: &Position, winner: Color, stop: Stop<'_>) -> Option<Vec<Move>> {
    if !root.is_check() {
        return None;
    }
    root.legal_moves().take(REPLIES).find_map(|legal| {
        let next = legal.play();
        if !has_only_minors(next.board(), winner) || material::forbids(next.board(), winner).is_some() {
            return None;
        }
        let mut line = vec![legal.to_move()];
        line.extend(find(&next, winner, stop)?);
        Some(line)
    })
}

/// Lets the loser give away its queens and rooks; returns the line and the position it leads to.
fn give_away(root: &Position, winner: Color, search: &mut Search<()>, stop: Stop<'_>) -> Option<End> {
    let goal = GiveAway::new(root.board(), winner);
    if !goal.has_any(root.board()) {
        return None;
    }
    // If some piece cannot be given away, the best line so far still removes the others.
    search.run(root, (), &goal, TO_GIVE_AWAY, stop).pop().or_else(|| search.nearest())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bishop_is_led_to_its_corner_once_the_queen_beside_it_has_been_taken() {
        let mut position: Position = "r4Qk1/p4p1p/4p3/8/B6K/4q3/8/8 b - - 0 1".parse().unwrap();
        let Some(line) = find_after_check(&position, Color::White, Stop::NEVER) else { panic!("no line") };
        for mv in line {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() == Color::Black, "{position}");
    }

    #[test]
    fn pieces_that_arrive_mate() {
        for (fen, winner) in [
            ("8/8/8/6kp/B7/8/1K6/8 b - - 1 56", Color::White),
            ("8/8/6kp/8/8/8/8/B5K1 w - - 3 33", Color::White),
            ("8/8/4kP2/4n3/8/3K4/8/8 w - - 12 74", Color::Black),
            ("8/2n5/8/KB6/3k4/8/8/8 b - - 10 56", Color::Black),
            ("4k3/8/8/8/8/5N2/8/2B1K3 b - - 0 4", Color::White),
            ("6k1/8/8/1b6/1b6/8/1K6/8 w - - 2 38", Color::Black),
            ("8/8/3n4/8/8/2k5/8/n3K3 w - - 0 1", Color::Black),
            // Queens and rooks are given away first.
            ("8/2q5/8/1p4kq/3p1q2/7K/4B3/q7 w - - 0 1", Color::White),
            ("4R3/8/P1kQ1R2/1P4P1/4b3/6K1/4P3/8 b - - 0 1", Color::Black),
            ("2k5/pp2n2p/3q4/5pBq/4pp2/8/rqp5/5K2 w - - 0 1", Color::White),
            ("8/1rr5/8/5k2/1N6/4K3/8/8 b - - 0 1", Color::White),
        ] {
            let mut position: Position = fen.parse().unwrap();
            let Some(line) = find(&position, winner, Stop::NEVER) else { panic!("{fen} has no line") };
            for mv in line {
                position = position.legal(mv).unwrap().play();
            }
            assert!(position.is_checkmate() && position.turn() != winner, "{fen}: {position}");
        }
    }
}
