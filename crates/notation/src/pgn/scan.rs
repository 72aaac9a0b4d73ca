//! Finding bytes fast: blocks are compared as wholes, which the compiler turns into vector instructions.

const BLOCK: usize = 32;

/// Finds the first byte from `at` on that `is_wanted` accepts.
#[inline]
pub(crate) fn find(bytes: &[u8], mut at: usize, is_wanted: impl Fn(u8) -> bool) -> Option<usize> {
    while let Some(block) = bytes.get(at..at + BLOCK) {
        // No early exit, so that the block is looked at as one.
        if block.iter().fold(false, |found, &byte| found | is_wanted(byte)) {
            break;
        }
        at += BLOCK;
    }
    bytes.get(at..)?.iter().position(|&byte| is_wanted(byte)).map(|offset| at + offset)
}

/// Finds the end of the line: its line feed, or the end of the text.
#[inline]
pub(crate) fn line_end(bytes: &[u8], at: usize) -> usize {
    find(bytes, at, |byte| byte == b'\n').unwrap_or(bytes.len())
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
    while let Some(feed) = find(bytes, at, |byte| byte == b'\n') {
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
        for len in 0..100 {
            for at in 0..len {
                let mut bytes = vec![b'.'; len];
                bytes[at] = b'x';
                for from in 0..=len {
                    let expected = (from <= at).then_some(at);
                    assert_eq!(find(&bytes, from, |byte| byte == b'x'), expected, "{len} {at} {from}");
                }
            }
        }
    }

    #[test]
    fn a_game_starts_after_an_empty_line() {
        let text = b"{ open\n\n[Event \"a\"]\n[Event \"b\"]\r\n \t\r\n[Event \"c\"]";
        assert_eq!(find_game_start(text, 0), Some(8));
        assert_eq!(find_game_start(text, 9), Some(36));
        assert_eq!(last_game_start(text), Some(36));
        assert_eq!(last_game_start(&text[..30]), Some(8));
        assert_eq!(count_lines(text), 5);
    }
}
