//! The protocol of a game, as the arbiter's page and the printed report have it.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// The protocol of a game, for an arbiter's file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordFrame {
    /// The title.
    pub title: String,
    /// Who plays, where, and by what rules.
    pub head: Vec<RecordField>,
    /// What was done and ruled, in order.
    pub lines: Vec<RecordLine>,
    /// How the game ended, or how it stands.
    pub closing: Option<RecordClosing>,
}

/// One field of the head of a protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordField {
    /// What the field says.
    pub label: String,
    /// Its value.
    pub value: String,
}

/// One line of a protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordLine {
    /// The moment: that of the act, or an earlier one at which something fell due.
    #[ts(type = "number")]
    pub at: u64,
    /// `move`, `step`, `act`, `note`, `decision` or `refusal`.
    #[ts(type = r#""move" | "step" | "act" | "note" | "decision" | "refusal""#)]
    pub kind: &'static str,
    /// What it says, without the article.
    pub text: String,
    /// The article of the ruling.
    pub article: Option<String>,
    /// What the clocks show after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<RecordClocks>,
    /// The position that was set up, as FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
}

/// What both clocks show, as people write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordClocks {
    /// White's clock.
    pub white: String,
    /// Black's clock.
    pub black: String,
}

/// How a game ended, or how it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecordClosing {
    /// What the field says.
    pub label: String,
    /// The score; an asterisk without a result.
    pub score: String,
    /// Why, as a sentence without the article.
    pub text: String,
    /// The article that the result rests on.
    pub article: Option<String>,
}

/// What was written down with an act besides what the Laws look at.
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
    /// Where an adjourned game is to be resumed.
    pub place: Option<String>,
    text: Option<String>,
}

impl ActNotes {
    /// Reads them from the text of an act; an act that has none has no notes.
    pub fn of(text: &RawValue) -> Self {
        serde_json::from_str(text.get()).unwrap_or_default()
    }

    /// Returns what an opened envelope contains.
    pub fn opened(&self) -> Option<&str> {
        self.text.as_deref().filter(|_| self.act == "open_envelope")
    }
}

/// Declares the types of a protocol, besides those of its lines.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![RecordField::decl(config), RecordClosing::decl(config), RecordFrame::decl(config)]
}
