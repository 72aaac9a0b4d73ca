//! One man hunts alone with the kings, while all others wait where they stand.
//!
//! Behind a wall a mate often needs one man and the two kings, who must step aside for it and come back; the other men only
//! take the turn. In a search over all men those placings drown among the placings of a swarm. Here a man who is not needed
//! leaves its square only to wait, and comes back with the next waiting move, so that few placings are left and all of them
//! are looked at. It proves nothing when it finds nothing.

use board::{Bitboard, Color, LegalMove, Move, Position, Role, Square};

use super::quiet::Quiet;
use crate::visited::Visited;

/// Ways to wait that are looked at in a position.
const WAITS: usize = 2;

/// Positions looked at for each man who hunts.
const EACH: usize = 4_000;

/// A man who waits: where it stood and where it stands.
type Waiter = Option<(Square, Square)>;

/// What the board does not tell of a position.
#[derive(Clone, Copy)]
struct Cast {
    hunter: Square,
    /// By color.
    waiters: [Waiter; 2],
}

/// Lets one man after the other hunt until so many positions have been seen; gives the line if one mates, and how many were
/// seen.
pub(crate) fn run(root: &Position, winner: Color, most: usize) -> (Option<Vec<Move>>, usize) {
    let board = root.board();
    let idle = Quiet::of(board).still | board.role(Role::King) | board.role(Role::Pawn);
    let mut visited = Visited::new();
    let mut spent = 0;
    for hunter in board.color(winner).without(idle) {
        let mate = hunt(root, winner, hunter, EACH.min(most - spent), &mut visited);
        spent = most.min(spent + visited.len());
        if mate.is_some() || spent == most {
            return (mate, spent);
        }
    }
    (None, spent)
}

/// Looks at all placings of the kings and one man, the nearest first.
fn hunt(root: &Position, winner: Color, hunter: Square, most: usize, visited: &mut Visited) -> Option<Vec<Move>> {
    visited.clear();
    visited.insert(root, None, 0);
    let mut casts = vec![Cast { hunter, waiters: [None; 2] }];
    let mut next = 0;
    while next < casts.len() && casts.len() < most {
        let (node, cast) = (next as u32, casts[next]);
        next += 1;
        let position = *visited.position(node);
        let mut waits = 0;
        for legal in position.legal_moves() {
            let Some(cast) = cast.after(legal, winner, &mut waits) else { continue };
            let child = legal.play();
            if visited.insert(&child, Some((node, legal.to_move())), 0).is_none() {
                continue;
            }
            if child.turn() != winner && child.is_checkmate() {
                return Some(visited.line(casts.len() as u32));
            }
            casts.push(cast);
        }
    }
    None
}

impl Cast {
    /// Tells who stands where after a move, if it is one of a king or the hunter, or waits.
    fn after(self, legal: LegalMove<'_>, winner: Color, waits: &mut usize) -> Option<Self> {
        let (mv, color) = (legal.to_move(), legal.position().turn());
        if color != winner && mv.to() == self.hunter {
            return None;
        }
        if legal.role() == Role::King {
            return Some(self);
        }
        if color == winner && mv.from() == self.hunter {
            return Some(Self { hunter: mv.to(), ..self });
        }
        let taken = Bitboard::from(mv.to()) & legal.position().board().occupied();
        if legal.role() == Role::Pawn || taken.has_any() {
            return None;
        }
        let waiter = match self.waiters[color as usize] {
            Some((home, at)) if mv.from() == at && mv.to() == home => None,
            Some((_, at)) if legal.position().board().color(color).contains(at) => return None,
            _ if *waits == WAITS => return None,
            _ => {
                *waits += 1;
                Some((mv.from(), mv.to()))
            }
        };
        let mut waiters = self.waiters;
        waiters[color as usize] = waiter;
        Some(Self { waiters, ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bishop_gets_behind_a_wall_while_the_kings_step_aside() {
        let mut position: Position = "b2B2b1/8/8/8/6p1/1p1p1pP1/1P1P1P1B/2BK1kBb w - - 0 1".parse().unwrap();
        let Some(line) = run(&position, Color::Black, 12_000).0 else { panic!("no line") };
        for mv in line {
            position = position.legal(mv).unwrap().play();
        }
        assert!(position.is_checkmate() && position.turn() == Color::White, "{position}");
    }
}
