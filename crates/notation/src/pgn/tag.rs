//! Tag pairs: the facts about a game before its moves.

use std::borrow::Cow;

use super::scan::{Any, find, is_line_start, is_white, line_end, skip_blanks};

/// A tag pair as in the file.
///
/// ```
/// use notation::pgn::Tag;
/// let (tag, len) = Tag::read(br#"[White "Lasker, \"Em.\""]"#).unwrap();
/// assert_eq!((tag.name(), tag.value()), ("White".into(), "Lasker, \"Em.\"".into()));
/// assert_eq!(len, 25);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The name, as bytes.
    pub raw_name: &'a [u8],
    /// The value, as bytes with their escapes.
    pub raw_value: &'a [u8],
}

impl<'a> Tag<'a> {
    /// Reads a tag pair at the start of the text; returns it and the bytes it takes.
    ///
    /// Within the value `\"` and `\\` are escapes. A quote that is not escaped and does not end the pair is taken
    /// literally, and a backslash before the last quote of a line does not hide the end of the pair.
    #[inline]
    pub fn read(text: &'a [u8]) -> Option<(Self, usize)> {
        let (raw_name, start) = read_name(text)?;
        let end = value_end(text, start).or_else(|| last_quote(text, start))?;
        let close = skip_blanks(text, end + 1);
        Some((Self { raw_name, raw_value: &text[start..end] }, close + 1))
    }

    /// Returns the name, if a text starts like a tag pair.
    pub(super) fn name_at(text: &[u8]) -> Option<&[u8]> {
        read_name(text).map(|(name, _)| name)
    }

    /// Tells whether a text starts like a tag pair.
    pub(super) fn starts(text: &[u8]) -> bool {
        read_name(text).is_some()
    }

    /// Tells whether a tag pair starts here at the start of a line: among moves only that can start a new game.
    pub(super) fn starts_line(bytes: &[u8], at: usize) -> bool {
        is_line_start(bytes, at) && Self::starts(&bytes[at..])
    }

    /// Returns the name as text.
    pub fn name(&self) -> Cow<'a, str> {
        decode(self.raw_name)
    }

    /// Returns the value as text without its escapes.
    pub fn value(&self) -> Cow<'a, str> {
        let text = decode(self.raw_value);
        if !text.contains('\\') {
            return text;
        }
        let mut plain = String::with_capacity(text.len());
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            match (c, chars.peek()) {
                ('\\', Some(&escaped @ ('"' | '\\'))) => {
                    plain.push(escaped);
                    chars.next();
                }
                _ => plain.push(c),
            }
        }
        Cow::Owned(plain)
    }
}

/// Reads `[Name "` and returns the name and the offset after the quote.
#[inline]
fn read_name(text: &[u8]) -> Option<(&[u8], usize)> {
    if text.first() != Some(&b'[') {
        return None;
    }
    let start = skip_blanks(text, 1);
    let end = find(text, start, Any([b' ', b'\t', b'"', b']', b'\n']))?;
    let quote = skip_blanks(text, end);
    (end > start && text.get(quote) == Some(&b'"')).then(|| (&text[start..end], quote + 1))
}

/// Finds the quote that ends the value: one without a backslash that a bracket follows on the same line.
#[inline]
fn value_end(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    loop {
        at = find(text, at, Any([b'"', b'\\', b'\n']))?;
        match text[at] {
            b'"' if is_closed(text, at) => return Some(at),
            b'\n' => return None,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// Finds the last quote of the line that a bracket follows.
fn last_quote(text: &[u8], start: usize) -> Option<usize> {
    let end = line_end(text, start);
    (start..end).rev().find(|&at| text[at] == b'"' && is_closed(text, at))
}

fn is_closed(text: &[u8], quote: usize) -> bool {
    text.get(skip_blanks(text, quote + 1)) == Some(&b']')
}

/// Reads bytes as UTF-8 or, if they are not valid, as Latin-1, which older files use.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// Finds the end of white space, and tells whether it contains an empty line.
pub(super) fn skip_blank(bytes: &[u8], mut at: usize) -> (usize, bool) {
    let mut feeds = 0;
    while let Some(&byte) = bytes.get(at)
        && is_white(byte)
    {
        feeds += usize::from(byte == b'\n');
        at += 1;
    }
    (at, feeds > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<String> {
        Tag::read(text.as_bytes()).map(|(tag, _)| tag.value().into_owned())
    }

    #[test]
    fn escapes_quotes_and_brackets_stay_in_the_value() {
        assert_eq!(value(r#"[A "b\""] [B "c"]"#).unwrap(), "b\"");
        assert_eq!(value(r#"[C "A]]["]"#).unwrap(), "A]][");
        assert_eq!(value(r#"[F "\"A]][\"\\"]"#).unwrap(), r#""A]]["\"#);
        assert_eq!(value(r#"[G "\"]"]"#).unwrap(), "\"]");
        assert_eq!(value("[Event \"Tournament \\\"]\n[Site \"x\"]").unwrap(), "Tournament \\");
        assert_eq!(value(r#"[White "Smith, John "The King""]"#).unwrap(), "Smith, John \"The King\"");
        assert_eq!(value(r#"[ Date   "2024" ]"#).unwrap(), "2024");
    }

    #[test]
    fn what_is_no_pair_is_not_read() {
        for text in ["", "[", "[]", "[Event]", "[Event \"x\n\"]", "[%clk 1:00]", "[Event \"x\"", "Event \"x\"]"] {
            assert_eq!(value(text), None, "{text}");
        }
    }

    #[test]
    fn latin_1_is_read_where_utf_8_fails() {
        assert_eq!(decode(b"Caf\xe9"), "Café");
        assert_eq!(decode("Café".as_bytes()), "Café");
    }
}
