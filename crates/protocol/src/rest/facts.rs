//! Facts about positions, as frames.

use board::{Bitboard, ByColor, Color, Flaw};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use winnable::{Why, Winnable};

use crate::contract::names::Name;

/// The facts about a position that every answer has.
///
/// ```
/// let facts = protocol::PositionFacts::from(&questions::Facts::of(&board::Setup::initial()));
/// assert!(facts.valid && !facts.check && facts.dead == Some(false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question that programs ask")]
pub struct PositionFacts {
    /// Whether the position has no flaws.
    pub valid: bool,
    /// Whether play can continue from it.
    pub playable: bool,
    /// The flaws of the position.
    pub flaws: Vec<FlawFrame>,
    /// The player to move.
    #[schema(value_type = String)]
    turn: Name<Color>,
    /// Whether that player is in check.
    pub check: bool,
    /// Whether that player is checkmated.
    pub checkmate: bool,
    /// Whether it is stalemate.
    pub stalemate: bool,
    /// Whether each side can still mate.
    pub can_mate: CanMate,
    /// Whether neither side can mate; null if it is not known.
    pub dead: Option<bool>,
}

/// A flaw of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FlawFrame {
    /// A stable code for programs.
    pub code: String,
    /// `unplayable` if play cannot continue, `unreachable` if no game can lead here.
    #[ts(type = "\"unplayable\" | \"unreachable\"")]
    pub kind: String,
    /// The flaw in words.
    pub text: String,
}

impl From<&Flaw> for FlawFrame {
    fn from(flaw: &Flaw) -> Self {
        let kind = if flaw.is_unplayable() { "unplayable" } else { "unreachable" };
        Self { code: flaw.code().to_owned(), kind: kind.to_owned(), text: flaw.to_string() }
    }
}

/// Whether a side can mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The side can mate.
    Yes,
    /// The side cannot mate, whatever both players do.
    No,
    /// The search ended without an answer.
    Unknown,
}

impl From<&Winnable> for Answer {
    fn from(verdict: &Winnable) -> Self {
        match verdict.known() {
            Some(true) => Self::Yes,
            Some(false) => Self::No,
            None => Self::Unknown,
        }
    }
}

/// Why a side can never mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// The side has nothing but its king.
    BareKing,
    /// No arrangement of the pieces on the board is mate.
    Material,
    /// The pieces can never reach squares where they would mate, usually because pawns are locked.
    Locked,
    /// Each position has only one legal move, and the line ends without mate.
    Forced,
    /// Every position that can follow was examined.
    Exhausted,
}

impl From<Why> for WhyNot {
    fn from(why: Why) -> Self {
        match why {
            Why::BareKing => Self::BareKing,
            Why::Material => Self::Material,
            Why::Locked => Self::Locked,
            Why::Forced => Self::Forced,
            Why::Exhausted => Self::Exhausted,
        }
    }
}

/// For each side that was asked about, whether it can mate.
///
/// ```
/// use board::Position;
/// use protocol::{Answer, CanMate};
/// let can_mate = CanMate::from(&questions::CanMate::of(&Position::initial(), |color| color.is_white()));
/// assert_eq!((can_mate.white, can_mate.black), (Some(Answer::Yes), None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CanMate {
    /// Whether White can.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub white: Option<Answer>,
    /// Whether Black can.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub black: Option<Answer>,
}

impl CanMate {
    /// Tells whether every side that was asked about got an answer.
    pub fn is_settled(self) -> bool {
        self.white != Some(Answer::Unknown) && self.black != Some(Answer::Unknown)
    }
}

impl From<&questions::CanMate> for CanMate {
    fn from(can_mate: &questions::CanMate) -> Self {
        let answer = |side| can_mate.side(side).map(Answer::from);
        Self { white: answer(Color::White), black: answer(Color::Black) }
    }
}

/// For each side that can never mate, the reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyNotFrame {
    /// Why White cannot.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub white: Option<WhyNot>,
    /// Why Black cannot.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub black: Option<WhyNot>,
}

impl From<&questions::CanMate> for WhyNotFrame {
    fn from(can_mate: &questions::CanMate) -> Self {
        let why = |side| can_mate.why_not(side).map(WhyNot::from);
        Self { white: why(Color::White), black: why(Color::Black) }
    }
}

impl From<&questions::Facts> for PositionFacts {
    fn from(facts: &questions::Facts) -> Self {
        Self {
            valid: facts.flaws.is_empty(),
            playable: facts.is_playable,
            flaws: facts.flaws.iter().map(FlawFrame::from).collect(),
            turn: Name(facts.turn),
            check: facts.is_check,
            checkmate: facts.is_checkmate,
            stalemate: facts.is_stalemate,
            can_mate: (&facts.can_mate).into(),
            dead: facts.can_mate.dead(),
        }
    }
}

/// The squares that each king can ever reach, whatever both players do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KingsFrame {
    /// White's king.
    pub white: Vec<String>,
    /// Black's king.
    pub black: Vec<String>,
}

impl From<ByColor<Bitboard>> for KingsFrame {
    fn from(reach: ByColor<Bitboard>) -> Self {
        Self { white: squares(reach.white), black: squares(reach.black) }
    }
}

/// Lists the names of the squares of a set.
pub(crate) fn squares(set: Bitboard) -> Vec<String> {
    set.into_iter().map(|square| square.to_string()).collect()
}

/// Declares the types of facts about positions.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        FlawFrame::decl(config),
        Answer::decl(config),
        WhyNot::decl(config),
        WhyNotFrame::decl(config),
        CanMate::decl(config),
        PositionFacts::decl(config),
        KingsFrame::decl(config),
    ]
}
