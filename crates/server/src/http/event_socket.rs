//! The WebSocket of one client of one event.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use event::PersonId;
use protocol::ServerFrame;
use protocol::event::{EventClientFrame, EventJoin, EventServerFrame, RefusalFrame, UnreadEventFrame};

use super::Served;
use super::events::event_id;
use super::guard::address_of;
use super::joins::{Joiner, Joins, Place as Joined};
use super::pace::Pace;
use super::problem::Refusal;
use super::socket::{FAREWELL, LARGEST, LAST_FRAMES, LONGEST_FRAME, PATIENCE, PING_EVERY, Place, SLOWEST_READER};
use super::waiting::{keeping, within};
use crate::live::{EventArrival, Terms};
use crate::{EventId, Hall, HallError, Secret, Told};

/// Follows an event over a WebSocket, and acts in it.
#[utoipa::path(get, path = "/api/v1/events/{event}/socket", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 101, description = "A WebSocket; the first frame joins"),
    (status = 404, description = "There is no such event", body = protocol::Problem, content_type = "application/problem+json"),
    (status = 503, description = "Too many sockets are open", body = protocol::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn upgrade(
    State(served): State<Served>,
    Path(event): Path<String>,
    from: Option<Extension<ConnectInfo<SocketAddr>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
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
        let from = from.map(|Extension(from)| address_of(&from)).map(Joiner::Stranger);
        Following { hall: served.hall, joins: served.joins, from, event, socket }.run().await;
        drop(place);
    }))
}

/// A socket from its first frame to its last.
struct Following {
    hall: Hall,
    joins: Arc<Joins>,
    from: Option<Joiner>,
    event: EventId,
    socket: WebSocket,
}

impl Following {
    async fn run(mut self) {
        let time = self.hall.time();
        let join = match within(&*time, PATIENCE, self.first_frame()).await {
            Some(Some(join)) => join,
            Some(None) => return,
            None => {
                return self.close(&ServerFrame::closed("no_join", "no frame joined in time").to_text().into()).await;
            }
        };
        match self.arrive(&join).await {
            Ok((number, arrival)) => {
                let counted = self.hall.metrics().socket("event");
                let last = self.follow(arrival).await;
                drop(counted);
                self.hall.event_leave(self.event, number).await;
                if let Some(last) = last {
                    self.close(&last).await;
                }
            }
            Err(error) => self.close(&closed(&error)).await,
        }
    }

    /// Waits for the frame that joins; returns none if the client sends anything else.
    async fn first_frame(&mut self) -> Option<EventJoin> {
        loop {
            let problem = match self.socket.recv().await?.ok()? {
                Message::Text(text) => match EventClientFrame::read(&text) {
                    Ok(EventClientFrame::Join(join)) => return Some(join),
                    Ok(_) => "the first frame must join".to_owned(),
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

    /// Joins the event, unless the client joined too often recently.
    async fn arrive(&mut self, join: &EventJoin) -> Result<(u64, EventArrival), HallError> {
        let (limit, now) = (self.hall.limits().joins_per_minute, self.hall.now());
        let joiner = match &join.token {
            Some(token) => Some(Joiner::Seat(Secret::hash_of(token))),
            None => self.from.clone(),
        };
        let place = Joined::Event(self.event);
        if joiner.as_ref().is_some_and(|joiner| !self.joins.allows(place, joiner, limit, now)) {
            self.hall.metrics().refuse("too_many_joins");
            return Err(HallError::TooManyJoins);
        }
        let arrived = self.hall.event_join(self.event, join).await;
        // An invalid token gets no bucket: otherwise every guess would create one.
        if let Some(joiner) = joiner.filter(|joiner| arrived.is_ok() || matches!(joiner, Joiner::Stranger(_))) {
            self.joins.count(place, joiner, limit, now);
        }
        arrived
    }

    /// Sends what was missed, then passes frames on in both directions; returns the closing frame.
    async fn follow(&mut self, mut arrival: EventArrival) -> Option<Utf8Bytes> {
        let mut backlog = VecDeque::new();
        loop {
            let frames = match keeping(&mut arrival.told, &mut backlog, arrival.missed.next()).await {
                Ok(frames) if frames.is_empty() => break,
                Ok(frames) => frames,
                Err(error) => return Some(closed(&error)),
            };
            for frame in frames {
                keeping(&mut arrival.told, &mut backlog, self.send(Message::Text(frame))).await?;
            }
        }
        for told in backlog {
            match told {
                Told::Frame(frame) => self.send(Message::Text(frame)).await?,
                Told::Close(last) => return Some(last),
            }
        }
        let mut pace = Pace::new(self.hall.limits().frames_per_second, self.hall.now());
        let time = self.hall.time();
        let mut heard = self.hall.now();
        let mut is_asked = false;
        let mut alarm = time.sleep_until(heard.after(PING_EVERY));
        loop {
            tokio::select! {
                told = arrival.told.recv() => match told {
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
                        if let Some(answer) = self.hear(arrival.person, message, &mut pace).await {
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
                        self.send(Message::Ping(Vec::new().into())).await?;
                    }
                    alarm = time.sleep_until(if is_silent { now } else { heard }.after(PING_EVERY));
                }
            }
        }
    }

    /// Handles one frame; returns the answer.
    async fn hear(&mut self, person: Option<PersonId>, message: Message, pace: &mut Pace) -> Option<Utf8Bytes> {
        let at = self.hall.now();
        let text = match message {
            Message::Text(text) if text.len() > self.hall.limits().frame_bytes => {
                pace.is_too_large = true;
                return Some(pace.mistake(None, "too_large", "this frame is too large"));
            }
            Message::Text(text) => text,
            Message::Binary(_) => return Some(pace.mistake(None, "not_understood", "frames are text")),
            Message::Ping(_) | Message::Pong(_) if !pace.allows_ping(at) => {
                return Some(pace.mistake(None, "too_fast", "too many pings a second"));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return None,
        };
        let frame = match EventClientFrame::read(&text) {
            Ok(frame) => frame,
            Err(UnreadEventFrame { id: Some(id), error }) if pace.allows(at) => {
                return Some(EventServerFrame::failed(Some(id), "not_understood", error.to_string()).to_text().into());
            }
            Err(UnreadEventFrame { id, error }) => return Some(pace.mistake(id, "not_understood", &error.to_string())),
        };
        if !pace.allows(at) {
            self.hall.metrics().refuse("too_fast");
            return Some(pace.mistake(None, "too_fast", "too many frames a second"));
        }
        let answer = match frame {
            EventClientFrame::Join(_) => {
                return Some(pace.mistake(None, "joined_already", "this socket has joined already"));
            }
            EventClientFrame::Ping(pong) => EventServerFrame::Pong { pong, now: at.0 },
            EventClientFrame::Act { id, act } => self.act(person, id, act.to_event()).await,
        };
        Some(answer.to_text().into())
    }

    async fn act(&mut self, person: Option<PersonId>, id: String, act: event::Act) -> EventServerFrame {
        let Some(person) = person else {
            return EventServerFrame::failed(Some(id), "no_link", HallError::NoLink.to_string());
        };
        let terms = Terms { after: None, id: Some(id.clone()) };
        match self.hall.event_act_once(self.event, person, act, terms).await {
            Ok(acted) => EventServerFrame::Ack { ack: id, seq: acted.seq, hash: acted.hash.to_string() },
            Err(HallError::ActRefused(refusal)) => EventServerFrame::Refused {
                ack: id,
                detail: refusal.to_string(),
                refused: Box::new(RefusalFrame::of(&refusal)),
            },
            Err(error) => EventServerFrame::failed(Some(id), error.code(), error.told()),
        }
    }

    /// Sends a frame; returns none if the client does not take it in time.
    async fn send(&mut self, message: Message) -> Option<()> {
        let time = self.hall.time();
        let sent = within(&*time, SLOWEST_READER, self.socket.send(message)).await;
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

fn closed(error: &HallError) -> Utf8Bytes {
    ServerFrame::closed(error.code(), error.told()).to_text().into()
}
