//! A journal on NATS `JetStream` that many nodes share: the streams are the truth, and each node's own file follows them.
//!
//! Reading order: `streams` (what there is), `message` (how a row travels), `append` and `write` (appending), `find` (where
//! something is, and whether this node has it), `follower`, `moving` and `generations` (the archive), `serving` (the trait).

mod append;
mod cards;
mod check;
mod config;
mod connect;
mod find;
mod follower;
mod generations;
mod heads;
mod message;
mod moving;
mod secrets;
mod serving;
mod state;
mod streams;
mod write;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use async_nats::Client;
use async_nats::connection::State;
use async_nats::jetstream::Context;
use async_nats::jetstream::context::ContextBuilder;
use async_nats::jetstream::stream::Stream;
use protocol::GameSummary;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

pub use self::config::{Interruption, Nats};
pub use self::connect::copy_journal;
use self::generations::Missing;
use self::heads::{Heads, Key};
pub(crate) use self::secrets::{SharedToken, shared_token};
use self::state::Followed;
pub(crate) use self::streams::mix;
use self::streams::{Names, StreamId};
use super::sqlite::RUNNING;
use super::{Appended, Journal, JournalError, SqliteJournal};
use crate::metrics::NatsCounters;
use crate::{EventId, GameId, Time};

/// The time for which a reader waits until this node has followed the journal to its end.
const CATCH_UP: Duration = Duration::from_secs(15);
/// The time for one question to the leader of a stream.
const QUESTION: Duration = Duration::from_secs(2);

/// Something that this node has learnt from the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A game has this many rows.
    Game(GameId, u64),
    /// A game has this many refused acts.
    Refused(GameId, u64),
    /// An event has this many rows.
    Event(EventId, u64),
    /// A rehearsal was thrown away.
    Discarded(EventId),
}

/// Is told what this node has learnt.
type Listener = Box<dyn Fn(Heard) + Send + Sync>;

/// Keeps all games in streams of NATS that other nodes write too.
pub(crate) struct JetstreamJournal {
    inner: Arc<Inner>,
    handle: Handle,
}

/// What the tasks of a journal share.
struct Inner {
    client: Client,
    context: Context,
    nats: Nats,
    names: Names,
    mirror: Arc<SqliteJournal>,
    time: Arc<dyn Time>,
    heads: Heads,
    /// The streams that this node follows, and the one that it does not.
    followed: Mutex<BTreeMap<StreamId, Arc<Followed>>>,
    /// The newest generation of streams, as far as this node knows.
    newest: AtomicU32,
    /// The generation in which new games are created: every live node knows it.
    current: AtomicU32,
    streams: Mutex<HashMap<StreamId, Stream<()>>>,
    /// Games that have another history in the journal than this node has seen.
    refused: Mutex<HashMap<GameId, JournalError>>,
    /// The games that have a deadline even if nobody acts.
    running: Mutex<HashSet<GameId>>,
    listener: OnceLock<Listener>,
    is_closed: AtomicBool,
    metrics: NatsCounters,
}

impl JetstreamJournal {
    /// Connects to NATS, checks how the servers and the streams are set up, and begins to follow them into a file.
    pub(crate) async fn open(nats: &Nats, mirror: &Path, time: Arc<dyn Time>) -> Result<Self, JournalError> {
        Self::open_with(nats, mirror, time, Missing::Create).await
    }

    async fn open_with(
        nats: &Nats,
        mirror: &Path,
        time: Arc<dyn Time>,
        missing: Missing,
    ) -> Result<Self, JournalError> {
        check::check(nats).await?;
        let client = connect::connect(nats).await?;
        let context = ContextBuilder::new().timeout(QUESTION).build(client.clone());
        let names = Names::new(nats);
        let found = connect::prepare(&context, nats, &names, missing).await?;
        let path = mirror.to_owned();
        let opened = tokio::task::spawn_blocking(move || SqliteJournal::open_mirror(&path)).await;
        let mirror = Arc::new(opened.map_err(|error| JournalError::Storage(error.to_string()))??);
        let newest = found.iter().filter_map(|stream| stream.generation()).max().unwrap_or(0);
        let running = mirror.running()?.into_iter().collect();
        let inner = Arc::new(Inner {
            client,
            context,
            nats: nats.clone(),
            names,
            mirror,
            time,
            heads: Heads::default(),
            followed: Mutex::default(),
            newest: AtomicU32::new(newest),
            current: AtomicU32::new(newest),
            streams: Mutex::default(),
            refused: Mutex::default(),
            running: Mutex::new(running),
            listener: OnceLock::new(),
            is_closed: AtomicBool::new(false),
            metrics: NatsCounters::default(),
        });
        lock(&inner.followed).insert(StreamId::Cards, Arc::new(Followed::new((0, String::new()))));
        // Streams that this node has followed before are missed if they are not there.
        let known = inner.mirror.positions()?.into_iter().map(|(code, _)| StreamId::of_code(code));
        for stream in known.chain(found).collect::<std::collections::BTreeSet<_>>() {
            inner.begin_to_follow(stream)?;
        }
        Ok(Self { inner, handle: Handle::current() })
    }

    /// Sets who is told what this node learns. Call it once.
    pub(crate) fn listen(&self, listener: impl Fn(Heard) + Send + Sync + 'static) {
        let _ = self.inner.listener.set(Box::new(listener));
    }

    /// Returns the connection to NATS.
    pub(crate) fn client(&self) -> Client {
        self.inner.client.clone()
    }

    /// Returns the counters.
    pub(crate) fn counters(&self) -> NatsCounters {
        self.inner.metrics.clone()
    }

    /// Returns the counters of the commits to the node's own file.
    pub(crate) fn commits(&self) -> crate::metrics::Commits {
        self.inner.mirror.commits()
    }

    /// Tells whether there is no connection to NATS.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.inner.is_cut_off()
    }

    /// Waits until the node's own file has everything that the streams had when this was called.
    pub(crate) async fn caught_up(&self, patience: Duration) -> Result<(), JournalError> {
        let end = Instant::now() + patience;
        loop {
            match self.check() {
                Ok(()) => return Ok(()),
                Err(error) if Instant::now() >= end => return Err(error),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Lists the games that have a deadline even if nobody acts.
    pub(crate) fn running_now(&self) -> Vec<GameId> {
        self.inner.running().iter().copied().collect()
    }

    /// Runs work that answers later.
    fn spawn(&self, work: impl Future<Output = Result<(), JournalError>> + Send + 'static) -> Appended {
        let (sender, receiver) = oneshot::channel();
        self.handle.spawn(async move {
            // Whoever asked may have gone away.
            let _ = sender.send(work.await);
        });
        receiver
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A poisoned lock is safe to use: nothing is left half changed while it is held.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Inner {
    fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    fn is_cut_off(&self) -> bool {
        self.client.connection_state() != State::Connected
    }

    fn refused_games(&self) -> MutexGuard<'_, HashMap<GameId, JournalError>> {
        lock(&self.refused)
    }

    fn running(&self) -> MutexGuard<'_, HashSet<GameId>> {
        lock(&self.running)
    }

    fn tell(&self, heard: Heard) {
        if let Some(listener) = self.listener.get() {
            listener(heard);
        }
    }

    /// Keeps the list of games with a deadline.
    fn note_phase(&self, game: GameId, summary: Option<&GameSummary>) {
        let Some(summary) = summary else { return };
        if RUNNING.contains(&summary.phase.as_str()) {
            self.running().insert(game);
        } else {
            self.running().remove(&game);
            if summary.phase == "finished" {
                self.heads.forget(Key::Refused(game));
            }
        }
    }

    async fn stream(&self, stream: StreamId) -> Result<Stream<()>, JournalError> {
        if let Some(found) = lock(&self.streams).get(&stream) {
            return Ok(found.clone());
        }
        let name = self.names.stream(stream);
        let found = self.context.get_stream_no_info(&name).await;
        let found = found.map_err(|error| JournalError::Unavailable(format!("the stream {name}: {error}")))?;
        lock(&self.streams).insert(stream, found.clone());
        Ok(found)
    }

    fn forget_stream(&self, stream: StreamId) {
        lock(&self.streams).remove(&stream);
    }
}
