//! Encodings of texts: UTF-8, UTF-16, and those of older files from Western and Central Europe.

use std::fmt;
use std::io::{self, Read};

use anyhow::{Result, bail};
use encoding_rs::{Decoder, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};

/// How the characters of a text are written as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    /// Central Europe.
    Cp1250,
    /// Western Europe; Latin-1 is part of it.
    Cp1252,
}

impl Encoding {
    /// Reads the option.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        Ok(match text.to_ascii_lowercase().as_str() {
            "utf-8" | "utf8" => Self::Utf8,
            "utf-16" | "utf16" | "utf-16le" => Self::Utf16Le,
            "utf-16be" => Self::Utf16Be,
            "cp1250" | "windows-1250" => Self::Cp1250,
            "cp1252" | "windows-1252" | "latin1" | "latin-1" | "iso-8859-1" => Self::Cp1252,
            _ => return Err("expected utf-8, utf-16, utf-16be, cp1250 or cp1252".to_owned()),
        })
    }

    /// Guesses the encoding of a text from its start; returns it, and whether it could be another one.
    pub(super) fn guess(sample: &[u8]) -> Result<(Self, bool)> {
        if sample.starts_with(b"\xff\xfe") {
            return Ok((Self::Utf16Le, false));
        }
        if sample.starts_with(b"\xfe\xff") {
            return Ok((Self::Utf16Be, false));
        }
        if let Some(zero) = sample.iter().position(|&byte| byte == 0) {
            // Latin letters in UTF-16 have a zero byte each, all on the same side.
            let zeros = |side: usize| sample.iter().skip(side).step_by(2).filter(|&&byte| byte == 0).count();
            let (even, odd) = (zeros(0), zeros(1));
            match (even * 4 > sample.len(), odd * 4 > sample.len()) {
                (false, true) if even == 0 => return Ok((Self::Utf16Le, true)),
                (true, false) if odd == 0 => return Ok((Self::Utf16Be, true)),
                _ => bail!("found binary data (byte 0x00 at offset {zero}), expected a text"),
            }
        }
        let (valid, broken) = utf8_characters(sample);
        // A file can be put together from several: the reader takes single games that are not UTF-8 for Latin-1.
        if broken == 0 || valid >= broken {
            return Ok((Self::Utf8, false));
        }
        let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
        detector.feed(sample, true);
        let found = detector.guess(None, chardetng::Utf8Detection::Deny).name();
        let is_central = matches!(found, "windows-1250" | "ISO-8859-2");
        Ok((if is_central { Self::Cp1250 } else { Self::Cp1252 }, true))
    }

    /// Converts a stream to UTF-8.
    pub(super) fn decoded(self, stream: Box<dyn Read>) -> Box<dyn Read> {
        let encoding = match self {
            Self::Utf8 => return stream,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Cp1250 => WINDOWS_1250,
            Self::Cp1252 => WINDOWS_1252,
        };
        let decoder = encoding.new_decoder_with_bom_removal();
        Box::new(Decoded { stream, decoder, read: Vec::new(), text: Vec::new(), at: 0, is_over: false })
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16",
            Self::Utf16Be => "utf-16be",
            Self::Cp1250 => "cp1250",
            Self::Cp1252 => "cp1252",
        })
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
        let names = "[White \"Dvořák, Čeněk\"]\n[Black \"Růžička, Šárka\"]\n[Site \"Děčín\"]\n";
        let (central, _, _) = WINDOWS_1250.encode(names);
        assert_eq!(Encoding::guess(&central).unwrap(), (Encoding::Cp1250, true));
        let western = "[White \"Müller, Jörg\"]\n[Black \"Bjørn Ångström\"]\n[Site \"Besançon, Genève\"]\n";
        let (western, _, _) = WINDOWS_1252.encode(western);
        assert_eq!(Encoding::guess(&western).unwrap(), (Encoding::Cp1252, true));
        assert_eq!(Encoding::guess(names.as_bytes()).unwrap(), (Encoding::Utf8, false));
        assert_eq!(Encoding::guess(&names.as_bytes()[..12]).unwrap(), (Encoding::Utf8, false));
        assert_eq!(Encoding::guess(b"1. e4 e5").unwrap(), (Encoding::Utf8, false));
        assert_eq!(Encoding::guess(b"1\0.\0 \0e\x004\0").unwrap(), (Encoding::Utf16Le, true));
        assert!(Encoding::guess(b"\x7fELF\0\0\0\x01").is_err());
    }

    #[test]
    fn a_stream_is_converted_in_pieces() {
        let text = "Dvořák – ♘f3 ".repeat(20_000);
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let mut read = String::new();
        let stream: Box<dyn Read> = Box::new(io::Cursor::new(utf16));
        Encoding::Utf16Be.decoded(stream).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
    }
}
