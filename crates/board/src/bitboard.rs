//! Sets of squares.

use std::fmt;
use std::num::NonZeroU64;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{File, Rank, Square};

/// A set of squares, one bit each.
///
/// ```
/// use board::{Bitboard, Rank, Square};
/// let squares = Bitboard::from(Square::E4) | Bitboard::from(Square::D4);
/// assert_eq!(squares.len(), 2);
/// assert!(squares.contains(Square::D4));
/// assert_eq!(squares & Bitboard::from(Rank::Fifth), Bitboard::EMPTY);
/// assert_eq!(squares.into_iter().collect::<Vec<_>>(), [Square::D4, Square::E4]);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);

    /// Returns whether there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether there is a square in the set.
    #[inline]
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// Returns whether there are two squares or more in the set.
    #[inline]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Counts the squares.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square as u8 & 1 != 0
    }

    /// Finds the first square, counted from `A1` along the ranks.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        match NonZeroU64::new(self.0) {
            Some(bits) => Some(Square::wrapping(bits.trailing_zeros() as u8)),
            None => None,
        }
    }

    /// Finds the last square, counted from `A1` along the ranks.
    #[inline]
    pub const fn last(self) -> Option<Square> {
        match NonZeroU64::new(self.0) {
            Some(bits) => Some(Square::wrapping(63 - bits.leading_zeros() as u8)),
            None => None,
        }
    }

    /// Returns the set without those of another set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square as u8;
    }

    /// Removes a square.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square as u8);
    }

    /// Returns the same set seen from the other side of the board.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// Returns the set mirrored between left and right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.swap_bytes().reverse_bits())
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self(1 << square as u8)
    }
}

impl From<File> for Bitboard {
    #[inline]
    fn from(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file as u8)
    }
}

impl From<Rank> for Bitboard {
    #[inline]
    fn from(rank: Rank) -> Self {
        Self(0xff << (8 * rank as u8))
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.into())
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, one after the other.
///
/// ```
/// use board::{Bitboard, File};
/// let names: Vec<String> = Bitboard::from(File::C).into_iter().map(|s| s.to_string()).collect();
/// assert_eq!(names.join(" "), "c1 c2 c3 c4 c5 c6 c7 c8");
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

impl BitAnd for Bitboard {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|square| square.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_squares_are_light() {
        let light: Bitboard = Square::ALL.into_iter().filter(|square| square.is_light()).collect();
        assert_eq!(light, Bitboard::LIGHT);
    }

    #[test]
    fn flipping_and_mirroring_follow_the_squares() {
        let set: Bitboard = [Square::A1, Square::C2, Square::H7].into_iter().collect();
        assert_eq!(set.flipped(), set.into_iter().map(Square::flipped).collect());
        assert_eq!(set.mirrored(), set.into_iter().map(Square::mirrored).collect());
        assert_eq!((set.first(), set.last()), (Some(Square::A1), Some(Square::H7)));
    }
}
