//! Generations of streams: games are created in the newest one, and an old one is dropped once the archive has all of it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::jetstream::Context;
use futures_util::{StreamExt, TryStreamExt};

use super::append::Letter;
use super::config::Nats;
use super::heads::Key;
use super::state::Followed;
use super::streams::{self, Names, StreamId, cannot};
use super::{Inner, JetstreamJournal, follower, lock};
use crate::journal::JournalError;

/// The number of games that are moved at the same time.
const AT_ONCE: usize = 8;

/// What to do with streams that are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Missing {
    Create,
    Refuse,
}

/// Finds the streams of the journal. At the first start they are created.
pub(super) async fn prepare(
    context: &Context,
    nats: &Nats,
    names: &Names,
    missing: Missing,
) -> Result<Vec<StreamId>, JournalError> {
    let (parts, has_archive) = list(context, names).await?;
    if parts.is_empty() && (missing == Missing::Refuse || has_archive) {
        let prefix = &names.prefix;
        let problem = if has_archive { "only its archive is there" } else { "check --journal-prefix" };
        return Err(JournalError::Storage(format!("NATS has no journal with the prefix {prefix:?}: {problem}")));
    }
    if missing == Missing::Create {
        // The streams of the newest generation may not all have been created.
        let generation = parts.iter().filter_map(|part| part.generation()).max().unwrap_or(1);
        create(context, nats, names, generation).await?;
        // The archive comes last: an archive without games then means that games were lost, not that a first start was interrupted.
        for stream in [StreamId::Cards, StreamId::Archive] {
            streams::open(context, nats, names, stream).await?;
        }
    }
    let (parts, _) = list(context, names).await?;
    Ok(std::iter::once(StreamId::Archive).chain(parts).collect())
}

async fn create(context: &Context, nats: &Nats, names: &Names, generation: u32) -> Result<(), JournalError> {
    for partition in 0..names.partitions {
        streams::open(context, nats, names, StreamId::Part { generation, partition }).await?;
    }
    Ok(())
}

/// Lists the parts of the journal, and tells whether there is an archive.
async fn list(context: &Context, names: &Names) -> Result<(BTreeSet<StreamId>, bool), JournalError> {
    let found: Result<Vec<String>, _> = context.stream_names().try_collect().await;
    let found = found.map_err(|error| cannot("list", &error))?;
    let has_archive = found.contains(&names.stream(StreamId::Archive));
    Ok((found.iter().filter_map(|name| names.part(name)).collect(), has_archive))
}

impl Inner {
    /// Begins to follow a stream into the node's own file.
    pub(super) fn begin_to_follow(self: &Arc<Self>, stream: StreamId) -> Result<(), JournalError> {
        let position = self.mirror.position(stream.code())?;
        let is_new = {
            let mut followed = lock(&self.followed);
            let is_new = !followed.contains_key(&stream);
            followed.entry(stream).or_insert_with(|| Arc::new(Followed::new(position)));
            is_new
        };
        if is_new {
            tokio::spawn(follower::follow(Arc::clone(self), stream));
        }
        Ok(())
    }

    /// Looks for generations that other nodes have created; tells whether there are any.
    pub(super) async fn discover(self: &Arc<Self>) -> Result<bool, JournalError> {
        let (parts, _) = list(&self.context, &self.names).await?;
        let mut has_new = false;
        for part in &parts {
            // An older one that this node does not follow was dropped, except for its name.
            let is_newer = part.generation() > Some(self.newest.load(Ordering::Relaxed));
            if is_newer && self.followed(*part).is_none() {
                has_new = true;
                self.begin_to_follow(*part)?;
            }
        }
        let is_whole = |generation: &u32| {
            let count = parts.iter().filter(|part| part.generation() == Some(*generation)).count();
            count == self.names.partitions as usize
        };
        let newest = parts.iter().filter_map(|part| part.generation()).filter(is_whole).max();
        self.newest.fetch_max(newest.unwrap_or(0), Ordering::Relaxed);
        Ok(has_new)
    }

    /// Tells whether NATS says that there is no such stream.
    pub(super) async fn is_missing(&self, stream: StreamId) -> bool {
        match list(&self.context, &self.names).await {
            Ok((parts, has_archive)) => {
                if stream == StreamId::Archive {
                    !has_archive
                } else {
                    !parts.contains(&stream)
                }
            }
            Err(_) => false,
        }
    }

    /// Tells whether a stream was dropped because the archive has all of it.
    pub(super) async fn was_dropped(&self, stream: StreamId) -> bool {
        let Some(generation) = stream.generation() else { return false };
        let Ok(archive) = self.stream(StreamId::Archive).await else { return false };
        archive.get_last_raw_message_by_subject(&self.names.dropped(generation)).await.is_ok()
    }

    /// Creates a new generation if the newest one is old enough, and moves old ones to the archive.
    async fn tend(self: &Arc<Self>) -> Result<(), JournalError> {
        let newest = self.newest.load(Ordering::Relaxed);
        if self.age(newest).await?.is_some_and(|age| age >= self.nats.period) && self.has_messages(newest).await? {
            tracing::info!(generation = newest + 1, "new games go to new streams");
            create(&self.context, &self.nats, &self.names, newest + 1).await?;
            self.discover().await?;
        }
        let current = self.current.load(Ordering::Relaxed);
        let generations: BTreeSet<u32> = self
            .all_followed()
            .iter()
            .filter_map(|(stream, _)| stream.generation())
            .filter(|old| *old < current)
            .collect();
        // Games that are being created in an old generation are there by then.
        let grace = (self.nats.period / 7).max(self.nats.patience() * 2);
        for generation in generations {
            let has_dropped = self.was_dropped(StreamId::Part { generation, partition: 0 }).await;
            if has_dropped || self.age(generation + 1).await?.is_some_and(|age| age >= grace) {
                self.archive(generation).await?;
            }
        }
        Ok(())
    }

    /// Returns the time since a generation was created; none if it is not there.
    async fn age(&self, generation: u32) -> Result<Option<Duration>, JournalError> {
        let name = self.names.stream(StreamId::Part { generation, partition: 0 });
        match self.context.get_stream(&name).await {
            Ok(found) => {
                let created = found.cached_info().created.unix_timestamp();
                let now = i64::try_from(self.time.now().0 / 1_000).unwrap_or(i64::MAX);
                Ok(Some(Duration::from_secs(u64::try_from(now.saturating_sub(created)).unwrap_or(0))))
            }
            Err(_) if self.was_dropped(StreamId::Part { generation, partition: 0 }).await => Ok(None),
            Err(error) => Err(cannot(&name, &error)),
        }
    }

    async fn has_messages(&self, generation: u32) -> Result<bool, JournalError> {
        for partition in 0..self.names.partitions {
            let name = self.names.stream(StreamId::Part { generation, partition });
            let found = self.context.get_stream(&name).await.map_err(|error| cannot(&name, &error))?;
            if found.cached_info().state.messages > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Moves everything of a generation to the archive, records that, and drops the streams.
    async fn archive(self: &Arc<Self>, generation: u32) -> Result<(), JournalError> {
        let parts: Vec<StreamId> =
            (0..self.names.partitions).map(|partition| StreamId::Part { generation, partition }).collect();
        if !self.was_dropped(parts[0]).await {
            let mut count = 0;
            // Until a whole round finds that nothing is left to do.
            loop {
                let mut moved = 0;
                for part in &parts {
                    moved += self.move_all(*part).await?;
                }
                count += moved;
                if moved == 0 {
                    break;
                }
            }
            let mut headers = async_nats::HeaderMap::new();
            headers.insert(async_nats::header::NATS_MESSAGE_ID, format!("dropped-{generation}"));
            let (stream, subject) = (StreamId::Archive, self.names.dropped(generation));
            self.send(&Letter { stream, subject, headers, payload: String::new() }, None).await?;
            tracing::info!(generation, count, "the archive has all games and events of old streams, which are dropped");
        }
        for part in parts {
            let name = self.names.stream(part);
            match self.context.delete_stream(&name).await {
                Ok(_) => {}
                Err(_) if self.is_missing(part).await => {}
                Err(error) => return Err(cannot(&name, &error)),
            }
        }
        Ok(())
    }

    /// Moves everything of a stream to the archive; returns how much was left to do.
    async fn move_all(self: &Arc<Self>, stream: StreamId) -> Result<u64, JournalError> {
        let found = self.stream(stream).await?;
        let filter = self.names.subject(stream, "*", "*");
        let mut subjects = found.info_with_subjects(&filter).await.map_err(|error| cannot(&filter, &error))?;
        let mut keys = Vec::new();
        while let Some(subject) = subjects.next().await {
            let (subject, _) = subject.map_err(|error| cannot(&filter, &error))?;
            let mut parts = subject.rsplit('.');
            let (id, kind) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
            keys.extend(Key::read(kind, id).filter(|key| !matches!(key, Key::Refused(_))));
        }
        let moves = keys.into_iter().map(|key| {
            let inner = Arc::clone(self);
            async move { inner.move_away(stream, key).await }
        });
        let moved: Vec<bool> = futures_util::stream::iter(moves).buffer_unordered(AT_ONCE).try_collect().await?;
        Ok(moved.into_iter().filter(|was_left| *was_left).count() as u64)
    }
}

impl JetstreamJournal {
    /// Returns the newest generation of streams that this node knows.
    pub(crate) fn generation(&self) -> u32 {
        self.inner.newest.load(Ordering::Relaxed)
    }

    /// Creates games in a generation from now on: all live nodes know it.
    pub(crate) fn use_generation(&self, generation: u32) {
        self.inner.current.fetch_max(generation.min(self.generation()), Ordering::Relaxed);
    }

    /// Looks for new streams and, if this node does it for all, moves old ones to the archive.
    pub(crate) async fn tend(&self, is_leading: bool) -> Result<(), JournalError> {
        self.inner.discover().await?;
        if is_leading { self.inner.tend().await } else { Ok(()) }
    }
}
