//! Moves as chess engines write them.

use std::fmt;
use std::str::FromStr;

use crate::{Bitboard, File, LegalMove, Move, Position, Role};

/// A text is not a UCI move.
///
/// ```
/// use board::Move;
/// let error = "e2-e4".parse::<Move>().unwrap_err();
/// assert_eq!(error.to_string(), "\"e2-e4\" is no move, expected two squares and perhaps a piece letter, such as e2e4 or e7e8q");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is no move, expected two squares and perhaps a piece letter, such as e2e4 or e7e8q")]
pub struct UciError {
    /// The text that was found.
    pub found: String,
}

impl FromStr for Move {
    type Err = UciError;

    /// Reads two squares and possibly a promotion. [`Position::legal`] tells whether the move is legal.
    fn from_str(text: &str) -> Result<Self, UciError> {
        let read = || {
            let from = text.get(0..2)?.parse().ok()?;
            let to = text.get(2..4)?.parse().ok()?;
            let mut rest = text.get(4..)?.chars();
            Some(match (rest.next(), rest.next()) {
                (None, _) => Self::new(from, to),
                (Some(letter), None) => Self::promoting(from, to, Role::from_letter(letter)?),
                _ => return None,
            })
        };
        read().ok_or_else(|| UciError { found: text.to_owned() })
    }
}

/// A legal move as UCI.
///
/// Castling is written by the king's squares (`e1g1`) if the king is on the e-file and the rooks of all rights on the a- and
/// h-files; otherwise as the king taking its rook, as Chess960 needs it. Both forms are always read.
///
/// ```
/// use board::Position;
/// let standard: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ -".parse()?;
/// let castling = standard.legal("e1h1".parse()?)?;
/// assert_eq!(castling.uci().to_string(), "e1g1");
/// let other: Position = "4k3/8/8/8/8/8/8/4K1R1 w G -".parse()?;
/// assert_eq!(other.legal("e1g1".parse()?)?.uci().to_string(), "e1g1");
/// let third: Position = "4k3/8/8/8/8/8/8/3K3R w H -".parse()?;
/// assert_eq!(third.legal("d1g1".parse()?)?.uci().to_string(), "d1h1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uci(Move);

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl LegalMove<'_> {
    /// Returns the move as UCI.
    pub fn uci(self) -> Uci {
        self.position().uci(self.to_move())
    }
}

impl Position {
    /// Returns a legal move of this position as UCI.
    pub fn uci(&self, mv: Move) -> Uci {
        let is_castling = self.board().color(self.turn()).contains(mv.to());
        if is_castling && self.castles_in_the_standard_way() {
            let (king_to, _) = crate::core::castled(mv.from(), mv.to());
            return Uci(Move::new(mv.from(), king_to));
        }
        Uci(mv)
    }

    fn castles_in_the_standard_way(&self) -> bool {
        let corners = Bitboard::from(File::A) | File::H.into();
        self.king(self.turn()).file() == File::E && (self.castling() & !corners).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_squares_and_a_piece_are_a_move() {
        for text in ["", "e2", "e2e", "e2e9", "e7e8x", "e7e8qq", "é2e4", "e2é4", "0000"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        assert_eq!("e7e8Q".parse::<Move>().unwrap().promotion(), Some(Role::Queen));
    }
}
