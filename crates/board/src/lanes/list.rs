//! Writes the moves of a piece into a list at once: the squares of a set are packed side by side in one instruction.
//!
//! The number of iterations of a loop over a set cannot be predicted by the processor. Without such a loop, lists are filled
//! about a third faster (decision 0004).

#[allow(clippy::wildcard_imports, reason = "the names of intrinsics are their own namespace")]
use std::arch::x86_64::*;

use crate::movegen::Sink;
use crate::moves::MoveList;
use crate::{Bitboard, Move, Role, Square};

/// A list that is written with registers of 512 bits.
pub(crate) struct WideList<'l>(pub(crate) &'l mut MoveList);

/// The indices of all squares.
static INDICES: [u8; 64] = {
    let mut indices = [0; 64];
    let mut i = 0;
    while i < 64 {
        indices[i] = i as u8;
        i += 1;
    }
    indices
};

impl WideList<'_> {
    /// Adds moves; each origin is the target minus an offset, or all moves have the same origin.
    #[inline(always)]
    fn add(&mut self, targets: Bitboard, from: impl FnOnce(__m512i) -> __m512i) {
        let Some(room) = self.0.room::<32>() else { return };
        // SAFETY: this sink is used only after the processor was checked for AVX-512 with BW and VBMI2; the loads and the
        // store cover whole arrays of 64 bytes.
        unsafe {
            let squares = _mm512_maskz_compress_epi8(targets.0, _mm512_loadu_si512(INDICES.as_ptr().cast()));
            let to = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(squares));
            let moves = _mm512_or_si512(from(to), _mm512_slli_epi16::<6>(to));
            _mm512_storeu_si512(room.as_mut_ptr().cast(), moves);
        }
        self.0.advance(targets.len());
    }
}

impl Sink for WideList<'_> {
    #[inline(always)]
    fn piece<const ROLE: u8>(&mut self, from: Square, targets: Bitboard) {
        // SAFETY: as above.
        self.add(targets, |_| unsafe { _mm512_set1_epi16(from as i16) });
    }

    #[inline(always)]
    fn pawns(&mut self, offset: i8, targets: Bitboard) {
        // SAFETY: as above.
        self.add(targets, |to| unsafe { _mm512_sub_epi16(to, _mm512_set1_epi16(i16::from(offset))) });
    }

    #[inline(always)]
    fn double_steps(&mut self, offset: i8, targets: Bitboard) {
        self.pawns(offset, targets);
    }

    #[inline(always)]
    fn promotions(&mut self, offset: i8, targets: Bitboard) {
        self.0.promotions(offset, targets);
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.0.push(Move::new(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.0.push(Move::new(king, rook));
    }
}

const _: () = assert!(size_of::<Move>() == 2 && Role::Queen as u8 == 7);
