//! The journal's record of one act: the act as sent, how its text was read, and the rulings as made.

use std::borrow::Cow;

use clock::Millis;
use laws::{Actor, Entry, Game, Ruling, Written};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::envelope::commitment;
use crate::contract::act::{Act, Via};
use crate::contract::entry::{GivenAct, StampedFrame, TimedAct, acting, by_and_via};
use crate::contract::names::Name;
use crate::contract::ruling::RulingFrame;
use crate::error::FrameError;
use crate::read::Reading;

/// The version of the rules by which an entry was judged; it grows when a correction changes a ruling.
pub const RULES_VERSION: u32 = 4;

/// An entry of the journal. Replay applies entries and judges nothing again, so an old game reads the same after a rule is
/// corrected.
///
/// ```
/// use laws::{Game, Regulations};
/// use notation::Language;
/// use protocol::{JournalEntry, Reader, TimedAct};
/// let reader = Reader::new(Language::find("en").unwrap());
/// let game = Game::new(Regulations::default());
/// let timed = TimedAct::read(r#"{"at":0,"by":"arbiter","act":"start"}"#)?;
/// let entry = game.judge(timed.at, timed.by, reader.read(&timed, &game)?);
/// let kept = JournalEntry::of(&timed, &entry, &game, None);
/// assert_eq!(kept.to_laws(&game)?, entry);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JournalEntry {
    at: u64,
    by: Name<Actor>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    via: Option<Via>,
    /// The act as sent; a sealed move is stored as its commitment and a box that only the arbiter can open.
    act: Box<RawValue>,
    /// How the text of its move was read.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    read: Option<ReadFrame>,
    rulings: Vec<StampedFrame>,
    /// The number of rulings that fell due before the act.
    due: usize,
    rules: u32,
    /// Milliseconds by which `at` was moved back for network delay.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    allowance: Option<u64>,
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
            Written::Legal(half_move) => Self::Move(half_move.to_string()),
            Written::Move(mv) => Self::Move(mv.to_string()),
            Written::Ambiguous => Self::Ambiguous,
            Written::Illegal(_) => Self::Illegal,
            Written::Unreadable => Self::Unreadable,
        }
    }
}

impl ReadFrame {
    fn to_laws(&self) -> Result<Written, FrameError> {
        Ok(match self {
            Self::Move(text) => Written::Move(text.parse().map_err(|error| FrameError::saying("read", error))?),
            Self::Ambiguous => Written::Ambiguous,
            Self::Illegal => Written::Illegal(None),
            Self::Unreadable => Written::Unreadable,
        })
    }
}

impl JournalEntry {
    /// Makes the entry of an act that was judged in a game. The text of a sealed move is left out; `r#box` holds it for the
    /// arbiter.
    pub fn of(timed: &TimedAct, entry: &Entry, game: &Game, r#box: Option<String>) -> Self {
        let act = timed.act.act();
        let stamped =
            |ruling| StampedFrame::of(ruling, RulingFrame::of(ruling, game).with_opened_text(act.opened_text()));
        let (by, via) = by_and_via(timed.by);
        Self {
            at: timed.at.0,
            by,
            via,
            act: without_secret(act, r#box).unwrap_or_else(|| timed.act.text().to_owned()),
            read: entry.act.written().map(ReadFrame::from),
            rulings: entry.rulings.iter().map(stamped).collect(),
            due: entry.due,
            rules: RULES_VERSION,
            allowance: None,
        }
    }

    /// Makes the entry of an act that was refused. It leaves out everything from which a sealed move could be guessed.
    pub fn of_refused(timed: &TimedAct, entry: &Entry, game: &Game) -> Self {
        let mut kept = Self::of(timed, entry, game, None);
        let bare = match timed.act.act() {
            Act::Seal { .. } => Act::Seal { text: None, nonce: None, commitment: Some("0".repeat(64)), r#box: None },
            Act::OpenEnvelope { .. } => Act::OpenEnvelope { text: None, nonce: None },
            _ => return kept,
        };
        kept.act = GivenAct::from(bare).text().to_owned();
        kept.read = None;
        kept
    }

    /// Returns the ruling that refused the act, if it was refused.
    pub fn refusal(&self) -> Option<&RulingFrame> {
        let own = self.rulings.iter().skip(self.due);
        own.map(|stamped| &stamped.ruling).find(|ruling| ruling.is_refusal())
    }

    /// Sets by how many milliseconds the act was stamped before its arrival.
    #[must_use]
    pub fn with_allowance(mut self, milliseconds: u64) -> Self {
        self.allowance = Some(milliseconds).filter(|milliseconds| *milliseconds > 0);
        self
    }

    /// Returns by how many milliseconds the act was stamped before its arrival, if it was.
    pub fn allowance(&self) -> Option<u64> {
        self.allowance
    }

    /// Returns when the act was done.
    pub fn at(&self) -> Millis {
        Millis(self.at)
    }

    /// Returns the actor as JSON has it: for an assistant the player.
    pub(crate) fn by(&self) -> Name<Actor> {
        self.by
    }

    /// Returns whether an assistant acted for the player.
    pub(crate) fn via(&self) -> Option<Via> {
        self.via
    }

    /// Returns the text of the act as it is stored.
    pub fn text(&self) -> &RawValue {
        &self.act
    }

    /// Returns the name of the act without reading its other fields.
    pub(crate) fn name(&self) -> Cow<'_, str> {
        #[derive(Default, Deserialize)]
        struct Tag<'t> {
            #[serde(borrow)]
            act: Cow<'t, str>,
        }
        serde_json::from_str::<Tag<'_>>(self.act.get()).unwrap_or_default().act
    }

    /// Reads the act as it is stored.
    pub fn act(&self) -> Result<Act, FrameError> {
        Act::read(self.act.get())
    }

    /// Reads the act with its actor and time, to judge it again.
    pub fn to_timed(&self) -> Result<TimedAct, FrameError> {
        TimedAct::of(Millis(self.at), self.by.0, self.via, self.act()?.into())
    }

    /// Returns the version of the rules by which it was judged.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Writes the rulings, to compare them with others.
    pub fn rulings_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(&self.rulings).unwrap_or_default()
    }

    /// Lists the rulings that are announced, with their times.
    pub(crate) fn told(&self) -> impl Iterator<Item = &StampedFrame> {
        self.rulings.iter().filter(|stamped| !stamped.ruling.is_kept())
    }

    /// Tells whether the game ended by it.
    pub(crate) fn ends_the_game(&self) -> bool {
        self.rulings.iter().any(|stamped| stamped.ruling.is_end())
    }

    /// Tells whether the possibility of mate stayed undecided.
    pub fn is_undecided(&self) -> bool {
        self.rulings.iter().any(|stamped| stamped.ruling.is_undecided())
    }

    /// Returns the box of a sealed move.
    pub fn sealed_box(&self) -> Option<String> {
        self.rulings.iter().find(|stamped| stamped.ruling.is_sealing())?;
        match self.act() {
            Ok(Act::Seal { r#box, .. }) => r#box,
            _ => None,
        }
    }

    /// Reads an entry.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Replays the entry. Its rulings contain everything that they change, so the act is not read and nothing is judged
    /// again.
    pub fn replay(&self, game: &mut Game) -> Result<(), FrameError> {
        let rulings = self.rulings_to_laws(game)?;
        game.replay(Millis(self.at), &rulings, self.due);
        Ok(())
    }

    fn rulings_to_laws(&self, game: &Game) -> Result<Vec<Ruling>, FrameError> {
        self.rulings.iter().map(|stamped| stamped.ruling.to_laws(Millis(stamped.at), game)).collect()
    }

    /// Restores the stored entry with its act, in the context of the game before it. Nothing is judged again.
    pub fn to_laws(&self, game: &Game) -> Result<Entry, FrameError> {
        let written = self.read.as_ref().map(ReadFrame::to_laws).transpose()?;
        let act = Reading::Before(written).act(&self.act()?)?;
        let (by, rulings) = (acting(self.by.0, self.via)?, self.rulings_to_laws(game)?);
        Ok(Entry { at: Millis(self.at), by, act, rulings, due: self.due })
    }
}

/// Writes an act that seals a move without its secret; none if the act has no secret.
fn without_secret(act: &Act, r#box: Option<String>) -> Option<Box<RawValue>> {
    let (nonce, text) = act.sealed_text()?;
    let kept = Act::Seal { text: None, nonce: None, commitment: Some(commitment(nonce, text).to_string()), r#box };
    // Serialization cannot fail: all keys are strings.
    Some(to_raw_value(&kept).unwrap_or_default())
}
