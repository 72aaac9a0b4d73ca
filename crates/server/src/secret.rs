//! Secrets that give seats, and ids that nobody can guess.

use std::fmt;

use sha2::{Digest, Sha256};

/// The letters of ids: none that people confuse, none that needs escaping in an address.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

macro_rules! id {
    ($(#[$doc:meta])* $id:ident, $error:ident: $problem:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $id([u8; 16]);

        #[doc = concat!("A text is not ", stringify!($id), ".")]
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[error($problem)]
        pub struct $error;

        impl $id {
            /// Draws a random id.
            pub fn random() -> Result<Self, getrandom::Error> {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes)?;
                Ok(Self(bytes.map(|byte| LETTERS[usize::from(byte % 32)])))
            }

            /// Returns the letters.
            pub fn as_str(&self) -> &str {
                // All bytes are from `LETTERS`.
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl std::str::FromStr for $id {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, $error> {
                let bytes: [u8; 16] = text.as_bytes().try_into().map_err(|_| $error)?;
                if bytes.iter().all(|byte| LETTERS.contains(byte)) { Ok(Self(bytes)) } else { Err($error) }
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id! {
    /// The id of a game in addresses and in the journal: 80 random bits in 16 letters.
    ///
    /// ```
    /// use server::GameId;
    /// let id = GameId::random().unwrap();
    /// assert_eq!(id.to_string().parse(), Ok(id));
    /// assert!("../etc/passwd".parse::<GameId>().is_err());
    /// ```
    GameId, GameIdError: "a game is named by 16 letters and digits"
}

id! {
    /// The id of an event in addresses and in the journal: 80 random bits in 16 letters.
    ///
    /// ```
    /// use server::EventId;
    /// let id = EventId::random().unwrap();
    /// assert_eq!(id.to_string().parse(), Ok(id));
    /// ```
    EventId, EventIdError: "an event is named by 16 letters and digits"
}

/// A token that gives a seat: 256 random bits. It is shown once, stored as a hash, and never written to a log.
///
/// ```
/// use server::Secret;
/// let secret = Secret::random().unwrap();
/// assert_eq!(secret.hash(), Secret::hash_of(secret.reveal()));
/// assert!(!format!("{secret:?}").contains(secret.reveal()));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Draws a random secret.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(hex(&bytes)))
    }

    /// Reads a secret that was written to a file.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_secret = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_secret.then(|| Self(text.to_owned()))
    }

    /// Returns the text, for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns the hash that is stored.
    pub fn hash(&self) -> String {
        Self::hash_of(&self.0)
    }

    /// Returns the stored hash of a text that may be a secret. Comparing hashes leaks nothing through its timing: an
    /// attacker would have to find the preimage of a prefix.
    pub fn hash_of(text: &str) -> String {
        hex(&Sha256::digest(text.as_bytes()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Writes bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Draws a random colour.
pub(crate) fn coin() -> Result<bool, getrandom::Error> {
    let mut byte = [0];
    getrandom::fill(&mut byte)?;
    Ok(byte[0] & 1 == 0)
}
