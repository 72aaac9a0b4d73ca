//! Limits how often one client may join one game or event: a token bucket for each address and game, and one for each
//! seat or link.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{EventId, GameId, Moment};

/// With more buckets than this, full ones are dropped.
const MANY: usize = 4_096;
/// The units that one join takes out of a bucket; small units let a bucket fill in small steps.
const ONE: u64 = 60_000;

/// Whose bucket a join is counted in.
///
/// A seat has a bucket of its own, so that strangers behind the same address, or behind the same proxy, cannot keep a player away.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Joiner {
    /// A client without a seat, by its address.
    Stranger(IpAddr),
    /// A client with a seat, by the hash of its token.
    Seat(String),
}

/// What a client joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Place {
    Game(GameId),
    Event(EventId),
}

impl From<GameId> for Place {
    fn from(game: GameId) -> Self {
        Self::Game(game)
    }
}

/// The buckets of all clients that joined recently.
#[derive(Debug, Default)]
pub(super) struct Joins(Mutex<HashMap<(Place, Joiner), Bucket>>);

#[derive(Debug)]
struct Bucket {
    left: u64,
    since: Moment,
}

impl Joins {
    /// Tells whether a client may join now.
    pub(super) fn allows(&self, place: impl Into<Place>, joiner: &Joiner, a_minute: u32, now: Moment) -> bool {
        let key = (place.into(), joiner.clone());
        self.buckets().get(&key).is_none_or(|bucket| bucket.filled(a_minute, now) >= ONE)
    }

    /// Counts a join.
    pub(super) fn count(&self, place: impl Into<Place>, joiner: Joiner, a_minute: u32, now: Moment) {
        let mut buckets = self.buckets();
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| bucket.filled(a_minute, now) < full(a_minute));
        }
        let bucket = buckets.entry((place.into(), joiner)).or_insert(Bucket { left: full(a_minute), since: now });
        *bucket = Bucket { left: bucket.filled(a_minute, now).saturating_sub(ONE), since: now };
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<(Place, Joiner), Bucket>> {
        // A poisoned lock is safe to use: no panic leaves the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bucket {
    /// Returns the units in the bucket now.
    fn filled(&self, a_minute: u32, now: Moment) -> u64 {
        (self.left + now.since(self.since) * u64::from(a_minute)).min(full(a_minute))
    }
}

/// Returns the units in a full bucket: the joins of one minute.
fn full(a_minute: u32) -> u64 {
    u64::from(a_minute) * ONE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_a_minutes_joins_and_fills_again() {
        let joins = Joins::default();
        let (game, other) = (GameId::random().unwrap(), GameId::random().unwrap());
        let stranger = Joiner::Stranger([127, 0, 0, 1].into());
        for number in 0..10 {
            assert!(joins.allows(game, &stranger, 10, Moment(1_000)), "join {number}");
            joins.count(game, stranger.clone(), 10, Moment(1_000));
        }
        assert!(!joins.allows(game, &stranger, 10, Moment(1_000)));
        assert!(joins.allows(other, &stranger, 10, Moment(1_000)), "another game is another bucket");
        assert!(joins.allows(game, &Joiner::Stranger([127, 0, 0, 2].into()), 10, Moment(1_000)));
        assert!(joins.allows(game, &Joiner::Seat("hash".to_owned()), 10, Moment(1_000)), "a player is no stranger");
        assert!(!joins.allows(game, &stranger, 10, Moment(6_999)));
        assert!(joins.allows(game, &stranger, 10, Moment(7_000)), "one join every six seconds");
    }

    #[test]
    fn buckets_that_are_full_again_are_forgotten() {
        let joins = Joins::default();
        let game = GameId::random().unwrap();
        for number in 0..3 * MANY {
            let address = Joiner::Stranger(std::net::Ipv4Addr::from(number as u32).into());
            joins.count(game, address, 10, Moment(number as u64 * 1_000));
        }
        assert!(joins.buckets().len() <= MANY, "{} buckets are kept", joins.buckets().len());
    }
}
