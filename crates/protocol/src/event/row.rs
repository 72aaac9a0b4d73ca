//! The rows of an event's journal, and the cards that are kept beside them so that they can be erased.

use event::{Card, Entry, Event, Moment, PersonId, Ruling, Subject};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::error::{self, FrameError};
use crate::event::chain::{of_hex, to_hex};
use crate::event::lists::{ActFrame, RulingFrame};
use crate::event::registration::{RegistrationFrame, SubjectFrame};

/// The version of the rules of events that a row was judged by; it grows when a correction changes what is ruled.
pub const EVENT_RULES_VERSION: u32 = 1;

/// The random bytes that keep a card from being guessed from its hash.
pub type Salt = [u8; 32];

/// A row of an event's journal.
///
/// ```
/// use event::{Act, Event, Moment, PersonId, Template};
/// use protocol::event::{ActedRow, EventRow};
/// let mut event = Event::new();
/// let settings = Box::new(Template::ClubBlitz.settings("Thursday blitz"));
/// let entry = event.act(Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: false })?;
/// let (row, cards) = ActedRow::of(1, &entry, || [7; 32]);
/// let text = EventRow::Acted(row).to_text();
/// let mut again = Event::new();
/// EventRow::read(&text)?.replay(1, &cards, &mut again)?;
/// assert_eq!(again, event);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum EventRow {
    /// Somebody did something.
    Acted(Box<ActedRow>),
    /// A person got a link, or lost it.
    Linked(LinkedRow),
}

/// What somebody did: the act without personal data, and the rulings as made.
#[derive(Clone, Debug, PartialEq)]
pub struct ActedRow {
    at: u64,
    by: u32,
    act: ActFrame,
    rulings: Vec<RulingFrame>,
    cards: Vec<CardHash>,
    rules: u32,
    id: Option<String>,
}

/// A person got a link, or lost it. Only the hash of what is in the link is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkedRow {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The person who gave or took the link.
    pub by: u32,
    /// The person who has the link.
    pub person: u32,
    /// The hash of the token; absent if every link of the person is revoked.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub token: Option<String>,
}

/// The salted hash of a card, in place of the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardHash {
    of: SubjectFrame,
    hash: String,
}

/// A card with its salt: a record of its own, which can be deleted without breaking the chain of hashes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    /// The number of the row that brought the card.
    pub row: u64,
    /// The person.
    of: SubjectFrame,
    /// The salt, in hexadecimal digits.
    salt: String,
    /// The personal data.
    card: RegistrationFrame,
}

/// The row as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kept {
    Acted(Acted),
    Linked(LinkedRow),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Acted {
    at: u64,
    by: u32,
    act: Box<RawValue>,
    rulings: Vec<Box<RawValue>>,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    cards: Vec<CardHash>,
    rules: u32,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    id: Option<String>,
}

impl EventRow {
    /// Reads a row; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        Ok(match error::read(text)? {
            Kept::Linked(linked) => Self::Linked(linked),
            Kept::Acted(Acted { at, by, act, rulings, cards, rules, id }) => {
                if rules > EVENT_RULES_VERSION {
                    let problem =
                        format!("found {rules}, expected at most {EVENT_RULES_VERSION}: a newer program wrote it");
                    return Err(FrameError::saying("acted.rules", problem));
                }
                let within = |place: String| {
                    move |error: FrameError| FrameError { field: format!("acted.{place}.{}", error.field), ..error }
                };
                let act = ActFrame::read_kept(act.get()).map_err(within("act".to_owned()))?;
                let rulings = rulings.iter().enumerate().map(|(index, ruling)| {
                    RulingFrame::read(ruling.get()).map_err(within(format!("rulings[{index}]")))
                });
                let rulings = rulings.collect::<Result<Vec<_>, _>>()?;
                Self::Acted(Box::new(ActedRow { at, by, act, rulings, cards, rules, id }))
            }
        })
    }

    /// Writes the row as one line of JSON.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        fn raw(value: &impl Serialize) -> Box<RawValue> {
            serde_json::value::to_raw_value(value).unwrap_or_default()
        }
        let kept = match self {
            Self::Linked(linked) => Kept::Linked(linked.clone()),
            Self::Acted(row) => Kept::Acted(Acted {
                at: row.at,
                by: row.by,
                act: raw(&row.act),
                rulings: row.rulings.iter().map(raw).collect(),
                cards: row.cards.clone(),
                rules: row.rules,
                id: row.id.clone(),
            }),
        };
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// Carries out the row. Nothing is judged again; a card that was erased is simply missing, and one that does not give the
    /// hash of the row is an error.
    pub fn replay(&self, seq: u64, cards: &[CardRow], event: &mut Event) -> Result<(), FrameError> {
        let Self::Acted(row) = self else { return Ok(()) };
        let mut found = Vec::new();
        for card in cards.iter().filter(|card| card.row == seq) {
            let is_known = row.cards.iter().any(|known| known.of == card.of && known.hash == card.hash());
            if !is_known {
                return Err(FrameError::saying("card", "it does not give the hash in its row"));
            }
            found.push((card.subject(), card.card()));
        }
        event.replay(row.at(), row.by(), &row.rulings(), &found);
        Ok(())
    }
}

impl ActedRow {
    /// Makes the row of an entry and the cards that belong beside it. `salt` gives random bytes, new ones for each card.
    pub fn of(seq: u64, entry: &Entry, mut salt: impl FnMut() -> Salt) -> (Box<Self>, Vec<CardRow>) {
        let card = |(subject, card): &(Subject, Card)| CardRow {
            row: seq,
            of: SubjectFrame::of(*subject),
            salt: to_hex(&salt()),
            card: RegistrationFrame::of_card(card),
        };
        let cards: Vec<CardRow> = entry.cards.iter().map(card).collect();
        let row = Self {
            at: entry.at.0,
            by: entry.by.0,
            act: ActFrame::of(&entry.act).without_cards(),
            rulings: entry.rulings.iter().map(RulingFrame::of).collect(),
            cards: cards.iter().map(|card| CardHash { of: card.of, hash: card.hash() }).collect(),
            rules: EVENT_RULES_VERSION,
            id: None,
        };
        (Box::new(row), cards)
    }

    /// Sets the client's id of the act: the same act sent again gets the same answer, also after a restart.
    #[must_use]
    pub fn with_id(mut self: Box<Self>, id: Option<String>) -> Box<Self> {
        self.id = id;
        self
    }

    /// Returns the client's id of the act, if it had one.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// Returns when it was done.
    pub const fn at(&self) -> Moment {
        Moment(self.at)
    }

    /// Returns the person who did it.
    pub const fn by(&self) -> PersonId {
        PersonId(self.by)
    }

    /// Returns the act, without personal data.
    pub const fn act(&self) -> &ActFrame {
        &self.act
    }

    /// Returns the rulings.
    pub fn rulings(&self) -> Vec<Ruling> {
        self.rulings.iter().map(RulingFrame::to_event).collect()
    }

    /// Lists the people whose cards the row wants deleted.
    pub fn erased(&self) -> Vec<Subject> {
        let erased = |ruling: &RulingFrame| match ruling {
            RulingFrame::Erased { subject } => Some(subject.to_event()),
            _ => None,
        };
        self.rulings.iter().filter_map(erased).collect()
    }

    /// Lists the people whose cards the row brought.
    pub fn subjects(&self) -> impl Iterator<Item = Subject> + '_ {
        self.cards.iter().map(|card| card.of.to_event())
    }
}

impl CardRow {
    /// Reads a card; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let card: Self = error::read(text)?;
        let is_salt = of_hex(&card.salt).is_some_and(|salt| salt.len() == size_of::<Salt>());
        if is_salt { Ok(card) } else { Err(FrameError::new("salt", &card.salt, "64 hexadecimal digits")) }
    }

    /// Writes the card as one line of JSON.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the person.
    pub const fn subject(&self) -> Subject {
        self.of.to_event()
    }

    /// Returns the card as an event knows it.
    pub fn card(&self) -> Card {
        self.card.clone().into_event().card
    }

    /// Returns the salted SHA-256 that stands in the row.
    pub fn hash(&self) -> String {
        let about = serde_json::to_string(&(self.of, &self.card)).unwrap_or_default();
        let salt = of_hex(&self.salt).unwrap_or_default();
        to_hex(&Sha256::new().chain_update(salt).chain_update(about).finalize())
    }
}
