//! The state that all games share: the journal, the clock, the limits, and the games in memory.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use protocol::GameSummary;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, mpsc};

use super::aside::{Aside, For};
use super::delayed_lists::DelayedLists;
use super::evaluations::Evaluations;
use super::events::Events;
use super::failed::Failed;
use super::game::LiveGame;
use super::limits::Limits;
use super::lobby::Lobby;
use super::looked::LookedAt;
use super::message::Message;
use super::pool::Pool;
use super::questions::Questions;
use super::refusals::Refusals;
use super::room::Room;
use super::volume::Volume;
use crate::cluster::Cluster;
use crate::journal::{Append, Appended, ChainedRow, Journal, JournalError};
use crate::metrics::Metrics;
use crate::panics::{Panicked, catch_async};
use crate::webhook::Client;
use crate::{Engines, GameId, HallError, Moment, Pairer, Time};

/// The number of messages that a game's inbox holds; further senders wait.
const INBOX: usize = 64;

/// A game in the state after its rows, and its refused acts.
type Replayed = (LiveGame, Refusals);

/// The state that all games share.
pub(super) struct Shared {
    pub(super) journal: Arc<dyn Journal>,
    pub(super) time: Arc<dyn Time>,
    /// The runtime of the games: not that of the sockets, because a question about mate can take a while.
    pub(super) handle: Handle,
    pub(super) rooms: Mutex<HashMap<GameId, mpsc::Sender<Box<Message>>>>,
    pub(super) next_socket: AtomicU64,
    pub(super) is_closing: AtomicBool,
    /// Whether the last write failed.
    pub(super) has_failed: AtomicBool,
    pub(super) limits: Limits,
    /// The start of the game's time, on the clock of this run, for games that have left memory.
    pub(super) origins: Mutex<HashMap<GameId, Moment>>,
    pub(super) failed: Failed,
    pub(super) delayed_lists: DelayedLists,
    pub(super) looked: LookedAt,
    pub(super) volume: Volume,
    pub(super) questions: Questions,
    pub(super) aside: Aside,
    /// Limits how many lists are read at once.
    pub(super) lists: Semaphore,
    pub(super) lobby: Lobby,
    pub(super) evaluations: Evaluations,
    pub(super) events: Events,
    pub(super) pool: Pool,
    pub(super) engines: OnceLock<Engines>,
    pub(super) webhooks: OnceLock<Client>,
    /// Other programs that pair, by name.
    pub(super) pairers: OnceLock<BTreeMap<String, Pairer>>,
    /// Lets one such program run at a time.
    pub(super) pairing: Arc<Semaphore>,
    pub(super) metrics: Metrics,
    /// The other nodes that share the journal, if there are any.
    pub(super) cluster: OnceLock<Arc<Cluster>>,
    /// Why this node does not serve, if it does not.
    pub(super) suspended: Mutex<Option<HallError>>,
}

impl Shared {
    pub(super) fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, mpsc::Sender<Box<Message>>>> {
        // A poisoned lock is safe to use: no panic leaves the map half changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a game's inbox; loads the game if it is not in memory.
    pub(super) fn room(shared: &Arc<Self>, game: GameId) -> Result<mpsc::Sender<Box<Message>>, HallError> {
        if shared.is_closing.load(Ordering::Relaxed) {
            return Err(HallError::Closing);
        }
        if let Some(error) = shared.suspended() {
            return Err(error);
        }
        if shared.failed.has(game) {
            return Err(HallError::GameFailed);
        }
        let mut rooms = shared.rooms();
        if let Some(room) = rooms.get(&game).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        rooms.insert(game, sender.clone());
        shared.handle.spawn(Self::conduct(Arc::clone(shared), game, inbox));
        Ok(sender)
    }

    async fn conduct(shared: Arc<Self>, game: GameId, mut inbox: mpsc::Receiver<Box<Message>>) {
        let loaded = catch_async(Box::pin(Self::load(&shared, game))).await.unwrap_or_else(|panicked| {
            shared.fail(game, "taking the game up", &panicked);
            Err(HallError::GameFailed)
        });
        match loaded {
            Ok(room) => room.run(inbox).await,
            Err(error) => {
                if !matches!(error, HallError::NoSuchGame | HallError::Archived(_) | HallError::GameFailed) {
                    tracing::error!(%game, %error, "a game cannot be taken up");
                }
                shared.forget(game);
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    message.fail(error.clone());
                }
            }
        }
    }

    /// Loads a game. The result is boxed to keep the future small.
    async fn load(shared: &Arc<Self>, game: GameId) -> Result<Box<Room>, HallError> {
        let (rows, replayed) = Self::replay(shared, game).await?;
        let Some((live, refusals)) = replayed else {
            let journal = Arc::clone(&shared.journal);
            let place = shared.blocking(move || journal.place(game)).await?;
            return Err(place.map_or(HallError::NoSuchGame, HallError::Archived));
        };
        Ok(Box::new(Room::take_up(Arc::clone(shared), live, &rows, refusals).await?))
    }

    /// Reads the rows of a game and replays them in the background, so that a long game holds up no other. Without rows
    /// there is no game.
    async fn replay(shared: &Arc<Self>, game: GameId) -> Result<(Vec<ChainedRow>, Option<Replayed>), JournalError> {
        if shared.journal.is_shared() {
            // Other nodes write this game too.
            shared.written(shared.journal.refresh(game)).await?;
        }
        let journal = Arc::clone(&shared.journal);
        let work = move || {
            let rows = journal.read(game, 0)?;
            if rows.is_empty() {
                return Ok((rows, None));
            }
            let live = LiveGame::of(game, &rows, &mut |_, _, _, _| ())?;
            let refusals = Refusals::of(&journal.refused(game)?);
            Ok((rows, Some((live, refusals))))
        };
        match shared.aside.run(For::Seat, work).await {
            Some(Ok(replayed)) => replayed,
            Some(Err(panicked)) => panicked.resume(),
            None => Err(JournalError::Storage("the system gives no threads".to_owned())),
        }
    }

    /// Tells whether the server is shutting down.
    pub(super) fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::Relaxed)
    }

    /// Returns the other nodes that share the journal, if there are any.
    pub(super) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.get()
    }

    /// Tells whether this node does what only one node should do for a game or an event.
    pub(super) fn leads(&self, what: &str) -> bool {
        self.cluster().is_none_or(|cluster| cluster.leads(what))
    }

    pub(super) fn engines(&self) -> &Engines {
        self.engines.get_or_init(Engines::none)
    }

    pub(super) fn handle(&self) -> &Handle {
        &self.handle
    }

    /// Returns a number for a new socket.
    pub(super) fn next_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), JournalError> {
        self.written(self.journal.append(append)).await
    }

    /// Waits for a write, and records whether the disk accepted it.
    pub(super) async fn written(&self, writing: Appended) -> Result<(), JournalError> {
        let gone = |_| JournalError::Storage("the journal gave no answer".to_owned());
        let written = writing.await.map_err(gone).and_then(|written| written);
        match &written {
            Ok(()) => self.has_failed.store(false, Ordering::Relaxed),
            Err(
                JournalError::Storage(_) | JournalError::Damaged(_) | JournalError::Lost | JournalError::Unavailable(_),
            ) => {
                self.has_failed.store(true, Ordering::Relaxed);
                self.metrics.write_failed();
            }
            // The rows of one game or event are inconsistent, which says nothing about the disk.
            Err(
                JournalError::Conflict { .. }
                | JournalError::Broken { .. }
                | JournalError::EventConflict { .. }
                | JournalError::BrokenEvent { .. }
                | JournalError::Archived { .. },
            ) => {}
        }
        written
    }

    /// Updates a game's entry in lists without a new row.
    pub(super) async fn relist(&self, summary: GameSummary) -> Result<(), JournalError> {
        self.written(self.journal.relist(summary)).await
    }

    pub(super) async fn read(self: &Arc<Self>, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        let shared = Arc::clone(self);
        self.blocking(move || shared.journal.read(game, after)).await
    }

    /// Stores a refused act.
    pub(super) async fn refuse(&self, game: GameId, row: ChainedRow) -> Result<(), JournalError> {
        self.written(self.journal.refuse(game, row)).await
    }

    pub(super) async fn row(self: &Arc<Self>, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        let shared = Arc::clone(self);
        self.blocking(move || shared.journal.row(game, seq)).await
    }

    pub(super) fn journal(&self) -> &dyn Journal {
        &*self.journal
    }

    /// Runs long work on the background threads, where it holds up neither games nor tasks that wait for the disk.
    pub(super) async fn aside<T: Send + 'static>(
        &self,
        whom: For,
        work: impl FnOnce() -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        match self.aside.run(whom, work).await {
            Some(Ok(done)) => done,
            Some(Err(panicked)) => {
                tracing::error!(message = panicked.message, "a panic while a game was read");
                Err(JournalError::Storage("the journal could not be asked: a panic".to_owned()))
            }
            None => Err(JournalError::Storage("the system gives no threads".to_owned())),
        }
    }

    /// Runs work that may wait for the disk on a blocking thread.
    pub(super) async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let failed = |error| JournalError::Storage(format!("the journal could not be asked: {error}"));
        self.handle.spawn_blocking(work).await.map_err(failed)?
    }

    /// Removes a game from memory, unless a request for it has just arrived.
    pub(super) fn retire(
        &self,
        game: GameId,
        origin: Option<Moment>,
        inbox: &mut mpsc::Receiver<Box<Message>>,
    ) -> bool {
        let mut rooms = self.rooms();
        if !inbox.is_empty() {
            return false;
        }
        if let Some(origin) = origin {
            self.origins().insert(game, origin);
        }
        rooms.remove(&game);
        self.looked.remove(game);
        true
    }

    /// Records that somebody looks at an old game. If too many are in memory, the one that was looked at least recently
    /// leaves it.
    pub(super) fn look_at(&self, game: GameId) {
        let Some(oldest) = self.looked.look_at(game, self.limits.old_games) else { return };
        if let Some(room) = self.rooms().get(&oldest) {
            // A game with a full inbox is being looked at right now.
            let _ = room.try_send(Box::new(Message::Rest));
        }
    }

    /// Returns the start of a game's time, if the game was in memory before in this run.
    pub(super) fn origin_of(&self, game: GameId) -> Option<Moment> {
        self.origins().remove(&game)
    }

    fn origins(&self) -> MutexGuard<'_, HashMap<GameId, Moment>> {
        // A poisoned lock is safe to use: no panic leaves the map half changed.
        self.origins.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops a game after a panic: nobody can act in it until the server is restarted, and its rows stay as they are.
    pub(super) fn fail(&self, game: GameId, doing: &str, panicked: &Panicked) {
        self.metrics.panicked();
        self.failed.stop(game, doing, panicked, self.time.now());
        self.forget(game);
    }

    /// Removes a game from the list of those in memory.
    pub(super) fn forget(&self, game: GameId) {
        self.rooms().remove(&game);
        self.looked.remove(game);
    }
}
