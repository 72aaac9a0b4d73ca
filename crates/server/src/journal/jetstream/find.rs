//! Where the rows of a game or an event are now, and whether this node has them all.

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::stream::LastRawMessageErrorKind;

use super::append::Last;
use super::heads::Key;
use super::streams::StreamId;
use super::{CATCH_UP, Inner, message};
use crate::GameId;
use crate::journal::{ChainedRow, Journal, JournalError};

/// The last message of a subject in one stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A row, or several.
    Row(Last),
    /// The end of the subject, with the number and the hash of the last row before it: everything goes on in the archive.
    Moved(Last),
}

impl Inner {
    pub(super) fn subject(&self, stream: StreamId, key: Key) -> String {
        let (kind, id) = key.parts();
        self.names.subject(stream, kind, id)
    }

    /// Returns the stream in which a new game or event is created.
    pub(super) fn stream_for_new(&self, key: Key) -> StreamId {
        let generation = self.current.load(std::sync::atomic::Ordering::Relaxed);
        StreamId::Part { generation, partition: self.names.partition(key.parts().1) }
    }

    /// Asks the leader of a stream for the last message of a subject. A stream that is not there has none.
    pub(super) async fn last_in(&self, stream: StreamId, key: Key) -> Result<Option<Found>, JournalError> {
        let subject = self.subject(stream, key);
        let asked = self.stream(stream).await?;
        match asked.get_last_raw_message_by_subject(&subject).await {
            Ok(found) => {
                let (seq, hash) = message::head(&found.headers)
                    .ok_or_else(|| JournalError::Storage(format!("the last message of {subject} is no row")))?;
                let last = Last { stream, at: found.sequence, seq, hash };
                Ok(Some(if message::is_moved(&found.headers) { Found::Moved(last) } else { Found::Row(last) }))
            }
            Err(error) => match error.kind() {
                LastRawMessageErrorKind::NoMessageFound => Ok(None),
                LastRawMessageErrorKind::JetStream(error) if error.error_code() == ErrorCode::STREAM_NOT_FOUND => {
                    Ok(None)
                }
                _ => Err(JournalError::Unavailable(format!("NATS was not read: {error}"))),
            },
        }
    }

    /// Finds the last row of a game or an event, wherever it is. If it was being moved when a node died, the move is completed.
    pub(super) async fn last(self: &Arc<Self>, key: Key) -> Result<Option<Last>, JournalError> {
        if let Some(known) = self.heads.get(key)
            && let Some(Found::Row(last)) = self.last_in(known.stream, key).await?
        {
            return Ok(Some(last));
        }
        if let Some(found) = self.search(key).await? {
            return Ok(Some(found));
        }
        // Another node may have created a new generation just now.
        if self.discover().await? { self.search(key).await } else { Ok(None) }
    }

    async fn search(self: &Arc<Self>, key: Key) -> Result<Option<Last>, JournalError> {
        let partition = self.names.partition(key.parts().1);
        let is_own = |stream: &StreamId| matches!(stream, StreamId::Part { partition: own, .. } if *own == partition);
        let streams = self.all_followed().into_iter().map(|(stream, _)| stream).filter(is_own);
        let mut moved = None;
        for stream in streams.collect::<Vec<_>>().into_iter().rev() {
            match self.last_in(stream, key).await? {
                Some(Found::Row(last)) => return Ok(Some(last)),
                Some(Found::Moved(fence)) => moved = Some(fence),
                None => {}
            }
        }
        // Asked after the others: what is moved meanwhile is there.
        let archived = self.archived(key).await?;
        match moved {
            Some(fence) if archived.map_or(0, |last| last.seq) < fence.seq => {
                self.complete(key, fence).await?;
                self.archived(key).await
            }
            _ => Ok(archived),
        }
    }

    /// Finds the last row of something in the archive.
    pub(super) async fn archived(&self, key: Key) -> Result<Option<Last>, JournalError> {
        Ok(match self.last_in(StreamId::Archive, key).await? {
            Some(Found::Row(last)) => Some(last),
            _ => None,
        })
    }

    /// Waits until the node's own file has all rows that a game or an event has now.
    pub(super) async fn refresh(self: &Arc<Self>, key: Key) -> Result<(), JournalError> {
        let end = Instant::now() + CATCH_UP;
        loop {
            // Read before the leader is asked: rows that arrive meanwhile must not look like lost ones.
            let here = self.mirror_head(key).await?;
            let last = match self.last(key).await {
                Ok(last) => last,
                Err(error) if Instant::now() >= end || self.is_cut_off() => return Err(error),
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            let (seq, hash) = here.unwrap_or((0, [0; 32]));
            match last {
                None if seq == 0 => return Ok(()),
                Some(last) if (last.seq, last.hash) == (seq, hash) => {
                    self.heads.set(key, last);
                    return Ok(());
                }
                Some(last) if last.seq > seq => {
                    self.reach(last.stream, last.at, end.saturating_duration_since(Instant::now())).await?;
                    self.heads.set(key, last);
                    return Ok(());
                }
                // The stream has less than this node has seen, or something else. A new leader may still be reading.
                _ if Instant::now() < end => tokio::time::sleep(Duration::from_millis(100)).await,
                last => {
                    self.metrics.other_history();
                    let (found, (kind, id)) = (last.map_or(0, |last| last.seq), key.parts());
                    let problem = format!("the journal ends at row {found}, and this node has seen row {seq}");
                    tracing::error!(kind, id, problem, "the journal has another history than this node has seen");
                    return Err(match key {
                        Key::Game(game) | Key::Refused(game) => JournalError::Broken { game, seq: found + 1, problem },
                        Key::Event(event) => JournalError::BrokenEvent { event, seq: found + 1, problem },
                    });
                }
            }
        }
    }

    pub(super) async fn refresh_game(self: &Arc<Self>, game: GameId) -> Result<(), JournalError> {
        self.check_game(game)?;
        self.refresh(Key::Game(game)).await
    }

    /// Waits until this node has followed a stream up to a message.
    pub(super) async fn reach(&self, stream: StreamId, at: u64, patience: Duration) -> Result<(), JournalError> {
        let behind = || JournalError::Unavailable("this node is behind the journal".to_owned());
        let mut position = self.followed(stream).ok_or_else(behind)?.position.subscribe();
        let reached = position.wait_for(|(position, _)| *position >= at);
        tokio::time::timeout(patience, reached).await.map(|_| ()).map_err(|_| behind())
    }

    /// Reads the node's own file on a thread that may wait.
    pub(super) async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&crate::SqliteJournal) -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let mirror = Arc::clone(&self.mirror);
        let read = tokio::task::spawn_blocking(move || look(&mirror)).await;
        read.map_err(|error| JournalError::Storage(error.to_string()))?
    }

    pub(super) async fn mirror_row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        self.look(move |mirror| mirror.row(game, seq)).await
    }

    async fn mirror_head(&self, key: Key) -> Result<Option<(u64, [u8; 32])>, JournalError> {
        self.look(move |mirror| {
            Ok(match key {
                Key::Game(game) | Key::Refused(game) => mirror.head(game)?.map(|(seq, hash)| (seq, hash.0)),
                Key::Event(event) => mirror.event_head(event)?.map(|(seq, hash)| (seq, hash.0)),
            })
        })
        .await
    }
}
