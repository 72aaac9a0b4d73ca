//! The last message of each subject, as far as this node knows it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::append::Last;
use super::streams::StreamId;
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

impl Key {
    /// Returns the kind of the subject, and the id in it.
    pub(super) fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Game(game) => ("game", game.as_str()),
            Self::Refused(game) => ("refused", game.as_str()),
            Self::Event(event) => ("event", event.as_str()),
        }
    }

    /// Reads the parts of a subject.
    pub(super) fn read(kind: &str, id: &str) -> Option<Self> {
        match kind {
            "game" => id.parse().ok().map(Self::Game),
            "refused" => id.parse().ok().map(Self::Refused),
            "event" => id.parse().ok().map(Self::Event),
            _ => None,
        }
    }
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
        // What is in the archive does not go back.
        let order = |last: &Last| (last.seq, last.stream == StreamId::Archive, last.at);
        if order(&last) > order(known) {
            *known = last;
        }
    }

    pub(super) fn forget(&self, key: Key) {
        self.all().remove(&key);
    }
}
