//! Personal data, apart from everything else so that it can be erased.

use pairing::Title;

use crate::id::{PersonId, PlayerId};
use crate::named::named;

/// The personal data of a player or an official.
///
/// No ruling holds a card: rulings name players and persons by id, and an [`Entry`](crate::Entry) carries cards beside its rulings. A
/// journal can therefore keep cards elsewhere and only their hashes in its chain.
///
/// ```
/// use event::Card;
/// let card = Card { club: "Hartwell CC".to_owned(), ..Card::named("Ashby, Helen") };
/// assert_eq!(card.name, "Ashby, Helen");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Card {
    /// The name, as `Lastname, Firstname`.
    pub name: String,
    /// The sex as report files write it: `m` or `w`.
    pub sex: Option<char>,
    /// The federation.
    pub federation: String,
    /// The FIDE number.
    pub fide_id: String,
    /// The birth, as `YYYY/MM/DD` or a part of it.
    pub birth: String,
    /// The club.
    pub club: String,
    /// How the organiser reaches the person; never published.
    pub contact: String,
}

impl Card {
    /// Makes a card with a name only.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// Tells whether two cards cannot be told apart: the same FIDE number, or the same name and birth.
    pub fn is_same_person(&self, other: &Self) -> bool {
        if !self.fide_id.is_empty() && !other.fide_id.is_empty() {
            return self.fide_id == other.fide_id;
        }
        let folded = |text: &str| text.trim().to_lowercase();
        folded(&self.name) == folded(&other.name) && self.birth == other.birth
    }
}

/// The person a card is about.
///
/// ```
/// use event::{PlayerId, Subject};
/// assert_ne!(Subject::Player(PlayerId(1)), Subject::Player(PlayerId(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// A player.
    Player(PlayerId),
    /// An official, or anybody else who acts.
    Person(PersonId),
}

/// An entry form: what an event knows about a player.
///
/// Rating and title are no part of the card: standings need them after the card was erased.
///
/// ```
/// use event::Registration;
/// let form = Registration { rating: Some(2021), ..Registration::named("Ashby, Helen") };
/// assert_eq!(form.card.name, "Ashby, Helen");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Registration {
    /// The rating; none if unrated.
    pub rating: Option<u16>,
    /// The title.
    pub title: Option<Title>,
    /// The personal data.
    pub card: Card,
}

impl Registration {
    /// Makes an entry form with a name only.
    pub fn named(name: impl Into<String>) -> Self {
        Self { card: Card::named(name), ..Self::default() }
    }
}

named! {
    /// A part of a player's data that the organiser may publish.
    ///
    /// ```
    /// use event::Field;
    /// assert_eq!(Field::BirthYear.name(), "birth_year");
    /// ```
    Field {
        /// The name.
        Name = "name",
        /// The sex.
        Sex = "sex",
        /// The title.
        Title = "title",
        /// The rating.
        Rating = "rating",
        /// The federation.
        Federation = "federation",
        /// The FIDE number.
        FideId = "fide_id",
        /// The year of birth.
        BirthYear = "birth_year",
        /// The club.
        Club = "club",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_told_apart_by_birth_or_fide_number() {
        let father = Card { birth: "1961".to_owned(), ..Card::named("Novák, Jan") };
        let son = Card { birth: "1990".to_owned(), ..Card::named("novák, jan") };
        assert!(!father.is_same_person(&son));
        assert!(father.is_same_person(&Card { birth: "1961".to_owned(), ..Card::named("Novák, Jan ") }));
        let numbered = |number: &str| Card { fide_id: number.to_owned(), ..Card::named("Novák, Jan") };
        assert!(!numbered("301").is_same_person(&numbered("302")));
        assert!(numbered("301").is_same_person(&numbered("301")));
    }
}
