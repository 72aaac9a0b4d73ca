//! A journal on NATS `JetStream` that many nodes share: the streams are the truth, and each node's own file follows them.

mod append;
mod cards;
mod check;
mod config;
mod follower;
mod heads;
mod message;
mod streams;

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::jetstream::Context;
use async_nats::jetstream::context::ContextBuilder;
use async_nats::jetstream::stream::Stream;
use async_nats::{Client, ConnectOptions};
use protocol::GameSummary;
use protocol::event::{CardRow, EventSummary};
use tokio::runtime::Handle;
use tokio::sync::{oneshot, watch};

use self::append::{Last, Letter, Sent};
pub use self::config::{Interruption, Nats};
use self::heads::{Heads, Key};
use self::message::{event_headers, row_headers};
use self::streams::Names;
pub(crate) use self::streams::mix;
use super::mirror::{Follow, Item};
use super::sqlite::RUNNING;
use super::{
    Append, Appended, ChainedRow, EventAppend, EventJournal, EventLine, Hash, Journal, JournalError, ListQuery,
    SqliteJournal,
};
use crate::metrics::NatsCounters;
use crate::{EventId, GameId, Moment, Time};

/// The time for which a reader waits until this node has followed the journal to its end.
const CATCH_UP: Duration = Duration::from_secs(15);
/// The time for one question to the leader of a stream.
const QUESTION: Duration = Duration::from_secs(2);
/// The shortest time without accepted rows that counts as an interruption, in milliseconds.
const SHORTEST: u64 = 1_000;

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
    names: Names,
    mirror: Arc<SqliteJournal>,
    time: Arc<dyn Time>,
    patience: Duration,
    heads: Heads,
    partitions: Vec<Partition>,
    streams: Mutex<HashMap<u32, Stream<()>>>,
    /// Games that have another history in the journal than this node has seen.
    refused: Mutex<HashMap<GameId, JournalError>>,
    /// The games that have a deadline even if nobody acts.
    running: Mutex<HashSet<GameId>>,
    listener: OnceLock<Listener>,
    is_closed: AtomicBool,
    metrics: NatsCounters,
}

/// One stream, as this node has followed it.
struct Partition {
    /// The number of the last message that was taken in, and its id.
    position: watch::Sender<(u64, String)>,
    has_caught_up: AtomicBool,
    /// Why the stream cannot be used.
    problem: Mutex<Option<String>>,
    interruption: Mutex<Option<Interruption>>,
}

impl JetstreamJournal {
    /// Connects to NATS, checks how the servers and the streams are set up, and begins to follow them into a file.
    pub(crate) async fn open(nats: &Nats, mirror: &Path, time: Arc<dyn Time>) -> Result<Self, JournalError> {
        check::check(nats).await?;
        let client = connect(nats).await?;
        let context = ContextBuilder::new().timeout(QUESTION).build(client.clone());
        let names = Names::new(nats);
        prepare(&context, nats, &names).await?;
        let path = mirror.to_owned();
        let opened = tokio::task::spawn_blocking(move || SqliteJournal::open_mirror(&path)).await;
        let mirror = Arc::new(opened.map_err(|error| JournalError::Storage(error.to_string()))??);
        let mut partitions = Vec::new();
        for partition in 0..names.partitions {
            partitions.push(Partition::new(mirror.position(partition)?));
        }
        // The personal data of events is in a stream of its own, which is not followed.
        partitions.push(Partition::new((0, String::new())));
        let running = mirror.running()?.into_iter().collect();
        let inner = Arc::new(Inner {
            client,
            context,
            names,
            mirror,
            time,
            patience: Duration::from_millis(nats.patience),
            heads: Heads::default(),
            partitions,
            streams: Mutex::default(),
            refused: Mutex::default(),
            running: Mutex::new(running),
            listener: OnceLock::new(),
            is_closed: AtomicBool::new(false),
            metrics: NatsCounters::default(),
        });
        let handle = Handle::current();
        for partition in 0..inner.names.partitions {
            handle.spawn(follower::follow(Arc::clone(&inner), partition));
        }
        Ok(Self { inner, handle })
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

/// Copies the whole journal from NATS into a file of `SQLite`, as `arbiter backup` and `arbiter verify` need it. Existing files are
/// continued.
pub async fn copy_journal(nats: &Nats, to: &Path, patience: Duration) -> Result<(), JournalError> {
    let journal = JetstreamJournal::open(nats, to, Arc::new(crate::RealTime::start())).await?;
    let caught_up = journal.caught_up(patience).await;
    let close = tokio::task::spawn_blocking(move || journal.close()).await;
    let closed = close.map_err(|error| JournalError::Storage(error.to_string()))?;
    caught_up.and(closed)
}

async fn connect(nats: &Nats) -> Result<Client, JournalError> {
    let mut options = ConnectOptions::new()
        .name("arbiter")
        .connection_timeout(Duration::from_secs(3))
        .ping_interval(Duration::from_secs(2))
        .request_timeout(Some(QUESTION))
        .reconnect_delay_callback(|attempts| Duration::from_millis((attempts as u64 * 20).min(250)))
        .require_tls(nats.is_tls);
    if let (Some(user), Some(password)) = (&nats.user, &nats.password) {
        options = options.user_and_password(user.clone(), password.clone());
    }
    if let Some(authorities) = &nats.authorities {
        options = options.add_root_certificates(authorities.clone());
    }
    let servers = nats.servers.join(", ");
    options
        .connect(nats.urls())
        .await
        .map_err(|error| JournalError::Unavailable(format!("no NATS server at {servers} can be reached: {error}")))
}

/// Opens the streams; servers that have just started need a while to agree.
async fn prepare(context: &Context, nats: &Nats, names: &Names) -> Result<(), JournalError> {
    let end = Instant::now() + CATCH_UP;
    loop {
        match streams::prepare(context, nats, names).await {
            Err(JournalError::Unavailable(problem)) if Instant::now() < end => {
                tracing::debug!(problem, "the streams are not ready");
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
            done => return done,
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A poisoned lock is safe to use: nothing is left half changed while it is held.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Partition {
    fn new(position: (u64, String)) -> Self {
        Self {
            position: watch::Sender::new(position),
            has_caught_up: AtomicBool::new(false),
            problem: Mutex::default(),
            interruption: Mutex::default(),
        }
    }
}

impl Inner {
    fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    fn refused_games(&self) -> MutexGuard<'_, HashMap<GameId, JournalError>> {
        lock(&self.refused)
    }

    fn running(&self) -> MutexGuard<'_, HashSet<GameId>> {
        lock(&self.running)
    }

    fn position(&self, partition: u32) -> (u64, String) {
        self.partitions[partition as usize].position.borrow().clone()
    }

    fn set_position(&self, partition: u32, position: (u64, String)) {
        self.partitions[partition as usize].position.send_replace(position);
    }

    fn has_caught_up(&self, partition: u32) {
        self.partitions[partition as usize].has_caught_up.store(true, Ordering::Relaxed);
    }

    /// Refuses a stream that lacks what this node has seen.
    fn refuse_partition(&self, partition: u32, problem: &str) {
        let mut known = lock(&self.partitions[partition as usize].problem);
        if known.is_none() {
            self.metrics.other_history();
            let stream = self.names.stream(partition);
            tracing::error!(stream, problem, "the stream has lost rows that this node has seen; its games are refused");
            *known = Some(format!("the stream {stream} has lost rows that this node has seen: {problem}"));
        }
    }

    fn is_fit_again(&self, partition: u32) {
        *lock(&self.partitions[partition as usize].problem) = None;
    }

    fn check_partition(&self, partition: u32) -> Result<(), JournalError> {
        let problem = lock(&self.partitions[partition as usize].problem).clone();
        problem.map_or(Ok(()), |problem| Err(JournalError::Storage(problem)))
    }

    /// Notes that a row was not accepted, since a moment.
    fn not_accepted(&self, partition: u32, from: Moment) {
        let mut known = lock(&self.partitions[partition as usize].interruption);
        match &mut *known {
            Some(Interruption { from: known, until: None }) => *known = (*known).min(from),
            _ => *known = Some(Interruption { from, until: None }),
        }
    }

    /// Notes that the stream answers.
    fn accepted(&self, partition: u32) {
        let mut known = lock(&self.partitions[partition as usize].interruption);
        if let Some(Interruption { from, until: until @ None }) = &mut *known {
            let (from, now) = (*from, self.time.now());
            *until = Some(now);
            if now.since(from) < SHORTEST {
                *known = None;
            } else {
                self.metrics.interrupted(now.since(from));
                tracing::warn!(partition, milliseconds = now.since(from), "the journal accepted no rows for a while");
            }
        }
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

    async fn stream(&self, partition: u32) -> Result<Stream<()>, JournalError> {
        if let Some(stream) = lock(&self.streams).get(&partition) {
            return Ok(stream.clone());
        }
        let name = self.names.stream(partition);
        let found = self.context.get_stream_no_info(&name).await;
        let stream = found.map_err(|error| JournalError::Unavailable(format!("the stream {name}: {error}")))?;
        lock(&self.streams).insert(partition, stream.clone());
        Ok(stream)
    }

    fn forget_stream(&self, partition: u32) {
        lock(&self.streams).remove(&partition);
    }

    fn check_game(&self, game: GameId) -> Result<(), JournalError> {
        if let Some(error) = self.refused_games().get(&game) {
            return Err(error.clone());
        }
        self.check_partition(self.names.partition(game.as_str()))
    }

    /// Finds the number of the message that a row must follow. An error says that another row is the last one.
    async fn place_of(
        &self,
        key: Key,
        letter: &Letter,
        seq: u64,
        previous: [u8; 32],
    ) -> Result<Result<u64, u64>, JournalError> {
        let last = match self.heads.get(key) {
            Some(last) => Some(last),
            None if seq == 1 => return Ok(Ok(0)),
            None => self.last(letter.partition, &letter.subject).await?,
        };
        Ok(match last {
            None => Err(0),
            Some(last) if last.hash == previous && last.seq + 1 == seq => Ok(last.at),
            Some(last) => Err(last.seq),
        })
    }

    /// Appends a row to a chain; tells the number of the last row if another one came first.
    async fn append(
        &self,
        key: Key,
        letter: &Letter,
        (seq, previous, hash): (u64, [u8; 32], [u8; 32]),
    ) -> Result<Result<u64, u64>, JournalError> {
        let mut place = match self.place_of(key, letter, seq, previous).await? {
            Ok(place) => place,
            Err(last) => return Ok(Err(last)),
        };
        let end = Instant::now() + self.patience;
        loop {
            match self.send(letter, Some(place)).await? {
                Sent::Stored(at) => {
                    self.heads.set(key, Last { at, seq, hash });
                    return Ok(Ok(at));
                }
                Sent::Overtaken => match self.last(letter.partition, &letter.subject).await? {
                    // An earlier attempt was stored though nobody answered.
                    Some(last) if last.hash == hash => {
                        self.heads.set(key, last);
                        return Ok(Ok(last.at));
                    }
                    // The same row as before is the last one, under another number than this node knew.
                    Some(last) if last.hash == previous && last.at != place => place = last.at,
                    Some(last) if last.seq >= seq => {
                        self.metrics.lost_race();
                        return Ok(Err(last.seq));
                    }
                    // A leader that has just been elected does not have everything yet.
                    _ if Instant::now() < end => tokio::time::sleep(Duration::from_millis(50)).await,
                    _ => {
                        return Err(JournalError::Unavailable(
                            "the journal has fewer rows than this node has seen".to_owned(),
                        ));
                    }
                },
            }
        }
    }

    async fn append_row(&self, append: Append) -> Result<(), JournalError> {
        let Append { game, row, summary } = append;
        self.check_game(game)?;
        let letter = Letter {
            partition: self.names.partition(game.as_str()),
            subject: self.names.game(game),
            headers: row_headers("game", &row, summary.as_ref()),
            payload: row.body.clone(),
        };
        let stored = self.append(Key::Game(game), &letter, (row.seq, row.previous.0, row.hash.0)).await?;
        if let Err(last) = stored {
            // The row may have been stored by an earlier attempt, and others after it.
            self.refresh_game(game).await?;
            let known = self.mirror_row(game, row.seq).await?;
            if known.is_none_or(|known| known.hash != row.hash) {
                return Err(JournalError::Conflict { game, found: row.seq, last });
            }
        }
        self.note_phase(game, summary.as_ref());
        self.take_in(Item::Row(Append { game, row, summary })).await;
        Ok(())
    }

    /// Writes something into the node's own file before the stream delivers it. What does not fit yet comes with the stream.
    async fn take_in(&self, item: Item) {
        let (follow, problems) = Follow::new(vec![item], None);
        if let Ok(Err(error)) = self.mirror.follow(follow).await {
            tracing::error!(%error, "the node's own file cannot be written");
        }
        for problem in problems.take() {
            tracing::debug!(%problem, "a row waits for those before it");
        }
    }

    async fn mirror_row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        let mirror = Arc::clone(&self.mirror);
        let read = tokio::task::spawn_blocking(move || mirror.row(game, seq)).await;
        read.map_err(|error| JournalError::Storage(error.to_string()))?
    }

    /// Waits until the node's own file has all rows that a subject has now.
    async fn refresh(&self, key: Key, subject: &str, partition: u32) -> Result<(), JournalError> {
        self.check_partition(partition)?;
        let end = Instant::now() + CATCH_UP;
        loop {
            // Read before the leader is asked: rows that arrive meanwhile must not look like lost ones.
            let here = self.mirror_head(key).await?;
            let last = match self.last(partition, subject).await {
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
                    self.reach(partition, last.at, end.saturating_duration_since(Instant::now())).await?;
                    self.heads.set(key, last);
                    return Ok(());
                }
                // The stream has less than this node has seen, or something else. A new leader may still be reading.
                _ if Instant::now() < end => tokio::time::sleep(Duration::from_millis(100)).await,
                last => {
                    self.metrics.other_history();
                    let found = last.map_or(0, |last| last.seq);
                    let problem = format!("the journal ends at row {found}, and this node has seen row {seq}");
                    tracing::error!(subject, problem, "the journal has another history than this node has seen");
                    return Err(match key {
                        Key::Game(game) | Key::Refused(game) => JournalError::Broken { game, seq: found + 1, problem },
                        Key::Event(event) => JournalError::BrokenEvent { event, seq: found + 1, problem },
                    });
                }
            }
        }
    }

    /// Waits until this node has followed a stream up to a message.
    async fn reach(&self, partition: u32, at: u64, patience: Duration) -> Result<(), JournalError> {
        let mut position = self.partitions[partition as usize].position.subscribe();
        let reached = position.wait_for(|(position, _)| *position >= at);
        match tokio::time::timeout(patience, reached).await {
            Ok(_) => Ok(()),
            Err(_) => Err(JournalError::Unavailable("this node is behind the journal".to_owned())),
        }
    }

    fn is_cut_off(&self) -> bool {
        self.client.connection_state() != State::Connected
    }

    async fn mirror_head(&self, key: Key) -> Result<Option<(u64, [u8; 32])>, JournalError> {
        let mirror = Arc::clone(&self.mirror);
        let read = tokio::task::spawn_blocking(move || {
            Ok(match key {
                Key::Game(game) | Key::Refused(game) => mirror.head(game)?.map(|(seq, hash)| (seq, hash.0)),
                Key::Event(event) => mirror.event_head(event)?.map(|(seq, hash)| (seq, hash.0)),
            })
        });
        read.await.map_err(|error| JournalError::Storage(error.to_string()))?
    }

    async fn refresh_game(&self, game: GameId) -> Result<(), JournalError> {
        self.check_game(game)?;
        self.refresh(Key::Game(game), &self.names.game(game), self.names.partition(game.as_str())).await
    }

    /// Stores a refused act. Refused acts change nothing, so their order does not matter: one that another node has overtaken is
    /// chained to the new last one.
    async fn refuse(&self, game: GameId, mut row: ChainedRow) -> Result<(), JournalError> {
        let (partition, subject) = (self.names.partition(game.as_str()), self.names.refused(game));
        loop {
            let headers = row_headers("refused", &row, None);
            let letter = Letter { partition, subject: subject.clone(), headers, payload: row.body.clone() };
            if self.append(Key::Refused(game), &letter, (row.seq, row.previous.0, row.hash.0)).await?.is_ok() {
                self.take_in(Item::Refused(game, row)).await;
                return Ok(());
            }
            let last = self.last(partition, &subject).await?;
            let (seq, hash) = last.map_or_else(|| (0, ChainedRow::root(game)), |last| (last.seq, Hash(last.hash)));
            if let Some(last) = last {
                self.heads.set(Key::Refused(game), last);
            }
            row = ChainedRow::at(seq + 1, hash, row.body);
        }
    }

    async fn append_event(&self, append: EventAppend) -> Result<(), JournalError> {
        let EventAppend { event, line, cards, erased, summary } = append;
        let subjects = self.write_cards(event, &line, &cards).await?;
        let letter = Letter {
            partition: self.names.partition(event.as_str()),
            subject: self.names.event(event),
            headers: event_headers(&line, &subjects, summary.as_ref()),
            payload: line.body.clone(),
        };
        let stored = self.append(Key::Event(event), &letter, (line.seq, line.previous.0, line.hash.0)).await?;
        if let Err(last) = stored {
            for subject in &subjects {
                // Cards of a row that is not there belong to nothing.
                self.delete(subject).await?;
            }
            self.refresh_event(event).await?;
            return Err(JournalError::EventConflict { event, found: line.seq, last });
        }
        if !erased.is_empty() {
            self.erase_cards(event, &erased).await?;
        }
        self.take_in(Item::Event(Box::new(EventAppend { event, line, cards, erased, summary }))).await;
        Ok(())
    }

    async fn refresh_event(&self, event: EventId) -> Result<(), JournalError> {
        self.refresh(Key::Event(event), &self.names.event(event), self.names.partition(event.as_str())).await
    }

    /// Publishes something that follows from nothing, and waits until it is stored.
    async fn post(&self, kind: &str, id: &str, text: String) -> Result<(), JournalError> {
        let mut headers = async_nats::HeaderMap::new();
        let unique = crate::Secret::random().map_err(|error| JournalError::Storage(error.to_string()))?;
        headers.insert(async_nats::header::NATS_MESSAGE_ID, unique.reveal());
        let (partition, subject) = (self.names.partition(id), self.names.subject(kind, id));
        self.send(&Letter { partition, subject, headers, payload: text }, None).await.map(|_| ())
    }
}

impl Journal for JetstreamJournal {
    fn append(&self, append: Append) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.append_row(append).await })
    }

    fn relist(&self, summary: GameSummary) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move {
            let game = summary.game.clone();
            inner.post("listed", &game, summary.to_listed()).await
        })
    }

    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.refuse(game, row).await })
    }

    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
        self.inner.mirror.refused(game)
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        self.inner.check_game(game)?;
        self.inner.mirror.read(game, after)
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        self.inner.check_game(game)?;
        self.inner.mirror.read_part(game, after, most)
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        self.inner.mirror.row(game, seq)
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError> {
        self.inner.mirror.list(query)
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        self.inner.mirror.running()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn refresh(&self, game: GameId) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.refresh_game(game).await })
    }

    fn interruption(&self, game: GameId) -> Option<Interruption> {
        let partition = self.inner.names.partition(game.as_str());
        *lock(&self.inner.partitions[partition as usize].interruption)
    }

    fn probe(&self) -> Appended {
        super::answered(self.check())
    }

    fn check(&self) -> Result<(), JournalError> {
        let inner = &self.inner;
        if inner.is_cut_off() {
            return Err(JournalError::Unavailable("there is no connection to NATS".to_owned()));
        }
        for partition in 0..inner.names.partitions {
            inner.check_partition(partition)?;
            if !inner.partitions[partition as usize].has_caught_up.load(Ordering::Relaxed) {
                return Err(JournalError::Unavailable("this node has not caught up with the journal yet".to_owned()));
            }
        }
        inner.mirror.check()
    }

    fn close(&self) -> Result<(), JournalError> {
        self.inner.is_closed.store(true, Ordering::Relaxed);
        self.inner.mirror.close()
    }
}

impl EventJournal for JetstreamJournal {
    fn append_event(&self, append: EventAppend) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.append_event(append).await })
    }

    fn discard_event(&self, event: EventId) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move {
            inner.post("discarded", event.as_str(), String::new()).await?;
            inner.delete(&inner.names.all_cards(event)).await?;
            inner.take_in(Item::Discarded(event)).await;
            Ok(())
        })
    }

    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move {
            let subject = inner.names.webhook(event, webhook);
            match text {
                Some(text) => inner.keep(&subject, text).await,
                None => inner.delete(&subject).await,
            }
        })
    }

    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        // Called on a thread that may wait.
        self.handle.block_on(self.inner.kept_webhooks())
    }

    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError> {
        self.inner.mirror.read_event(event, after, most)
    }

    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError> {
        self.inner.mirror.event_cards(event)
    }

    fn refresh_event(&self, event: EventId) -> Appended {
        let inner = Arc::clone(&self.inner);
        self.spawn(async move { inner.refresh_event(event).await })
    }

    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError> {
        self.inner.mirror.list_events(before, most)
    }
}

impl Drop for JetstreamJournal {
    fn drop(&mut self) {
        self.inner.is_closed.store(true, Ordering::Relaxed);
    }
}
