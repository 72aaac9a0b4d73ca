//! Who can still mate, by which moves, and where the kings can get.

use board::{Bitboard, ByColor, Color, Move, Position};
use winnable::{Budget, Why, Winnable, helpmate, king_squares, verdict};

/// For each side that was asked about, whether it can mate.
///
/// ```
/// use board::{Color, Position};
/// use questions::CanMate;
/// let can_mate = CanMate::of(&Position::initial(), |color| color.is_white());
/// assert!(can_mate.side(Color::White).is_some_and(|verdict| verdict.is_yes()));
/// assert_eq!(can_mate.side(Color::Black), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CanMate(ByColor<Option<Winnable>>);

impl CanMate {
    /// Asks about some sides of a position.
    pub fn of(position: &Position, asked: impl Fn(Color) -> bool) -> Self {
        Self::within(position, asked, Budget::DEFAULT)
    }

    /// Asks about some sides of a position, with a budget for each.
    pub fn within(position: &Position, asked: impl Fn(Color) -> bool, budget: Budget<'_>) -> Self {
        Self(ByColor::from_fn(|side| asked(side).then(|| verdict(position, side, budget))))
    }

    /// Answers for a board on which nobody can play.
    pub(crate) fn unknown() -> Self {
        Self(ByColor::both(Some(Winnable::Unknown)))
    }

    /// Returns the answer for a side, if it was asked about.
    pub fn side(self, side: Color) -> Option<Winnable> {
        self.0[side]
    }

    /// Returns why a side can never mate, if it cannot.
    pub fn why_not(self, side: Color) -> Option<Why> {
        match self.0[side] {
            Some(Winnable::No(why)) => Some(why),
            _ => None,
        }
    }

    /// Tells whether neither side can mate, if that follows from what was asked.
    pub fn dead(self) -> Option<bool> {
        let [white, black] = [self.0.white, self.0.black].map(|verdict| verdict.and_then(Winnable::known));
        match (white, black) {
            (Some(true), _) | (_, Some(true)) => Some(false),
            (Some(false), Some(false)) => Some(true),
            _ => None,
        }
    }
}

/// Finds a series of legal moves that ends with a side giving mate.
pub fn mating_line(position: &Position, side: Color, budget: Budget<'_>) -> Option<Vec<Move>> {
    helpmate(position, side, budget)
}

/// Finds the squares on which each king may ever stand, whatever both players do.
pub fn king_reach(position: &Position) -> ByColor<Bitboard> {
    ByColor::from_fn(|side| king_squares(position, side))
}
