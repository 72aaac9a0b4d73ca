//! Refused acts: stored beside the journal, because they changed nothing.

use serde::{Deserialize, Serialize};

use crate::disk::entry::JournalEntry;
use crate::error::FrameError;
use crate::wire::entry::RefusedFrame;
use crate::wire::seat::Seat;

/// A refused act with its first answer. The record of the game shows it, and the same act sent again gets the same answer.
///
/// ```
/// use laws::{Game, Regulations};
/// use notation::Language;
/// use protocol::{JournalEntry, Reader, RefusedRow, TimedAct};
/// let reader = Reader::new(Language::find("en").unwrap());
/// let game = Game::new(Regulations::default());
/// let timed = TimedAct::read(r#"{"at":0,"by":"white","act":"play","move":"e2e4"}"#)?;
/// let entry = game.judge(timed.at, timed.by, reader.read(&timed, &game)?);
/// let entry = JournalEntry::of_refused(&timed, &entry, &game);
/// let row = RefusedRow { id: Some("1".to_owned()), seat: None, name: None, person: None, after: 1, wall: 0, entry, words: None };
/// let read = RefusedRow::read(&row.to_text())?;
/// assert_eq!(read.answer(), row.answer());
/// assert!(read.answer().is_some());
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefusedRow {
    /// The client's id of the act; none for a spectator's report.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub id: Option<String>,
    /// The seat it came from; none for a spectator.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// The name of the person in that seat. In a game of an event it is in the event, never in a row.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// The official of the event who acted, by number.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub person: Option<u32>,
    /// The number of the last row of the journal when the act was judged.
    pub after: u64,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
    /// The act as sent, how it was read, and the rulings.
    pub entry: JournalEntry,
    /// The sentence of the first answer, in the language of the client.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub words: Option<String>,
}

impl RefusedRow {
    /// Reads a refused act.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Writes it as the bytes that are hashed.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the first answer.
    pub fn answer(&self) -> Option<RefusedFrame> {
        Some(RefusedFrame { ruling: self.entry.refusal()?.clone(), words: self.words.clone() })
    }
}
