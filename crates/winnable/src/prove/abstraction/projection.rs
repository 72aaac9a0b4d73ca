//! Narrows the squares of the pieces by closures that follow only a few of them at a time.
//!
//! [`Reach`] ignores checks, mates and the turn. If a pawn's only step would mate at once, the reach still lets the pawn promote,
//! and then every other piece seems to get everywhere. So kings and pawns are followed together with one other piece at a time,
//! while the rest are abstracted on the squares found for them so far: at first those on which they stand. Every square on which
//! a piece is seen is added to its squares, and all closures are repeated until nothing is added.
//!
//! The result is sound. Take a line of legal moves and the first move after which some piece stands outside its squares. Before it,
//! each abstracted piece stood on one of its squares, so the closure that follows that piece contains the line and the move.

use board::{Bitboard, Color, Position, Role};

use super::state::{Abstraction, Visits, slot};
use crate::budget::Boards;
use crate::prove::reachability::{PieceReach, Reach};

/// The most pieces that are added to the followed ones because they free others.
const MOST_BREAKERS: usize = 4;

/// The result of one attempt.
enum Outcome {
    /// Squares for every piece.
    Settled(Vec<PieceReach>),
    /// This piece lets kings or pawns go where they cannot go without it.
    Broken(usize),
    Spent,
}

/// Narrows the squares by closures over the followed pieces and one more; returns whether it did.
///
/// A piece whose closure has more than `each` boards keeps its squares. `boards` is reduced by the boards of all closures.
pub(super) fn narrow(
    position: &Position,
    reach: &mut Reach,
    winner: Color,
    followed: u32,
    each: usize,
    boards: &mut Boards<'_>,
) -> bool {
    let (mut followed, mut breakers) = (followed, MOST_BREAKERS);
    let found = loop {
        match settle(position, reach, winner, followed, breakers > 0, each, boards) {
            Outcome::Settled(found) => break found,
            Outcome::Broken(index) => {
                followed |= 1 << index;
                breakers -= 1;
            }
            Outcome::Spent => return false,
        }
    };
    let mut known = [Bitboard::ALL; 32];
    for (known, piece) in known.iter_mut().zip(&found) {
        *known = piece.all();
    }
    let is_news = reach.pieces().iter().zip(known).any(|(piece, known)| piece.all().without(known).has_any());
    if is_news {
        *reach = reach.narrowed(position, known);
    }
    is_news
}

fn settle(
    position: &Position,
    reach: &Reach,
    winner: Color,
    followed: u32,
    may_break: bool,
    each: usize,
    boards: &mut Boards<'_>,
) -> Outcome {
    let len = reach.pieces().len();
    let everyone = if len < 32 { (1_u32 << len) - 1 } else { u32::MAX };
    let mut found: Vec<PieceReach> = reach.pieces().iter().map(start).collect();
    // The followed pieces alone, then with each other piece.
    let others = (0..len).filter(|index| followed >> index & 1 == 0).map(|index| 1_u32 << index);
    let mut groups: Vec<u32> = std::iter::once(0).chain(others).map(|more| followed | more).collect();
    let mut breaker = None;
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        let mut keep = Vec::with_capacity(groups.len());
        for group in groups {
            let abstracted = everyone & !group;
            let view = reach.with(abstracted, &found);
            let mut left = each.min(boards.left);
            let allowed = left;
            let visits = Abstraction::new(&view, winner, abstracted, 0b11, boards.stop).visits(position, &mut left);
            boards.left -= allowed - left;
            if visits.is_none() && boards.stop.is_raised() {
                return Outcome::Spent;
            }
            if visits.is_none() && (group == followed || boards.left == 0) {
                return breaker.filter(|_| may_break && boards.left > 0).map_or(Outcome::Spent, Outcome::Broken);
            }
            // A piece whose closure is too large may be wherever the reach allows.
            let learned = if visits.is_some() { group } else { group & !followed };
            for (index, piece) in reach.pieces().iter().enumerate().filter(|(index, _)| learned >> index & 1 != 0) {
                let next = visits.as_ref().map_or(*piece, |visits| stood(piece, visits));
                let is_wider = found[index].widen(&next);
                if is_wider && group != followed && followed >> index & 1 != 0 {
                    breaker = breaker.or(Some((group & !followed).trailing_zeros() as usize));
                }
                is_settled &= !is_wider;
            }
            if visits.is_some() {
                keep.push(group);
            }
        }
        groups = keep;
    }
    Outcome::Settled(found)
}

/// Returns a piece with no other square than its own.
fn start(piece: &PieceReach) -> PieceReach {
    PieceReach { squares: piece.square.into(), promoted: Bitboard::EMPTY, ..*piece }
}

/// Returns a piece with the squares on which pieces of its kind were seen.
fn stood(piece: &PieceReach, visits: &Visits) -> PieceReach {
    let mut squares = visits.stood[piece.color as usize][slot(piece.role)];
    let mut promoted = Bitboard::EMPTY;
    if piece.role == Role::Pawn && visits.absorbed >> piece.color as u8 & 1 != 0 {
        squares |= piece.color.last_rank().into();
        promoted = piece.promoted;
    }
    PieceReach { squares: squares & piece.squares, promoted, ..*piece }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::budget::Stop;
    use crate::prove::abstraction::narrow;

    /// The most positions of each closure.
    const MOST: usize = 8_000;

    /// Plays everything that can follow and looks for a piece on a square that was ruled out for its kind.
    #[test]
    fn no_line_leaves_the_squares_that_are_found() {
        let mut narrowed = 0;
        for fen in [
            // The white king is caged, and any move that could open the cage mates.
            "8/1k6/p7/8/8/5pp1/P5p1/6Kb w - - 0 1",
            "8/6k1/7p/4n3/8/1pp5/1p5P/bK6 w - - 0 1",
            "8/1k6/p3p3/4P3/3b4/5pp1/P5p1/6Kb w - - 0 1",
            "4k3/8/1b6/p1p1p1p1/P1P1P1P1/8/4B3/4K3 w - - 0 1",
            "k7/8/8/2p1p3/1pPpP3/1P1P4/1N6/K7 w - - 0 1",
            "8/1k6/8/p2p4/P2P1p2/5P1n/5P1p/7K b - - 0 1",
            "3b4/1k6/8/1p1p1p2/1P1P1P2/2n1p3/4P1N1/4K3 w - - 0 1",
            "1k6/1P1p3p/NP3p2/1P5p/8/3P4/5PKP/8 b - - 0 1",
            "r3k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K2R w Kq - 0 1",
            "8/8/1p1p1k2/pPpPp3/P1P1P1p1/6P1/3N4/K2b4 b - - 0 1",
            "8/7k/8/pp6/1Pp1p1p1/P1P1P1P1/1b4B1/6K1 w - - 0 1",
        ] {
            let Ok(root) = fen.parse::<Position>() else { panic!("{fen} cannot be read") };
            for winner in Color::ALL {
                let wide = Reach::of(&root);
                let mut reach = wide.clone();
                narrow(&root, &mut reach, winner, 4_000, &mut Boards { left: 100_000, stop: Stop::NEVER });
                let sizes =
                    [&wide, &reach].map(|reach| reach.pieces().iter().map(|piece| piece.all().len()).sum::<usize>());
                narrowed += usize::from(sizes[1] < sizes[0]);
                follow(&root, &reach, winner);
            }
        }
        assert!(narrowed >= 4, "only {narrowed} were narrowed");
    }

    fn follow(root: &Position, reach: &Reach, winner: Color) {
        let mut seen = HashSet::from([*root]);
        let mut open = vec![*root];
        let mut next = 0;
        while let Some(&position) = open.get(next) {
            next += 1;
            for (square, piece) in position.board().iter() {
                let stands = |reach: &PieceReach| {
                    let is_it = reach.role == piece.role && reach.squares.contains(square);
                    reach.color == piece.color && (is_it || reach.promoted.contains(square))
                };
                assert!(reach.pieces().iter().any(stands), "{root} {winner}: {square} in {position}");
            }
            // A bare king cannot mate, so what follows does not matter.
            if position.board().color(winner).len() > 1 && open.len() < MOST {
                open.extend(position.legal_moves().map(board::LegalMove::play).filter(|&next| seen.insert(next)));
            }
        }
    }
}
