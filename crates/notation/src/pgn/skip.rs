//! Skips what a visitor does not read: comments, variations and whole games.

use super::scan::{
    Any, BracesAndFeeds, ResultsAndLines, Signs, find, find_game_start, is_game_start, is_line_start, line_end,
    skip_blanks, skip_white,
};
use super::tag::Tag;
use super::token;

/// Finds the brace that ends a comment.
///
/// By the standard, comments do not nest and have no escapes. But if another closing brace follows without an opening
/// one, the writer thought otherwise: `{ a { b } c }` and `{ a \} b }` are read as one comment.
#[inline]
pub(super) fn comment_end(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    loop {
        at = find(bytes, at, BracesAndFeeds)?;
        match bytes[at] {
            b'}' if bytes[at - 1] != b'\\' => return Some(at),
            b'{' | b'}' => return odd_comment_end(bytes, start),
            // A game that certainly starts here ends the unclosed comment of the game before.
            b'\n' if bytes.get(at + 1) == Some(&b'[') && is_game_start(bytes, at + 1) => return None,
            _ => {}
        }
        at += 1;
    }
}

/// Finds the end of a comment that contains a brace or a backslash.
///
/// It reads no further than to the next brace, so that a text of many such comments is read in linear time.
fn odd_comment_end(bytes: &[u8], start: usize) -> Option<usize> {
    let mut end = None;
    let mut is_suspect = false;
    let mut at = start;
    while let Some(found) = find(bytes, at, BracesAndFeeds) {
        match bytes[found] {
            b'{' if end.is_some() => break,
            b'{' => is_suspect = true,
            b'}' => {
                end = Some(found);
                if !is_suspect && bytes[found - 1] != b'\\' {
                    break;
                }
                is_suspect = false;
            }
            b'\n' if bytes.get(found + 1) == Some(&b'[') && is_game_start(bytes, found + 1) => break,
            _ => {}
        }
        at = found + 1;
    }
    end
}

/// Finds the offset after the bracket that ends a variation; `None` if the game ends first.
pub(super) fn variation(bytes: &[u8], start: usize) -> Option<usize> {
    let mut depth = 1_usize;
    let mut at = start;
    loop {
        at = find(bytes, at, Any([b'(', b')', b'{', b';', b'[', b'%']))?;
        match bytes[at] {
            b'(' => depth += 1,
            b')' => depth -= 1,
            b'{' => at = comment_end(bytes, at + 1)?,
            b';' => at = line_end(bytes, at),
            b'%' if is_line_start(bytes, at) => at = line_end(bytes, at),
            b'[' if Tag::starts_line(bytes, at) => return None,
            _ => {}
        }
        at = (at + 1).min(bytes.len());
        if depth == 0 {
            return Some(at);
        }
    }
}

/// Finds the end of a game from a place among its moves.
pub(super) fn game(bytes: &[u8], start: usize) -> usize {
    if bytes.get(start) == Some(&b'[') && Tag::starts_line(bytes, start) {
        return start;
    }
    usual_end(bytes, start).unwrap_or_else(|| unusual_end(bytes, start))
}

/// Finds the end of a game that ends with the only result in its text, before a place where a game certainly starts.
///
/// Nothing before the result can matter then, so comments need not be read.
fn usual_end(bytes: &[u8], start: usize) -> Option<usize> {
    let mut end = None;
    let mut at = start;
    while let Some(found) = find(bytes, at, ResultsAndLines) {
        at = found + 1;
        match bytes[found] {
            b'*' | b'-' | 0xbd | 0x93 => match outcome_end(bytes, start, found) {
                Some(result_end) if end.is_none_or(|end| end == result_end) => end = Some(result_end),
                Some(_) => return None,
                None => {}
            },
            b'[' if is_game_start(bytes, found) => break,
            b'[' | b'%' => return None,
            _ if token::restarts(bytes, start, found) => return None,
            _ => {
                at = skip_white(bytes, at);
                // An indented tag or escape is left to the thorough search.
                let is_indented = bytes.get(at.wrapping_sub(1)) != Some(&b'\n');
                if is_indented && matches!(bytes.get(at), Some(b'[' | b'%')) {
                    return None;
                }
            }
        }
    }
    let end = end?;
    let next = skip_white(bytes, end);
    (next == bytes.len() || is_game_start(bytes, next)).then_some(end)
}

fn unusual_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    let mut depth = 0_usize;
    loop {
        let Some(found) = find(bytes, at, Signs) else { return bytes.len() };
        at = found + 1;
        match bytes[found] {
            b'{' => match comment_end(bytes, found + 1) {
                Some(end) => at = end + 1,
                None => return find_game_start(bytes, found).unwrap_or(bytes.len()),
            },
            b';' => at = line_end(bytes, found),
            b'%' if is_line_start(bytes, found) => at = line_end(bytes, found),
            b'[' if Tag::starts_line(bytes, found) => return found,
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            b'\n' if depth == 0 && token::restarts(bytes, start, at) => return at,
            b'\n' => at = skip_white(bytes, at),
            b'*' | b'-' | 0xbd | 0x93 if depth == 0 => {
                if let Some(end) = outcome_end(bytes, start, found) {
                    return behind_comments(bytes, end);
                }
            }
            _ => {}
        }
    }
}

/// Finds the end of the result that contains a sign.
fn outcome_end(bytes: &[u8], start: usize, sign: usize) -> Option<usize> {
    // The longest text before the sign is `1/2–` with its dash of three bytes.
    (sign.saturating_sub(5).max(start)..=sign)
        .find_map(|from| token::outcome(bytes, start, from).map(|(_, end)| end).filter(|&end| end > sign))
}

fn behind_comments(bytes: &[u8], mut at: usize) -> usize {
    loop {
        let next = skip_blanks(bytes, at);
        at = match bytes.get(next) {
            Some(b'{') => match comment_end(bytes, next + 1) {
                Some(end) => end + 1,
                None => return at,
            },
            Some(b';') => line_end(bytes, next),
            _ => return at,
        };
    }
}
