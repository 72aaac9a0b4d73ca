//! What a node knows about one stream: how far it has followed it, and whether the stream can be used.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use super::config::Interruption;
use super::streams::StreamId;
use super::{Inner, lock};
use crate::journal::JournalError;
use crate::{GameId, Moment};

/// The shortest time without accepted rows that counts as an interruption, in milliseconds.
const SHORTEST: u64 = 1_000;

/// One stream, as this node has followed it.
pub(super) struct Followed {
    /// The number of the last message that was taken in, and its id.
    pub(super) position: watch::Sender<(u64, String)>,
    pub(super) has_caught_up: AtomicBool,
    /// Why the stream cannot be used.
    problem: Mutex<Option<String>>,
    pub(super) interruption: Mutex<Option<Interruption>>,
}

impl Followed {
    pub(super) fn new(position: (u64, String)) -> Self {
        Self {
            position: watch::Sender::new(position),
            has_caught_up: AtomicBool::new(false),
            problem: Mutex::default(),
            interruption: Mutex::default(),
        }
    }
}

impl Inner {
    /// Returns what is known about a stream; nothing if it is not followed.
    pub(super) fn followed(&self, stream: StreamId) -> Option<Arc<Followed>> {
        lock(&self.followed).get(&stream).cloned()
    }

    /// Lists the streams that are followed, the archive first.
    pub(super) fn all_followed(&self) -> Vec<(StreamId, Arc<Followed>)> {
        let all = lock(&self.followed);
        all.iter()
            .filter(|(stream, _)| **stream != StreamId::Cards)
            .map(|(id, known)| (*id, Arc::clone(known)))
            .collect()
    }

    pub(super) fn position(&self, stream: StreamId) -> (u64, String) {
        self.followed(stream).map(|known| known.position.borrow().clone()).unwrap_or_default()
    }

    pub(super) fn set_position(&self, stream: StreamId, position: (u64, String)) {
        if let Some(known) = self.followed(stream) {
            known.position.send_replace(position);
        }
    }

    pub(super) fn has_caught_up(&self, stream: StreamId) {
        if let Some(known) = self.followed(stream) {
            known.has_caught_up.store(true, Ordering::Relaxed);
        }
    }

    /// Refuses a stream that cannot be used.
    pub(super) fn refuse_stream(&self, stream: StreamId, problem: &str) {
        let Some(known) = self.followed(stream) else { return };
        let mut known = lock(&known.problem);
        if known.is_none() {
            let stream = self.names.stream(stream);
            tracing::error!(stream, problem, "the stream cannot be used; its games are refused");
            *known = Some(format!("the stream {stream} {problem}"));
        }
    }

    /// Refuses a stream that lacks what this node has seen.
    pub(super) fn refuse_shorter(&self, stream: StreamId, problem: &str) {
        if self.check_stream(stream).is_ok() {
            self.metrics.other_history();
            self.refuse_stream(stream, &format!("has lost rows that this node has seen: {problem}"));
        }
    }

    pub(super) fn is_fit_again(&self, stream: StreamId) {
        if let Some(known) = self.followed(stream) {
            *lock(&known.problem) = None;
        }
    }

    pub(super) fn check_stream(&self, stream: StreamId) -> Result<(), JournalError> {
        let problem = self.followed(stream).and_then(|known| lock(&known.problem).clone());
        problem.map_or(Ok(()), |problem| Err(JournalError::Storage(problem)))
    }

    /// Refuses a game whose history here differs from that in the journal, or whose stream cannot be used.
    pub(super) fn check_game(&self, game: GameId) -> Result<(), JournalError> {
        if let Some(error) = self.refused_games().get(&game) {
            return Err(error.clone());
        }
        let partition = self.names.partition(game.as_str());
        for (stream, _) in self.all_followed() {
            if matches!(stream, StreamId::Archive)
                || matches!(stream, StreamId::Part { partition: own, .. } if own == partition)
            {
                self.check_stream(stream)?;
            }
        }
        Ok(())
    }

    /// Notes that a row was not accepted, since a moment.
    pub(super) fn not_accepted(&self, stream: StreamId, from: Moment) {
        let Some(known) = self.followed(stream) else { return };
        let mut known = lock(&known.interruption);
        match &mut *known {
            Some(Interruption { from: known, until: None }) => *known = (*known).min(from),
            _ => *known = Some(Interruption { from, until: None }),
        }
    }

    /// Notes that the stream answers.
    pub(super) fn accepted(&self, stream: StreamId) {
        let Some(known) = self.followed(stream) else { return };
        let mut known = lock(&known.interruption);
        if let Some(Interruption { from, until: until @ None }) = &mut *known {
            let (from, now) = (*from, self.time.now());
            *until = Some(now);
            if now.since(from) < SHORTEST {
                *known = None;
            } else {
                self.metrics.interrupted(now.since(from));
                tracing::warn!(?stream, milliseconds = now.since(from), "the journal accepted no rows for a while");
            }
        }
    }
}
