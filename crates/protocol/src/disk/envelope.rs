//! Sealed moves: the text stays secret, and a commitment to it is shown.

use std::borrow::Cow;
use std::fmt::Write;

use board::Color;
use clock::Millis;
use crypto_box::aead::OsRng;
use crypto_box::{PublicKey, SecretKey};
use laws::{Commitment, Game};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

use crate::contract::entry::{GivenAct, TimedAct};
use crate::contract::names::Name;
use crate::contract::regulations::RegulationsFrame;
use crate::contract::state::Both;
use crate::error::FrameError;

/// Returns the commitment to a text: the hash of the nonce as it is written, a zero byte and the text.
///
/// ```
/// let without_nonce = protocol::commitment("", "Nf3");
/// assert_ne!(without_nonce, protocol::commitment("", "Nf6"));
/// assert_ne!(without_nonce, protocol::commitment(&"0".repeat(64), "Nf3"));
/// ```
pub fn commitment(nonce: &str, text: &str) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(nonce);
    hash.update([0]);
    hash.update(text);
    Commitment(hash.finalize().into())
}

/// Reads a commitment from its 64 hexadecimal digits.
pub(crate) fn read_commitment(text: &str) -> Option<Commitment> {
    from_hex(text)?.try_into().ok().map(Commitment)
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let digits = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    text.as_bytes().chunks(2).map(digits).collect()
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The size of a box is a multiple of this many bytes: more than the longest text and its nonce.
const ROOM: usize = 1_024;
/// Marks the end of the text in a padded box.
const FILLED: char = '\u{1}';

/// The public key that seals an envelope; only the arbiter's token gives the secret key.
///
/// ```
/// use protocol::{ArbiterKey, EnvelopeLock};
/// let arbiter = ArbiterKey::of("the arbiter's token");
/// let lock: EnvelopeLock = arbiter.lock().to_string().parse()?;
/// let sealed = lock.seal(&"0".repeat(64), "Nf3");
/// assert_eq!(arbiter.open(&sealed).unwrap().1, "Nf3");
/// assert!(ArbiterKey::of("another token").open(&sealed).is_none());
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnvelopeLock(PublicKey);

impl EnvelopeLock {
    /// Encrypts nonce and text so that only the arbiter's token opens them. No two boxes are alike, and all have the same
    /// length, so that they do not reveal the length of the text.
    pub fn seal(&self, nonce: &str, text: &str) -> String {
        let mut content = format!("{nonce}\0{text}{FILLED}");
        content.extend(std::iter::repeat_n('\0', content.len().next_multiple_of(ROOM) - content.len()));
        // Sealing fails only for messages longer than memory.
        self.0.seal(&mut OsRng, content.as_bytes()).map_or_else(|_| String::new(), |sealed| to_hex(&sealed))
    }
}

impl std::fmt::Display for EnvelopeLock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_hex(self.0.as_bytes()))
    }
}

impl std::str::FromStr for EnvelopeLock {
    type Err = FrameError;

    fn from_str(text: &str) -> Result<Self, FrameError> {
        let bytes = from_hex(text).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let wanted = || FrameError::new("lock", text, "64 hexadecimal digits");
        bytes.map(|bytes| Self(PublicKey::from(bytes))).ok_or_else(wanted)
    }
}

/// The secret key that opens an envelope; it is derived from the arbiter's token and stored nowhere.
pub struct ArbiterKey(SecretKey);

impl ArbiterKey {
    /// Derives the key from a token of 256 random bits.
    pub fn of(token: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update("arbiter: the key of sealed moves");
        hash.update([0]);
        hash.update(token);
        Self(SecretKey::from(<[u8; 32]>::from(hash.finalize())))
    }

    /// Returns the public key, which a server stores.
    pub fn lock(&self) -> EnvelopeLock {
        EnvelopeLock(self.0.public_key())
    }

    /// Opens a box and returns nonce and text; none if the box was made for another key or changed.
    pub fn open(&self, sealed: &str) -> Option<(String, String)> {
        let content = String::from_utf8(self.0.unseal(&from_hex(sealed)?).ok()?).ok()?;
        // Boxes from before padding end with the text.
        let content = content.trim_end_matches('\0').strip_suffix(FILLED).unwrap_or(&content);
        let (nonce, text) = content.split_once('\0')?;
        Some((nonce.to_owned(), text.to_owned()))
    }
}

impl std::fmt::Debug for ArbiterKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ArbiterKey(…)")
    }
}

/// The writing on the envelope of a sealed move (1997 A2, 2009 G2, 2018 I.2): everything but the move.
///
/// ```
/// use clock::Millis;
/// use laws::{Game, Regulations};
/// let game = Game::new(Regulations::default());
/// assert_eq!(protocol::EnvelopeFrame::of(&game, Millis(0), &protocol::RegulationsFrame::default()), None);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EnvelopeFrame {
    /// The names of the players, as far as they are known.
    names: Both<Option<String>>,
    /// The position before the sealed move.
    position: String,
    /// The clock displays in milliseconds.
    #[ts(type = "{ white: number, black: number }")]
    clock: Both<u64>,
    /// The player who sealed.
    sealed_by: Name<Color>,
    /// The number of the sealed move.
    move_number: u32,
    /// The player who offers a draw.
    offer: Option<Name<Color>>,
    /// The time of the resumption.
    #[ts(type = "number | null")]
    resume_at: Option<u64>,
    /// The place of the resumption.
    place: Option<String>,
    /// The commitment to the sealed move.
    commitment: String,
}

impl EnvelopeFrame {
    /// Writes the envelope of a game, if a move is sealed.
    pub fn of(game: &Game, at: Millis, regulations: &RegulationsFrame) -> Option<Self> {
        let (by, commitment) = game.sealed()?;
        let clocks = game.clocks(at);
        Some(Self {
            names: regulations.names(),
            position: crate::contract::ruling::fen(game.board()),
            clock: Both { white: clocks.white.0, black: clocks.black.0 },
            sealed_by: Name(by),
            move_number: game.position().move_number(),
            offer: game.offer().map(Name),
            resume_at: game.resume_at().map(|moment| moment.0),
            place: game.resume_place().map(str::to_owned),
            commitment: commitment.to_string(),
        })
    }
}

/// Keeps sealed moves while one program plays a whole scenario, in place of an arbiter who holds the envelope.
///
/// A server keeps no texts: there the arbiter opens a box with the arbiter's key.
///
/// ```
/// let envelopes = protocol::Envelopes::default();
/// assert!(format!("{envelopes:?}").contains("0 sealed"));
/// ```
#[derive(Default)]
pub struct Envelopes {
    sealed: Vec<(Commitment, String, String)>,
}

impl std::fmt::Debug for Envelopes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Envelopes({} sealed)", self.sealed.len())
    }
}

impl Envelopes {
    /// Keeps a move that is sealed, and adds the text to an act that opens the envelope without it.
    #[must_use]
    pub fn pass<'a>(&mut self, timed: &'a TimedAct, game: &Game) -> Cow<'a, TimedAct> {
        let act = timed.act.act();
        if let Some((nonce, text)) = act.sealed_text() {
            self.sealed.push((commitment(nonce, text), nonce.to_owned(), text.to_owned()));
        }
        let found = game.sealed().and_then(|(_, sealed)| self.sealed.iter().find(|(known, ..)| *known == sealed));
        match found {
            Some((_, nonce, text)) if act.lacks_text() => timed.with(GivenAct::opening(nonce, text)),
            _ => Cow::Borrowed(timed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_the_hash_of_nonce_zero_byte_and_text() {
        // As `printf '\\0Nf3' | sha256sum` prints it.
        let known = "e18efbc37d42583cb0c86c47a27ae77ab708a3094037a7e65305a927d6d8691d";
        assert_eq!(commitment("", "Nf3").to_string(), known);
        assert_eq!(read_commitment(known), Some(commitment("", "Nf3")));
    }

    #[test]
    fn the_envelope_says_everything_but_the_move() {
        let regulations = RegulationsFrame::read(
            r#"{"names":{"white":"Anna","black":"Béla"},"time_control":"40/5400:3600","start":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 31"}"#,
        )
        .unwrap();
        let reader = crate::Reader::new(regulations.language().unwrap());
        let mut game = Game::new(regulations.to_laws().unwrap());
        for line in [
            r#"{"at":0,"by":"arbiter","act":"start"}"#,
            r#"{"at":1000,"by":"arbiter","act":"adjourn","resume_at":86400000,"place":"club"}"#,
            r#"{"at":2000,"by":"white","act":"seal","text":"e4"}"#,
            r#"{"at":3000,"by":"white","act":"stop_clocks"}"#,
            r#"{"at":4000,"by":"black","act":"offer_draw"}"#,
        ] {
            let act = TimedAct::read(line).unwrap();
            let entry = game.judge(act.at, act.by, reader.read(&act, &game).unwrap());
            game.apply(&entry);
        }
        let envelope = EnvelopeFrame::of(&game, Millis(5000), &regulations).unwrap();
        let wanted = serde_json::json!({
            "names": {"white": "Anna", "black": "Béla"},
            "position": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 31",
            "clock": {"white": 5_397_000, "black": 5_400_000},
            "sealed_by": "white",
            "move_number": 31,
            "offer": "black",
            "resume_at": 86_400_000,
            "place": "club",
            "commitment": commitment("", "e4").to_string(),
        });
        assert_eq!(serde_json::to_value(&envelope).unwrap(), wanted);
    }

    #[test]
    fn a_box_that_was_changed_does_not_open() {
        let arbiter = ArbiterKey::of("token");
        let sealed = arbiter.lock().seal("", "Be2");
        assert!(!sealed.contains(&to_hex(b"Be2")));
        let last = if sealed.ends_with('0') { '1' } else { '0' };
        let changed = format!("{}{last}", &sealed[..sealed.len() - 1]);
        assert!(arbiter.open(&changed).is_none());
        assert!(arbiter.open("no box at all").is_none());
        assert_eq!(arbiter.open(&sealed), Some((String::new(), "Be2".to_owned())));
    }

    #[test]
    fn all_boxes_are_equally_long_and_give_back_what_is_in_them() {
        let arbiter = ArbiterKey::of("token");
        let nonce = "5a".repeat(32);
        let longest = "ř".repeat(200);
        for text in ["", "e4", "Nbxd7+", "e4\0", "e4\u{1}\0\0", longest.as_str()] {
            let sealed = arbiter.lock().seal(&nonce, text);
            assert_eq!(sealed.len(), arbiter.lock().seal("", "").len(), "{text:?}");
            assert_eq!(arbiter.open(&sealed), Some((nonce.clone(), text.to_owned())));
        }
        let old = arbiter.lock().0.seal(&mut OsRng, format!("{nonce}\0Nf3").as_bytes()).unwrap();
        assert_eq!(arbiter.open(&to_hex(&old)), Some((nonce, "Nf3".to_owned())), "a box from before");
    }

    #[test]
    fn what_is_no_hash_is_no_commitment() {
        assert_eq!(read_commitment("12"), None);
        assert_eq!(read_commitment(&"g".repeat(64)), None);
    }
}
