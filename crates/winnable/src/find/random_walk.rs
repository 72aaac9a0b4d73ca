//! Random quiet moves: they change the position a little before patterns are tried again.

use board::{Bitboard, Move, Role, Square};

use crate::board::attacks::attacks;
use crate::board::light::LightBoard;
use crate::find::random::Random;

/// Pieces drawn in a position before giving up.
const DRAWS: usize = 6;

/// Draws quiet moves, the same in every run.
pub(crate) struct RandomWalk {
    chance: Random,
}

impl RandomWalk {
    pub(crate) fn new() -> Self {
        Self { chance: Random::new(0x9e37_79b9_7f4a_7c15) }
    }

    /// Draws a square of a set.
    fn draw_from(&mut self, set: Bitboard) -> Option<Square> {
        if set.is_empty() {
            return None;
        }
        let skipped = self.chance.below(set.len());
        set.into_iter().nth(skipped)
    }

    /// Returns a random move that captures nothing and gives no check.
    pub(crate) fn find(&mut self, light: &LightBoard) -> Option<Move> {
        let color = light.turn();
        let board = light.board();
        let occupied = board.occupied();
        let own = board.color(color);
        let other = light.king(!color);
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
            if !seen.contains(other) && light.is_safe(from, to) {
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
    fn random_moves_are_legal_and_quiet() {
        let mut position = Position::initial();
        let mut walk = RandomWalk::new();
        for _ in 0..400 {
            let Some(mv) = walk.find(&LightBoard::new(&position)) else { continue };
            let pieces = position.board().occupied().len();
            position = position.legal(mv).map_or_else(|error| panic!("{error}"), board::LegalMove::play);
            assert_eq!(position.board().occupied().len(), pieces);
        }
        assert!(position.move_number() > 50);
    }
}
