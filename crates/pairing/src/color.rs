//! The two colours.

use std::fmt;
use std::ops::Not;

/// The colour of a player's pieces.
///
/// ```
/// use pairing::Color;
/// assert_eq!(!Color::White, Color::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// White.
    White,
    /// Black.
    Black,
}

impl Color {
    /// Gives the letter of report files.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// Counts White as one up and Black as one down.
    pub(crate) const fn sign(self) -> i32 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }
}

impl Not for Color {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
