//! The frames of an event's socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::{self, FrameError};
use crate::event::entry::EventEntryFrame;
use crate::event::lists::{ActFrame, RefusalFrame};
use crate::event::rest::OwnFrame;
use crate::rest::lobby::GameCard;
use crate::wire::server::ErrorFrame;

/// The longest id of an act, in characters.
pub(super) const LONGEST_ID: usize = 64;

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
    Join(EventJoin),
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

/// The first frame on the socket of an event.
#[derive(Clone, PartialEq, Eq, Default, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct EventJoin {
    /// The token of a link; without one the client sees what is published.
    pub token: Option<String>,
    /// The last row that the client knows: later entries are sent first.
    #[ts(type = "number")]
    pub after: Option<u64>,
    /// Whether the boards of the round are followed too.
    #[ts(optional, as = "Option<bool>")]
    pub boards: bool,
}

/// Leaves out the token, which is never written to a log.
impl std::fmt::Debug for EventJoin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let token = self.token.as_ref().map(|_| "…");
        let mut shown = f.debug_struct("EventJoin");
        shown.field("token", &token).field("after", &self.after).field("boards", &self.boards).finish()
    }
}

/// The games on the boards of a round: all of them at first, then those that have changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct BoardsFrame {
    /// The round that was published last; 0 before the first one.
    pub round: u16,
    /// The boards that have a game on the server.
    pub cards: Vec<BoardCard>,
}

/// A board and its game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct BoardCard {
    /// The board.
    pub board: u16,
    /// The game as the audience may see it, with or without the delay of the event.
    pub card: GameCard,
    /// The players who are not connected; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<AwayFrame>,
}

/// The time since which players are not connected, in milliseconds since 1970; null for one who is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct AwayFrame {
    /// White.
    #[ts(type = "number | null")]
    pub white: Option<u64>,
    /// Black.
    #[ts(type = "number | null")]
    pub black: Option<u64>,
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
            join: EventJoin,
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
    /// Games on the boards of a round; sent to clients that asked for them.
    Boards {
        /// The boards.
        boards: BoardsFrame,
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
    vec![
        EventJoin::decl(config),
        AwayFrame::decl(config),
        BoardCard::decl(config),
        BoardsFrame::decl(config),
        EventServerFrame::decl(config),
    ]
}
