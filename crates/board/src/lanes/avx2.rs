//! Eight lanes in two registers of 256 bits: one goes up the board, the other down.
//!
//! This gains little over the tables: some 4 % in the one measurement there is (decision 0004).

#[allow(clippy::wildcard_imports, reason = "the names of intrinsics are their own namespace")]
use std::arch::x86_64::*;

use super::{JUMPS, Lanes, STEPS};

#[derive(Clone, Copy)]
pub(crate) struct TwoFours {
    up: __m256i,
    down: __m256i,
}

const fn shifts(steps: [i64; 4], times: i64) -> [i64; 4] {
    [steps[0] * times, steps[1] * times, steps[2] * times, steps[3] * times]
}

static STEP: [[i64; 4]; 3] = [shifts(STEPS, 1), shifts(STEPS, 2), shifts(STEPS, 4)];
static JUMP: [i64; 4] = JUMPS;

// SAFETY of all blocks below: `TwoFours` is used only by `perft`, after the processor was checked for AVX2; unaligned loads
// read whole arrays.
#[expect(clippy::undocumented_unsafe_blocks, reason = "one reason for all of them stands above")]
impl TwoFours {
    #[inline(always)]
    fn shifted(self, by: &[i64; 4]) -> Self {
        unsafe {
            let by = _mm256_loadu_si256(by.as_ptr().cast());
            Self { up: _mm256_sllv_epi64(self.up, by), down: _mm256_srlv_epi64(self.down, by) }
        }
    }
}

#[expect(clippy::undocumented_unsafe_blocks, reason = "one reason for all of them stands above")]
impl Lanes for TwoFours {
    #[inline(always)]
    fn splat(set: u64) -> Self {
        let four = unsafe { _mm256_set1_epi64x(set as i64) };
        Self { up: four, down: four }
    }

    #[inline(always)]
    fn load(sets: &'static [u64; 8]) -> Self {
        unsafe {
            let start: *const __m256i = sets.as_ptr().cast();
            Self { up: _mm256_loadu_si256(start), down: _mm256_loadu_si256(start.add(1)) }
        }
    }

    #[inline(always)]
    fn alternate(straight: u64, diagonal: u64) -> Self {
        let four = unsafe {
            let pair = _mm_set_epi64x(diagonal as i64, straight as i64);
            _mm256_broadcastsi128_si256(pair)
        };
        Self { up: four, down: four }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        unsafe { Self { up: _mm256_and_si256(self.up, other.up), down: _mm256_and_si256(self.down, other.down) } }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        unsafe { Self { up: _mm256_or_si256(self.up, other.up), down: _mm256_or_si256(self.down, other.down) } }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        unsafe { Self { up: _mm256_andnot_si256(other.up, self.up), down: _mm256_andnot_si256(other.down, self.down) } }
    }

    #[inline(always)]
    fn step<const N: usize>(self) -> Self {
        self.shifted(&STEP[N / 2])
    }

    #[inline(always)]
    fn jump(self) -> Self {
        self.shifted(&JUMP)
    }

    #[inline(always)]
    fn opposite(self) -> Self {
        Self { up: self.down, down: self.up }
    }

    #[inline(always)]
    fn union(self) -> Self {
        unsafe {
            let four = _mm256_or_si256(self.up, self.down);
            let two = _mm256_or_si256(four, _mm256_permute4x64_epi64::<0b01_00_11_10>(four));
            let one = _mm256_or_si256(two, _mm256_shuffle_epi32::<0b01_00_11_10>(two));
            Self { up: one, down: one }
        }
    }

    #[inline(always)]
    fn first(self) -> u64 {
        unsafe { _mm_cvtsi128_si64(_mm256_castsi256_si128(self.up)) as u64 }
    }

    /// Counts by looking up the bits of each half byte; a byte has room for the sum of 31 sets.
    #[inline(always)]
    fn total<const N: usize>(sets: [Self; N]) -> u64 {
        const { assert!(2 * N <= 31) };
        unsafe {
            let low = _mm256_set1_epi8(15);
            let bits = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
            let mut bytes = _mm256_setzero_si256();
            for set in sets {
                for half in [set.up, set.down] {
                    let low_bits = _mm256_shuffle_epi8(bits, _mm256_and_si256(half, low));
                    let high_bits = _mm256_shuffle_epi8(bits, _mm256_and_si256(_mm256_srli_epi64::<4>(half), low));
                    bytes = _mm256_add_epi8(bytes, _mm256_add_epi8(low_bits, high_bits));
                }
            }
            let four = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
            let two = _mm_add_epi64(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
            (_mm_cvtsi128_si64(two) + _mm_cvtsi128_si64(_mm_unpackhi_epi64(two, two))) as u64
        }
    }
}
