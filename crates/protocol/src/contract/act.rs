//! Acts as JSON.

use board::{Color, Role};
use clock::Millis;
use laws::{
    Act, Actor, Against, Announcement, Commitment, Decision, DrawGround, Game, Irregularity, Penalty, Points,
    QuickplayGround, Task, Tasks, Withdrawn, Written,
};
use serde::{Deserialize, Serialize};

use crate::contract::names::{Name, ScoreText, SquareText};
use crate::disk::envelope::{ArbiterKey, commitment, read_commitment};
use crate::error::FrameError;
use crate::read::{Reader, Reading};

/// An act as the contract writes it.
///
/// ```
/// let frame = protocol::ActFrame::read(r#"{"at":9000,"by":"white","act":"move","move":"e2e4"}"#)?;
/// assert_eq!(frame.at().0, 9000);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActFrame {
    at: u64,
    by: Name<Actor>,
    act: String,
    #[serde(flatten)]
    fields: serde_json::Map<String, serde_json::Value>,
}

/// The fields that acts have; each act takes some of them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what is said in words is kept with the act as sent; here only its type is checked")]
struct Fields {
    via: Option<String>,
    square: Option<SquareText>,
    squares: Option<Vec<SquareText>>,
    order: Option<String>,
    piece: Option<Name<Role>>,
    #[serde(rename = "move")]
    mv: Option<String>,
    hands: Option<u8>,
    ground: Option<String>,
    intended: Option<String>,
    evidence: Option<String>,
    what: Option<Name<Withdrawn>>,
    reason: Option<String>,
    white: Option<u64>,
    black: Option<u64>,
    moves: Option<u32>,
    player: Option<Name<Color>>,
    ms: Option<u64>,
    why: Option<String>,
    penalty: Option<Name<Penalty>>,
    points: Option<f64>,
    decision: Option<Name<Decision>>,
    result: Option<ScoreText>,
    irregularity: Option<Name<Irregularity>>,
    text: Option<String>,
    nonce: Option<String>,
    commitment: Option<String>,
    r#box: Option<String>,
    assistant: Option<String>,
    tasks: Option<Vec<Name<Task>>>,
    permitted: Option<bool>,
    resume_at: Option<u64>,
    place: Option<String>,
    position_known: Option<bool>,
    half_moves: Option<u32>,
    against: Option<AgainstFrame>,
}

/// What an appeal is against: the name of a ruling, or the index of an act.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum AgainstFrame {
    Act(u32),
    Ruling(String),
}

impl AgainstFrame {
    fn to_laws(&self) -> Result<Against, FrameError> {
        match self {
            Self::Act(index) => Ok(Against::Act(*index)),
            Self::Ruling(text) => Announcement::NAMES
                .iter()
                .find(|name| *name == text)
                .map(|name| Against::Ruling(name))
                .ok_or_else(|| FrameError::new("against", text, "the name of a ruling or the index of an act")),
        }
    }
}

impl ActFrame {
    /// Reads an act; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Lists the names of the acts of the contract.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ACTS.iter().map(|(name, _)| *name)
    }

    /// Makes an act of its parts.
    pub(crate) fn made(at: Millis, by: Actor, act: String, fields: serde_json::Map<String, serde_json::Value>) -> Self {
        Self { at: at.0, by: Name(by), act, fields }
    }

    /// Gives an act without fields.
    ///
    /// ```
    /// use clock::Millis;
    /// use laws::Actor;
    /// let tick = protocol::ActFrame::plain(Millis(5), Actor::Arbiter, "tick");
    /// assert_eq!((tick.at(), tick.name()), (Millis(5), "tick"));
    /// ```
    pub fn plain(at: Millis, by: Actor, act: &str) -> Self {
        Self::made(at, by, act.to_owned(), serde_json::Map::new())
    }

    /// Gives the name of the act.
    pub fn name(&self) -> &str {
        &self.act
    }

    /// Gives the act without who and when.
    pub(crate) fn to_fields(&self) -> serde_json::Map<String, serde_json::Value> {
        let mut fields = serde_json::Map::new();
        fields.insert("act".to_owned(), self.act.as_str().into());
        fields.extend(self.fields.clone());
        fields
    }

    /// Says by whom it is, as it is written.
    pub(crate) fn said_by(&self) -> Name<Actor> {
        self.by
    }

    /// Says when the act is done.
    pub fn at(&self) -> Millis {
        Millis(self.at)
    }

    /// Says who does it.
    pub fn by(&self) -> Actor {
        match self.by.0 {
            Actor::Player(player) if self.fields.contains_key("via") => Actor::Assistant(player),
            by => by,
        }
    }

    /// Gives the act the laws know: text becomes values, in the light of the game.
    pub fn to_laws(&self, reader: Reader, game: &Game) -> Result<Act, FrameError> {
        self.with_moves_read(Reading::Now { reader, game, by: self.by() })
    }

    /// Gives the act the laws know, with its move as it was read before.
    pub(crate) fn to_laws_as_read(&self, written: Option<Written>) -> Result<Act, FrameError> {
        self.with_moves_read(Reading::Before(written))
    }

    /// Gives the nonce and the text of a move being sealed.
    pub fn sealed_text(&self) -> Option<(&str, &str)> {
        let field = |name: &str| self.fields.get(name).and_then(serde_json::Value::as_str);
        (self.act == "seal").then(|| Some((field("nonce").unwrap_or_default(), field("text")?)))?
    }

    /// Gives the text that an envelope was opened with.
    pub(crate) fn opened_text(&self) -> Option<&str> {
        let text = self.fields.get("text").and_then(serde_json::Value::as_str);
        text.filter(|_| self.act == "open_envelope")
    }

    /// Tells whether it opens an envelope and does not say what is in it.
    pub(crate) fn lacks_text(&self) -> bool {
        self.act == "open_envelope" && !self.fields.contains_key("text")
    }

    /// Puts nonce and text into it.
    pub(crate) fn with_text(&self, nonce: &str, text: &str) -> Self {
        let mut act = self.clone();
        act.fields.insert("nonce".to_owned(), nonce.into());
        act.fields.insert("text".to_owned(), text.into());
        act
    }

    /// Gives the box a sealed move was put into.
    pub fn kept_box(&self) -> Option<&str> {
        self.fields.get("box").and_then(serde_json::Value::as_str).filter(|_| self.act == "seal")
    }

    /// Puts in what an envelope holds, if this opens one without saying what is in it and the arbiter's key opens the box.
    ///
    /// ```
    /// use clock::Millis;
    /// use laws::Actor;
    /// use protocol::{ActFrame, ArbiterKey};
    /// let key = ArbiterKey::of("the arbiter's token");
    /// let sealed = key.lock().seal("", "Nf3");
    /// let act = ActFrame::plain(Millis(0), Actor::Arbiter, "open_envelope").opened_with(&key, &sealed);
    /// assert!(serde_json::to_string(&act)?.contains("Nf3"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn opened_with(&self, key: &ArbiterKey, sealed: &str) -> Self {
        match key.open(sealed).filter(|_| self.lacks_text()) {
            Some((nonce, text)) => self.with_text(&nonce, &text),
            None => self.clone(),
        }
    }

    /// Gives the act as a journal may keep it: of a sealed move only what it commits to, and the box that the arbiter can open.
    ///
    /// ```
    /// let act = protocol::ActFrame::read(r#"{"at":1,"by":"white","act":"seal","text":"Nf3"}"#)?;
    /// let kept = serde_json::to_string(&act.without_secret(Some("…".to_owned()))).unwrap();
    /// assert!(kept.contains("commitment") && kept.contains("box") && !kept.contains("Nf3"));
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    #[must_use]
    pub fn without_secret(&self, r#box: Option<String>) -> Self {
        let Some((nonce, text)) = self.sealed_text() else { return self.clone() };
        let mut act = self.clone();
        act.fields.insert("commitment".to_owned(), commitment(nonce, text).to_string().into());
        act.fields.remove("text");
        act.fields.remove("nonce");
        if let Some(sealed) = r#box {
            act.fields.insert("box".to_owned(), sealed.into());
        }
        act
    }

    fn with_moves_read(&self, reading: Reading<'_>) -> Result<Act, FrameError> {
        self.allow_only()?;
        let text = serde_json::Value::Object(self.fields.clone()).to_string();
        let fields: Fields = crate::error::read(&text).map_err(|error| FrameError { column: None, ..error })?;
        if let Some(via) = fields.via.as_deref().filter(|via| *via != "assistant" || self.by.0.player().is_none()) {
            return Err(FrameError::new("via", via, "\"assistant\", and only for an act of a player"));
        }
        let mv = |field: &str, text: &Option<String>| match text {
            Some(text) => Ok(reading.mv(text)),
            None => Err(FrameError::saying(field, format!("{} needs it", self.act))),
        };
        let said = |text: &Option<String>| match text {
            Some(text) => Ok(reading.said(text, self.act == "repeat")),
            None => Err(FrameError::saying("text", format!("{} needs it", self.act))),
        };
        let need = |field: &str| FrameError::saying(field, format!("{} needs it", self.act));
        let by_display = match fields.evidence.as_deref() {
            None => false,
            Some("display") => true,
            Some(other) => return Err(FrameError::new("evidence", other, "\"display\"")),
        };
        Ok(match self.act.as_str() {
            "start" => Act::Start,
            "tick" => Act::Tick,
            "arrive" => Act::Arrive,
            "touch" => {
                let is_order_known = match fields.order.as_deref() {
                    None | Some("known") => true,
                    Some("unknown") => false,
                    Some(other) => return Err(FrameError::new("order", other, "\"known\" or \"unknown\"")),
                };
                let one = fields.square.map(|square| vec![square]);
                let squares = one.or(fields.squares).ok_or_else(|| need("square"))?;
                Act::Touch { squares: squares.into_iter().map(|square| square.0).collect(), is_order_known }
            }
            "release" => Act::Release {
                square: fields.square.ok_or_else(|| need("square"))?.0,
                role: fields.piece.ok_or_else(|| need("piece"))?.0,
            },
            "adjust" => {
                let squares = fields.squares.ok_or_else(|| need("squares"))?;
                Act::Adjust { squares: squares.into_iter().map(|square| square.0).collect() }
            }
            "move" => Act::Move { mv: mv("move", &fields.mv)?, hands: fields.hands.unwrap_or(1) },
            "press" => Act::Press,
            "play" => Act::Play { mv: mv("move", &fields.mv)? },
            "offer_draw" => Act::OfferDraw,
            "accept_draw" => Act::AcceptDraw,
            "decline_draw" => Act::DeclineDraw,
            "resign" => Act::Resign,
            "claim_draw" => Act::ClaimDraw {
                ground: name::<DrawGround>("ground", fields.ground.as_deref())?.ok_or_else(|| need("ground"))?,
                intended: fields.intended.as_ref().map(|text| reading.mv(text)),
            },
            "claim_flag" => Act::ClaimFlag { by_display },
            "claim_illegal_move" => Act::ClaimIllegalMove { by_display },
            "claim_touch_move" => Act::ClaimTouchMove { by_display },
            "withdraw" => Act::Withdraw { what: fields.what.ok_or_else(|| need("what"))?.0 },
            "stop_clocks" => Act::StopClocks,
            "resume" => Act::Resume,
            "set_clock" => {
                Act::SetClock { white: fields.white.map(Millis), black: fields.black.map(Millis), moves: fields.moves }
            }
            "add_time" => Act::AddTime {
                player: fields.player.ok_or_else(|| need("player"))?.0,
                time: Millis(fields.ms.ok_or_else(|| need("ms"))?),
            },
            "deduct_time" => Act::DeductTime {
                player: fields.player.ok_or_else(|| need("player"))?.0,
                time: Millis(fields.ms.ok_or_else(|| need("ms"))?),
            },
            "warn" => Act::Warn { player: fields.player.ok_or_else(|| need("player"))?.0 },
            "penalise" => Act::Penalise {
                player: fields.player.ok_or_else(|| need("player"))?.0,
                penalty: fields.penalty.ok_or_else(|| need("penalty"))?.0,
                time: fields.ms.map(Millis),
                points: fields.points.map(points).transpose()?,
            },
            "rule" => {
                Act::Rule { decision: fields.decision.ok_or_else(|| need("decision"))?.0, time: fields.ms.map(Millis) }
            }
            "declare" => Act::Declare { score: fields.result.ok_or_else(|| need("result"))?.0 },
            "report" => Act::Report {
                irregularity: fields.irregularity.ok_or_else(|| need("irregularity"))?.0,
                player: fields.player.map(|player| player.0),
            },
            "record" => Act::Record { mv: mv("text", &fields.text)? },
            "sign" => Act::Sign { score: fields.result.ok_or_else(|| need("result"))?.0 },
            "agree_resume" => Act::AgreeResume,
            "agree_correction" => Act::AgreeCorrection,
            "ask_record" => Act::AskRecord,
            "claim_quickplay" => Act::ClaimQuickplay {
                ground: name::<QuickplayGround>("ground", fields.ground.as_deref())?.ok_or_else(|| need("ground"))?,
            },
            "request_increment" => Act::RequestIncrement,
            "announce" => Act::Announce { mv: said(&fields.text)? },
            "repeat" => Act::Repeat { mv: said(&fields.text)? },
            "correct" => Act::Correct { mv: said(&fields.text)? },
            "appoint" => Act::Appoint {
                player: fields.player.ok_or_else(|| need("player"))?.0,
                tasks: fields.tasks.map_or(Tasks::ALL, |tasks| tasks.into_iter().map(|task| task.0).collect()),
            },
            "leave" => Act::Leave { is_permitted: fields.permitted.unwrap_or(false) },
            "adjourn" => Act::Adjourn { resume_at: fields.resume_at.map(Millis) },
            "seal" => {
                let commitment = self.commitment(&fields)?;
                let is_as_bound = fields.text.as_ref().is_none_or(|text| reading.is_as_bound(text));
                Act::Seal { commitment, is_as_bound }
            }
            "open_envelope" => {
                Act::OpenEnvelope { commitment: self.commitment(&fields)?, mv: mv("text", &fields.text)? }
            }
            "envelope_lost" => Act::EnvelopeLost { is_position_known: fields.position_known.unwrap_or(true) },
            "restore" => Act::Restore { half_moves: fields.half_moves.ok_or_else(|| need("half_moves"))? },
            "appeal" => {
                let against = fields.against.ok_or_else(|| need("against"))?;
                Act::Appeal { against: against.to_laws()? }
            }
            "decide_appeal" => Act::DecideAppeal { decision: fields.decision.ok_or_else(|| need("decision"))?.0 },
            other => return Err(FrameError::new("act", other, "an act of the contract")),
        })
    }

    /// Gives what a sealed text commits to, or what was kept of it.
    fn commitment(&self, fields: &Fields) -> Result<Commitment, FrameError> {
        let nonce = fields.nonce.as_deref().unwrap_or_default();
        if !nonce.is_empty() && (nonce.len() != 64 || !nonce.bytes().all(|byte| byte.is_ascii_hexdigit())) {
            return Err(FrameError::new("nonce", nonce, "64 hexadecimal digits"));
        }
        match (&fields.text, &fields.commitment) {
            (Some(text), _) => Ok(commitment(nonce, text)),
            (None, Some(kept)) => {
                read_commitment(kept).ok_or_else(|| FrameError::new("commitment", kept, "64 hexadecimal digits"))
            }
            (None, None) => Err(FrameError::saying("text", format!("{} needs it", self.act))),
        }
    }

    /// Refuses acts nobody knows, and fields that belong to other acts.
    fn allow_only(&self) -> Result<(), FrameError> {
        let Some((_, allowed)) = ACTS.iter().find(|(name, _)| *name == self.act) else {
            return Err(FrameError::new("act", &self.act, "an act of the contract"));
        };
        let is_known = |field: &str| field == "via" || allowed.iter().any(|(name, _)| *name == field);
        match self.fields.keys().find(|field| !is_known(field)) {
            Some(field) => Err(FrameError::saying(field, format!("{} has no such field", self.act))),
            None => Ok(()),
        }
    }
}

/// Reads a thing by its name.
fn name<T: crate::contract::names::Named>(field: &str, text: Option<&str>) -> Result<Option<T>, FrameError> {
    let Some(text) = text else { return Ok(None) };
    let found: Result<Name<T>, _> = serde_json::from_value(text.into());
    found.map(|name| Some(name.0)).map_err(|error| FrameError::saying(field, error))
}

/// Reads what one player scores: 0, a half or 1.
fn points(found: f64) -> Result<Points, FrameError> {
    [(0.0, Points::Zero), (0.5, Points::Half), (1.0, Points::One)]
        .into_iter()
        .find(|(number, _)| (number - found).abs() < f64::EPSILON)
        .map(|(_, points)| points)
        .ok_or_else(|| FrameError::new("points", found, "0, 0.5 or 1"))
}

/// An act and its fields, each with its type in TypeScript.
type ActFields = (&'static str, &'static [(&'static str, &'static str)]);

/// The acts and their fields; `?` marks those that may be missing.
pub(crate) const ACTS: &[ActFields] = &[
    ("start", &[]),
    ("tick", &[]),
    ("arrive", &[]),
    ("touch", &[("square", "?string"), ("squares", "?string[]"), ("order", "?\"known\" | \"unknown\"")]),
    ("release", &[("square", "string"), ("piece", "string")]),
    ("adjust", &[("squares", "string[]")]),
    ("move", &[("move", "string"), ("hands", "?number")]),
    ("press", &[]),
    ("play", &[("move", "string")]),
    ("offer_draw", &[]),
    ("accept_draw", &[]),
    ("decline_draw", &[]),
    ("resign", &[]),
    ("claim_draw", &[("ground", "\"repetition\" | \"fifty_moves\""), ("intended", "?string")]),
    ("claim_flag", &[("evidence", "?\"display\"")]),
    ("claim_illegal_move", &[("evidence", "?\"display\"")]),
    ("claim_touch_move", &[("evidence", "?\"display\"")]),
    ("withdraw", &[("what", "\"offer\" | \"claim\"")]),
    ("stop_clocks", &[("reason", "?string")]),
    ("resume", &[("why", "?string")]),
    ("set_clock", &[("white", "?number"), ("black", "?number"), ("moves", "?number"), ("why", "?string")]),
    ("add_time", &[("player", "\"white\" | \"black\""), ("ms", "number"), ("why", "?string")]),
    ("deduct_time", &[("player", "\"white\" | \"black\""), ("ms", "number"), ("why", "?string")]),
    ("warn", &[("player", "\"white\" | \"black\""), ("why", "?string")]),
    (
        "penalise",
        &[
            ("player", "\"white\" | \"black\""),
            ("penalty", "string"),
            ("ms", "?number"),
            ("points", "?number"),
            ("why", "?string"),
        ],
    ),
    ("rule", &[("decision", "\"accept\" | \"reject\" | \"postpone\""), ("ms", "?number"), ("why", "?string")]),
    ("declare", &[("result", "string"), ("why", "?string")]),
    ("report", &[("irregularity", "string"), ("player", "?\"white\" | \"black\""), ("why", "?string")]),
    ("record", &[("text", "string")]),
    ("sign", &[("result", "string")]),
    ("agree_resume", &[]),
    ("agree_correction", &[]),
    ("ask_record", &[]),
    ("claim_quickplay", &[("ground", "\"cannot_win\" | \"no_effort\"")]),
    ("request_increment", &[]),
    ("announce", &[("text", "string")]),
    ("repeat", &[("text", "string")]),
    ("correct", &[("text", "string")]),
    ("appoint", &[("player", "\"white\" | \"black\""), ("assistant", "?string"), ("tasks", "?string[]")]),
    ("leave", &[("permitted", "?boolean")]),
    ("adjourn", &[("resume_at", "?number"), ("place", "?string"), ("why", "?string")]),
    ("seal", &[("text", "?string"), ("nonce", "?string"), ("commitment", "?string"), ("box", "?string")]),
    ("open_envelope", &[("text", "?string"), ("nonce", "?string")]),
    ("envelope_lost", &[("position_known", "?boolean"), ("why", "?string")]),
    ("restore", &[("half_moves", "number"), ("why", "?string")]),
    ("appeal", &[("against", "string | number"), ("why", "?string")]),
    ("decide_appeal", &[("decision", "\"accept\" | \"reject\""), ("why", "?string")]),
];
