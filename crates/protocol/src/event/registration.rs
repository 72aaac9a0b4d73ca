//! Entry forms and personal data as JSON.

use event::{Card, Registration, Subject};
use pairing::Title;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::names::Name;
use crate::event::form::forms;

/// An entry form: rating, title and personal data side by side.
///
/// In a row of a journal the personal data is missing: it is kept apart, so that it can be erased.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct RegistrationFrame {
    /// The name, as `Lastname, Firstname`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The rating; absent if unrated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Name<Title>>")]
    pub title: Option<Name<Title>>,
    /// The sex: `m` or `w`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<SexText>,
    /// The federation.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>")]
    pub federation: String,
    /// The FIDE number.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>")]
    pub fide_id: String,
    /// The birth, as `YYYY/MM/DD` or a part of it.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>")]
    pub birth: String,
    /// The club.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>")]
    pub club: String,
    /// How the organiser reaches the person; never published.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>")]
    pub contact: String,
}

/// The sex as report files write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SexText {
    /// Male.
    M,
    /// Female.
    W,
}

impl SexText {
    pub(super) const fn of(sex: char) -> Option<Self> {
        match sex {
            'm' => Some(Self::M),
            'w' => Some(Self::W),
            _ => None,
        }
    }

    pub(super) const fn letter(self) -> char {
        match self {
            Self::M => 'm',
            Self::W => 'w',
        }
    }
}

forms! {
    Registration => RegistrationFrame: RegistrationFrame::of, RegistrationFrame::into_event;
    Subject => SubjectFrame: |subject| SubjectFrame::of(*subject), SubjectFrame::to_event;
}

impl RegistrationFrame {
    /// Writes an entry form.
    pub fn of(registration: &Registration) -> Self {
        let Registration { rating, title, card } = registration;
        Self { rating: *rating, title: title.map(Name), ..Self::of_card(card) }
    }

    /// Writes personal data alone.
    pub(super) fn of_card(card: &Card) -> Self {
        Self {
            name: card.name.clone(),
            rating: None,
            title: None,
            sex: card.sex.and_then(SexText::of),
            federation: card.federation.clone(),
            fide_id: card.fide_id.clone(),
            birth: card.birth.clone(),
            club: card.club.clone(),
            contact: card.contact.clone(),
        }
    }

    /// Returns the entry form as an event knows it.
    pub fn into_event(self) -> Registration {
        let card = Card {
            name: self.name,
            sex: self.sex.map(SexText::letter),
            federation: self.federation,
            fide_id: self.fide_id,
            birth: self.birth,
            club: self.club,
            contact: self.contact,
        };
        Registration { rating: self.rating, title: self.title.map(|name| name.0), card }
    }

    /// Returns what is no personal data.
    pub(super) fn without_card(&self) -> Self {
        Self { rating: self.rating, title: self.title, ..Self::default() }
    }
}

/// A person that data is about: `{"player":3}` or `{"person":2}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SubjectFrame {
    /// A player.
    Player(u16),
    /// An official, or anybody else who acts.
    Person(u32),
}

impl SubjectFrame {
    pub(super) const fn of(subject: Subject) -> Self {
        match subject {
            Subject::Player(id) => Self::Player(id.0),
            Subject::Person(id) => Self::Person(id.0),
        }
    }

    /// Returns the subject as an event knows it.
    pub const fn to_event(self) -> Subject {
        match self {
            Self::Player(id) => Subject::Player(event::PlayerId(id)),
            Self::Person(id) => Subject::Person(event::PersonId(id)),
        }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![SexText::decl(config), RegistrationFrame::decl(config), SubjectFrame::decl(config)]
}
