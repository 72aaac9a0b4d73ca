//! Receivers of generated moves.

use crate::moves::MoveList;
use crate::{Bitboard, Move, Role, Square};

/// Receives the legal moves of a position, set by set.
pub(crate) trait Sink {
    /// Receives the moves of one piece.
    fn piece<const ROLE: u8>(&mut self, from: Square, targets: Bitboard);

    /// Receives steps or captures of many pawns; each origin is the target minus `offset`.
    fn pawns(&mut self, offset: i8, targets: Bitboard);

    /// Receives double steps of many pawns.
    fn double_steps(&mut self, offset: i8, targets: Bitboard);

    /// Receives moves of many pawns to the last rank.
    fn promotions(&mut self, offset: i8, targets: Bitboard);

    /// Receives one capture en passant.
    fn en_passant(&mut self, from: Square, to: Square);

    /// Receives castling.
    fn castling(&mut self, king: Square, rook: Square);
}

/// Returns the square from which a pawn came.
#[inline]
pub(crate) const fn origin(to: Square, offset: i8) -> Square {
    Square::wrapping((to as u8).wrapping_sub(offset as u8))
}

/// Counts moves.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline(always)]
    fn piece<const ROLE: u8>(&mut self, _from: Square, targets: Bitboard) {
        self.0 += targets.len() as u64;
    }

    #[inline(always)]
    fn pawns(&mut self, _offset: i8, targets: Bitboard) {
        self.0 += targets.len() as u64;
    }

    #[inline(always)]
    fn double_steps(&mut self, _offset: i8, targets: Bitboard) {
        self.0 += targets.len() as u64;
    }

    #[inline(always)]
    fn promotions(&mut self, _offset: i8, targets: Bitboard) {
        self.0 += 4 * targets.len() as u64;
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _king: Square, _rook: Square) {
        self.0 += 1;
    }
}

/// Records whether there is a move at all.
#[derive(Default)]
pub(crate) struct Any(pub(crate) bool);

impl Sink for Any {
    #[inline(always)]
    fn piece<const ROLE: u8>(&mut self, _from: Square, targets: Bitboard) {
        self.0 |= targets.has_any();
    }

    #[inline(always)]
    fn pawns(&mut self, _offset: i8, targets: Bitboard) {
        self.0 |= targets.has_any();
    }

    #[inline(always)]
    fn double_steps(&mut self, _offset: i8, targets: Bitboard) {
        self.0 |= targets.has_any();
    }

    #[inline(always)]
    fn promotions(&mut self, _offset: i8, targets: Bitboard) {
        self.0 |= targets.has_any();
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.0 = true;
    }

    #[inline(always)]
    fn castling(&mut self, _king: Square, _rook: Square) {
        self.0 = true;
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn piece<const ROLE: u8>(&mut self, from: Square, targets: Bitboard) {
        self.push_all(targets, |to| Move::new(from, to));
    }

    #[inline(always)]
    fn pawns(&mut self, offset: i8, targets: Bitboard) {
        self.push_all(targets, |to| Move::new(origin(to, offset), to));
    }

    #[inline(always)]
    fn double_steps(&mut self, offset: i8, targets: Bitboard) {
        self.pawns(offset, targets);
    }

    #[inline(always)]
    fn promotions(&mut self, offset: i8, targets: Bitboard) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.push(Move::promoting(origin(to, offset), to, role));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.push(Move::new(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.push(Move::new(king, rook));
    }
}
