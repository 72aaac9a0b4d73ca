//! The 64 squares, their files and their ranks.

use std::fmt;
use std::str::FromStr;

use crate::Color;

/// A square of the board, `A1` to `H8`.
///
/// ```
/// use board::{File, Rank, Square};
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::E4);
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert!("e9".parse::<Square>().is_err());
/// # Ok::<(), board::SquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "a square is its name")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// All squares from `A1`, `B1` … to `H8`.
    #[rustfmt::skip]
    pub const ALL: [Self; 64] = [
        Self::A1, Self::B1, Self::C1, Self::D1, Self::E1, Self::F1, Self::G1, Self::H1,
        Self::A2, Self::B2, Self::C2, Self::D2, Self::E2, Self::F2, Self::G2, Self::H2,
        Self::A3, Self::B3, Self::C3, Self::D3, Self::E3, Self::F3, Self::G3, Self::H3,
        Self::A4, Self::B4, Self::C4, Self::D4, Self::E4, Self::F4, Self::G4, Self::H4,
        Self::A5, Self::B5, Self::C5, Self::D5, Self::E5, Self::F5, Self::G5, Self::H5,
        Self::A6, Self::B6, Self::C6, Self::D6, Self::E6, Self::F6, Self::G6, Self::H6,
        Self::A7, Self::B7, Self::C7, Self::D7, Self::E7, Self::F7, Self::G7, Self::H7,
        Self::A8, Self::B8, Self::C8, Self::D8, Self::E8, Self::F8, Self::G8, Self::H8,
    ];

    /// Returns the square on a file and a rank.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self::wrapping(file as u8 | (rank as u8) << 3)
    }

    /// Returns the square with an index from 0 (`A1`) to 63 (`H8`).
    ///
    /// Higher bits are ignored; the compiler removes the masking where it knows the range.
    #[inline]
    #[rustfmt::skip]
    pub(crate) const fn wrapping(index: u8) -> Self {
        match index & 63 {
            0 => Self::A1, 1 => Self::B1, 2 => Self::C1, 3 => Self::D1, 4 => Self::E1, 5 => Self::F1, 6 => Self::G1, 7 => Self::H1,
            8 => Self::A2, 9 => Self::B2, 10 => Self::C2, 11 => Self::D2, 12 => Self::E2, 13 => Self::F2, 14 => Self::G2, 15 => Self::H2,
            16 => Self::A3, 17 => Self::B3, 18 => Self::C3, 19 => Self::D3, 20 => Self::E3, 21 => Self::F3, 22 => Self::G3, 23 => Self::H3,
            24 => Self::A4, 25 => Self::B4, 26 => Self::C4, 27 => Self::D4, 28 => Self::E4, 29 => Self::F4, 30 => Self::G4, 31 => Self::H4,
            32 => Self::A5, 33 => Self::B5, 34 => Self::C5, 35 => Self::D5, 36 => Self::E5, 37 => Self::F5, 38 => Self::G5, 39 => Self::H5,
            40 => Self::A6, 41 => Self::B6, 42 => Self::C6, 43 => Self::D6, 44 => Self::E6, 45 => Self::F6, 46 => Self::G6, 47 => Self::H6,
            48 => Self::A7, 49 => Self::B7, 50 => Self::C7, 51 => Self::D7, 52 => Self::E7, 53 => Self::F7, 54 => Self::G7, 55 => Self::H7,
            56 => Self::A8, 57 => Self::B8, 58 => Self::C8, 59 => Self::D8, 60 => Self::E8, 61 => Self::F8, 62 => Self::G8, 63 => Self::H8,
            _ => unreachable!(),
        }
    }

    /// Returns the square with an index from 0 (`A1`) to 63 (`H8`), if it is in that range.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 { Some(Self::wrapping(index as u8)) } else { None }
    }

    /// Returns the index of the square, 0 for `A1`, 7 for `H1`, 63 for `H8`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the file of the square.
    #[inline]
    pub const fn file(self) -> File {
        File::wrapping(self as u8)
    }

    /// Returns the rank of the square.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::wrapping(self as u8 >> 3)
    }

    /// Returns the same square seen from the other side of the board (`E2` ↔ `E7`).
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::wrapping(self as u8 ^ 0o70)
    }

    /// Returns the square that mirrors this one between left and right (`A2` ↔ `H2`).
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::wrapping(self as u8 ^ 7)
    }

    /// Returns the square straight ahead of a pawn of this color; `None` on the last rank.
    pub const fn ahead(self, color: Color) -> Option<Self> {
        match color {
            Color::White => Self::from_index(self as usize + 8),
            Color::Black => Self::from_index((self as usize).wrapping_sub(8)),
        }
    }

    /// Returns whether this is a light square; `A1` is dark.
    pub const fn is_light(self) -> bool {
        (self as u8 ^ (self as u8 >> 3)) & 1 != 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

/// A text is not the name of a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is no square, expected a letter a–h and a digit 1–8 such as \"e4\"")]
pub struct SquareError {
    /// The text that was found.
    pub found: String,
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let mut chars = text.chars();
        let file = chars.next().and_then(File::from_letter);
        let rank = chars.next().and_then(Rank::from_digit);
        match (file, rank, chars.next()) {
            (Some(file), Some(rank), None) => Ok(Self::new(file, rank)),
            _ => Err(SquareError { found: text.to_owned() }),
        }
    }
}

/// A file of the board: eight squares from White's side to Black's.
///
/// ```
/// use board::{File, Square};
/// assert_eq!(Square::C7.file(), File::C);
/// assert_eq!(File::from_letter('h'), Some(File::H));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "a file is its letter")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files from `A` to `H`.
    pub const ALL: [Self; 8] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    #[inline]
    pub(crate) const fn wrapping(index: u8) -> Self {
        match index & 7 {
            0 => Self::A,
            1 => Self::B,
            2 => Self::C,
            3 => Self::D,
            4 => Self::E,
            5 => Self::F,
            6 => Self::G,
            7 => Self::H,
            _ => unreachable!(),
        }
    }

    /// Reads a lower-case file letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Some(Self::wrapping(letter as u8 - b'a')),
            _ => None,
        }
    }

    /// Returns the lower-case letter of the file.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A rank of the board: eight squares from left to right.
///
/// ```
/// use board::{Rank, Square};
/// assert_eq!(Square::C7.rank(), Rank::Seventh);
/// assert_eq!(Rank::from_digit('4'), Some(Rank::Fourth));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "a rank is its number")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks from White's side to Black's.
    pub const ALL: [Self; 8] =
        [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fifth, Self::Sixth, Self::Seventh, Self::Eighth];

    #[inline]
    pub(crate) const fn wrapping(index: u8) -> Self {
        match index & 7 {
            0 => Self::First,
            1 => Self::Second,
            2 => Self::Third,
            3 => Self::Fourth,
            4 => Self::Fifth,
            5 => Self::Sixth,
            6 => Self::Seventh,
            7 => Self::Eighth,
            _ => unreachable!(),
        }
    }

    /// Reads a digit from `1` to `8`.
    pub const fn from_digit(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self::wrapping(digit as u8 - b'1')),
            _ => None,
        }
    }

    /// Returns the digit of the rank.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_keep_their_index_and_name() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(Square::from_index(index), Some(square));
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
        }
        assert_eq!(Square::from_index(64), None);
    }

    #[test]
    fn the_right_hand_corner_is_light() {
        assert!(Square::H1.is_light());
        assert!(!Square::A1.is_light());
    }

    #[test]
    fn a_square_ends_with_its_second_letter() {
        for text in ["", "e", "e44", "é4", "E4", "i1", "a0"] {
            assert!(text.parse::<Square>().is_err(), "{text}");
        }
    }
}
