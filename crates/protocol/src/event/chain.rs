//! The hashes that bind the rows of an event's journal to each other.

use std::fmt::{self, Write};
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// The SHA-256 of a row and, through it, of all rows before.
///
/// ```
/// use protocol::event::RowHash;
/// let first = RowHash::root("a1").after("row 1");
/// assert_eq!(first.to_string().parse(), Ok(first));
/// assert_ne!(first, RowHash::root("a2").after("row 1"), "rows of one event do not fit into another");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RowHash(pub [u8; 32]);

impl RowHash {
    /// Returns what stands before the first row of an event.
    pub fn root(event: &str) -> Self {
        Self(Sha256::digest(format!("arbiter event\0{event}")).into())
    }

    /// Returns the hash of the row that follows, by the bytes of its text.
    #[must_use]
    pub fn after(self, row: &str) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(row.as_bytes()).finalize().into())
    }
}

impl fmt::Display for RowHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for RowHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl FromStr for RowHash {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bytes = of_hex(text).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| format!("found {text:?}, expected 64 hexadecimal digits"))
    }
}

/// Writes bytes as hexadecimal digits.
pub(super) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads hexadecimal digits.
pub(super) fn of_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let is_hex = digits.len().is_multiple_of(2) && digits.iter().all(u8::is_ascii_hexdigit);
    let pairs = digits.chunks_exact(2).filter(|_| is_hex);
    let bytes: Vec<u8> =
        pairs.filter_map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect();
    is_hex.then_some(bytes)
}
