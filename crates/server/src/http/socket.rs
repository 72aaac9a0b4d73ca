//! The WebSocket of one client of one game.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use protocol::{ClientFrame, JoinFrame, Seat, ServerFrame, UnreadFrame};
use words::Locale;

use super::Served;
use super::games::game_id;
use super::guard::address_of;
use super::joins::{Joiner, Joins};
use super::pace::Pace;
use super::problem::Refusal;
use super::waiting::{keeping, within};
use crate::live::Arrival;
use crate::{GameId, Hall, HallError, Moment, Secret, Told};

// All times are milliseconds on the server's clock.

/// Disconnects a client that has not joined within this time.
pub(super) const PATIENCE: u64 = 10_000;
/// Disconnects a client that does not accept a frame within this time.
pub(super) const SLOWEST_READER: u64 = 10_000;
/// Pings idle clients at this interval; a client that has not answered by the next ping is disconnected.
pub(super) const PING_EVERY: u64 = 20_000;
/// The time in which a client must take the closing frame.
pub(super) const FAREWELL: u64 = 2_000;
/// The number of frames still read from a client that is being closed: with unread bytes left, TCP would drop the closing
/// frame.
pub(super) const LAST_FRAMES: usize = 10_000;
/// Frames up to this multiple of the limit are still read, so that the client can be told that its frame is too large.
pub(super) const LARGEST: usize = 8;
/// The shortest interval between measurements of the round-trip time while the client acts.
const MEASURE_EVERY: u64 = 10_000;
/// The most bytes of frames that wait to be sent. Every frame is smaller: acts have limits, and long histories are cut into parts.
pub(super) const LONGEST_FRAME: usize = 256 * 1024;

/// Plays a game over a WebSocket.
#[utoipa::path(get, path = "/api/v1/games/{game}/socket", tag = "games", params(("game" = String, Path, description = "The game")), responses(
    (status = 101, description = "A WebSocket; the first frame joins"),
    (status = 404, description = "There is no such game", body = protocol::Problem, content_type = "application/problem+json"),
    (status = 503, description = "Too many sockets are open", body = protocol::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn upgrade(
    State(served): State<Served>,
    Path(game): Path<String>,
    from: Option<Extension<ConnectInfo<SocketAddr>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let game = game_id(&game)?;
    let limits = served.hall.limits();
    let Some(place) = Place::take(&served.sockets, limits.sockets) else {
        served.hall.metrics().refuse("too_many_sockets");
        return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "too_many_sockets", "too many sockets are open"));
    };
    let upgrade = upgrade
        .max_message_size(limits.frame_bytes * LARGEST)
        .max_frame_size(limits.frame_bytes * LARGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(LONGEST_FRAME.max(limits.frame_bytes * LARGEST));
    Ok(upgrade.on_upgrade(async move |socket| {
        let measured = served.hall.now();
        let from = from.map(|Extension(from)| address_of(&from));
        Sitting { hall: served.hall, joins: served.joins, from, locale: None, game, socket, measured, lag: 0 }
            .run()
            .await;
        drop(place);
    }))
}

/// One of the sockets that may be open at once.
pub(super) struct Place(Arc<AtomicUsize>);

impl Place {
    pub(super) fn take(open: &Arc<AtomicUsize>, limit: usize) -> Option<Self> {
        let place = Self(Arc::clone(open));
        (open.fetch_add(1, Ordering::Relaxed) < limit).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A socket from its first frame to its last.
struct Sitting {
    hall: Hall,
    joins: Arc<Joins>,
    from: Option<IpAddr>,
    /// The language of the sentences that the client asked for.
    locale: Option<Locale>,
    game: GameId,
    socket: WebSocket,
    /// When the client was last pinged for its round-trip time, and how long its last answer took.
    measured: Moment,
    lag: u64,
}

impl Sitting {
    async fn run(mut self) {
        let time = self.hall.time();
        let joined = match within(&*time, PATIENCE, self.first_frame()).await {
            Some(Some(join)) => {
                self.locale = join.language.as_deref().and_then(Locale::find);
                self.arrive(join).await.map_err(|error| closed(&error, self.locale))
            }
            Some(None) => return,
            None => {
                return self.close(&ServerFrame::closed("no_join", "no frame joined in time").to_text().into()).await;
            }
        };
        match joined {
            Ok((number, arrival)) => {
                let role = match arrival.seat {
                    None => "watcher",
                    Some(Seat::Arbiter) => "arbiter",
                    Some(_) => "player",
                };
                let counted = self.hall.metrics().socket(role);
                let last = self.sit(number, arrival).await;
                drop(counted);
                self.hall.leave(self.game, number).await;
                if let Some(last) = last {
                    self.close(&last).await;
                }
            }
            Err(last) => self.close(&last).await,
        }
    }

    /// Waits for the frame that joins; returns none if the client sends anything else.
    async fn first_frame(&mut self) -> Option<JoinFrame> {
        loop {
            let problem = match self.socket.recv().await?.ok()? {
                Message::Text(text) => match ClientFrame::read(&text) {
                    Ok(ClientFrame::Join { join }) => return Some(join),
                    Ok(_) => "the first frame must join".to_owned(),
                    Err(_) if text.len() > self.hall.limits().frame_bytes => "this frame is too large".to_owned(),
                    Err(error) => error.to_string(),
                },
                Message::Binary(_) => "frames are text".to_owned(),
                Message::Close(_) => return None,
                Message::Ping(_) | Message::Pong(_) => continue,
            };
            self.close(&ServerFrame::closed("no_join", problem).to_text().into()).await;
            return None;
        }
    }

    /// Joins the game, unless the client joined too often recently.
    async fn arrive(&mut self, join: JoinFrame) -> Result<(u64, Arrival), HallError> {
        let (limit, now) = (self.hall.limits().joins_per_minute, self.hall.now());
        let joiner = match &join.token {
            Some(token) => Some(Joiner::Seat(Secret::hash_of(token))),
            None => self.from.map(Joiner::Stranger),
        };
        if let Some(joiner) = joiner.as_ref().filter(|joiner| !self.joins.allows(self.game, joiner, limit, now)) {
            tracing::debug!(game = %self.game, ?joiner, "a client joins too often");
            self.hall.metrics().refuse("too_many_joins");
            return Err(HallError::TooManyJoins);
        }
        let arrived = self.hall.arrive(self.game, join, self.from).await;
        // An invalid token gets no bucket: otherwise every guess would create one.
        if let Some(joiner) = joiner.filter(|joiner| arrived.is_ok() || matches!(joiner, Joiner::Stranger(_))) {
            self.joins.count(self.game, joiner, limit, now);
        }
        arrived
    }

    /// Sends a client what it has missed and the state of the game; returns the frames that came meanwhile, or the
    /// closing frame after an error.
    async fn catch_up(&mut self, arrival: &mut Arrival) -> Option<Result<VecDeque<Told>, Utf8Bytes>> {
        let mut backlog = VecDeque::new();
        loop {
            let Arrival { replay, told, .. } = &mut *arrival;
            let frames = match keeping(told, &mut backlog, replay.next()).await {
                Ok(frames) if frames.is_empty() => return Some(Ok(backlog)),
                Ok(frames) => frames,
                Err(error) => return Some(Err(closed(&error, self.locale))),
            };
            for frame in frames {
                keeping(&mut arrival.told, &mut backlog, self.send(Message::Text(frame))).await?;
            }
        }
    }

    /// Passes frames on in both directions; returns the closing frame.
    async fn sit(&mut self, number: u64, mut joined: Arrival) -> Option<Utf8Bytes> {
        let nodes = self.hall.nodes();
        if !nodes.is_empty() {
            self.send(Message::Text(ServerFrame::Nodes { nodes }.to_text().into())).await?;
        }
        let backlog = match self.catch_up(&mut joined).await? {
            Ok(backlog) => backlog,
            Err(last) => return Some(last),
        };
        for told in backlog {
            match told {
                Told::Frame(frame) => self.send(Message::Text(frame)).await?,
                Told::Close(last) => return Some(last),
            }
        }
        let mut pace = Pace::new(self.hall.limits().frames_per_second, self.hall.now());
        self.measure().await?;
        let time = self.hall.time();
        let mut heard = self.hall.now();
        let mut is_asked = false;
        // One timer for many frames: it is set again only when it fires.
        let mut alarm = time.sleep_until(heard.after(PING_EVERY));
        loop {
            tokio::select! {
                told = joined.told.recv() => match told {
                    Some(Told::Frame(frame)) => self.send(Message::Text(frame)).await?,
                    Some(Told::Close(last)) => return Some(last),
                    None => {
                        self.hall.metrics().refuse("too_slow");
                        return Some(ServerFrame::closed("too_slow", "this reader was too slow").to_text().into());
                    }
                },
                message = self.socket.recv() => match message {
                    None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                    Some(Ok(message)) => {
                        heard = self.hall.now();
                        is_asked = false;
                        if let Message::Pong(sent) = &message {
                            self.note_lag(sent);
                        }
                        if let Some(answer) = self.hear(number, message, &mut pace).await {
                            if let Some(last) = pace.reason_to_close() {
                                return Some(last);
                            }
                            self.send(Message::Text(answer)).await?;
                        }
                    }
                },
                () = &mut alarm => {
                    let now = self.hall.now();
                    let is_silent = now.since(heard) >= PING_EVERY;
                    if is_silent && is_asked {
                        self.hall.metrics().refuse("gone");
                        return None;
                    }
                    if is_silent {
                        is_asked = true;
                        self.measure().await?;
                    }
                    alarm = time.sleep_until(if is_silent { now } else { heard }.after(PING_EVERY));
                }
            }
        }
    }

    /// Handles one frame; returns the answer if the frame is not passed on to the game.
    async fn hear(&mut self, number: u64, message: Message, pace: &mut Pace) -> Option<Utf8Bytes> {
        let at = self.hall.now();
        let text = match message {
            Message::Text(text) if text.len() > self.hall.limits().frame_bytes => {
                pace.is_too_large = true;
                return Some(pace.mistake(None, "too_large", "this frame is too large"));
            }
            Message::Text(text) => text,
            Message::Binary(_) => return Some(pace.mistake(None, "not_understood", "frames are text")),
            Message::Ping(_) | Message::Pong(_) if !pace.allows_ping(at) => {
                self.hall.metrics().refuse("too_fast");
                return Some(pace.mistake(None, "too_fast", "too many pings a second"));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return None,
        };
        let frame = match ClientFrame::read(&text) {
            Ok(frame) => frame,
            // A client that gives its acts ids is answered under the id, even if the act cannot be read.
            Err(UnreadFrame { id: Some(id), error }) if pace.allows(at) => {
                self.hall.metrics().act("not_understood");
                return Some(ServerFrame::failed(Some(id), "not_understood", error.to_string()).to_text().into());
            }
            Err(UnreadFrame { id, error }) => return Some(pace.mistake(id, "not_understood", &error.to_string())),
        };
        let id = if let ClientFrame::Act(act) = &frame { Some(act.id.clone()) } else { None };
        if !pace.allows(at) {
            self.hall.metrics().refuse("too_fast");
            return Some(pace.mistake(id, "too_fast", "too many frames a second"));
        }
        match frame {
            ClientFrame::Join { .. } => {
                return Some(pace.mistake(None, "joined_already", "this socket has joined already"));
            }
            ClientFrame::Ping { .. } if !pace.allows_ping(at) => {
                self.hall.metrics().refuse("too_fast");
                return Some(pace.mistake(None, "too_fast", "too many pings a second"));
            }
            ClientFrame::Ping { ping } => self.hall.ping(self.game, number, ping, at).await,
            ClientFrame::Ready { ready } => self.hall.ready(self.game, number, ready).await,
            ClientFrame::Act(act) => {
                self.hall.act_from_afar(self.game, number, act, at, self.lag).await;
                if at.since(self.measured) >= MEASURE_EVERY {
                    // If the client cannot be reached, the next frame shows it.
                    let _ = self.measure().await;
                }
            }
        }
        None
    }

    /// Pings the client with the current time, to measure the round-trip time.
    async fn measure(&mut self) -> Option<()> {
        self.measured = self.hall.now();
        let moment = self.measured.0.to_be_bytes().to_vec();
        self.send(Message::Ping(moment.into())).await
    }

    /// Records the round-trip time from an answer to the last ping; ignores other answers.
    fn note_lag(&mut self, sent: &[u8]) {
        if sent == self.measured.0.to_be_bytes() {
            self.lag = self.hall.now().since(self.measured);
        }
    }

    /// Sends a frame; returns none if the client does not take it in time.
    async fn send(&mut self, message: Message) -> Option<()> {
        let time = self.hall.time();
        let mut sending = pin!(self.socket.send(message));
        // Usually there is room at once, and no timer is needed.
        let sent = match poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await {
            Poll::Ready(sent) => Some(sent),
            Poll::Pending => within(&*time, SLOWEST_READER, sending).await,
        };
        if sent.is_none() {
            self.hall.metrics().refuse("too_slow");
        }
        sent?.ok()
    }

    /// Sends the closing frame and waits a little until the client has taken it.
    async fn close(&mut self, last: &Utf8Bytes) {
        let reason = CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::from_static("see the last frame") };
        if self.send(Message::Text(last.clone())).await.is_none()
            || self.send(Message::Close(Some(reason))).await.is_none()
        {
            return;
        }
        let time = self.hall.time();
        let taken = async {
            for _ in 0..LAST_FRAMES {
                if !matches!(self.socket.recv().await, Some(Ok(_))) {
                    return;
                }
            }
        };
        // A client that has not closed by then is cut off.
        let _ = within(&*time, FAREWELL, taken).await;
    }
}

fn closed(error: &HallError, locale: Option<Locale>) -> Utf8Bytes {
    let detail = match (error, locale) {
        (HallError::GameFailed, Some(locale)) => crate::live::words(locale).game_failed(),
        _ => error.told(),
    };
    ServerFrame::closed(error.code(), detail).to_text().into()
}
