//! The pieces on their squares, in 32 bytes.

use std::fmt;

use crate::attacks;
use crate::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// The pieces on their squares, and nothing else.
///
/// Four sets of squares are enough: White's pieces, and one set for each of the three bits of a [`Role`]. So a piece is
/// placed or removed without reading what was there, and the pieces that move diagonally are found from two sets.
///
/// ```
/// use board::{Board, Color, Piece, Role, Square};
/// let mut board = Board::INITIAL;
/// assert_eq!(board.piece_at(Square::D8), Piece::from_letter('q'));
/// board.set(Square::D8, None);
/// assert_eq!(board.pieces(Color::Black, Role::Queen).len(), 0);
/// assert_eq!(board.occupied().len(), 31);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) white: Bitboard,
    /// Pawns, kings, bishops and queens.
    pub(crate) low: Bitboard,
    /// Knights, kings, rooks and queens.
    pub(crate) middle: Bitboard,
    /// Bishops, rooks and queens.
    pub(crate) high: Bitboard,
}

impl Board {
    /// A board with no pieces.
    pub const EMPTY: Self = Self { white: Bitboard(0), low: Bitboard(0), middle: Bitboard(0), high: Bitboard(0) };

    /// The board at the start of a game (Article 2.3).
    pub const INITIAL: Self = Self {
        white: Bitboard(0x0000_0000_0000_ffff),
        low: Bitboard(0x3cff_0000_0000_ff3c),
        middle: Bitboard(0xdb00_0000_0000_00db),
        high: Bitboard(0xad00_0000_0000_00ad),
    };

    /// Finds the squares with a piece on them.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.low.0 | self.middle.0 | self.high.0)
    }

    /// Finds the pieces of one player.
    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => Bitboard(self.occupied().0 & !self.white.0),
        }
    }

    /// Finds the pieces of one kind, of both players.
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        let (low, middle, high) = (self.low.0, self.middle.0, self.high.0);
        Bitboard(match role {
            Role::Pawn => low & !middle & !high,
            Role::Knight => middle & !low & !high,
            Role::King => low & middle & !high,
            Role::Bishop => low & !middle & high,
            Role::Rook => middle & !low & high,
            Role::Queen => low & middle & high,
        })
    }

    /// Finds the pieces of one kind of one player.
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.color(color).0 & self.role(role).0)
    }

    /// Finds the pieces of both players that move diagonally along lines: bishops and queens.
    #[inline]
    pub(crate) const fn diagonal(&self) -> Bitboard {
        Bitboard(self.low.0 & self.high.0)
    }

    /// Finds the pieces of both players that move along files and ranks: rooks and queens.
    #[inline]
    pub(crate) const fn orthogonal(&self) -> Bitboard {
        Bitboard(self.middle.0 & self.high.0)
    }

    /// Finds the kind of piece on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        let bit = |set: Bitboard| (set.0 >> square as u8 & 1) as u8;
        Role::from_code(bit(self.low) | bit(self.middle) << 1 | bit(self.high) << 2)
    }

    /// Finds the color of the piece on a square.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        if self.white.contains(square) {
            Some(Color::White)
        } else if self.occupied().contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// Finds the piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.white.contains(square) { Color::White } else { Color::Black };
        Some(Piece { color, role: self.role_at(square)? })
    }

    /// Puts a piece on a square, or clears it; a piece that was there is removed.
    #[inline]
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let bit = Bitboard::from(square);
        self.clear(bit);
        if let Some(piece) = piece {
            self.add(bit, piece.color.is_white(), piece.role);
        }
    }

    /// Removes all pieces from the squares of a set.
    #[inline]
    pub(crate) fn clear(&mut self, squares: Bitboard) {
        self.white &= !squares;
        self.low &= !squares;
        self.middle &= !squares;
        self.high &= !squares;
    }

    /// Puts pieces on empty squares.
    #[inline]
    pub(crate) fn add(&mut self, squares: Bitboard, white: bool, role: Role) {
        // Without branches, because the moving piece is often not known at compile time.
        let when = |condition: bool| Bitboard(squares.0 & 0_u64.wrapping_sub(u64::from(condition)));
        self.white |= when(white);
        self.low |= when(role as u8 & 1 != 0);
        self.middle |= when(role as u8 & 2 != 0);
        self.high |= when(role as u8 & 4 != 0);
    }

    /// Finds the pieces of a player that attack a square, occupied or not (Article 3.1).
    ///
    /// A pinned piece attacks like any other.
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_past(square, by, self.occupied())
    }

    /// Finds the pieces of a player that would attack a square if exactly these squares were occupied.
    ///
    /// ```
    /// use board::{Board, Color, Square};
    /// let board = Board::INITIAL;
    /// let without_pawn = board.occupied().without(Square::E2.into());
    /// assert!(board.attackers(Square::E7, Color::White).is_empty());
    /// assert_eq!(board.attackers_past(Square::E2, Color::White, without_pawn).len(), 4);
    /// ```
    #[inline]
    pub fn attackers_past(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let leapers = attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::pawn(!by, square) & self.role(Role::Pawn);
        let sliders =
            attacks::bishop(square, occupied) & self.diagonal() | attacks::rook(square, occupied) & self.orthogonal();
        (leapers | sliders) & self.color(by) & occupied
    }

    /// Finds the pieces that give check to a player's kings, however many there are.
    pub fn checkers(&self, of: Color) -> Bitboard {
        self.pieces(of, Role::King).into_iter().fold(Bitboard::EMPTY, |set, king| set | self.attackers(king, !of))
    }

    /// Returns the board with the colors exchanged and seen from the other side.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            white: self.color(Color::Black).flipped(),
            low: self.low.flipped(),
            middle: self.middle.flipped(),
            high: self.high.flipped(),
        }
    }

    /// Returns the board mirrored between left and right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            white: self.white.mirrored(),
            low: self.low.mirrored(),
            middle: self.middle.mirrored(),
            high: self.high.mirrored(),
        }
    }

    /// Iterates over all pieces from `A1` to `H8`.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}

/// Draws the board in text, White below.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let letter = self.piece_at(Square::new(file, rank)).map_or('.', Piece::letter);
                let end = if file == File::H { "\n" } else { " " };
                write!(f, "{letter}{end}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board(\n{self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_initial_board_is_drawn_white_below() {
        let drawn = "r n b q k b n r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
                     . . . . . . . .\nP P P P P P P P\nR N B Q K B N R\n";
        assert_eq!(Board::INITIAL.to_string(), drawn);
        assert_eq!(Board::INITIAL.flipped(), Board::INITIAL);
    }

    #[test]
    fn a_pinned_piece_attacks_all_the_same() {
        let mut board = Board::EMPTY;
        for (square, letter) in [(Square::E1, 'K'), (Square::E2, 'R'), (Square::E8, 'r')] {
            board.set(square, Piece::from_letter(letter));
        }
        assert_eq!(board.attackers(Square::A2, Color::White), Square::E2.into());
        assert_eq!(board.checkers(Color::White), Bitboard::EMPTY);
    }
}
