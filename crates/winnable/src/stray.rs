//! Men stray a little before a mate is looked for again: what stood in the way may not do so then.

use board::{Bitboard, Move, Role, Square};

use crate::chance::Chance;
use crate::diagram::Diagram;
use crate::sight::attacks;

/// Men drawn before it is given up.
const DRAWS: usize = 6;

/// Draws moves, always the same ones.
pub(crate) struct Stray {
    chance: Chance,
}

impl Stray {
    pub(crate) fn new() -> Self {
        Self { chance: Chance::new(0x9e37_79b9_7f4a_7c15) }
    }

    /// Draws a square of a set.
    fn draw_from(&mut self, set: Bitboard) -> Option<Square> {
        if set.is_empty() {
            return None;
        }
        let skipped = self.chance.below(set.len());
        set.into_iter().nth(skipped)
    }

    /// Finds a move that takes nothing and gives no check.
    pub(crate) fn find(&mut self, diagram: &Diagram) -> Option<Move> {
        let color = diagram.turn();
        let board = diagram.board();
        let occupied = board.occupied();
        let own = board.color(color);
        let other = diagram.king(!color);
        for _ in 0..DRAWS {
            let from = self.draw_from(own)?;
            let role = board.role_at(from)?;
            let reach = if role == Role::Pawn {
                from.ahead(color).filter(|to| to.rank() != color.last_rank()).map_or(Bitboard::EMPTY, Bitboard::from)
            } else {
                attacks(role, color, from, occupied)
            };
            let Some(to) = self.draw_from(reach.without(occupied)) else { continue };
            let seen = attacks(role, color, to, occupied.without(from.into()));
            if !seen.contains(other) && diagram.is_safe(from, to) {
                return Some(Move::new(from, to));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Position;

    #[test]
    fn strays_are_legal_and_quiet() {
        let mut position = Position::initial();
        let mut stray = Stray::new();
        for _ in 0..400 {
            let Some(mv) = stray.find(&Diagram::new(&position)) else { continue };
            let men = position.board().occupied().len();
            position = position.legal(mv).map_or_else(|error| panic!("{error}"), board::LegalMove::play);
            assert_eq!(position.board().occupied().len(), men);
        }
        assert!(position.move_number() > 50);
    }
}
