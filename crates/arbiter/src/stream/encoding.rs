//! Encodings of texts: UTF-8, UTF-16, and those of older files from Western and Central Europe.

use std::fmt;
use std::io::{self, Read};

use anyhow::{Result, bail};
use encoding_rs::{Decoder, ISO_8859_2, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

/// How the characters of a text are written as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Encoding(&'static encoding_rs::Encoding);

/// The names by which chess players know these encodings.
const NAMES: [(&str, &encoding_rs::Encoding); 8] = [
    ("utf-8", UTF_8),
    ("utf-16", UTF_16LE),
    ("utf-16be", UTF_16BE),
    ("cp1250", WINDOWS_1250),
    ("cp1251", WINDOWS_1251),
    ("cp1252", WINDOWS_1252),
    ("iso-8859-2", ISO_8859_2),
    // Latin-1 is a part of CP1252.
    ("latin-1", WINDOWS_1252),
];

impl Encoding {
    /// Reads the option: one of the names above, or any other that the web knows.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let known = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, encoding)| *encoding);
        let found = known.or_else(|| encoding_rs::Encoding::for_label_no_replacement(text.as_bytes()));
        found.map(Self).ok_or_else(|| {
            "expected utf-8, utf-16, utf-16be, cp1250, cp1251, cp1252, iso-8859-2 or another such name".to_owned()
        })
    }

    /// Guesses the encoding of a text from its start; returns it, and whether it could be another one.
    pub(super) fn guess(sample: &[u8]) -> Result<(Self, bool)> {
        if matches!(sample, [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..]) {
            bail!("found a text in UTF-32, expected UTF-8, UTF-16 or an encoding of one byte per character");
        }
        if sample.starts_with(b"\xff\xfe") {
            return Ok((Self(UTF_16LE), false));
        }
        if sample.starts_with(b"\xfe\xff") {
            return Ok((Self(UTF_16BE), false));
        }
        if let Some(zero) = sample.iter().position(|&byte| byte == 0) {
            // Latin letters in UTF-16 have a zero byte each, all on the same side.
            let zeros = |side: usize| sample.iter().skip(side).step_by(2).filter(|&&byte| byte == 0).count();
            let (even, odd) = (zeros(0), zeros(1));
            match (even * 4 > sample.len(), odd * 4 > sample.len()) {
                (false, true) if even == 0 => return Ok((Self(UTF_16LE), true)),
                (true, false) if odd == 0 => return Ok((Self(UTF_16BE), true)),
                _ => bail!("found binary data (byte 0x00 at offset {zero}), expected a text"),
            }
        }
        let (valid, broken) = utf8_characters(sample);
        // A file can be put together from several: the reader takes single games that are not UTF-8 for Latin-1.
        if broken == 0 || valid >= broken {
            return Ok((Self(UTF_8), false));
        }
        Ok((Self(guess_one_byte(sample)), true))
    }

    /// Converts a stream to UTF-8.
    pub(super) fn decoded(self, stream: Box<dyn Read>) -> Box<dyn Read> {
        if self.0 == UTF_8 {
            return stream;
        }
        let decoder = self.0.new_decoder_with_bom_removal();
        Box::new(Decoded { stream, decoder, read: Vec::new(), text: Vec::new(), at: 0, is_over: false })
    }
}

/// Guesses which encoding of one byte per character a text has: of Central Europe, Cyrillic, or of Western Europe.
fn guess_one_byte(sample: &[u8]) -> &'static encoding_rs::Encoding {
    let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    let found = detector.guess(None, chardetng::Utf8Detection::Deny);
    // Words of Cyrillic letters only; words in other languages have few letters outside ASCII.
    let has_cyrillic_word = || sample.windows(4).any(|part| part.iter().all(|&byte| byte >= 0xc0));
    if found == WINDOWS_1250 || found == ISO_8859_2 || found == WINDOWS_1251 && has_cyrillic_word() {
        found
    } else {
        WINDOWS_1252
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = NAMES.iter().find(|(_, encoding)| *encoding == self.0);
        f.write_str(known.map_or_else(|| self.0.name(), |(name, _)| *name))
    }
}

/// Counts the characters outside ASCII that are valid UTF-8, and the places that are not.
fn utf8_characters(bytes: &[u8]) -> (usize, usize) {
    let mut counts = (0, 0);
    for chunk in bytes.utf8_chunks() {
        counts.0 += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        counts.1 += usize::from(!chunk.invalid().is_empty());
    }
    // The sample can end within a character.
    let is_cut = bytes.utf8_chunks().last().is_some_and(|chunk| {
        chunk.invalid().len() < 4
            && !chunk.invalid().is_empty()
            && std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
    });
    (counts.0, counts.1 - usize::from(is_cut))
}

/// A stream that is converted while it is read.
struct Decoded {
    stream: Box<dyn Read>,
    decoder: Decoder,
    read: Vec<u8>,
    text: Vec<u8>,
    at: usize,
    is_over: bool,
}

impl Read for Decoded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.text.len() && !self.is_over {
            self.read.clear();
            self.stream.by_ref().take(1 << 16).read_to_end(&mut self.read)?;
            self.is_over = self.read.is_empty();
            let room = self.decoder.max_utf8_buffer_length(self.read.len()).unwrap_or(4 * self.read.len() + 16);
            self.text.resize(room, 0);
            let (_, _, written, _) = self.decoder.decode_to_utf8(&self.read, &mut self.text, self.is_over);
            self.text.truncate(written);
            self.at = 0;
        }
        let len = buffer.len().min(self.text.len() - self.at);
        buffer[..len].copy_from_slice(&self.text[self.at..self.at + len]);
        self.at += len;
        Ok(len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_apart() {
        let guess =
            |bytes: &[u8]| Encoding::guess(bytes).map(|(found, is_guess)| (found.to_string(), is_guess)).unwrap();
        let is = |name: &str, is_guess: bool| (name.to_owned(), is_guess);
        let names = "[White \"Dvořák, Čeněk\"]\n[Black \"Růžička, Šárka\"]\n[Site \"Děčín\"]\n";
        assert_eq!(guess(&WINDOWS_1250.encode(names).0), is("cp1250", true));
        assert_eq!(guess(&ISO_8859_2.encode(names).0), is("iso-8859-2", true));
        let western = "[White \"Müller, Jörg\"]\n[Black \"Bjørn Ångström\"]\n[Site \"Besançon, Genève\"]\n";
        assert_eq!(guess(&WINDOWS_1252.encode(western).0), is("cp1252", true));
        let cyrillic = "[White \"Карпов, Анатолий\"]\n[Black \"Каспаров\"]\n";
        assert_eq!(guess(&WINDOWS_1251.encode(cyrillic).0), is("cp1251", true));
        // A single name is enough.
        for (name, encoding) in [("Dvořák", "cp1250"), ("Müller", "cp1252"), ("Peña", "cp1252"), ("Иванов", "cp1251")]
        {
            let bytes = Encoding::parse(encoding).unwrap().0.encode(name).0;
            assert_eq!(guess(&[b"[White \"", &bytes[..], b"\"]\n\n1. e4 *\n"].concat()), is(encoding, true), "{name}");
        }
        assert_eq!(guess(names.as_bytes()), is("utf-8", false));
        assert_eq!(guess(&names.as_bytes()[..12]), is("utf-8", false));
        assert_eq!(guess(b"1. e4 e5"), is("utf-8", false));
        assert_eq!(guess(b"1\0.\0 \0e\x004\0"), is("utf-16", true));
        assert!(Encoding::guess(b"\x7fELF\0\0\0\x01").is_err());
        let wide: Vec<u8> = "\u{feff}1. e4".chars().flat_map(|c| u32::from(c).to_le_bytes()).collect();
        assert!(Encoding::guess(&wide).unwrap_err().to_string().starts_with("found a text in UTF-32"));
    }

    #[test]
    fn encodings_have_the_names_that_people_use() {
        for (name, written) in
            [("UTF-8", "utf-8"), ("utf-16le", "utf-16"), ("windows-1250", "cp1250"), ("Latin1", "cp1252")]
        {
            assert_eq!(Encoding::parse(name).unwrap().to_string(), written, "{name}");
        }
        assert_eq!(Encoding::parse("koi8-r").unwrap().to_string(), "KOI8-R");
        assert!(Encoding::parse("ebcdic").unwrap_err().starts_with("expected utf-8, utf-16,"));
    }

    #[test]
    fn a_stream_is_converted_in_pieces() {
        let text = "Dvořák – ♘f3 ".repeat(20_000);
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let mut read = String::new();
        let stream: Box<dyn Read> = Box::new(io::Cursor::new(utf16));
        Encoding(UTF_16BE).decoded(stream).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
    }
}
