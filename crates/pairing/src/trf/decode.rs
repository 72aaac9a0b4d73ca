//! Bytes to lines of text.

/// How the text of a file was written.
///
/// ```
/// use pairing::trf::{self, Encoding};
/// let file = trf::read(b"001    1      Andr\xe9\n").unwrap();
/// assert_eq!(file.encoding(), Encoding::Latin1);
/// assert_eq!(file.tournament().players()[0].name, "André");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a mark.
    Utf8,
    /// Bytes that are no UTF-8: one byte a character, so that columns stay right.
    Latin1,
    /// UTF-16 with a mark.
    Utf16,
}

/// Reads bytes as text; never fails.
pub(super) fn decode(bytes: &[u8]) -> (String, Encoding) {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.as_chunks::<2>().0.iter().map(|pair| unit(*pair));
        char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => match str::from_utf8(rest) {
            Ok(text) => (text.to_owned(), Encoding::Utf8),
            Err(_) => (rest.iter().copied().map(char::from).collect(), Encoding::Latin1),
        },
        [0xff, 0xfe, rest @ ..] => (wide(rest, u16::from_le_bytes), Encoding::Utf16),
        [0xfe, 0xff, rest @ ..] => (wide(rest, u16::from_be_bytes), Encoding::Utf16),
        _ => match str::from_utf8(bytes) {
            Ok(text) => (text.to_owned(), Encoding::Utf8),
            Err(_) => (bytes.iter().copied().map(char::from).collect(), Encoding::Latin1),
        },
    }
}

/// Splits a text into lines that end with LF, CR or both; the end-of-file sign of old systems is no line.
pub(super) fn lines(text: &str) -> Vec<&str> {
    let text = text.trim_end_matches('\u{1a}');
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(end) = rest.find(['\n', '\r']) {
        lines.push(&rest[..end]);
        rest = if rest[end..].starts_with("\r\n") { &rest[end + 2..] } else { &rest[end + 1..] };
    }
    if !rest.is_empty() {
        lines.push(rest);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_end_a_line_is_read() {
        assert_eq!(lines("a\nb\r\nc\rd"), ["a", "b", "c", "d"]);
        assert_eq!(lines("a\n\n\u{1a}"), ["a", ""]);
        assert_eq!(lines(""), [""; 0]);
    }

    #[test]
    fn marks_and_encodings_are_recognised() {
        assert_eq!(decode(b"\xef\xbb\xbf012"), ("012".to_owned(), Encoding::Utf8));
        assert_eq!(decode(b"caf\xe9"), ("café".to_owned(), Encoding::Latin1));
        assert_eq!(decode(b"\xff\xfe0\x001\x002\x00"), ("012".to_owned(), Encoding::Utf16));
        assert_eq!(decode(b"\xfe\xff\x000\x001"), ("01".to_owned(), Encoding::Utf16));
    }
}
