//! Entries, as each audience may see them.

use laws::Actor;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::contract::act::{Act, Via};
use crate::contract::entry::StampedFrame;
use crate::contract::names::Name;
use crate::contract::ruling::RulingFrame;
use crate::disk::entry::JournalEntry;
use crate::rest::record::{RecordClocks, RecordLine};
use crate::wire::audience::Audience;
use crate::wire::view::StandsFrame;

/// An act and its rulings, as far as the audience may see them.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WireEntry {
    /// Its number in the game; none for a refused act, which only the arbiter sees.
    #[ts(type = "number | null")]
    seq: Option<u64>,
    #[ts(type = "number")]
    at: u64,
    by: Name<Actor>,
    /// Whether an assistant acted for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    via: Option<Via>,
    #[ts(as = "Act")]
    act: Box<RawValue>,
    #[serde(serialize_with = "only_shown")]
    rulings: Vec<SaidRuling>,
    /// Milliseconds by which `at` was moved back for network delay; only the arbiter sees it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    allowance: Option<u64>,
    /// The act as a sentence, in the language that was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    words: Option<String>,
    /// The lines that the entry adds to the record of the game, in the same language; only the arbiter sees them.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<RecordLine>>")]
    record: Vec<RecordLine>,
    /// The state of the game now; absent in past entries.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    stands: Option<StandsFrame>,
}

impl WireEntry {
    /// Shows an entry to an audience; none if the audience must not see it, or if only time passed.
    pub fn of(seq: Option<u64>, entry: &JournalEntry, audience: Audience) -> Option<Self> {
        if !audience.sees(seq, entry) {
            return None;
        }
        let said = |stamped: &StampedFrame| SaidRuling {
            ruling: audience.ruling_of(stamped),
            words: None,
            is_hidden: !audience.sees_ruling(stamped, entry),
        };
        Some(Self {
            seq,
            at: entry.at().0,
            by: entry.by(),
            via: entry.via(),
            act: audience.act_of(entry),
            rulings: entry.told().map(said).collect(),
            allowance: audience.allowance_of(entry),
            words: None,
            record: Vec::new(),
            stands: None,
        })
    }

    /// Adds the sentences of a language, as far as an audience may read them.
    #[must_use]
    pub fn with_words(mut self, words: &EntryWords, audience: Audience) -> Self {
        self.words = Some(words.act.clone());
        if audience.sees_record() {
            self.record.clone_from(&words.record);
        }
        for (ruling, sentence) in self.rulings.iter_mut().zip(&words.rulings) {
            ruling.words = Some(sentence.clone());
        }
        self
    }

    /// Adds the state of the game after the entry.
    #[must_use]
    pub fn with_stands(mut self, stands: StandsFrame) -> Self {
        self.stands = Some(stands);
        self
    }

    /// Returns its number in the game.
    pub fn seq(&self) -> Option<u64> {
        self.seq
    }
}

/// A ruling with its time and, in the language that was asked for, its sentence.
#[derive(Clone, Debug, Serialize, TS)]
struct SaidRuling {
    #[serde(flatten)]
    #[ts(flatten)]
    ruling: StampedFrame,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    words: Option<String>,
    /// Whether it is hidden from this audience; it still takes its place among the sentences.
    #[serde(skip)]
    #[ts(skip)]
    is_hidden: bool,
}

/// Writes the rulings that the audience may see.
fn only_shown<S: Serializer>(rulings: &[SaidRuling], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(rulings.iter().filter(|ruling| !ruling.is_hidden))
}

/// Why an act is refused and, in the language that was asked for, the sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RefusedFrame {
    /// The ruling.
    #[serde(flatten)]
    #[ts(flatten)]
    pub ruling: RulingFrame,
    /// The sentence.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub words: Option<String>,
}

/// The sentences of an entry: one for the act and one for each ruling.
///
/// ```
/// use protocol::EntryWords;
/// let rulings = vec!["Black wins 0–1.".to_owned()];
/// let words = EntryWords { act: "White resigns.".to_owned(), rulings, ..EntryWords::default() };
/// assert_eq!(words.rulings.len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryWords {
    /// The sentence about the act.
    pub act: String,
    /// The sentences about the rulings.
    pub rulings: Vec<String>,
    /// The lines that the entry adds to the record of the game.
    pub record: Vec<RecordLine>,
}

/// Declares the types an entry is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        StampedFrame::decl(config),
        SaidRuling::decl(config),
        RefusedFrame::decl(config),
        RecordClocks::decl(config),
        RecordLine::decl(config),
        WireEntry::decl(config),
    ]
}
