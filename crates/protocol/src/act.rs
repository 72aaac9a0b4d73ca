//! Acts as JSON.

use board::{Color, Role};
use clock::Millis;
use laws::{Act, Actor, Decision, DrawGround, Game, Irregularity, Penalty, Points, Withdrawn, Written};
use serde::{Deserialize, Serialize};

use crate::error::FrameError;
use crate::names::{Name, ScoreText, SquareText};
use crate::read::Reader;

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
    ground: Option<Name<DrawGround>>,
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
}

impl ActFrame {
    /// Reads an act; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Says when the act is done.
    pub fn at(&self) -> Millis {
        Millis(self.at)
    }

    /// Says who does it.
    pub fn by(&self) -> Actor {
        self.by.0
    }

    /// Gives the act the laws know: text becomes values, in the light of the game.
    pub fn to_laws(&self, reader: Reader, game: &Game) -> Result<Act, FrameError> {
        self.with_moves_read(|text| reader.read_move(text, game))
    }

    /// Gives the act the laws know, with its move as it was read before.
    pub(crate) fn to_laws_as_read(&self, written: Option<Written>) -> Result<Act, FrameError> {
        self.with_moves_read(|_| written.unwrap_or(Written::Unreadable))
    }

    fn with_moves_read(&self, read_move: impl Fn(&str) -> Written) -> Result<Act, FrameError> {
        self.allow_only()?;
        let text = serde_json::Value::Object(self.fields.clone()).to_string();
        let fields: Fields = crate::error::read(&text).map_err(|error| FrameError { column: None, ..error })?;
        let mv = |field: &str, text: &Option<String>| match text {
            Some(text) => Ok(read_move(text)),
            None => Err(FrameError::saying(field, format!("{} needs it", self.act))),
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
                ground: fields.ground.ok_or_else(|| need("ground"))?.0,
                intended: fields.intended.as_ref().map(|text| read_move(text)),
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
            "rule" => Act::Rule { decision: fields.decision.ok_or_else(|| need("decision"))?.0 },
            "declare" => Act::Declare { score: fields.result.ok_or_else(|| need("result"))?.0 },
            "report" => Act::Report {
                irregularity: fields.irregularity.ok_or_else(|| need("irregularity"))?.0,
                player: fields.player.map(|player| player.0),
            },
            "record" => Act::Record { mv: mv("text", &fields.text)? },
            "sign" => Act::Sign { score: fields.result.ok_or_else(|| need("result"))?.0 },
            "agree_resume" => Act::AgreeResume,
            other => return Err(FrameError::new("act", other, "an act of the contract")),
        })
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
    ("resume", &[]),
    ("set_clock", &[("white", "?number"), ("black", "?number"), ("moves", "?number")]),
    ("add_time", &[("player", "\"white\" | \"black\""), ("ms", "number")]),
    ("deduct_time", &[("player", "\"white\" | \"black\""), ("ms", "number")]),
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
    ("rule", &[("decision", "\"accept\" | \"reject\" | \"postpone\""), ("ms", "?number")]),
    ("declare", &[("result", "string"), ("why", "?string")]),
    ("report", &[("irregularity", "string"), ("player", "?\"white\" | \"black\"")]),
    ("record", &[("text", "string")]),
    ("sign", &[("result", "string")]),
    ("agree_resume", &[]),
];
