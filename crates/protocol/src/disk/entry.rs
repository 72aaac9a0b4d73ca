//! A row of the journal: the act as sent, how its text was read, and the rulings as made.

use clock::Millis;
use laws::{Entry, Game, Written};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::act::ActFrame;
use crate::contract::ruling::RulingFrame;
use crate::error::FrameError;

/// The version of the rules a row was judged by; it grows when a correction changes what is ruled.
pub const RULES_VERSION: u32 = 3;

/// A row of the journal. Replay applies rows and judges nothing again, so an old game reads the same after a rule is corrected.
///
/// ```
/// use laws::{Game, Regulations};
/// use notation::Language;
/// use protocol::{ActFrame, EntryFrame, Reader};
/// let reader = Reader::new(Language::find("en").unwrap());
/// let game = Game::new(Regulations::default());
/// let frame = ActFrame::read(r#"{"at":0,"by":"arbiter","act":"start"}"#)?;
/// let entry = game.judge(frame.at(), frame.by(), frame.to_laws(reader, &game)?);
/// let row = EntryFrame::of(&frame, &entry, &game);
/// assert_eq!(row.to_laws(&game)?, entry);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EntryFrame {
    /// The act as sent.
    act: ActFrame,
    /// How the text of its move was read.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    read: Option<ReadFrame>,
    rulings: Vec<StampedFrame>,
    /// How many of the rulings fell due before the act.
    due: usize,
    rules: u32,
    /// So many milliseconds before its arrival the act is stamped, for the time it spent on the network.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    allowance: Option<u64>,
}

/// A ruling and its moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct StampedFrame {
    #[ts(type = "number")]
    at: u64,
    #[serde(flatten)]
    #[ts(flatten)]
    ruling: RulingFrame,
}

impl StampedFrame {
    /// Gives the ruling as others than the arbiter may see it.
    pub(crate) fn shown_to(&self, is_arbiter: bool) -> Self {
        let ruling = if is_arbiter { self.ruling.clone() } else { self.ruling.without_counts() };
        Self { at: self.at, ruling }
    }
}

/// How the text of a move was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ReadFrame {
    Move(String),
    Ambiguous,
    Illegal,
    Unreadable,
}

impl From<Written> for ReadFrame {
    fn from(written: Written) -> Self {
        match written {
            Written::Move(mv) => Self::Move(mv.to_string()),
            Written::Ambiguous => Self::Ambiguous,
            Written::Illegal(_) => Self::Illegal,
            Written::Unreadable => Self::Unreadable,
        }
    }
}

impl ReadFrame {
    pub(crate) fn to_laws(&self) -> Result<Written, FrameError> {
        Ok(match self {
            Self::Move(text) => Written::Move(text.parse().map_err(|error| FrameError::saying("read", error))?),
            Self::Ambiguous => Written::Ambiguous,
            Self::Illegal => Written::Illegal(None),
            Self::Unreadable => Written::Unreadable,
        })
    }
}

impl EntryFrame {
    /// Makes the row of an act that was judged in a game.
    pub fn of(act: &ActFrame, entry: &Entry, game: &Game) -> Self {
        let stamped =
            |ruling| StampedFrame { at: ruling_at(ruling), ruling: RulingFrame::of(ruling, game).with_text_of(act) };
        Self {
            act: act.without_secret(None),
            read: entry.act.written().map(ReadFrame::from),
            rulings: entry.rulings.iter().map(stamped).collect(),
            due: entry.due,
            rules: RULES_VERSION,
            allowance: None,
        }
    }

    /// Makes the row of an act whose secret text is kept in a box that only the arbiter can open.
    #[must_use]
    pub fn with_box(mut self, act: &ActFrame, r#box: Option<String>) -> Self {
        self.act = act.without_secret(r#box);
        self
    }

    /// Notes how long before its arrival the act is stamped.
    #[must_use]
    pub fn with_allowance(mut self, milliseconds: u64) -> Self {
        self.allowance = Some(milliseconds).filter(|milliseconds| *milliseconds > 0);
        self
    }

    /// Says how long before its arrival the act is stamped, if it is.
    pub fn allowance(&self) -> Option<u64> {
        self.allowance
    }

    /// Gives the act as sent.
    pub fn act(&self) -> &ActFrame {
        &self.act
    }

    /// Says by which version of the rules it was judged.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Writes the rulings, to compare them with others.
    pub fn rulings_text(&self) -> String {
        // Frames have names for all their fields, so nothing can go wrong.
        serde_json::to_string(&self.rulings).unwrap_or_default()
    }

    /// Gives the rulings with their moments.
    pub(crate) fn stamped(&self) -> &[StampedFrame] {
        &self.rulings
    }

    /// Reads a row.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Gives the entry that was stored, in the light of the game before it. Nothing is judged again.
    pub fn to_laws(&self, game: &Game) -> Result<Entry, FrameError> {
        let written = self.read.as_ref().map(ReadFrame::to_laws).transpose()?;
        let act = self.act.to_laws_as_read(written)?;
        let rulings: Result<Vec<_>, _> =
            self.rulings.iter().map(|stamped| stamped.ruling.to_laws(Millis(stamped.at), game)).collect();
        Ok(Entry { at: self.act.at(), by: self.act.by(), act, rulings: rulings?, due: self.due })
    }
}

fn ruling_at(ruling: &laws::Ruling) -> u64 {
    ruling.at.0
}
