//! The record of a game, for the arbiter's page and the printed report.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// The record of a game, for the arbiter's files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordFrame {
    /// The title.
    pub title: String,
    /// The players, the place and the rules.
    pub head: Vec<RecordField>,
    /// The acts and rulings, in order.
    pub lines: Vec<RecordLine>,
    /// The result, or the state of a game that is not over.
    pub closing: Option<RecordClosing>,
}

/// One field of the head of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordField {
    /// The label of the field.
    pub label: String,
    /// Its value.
    pub value: String,
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordLine {
    /// The time of the act, or an earlier one at which something fell due.
    #[ts(type = "number")]
    pub at: u64,
    /// `move`, `step`, `act`, `note`, `decision` or `refusal`.
    #[ts(type = r#""move" | "step" | "act" | "note" | "decision" | "refusal""#)]
    pub kind: &'static str,
    /// The text without the article.
    pub text: String,
    /// The article of the ruling.
    pub article: Option<String>,
    /// The clocks after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<RecordClocks>,
    /// The position that was set up, as FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
}

/// Both clocks, as people write them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordClocks {
    /// White's clock.
    pub white: String,
    /// Black's clock.
    pub black: String,
}

/// The result, or the state of a game that is not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordClosing {
    /// The label of the field.
    pub label: String,
    /// The score; an asterisk without a result.
    pub score: String,
    /// The reason, as a sentence without the article.
    pub text: String,
    /// The article on which the result rests.
    pub article: Option<String>,
}

/// Remarks in an act that the Laws do not use.
///
/// ```
/// use protocol::{ActNotes, TimedAct};
/// let timed = TimedAct::read(r#"{"at":0,"by":"arbiter","act":"warn","player":"white","why":"talking"}"#)?;
/// assert_eq!(ActNotes::of(timed.act.text()).why.as_deref(), Some("talking"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ActNotes {
    act: String,
    /// The move as it was sent.
    pub r#move: Option<String>,
    /// The reason.
    #[serde(alias = "reason")]
    pub why: Option<String>,
    /// The place where an adjourned game is to be resumed.
    pub place: Option<String>,
    text: Option<String>,
}

impl ActNotes {
    /// Reads the remarks from the text of an act; all are absent if it has none.
    pub fn of(text: &RawValue) -> Self {
        serde_json::from_str(text.get()).unwrap_or_default()
    }

    /// Returns the contents of an opened envelope.
    pub fn opened(&self) -> Option<&str> {
        self.text.as_deref().filter(|_| self.act == "open_envelope")
    }
}

/// Declares the types of a record, besides those of its lines.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![RecordField::decl(config), RecordClosing::decl(config), RecordFrame::decl(config)]
}
