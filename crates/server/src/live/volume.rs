//! Limits how many bytes the acts of one address write.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Moment;

/// With more addresses than this, those that have written nothing recently are forgotten.
const MANY: usize = 4_096;
const HOUR: u64 = 3_600_000;

/// A level for each address: it rises with every byte written and falls by the hourly allowance each hour.
#[derive(Debug, Default)]
pub(super) struct Volume(Mutex<HashMap<IpAddr, (u64, Moment)>>);

impl Volume {
    /// Tells whether an address has written more than `most` bytes recently; `an_hour` is its allowance per hour.
    pub(super) fn is_over(&self, from: Option<IpAddr>, an_hour: u64, most: u64, now: Moment) -> bool {
        let Some(from) = from else { return false };
        self.levels().get(&from).is_some_and(|level| left(*level, an_hour, now) >= most)
    }

    /// Counts what an address has written.
    pub(super) fn count(&self, from: Option<IpAddr>, bytes: u64, an_hour: u64, now: Moment) {
        let Some(from) = from else { return };
        let mut levels = self.levels();
        if levels.len() >= MANY {
            levels.retain(|_, level| left(*level, an_hour, now) > 0);
        }
        let level = levels.entry(from).or_insert((0, now));
        *level = (left(*level, an_hour, now).saturating_add(bytes), now);
    }

    fn levels(&self) -> MutexGuard<'_, HashMap<IpAddr, (u64, Moment)>> {
        // A poisoned lock is safe to use: no panic leaves the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn left((bytes, since): (u64, Moment), an_hour: u64, now: Moment) -> u64 {
    let fallen = u128::from(now.since(since)) * u128::from(an_hour) / u128::from(HOUR);
    bytes.saturating_sub(u64::try_from(fallen).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_forgotten_within_the_hour() {
        let volume = Volume::default();
        let one: Option<IpAddr> = Some([10, 0, 0, 1].into());
        let other: Option<IpAddr> = Some([10, 0, 0, 2].into());
        volume.count(one, 1_000, 1_000, Moment(0));
        assert!(volume.is_over(one, 1_000, 1_000, Moment(0)) && !volume.is_over(other, 1_000, 1_000, Moment(0)));
        assert!(!volume.is_over(one, 1_000, 1_000, Moment(HOUR / 2)));
        volume.count(one, 500, 1_000, Moment(HOUR / 2));
        assert!(volume.is_over(one, 1_000, 1_000, Moment(HOUR / 2)));
        assert!(!volume.is_over(one, 1_000, 1, Moment(2 * HOUR)));
        assert!(!volume.is_over(None, 1_000, 0, Moment(0)), "what the server does itself is not counted");
    }
}
