//! The hall: it knows every game that is being played, and takes up the others from their rows.

use std::collections::HashMap;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

use laws::{Edition, Phase};
use protocol::{
    EngineList, EvidenceFrame, FrameError, GameList, Invitation, JoinFrame, MineList, MineQuery, MineSeat,
    PositionFrame, PositionQuery, PreviewFrame, PreviewQuery, RecordFrame, RematchFrame, RulesFrame, Seat, SeatTaken,
    SentAct, TakeSeat, ViewFrame,
};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, mpsc, oneshot};
use words::Locale;

use super::failed::Failed;
use super::game::LiveGame;
use super::limits::Limits;
use super::message::{Admitted, ArbiterAsks, Arrival, Asker, Joined, Message};
use super::pool::Pool;
use super::questions::{Asked, Questions};
use super::replay::Replay;
use super::room::Room;
use super::said::words;
use crate::journal::{Append, ChainedRow, Journal, JournalError};
use crate::metrics::Metrics;
use crate::panics::{Panicked, catch_async};
use crate::{Engines, GameId, HallError, Moment, Time};

/// A game's inbox holds so many messages; who sends more waits.
const INBOX: usize = 64;

/// How many replays and views are written at once: the other threads stay free for those who play.
const WRITERS: usize = 4;

/// Conducts games, and loses nothing.
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

/// What all games share.
pub(super) struct Shared {
    journal: Arc<dyn Journal>,
    pub(super) time: Arc<dyn Time>,
    /// Where games run: not on the threads that serve sockets, for a question about mate can take a while.
    handle: Handle,
    rooms: Mutex<HashMap<GameId, mpsc::Sender<Box<Message>>>>,
    next_socket: AtomicU64,
    is_closing: AtomicBool,
    pub(super) limits: Limits,
    /// Where the scales of games start that are not in memory now, on the clock of this run.
    origins: Mutex<HashMap<GameId, Moment>>,
    pub(super) failed: Failed,
    questions: Questions,
    writers: Semaphore,
    pub(super) pool: Pool,
    engines: OnceLock<Engines>,
    pub(super) metrics: Metrics,
}

impl Hall {
    /// Opens the hall; games run on the runtime this is called on.
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
            rooms: Mutex::default(),
            next_socket: AtomicU64::new(1),
            is_closing: AtomicBool::new(false),
            limits,
            questions: Questions::new(),
            writers: Semaphore::new(WRITERS),
            engines: OnceLock::new(),
            metrics: Metrics::new(),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Lets programs play in the hall. This is said once, before the first game is taken up; what is said later is not heard.
    #[must_use]
    pub fn with_engines(self, engines: Engines) -> Self {
        let _ = self.shared.engines.set(engines);
        self
    }

    /// Keeps what made the server panic in a folder, for its operator. This is said once, before the first game is taken up.
    #[must_use]
    pub fn with_faults(self, folder: PathBuf) -> Self {
        self.shared.failed.keep_in(folder);
        self
    }

    /// Lists the programs that play in the hall.
    pub async fn engines(&self) -> EngineList {
        EngineList { engines: self.shared.engines().list().await }
    }

    /// Takes up every game in which something can fall due by itself; gives how many there are.
    pub async fn take_up(&self) -> Result<usize, HallError> {
        let shared = Arc::clone(&self.shared);
        let running = self.shared.blocking(move || shared.journal.running()).await?;
        for game in &running {
            // A game whose rows are broken is told to whoever joins it, and holds up nobody else.
            if let Err(error) = self.ask(*game, |reply| Message::View { locale: None, reply }).await {
                tracing::error!(%game, %error, "a game cannot be taken up");
            }
        }
        Ok(running.len())
    }

    /// Gives a seat to the first who uses its invitation.
    pub async fn take_seat(&self, game: GameId, wanted: TakeSeat) -> Result<SeatTaken, HallError> {
        self.ask(game, |reply| Message::TakeSeat { wanted: wanted.clone(), reply }).await
    }

    /// Lets a socket join a game; gives its number as well.
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

    /// Lets a socket join a game, and leaves it to the socket how fast it is told what it missed; gives its number as well.
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

    /// Passes on an act that arrived at a moment; the answer comes to the socket.
    pub async fn act(&self, game: GameId, socket: u64, act: SentAct, at: Moment) {
        self.act_from_afar(game, socket, act, at, 0).await;
    }

    /// Passes on an act that arrived at a moment over a connection on which an answer takes so many milliseconds.
    pub async fn act_from_afar(&self, game: GameId, socket: u64, act: SentAct, at: Moment, lag: u64) {
        self.send(game, Message::Act { socket, act, at, lag, heard: Instant::now() }).await;
    }

    /// Passes on a question for the clock.
    pub async fn ping(&self, game: GameId, socket: u64, number: u64, at: Moment) {
        self.send(game, Message::Ping { socket, number, at }).await;
    }

    /// Says that a socket has gone.
    pub async fn leave(&self, game: GameId, socket: u64) {
        self.send(game, Message::Leave { socket }).await;
    }

    /// Shows a game as everybody may see it.
    pub async fn view(&self, game: GameId) -> Result<ViewFrame, HallError> {
        self.view_in(game, None).await
    }

    /// Shows a game as everybody may see it, with sentences in a language.
    pub async fn view_in(&self, game: GameId, language: Option<&str>) -> Result<ViewFrame, HallError> {
        let locale = locale(language, "language")?;
        let look = self.ask(game, |reply| Message::View { locale, reply }).await?;
        Ok(self.shared.aside(move || Ok(look.view())).await?)
    }

    /// Writes a game as PGN, for who may read its score.
    pub async fn pgn(&self, game: GameId, reader: Asker) -> Result<String, HallError> {
        let look = self.ask(game, |reply| Message::Pgn { reader: reader.clone(), reply }).await?;
        Ok(self.shared.aside(move || Ok(look.pgn())).await?)
    }

    /// Says what would become of an act of the arbiter's, whose token is given.
    pub async fn preview(&self, game: GameId, token: &str, query: PreviewQuery) -> Result<PreviewFrame, HallError> {
        let locale = locale(query.language.as_deref(), "language")?;
        let asked = ArbiterAsks { token: token.to_owned(), locale };
        let act = Box::new(query.act);
        self.ask(game, |reply| Message::Preview { asked: asked.clone(), act: act.clone(), reply }).await
    }

    /// Lays out for the arbiter, whose token is given, what the moves show about claims of a draw.
    pub async fn evidence(
        &self,
        game: GameId,
        token: &str,
        intended: Option<String>,
    ) -> Result<EvidenceFrame, HallError> {
        let asked = ArbiterAsks { token: token.to_owned(), locale: None };
        let message = |reply| Message::Evidence { asked: asked.clone(), intended: intended.clone(), reply };
        self.ask(game, message).await
    }

    /// Writes the protocol of a game for its arbiter, whose token is given.
    pub async fn record(&self, game: GameId, token: &str, language: Option<&str>) -> Result<RecordFrame, HallError> {
        let asked = ArbiterAsks { token: token.to_owned(), locale: locale(language, "language")? };
        self.ask(game, |reply| Message::Record { asked: asked.clone(), reply }).await
    }

    /// Reads the rows of a game, for who may read its score.
    pub async fn rows(&self, game: GameId, reader: Asker) -> Result<Vec<ChainedRow>, HallError> {
        let last = self.ask(game, |reply| Message::MayRead { reader: reader.clone(), reply }).await?;
        let mut rows = self.shared.read(game, 0).await?;
        rows.retain(|row| row.seq <= last);
        Ok(rows)
    }

    /// Makes a new invitation for a seat; whoever had it before loses it.
    pub async fn invite(&self, game: GameId, seat: Seat, asker: Asker) -> Result<Invitation, HallError> {
        self.ask(game, |reply| Message::Invite { seat, asker: asker.clone(), reply }).await
    }

    /// Says that a player wants to play again with colours changed.
    pub async fn rematch(&self, game: GameId, token: &str) -> Result<RematchFrame, HallError> {
        self.ask(game, |reply| Message::Rematch { token: token.to_owned(), reply }).await
    }

    /// Calls a game off before its first move.
    pub async fn abort(&self, game: GameId, token: &str) -> Result<(), HallError> {
        self.ask(game, |reply| Message::Abort { token: token.to_owned(), reply }).await
    }

    /// Finds the games in which somebody has a seat.
    pub async fn mine(&self, query: &MineQuery) -> Result<MineList, HallError> {
        let mut mine = MineList::default();
        for MineSeat { game, token } in &query.seats {
            let Ok(game) = game.parse() else { continue };
            match self.ask(game, |reply| Message::Mine { token: token.clone(), reply }).await {
                Ok(found) => mine.games.push(found),
                // A token that gives nothing any more is forgotten by who kept it.
                Err(HallError::NoSeat | HallError::NoSuchGame) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(mine)
    }

    /// Lists games, the newest first; only those in a phase, if one is given.
    pub async fn list(
        &self,
        before: Option<GameId>,
        limit: usize,
        phase: Option<Phase>,
    ) -> Result<GameList, HallError> {
        let shared = Arc::clone(&self.shared);
        let mut games = self.shared.blocking(move || shared.journal.list(before, limit + 1, phase)).await?;
        let has_more = games.len() > limit;
        games.truncate(limit);
        let next = games.last().filter(|_| has_more).map(|game| game.game.clone());
        Ok(GameList { games, next })
    }

    /// Answers a question about a position.
    pub async fn position(&self, query: PositionQuery) -> Result<PositionFrame, HallError> {
        self.position_from(query, None).await
    }

    /// Answers a question about a position that came from an address.
    pub async fn position_from(&self, query: PositionQuery, from: Option<IpAddr>) -> Result<PositionFrame, HallError> {
        let locale = locale(query.language.as_deref(), "language")?;
        let shared = &self.shared;
        shared.questions.answer(&shared.handle, &shared.pool, Asked { query, locale, from }).await
    }

    /// Says what an article of an edition is about; without an article, all that the edition says.
    pub fn rules(&self, edition: &str, article: Option<&str>, language: Option<&str>) -> Result<RulesFrame, HallError> {
        let found = Edition::ALL.into_iter().find(|known| known.to_string() == edition);
        let wanted = || FrameError::saying("edition", format!("found {edition:?}, expected 1997, 2009 or 2018"));
        let words = words(locale(language, "language")?.unwrap_or(Locale::English));
        let edition = found.ok_or_else(wanted)?;
        let rules = questions::rules_of(edition, article);
        Ok(RulesFrame::of(edition, article, &rules, |rule| words.rule(rule)))
    }

    /// Tells whether acts can be taken.
    pub fn is_ready(&self) -> Result<(), HallError> {
        if self.shared.is_closing.load(Ordering::Relaxed) {
            return Err(HallError::Closing);
        }
        Ok(self.shared.journal.check()?)
    }

    /// Gives the limits.
    pub fn limits(&self) -> Limits {
        self.shared.limits
    }

    /// Gives what is counted.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    /// Tells the time.
    pub fn now(&self) -> Moment {
        self.shared.time.now()
    }

    /// Gives the hall's clock.
    pub fn time(&self) -> Arc<dyn Time> {
        Arc::clone(&self.shared.time)
    }

    /// Counts the games in memory.
    pub fn open_games(&self) -> usize {
        self.shared.rooms().len()
    }

    /// Closes the hall: no new acts, all that was taken is committed, running games are stopped, everybody is told.
    pub async fn close(&self) -> Result<(), HallError> {
        self.shared.is_closing.store(true, Ordering::Relaxed);
        let rooms: Vec<_> = self.shared.rooms().drain().collect();
        let mut waiting = Vec::with_capacity(rooms.len());
        for (_, room) in rooms {
            let (reply, answer) = oneshot::channel();
            if room.send(Box::new(Message::Close { reply })).await.is_ok() {
                waiting.push(answer);
            }
        }
        for answer in waiting {
            // A game that has gone by itself has nothing left to write.
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
            // A game that has just been let go has told its sockets.
            let _ = room.send(Box::new(message)).await;
        }
    }

    /// Asks a game's task; one that has just ended is started anew.
    async fn ask<T>(
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

impl Shared {
    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, mpsc::Sender<Box<Message>>>> {
        // The map is never left half changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds a game's inbox; a game that is not in memory is taken up.
    fn room(shared: &Arc<Self>, game: GameId) -> Result<mpsc::Sender<Box<Message>>, HallError> {
        if shared.is_closing.load(Ordering::Relaxed) {
            return Err(HallError::Closing);
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
                if !matches!(error, HallError::NoSuchGame | HallError::GameFailed) {
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

    /// Takes a game up. In a box, because the task would keep room for it at every place where it can stand.
    async fn load(shared: &Arc<Self>, game: GameId) -> Result<Box<Room>, HallError> {
        let rows = shared.read(game, 0).await?;
        if rows.is_empty() {
            return Err(HallError::NoSuchGame);
        }
        let live = LiveGame::of(game, &rows, &mut |_, _, _, _| ())?;
        Ok(Box::new(Room::take_up(Arc::clone(shared), live, &rows).await?))
    }

    /// Tells whether the hall is about to close.
    pub(super) fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::Relaxed)
    }

    pub(super) fn engines(&self) -> &Engines {
        self.engines.get_or_init(Engines::none)
    }

    pub(super) fn handle(&self) -> &Handle {
        &self.handle
    }

    /// Gives a number to somebody who is told what happens.
    pub(super) fn next_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), JournalError> {
        let gone = |_| JournalError::Storage("the journal gave no answer".to_owned());
        self.journal.append(append).await.map_err(gone)?
    }

    pub(super) async fn read(self: &Arc<Self>, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        let shared = Arc::clone(self);
        self.blocking(move || shared.journal.read(game, after)).await
    }

    pub(super) async fn row(self: &Arc<Self>, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        let shared = Arc::clone(self);
        self.blocking(move || shared.journal.row(game, seq)).await
    }

    pub(super) fn journal(&self) -> &dyn Journal {
        &*self.journal
    }

    /// Writes something long where it holds up neither a game nor those who wait for a disk.
    pub(super) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        // It is never closed; if it were, the work would still be done.
        let permit = self.writers.acquire().await;
        let done = self.blocking(work).await;
        drop(permit);
        done
    }

    /// Does what may wait for a disk where it holds up nobody.
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let failed = |error| JournalError::Storage(format!("the journal could not be asked: {error}"));
        self.handle.spawn_blocking(work).await.map_err(failed)?
    }

    /// Lets a game go that nobody needs, unless somebody has just asked for it.
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
        true
    }

    /// Finds where the scale of a game starts that was in memory before in this run.
    pub(super) fn origin_of(&self, game: GameId) -> Option<Moment> {
        self.origins().remove(&game)
    }

    fn origins(&self) -> MutexGuard<'_, HashMap<GameId, Moment>> {
        // The map is never left half changed.
        self.origins.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops a game after a panic: nobody can act in it until the server starts again, and its rows stay as they are.
    pub(super) fn fail(&self, game: GameId, doing: &str, panicked: &Panicked) {
        self.metrics.panicked();
        self.failed.stop(game, doing, panicked, self.time.now());
        self.forget(game);
    }

    /// Takes a game off the list of those in memory.
    pub(super) fn forget(&self, game: GameId) {
        self.rooms().remove(&game);
    }
}

/// Finds the language of the sentences that somebody wants.
fn locale(language: Option<&str>, field: &str) -> Result<Option<Locale>, HallError> {
    let Some(code) = language else { return Ok(None) };
    let unknown = || FrameError {
        field: field.to_owned(),
        problem: format!("found {code:?}, expected \"en\", \"cs\" or \"sk\""),
        column: None,
    };
    Ok(Some(Locale::find(code).ok_or_else(unknown)?))
}
