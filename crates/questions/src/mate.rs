//! Which sides can still mate, by which moves, and the squares that the kings can reach.

use board::{Bitboard, ByColor, Color, Move, Position};
use winnable::{Budget, Why, Winnable, king_squares, verdict};

/// For each side that was asked about, whether it can mate, and the line or the reason.
///
/// ```
/// use board::{Color, Position};
/// use questions::CanMate;
/// let can_mate = CanMate::of(&Position::initial(), |color| color.is_white());
/// assert!(can_mate.side(Color::White).is_some_and(|verdict| verdict.is_yes()));
/// assert!(can_mate.line(Color::White).is_some());
/// assert_eq!(can_mate.side(Color::Black), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
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

    /// Returns the answer for a board from which play cannot continue.
    pub(crate) fn unknown() -> Self {
        Self(ByColor::from_fn(|_| Some(Winnable::Unknown(0))))
    }

    /// Returns the answer for a side, if it was asked about.
    pub fn side(&self, side: Color) -> Option<&Winnable> {
        self.0[side].as_ref()
    }

    /// Returns a series of legal moves that ends with a side giving mate, if there is one.
    pub fn line(&self, side: Color) -> Option<&[Move]> {
        self.side(side).and_then(Winnable::line)
    }

    /// Returns why a side can never mate, if it cannot.
    pub fn why_not(&self, side: Color) -> Option<Why> {
        match self.0[side] {
            Some(Winnable::No(why)) => Some(why),
            _ => None,
        }
    }

    /// Returns whether neither side can mate, if that follows from what was asked.
    pub fn dead(&self) -> Option<bool> {
        let [white, black] = Color::ALL.map(|side| self.side(side).and_then(Winnable::known));
        match (white, black) {
            (Some(true), _) | (_, Some(true)) => Some(false),
            (Some(false), Some(false)) => Some(true),
            _ => None,
        }
    }
}

/// Returns the squares that each king can ever reach, whatever both players do.
pub fn king_reach(position: &Position) -> ByColor<Bitboard> {
    ByColor::from_fn(|side| king_squares(position, side))
}
