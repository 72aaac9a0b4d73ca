//! The frames on the WebSocket.

use std::collections::BTreeMap;

use board::Color;
use clock::Millis;
use laws::{Actor, BoardKind, Game, Phase, Reason, Score};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::act::ActFrame;
use crate::error::FrameError;
use crate::journal::{EntryFrame, StampedFrame};
use crate::names::{Name, Text};
use crate::regulations::RegulationsFrame;
use crate::ruling::{RulingFrame, fen};
use crate::seat::{Audience, Seat};
use crate::state::{ClockFrame, StateFrame, reason, result};

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
}

/// A token is never written to a log.
impl std::fmt::Debug for JoinFrame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let token = self.token.as_ref().map(|_| "…");
        f.debug_struct("JoinFrame").field("token", &token).field("after", &self.after).finish()
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
        refused: RulingFrame,
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
        entry: WireEntry,
    },
    /// How the game stands.
    View {
        /// The view.
        view: Box<ViewFrame>,
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

/// What was done and ruled, as far as its audience may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct WireEntry {
    /// Its number in the game; none for a refused act, which only the arbiter is told of.
    #[ts(type = "number | null")]
    seq: Option<u64>,
    #[ts(type = "number")]
    at: u64,
    by: Name<Actor>,
    #[ts(type = "ActFrame")]
    act: Map<String, Value>,
    rulings: Vec<StampedFrame>,
    /// How the game stands now; absent in entries from the past.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    stands: Option<StandsFrame>,
}

impl WireEntry {
    /// Shows an entry to an audience; nothing if it must not see it, or if nothing happened but that time passed.
    pub fn of(seq: Option<u64>, entry: &EntryFrame, audience: Audience) -> Option<Self> {
        let act = entry.act();
        let is_arbiter = audience == Audience::Arbiter;
        let is_shown = match act.name() {
            "tick" => !entry.stamped().is_empty(),
            // What a player writes down the opponent does not read.
            "record" => is_arbiter || act.by().player().is_some_and(|player| audience.includes(player)),
            _ => is_arbiter || (seq.is_some() && act.by() != Actor::Spectator),
        };
        if !is_shown {
            return None;
        }
        let mut fields = act.to_fields();
        if !is_arbiter {
            fields.remove("box");
        }
        let rulings = entry.stamped().iter().map(|stamped| stamped.shown_to(is_arbiter)).collect();
        Some(Self { seq, at: act.at().0, by: act.said_by(), act: fields, rulings, stands: None })
    }

    /// Adds how the game stands after it.
    #[must_use]
    pub fn with_stands(mut self, stands: StandsFrame) -> Self {
        self.stands = Some(stands);
        self
    }

    /// Gives its number in the game.
    pub fn seq(&self) -> Option<u64> {
        self.seq
    }
}

/// How a game stands after an entry: what a screen shows at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StandsFrame {
    phase: Name<Phase>,
    turn: Name<Color>,
    position: String,
    clock: ClockFrame,
    offer: Option<Name<Color>>,
    result: Text<Score>,
    reason: Option<Name<Reason>>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    destinations: Option<BTreeMap<String, Vec<String>>>,
}

impl StandsFrame {
    /// Says how a game stands at a moment.
    pub fn of(game: &Game, at: Millis) -> Self {
        Self {
            phase: Name(game.phase()),
            turn: Name(game.turn()),
            position: fen(game.board()),
            clock: ClockFrame::of(game, at),
            offer: game.offer().map(Name),
            result: result(game),
            reason: reason(game),
            destinations: destinations(game),
        }
    }
}

/// How a game stands for who joins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ViewFrame {
    /// The last row of the journal.
    #[ts(type = "number")]
    pub seq: u64,
    /// Its hash.
    pub hash: String,
    /// How the game stands.
    pub state: StateFrame,
    /// The hall's clock on the scale of `at`.
    #[ts(type = "number")]
    pub now: u64,
    /// Where each piece may go, where the regulations allow help.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub destinations: Option<BTreeMap<String, Vec<String>>>,
    /// The seat of who joined; none for who watches.
    pub seat: Option<Seat>,
    /// Who plays.
    pub names: NamesFrame,
    /// What was fixed beforehand.
    pub regulations: RegulationsFrame,
}

/// Who sits where, as far as somebody does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub struct NamesFrame {
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// The arbiter's name.
    pub arbiter: Option<String>,
}

/// Lists where each piece of the player on move may go, in a game on an assisted board that goes on.
pub fn destinations(game: &Game) -> Option<BTreeMap<String, Vec<String>>> {
    if game.regulations().board != BoardKind::Assisted || game.phase() != Phase::Playing {
        return None;
    }
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let position = game.position();
    for mv in position.legal_moves() {
        let uci = mv.uci().to_string();
        let Some((from, to)) = uci.get(0..2).zip(uci.get(2..4)) else { continue };
        let squares = found.entry(from.to_owned()).or_default();
        // A promotion has four moves to one square.
        if squares.last().is_none_or(|last| last != to) && !squares.iter().any(|known| known == to) {
            squares.push(to.to_owned());
        }
    }
    Some(found)
}

/// Declares the types the frames are made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        Seat::decl(config),
        JoinFrame::decl(config),
        StampedFrame::decl(config),
        StandsFrame::decl(config),
        NamesFrame::decl(config),
        ErrorFrame::decl(config),
        WireEntry::decl(config),
        ViewFrame::decl(config),
        HallFrame::decl(config),
    ]
}
