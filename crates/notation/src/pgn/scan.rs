//! Finding bytes fast: sixteen at a time.

use simd::Block;

/// A set of bytes to look for.
pub(crate) trait Wanted: Copy {
    /// Tells whether a byte is among them.
    fn has(self, byte: u8) -> bool;
    /// Marks the bytes of a block that are among them.
    fn marks(self, block: Block) -> Block;
}

/// The bytes of a list.
#[derive(Clone, Copy)]
pub(crate) struct Any<const N: usize>(pub(crate) [u8; N]);

impl<const N: usize> Wanted for Any<N> {
    #[inline(always)]
    fn has(self, byte: u8) -> bool {
        self.0.contains(&byte)
    }

    #[inline(always)]
    fn marks(self, block: Block) -> Block {
        self.0.iter().fold(simd::none(), |marks, &byte| simd::or(marks, simd::equal(block, byte)))
    }
}

/// What can matter to someone who passes over the moves of a game: everything but letters, digits, blanks and dots.
#[derive(Clone, Copy)]
pub(crate) struct Signs;

impl Wanted for Signs {
    #[inline(always)]
    fn has(self, byte: u8) -> bool {
        matches!(byte, b'%'..=b'-' | b'\n' | b';' | b'[' | b'{' | 0x80..)
    }

    #[inline(always)]
    fn marks(self, block: Block) -> Block {
        let signs = simd::or(simd::within(block, b'%', b'-'), simd::within(block, 0x80, 0xff));
        simd::or(signs, Any([b'\n', b';', b'[', b'{']).marks(block))
    }
}

/// Finds the first byte from `at` on that is wanted.
#[inline(always)]
pub(crate) fn find(bytes: &[u8], mut at: usize, wanted: impl Wanted) -> Option<usize> {
    let mut rest = bytes.get(at..)?;
    // What is wanted is mostly near; if it is not, four blocks go at a time.
    let mut looked = 0;
    while let Some((block, behind)) = rest.split_first_chunk() {
        let mask = simd::mask(wanted.marks(simd::load(block)));
        if mask != 0 {
            return Some(at + mask.trailing_zeros() as usize);
        }
        at += simd::LEN;
        rest = behind;
        looked += 1;
        if looked == 4 {
            let far = skip_far(rest, wanted);
            at += far;
            rest = &rest[far..];
        }
    }
    rest.iter().position(|&byte| wanted.has(byte)).map(|offset| at + offset)
}

/// Counts the bytes that can be passed over, four blocks at a time.
fn skip_far(bytes: &[u8], wanted: impl Wanted) -> usize {
    let mut passed = 0;
    for four in bytes.chunks_exact(4 * simd::LEN) {
        let marks = four
            .as_chunks()
            .0
            .iter()
            .fold(simd::none(), |marks, block| simd::or(marks, wanted.marks(simd::load(block))));
        if simd::mask(marks) != 0 {
            break;
        }
        passed += 4 * simd::LEN;
    }
    passed
}

/// The instructions that every x86-64 processor has. They pass over games four times as fast as comparing byte by byte.
#[cfg(target_arch = "x86_64")]
mod simd {
    use std::arch::x86_64::{
        __m128i, _mm_cmpeq_epi8, _mm_max_epu8, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128, _mm_set_epi64x,
        _mm_set1_epi8, _mm_setzero_si128,
    };

    pub(super) type Block = __m128i;
    pub(super) const LEN: usize = 16;

    #[inline(always)]
    pub(super) fn load(block: &[u8; LEN]) -> Block {
        let whole = u128::from_le_bytes(*block);
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_set_epi64x((whole >> 64) as i64, whole as i64) }
    }

    #[inline(always)]
    pub(super) fn none() -> Block {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_setzero_si128() }
    }

    #[inline(always)]
    pub(super) fn or(a: Block, b: Block) -> Block {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_or_si128(a, b) }
    }

    #[inline(always)]
    pub(super) fn equal(block: Block, byte: u8) -> Block {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_cmpeq_epi8(block, _mm_set1_epi8(byte as i8)) }
    }

    #[inline(always)]
    pub(super) fn within(block: Block, first: u8, last: u8) -> Block {
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let limited = _mm_min_epu8(_mm_max_epu8(block, _mm_set1_epi8(first as i8)), _mm_set1_epi8(last as i8));
            _mm_cmpeq_epi8(block, limited)
        }
    }

    #[inline(always)]
    pub(super) fn mask(marks: Block) -> u32 {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_movemask_epi8(marks) as u32 }
    }
}

/// The same for other processors, in a form that compilers can make something of.
#[cfg(not(target_arch = "x86_64"))]
mod simd {
    pub(super) const LEN: usize = 16;
    pub(super) type Block = [u8; LEN];

    #[inline(always)]
    pub(super) fn load(block: &Block) -> Block {
        *block
    }

    #[inline(always)]
    pub(super) fn none() -> Block {
        [0; LEN]
    }

    #[inline(always)]
    pub(super) fn or(a: Block, b: Block) -> Block {
        std::array::from_fn(|i| a[i] | b[i])
    }

    #[inline(always)]
    pub(super) fn equal(block: Block, byte: u8) -> Block {
        block.map(|found| u8::from(found == byte))
    }

    #[inline(always)]
    pub(super) fn within(block: Block, first: u8, last: u8) -> Block {
        block.map(|found| u8::from(first <= found && found <= last))
    }

    #[inline(always)]
    pub(super) fn mask(marks: Block) -> u32 {
        marks.iter().rev().fold(0, |mask, &mark| mask << 1 | u32::from(mark))
    }
}

/// Finds the end of the line: its line feed, or the end of the text.
#[inline]
pub(crate) fn line_end(bytes: &[u8], at: usize) -> usize {
    find(bytes, at, Any([b'\n'])).unwrap_or(bytes.len())
}

/// Counts the line feeds.
pub(crate) fn count_lines(bytes: &[u8]) -> usize {
    // Blocks small enough for a byte to count them.
    bytes.chunks(255).map(|block| usize::from(block.iter().fold(0_u8, |n, &byte| n + u8::from(byte == b'\n')))).sum()
}

/// Finds the next byte that is no white space.
#[inline]
pub(crate) fn skip_white(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is_white(byte)) {
        at += 1;
    }
    at
}

/// Finds the next byte that is no blank.
#[inline]
pub(crate) fn skip_blanks(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\t') = bytes.get(at) {
        at += 1;
    }
    at
}

#[inline]
pub(crate) fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | 0x0b | 0x0c)
}

/// Tells whether only blanks stand between a place and the start of its line.
pub(crate) fn is_line_start(bytes: &[u8], at: usize) -> bool {
    bytes[..at].iter().rev().find(|&&byte| !matches!(byte, b' ' | b'\t')).is_none_or(|&byte| byte == b'\n')
}

/// Tells whether a game starts here, whatever state the text before is in: an empty line, then `[Event "`.
///
/// Not even an unclosed comment goes past such a place, so one broken game cannot swallow the next, and a file can be
/// cut there without a look at what comes before.
pub(crate) fn is_game_start(bytes: &[u8], at: usize) -> bool {
    if !bytes[at..].starts_with(b"[Event \"") {
        return false;
    }
    let before = &bytes[..at];
    let Some(blank) = before.strip_suffix(b"\n") else { return at == 0 };
    let line = blank.iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
    blank[line..].iter().all(|&byte| is_white(byte))
}

/// Finds the first place from `at` on where a game surely starts.
pub(crate) fn find_game_start(bytes: &[u8], mut at: usize) -> Option<usize> {
    while let Some(feed) = find(bytes, at, Any([b'\n'])) {
        at = feed + 1;
        if bytes.get(at) == Some(&b'[') && is_game_start(bytes, at) {
            return Some(at);
        }
    }
    None
}

/// Finds the last place where a game surely starts, the start of the text apart.
pub(crate) fn last_game_start(bytes: &[u8]) -> Option<usize> {
    let mut end = bytes.len();
    while let Some(at) = bytes[..end].iter().rposition(|&byte| byte == b'[') {
        if at > 0 && is_game_start(bytes, at) {
            return Some(at);
        }
        end = at;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_is_found_at_every_offset() {
        for len in (0..40).chain([200, 250]) {
            for at in 0..len {
                let mut bytes = vec![b'.'; len];
                bytes[at] = b'x';
                for from in 0..=len {
                    let expected = (from <= at).then_some(at);
                    assert_eq!(find(&bytes, from, Any([b'x', b'y'])), expected, "{len} {at} {from}");
                }
            }
        }
    }

    #[test]
    fn blocks_and_bytes_are_told_alike() {
        for byte in 0..=255_u8 {
            let mask = simd::mask(Signs.marks(simd::load(&[byte; simd::LEN])));
            assert_eq!(mask, if Signs.has(byte) { 0xffff } else { 0 }, "{byte}");
        }
    }

    #[test]
    fn a_game_starts_after_an_empty_line() {
        let text = b"{ open\n\n[Event \"a\"]\n[Event \"b\"]\r\n \t\r\n[Event \"c\"]";
        assert_eq!(find_game_start(text, 0), Some(8));
        assert_eq!(find_game_start(text, 9), Some(37));
        assert_eq!(last_game_start(text), Some(37));
        assert_eq!(last_game_start(&text[..30]), Some(8));
        assert_eq!(count_lines(text), 5);
    }
}
