//! The frames that the server sends.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::state::ClockFrame;
use crate::error::FrameError;
use crate::wire::entry::{RefusedFrame, WireEntry};
use crate::wire::history::HistoryPart;
use crate::wire::seat::{RematchFrame, SeatStatus};
use crate::wire::view::ViewFrame;

/// A frame that the server sends.
///
/// ```
/// use protocol::ServerFrame;
/// let pong = ServerFrame::Pong { pong: 3, now: 1_000 };
/// assert_eq!(pong.to_text(), r#"{"pong":3,"now":1000}"#);
/// ```
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum ServerFrame {
    /// An act is on disk.
    Ack {
        /// The client's id of the act.
        ack: String,
        /// Its number in the game.
        #[ts(type = "number")]
        seq: u64,
        /// The hash of its row.
        hash: String,
        /// The clock displays.
        clock: ClockFrame,
    },
    /// An act is refused; nothing changed.
    Refused {
        /// The client's id of the act.
        ack: String,
        /// The reason of the refusal.
        refused: RefusedFrame,
    },
    /// An act could not be read, or the server cannot accept it; nothing changed.
    Failed {
        /// The client's id of the act; none if not even that could be read.
        ack: Option<String>,
        /// What is wrong.
        error: ErrorFrame,
    },
    /// A spectator's report was sent to the arbiter.
    Reported {
        /// The client's id of the act.
        ack: String,
        /// Always true.
        reported: bool,
    },
    /// An act and its rulings.
    Entry {
        /// The entry.
        entry: Box<WireEntry>,
    },
    /// The state of the game.
    View {
        /// The view.
        view: Box<ViewFrame>,
    },
    /// A part of a long history, before the view.
    History {
        /// The part.
        history: HistoryPart,
    },
    /// A seat has changed, or its holder has connected or disconnected.
    Seats {
        /// All seats as they are now.
        seats: Vec<SeatStatus>,
    },
    /// A player wants a rematch with colours changed, or the next game was created.
    Rematch {
        /// The players who want it, and the next game.
        rematch: RematchFrame,
    },
    /// The journal accepts no rows, or has accepted none for a while. Nobody's clock is charged for that time.
    Interrupted {
        /// How long, and whether it is over.
        interrupted: InterruptedFrame,
    },
    /// The addresses of all nodes that serve this game: a client that loses its connection tries the next one.
    Nodes {
        /// The addresses, such as `https://one.example`.
        nodes: Vec<String>,
    },
    /// The answer to a ping.
    Pong {
        /// The number that was sent.
        #[ts(type = "number")]
        pong: u64,
        /// The server's clock on the scale of `at`.
        #[ts(type = "number")]
        now: u64,
    },
    /// The last frame before the server closes the socket.
    Closed {
        /// The reason.
        closed: ErrorFrame,
    },
}

impl ServerFrame {
    /// Writes the frame.
    pub fn to_text(&self) -> String {
        #[cfg(feature = "probe")]
        match self {
            Self::Entry { .. } => board::probe::note(|| "write entry".to_owned()),
            Self::View { .. } => board::probe::note(|| "write view".to_owned()),
            Self::History { .. } => board::probe::note(|| "write history".to_owned()),
            _ => {}
        }
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Answers an act that is on disk.
    pub fn ack(id: String, seq: u64, hash: String, clock: ClockFrame) -> Self {
        Self::Ack { ack: id, seq, hash, clock }
    }

    /// Answers an act that could not be accepted.
    pub fn failed(id: Option<String>, code: &str, detail: impl Into<String>) -> Self {
        Self::Failed { ack: id, error: ErrorFrame { code: code.to_owned(), detail: detail.into() } }
    }

    /// Makes the frame that says why the socket will be closed.
    pub fn closed(code: &str, detail: impl Into<String>) -> Self {
        Self::Closed { closed: ErrorFrame { code: code.to_owned(), detail: detail.into() } }
    }
}

/// The answer to an act, as far as a program that acts needs it.
///
/// ```
/// let answer = protocol::ActAnswer::read(r#"{"ack":"7","seq":3,"hash":"…","clock":{}}"#).unwrap();
/// assert_eq!((answer.ack.as_deref(), answer.error), (Some("7"), None));
/// ```
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ActAnswer {
    /// The client's id of the act; none if the frame answers no act.
    #[serde(default)]
    pub ack: Option<String>,
    /// Why the act was refused, if it was.
    #[serde(default)]
    pub refused: Option<RefusedFrame>,
    /// What is wrong with the act, if it could not be read.
    #[serde(default)]
    pub error: Option<ErrorFrame>,
}

impl ActAnswer {
    /// Reads a frame of the server.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }
}

/// A time in which no rows could be recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct InterruptedFrame {
    /// Its length so far in milliseconds.
    #[ts(type = "number")]
    pub ms: u64,
    /// Whether rows are recorded again.
    pub over: bool,
    /// The number of the row that records it, once it is over.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub seq: Option<u64>,
}

/// An error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ErrorFrame {
    /// A stable code for programs.
    pub code: String,
    /// A sentence for people.
    pub detail: String,
}

/// Declares the types of the frames that the server sends.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![ErrorFrame::decl(config), InterruptedFrame::decl(config), ServerFrame::decl(config)]
}
