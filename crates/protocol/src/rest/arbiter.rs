//! The arbiter's questions before deciding.

use questions::{Evidence, Occurrence};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::entry::GivenAct;
use crate::contract::members::Members;
use crate::error::FrameError;
use crate::wire::entry::WireEntry;

/// The evidence of the moves about claims of repetition and of the fifty moves.
///
/// ```
/// use laws::{Game, Regulations};
/// let evidence = questions::Evidence::of(&Game::new(Regulations::default()), None);
/// let evidence = protocol::EvidenceFrame::from(&evidence);
/// assert_eq!((evidence.occurrences.len(), evidence.quiet_half_moves), (1, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EvidenceFrame {
    /// Each time the position was on the board, the last one included; with an intended move, the position after it.
    pub occurrences: Vec<OccurrenceFrame>,
    /// The number of half-moves without a capture or a pawn move, up to the same position.
    pub quiet_half_moves: u16,
}

/// A position that was on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OccurrenceFrame {
    /// The number of half-moves that led there.
    pub half_moves: u32,
    /// The position as a FEN; its fields for the turn, castling and en passant are those that must be equal.
    pub position: String,
    /// The move that led there; null for the start of the game.
    pub r#move: Option<String>,
    /// Whether the intended move would bring the position about.
    pub is_intended: bool,
}

/// The result of an act of the arbiter, if it were done.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PreviewFrame {
    /// Whether it would be refused, so that nothing would change.
    pub is_refused: bool,
    /// The entry it would make, with the state of the game after it. It has no number, because it is not made.
    pub entry: WireEntry,
}

/// An act that the arbiter considers.
///
/// ```
/// use protocol::{Act, PreviewQuery};
/// let query = PreviewQuery::read(r#"{"act":"add_time","player":"white","ms":60000,"language":"cs"}"#)?;
/// assert!(matches!(query.act.act(), Act::AddTime { .. }));
/// assert_eq!(query.language.as_deref(), Some("cs"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PreviewQuery {
    /// The act.
    pub act: GivenAct,
    /// The language of the sentences; without one there are none.
    pub language: Option<String>,
}

impl PreviewQuery {
    /// Reads the act as it would be sent, without `id`; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let mut members = Members::read(text)?;
        let language = members.take("language")?;
        Ok(Self { act: GivenAct::of(&members)?, language })
    }
}

impl From<&Evidence> for EvidenceFrame {
    fn from(evidence: &Evidence) -> Self {
        Self {
            occurrences: evidence.occurrences.iter().map(OccurrenceFrame::from).collect(),
            quiet_half_moves: evidence.quiet_half_moves,
        }
    }
}

impl From<&Occurrence> for OccurrenceFrame {
    fn from(found: &Occurrence) -> Self {
        Self {
            half_moves: u32::try_from(found.half_moves).unwrap_or(u32::MAX),
            position: found.position.to_string(),
            r#move: found.mv.map(|mv| mv.to_string()),
            is_intended: found.is_intended,
        }
    }
}

/// Declares the types of the arbiter's questions.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![OccurrenceFrame::decl(config), EvidenceFrame::decl(config), PreviewFrame::decl(config)]
}
