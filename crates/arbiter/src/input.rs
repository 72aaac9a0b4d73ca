//! Positions from the command line or from standard input.

use std::io::Read;

use anyhow::{Context, Result, bail, ensure};
use board::{Epd, Setup};

/// The most bytes that are read: more than any FEN needs.
const LONGEST: usize = 4096;

/// Reads a FEN or an EPD that is one argument or, without quotes, several; `-` stands for standard input.
pub(crate) fn setup(words: &[String]) -> Result<Setup> {
    epd(words).map(|epd| epd.setup)
}

/// Reads a FEN or an EPD like [`setup`], and keeps the operations of an EPD.
pub(crate) fn epd(words: &[String]) -> Result<Epd> {
    match words {
        [word] if word == "startpos" => Ok(initial()),
        [word] if word == "-" => epd_from(std::io::stdin().lock()),
        _ => Ok(words.join(" ").parse()?),
    }
}

fn initial() -> Epd {
    Epd { setup: Setup::initial(), operations: Vec::new() }
}

/// Reads a FEN from an input that contains nothing else.
fn epd_from(input: impl Read) -> Result<Epd> {
    let mut bytes = Vec::new();
    input.take(LONGEST as u64 + 1).read_to_end(&mut bytes).context("standard input cannot be read")?;
    let text = one_line(&bytes).context("standard input")?;
    if text == "startpos" {
        return Ok(initial());
    }
    text.parse().context("standard input")
}

fn one_line(bytes: &[u8]) -> Result<&str> {
    ensure!(bytes.len() <= LONGEST, "found more than {LONGEST} bytes, expected one FEN");
    let text = str::from_utf8(bytes).map_err(|error| error.valid_up_to());
    let binary = text.map_or_else(Some, |text| text.find(|c: char| c.is_control() && !c.is_ascii_whitespace()));
    if let Some(offset) = binary {
        bail!("found binary data (byte {:#04x} at offset {offset}), expected a FEN", bytes[offset]);
    }
    // Some editors begin a file with a byte order mark.
    let text = text.unwrap_or_default().trim_start_matches('\u{feff}').trim();
    ensure!(!text.is_empty(), "found nothing, expected a FEN");
    let lines = text.lines().count();
    ensure!(lines == 1, "found {lines} lines, expected one FEN");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(bytes: &[u8]) -> String {
        format!("{:#}", epd_from(bytes).unwrap_err())
    }

    #[test]
    fn what_cannot_be_a_fen_is_named() {
        assert_eq!(complaint(b""), "standard input: found nothing, expected a FEN");
        assert_eq!(complaint(b" \r\n"), "standard input: found nothing, expected a FEN");
        assert_eq!(complaint(b"ab\0c"), "standard input: found binary data (byte 0x00 at offset 2), expected a FEN");
        assert_eq!(complaint(b"8/\xff"), "standard input: found binary data (byte 0xff at offset 2), expected a FEN");
        assert_eq!(complaint(b"8/8\n8/8\n"), "standard input: found 2 lines, expected one FEN");
        assert_eq!(complaint(&[b'8'; 5000]), "standard input: found more than 4096 bytes, expected one FEN");
        assert_eq!(
            complaint(b"hello\n"),
            "standard input: FEN, character 1: found \"h\", expected a piece letter or a digit in the board field"
        );
    }

    #[test]
    fn line_ends_and_byte_order_marks_do_not_matter() {
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let setup: Setup = fen.parse().unwrap();
        assert_eq!(epd_from(format!("\u{feff}{fen}\r\n").as_bytes()).unwrap().setup, setup);
        assert_eq!(epd_from(&b"startpos"[..]).unwrap().setup, Setup::initial());
    }
}
