//! The hall: it opens, passes acts to games, and closes. Other requests are in `queries.rs`.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Instant;

use laws::Phase;
use protocol::{EngineList, FrameError, JoinFrame, SentAct};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, oneshot};
use words::Locale;

use super::aside::Aside;
use super::delayed_lists::DelayedLists;
use super::evaluations::Evaluations;
use super::events::Events;
use super::failed::Failed;
use super::limits::Limits;
use super::lobby::Lobby;
use super::looked::LookedAt;
use super::message::{Admitted, Arrival, Joined, Message};
use super::pool::Pool;
use super::questions::Questions;
use super::replay::Replay;
use super::shared::Shared;
use super::volume::Volume;
use crate::journal::Journal;
use crate::metrics::Metrics;
use crate::{Engines, GameId, HallError, Moment, Time};

/// The number of lists that are read at once.
const LISTS: usize = 2;
/// The number of stopped games, the newest, that are loaded at the start.
const STOPPED: usize = 60;

/// Conducts games and records them.
///
/// Cloning it gives another handle to the same hall.
#[derive(Clone)]
pub struct Hall {
    pub(super) shared: Arc<Shared>,
}

impl From<Arc<Shared>> for Hall {
    fn from(shared: Arc<Shared>) -> Self {
        Self { shared }
    }
}

impl Hall {
    /// Opens the hall; games run on the current Tokio runtime.
    pub fn open(journal: Arc<dyn Journal>, time: Arc<dyn Time>, limits: Limits) -> Self {
        Self::open_on(Handle::current(), journal, time, limits)
    }

    /// Opens the hall; games run on the given runtime.
    pub fn open_on(handle: Handle, journal: Arc<dyn Journal>, time: Arc<dyn Time>, limits: Limits) -> Self {
        let shared = Shared {
            journal,
            time,
            pool: Pool::new(handle.clone(), &limits),
            handle,
            origins: Mutex::default(),
            failed: Failed::default(),
            delayed_lists: DelayedLists::default(),
            looked: LookedAt::default(),
            volume: Volume::default(),
            rooms: Mutex::default(),
            next_socket: AtomicU64::new(1),
            is_closing: AtomicBool::new(false),
            has_failed: AtomicBool::new(false),
            limits,
            questions: Questions::new(),
            aside: Aside::default(),
            lists: Semaphore::new(LISTS),
            lobby: Lobby::default(),
            evaluations: Evaluations::default(),
            events: Events::default(),
            engines: OnceLock::new(),
            webhooks: OnceLock::new(),
            pairers: OnceLock::new(),
            pairing: Arc::new(Semaphore::new(1)),
            metrics: Metrics::new(),
            cluster: OnceLock::new(),
            suspended: Mutex::default(),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Sets the engines that play on this server. Call it once, before the first game is loaded; later calls have no effect.
    #[must_use]
    pub fn with_engines(self, engines: Engines) -> Self {
        let _ = self.shared.engines.set(engines);
        self
    }

    /// Sets the folder for reports about panics. Call it once, before the first game is loaded.
    #[must_use]
    pub fn with_faults(self, folder: PathBuf) -> Self {
        self.shared.failed.keep_in(folder);
        self
    }

    /// Lists the engines that play on this server.
    pub async fn engines(&self) -> EngineList {
        EngineList { engines: self.shared.engines().list().await }
    }

    /// Loads every game that has a deadline and every event that is being played; returns how many games there are.
    pub async fn take_up(&self) -> Result<usize, HallError> {
        let shared = Arc::clone(&self.shared);
        let running = self.shared.blocking(move || shared.journal.running()).await?;
        if self.shared.journal.is_shared() {
            // Each node takes up the games that are its own, again and again.
            self.take_up_events().await?;
            return Ok(running.len());
        }
        // Stopped games are shown in the lobby again.
        let stopped = self.list(None, STOPPED, Some(Phase::Stopped)).await?.games;
        let stopped = stopped.iter().filter_map(|game| game.game.parse().ok());
        for game in &running.iter().copied().chain(stopped).collect::<Vec<_>>() {
            // A game whose rows are broken reports that to clients who join it, and holds up no other game.
            if let Err(error) = self.ask(*game, |reply| Message::View { locale: None, reply }).await {
                tracing::error!(%game, %error, "a game cannot be taken up");
            }
        }
        self.take_up_events().await?;
        Ok(running.len())
    }

    /// Lets a client join a game; returns the number of its socket as well.
    pub async fn join(&self, game: GameId, join: JoinFrame) -> Result<(u64, Joined), HallError> {
        let (socket, mut arrival) = self.arrive(game, join, None).await?;
        let mut missed = Vec::new();
        loop {
            match arrival.replay.next().await {
                Ok(frames) if frames.is_empty() => break,
                Ok(frames) => missed.extend(frames),
                Err(error) => {
                    self.leave(game, socket).await;
                    return Err(error);
                }
            }
        }
        Ok((socket, Joined { seat: arrival.seat, missed, told: arrival.told }))
    }

    /// Lets a client join a game and read what it missed at its own pace; returns the number of its socket as well.
    pub(crate) async fn arrive(
        &self,
        game: GameId,
        join: JoinFrame,
        from: Option<IpAddr>,
    ) -> Result<(u64, Arrival), HallError> {
        locale(join.language.as_deref(), "join.language")?;
        let socket = self.shared.next_socket();
        let message = |reply| Message::Join { socket, join: join.clone(), from, reply };
        let Admitted { look, told } = self.ask(game, message).await?;
        let seat = look.seat;
        let replay = Replay::new(Arc::clone(&self.shared), game, join.after, look);
        Ok((socket, Arrival { seat, replay, told }))
    }

    /// Passes on an act that arrived at a moment; the answer goes to the socket.
    pub async fn act(&self, game: GameId, socket: u64, act: SentAct, at: Moment) {
        self.act_from_afar(game, socket, act, at, 0).await;
    }

    /// Passes on an act, with the moment of its arrival and the round-trip time of its connection in milliseconds.
    pub async fn act_from_afar(&self, game: GameId, socket: u64, act: SentAct, at: Moment, lag: u64) {
        self.send(game, Message::Act { socket, act, at, lag, heard: Instant::now() }).await;
    }

    /// Passes on a ping for the clock.
    pub async fn ping(&self, game: GameId, socket: u64, number: u64, at: Moment) {
        self.send(game, Message::Ping { socket, number, at }).await;
    }

    /// Passes on that a player is ready for the game to begin, or no longer is.
    pub async fn ready(&self, game: GameId, socket: u64, is_ready: bool) {
        self.send(game, Message::Ready { socket, is_ready }).await;
    }

    /// Records that a socket has closed.
    pub async fn leave(&self, game: GameId, socket: u64) {
        self.send(game, Message::Leave { socket }).await;
    }

    /// Checks whether acts are accepted. After a failed write it tries another one.
    pub async fn is_ready(&self) -> Result<(), HallError> {
        let shared = &self.shared;
        if shared.is_closing.load(Ordering::Relaxed) {
            return Err(HallError::Closing);
        }
        if let Some(error) = shared.suspended() {
            return Err(error);
        }
        shared.journal.check()?;
        if shared.has_failed.load(Ordering::Relaxed) {
            shared.written(shared.journal.probe()).await?;
        }
        Ok(())
    }

    /// Returns the limits.
    pub fn limits(&self) -> Limits {
        self.shared.limits
    }

    /// Returns the metrics.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    /// Returns the time.
    pub fn now(&self) -> Moment {
        self.shared.time.now()
    }

    /// Returns the server's clock.
    pub fn time(&self) -> Arc<dyn Time> {
        Arc::clone(&self.shared.time)
    }

    /// Counts the games in memory.
    pub fn open_games(&self) -> usize {
        self.shared.rooms().len()
    }

    /// Counts the games in memory, except old ones that spectators have opened.
    pub(super) fn games_being_played(&self) -> usize {
        self.open_games().saturating_sub(self.shared.looked.len())
    }

    /// Closes the hall: refuses new acts, commits all accepted ones, stops running games and informs all clients.
    pub async fn close(&self) -> Result<(), HallError> {
        if let Some(cluster) = self.shared.cluster() {
            cluster.drain();
        }
        self.shared.is_closing.store(true, Ordering::Relaxed);
        self.shared.events.close();
        let rooms: Vec<_> = self.shared.rooms().drain().collect();
        let mut waiting = Vec::with_capacity(rooms.len());
        for (_, room) in rooms {
            let (reply, answer) = oneshot::channel();
            if room.send(Box::new(Message::Close { reply })).await.is_ok() {
                waiting.push(answer);
            }
        }
        for answer in waiting {
            // A game that has ended by itself has nothing left to write.
            if let Ok(closed) = answer.await {
                closed?;
            }
        }
        let shared = Arc::clone(&self.shared);
        Ok(self.shared.blocking(move || shared.journal.close()).await?)
    }

    async fn send(&self, game: GameId, message: Message) {
        let room = self.shared.rooms().get(&game).cloned();
        if let Some(room) = room {
            // A game that was just unloaded has closed its sockets.
            let _ = room.send(Box::new(message)).await;
        }
    }

    /// Sends a request to a game's task; a task that has just ended is started again.
    pub(super) async fn ask<T>(
        &self,
        game: GameId,
        message: impl Fn(oneshot::Sender<Result<T, HallError>>) -> Message,
    ) -> Result<T, HallError> {
        for _ in 0..8 {
            let (reply, answer) = oneshot::channel();
            let room = Shared::room(&self.shared, game)?;
            if room.send(Box::new(message(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(HallError::Closing)
    }
}

/// Parses the language that a client asks for.
pub(super) fn locale(language: Option<&str>, field: &str) -> Result<Option<Locale>, HallError> {
    let Some(code) = language else { return Ok(None) };
    let unknown = || FrameError {
        field: field.to_owned(),
        problem: format!("found {code:?}, expected \"en\", \"cs\" or \"sk\""),
        column: None,
    };
    Ok(Some(Locale::find(code).ok_or_else(unknown)?))
}
