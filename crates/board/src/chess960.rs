//! The 960 start positions of Chess960, by number and at random (Guideline II, annex F).

use crate::core::Core;
use crate::{Bitboard, Board, Color, File, Piece, Position, Role, Square};

/// The number of start positions.
const COUNT: u16 = 960;

/// The places of the two knights among five free squares.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Position {
    /// Sets up the start position with a number from 0 to 959; 518 is the standard one.
    ///
    /// ```
    /// use board::Position;
    /// assert_eq!(Position::chess960(518), Some(Position::initial()));
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    pub fn chess960(number: u16) -> Option<Self> {
        if number >= COUNT {
            return None;
        }
        let ranks = back_rank(usize::from(number));
        let mut board = Board::INITIAL;
        let mut castling = Bitboard::EMPTY;
        for color in Color::ALL {
            for (file, role) in File::ALL.into_iter().zip(ranks) {
                let square = Square::new(file, color.back_rank());
                board.set(square, Some(Piece { color, role }));
                if role == Role::Rook {
                    castling.insert(square);
                }
            }
        }
        Some(Self::from_core(Core::new(board, castling, Bitboard::EMPTY), Color::White, 0, 1))
    }

    /// Sets up a start position at random, each as likely as any other, from a caller's generator of random bits.
    ///
    /// ```
    /// use board::Position;
    /// let mut state = 42_u64;
    /// let position = Position::chess960_random(|| {
    ///     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    ///     state >> 32
    /// });
    /// assert!(position.chess960_number().is_some());
    /// ```
    pub fn chess960_random(mut random: impl FnMut() -> u64) -> Self {
        loop {
            // The low 16 bits, rejecting a remainder that would favour the first numbers.
            let bits = random() as u16;
            if bits < u16::MAX / COUNT * COUNT
                && let Some(position) = Self::chess960(bits % COUNT)
            {
                return position;
            }
        }
    }

    /// Finds the number of this start position, if it is one.
    pub fn chess960_number(&self) -> Option<u16> {
        (0..COUNT).find(|&number| Self::chess960(number).as_ref() == Some(self))
    }
}

/// Fills a back rank by the usual scheme: bishops, queen, knights, and rook, king, rook on the squares that are left.
fn back_rank(number: usize) -> [Role; 8] {
    let mut squares: [Option<Role>; 8] = [None; 8];
    squares[number % 4 * 2 + 1] = Some(Role::Bishop);
    squares[number / 4 % 4 * 2] = Some(Role::Bishop);
    let put = |squares: &mut [Option<Role>; 8], nth: usize, role: Role| {
        if let Some(free) = squares.iter_mut().filter(|square| square.is_none()).nth(nth) {
            *free = Some(role);
        }
    };
    put(&mut squares, number / 16 % 6, Role::Queen);
    let (first, second) = KNIGHTS[number / 96 % 10];
    // The later square first, so that the index of the earlier stays valid.
    put(&mut squares, second, Role::Knight);
    put(&mut squares, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut squares, 0, role);
    }
    squares.map(|role| role.unwrap_or(Role::Rook))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn there_are_960_and_each_is_lawful() {
        let mut seen = HashSet::new();
        for number in 0..COUNT {
            let rank = back_rank(usize::from(number));
            let of = |role: Role| (0..8).filter(|&file| rank[file] == role).collect::<Vec<_>>();
            let (kings, rooks, bishops) = (of(Role::King), of(Role::Rook), of(Role::Bishop));
            assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{number}");
            assert_eq!((bishops[0] + bishops[1]) % 2, 1, "{number}");
            assert_eq!((of(Role::Queen).len(), of(Role::Knight).len()), (1, 2));
            assert!(seen.insert(rank), "{number} is there twice");
            let position = Position::chess960(number).unwrap();
            assert!(position.to_setup().flaws().is_empty());
        }
        assert_eq!(seen.len(), 960);
    }

    #[test]
    fn known_numbers_are_where_they_belong() {
        let rank = |number| Position::chess960(number).unwrap().to_string()[..8].to_owned();
        assert_eq!(rank(0), "bbqnnrkr");
        assert_eq!(rank(518), "rnbqkbnr");
        assert_eq!(rank(959), "rkrnnqbb");
        assert_eq!(Position::chess960(534).unwrap().chess960_number(), Some(534));
    }
}
