//! The current turn: everything done since the player got the move.

use board::{Bitboard, ByColor, Color, Move, Role, Setup, Square};
use clock::Millis;

/// The player who has the move, and everything done in this turn.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// The player who has the move.
    pub(crate) player: Color,
    /// The board at the start of the turn.
    pub(crate) base: Setup,
    /// The touches that count, in order.
    pub(crate) touches: Vec<Touch>,
    /// The pieces that may be adjusted, until another is touched.
    pub(crate) adjusted: Bitboard,
    /// The most hands used at once.
    pub(crate) hands: u8,
    /// The move that the player must make: one written with a wrong claim, or made after the order to seal.
    pub(crate) bound: Option<Move>,
    /// The clocks at the start of the turn.
    pub(crate) clocks: ByColor<Millis>,
}

impl Turn {
    pub(super) fn new(player: Color, base: Setup, clocks: ByColor<Millis>) -> Self {
        Self { player, base, touches: Vec::new(), adjusted: Bitboard::EMPTY, hands: 1, bound: None, clocks }
    }

    /// Records a touch. One that changes nothing is not stored again, so the list stays short however often pieces are
    /// touched.
    pub(super) fn note(&mut self, touch: Touch) {
        let is_known = self.touches.contains(&touch);
        match touch {
            // The first move that was made counts.
            Touch::Made(_) if self.touches.iter().any(|known| matches!(known, Touch::Made(_))) => {}
            Touch::Piece { is_together: true, .. } if is_known => {}
            // A piece that was touched before only marks the start of another group of touches; one such mark is enough.
            Touch::Piece { square, is_together: false } if self.is_touched_before(square, self.touches.len()) => {
                if let Some(mark) = self.last_mark() {
                    self.touches.remove(mark);
                }
                self.touches.push(touch);
            }
            // Only the last piece that was released counts.
            Touch::Released { .. } => {
                self.touches.retain(|known| *known != touch);
                self.touches.push(touch);
            }
            Touch::Piece { .. } | Touch::Made(_) => self.touches.push(touch),
        }
    }

    /// Finds the last touch of a piece, if that piece was touched before.
    fn last_mark(&self) -> Option<usize> {
        let last = self.touches.iter().rposition(|touch| matches!(touch, Touch::Piece { .. }))?;
        match self.touches[last] {
            Touch::Piece { square, is_together: false } => self.is_touched_before(square, last).then_some(last),
            _ => None,
        }
    }

    /// Tells whether a piece is among the first touches.
    fn is_touched_before(&self, square: Square, first: usize) -> bool {
        let touched = |touch: &Touch| matches!(*touch, Touch::Piece { square: known, .. } if known == square);
        self.touches[..first].iter().any(touched)
    }
}

/// A touch that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// A touched piece, and whether the one before was touched at the same time in an unknown order.
    Piece {
        /// Its square.
        square: Square,
        /// Whether the order is unknown.
        is_together: bool,
    },
    /// A piece released as part of a move that is not finished.
    Released {
        /// The square where it was released.
        square: Square,
        /// The kind of piece.
        role: Role,
    },
    /// A legal move that was made, and then changed before the press.
    Made(Move),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editions::Values;
    use crate::regulations::Regulations;
    use crate::rules::moving::{Choices, duty};

    fn turn(position: &board::Position) -> Turn {
        Turn::new(position.turn(), position.to_setup(), ByColor::default())
    }

    /// Returns pseudo-random numbers from a fixed sequence.
    fn draw(state: &mut u64, below: usize) -> usize {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) as usize % below
    }

    fn touch(state: &mut u64, occupied: &[Square]) -> Touch {
        let square = occupied[draw(state, occupied.len())];
        match draw(state, 12) {
            0 => Touch::Released { square: Square::G1, role: Role::King },
            1 => Touch::Made(Move::new(Square::E1, square)),
            number => Touch::Piece { square, is_together: number > 7 },
        }
    }

    #[test]
    fn touches_that_are_left_out_change_no_duty() {
        let position: board::Position = "r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
        let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
        let regulations = Regulations::default();
        let values: &Values = regulations.values();
        let mut state = 5;
        for _ in 0..2_000 {
            let (mut kept, mut all) = (turn(&position), Vec::new());
            for _ in 0..draw(&mut state, 14) {
                let touch = touch(&mut state, &occupied);
                kept.note(touch);
                all.push(touch);
                let choices = Choices::Legal(&position);
                assert_eq!(duty(choices, &kept.touches, values), duty(choices, &all, values), "{all:?}");
            }
        }
    }

    #[test]
    fn the_list_does_not_grow_with_the_number_of_touches() {
        let position: board::Position = "r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
        let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
        let mut turn = turn(&position);
        let mut state = 9;
        for _ in 0..10_000 {
            turn.note(touch(&mut state, &occupied));
        }
        assert!(turn.touches.len() <= 5 * occupied.len(), "{} touches are kept", turn.touches.len());
    }
}
