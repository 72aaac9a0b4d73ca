//! Compares many bytes at once: sixteen everywhere, thirty-two where the processor can.

/// A block of bytes, or a mask over one: each byte of a mask is all ones or zero.
pub(super) trait Block: Copy {
    /// The number of bytes.
    const LEN: usize;
    /// Loads the first bytes of a text, which must have enough of them.
    fn load(bytes: &[u8]) -> Self;
    /// Marks the bytes that are equal to a byte.
    fn equal(self, byte: u8) -> Self;
    /// Marks the ASCII bytes that are greater than a byte.
    fn above(self, byte: u8) -> Self;
    /// Marks the bytes from the first to the last, both included.
    fn within(self, first: u8, last: u8) -> Self;
    /// Marks what either mask marks.
    fn or(self, other: Self) -> Self;
    /// Marks what both masks mark.
    fn and(self, other: Self) -> Self;
    /// Returns one bit for each mark, the lowest for the first byte.
    fn bits(self) -> u32;
}

#[cfg(target_arch = "x86_64")]
pub(super) use x86::{Sixteen, has_thirty_two};

#[cfg(not(target_arch = "x86_64"))]
pub(super) use plain::Sixteen;

/// The instructions that every x86-64 processor has, and AVX2. They scan games four times as fast as comparing byte by byte,
/// and the wide ones scan long comments twice as fast again.
#[cfg(target_arch = "x86_64")]
pub(super) mod x86 {
    use std::arch::x86_64::{
        __m128i, __m256i, _mm_and_si128, _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_loadu_si128, _mm_max_epu8, _mm_min_epu8,
        _mm_movemask_epi8, _mm_or_si128, _mm_set1_epi8, _mm256_and_si256, _mm256_cmpeq_epi8, _mm256_cmpgt_epi8,
        _mm256_loadu_si256, _mm256_max_epu8, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8,
    };

    use super::Block;

    /// Sixteen bytes.
    #[derive(Clone, Copy)]
    pub(in crate::pgn) struct Sixteen(__m128i);

    /// Thirty-two bytes. Only functions that are compiled for AVX2 may use it.
    #[derive(Clone, Copy)]
    pub(in crate::pgn) struct ThirtyTwo(__m256i);

    /// Returns whether the processor has AVX2. It is detected once; after that this is a load and a branch.
    #[inline(always)]
    pub(in crate::pgn) fn has_thirty_two() -> bool {
        std::arch::is_x86_feature_detected!("avx2")
    }

    macro_rules! block {
        ($type:ident, $len:expr, $load:ident, $set:ident, $equal:ident, $above:ident, $min:ident, $max:ident, $or:ident,
         $and:ident, $mask:ident) => {
            // SAFETY (of all blocks below): SSE2 is part of x86-64, and `ThirtyTwo` is used only where AVX2 was detected.
            // `load` reads `LEN` bytes, after checking that there are as many.
            impl Block for $type {
                const LEN: usize = $len;

                #[inline(always)]
                fn load(bytes: &[u8]) -> Self {
                    let bytes = &bytes[..Self::LEN];
                    // SAFETY: see above.
                    Self(unsafe { $load(bytes.as_ptr().cast()) })
                }

                #[inline(always)]
                fn equal(self, byte: u8) -> Self {
                    // SAFETY: see above.
                    Self(unsafe { $equal(self.0, $set(byte as i8)) })
                }

                #[inline(always)]
                fn above(self, byte: u8) -> Self {
                    // SAFETY: see above.
                    Self(unsafe { $above(self.0, $set(byte as i8)) })
                }

                #[inline(always)]
                fn within(self, first: u8, last: u8) -> Self {
                    // SAFETY: see above.
                    Self(unsafe { $equal(self.0, $min($max(self.0, $set(first as i8)), $set(last as i8))) })
                }

                #[inline(always)]
                fn or(self, other: Self) -> Self {
                    // SAFETY: see above.
                    Self(unsafe { $or(self.0, other.0) })
                }

                #[inline(always)]
                fn and(self, other: Self) -> Self {
                    // SAFETY: see above.
                    Self(unsafe { $and(self.0, other.0) })
                }

                #[inline(always)]
                fn bits(self) -> u32 {
                    // SAFETY: see above.
                    unsafe { $mask(self.0) as u32 }
                }
            }
        };
    }

    block!(
        Sixteen,
        16,
        _mm_loadu_si128,
        _mm_set1_epi8,
        _mm_cmpeq_epi8,
        _mm_cmpgt_epi8,
        _mm_min_epu8,
        _mm_max_epu8,
        _mm_or_si128,
        _mm_and_si128,
        _mm_movemask_epi8
    );
    block!(
        ThirtyTwo,
        32,
        _mm256_loadu_si256,
        _mm256_set1_epi8,
        _mm256_cmpeq_epi8,
        _mm256_cmpgt_epi8,
        _mm256_min_epu8,
        _mm256_max_epu8,
        _mm256_or_si256,
        _mm256_and_si256,
        _mm256_movemask_epi8
    );
}

/// The same for other processors, in a form that compilers can vectorise.
#[cfg(not(target_arch = "x86_64"))]
mod plain {
    use super::Block;

    /// Sixteen bytes.
    #[derive(Clone, Copy)]
    pub(in crate::pgn) struct Sixteen([u8; 16]);

    impl Sixteen {
        #[inline(always)]
        fn marking(self, is_marked: impl Fn(u8) -> bool) -> Self {
            Self(self.0.map(|byte| u8::from(is_marked(byte)).wrapping_neg()))
        }
    }

    impl Block for Sixteen {
        const LEN: usize = 16;

        #[inline(always)]
        fn load(bytes: &[u8]) -> Self {
            Self(std::array::from_fn(|i| bytes[i]))
        }

        #[inline(always)]
        fn equal(self, byte: u8) -> Self {
            self.marking(|found| found == byte)
        }

        #[inline(always)]
        fn above(self, byte: u8) -> Self {
            self.marking(|found| byte < found && found < 0x80)
        }

        #[inline(always)]
        fn within(self, first: u8, last: u8) -> Self {
            self.marking(|found| first <= found && found <= last)
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
        }

        #[inline(always)]
        fn bits(self) -> u32 {
            self.0.iter().rev().fold(0, |bits, &mark| bits << 1 | u32::from(mark & 1))
        }
    }
}
