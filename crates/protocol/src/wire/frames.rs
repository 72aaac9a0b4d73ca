//! The frames on the WebSocket.

use clock::Millis;
use laws::Actor;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::contract::act::ActFrame;
use crate::contract::names::Name;
use crate::contract::state::ClockFrame;
use crate::error::FrameError;
use crate::rest::mine::RematchFrame;
use crate::wire::entry::{RefusedFrame, WireEntry};
use crate::wire::seat::SeatStatus;
use crate::wire::view::ViewFrame;

/// The longest name a client may give to an act.
const LONGEST_ID: usize = 64;

/// What a client sends.
///
/// ```
/// use protocol::ClientFrame;
/// let join = ClientFrame::read(r#"{"join":{"token":"…","after":12}}"#)?;
/// assert!(matches!(join, ClientFrame::Join(join) if join.after == Some(12)));
/// let act = ClientFrame::read(r#"{"id":"7","act":"play","move":"e2e4"}"#)?;
/// assert!(matches!(act, ClientFrame::Act(act) if act.id == "7"));
/// let forged = ClientFrame::read(r#"{"id":"7","act":"press","at":0}"#).unwrap_err();
/// assert_eq!(forged.field, "at");
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum ClientFrame {
    /// The first frame: who comes, and what was seen before.
    Join(JoinFrame),
    /// An act.
    Act(SentAct),
    /// A question for the hall's clock; the number comes back.
    Ping(u64),
}

/// The first frame on a socket.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinFrame {
    /// What gives the seat; without one the client watches.
    #[serde(default)]
    #[ts(optional)]
    pub token: Option<String>,
    /// The last sequence number that was seen: what came later arrives first.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub after: Option<u64>,
    /// The language of the sentences that come with acts and rulings: `en`, `cs` or `sk`; without one there are none.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}

/// A token is never written to a log.
impl std::fmt::Debug for JoinFrame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let token = self.token.as_ref().map(|_| "…");
        f.debug_struct("JoinFrame")
            .field("token", &token)
            .field("after", &self.after)
            .field("language", &self.language)
            .finish()
    }
}

/// An act as a client sends it; the hall adds who and when.
#[derive(Clone, Debug, PartialEq)]
pub struct SentAct {
    /// The client's name for it, unique for the game and the seat.
    pub id: String,
    /// Which player it is, at a shared screen.
    pub by: Option<Actor>,
    act: String,
    fields: Map<String, Value>,
}

impl SentAct {
    /// Makes an act of its parts, as a program does.
    ///
    /// ```
    /// use protocol::{ClientFrame, SentAct};
    /// let play = SentAct::made("7".to_owned(), "play", &[("move", "e2e4")]);
    /// assert_eq!(ClientFrame::read(r#"{"id":"7","act":"play","move":"e2e4"}"#)?, ClientFrame::Act(play));
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn made(id: String, act: &str, fields: &[(&str, &str)]) -> Self {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), Value::from(*value))).collect();
        Self { id, by: None, act: act.to_owned(), fields }
    }

    /// Makes the act that sets both clocks.
    pub fn with_times(id: String, white: Millis, black: Millis) -> Self {
        let fields = [("white", white), ("black", black)].map(|(name, time)| (name.to_owned(), Value::from(time.0)));
        Self { id, by: None, act: "set_clock".to_owned(), fields: fields.into_iter().collect() }
    }

    /// Adds who and when.
    pub fn to_act(&self, at: Millis, by: Actor) -> ActFrame {
        ActFrame::made(at, by, self.act.clone(), self.fields.clone())
    }

    /// Gives the name of the act.
    pub fn act(&self) -> &str {
        &self.act
    }
}

impl ClientFrame {
    /// Reads a frame; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let mut fields: Map<String, Value> = crate::error::read(text)?;
        if let Some(join) = fields.remove("join") {
            let join = serde_json::from_value(join).map_err(|error| FrameError::saying("join", error))?;
            return Self::alone(&fields, Self::Join(join));
        }
        if let Some(ping) = fields.remove("ping") {
            let number = ping.as_u64().ok_or_else(|| FrameError::new("ping", &ping, "a whole number"))?;
            return Self::alone(&fields, Self::Ping(number));
        }
        if fields.contains_key("at") {
            return Err(FrameError::saying("at", "the hall says when an act is done"));
        }
        let id = text_field(&mut fields, "id")?;
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(FrameError::new("id", &id, "1 to 64 bytes"));
        }
        let by = match fields.remove("by") {
            None => None,
            Some(by) => {
                let by: Name<Actor> = serde_json::from_value(by).map_err(|error| FrameError::saying("by", error))?;
                Some(by.0)
            }
        };
        let act = text_field(&mut fields, "act")?;
        Ok(Self::Act(SentAct { id, by, act, fields }))
    }

    fn alone(rest: &Map<String, Value>, frame: Self) -> Result<Self, FrameError> {
        match rest.keys().next() {
            None => Ok(frame),
            Some(field) => Err(FrameError::saying(field, "there is no such field here")),
        }
    }
}

fn text_field(fields: &mut Map<String, Value>, name: &str) -> Result<String, FrameError> {
    match fields.remove(name) {
        Some(Value::String(text)) => Ok(text),
        Some(other) => Err(FrameError::new(name, &other, "a string")),
        None => Err(FrameError::saying(name, "every act needs it")),
    }
}

/// What a hall sends.
///
/// ```
/// use protocol::HallFrame;
/// let pong = HallFrame::Pong { pong: 3, now: 1_000 };
/// assert_eq!(pong.to_text(), r#"{"pong":3,"now":1000}"#);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum HallFrame {
    /// An act is on disk.
    Ack {
        /// The client's name for the act.
        ack: String,
        /// Its number in the game.
        #[ts(type = "number")]
        seq: u64,
        /// The hash of its row.
        hash: String,
        /// What the displays show.
        clock: ClockFrame,
    },
    /// An act cannot be done; nothing changed.
    Refused {
        /// The client's name for the act.
        ack: String,
        /// Why.
        refused: RefusedFrame,
    },
    /// An act could not be read, or the hall cannot take it; nothing changed.
    Failed {
        /// The client's name for the act; none if not even that could be read.
        ack: Option<String>,
        /// What is wrong.
        error: ErrorFrame,
    },
    /// What was done, and what was ruled.
    Entry {
        /// The entry.
        entry: Box<WireEntry>,
    },
    /// How the game stands.
    View {
        /// The view.
        view: Box<ViewFrame>,
    },
    /// Somebody took a seat, came or went.
    Seats {
        /// All seats as they are now.
        seats: Vec<SeatStatus>,
    },
    /// Somebody wants to play again with colours changed, or the next game is there.
    Rematch {
        /// Who, and which game.
        rematch: RematchFrame,
    },
    /// The answer to a ping.
    Pong {
        /// The number that was sent.
        #[ts(type = "number")]
        pong: u64,
        /// The hall's clock on the scale of `at`.
        #[ts(type = "number")]
        now: u64,
    },
    /// The last frame before the hall closes the socket.
    Closed {
        /// Why.
        closed: ErrorFrame,
    },
}

impl HallFrame {
    /// Writes the frame.
    pub fn to_text(&self) -> String {
        // Frames have names for all their fields, so nothing can go wrong.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a frame, as a client does.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Answers an act that is on disk.
    pub fn ack(id: String, seq: u64, hash: String, clock: ClockFrame) -> Self {
        Self::Ack { ack: id, seq, hash, clock }
    }

    /// Answers an act that could not be taken.
    pub fn failed(id: Option<String>, code: &str, detail: impl Into<String>) -> Self {
        Self::Failed { ack: id, error: ErrorFrame { code: code.to_owned(), detail: detail.into() } }
    }

    /// Says why the socket will be closed.
    pub fn closed(code: &str, detail: impl Into<String>) -> Self {
        Self::Closed { closed: ErrorFrame { code: code.to_owned(), detail: detail.into() } }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ErrorFrame {
    /// A stable name for programs.
    pub code: String,
    /// A sentence for people.
    pub detail: String,
}

/// Declares the types the frames are made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![JoinFrame::decl(config), ErrorFrame::decl(config), HallFrame::decl(config)]
}
