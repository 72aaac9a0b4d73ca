//! Mates by one piece and the two kings, while all other pieces only wait.
//!
//! Behind a wall of pawns a mate often needs one piece and the kings, which must step aside for it and come back. A search over
//! all pieces looks at the placements of every other piece too. Here a piece that is not needed leaves its square only to
//! make a waiting move and returns with the next one, so few positions are left, and all of them are searched. Finding nothing
//! proves nothing.

use board::{Color, LegalMove, Move, Position, Role, Square};

use crate::budget::Stop;
use crate::find::quiet_reach::QuietReach;
use crate::search::best_first::{Goal, Node, Search, Step};

/// Positions searched for each lone piece.
const EACH: usize = 4_000;

/// A piece that has made a waiting move: its home square and the square it stands on.
type Waiter = Option<(Square, Square)>;

/// The roles of the pieces in a position.
#[derive(Clone, Copy)]
struct Roles {
    lone: Square,
    /// The waiting piece of each color.
    waiters: [Waiter; 2],
}

/// Tries each piece of the winner as the lone piece, with at most `most` positions in all.
///
/// Returns the line to a mate if there is one, and the number of positions searched.
pub(crate) fn find(root: &Position, winner: Color, most: usize, stop: Stop<'_>) -> (Option<Vec<Move>>, usize) {
    let board = root.board();
    let idle = QuietReach::of(board).still | board.role(Role::King) | board.role(Role::Pawn);
    let mut search = Search::new();
    let mut spent = 0;
    for lone in board.color(winner).without(idle) {
        let roles = Roles { lone, waiters: [None; 2] };
        let mate = search.run(root, roles, &LonePiece { winner }, EACH.min(most - spent), stop).pop();
        spent = most.min(spent + search.visited());
        if mate.is_some() || spent == most {
            return (mate.map(|end| end.line), spent);
        }
    }
    (None, spent)
}

/// The goal: mate by the lone piece and the kings.
struct LonePiece {
    winner: Color,
}

impl Goal for LonePiece {
    type Mark = Roles;
    const WEIGHT: u32 = 0;
    const WAITS: usize = 2;

    fn step(&self, from: &Node<Roles>, legal: LegalMove<'_>, child: &Position) -> Step<Roles> {
        let step = from.mark.step(legal, self.winner);
        let is_mate = || child.turn() != self.winner && child.is_checkmate();
        if !matches!(step, Step::Drop) && is_mate() { Step::Reached } else { step }
    }
}

impl Roles {
    /// Follows moves of the kings and the lone piece, and lets one other piece of each side wait at a time.
    fn step(self, legal: LegalMove<'_>, winner: Color) -> Step<Self> {
        let (mv, color) = (legal.to_move(), legal.position().turn());
        if color != winner && mv.to() == self.lone {
            return Step::Drop;
        }
        if legal.role() == Role::King {
            return Step::Follow(0, self);
        }
        if color == winner && mv.from() == self.lone {
            return Step::Follow(0, Self { lone: mv.to(), ..self });
        }
        let board = legal.position().board();
        if legal.role() == Role::Pawn || board.occupied().contains(mv.to()) {
            return Step::Drop;
        }
        let with = |waiter| {
            let mut waiters = self.waiters;
            waiters[color as usize] = waiter;
            Self { waiters, ..self }
        };
        match self.waiters[color as usize] {
            Some((home, at)) if mv.from() == at && mv.to() == home => Step::Follow(0, with(None)),
            Some((_, at)) if board.color(color).contains(at) => Step::Drop,
            _ => Step::Wait(0, 0, with(Some((mv.from(), mv.to())))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bishop_gets_behind_a_wall_while_the_kings_step_aside() {
        let mut position: Position = "b2B2b1/8/8/8/6p1/1p1p1pP1/1P1P1P1B/2BK1kBb w - - 0 1".parse().unwrap();
        let Some(line) = find(&position, Color::Black, 12_000, Stop::NEVER).0 else { panic!("no line") };
        for mv in line {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() == Color::White, "{position}");
    }
}
