//! Stores rows in fewer bytes: frequent phrases are replaced by numbers, and long runs of hexadecimal digits are packed.
//! Unpacking returns exactly the bytes that were written, so hashes stay valid.
//!
//! The first byte names the format. In the phrase format, a byte below 128 stands for itself, except 1; a byte from 128
//! to 253 is a phrase of the first list; 254 and a byte is one of the second; 255, a length and bytes are those bytes; 1,
//! a length and bytes are twice as many hexadecimal digits.

use std::sync::OnceLock;

use super::phrases::{LONG, SHORT};

/// The format in which the bytes are stored unchanged.
const PLAIN: u8 = 0;
/// The phrase format.
const PHRASES: u8 = 1;

const HEX: u8 = 1;
const FIRST: usize = 128;
const SECOND: u8 = 254;
const RAW: u8 = 255;
/// The fewest hexadecimal digits that are worth packing.
const DIGITS: usize = 8;

/// Stored bytes are not valid in their format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its bytes cannot be decoded")]
pub(super) struct CodecError;

/// Packs a text for storage.
pub(super) fn pack(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut packed = Vec::with_capacity(bytes.len() / 3 + 16);
    packed.push(PHRASES);
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let plain = rest.iter().take_while(|byte| codes().is_plain[usize::from(**byte)]).count();
        if plain > 0 {
            packed.extend_from_slice(&rest[..plain]);
            at += plain;
            continue;
        }
        if let Some((code, length)) = phrase(rest) {
            packed.extend_from_slice(code);
            at += length;
            continue;
        }
        let digits = rest.iter().take(2 * 255).take_while(|byte| nibble(**byte).is_some()).count() & !1;
        if digits >= DIGITS {
            packed.extend([HEX, (digits / 2) as u8]);
            let halves = rest[..digits].chunks_exact(2);
            packed.extend(halves.map(|pair| (nibble(pair[0]).unwrap_or(0) << 4) | nibble(pair[1]).unwrap_or(0)));
            at += digits;
            continue;
        }
        let raw = rest.iter().take(255).take_while(|byte| !byte.is_ascii() || **byte == HEX).count();
        if raw > 0 {
            packed.extend([RAW, raw as u8]);
            packed.extend_from_slice(&rest[..raw]);
            at += raw;
            continue;
        }
        packed.push(rest[0]);
        at += 1;
    }
    if packed.len() > bytes.len() + 1 {
        packed.clear();
        packed.push(PLAIN);
        packed.extend_from_slice(bytes);
    }
    packed
}

/// Restores a text from its stored bytes.
pub(super) fn unpack(packed: &[u8]) -> Result<String, CodecError> {
    let (form, mut rest) = packed.split_first().ok_or(CodecError)?;
    let mut text = Vec::with_capacity(packed.len() * 4);
    match *form {
        PLAIN => text.extend_from_slice(rest),
        PHRASES => {
            while let Some((&byte, after)) = rest.split_first() {
                rest = match byte {
                    HEX => {
                        let (bytes, after) = counted(after)?;
                        text.extend(bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]));
                        after
                    }
                    RAW => {
                        let (bytes, after) = counted(after)?;
                        text.extend_from_slice(bytes);
                        after
                    }
                    SECOND => {
                        let (&index, after) = after.split_first().ok_or(CodecError)?;
                        let phrase = LONG.get(usize::from(index)).ok_or(CodecError)?;
                        text.extend_from_slice(phrase.as_bytes());
                        after
                    }
                    byte if usize::from(byte) >= FIRST => {
                        let phrase = SHORT.get(usize::from(byte) - FIRST).ok_or(CodecError)?;
                        text.extend_from_slice(phrase.as_bytes());
                        after
                    }
                    byte => {
                        text.push(byte);
                        after
                    }
                };
            }
        }
        _ => return Err(CodecError),
    }
    String::from_utf8(text).map_err(|_| CodecError)
}

/// Splits off as many bytes as the first byte says.
fn counted(bytes: &[u8]) -> Result<(&[u8], &[u8]), CodecError> {
    let (&count, rest) = bytes.split_first().ok_or(CodecError)?;
    rest.split_at_checked(usize::from(count)).ok_or(CodecError)
}

fn nibble(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    }
}

fn digit(nibble: u8) -> u8 {
    if nibble < 10 { b'0' + nibble } else { b'a' + nibble - 10 }
}

/// A phrase and its stored code.
type Coded = (&'static [u8], Vec<u8>);

/// The phrases, indexed for lookup.
struct Codes {
    /// Phrases by their first byte, the longest first.
    by_first: Vec<Vec<Coded>>,
    /// The bytes that always stand for themselves: no phrase begins with them, and they are not digits.
    is_plain: [bool; 256],
}

fn codes() -> &'static Codes {
    static CODES: OnceLock<Codes> = OnceLock::new();
    CODES.get_or_init(|| {
        let mut by_first: Vec<Vec<Coded>> = vec![Vec::new(); 256];
        let short = SHORT.iter().enumerate().map(|(index, phrase)| (phrase, vec![(FIRST + index) as u8]));
        let long = LONG.iter().enumerate().map(|(index, phrase)| (phrase, vec![SECOND, index as u8]));
        for (phrase, code) in short.chain(long) {
            by_first[usize::from(phrase.as_bytes()[0])].push((phrase.as_bytes(), code));
        }
        for phrases in &mut by_first {
            phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        }
        let is_plain = std::array::from_fn(|index| {
            let byte = index as u8;
            by_first[index].is_empty() && byte.is_ascii() && byte != HEX && nibble(byte).is_none()
        });
        Codes { by_first, is_plain }
    })
}

/// Finds the longest phrase that a text begins with; returns its code and its length.
fn phrase(text: &[u8]) -> Option<(&'static [u8], usize)> {
    let candidates = &codes().by_first[usize::from(*text.first()?)];
    let (phrase, code) = candidates.iter().find(|(phrase, _)| text.starts_with(phrase))?;
    Some((code, phrase.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAY: &str = r#"{"entered":{"id":"9","seat":"white","name":"Anna Nováková","wall":1794911532858,"clock":{"white":317970,"black":314951,"running":"black"},"entry":{"at":79,"by":"white","act":{"act":"play","move":"e1g1"},"read":{"move":"e1h1"},"rulings":[{"at":79,"ruling":"move_made","by":"white","move":"e1g1","san":"O-O","article":"4.7","rule":"MoveMade"},{"at":79,"ruling":"move_completed","by":"white","moves_completed":5,"how":"press","article":"6.2.1","rule":"CompletedByPress"}],"due":0,"rules":4}}}"#;

    #[test]
    fn a_row_of_a_move_takes_a_fifth_and_comes_back_byte_for_byte() {
        let packed = pack(PLAY);
        assert_eq!(unpack(&packed).as_deref(), Ok(PLAY));
        assert!(packed.len() * 5 <= PLAY.len(), "{} of {} bytes", packed.len(), PLAY.len());
    }

    #[test]
    fn the_lists_fit_into_their_codes_and_hold_nothing_twice() {
        assert!(SHORT.len() <= usize::from(SECOND) - FIRST, "{}", SHORT.len());
        assert!(LONG.len() <= 256, "{}", LONG.len());
        let mut all: Vec<&str> = SHORT.iter().chain(LONG).copied().collect();
        assert!(all.iter().all(|phrase| phrase.len() > 1 && phrase.is_ascii()));
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn the_lists_are_what_they_were_when_files_were_written_with_them() {
        use sha2::{Digest, Sha256};
        let all = format!("{}\0{}", SHORT.join("\n"), LONG.join("\n"));
        let sum = crate::secret::hex(&Sha256::digest(all));
        assert_eq!(
            sum, "743d52610fecb5e001f3220c4796c967758605c545c18937c118ed60d8c7e69e",
            "files would be read wrongly"
        );
    }

    #[test]
    fn any_text_comes_back() {
        let mut state = 5_u64;
        let mut draw = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let odd =
            ["", "\u{1}", "\u{1}\u{1}deadbeefdeadbeef", "é", "😀\u{fe}\u{ff}", "\t\r\n", "0123456789", "{\"entered\":"];
        for text in odd {
            assert_eq!(unpack(&pack(text)).as_deref(), Ok(text));
        }
        for _ in 0..2_000 {
            let mut text = String::new();
            for _ in 0..draw(40) {
                match draw(5) {
                    0 => text.push_str(SHORT[draw(SHORT.len())]),
                    1 => text.push_str(LONG[draw(LONG.len())]),
                    2 => text.push(char::from_u32(draw(0x3000) as u32).unwrap_or('x')),
                    3 => text.push_str(&draw(usize::MAX).to_string()),
                    _ => text.extend(PLAY.chars().skip(draw(400)).take(draw(30))),
                }
            }
            let packed = pack(&text);
            assert_eq!(unpack(&packed).as_deref(), Ok(text.as_str()));
            assert!(packed.len() <= text.len() + 1, "nothing takes more than a byte more");
        }
    }

    #[test]
    fn damaged_bytes_give_no_panic() {
        let packed = pack(PLAY);
        for length in 0..packed.len() {
            let _ = unpack(&packed[..length]);
        }
        for index in 0..packed.len() {
            for bit in 0..8 {
                let mut torn = packed.clone();
                torn[index] ^= 1 << bit;
                let _ = unpack(&torn);
            }
        }
        assert_eq!(unpack(&[]), Err(CodecError));
        assert_eq!(unpack(&[9, 9]), Err(CodecError));
        assert_eq!(unpack(&[PHRASES, HEX, 9, 1]), Err(CodecError));
    }
}
