//! Closures over few men at a time, which tell where each of them gets at all.
//!
//! The squares of [`Reach`] know nothing of checks, mates and whose move it is: a pawn whose step would mate at once, or a
//! knight who never gets past such a step, seems to roam, and then all others seem to. So kings and pawns are followed
//! with one other man at a time, the rest being shadows on the squares found for them so far: at first those they stand
//! on. Wherever a man gets is added to its squares, and all is done again until nothing is added.
//!
//! Take a line of legal moves, and the first one after which some man stands outside its squares. Before it each shadow
//! was on one of its squares, so the closure in which that man is followed has followed the line and the move.

use board::{Bitboard, Color, Position, Role};

use super::stage::{Stage, Survey, slot};
use crate::reach::{Man, Reach};

/// How many men who free others are followed with all.
const MOST_BREAKERS: usize = 4;

/// What came of one attempt.
enum Outcome {
    /// Squares for every man.
    Settled(Vec<Man>),
    /// This man lets kings or pawns go where they cannot go without it.
    Broken(usize),
    Spent,
}

/// Narrows the sets of a position by closures over those who are followed and one man more; tells whether it did.
///
/// A man whose closure has more than `each` boards keeps its squares; `boards` are used up by all of them.
pub(super) fn narrow(
    position: &Position,
    reach: &mut Reach,
    winner: Color,
    followed: u32,
    each: usize,
    boards: &mut usize,
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
    for (known, man) in known.iter_mut().zip(&found) {
        *known = man.all();
    }
    let is_news = reach.men().iter().zip(known).any(|(man, known)| man.all().without(known).has_any());
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
    boards: &mut usize,
) -> Outcome {
    let len = reach.men().len();
    let everyone = if len < 32 { (1_u32 << len) - 1 } else { u32::MAX };
    let mut found: Vec<Man> = reach.men().iter().map(start).collect();
    // Those who are followed alone, then with one man more.
    let others = (0..len).filter(|index| followed >> index & 1 == 0).map(|index| 1_u32 << index);
    let mut casts: Vec<u32> = std::iter::once(0).chain(others).map(|more| followed | more).collect();
    let mut breaker = None;
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        let mut keep = Vec::with_capacity(casts.len());
        for cast in casts {
            let shadows = everyone & !cast;
            let view = reach.with(shadows, &found);
            let mut left = each.min(*boards);
            let allowed = left;
            let survey = Stage::new(&view, winner, shadows, 0b11).survey(position, &mut left);
            *boards -= allowed - left;
            if survey.is_none() && (cast == followed || *boards == 0) {
                return breaker.filter(|_| may_break && *boards > 0).map_or(Outcome::Spent, Outcome::Broken);
            }
            // Who is too much to follow may be wherever the reach allows.
            let learned = if survey.is_some() { cast } else { cast & !followed };
            for (index, man) in reach.men().iter().enumerate().filter(|(index, _)| learned >> index & 1 != 0) {
                let next = survey.as_ref().map_or(*man, |survey| stood(man, survey));
                let is_wider = found[index].widen(&next);
                if is_wider && cast != followed && followed >> index & 1 != 0 {
                    breaker = breaker.or(Some((cast & !followed).trailing_zeros() as usize));
                }
                is_settled &= !is_wider;
            }
            if survey.is_some() {
                keep.push(cast);
            }
        }
        casts = keep;
    }
    Outcome::Settled(found)
}

/// A man on the square it stands on.
fn start(man: &Man) -> Man {
    Man { squares: man.square.into(), promoted: Bitboard::EMPTY, ..*man }
}

/// Squares a man may have stood on, if men of its kind were seen on these.
fn stood(man: &Man, survey: &Survey) -> Man {
    let mut squares = survey.stood[man.color as usize][slot(man.role)];
    let mut promoted = Bitboard::EMPTY;
    if man.role == Role::Pawn && survey.faded >> man.color as u8 & 1 != 0 {
        squares |= man.color.last_rank().into();
        promoted = man.promoted;
    }
    Man { squares: squares & man.squares, promoted, ..*man }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::shadow::narrow;

    /// Positions of each game looked at.
    const MOST: usize = 8_000;

    /// Plays all that can be played, and looks whether somebody stands where nobody of its kind should.
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
                narrow(&root, &mut reach, winner, 4_000, &mut 100_000);
                let sizes = [&wide, &reach].map(|reach| reach.men().iter().map(|man| man.all().len()).sum::<usize>());
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
                let stands = |man: &&Man| {
                    let is_it = man.role == piece.role && man.squares.contains(square);
                    man.color == piece.color && (is_it || man.promoted.contains(square))
                };
                assert!(reach.men().iter().any(|man| stands(&man)), "{root} {winner}: {square} in {position}");
            }
            // A bare king mates nobody: what follows does not matter.
            if position.board().color(winner).len() > 1 && open.len() < MOST {
                open.extend(position.legal_moves().map(board::LegalMove::play).filter(|&next| seen.insert(next)));
            }
        }
    }
}
