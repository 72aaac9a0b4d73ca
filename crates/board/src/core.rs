//! The data of the move generator: the board, the castling rights and the en-passant square, in 40 bytes.

use crate::attacks;
use crate::{Bitboard, Board, Color, Rank, Role, Square};

/// The squares of castling rooks are on these ranks; the en-passant square is on none of them.
const BACK_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

/// The part of a position that moves depend on, except the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Core {
    pub(crate) board: Board,
    /// The rooks that may still castle, on the back ranks, and the en-passant square.
    special: Bitboard,
}

impl Core {
    pub(crate) fn new(board: Board, castling: Bitboard, en_passant: Bitboard) -> Self {
        Self { board, special: castling & BACK_RANKS | en_passant & !BACK_RANKS }
    }

    /// Finds the rooks that may still castle.
    #[inline]
    pub(crate) fn castling(&self) -> Bitboard {
        self.special & BACK_RANKS
    }

    /// Finds the square on which a pawn may be captured en passant, if there is one.
    #[inline]
    pub(crate) fn en_passant(&self) -> Bitboard {
        self.special & !BACK_RANKS
    }

    pub(crate) fn forget_en_passant(&mut self) {
        self.special &= BACK_RANKS;
    }

    /// Finds a player's king. A position has exactly one of each color.
    #[inline]
    pub(crate) fn king(&self, color: Color) -> Square {
        match self.board.pieces(color, Role::King).first() {
            Some(square) => square,
            // Only `Setup::validate` makes a core, after counting the kings.
            None => Square::A1,
        }
    }

    /// Moves a piece, except castling, double steps and captures en passant.
    #[inline(always)]
    pub(crate) fn after_piece<const WHITE: bool>(&self, from: Square, to: Square, becomes: Role) -> Self {
        let target = Bitboard::from(to);
        let both = Bitboard::from(from) | target;
        let mut next = *self;
        next.board.clear(both);
        next.board.add(target, WHITE, becomes);
        next.special = self.castling() & !both;
        if matches!(becomes, Role::King) {
            next.special &= !Bitboard::from(own_back_rank::<WHITE>());
        }
        next
    }

    /// Moves a pawn two squares; the square it crossed is kept only if an enemy pawn could capture there.
    #[inline(always)]
    pub(crate) fn after_double_step<const WHITE: bool>(&self, from: Square, to: Square) -> Self {
        let mut next = self.after_piece::<WHITE>(from, to, Role::Pawn);
        let crossed = Square::wrapping(u8::midpoint(from as u8, to as u8));
        let color = if WHITE { Color::White } else { Color::Black };
        let enemies = self.board.pieces(!color, Role::Pawn);
        if (attacks::pawn(color, crossed) & enemies).has_any() {
            next.special |= Bitboard::from(crossed);
        }
        next
    }

    /// Captures a pawn en passant.
    #[inline(always)]
    pub(crate) fn after_en_passant<const WHITE: bool>(&self, from: Square, to: Square) -> Self {
        let mut next = self.after_piece::<WHITE>(from, to, Role::Pawn);
        next.board.clear(Square::new(to.file(), from.rank()).into());
        next
    }

    /// Castles with the rook on a square.
    #[inline(always)]
    pub(crate) fn after_castling<const WHITE: bool>(&self, king: Square, rook: Square) -> Self {
        let (king_to, rook_to) = castled(king, rook);
        let mut next = *self;
        next.board.clear(Bitboard::from(king) | Bitboard::from(rook));
        next.board.add(king_to.into(), WHITE, Role::King);
        next.board.add(rook_to.into(), WHITE, Role::Rook);
        next.special = self.castling() & !Bitboard::from(own_back_rank::<WHITE>());
        next
    }
}

/// Returns the squares of king and rook after castling: c and d files, or g and f files (Articles 3.8 and, for Chess960,
/// II).
#[inline]
pub(crate) const fn castled(king: Square, rook: Square) -> (Square, Square) {
    let rank = king.rank();
    if (rook as u8) < king as u8 {
        (Square::new(crate::File::C, rank), Square::new(crate::File::D, rank))
    } else {
        (Square::new(crate::File::G, rank), Square::new(crate::File::F, rank))
    }
}

#[inline]
const fn own_back_rank<const WHITE: bool>() -> Rank {
    if WHITE { Rank::First } else { Rank::Eighth }
}
