//! The frames that clients send.

use clock::Millis;
use laws::Actor;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::act::{Act, Via};
use crate::contract::entry::{GivenAct, TimedAct};
use crate::contract::members::Members;
use crate::contract::names::Name;
use crate::error::FrameError;

/// The longest id of an act, in characters.
const LONGEST_ID: usize = 64;

/// A frame that a client sends.
///
/// ```
/// use protocol::ClientFrame;
/// let join = ClientFrame::read(r#"{"join":{"token":"…","after":12}}"#)?;
/// assert!(matches!(join, ClientFrame::Join { join } if join.after == Some(12)));
/// let act = ClientFrame::read(r#"{"id":"7","act":"play","move":"e2e4"}"#)?;
/// assert!(matches!(act, ClientFrame::Act(act) if act.id == "7"));
/// let forged = ClientFrame::read(r#"{"id":"7","act":"press","at":0}"#).unwrap_err();
/// assert_eq!((forged.id.as_deref(), forged.error.field.as_str()), (Some("7"), "at"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(untagged)]
pub enum ClientFrame {
    /// The first frame: it joins the game.
    Join {
        /// The token, and the last entry seen.
        join: JoinFrame,
    },
    /// A request for the time of the server's clock.
    Ping {
        /// A number that the answer repeats.
        #[ts(type = "number")]
        ping: u64,
    },
    /// The player is ready for the game to begin or, with `false`, no longer is.
    Ready {
        /// Whether the player is ready.
        ready: bool,
    },
    /// An act.
    Act(SentAct),
}

/// The first frame on a socket.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinFrame {
    /// The token that gives the seat; without one the client watches.
    #[serde(default)]
    #[ts(optional)]
    pub token: Option<String>,
    /// The last sequence number that the client has seen: later entries are sent first.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub after: Option<u64>,
    /// The language of the sentences that come with acts and rulings: `en`, `cs` or `sk`; without one there are none.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}

/// Leaves out the token, which is never written to a log.
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

/// An act as a client sends it; the server adds actor and time.
#[derive(Clone, Debug, PartialEq, TS)]
pub struct SentAct {
    /// The client's id of the act, unique for the game and the seat.
    pub id: String,
    /// The player who acts, at a shared screen.
    #[ts(optional, as = "Option<Name<board::Color>>")]
    pub by: Option<Name<Actor>>,
    /// Whether an assistant acts for the player.
    #[ts(optional)]
    pub via: Option<Via>,
    /// The act.
    #[ts(flatten)]
    pub act: GivenAct,
}

impl SentAct {
    /// Makes an act of the program itself.
    ///
    /// ```
    /// use protocol::{Act, ClientFrame, SentAct};
    /// let play = SentAct::new("7".to_owned(), Act::Play { r#move: "e2e4".to_owned() });
    /// assert_eq!(ClientFrame::read(r#"{"id":"7","act":"play","move":"e2e4"}"#)?, ClientFrame::Act(play));
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn new(id: String, act: Act) -> Self {
        Self { id, by: None, via: None, act: act.into() }
    }

    /// Adds actor and time.
    pub fn timed(self, at: Millis, by: Actor) -> Result<TimedAct, FrameError> {
        TimedAct::of(at, by, self.via, self.act)
    }
}

/// A frame that cannot be read.
///
/// ```
/// let unread = protocol::ClientFrame::read(r#"{"id":"7","act":"play"}"#).unwrap_err();
/// assert_eq!(unread.to_string(), "move: play needs it");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct UnreadFrame {
    /// The client's id of the act, if it could be read.
    pub id: Option<String>,
    /// What is wrong.
    pub error: FrameError,
}

impl From<FrameError> for UnreadFrame {
    fn from(error: FrameError) -> Self {
        Self { id: None, error }
    }
}

impl From<UnreadFrame> for FrameError {
    fn from(unread: UnreadFrame) -> Self {
        unread.error
    }
}

impl ClientFrame {
    /// Reads a frame; an error names the invalid field, and the act if it has an id.
    pub fn read(text: &str) -> Result<Self, UnreadFrame> {
        let mut members = Members::read(text)?;
        if let Some(join) = members.take("join")? {
            members.end()?;
            return Ok(Self::Join { join });
        }
        if let Some(ping) = members.take("ping")? {
            members.end()?;
            return Ok(Self::Ping { ping });
        }
        if let Some(ready) = members.take("ready")? {
            members.end()?;
            return Ok(Self::Ready { ready });
        }
        let id: String = members.need("id")?;
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(FrameError::new("id", &id, "1 to 64 bytes").into());
        }
        match SentAct::read(&id, &mut members) {
            Ok(act) => Ok(Self::Act(act)),
            Err(error) => Err(UnreadFrame { id: Some(id), error }),
        }
    }
}

impl SentAct {
    /// Reads the members besides the client's id of the act.
    fn read(id: &str, members: &mut Members<'_>) -> Result<Self, FrameError> {
        if members.has("at") {
            return Err(FrameError::saying("at", "the server says when an act is done"));
        }
        let (by, via) = (members.take("by")?, members.take("via")?);
        let act = GivenAct::of(members)?;
        act.act().check_secret().map_err(|error| members.placed(error))?;
        Ok(Self { id: id.to_owned(), by, via, act })
    }
}

/// Declares the types of the frames that clients send.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![JoinFrame::decl(config), SentAct::decl(config), ClientFrame::decl(config)]
}
