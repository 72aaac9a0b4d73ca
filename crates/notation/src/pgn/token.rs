//! The tokens of the movetext that are neither standard PGN moves nor comments.

use std::borrow::Cow;

use super::Outcome;
use super::scan::{is_white, line_end, skip_white};
use super::skip;
use super::tag::{Tag, decode};

/// An unusual token.
pub(super) enum Token<'a> {
    /// A glyph such as `!?` or `+-`.
    Nag(u8),
    /// A token without meaning: `e.p.`, an ellipsis.
    Noise,
    /// Half a result, which does not end the game, since it can also be half a fraction.
    Half(Outcome),
    /// Any other token, which should be a move.
    Text(Cow<'a, str>),
}

/// Reads a move number; returns the offset after it, dots included; `None` if the digits are not a move number.
#[inline]
pub(super) fn number(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    while bytes.get(end).is_some_and(u8::is_ascii_digit) {
        end += 1;
    }
    match bytes.get(end) {
        Some(b'.') => {
            while bytes.get(end) == Some(&b'.') {
                end += 1;
            }
            Some(end)
        }
        // `1 e4` and `1e4`: some writers leave the dot out.
        Some(b' ' | b'\n' | b'\r' | b'\t' | b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'O') | None => Some(end),
        // An ellipsis as one character.
        Some(0xe2) if bytes[end..].starts_with("…".as_bytes()) => Some(end + 3),
        _ => None,
    }
}

/// Reads a token that ends a game whose moves begin at `start`; returns it and the offset after it.
pub(super) fn outcome(bytes: &[u8], start: usize, at: usize) -> Option<(Outcome, usize)> {
    // `0-0` is castling; whether it can be a result is decided where the position is known.
    const TOKENS: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "*", "½-½", "1–0", "0–1", "1/2–1/2", "½–½"];
    let rest = &bytes[at..];
    let before = bytes[..at].last().filter(|_| at > start);
    let stands_apart = before.is_none_or(|&byte| is_white(byte) || matches!(byte, b'}' | b')' | b'.'));
    if !stands_apart && rest.first() != Some(&b'*') {
        return None;
    }
    TOKENS.iter().find_map(|token| {
        let after = rest.strip_prefix(token.as_bytes())?;
        let ends = *token == "*"
            || after
                .first()
                .is_none_or(|&byte| is_white(byte) || matches!(byte, b'{' | b'[' | b';' | b'*' | b')' | b'('));
        ends.then(|| Outcome::read(token).map(|outcome| (outcome, at + token.len()))).flatten()
    })
}

/// Reads `(=)`, a draw offer.
pub(super) fn draw_offer(bytes: &[u8], at: usize) -> Option<usize> {
    bytes[at..].starts_with(b"(=)").then_some(at + 3)
}

/// Reads a token up to the next white space or bracket, and classifies it.
pub(super) fn other(bytes: &[u8], at: usize) -> (Token<'_>, usize) {
    const GLYPHS: [(&str, u8); 22] = [
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
        ("!", 1),
        ("?", 2),
        ("+=", 14),
        ("=+", 15),
        ("+/=", 14),
        ("=/+", 15),
        ("+/-", 16),
        ("-/+", 17),
        ("+-", 18),
        ("-+", 19),
        ("=", 10),
        ("±", 16),
        ("∓", 17),
        ("⩲", 14),
        ("⩱", 15),
        ("∞", 13),
        ("□", 7),
        ("~", 13),
    ];
    let rest = &bytes[at..];
    let len = rest.iter().position(|&byte| ends_token(byte)).unwrap_or(rest.len());
    // A promotion can have brackets: `d8(Q)`.
    let len = match rest[len..] {
        [b'(', _, b')', ..] if len >= 2 && rest[len + 1].is_ascii_uppercase() => len + 3,
        _ => len.max(1),
    };
    let text = decode(&rest[..len]);
    let end = at + len;
    if let Some((_, nag)) = GLYPHS.iter().find(|(glyph, _)| *glyph == text) {
        return (Token::Nag(*nag), end);
    }
    // Signs after the move are separate tokens: `Nf3!?`.
    if let Some(sign) = ["!", "?"].iter().find(|sign| text.starts_with(**sign)) {
        let len = text.bytes().take(2).take_while(|byte| matches!(byte, b'!' | b'?')).count().max(sign.len());
        let nag = GLYPHS.iter().find(|(glyph, _)| *glyph == &text[..len]).map_or(1, |(_, nag)| *nag);
        return (Token::Nag(nag), at + len);
    }
    match text.as_ref() {
        "1/2" | "½" => (Token::Half(Outcome::Draw), end),
        "e.p." | "ep" | "e.p" | "…" | "..." | "+" | "#" | "++" | "N" | "D" | "TN" => (Token::Noise, end),
        _ => match text.strip_prefix('…') {
            Some(_) => (Token::Noise, at + '…'.len_utf8()),
            None => (Token::Text(text), end),
        },
    }
}

fn ends_token(byte: u8) -> bool {
    is_white(byte) || matches!(byte, b'{' | b'}' | b';' | b'(' | b')' | b'$' | b'[' | b']' | b'*')
}

/// Tells whether a game without tags starts after an empty line at the start of a line: with number 1 of White's move,
/// though moves came before.
#[inline]
pub(super) fn restarts(bytes: &[u8], start: usize, line: usize) -> bool {
    matches!(bytes.get(line), Some(b' ' | b'\t' | b'\r' | b'\n')) && restarts_here(bytes, start, line)
}

#[cold]
fn restarts_here(bytes: &[u8], start: usize, line: usize) -> bool {
    let at = skip_white(bytes, line);
    let is_first = bytes[at..].starts_with(b"1.") && bytes.get(at + 2) != Some(&b'.');
    is_first && bytes[line..at].contains(&b'\n') && first_text(bytes, start) < line
}

/// Finds the first text that is neither white space nor a comment.
fn first_text(bytes: &[u8], mut at: usize) -> usize {
    loop {
        at = skip_white(bytes, at);
        at = match bytes.get(at) {
            Some(b'{') => skip::comment_end(bytes, at + 1).map_or(bytes.len(), |end| end + 1),
            Some(b';') => line_end(bytes, at),
            _ => return at,
        };
    }
}

/// Tells whether nothing of the game follows: the end of the text, or a tag.
pub(super) fn is_last(bytes: &[u8], at: usize) -> bool {
    let at = skip_white(bytes, at);
    at == bytes.len() || Tag::starts(&bytes[at..])
}
