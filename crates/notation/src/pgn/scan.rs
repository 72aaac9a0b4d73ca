//! Finds bytes fast, and recognises lines and starts of games.

use super::block::{Block, Sixteen};

/// A set of bytes to look for.
pub(crate) trait Wanted: Copy {
    /// Tells whether a byte is in the set, given the byte before it, which is zero at the start of the text.
    fn has(self, byte: u8, before: u8) -> bool;
    /// Marks the bytes of a block that are in the set, given the block that starts one byte earlier.
    fn marks<B: Block>(self, block: B, before: B) -> B;
}

/// The bytes of a list.
#[derive(Clone, Copy)]
pub(crate) struct Any<const N: usize>(pub(crate) [u8; N]);

impl<const N: usize> Wanted for Any<N> {
    #[inline(always)]
    fn has(self, byte: u8, _: u8) -> bool {
        self.0.contains(&byte)
    }

    #[inline(always)]
    fn marks<B: Block>(self, block: B, _: B) -> B {
        let first = block.equal(self.0[0]);
        self.0[1..].iter().fold(first, |marks, &byte| marks.or(block.equal(byte)))
    }
}

/// The bytes that matter in a comment: braces and line feeds. Two unused characters come with the braces.
#[derive(Clone, Copy)]
pub(crate) struct BracesAndFeeds;

impl Wanted for BracesAndFeeds {
    #[inline(always)]
    fn has(self, byte: u8, _: u8) -> bool {
        matches!(byte, b'{'..=0x7f | b'\n')
    }

    #[inline(always)]
    fn marks<B: Block>(self, block: B, _: B) -> B {
        block.above(b'z').or(block.equal(b'\n'))
    }
}

/// The bytes that matter when looking for the end of a game without reading its comments: those that occur in results, and
/// line starts with white space, a bracket or a percent sign.
///
/// Castling and negative numbers are far more frequent than results, so a hyphen counts only after a digit that can
/// precede it in a result.
#[derive(Clone, Copy)]
pub(crate) struct ResultsAndLines;

impl Wanted for ResultsAndLines {
    #[inline(always)]
    fn has(self, byte: u8, before: u8) -> bool {
        match byte {
            b'*' | 0xbd | 0x93 => true,
            b'-' => matches!(before, b'0'..=b'2'),
            b'\t'..=b' ' | b'[' | b'%' => before == b'\n',
            _ => false,
        }
    }

    #[inline(always)]
    fn marks<B: Block>(self, block: B, before: B) -> B {
        let hyphens = block.equal(b'-').and(before.within(b'0', b'2'));
        let lines = before.equal(b'\n').and(block.within(b'\t', b' ').or(Any([b'[', b'%']).marks(block, before)));
        hyphens.or(lines).or(Any([b'*', 0xbd, 0x93]).marks(block, before))
    }
}

/// The bytes that matter when skipping the moves of a game: everything but letters, digits, spaces and dots.
#[derive(Clone, Copy)]
pub(crate) struct Signs;

impl Wanted for Signs {
    #[inline(always)]
    fn has(self, byte: u8, _: u8) -> bool {
        matches!(byte, b'%'..=b'-' | b'\n' | b';' | b'[' | b'{' | 0x80..)
    }

    #[inline(always)]
    fn marks<B: Block>(self, block: B, before: B) -> B {
        let signs = block.within(b'%', b'-').or(block.within(0x80, 0xff));
        signs.or(Any([b'\n', b';', b'[', b'{']).marks(block, before))
    }
}

/// Finds the first byte from `at` on that is in the set.
#[inline(always)]
pub(crate) fn find(bytes: &[u8], mut at: usize, wanted: impl Wanted) -> Option<usize> {
    // The first byte of the text has no byte before it.
    if at == 0 {
        if wanted.has(*bytes.first()?, 0) {
            return Some(0);
        }
        at = 1;
    }
    // The byte is usually near.
    let near = at + 3 * Sixteen::LEN;
    if near > bytes.len() {
        return find_by_bytes(bytes, at, wanted);
    }
    for at in [at, at + Sixteen::LEN, at + 2 * Sixteen::LEN] {
        let bits = wanted.marks(Sixteen::load(&bytes[at..]), Sixteen::load(&bytes[at - 1..])).bits();
        if bits != 0 {
            return Some(at + bits.trailing_zeros() as usize);
        }
    }
    find_far(bytes, near, wanted)
}

fn find_by_bytes(bytes: &[u8], at: usize, wanted: impl Wanted) -> Option<usize> {
    (at..bytes.len()).find(|&at| wanted.has(bytes[at], bytes[at - 1]))
}

fn find_far(bytes: &[u8], at: usize, wanted: impl Wanted) -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2")]
        fn wide(bytes: &[u8], at: usize, wanted: impl Wanted) -> Option<usize> {
            find_by_blocks::<super::block::x86::ThirtyTwo>(bytes, at, wanted)
        }
        if super::block::has_thirty_two() {
            // SAFETY: the processor was just checked for these instructions.
            return unsafe { wide(bytes, at, wanted) };
        }
    }
    find_by_blocks::<Sixteen>(bytes, at, wanted)
}

/// Finds the first byte that is in the set, four blocks at a time.
#[inline(always)]
fn find_by_blocks<B: Block>(bytes: &[u8], mut at: usize, wanted: impl Wanted) -> Option<usize> {
    while at + 4 * B::LEN <= bytes.len() {
        let marks = [0, 1, 2, 3].map(|i| {
            let at = at + i * B::LEN;
            wanted.marks(B::load(&bytes[at..]), B::load(&bytes[at - 1..]))
        });
        if marks[0].or(marks[1]).or(marks[2].or(marks[3])).bits() != 0 {
            let each = marks.map(B::bits);
            let block = each.iter().position(|&bits| bits != 0).unwrap_or(0);
            return Some(at + block * B::LEN + each[block].trailing_zeros() as usize);
        }
        at += 4 * B::LEN;
    }
    find_by_bytes(bytes, at, wanted)
}

/// Finds the end of the line: its line feed, or the end of the text.
#[inline]
pub(crate) fn line_end(bytes: &[u8], at: usize) -> usize {
    find(bytes, at, Any([b'\n'])).unwrap_or(bytes.len())
}

/// Counts the line feeds.
pub(crate) fn count_lines(bytes: &[u8]) -> usize {
    // Blocks small enough that a byte can count their lines, and of a size that suits processors.
    bytes.chunks(240).map(|block| usize::from(block.iter().fold(0_u8, |n, &byte| n + u8::from(byte == b'\n')))).sum()
}

/// Finds the next byte that is not white space.
#[inline]
pub(crate) fn skip_white(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is_white(byte)) {
        at += 1;
    }
    at
}

/// Finds the next byte that is not a space.
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

/// Tells whether only spaces are between a place and the start of its line.
pub(crate) fn is_line_start(bytes: &[u8], at: usize) -> bool {
    bytes[..at].iter().rev().find(|&&byte| !matches!(byte, b' ' | b'\t')).is_none_or(|&byte| byte == b'\n')
}

/// Tells whether a game starts here, regardless of the text before: an empty line, then `[Event "`.
///
/// Not even an unclosed comment extends past such a place, so one broken game cannot swallow the next, and a file can be
/// split there without reading what comes before.
pub(crate) fn is_game_start(bytes: &[u8], at: usize) -> bool {
    if !bytes[at..].starts_with(b"[Event \"") {
        return false;
    }
    let before = &bytes[..at];
    let Some(blank) = before.strip_suffix(b"\n") else { return at == 0 };
    let line = blank.iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
    blank[line..].iter().all(|&byte| is_white(byte))
}

/// Finds the first place from `at` on where a game certainly starts.
pub(crate) fn find_game_start(bytes: &[u8], mut at: usize) -> Option<usize> {
    while let Some(feed) = find(bytes, at, Any([b'\n'])) {
        at = feed + 1;
        if bytes.get(at) == Some(&b'[') && is_game_start(bytes, at) {
            return Some(at);
        }
    }
    None
}

/// Finds the last place where a game certainly starts, except the start of the text.
pub(crate) fn last_game_start(bytes: &[u8]) -> Option<usize> {
    // Usually it is near the end; searching forwards is faster than searching backwards.
    let mut tail = 4096;
    loop {
        let mut at = bytes.len().saturating_sub(tail);
        let mut last = None;
        while let Some(start) = find_game_start(bytes, at) {
            last = Some(start);
            at = start;
        }
        if last.is_some() || tail >= bytes.len() {
            return last;
        }
        tail *= 4;
    }
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

    fn check(byte: u8, before: u8, wanted: impl Wanted) {
        let is_wanted = wanted.has(byte, before);
        let near = [before, byte];
        let text: Vec<u8> = std::iter::repeat_n(b'.', 200).chain(near).chain([b'.'; 200]).collect();
        for text in [&near[..], &text[150..], &text[100..], &text] {
            let at = text.len().min(203) - 1;
            let at = text.windows(2).position(|pair| pair == near).map_or(at, |before| before + 1);
            assert_eq!(find(text, at, wanted) == Some(at), is_wanted, "{before} {byte}");
            let far = find_far(text, at, wanted);
            assert_eq!(far == Some(at), is_wanted, "{before} {byte}");
        }
    }

    #[test]
    fn blocks_and_bytes_are_told_alike() {
        for byte in 0..=255_u8 {
            for before in 0..=255_u8 {
                check(byte, before, Any([b'[', b'x']));
                check(byte, before, BracesAndFeeds);
                check(byte, before, ResultsAndLines);
                check(byte, before, Signs);
            }
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
