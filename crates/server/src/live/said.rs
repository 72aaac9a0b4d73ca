//! Sentences about acts and rulings, in the languages that clients of the game asked for.

use std::sync::LazyLock;

use laws::{Act, Entry, Game, Outcome, Regulations};
use protocol::{ActNotes, EntryWords};
use serde_json::value::RawValue;
use words::{Context, Locale, Words};

use super::record::frame_of;

static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| Locale::ALL.map(Words::new));

/// Returns the sentences of a language.
pub(crate) fn words(locale: Locale) -> &'static Words {
    WORDS.iter().find(|words| words.locale() == locale).unwrap_or(&WORDS[0])
}

/// A reader of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reader {
    pub(super) locale: Locale,
    /// Whether it is the arbiter, who reads the record of the game as well.
    pub(super) is_arbiter: bool,
}

/// The sentences of an entry in several languages.
#[derive(Debug, Default)]
pub(super) struct Said(Vec<(Locale, EntryWords)>);

impl Said {
    /// Writes the sentences of an entry that was judged in a game and not yet applied to it; `act` is the act as it was
    /// sent.
    pub(super) fn of(game: &Game, entry: &Entry, act: &RawValue, readers: impl IntoIterator<Item = Reader>) -> Self {
        let mut said = Self::default();
        for Reader { locale, is_arbiter } in readers {
            if said.words(locale).is_none() {
                said.0.push((locale, say(game, entry, locale)));
            }
            if is_arbiter && let Some((_, words)) = said.0.iter_mut().find(|(known, _)| *known == locale) {
                words.record = record(game, entry, act, locale);
            }
        }
        said
    }

    /// Returns the sentences of a language.
    pub(super) fn words(&self, locale: Locale) -> Option<&EntryWords> {
        self.0.iter().find(|(known, _)| *known == locale).map(|(_, words)| words)
    }

    /// Returns the sentence of the ruling that refused the act.
    pub(super) fn refusal(&self, locale: Option<Locale>, entry: &Entry) -> Option<String> {
        let index = entry.told().position(laws::Ruling::is_refusal)?;
        self.words(locale?)?.rulings.get(index).cloned()
    }
}

/// Writes the sentences of an entry in one language, for everybody: the number of moves is only in the arbiter's record.
pub(super) fn say(game: &Game, entry: &Entry, locale: Locale) -> EntryWords {
    let words = words(locale);
    let context = Context::from(game).after(&entry.act);
    let counted = match entry.act {
        Act::SetClock { white, black, moves: Some(_) } => Some(Act::SetClock { white, black, moves: None }),
        _ => None,
    };
    EntryWords {
        act: words.act(entry.by, counted.as_ref().unwrap_or(&entry.act), &context),
        rulings: entry.told().map(|ruling| words.ruling(ruling, &context)).collect(),
        record: Vec::new(),
    }
}

/// Writes the lines that an entry adds to the record of the game; `act` is the act as it was sent.
pub(super) fn record(game: &Game, entry: &Entry, act: &RawValue, locale: Locale) -> Vec<protocol::RecordLine> {
    let notes = ActNotes::of(act);
    let note = words::Note {
        written: notes.r#move.as_deref(),
        why: notes.why.as_deref(),
        opened: notes.opened(),
        place: notes.place.as_deref(),
    };
    words(locale).lines(game, entry, &note).into_iter().map(frame_of).collect()
}

/// Writes the sentence about the outcome of a game.
pub(super) fn outcome(outcome: Outcome, regulations: &Regulations, locale: Locale) -> String {
    words(locale).outcome(&outcome, regulations)
}
