//! The frames of an event's socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::{self, FrameError};
use crate::event::entry::EventEntryFrame;
use crate::event::lists::{ActFrame, RefusalFrame};
use crate::event::rest::OwnFrame;
use crate::wire::client::JoinFrame;
use crate::wire::server::ErrorFrame;

/// The longest id of an act, in characters.
const LONGEST_ID: usize = 64;

/// A frame that a client of an event sends.
///
/// ```
/// use protocol::event::EventClientFrame;
/// let join = EventClientFrame::read(r#"{"join":{"token":"…","after":12}}"#)?;
/// assert!(matches!(join, EventClientFrame::Join(join) if join.after == Some(12)));
/// let act = EventClientFrame::read(r#"{"id":"7","act":"check_in","player":3,"is_here":true}"#)?;
/// assert!(matches!(act, EventClientFrame::Act { id, .. } if id == "7"));
/// # Ok::<(), protocol::event::UnreadEventFrame>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum EventClientFrame {
    /// The first frame: it joins the event.
    Join(JoinFrame),
    /// A request for the time of the server's clock; the answer repeats the number.
    Ping(u64),
    /// An act.
    Act {
        /// The client's id of the act.
        id: String,
        /// The act.
        act: Box<ActFrame>,
    },
}

/// A frame that could not be read, with the id of the act as far as that could be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct UnreadEventFrame {
    /// The client's id of the act.
    pub id: Option<String>,
    /// What is wrong.
    pub error: FrameError,
}

impl EventClientFrame {
    /// Reads a frame; an error names the field.
    pub fn read(text: &str) -> Result<Self, UnreadEventFrame> {
        #[derive(Deserialize)]
        struct Head {
            join: Option<serde::de::IgnoredAny>,
            ping: Option<u64>,
            id: Option<String>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Join {
            join: JoinFrame,
        }

        let unread = |error| UnreadEventFrame { id: None, error };
        let Head { join, ping, id } = error::read(text).map_err(unread)?;
        if join.is_some() {
            let Join { join } = error::read(text).map_err(unread)?;
            return Ok(Self::Join(join));
        }
        if let Some(ping) = ping {
            return Ok(Self::Ping(ping));
        }
        let id = id.filter(|id| id.chars().count() <= LONGEST_ID && !id.is_empty());
        let Some(id) = id else {
            return Err(unread(FrameError::saying("id", "expected a text of 1 to 64 characters")));
        };
        match ActFrame::read_sent(text) {
            Ok((_, act)) => Ok(Self::Act { id, act: Box::new(act) }),
            Err(error) => Err(UnreadEventFrame { id: Some(id), error }),
        }
    }
}

/// A frame that the server sends to a client of an event.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum EventServerFrame {
    /// The client has joined and knows everything up to this row.
    Joined {
        /// The person and the last row.
        joined: OwnFrame,
    },
    /// An act is on disk.
    Ack {
        /// The client's id of the act.
        ack: String,
        /// The number of its row.
        #[ts(type = "number")]
        seq: u64,
        /// The hash of its row.
        hash: String,
    },
    /// An act was refused; nothing changed.
    Refused {
        /// The client's id of the act.
        ack: String,
        /// The reason in English.
        detail: String,
        /// The stable code and the evidence.
        refused: Box<RefusalFrame>,
    },
    /// An act could not be read, or the server cannot accept it; nothing changed.
    Failed {
        /// The client's id of the act; none if not even that could be read.
        ack: Option<String>,
        /// What is wrong.
        error: ErrorFrame,
    },
    /// An entry of the journal.
    Entry {
        /// The entry.
        entry: Box<EventEntryFrame>,
    },
    /// The answer to a ping.
    Pong {
        /// The number that was sent.
        #[ts(type = "number")]
        pong: u64,
        /// The server's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
    },
}

impl EventServerFrame {
    /// Makes the frame that an act could not be done.
    pub fn failed(ack: Option<String>, code: &str, detail: impl Into<String>) -> Self {
        Self::Failed { ack, error: ErrorFrame { code: code.to_owned(), detail: detail.into() } }
    }

    /// Writes the frame as JSON.
    pub fn to_text(&self) -> String {
        crate::event::rest::text_of(self)
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![EventServerFrame::decl(config)]
}
