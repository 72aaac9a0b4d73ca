//! A row and the hash that chains it to all rows before.

use std::fmt;

use sha2::{Digest, Sha256};

use super::JournalError;
use crate::GameId;
use crate::secret::hex;

/// The SHA-256 of a row and, through it, of all rows before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hash(pub [u8; 32]);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A row of the journal of one game.
///
/// ```
/// use server::{GameId, ChainedRow};
/// let game = GameId::random().unwrap();
/// let first = ChainedRow::first(game, "created".to_owned());
/// let second = ChainedRow::after(&first, "started".to_owned());
/// assert_eq!((second.seq, second.previous), (2, first.hash));
/// assert!(second.check(game).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainedRow {
    /// The number of the row in its game, from 1.
    pub seq: u64,
    /// The hash of the row before; for the first row, a hash of the game's id.
    pub previous: Hash,
    /// The hash of this row.
    pub hash: Hash,
    /// The content, as it was written.
    pub body: String,
}

impl ChainedRow {
    /// Makes the first row of a game.
    pub fn first(game: GameId, body: String) -> Self {
        Self::at(1, Self::root(game), body)
    }

    /// Makes the row that follows another.
    pub fn after(last: &Self, body: String) -> Self {
        Self::at(last.seq + 1, last.hash, body)
    }

    /// Makes a row with a given number and previous hash.
    pub fn at(seq: u64, previous: Hash, body: String) -> Self {
        Self { seq, previous, hash: hash(previous, &body), body }
    }

    /// Returns the hash before the first row. It depends on the game, so rows of one game do not fit into another.
    pub fn root(game: GameId) -> Hash {
        Hash(Sha256::digest(format!("arbiter journal\0{game}")).into())
    }

    /// Checks that the row has the hash it claims.
    pub fn check(&self, game: GameId) -> Result<(), JournalError> {
        let broken = |problem: &str| JournalError::Broken { game, seq: self.seq, problem: problem.to_owned() };
        if self.seq == 1 && self.previous != Self::root(game) {
            return Err(broken("this first row belongs to another game"));
        }
        if hash(self.previous, &self.body) != self.hash {
            return Err(broken("its content does not give its hash"));
        }
        Ok(())
    }
}

/// Hashes the hash of the row before and the bytes of this one.
fn hash(previous: Hash, body: &str) -> Hash {
    let mut hash = Sha256::new();
    hash.update(previous.0);
    hash.update(body.as_bytes());
    Hash(hash.finalize().into())
}
