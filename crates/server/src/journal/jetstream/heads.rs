//! The last message of each subject, as far as this node knows it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::append::Last;
use crate::{EventId, GameId};

/// The most subjects that are remembered; the leader of the stream is asked about others.
const MOST: usize = 200_000;

/// What has a subject of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Game(GameId),
    Refused(GameId),
    Event(EventId),
}

/// The last message of each subject.
#[derive(Debug, Default)]
pub(super) struct Heads(Mutex<HashMap<Key, Last>>);

impl Heads {
    fn all(&self) -> MutexGuard<'_, HashMap<Key, Last>> {
        // A poisoned lock is safe to use: entries are inserted whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, key: Key) -> Option<Last> {
        self.all().get(&key).copied()
    }

    /// Remembers a message, unless a later one is known.
    pub(super) fn set(&self, key: Key, last: Last) {
        let mut all = self.all();
        if all.len() >= MOST && !all.contains_key(&key) {
            all.clear();
        }
        let known = all.entry(key).or_insert(last);
        if last.at > known.at {
            *known = last;
        }
    }

    pub(super) fn forget(&self, key: Key) {
        self.all().remove(&key);
    }
}
