//! The squares that the pieces can reach without captures and promotions.

use board::{Bitboard, Board, Color, Role, Square, attacks};

/// The squares of each piece, by the square it stands on, and the pieces that cannot move.
pub(crate) struct QuietReach {
    squares: [Bitboard; 64],
    /// Pieces that cannot move until something is captured.
    pub(crate) still: Bitboard,
}

impl QuietReach {
    pub(crate) fn of(board: &Board) -> Self {
        let mut squares = [Bitboard::EMPTY; 64];
        for (square, _) in board.iter() {
            squares[square.index()] = square.into();
        }
        let mut quiet = Self { squares, still: board.occupied() };
        while quiet.grow(board) {}
        quiet
    }

    /// Returns the squares that the piece on a square can reach.
    pub(crate) fn from(&self, square: Square) -> Bitboard {
        self.squares[square.index()]
    }

    fn grow(&mut self, board: &Board) -> bool {
        let guarded = Color::ALL.map(|color| self.guarded(board, color));
        let mut has_grown = false;
        for (square, piece) in board.iter() {
            let before = self.squares[square.index()];
            let mut after = before;
            for from in before {
                after |= match piece.role {
                    Role::Pawn => from.ahead(piece.color).map_or(Bitboard::EMPTY, Bitboard::from),
                    role => attacks(role, piece.color, from, self.still),
                };
            }
            let shut = if piece.role == Role::King { guarded[!piece.color as usize] } else { Bitboard::EMPTY };
            after = before | after.without(self.still | shut);
            if piece.role == Role::Pawn {
                after = after.without(piece.color.last_rank().into());
            }
            if after != before {
                has_grown = true;
                self.squares[square.index()] = after;
                self.still.remove(square);
            }
        }
        has_grown
    }

    /// Returns the squares that the unmovable pieces of a side attack, wherever the others stand.
    pub(crate) fn guarded(&self, board: &Board, color: Color) -> Bitboard {
        let occupied = Bitboard::ALL;
        (board.color(color) & self.still).into_iter().fold(Bitboard::EMPTY, |set, square| {
            set | board.role_at(square).map_or(Bitboard::EMPTY, |role| attacks(role, color, square, occupied))
        })
    }
}
