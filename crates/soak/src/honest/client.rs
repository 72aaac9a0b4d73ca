//! One client of one game, over as many sockets as needed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::Seat;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::history::{Answer, Heard, Seen};
use crate::net::{Line, Socket};

/// The pause before a client connects again.
const PAUSE: Duration = Duration::from_millis(60);
/// The pause after the server has said that the client joins too often.
const LONG_PAUSE: Duration = Duration::from_secs(3);

/// An event of a client.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    /// The index of the client in the game.
    pub(crate) who: usize,
    /// The time of the event.
    pub(crate) when: Instant,
    /// The event.
    pub(crate) what: What,
}

/// The kind of an event.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// The client has joined; this is the state of the game.
    Joined(Value),
    /// An act was answered. `sent` is the time of sending; none if it had to be sent more than once.
    Answered {
        /// The time of sending.
        sent: Option<Instant>,
        /// The answer.
        answer: Answer,
    },
    /// An entry was received.
    Entry {
        /// The number of the row.
        seq: u64,
        /// The state of the game.
        stands: Option<Value>,
    },
    /// The socket was closed, with the reason if the server gave one.
    Gone(Option<String>),
}

enum Command {
    Act(u64, Value),
    Again(u64),
    Drop,
}

/// A client that stays connected until it is dropped.
#[derive(Debug)]
pub(crate) struct Client {
    commands: UnboundedSender<Command>,
    shared: Arc<Shared>,
    acts: u64,
    task: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Shared {
    seen: Mutex<Seen>,
    is_joined: std::sync::atomic::AtomicBool,
}

impl Shared {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Client {
    /// Joins a game, and rejoins whenever the socket is lost.
    pub(crate) fn start(
        line: Line,
        game: &str,
        who: usize,
        seat: Option<Seat>,
        token: Option<String>,
        events: UnboundedSender<Event>,
    ) -> Self {
        let (commands, told) = unbounded_channel();
        let shared = Arc::new(Shared { seen: Mutex::new(Seen::new(seat)), ..Shared::default() });
        let sitting = Sitting {
            line,
            game: game.to_owned(),
            who,
            token,
            events,
            told,
            shared: Arc::clone(&shared),
            sent: BTreeMap::new(),
        };
        Self { commands, shared, acts: 0, task: tokio::spawn(sitting.run()) }
    }

    /// Sends an act; returns its number.
    pub(crate) fn act(&mut self, act: Value) -> u64 {
        self.acts += 1;
        self.shared.seen().acts.insert(self.acts, None);
        // The task lives as long as `self`, so sending cannot fail.
        let _ = self.commands.send(Command::Act(self.acts, act));
        self.acts
    }

    /// Sends an act again that may have been answered.
    pub(crate) fn again(&self, id: u64) {
        let _ = self.commands.send(Command::Again(id));
    }

    /// Drops the socket.
    pub(crate) fn drop_socket(&self) {
        let _ = self.commands.send(Command::Drop);
    }

    /// Returns a handle to what the client has seen, which outlives the client.
    pub(crate) fn watch(&self) -> Watch {
        Watch(Arc::clone(&self.shared))
    }

    /// Lists the acts that have no answer yet.
    pub(crate) fn open(&self) -> Vec<u64> {
        self.shared.seen().open().collect()
    }

    /// Returns the number of its last act.
    pub(crate) fn last(&self) -> u64 {
        self.acts
    }
}

/// A handle to what a client has seen.
#[derive(Clone, Debug)]
pub(crate) struct Watch(Arc<Shared>);

impl Watch {
    /// Copies what the client has seen.
    pub(crate) fn seen(&self) -> Seen {
        self.0.seen().clone()
    }

    /// Tells whether the client has joined the game now.
    pub(crate) fn is_joined(&self) -> bool {
        self.0.is_joined.load(std::sync::atomic::Ordering::Relaxed)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// An act, and the time of sending.
struct Sent {
    act: Value,
    /// The time; none if it was sent more than once.
    when: Option<Instant>,
    times: u32,
}

struct Sitting {
    line: Line,
    game: String,
    who: usize,
    token: Option<String>,
    events: UnboundedSender<Event>,
    told: UnboundedReceiver<Command>,
    shared: Arc<Shared>,
    sent: BTreeMap<u64, Sent>,
}

impl Sitting {
    async fn run(mut self) {
        loop {
            let why = self.sit().await;
            self.joined(false);
            let pause = if why.as_deref() == Some("too_many_joins") { LONG_PAUSE } else { PAUSE };
            self.notice(What::Gone(why));
            sleep(pause).await;
        }
    }

    fn joined(&self, is_joined: bool) {
        self.shared.is_joined.store(is_joined, std::sync::atomic::Ordering::Relaxed);
    }

    fn notice(&self, what: What) {
        // The receiver may be gone.
        let _ = self.events.send(Event { who: self.who, when: Instant::now(), what });
    }

    /// Stays in the game until the socket is lost; returns why the server closed it.
    async fn sit(&mut self) -> Option<String> {
        let mut socket = self.line.socket(&self.game, false).await.ok()?;
        let after = self.shared.seen().last();
        socket.say(&json!({ "join": { "token": self.token, "after": after } })).await.ok()?;
        let mut is_joined = false;
        loop {
            tokio::select! {
                frame = timeout(Duration::from_secs(90), socket.next()) => {
                    let frame = frame.ok()??;
                    let Ok(frame) = serde_json::from_str::<Value>(&frame) else { return Some("no_json".to_owned()) };
                    let when = Instant::now();
                    let heard = self.shared.seen().hear(&frame);
                    match heard {
                        Heard::View(state) => {
                            self.joined(true);
                            is_joined = true;
                            self.notice(What::Joined(state));
                            self.send_open(&mut socket).await?;
                        }
                        Heard::Answered { id, answer } => {
                            let sent = self.sent.get(&id).and_then(|sent| sent.when);
                            let _ = self.events.send(Event { who: self.who, when, what: What::Answered { sent, answer } });
                        }
                        Heard::Entry { seq, stands } => {
                            let _ = self.events.send(Event { who: self.who, when, what: What::Entry { seq, stands } });
                        }
                        Heard::Closed(code) => return Some(code),
                        Heard::Else => {}
                    }
                }
                command = self.told.recv() => match command? {
                    Command::Act(id, act) => {
                        self.sent.insert(id, Sent { act, when: None, times: 0 });
                        if is_joined {
                            self.send(&mut socket, id).await?;
                        }
                    }
                    // An act that the server did not judge counts as answered, so it is not sent again.
                    Command::Again(id) if is_joined && !self.has_failed(id) => self.send(&mut socket, id).await?,
                    Command::Again(_) => {}
                    Command::Drop => return None,
                },
            }
        }
    }

    fn has_failed(&self, id: u64) -> bool {
        matches!(self.shared.seen().acts.get(&id), Some(Some(Answer::Failed(_))))
    }

    /// Sends all acts that have no answer yet.
    async fn send_open(&mut self, socket: &mut Socket) -> Option<()> {
        let open: Vec<u64> = self.shared.seen().open().collect();
        // Answered acts can be forgotten.
        let first = open.first().copied().unwrap_or(u64::MAX);
        let keep = self.sent.last_key_value().map_or(0, |(id, _)| id.saturating_sub(8));
        self.sent.retain(|id, _| *id >= first.min(keep));
        for id in open {
            self.send(socket, id).await?;
        }
        Some(())
    }

    async fn send(&mut self, socket: &mut Socket, id: u64) -> Option<()> {
        let Some(sent) = self.sent.get_mut(&id) else { return Some(()) };
        sent.times += 1;
        let mut frame = sent.act.clone();
        frame["id"] = id.to_string().into();
        sent.when = (sent.times == 1).then(Instant::now);
        socket.say(&frame).await.ok()
    }
}
