//! Checks over the whole file: the number of rows, and a sum over the last rows of all games; the same for events.
//!
//! The rows of a game are chained by their hashes, but a game that is missing altogether, or one that was cut off
//! together with the record of its last row, leaves no gap. So the file keeps a sum over all games: each game adds a hash
//! of its id, the number of its last row and the hash of that row. The order does not matter, so a new row costs a
//! subtraction and an addition.

use rusqlite::{Connection, params};
use sha2::{Digest, Sha256};

use super::row::Hash;

/// The number of the line in the table of games that is about the whole file. It is the highest, so it lies beside the
/// newest games, on a page that is written anyway.
pub(super) const LINE: i64 = i64::MAX;

/// The tables that have a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Table {
    Games,
    Events,
}

impl Table {
    const fn name(self) -> &'static str {
        match self {
            Self::Games => "game",
            Self::Events => "event",
        }
    }
}

/// The number of rows and the sum that the whole file must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The number of rows of all games, those in archives included.
    pub rows: u64,
    /// The sum over the last rows of all games.
    pub sum: Hash,
}

impl Ledger {
    /// The ledger of a file without games.
    pub(super) const EMPTY: Self = Self { rows: 0, sum: Hash([0; 32]) };

    /// Records that a game that ended at one row now ends at another.
    pub(super) fn proceed(&mut self, game: &str, from: Option<(u64, Hash)>, to: (u64, Hash)) {
        let mut sum = limbs(self.sum);
        if let Some(from) = from {
            add(&mut sum, &negative(limbs(end(game, from))));
            self.rows = self.rows.wrapping_sub(from.0);
        }
        add(&mut sum, &limbs(end(game, to)));
        self.rows = self.rows.wrapping_add(to.0);
        self.sum = bytes(sum);
    }

    /// Reads the ledger of a file.
    pub(super) fn read(connection: &Connection, table: Table) -> rusqlite::Result<Self> {
        let sql = format!("SELECT rows, hash FROM {} WHERE number = ?1", table.name());
        let mut statement = connection.prepare_cached(&sql)?;
        statement.query_row([LINE], |row| Ok(Self { rows: row.get::<_, i64>(0)? as u64, sum: Hash(row.get(1)?) }))
    }

    /// Writes the ledger to the file.
    pub(super) fn write(&self, connection: &Connection, table: Table) -> rusqlite::Result<()> {
        let (rows, sum, table) = (self.rows as i64, self.sum.0, table.name());
        let update = format!("UPDATE {table} SET rows = ?2, hash = ?3 WHERE number = ?1");
        if connection.prepare_cached(&update)?.execute(params![LINE, rows, sum])? == 0 {
            let insert = format!("INSERT INTO {table} (number, name, rows, hash) VALUES (?1, '', ?2, ?3)");
            connection.prepare_cached(&insert)?.execute(params![LINE, rows, sum])?;
        }
        Ok(())
    }
}

/// Hashes a game's id with the number and hash of its last row.
fn end(game: &str, (seq, hash): (u64, Hash)) -> Hash {
    let mut sum = Sha256::new();
    sum.update(b"arbiter ledger\0");
    sum.update(game);
    sum.update(seq.to_be_bytes());
    sum.update(hash.0);
    Hash(sum.finalize().into())
}

fn limbs(hash: Hash) -> [u64; 4] {
    let mut limbs = [0; 4];
    for (limb, bytes) in limbs.iter_mut().zip(hash.0.chunks_exact(8)) {
        *limb = bytes.iter().rev().fold(0, |number, byte| (number << 8) | u64::from(*byte));
    }
    limbs
}

fn bytes(limbs: [u64; 4]) -> Hash {
    let mut hash = [0; 32];
    for (bytes, limb) in hash.chunks_exact_mut(8).zip(limbs) {
        bytes.copy_from_slice(&limb.to_le_bytes());
    }
    Hash(hash)
}

fn add(sum: &mut [u64; 4], other: &[u64; 4]) {
    let mut carry = false;
    for (limb, other) in sum.iter_mut().zip(other) {
        let (once, first) = limb.overflowing_add(*other);
        let (twice, second) = once.overflowing_add(u64::from(carry));
        (*limb, carry) = (twice, first || second);
    }
}

fn negative(number: [u64; 4]) -> [u64; 4] {
    let mut number = number.map(|limb| !limb);
    add(&mut number, &[1, 0, 0, 0]);
    number
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;

    #[test]
    fn the_order_does_not_matter_and_every_end_does() {
        let games: Vec<GameId> = (0..4).map(|_| GameId::random().unwrap()).collect();
        let hash = |number: u8| Hash([number; 32]);
        let mut one = Ledger::EMPTY;
        for (game, number) in games.iter().zip(1..) {
            one.proceed(game.as_str(), None, (u64::from(number), hash(number)));
        }
        let mut other = Ledger::EMPTY;
        for (game, number) in games.iter().zip([1_u8, 2, 3, 4]).rev() {
            other.proceed(game.as_str(), None, (1, hash(255)));
            other.proceed(game.as_str(), Some((1, hash(255))), (u64::from(number), hash(number)));
        }
        assert_eq!((one, one.rows), (other, 10));
        other.proceed(games[0].as_str(), Some((1, hash(1))), (1, hash(2)));
        assert_ne!(one, other);
    }

    #[test]
    fn sums_carry_from_one_limb_to_the_next() {
        let mut sum = [u64::MAX, u64::MAX, 0, 7];
        add(&mut sum, &[1, 0, 0, 0]);
        assert_eq!(sum, [0, 0, 1, 7]);
        add(&mut sum, &negative([1, 0, 0, 0]));
        assert_eq!(sum, [u64::MAX, u64::MAX, 0, 7]);
        let hash = Hash(std::array::from_fn(|index| index as u8));
        assert_eq!(bytes(limbs(hash)), hash);
    }
}
