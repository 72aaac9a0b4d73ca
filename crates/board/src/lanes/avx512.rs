//! Eight lanes in one register of 512 bits, with rotations and counts of bits in one instruction each.
//!
//! The measurement that justifies these: perft counts half as many nodes again as with tables (decision 0004).

#[allow(clippy::wildcard_imports, reason = "the names of intrinsics are their own namespace")]
use std::arch::x86_64::*;

use super::{JUMPS, Lanes, STEPS};

#[derive(Clone, Copy)]
pub(crate) struct Eight(__m512i);

/// Rotations of each lane; the opposite direction is the rest of the circle.
const fn rotations(steps: [i64; 4], times: i64) -> [u64; 8] {
    let mut lanes = [0; 8];
    let mut i = 0;
    while i < 4 {
        lanes[i] = (steps[i] * times) as u64 & 63;
        lanes[i + 4] = (64 - steps[i] * times) as u64 & 63;
        i += 1;
    }
    lanes
}

static STEP: [[u64; 8]; 3] = [rotations(STEPS, 1), rotations(STEPS, 2), rotations(STEPS, 4)];
static JUMP: [u64; 8] = rotations(JUMPS, 1);

// SAFETY of all blocks below: `Eight` is used only by `perft`, after the processor was checked for AVX-512 with VPOPCNTDQ;
// unaligned loads read whole arrays of eight words.
#[expect(clippy::undocumented_unsafe_blocks, reason = "one reason for all of them stands above")]
impl Lanes for Eight {
    #[inline(always)]
    fn splat(set: u64) -> Self {
        Self(unsafe { _mm512_set1_epi64(set as i64) })
    }

    #[inline(always)]
    fn load(sets: &'static [u64; 8]) -> Self {
        Self(unsafe { _mm512_loadu_si512(sets.as_ptr().cast()) })
    }

    #[inline(always)]
    fn alternate(straight: u64, diagonal: u64) -> Self {
        Self(unsafe { _mm512_mask_set1_epi64(_mm512_set1_epi64(straight as i64), 0b1010_1010, diagonal as i64) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn step<const N: usize>(self) -> Self {
        let by = Self::load(&STEP[N / 2]);
        Self(unsafe { _mm512_rolv_epi64(self.0, by.0) })
    }

    #[inline(always)]
    fn jump(self) -> Self {
        Self(unsafe { _mm512_rolv_epi64(self.0, Self::load(&JUMP).0) })
    }

    #[inline(always)]
    fn opposite(self) -> Self {
        Self(unsafe { _mm512_shuffle_i64x2::<0b01_00_11_10>(self.0, self.0) })
    }

    #[inline(always)]
    fn union(self) -> Self {
        let halves = self.or(self.opposite());
        let quarters = halves.or(Self(unsafe { _mm512_shuffle_i64x2::<0b10_11_00_01>(halves.0, halves.0) }));
        quarters.or(Self(unsafe { _mm512_permutex_epi64::<0b10_11_00_01>(quarters.0) }))
    }

    #[inline(always)]
    fn first(self) -> u64 {
        unsafe { _mm_cvtsi128_si64(_mm512_castsi512_si128(self.0)) as u64 }
    }

    #[inline(always)]
    fn total<const N: usize>(sets: [Self; N]) -> u64 {
        unsafe {
            let mut sum = _mm512_setzero_si512();
            for set in sets {
                sum = _mm512_add_epi64(sum, _mm512_popcnt_epi64(set.0));
            }
            _mm512_reduce_add_epi64(sum) as u64
        }
    }
}
