//! A side with bishops and knights alone mates in a corner: the men are led there.
//!
//! The mates are those of `corner`, over a man of the loser, and those of two minor pieces. First the loser sheds its queens and
//! rooks, which would only be in the way. Then the nearest mates are played for, one after the other, by a small search, best
//! first, that counts the moves each man is away from its place as if the board were empty. Such a side has no pawns, so
//! those of the loser run free and little stands in anyone's way. It proves nothing when it finds nothing.

mod shed;
mod target;

use board::{Board, Color, LegalMove, Position, Role};

use shed::Shed;
use target::nearest;

use crate::lead::Search;
use crate::line::Line;
use crate::material;

/// How many replies to a check are tried.
const REPLIES: usize = 3;
/// How many positions each mate may take, at first and again.
const EFFORTS: [usize; 2] = [300, 2048];
/// How many positions it may take to shed what is in the way.
const SHED: usize = 1024;
/// Tells whether a side has bishops and knights alone.
pub(crate) fn has_only_minors(board: &Board, side: Color) -> bool {
    let others = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Pawn);
    (board.color(side) & others).is_empty()
}

/// Leads the men to a mate in a corner; gives the line if they arrive.
pub(crate) fn run(root: &Position, winner: Color) -> Option<Line> {
    let mut search = Search::new(EFFORTS[1]);
    let (line, start) = shed(root, winner, &mut search).unwrap_or_else(|| (Line::new(), *root));
    let targets = nearest(&start, winner);
    let tries = EFFORTS.into_iter().flat_map(|most| targets.iter().flatten().map(move |target| (target, most)));
    let way = { tries }.find_map(|(target, most)| search.run(&start, target, most))?;
    line.followed_by(way.moves())
}

/// Does the same for a side that has nothing else left once a check has been parried.
pub(crate) fn run_after_check(root: &Position, winner: Color) -> Option<Line> {
    if !root.is_check() {
        return None;
    }
    root.legal_moves().take(REPLIES).find_map(|legal| {
        let next = legal.play();
        if !has_only_minors(next.board(), winner) || material::forbids(next.board(), winner).is_some() {
            return None;
        }
        let mut line = Line::new();
        line.push(legal.to_move());
        line.followed_by(run(&next, winner)?.moves())
    })
}

/// Lets the loser shed its queens and rooks; gives the line and what it leads to.
fn shed(root: &Position, winner: Color, search: &mut Search) -> Option<(Line, Position)> {
    let shed = Shed::new(root.board(), winner);
    if !shed.has_any(root.board()) {
        return None;
    }
    // Who cannot get out is less in the way than those who are gone by then.
    let line = search.run(root, &shed, SHED).or_else(|| search.nearest())?;
    let start = line.moves().iter().try_fold(*root, |position, &mv| position.if_legal(mv).map(LegalMove::play))?;
    Some((line, start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bishop_is_led_to_its_corner_once_the_queen_beside_it_has_been_taken() {
        let mut position: Position = "r4Qk1/p4p1p/4p3/8/B6K/4q3/8/8 b - - 0 1".parse().unwrap();
        let Some(line) = run_after_check(&position, Color::White) else { panic!("no line") };
        for &mv in line.moves() {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() == Color::Black, "{position}");
    }

    #[test]
    fn men_who_arrive_mate() {
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
            let Some(line) = run(&position, winner) else { panic!("{fen} has no line") };
            for &mv in line.moves() {
                position = position.legal(mv).unwrap().play();
            }
            assert!(position.is_checkmate() && position.turn() != winner, "{fen}: {:?}", line.moves());
        }
    }
}
