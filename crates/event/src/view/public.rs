//! What the world may know of a player.

use pairing::Title;

use crate::card::Field;
use crate::state::{Entrant, State};

/// The parts of a player's data that the organiser publishes; everything else is empty.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// let card = event.public_card(event::PlayerId(1)).unwrap();
/// assert_eq!((card.name.as_deref(), card.birth_year), (Some("Ashby"), None));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PublicCard {
    /// The name.
    pub name: Option<String>,
    /// The sex, `m` or `w`.
    pub sex: Option<char>,
    /// The title.
    pub title: Option<Title>,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: Option<String>,
    /// The FIDE number.
    pub fide_id: Option<String>,
    /// The year of birth.
    pub birth_year: Option<String>,
    /// The club.
    pub club: Option<String>,
}

impl State {
    pub(crate) fn public_card(&self, player: &Entrant) -> PublicCard {
        let shows = |field: Field| self.settings.publication.shows.contains(&field);
        let card = |field: Field| player.card.as_ref().filter(|_| shows(field));
        let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        PublicCard {
            name: card(Field::Name).and_then(|card| text(&card.name)),
            sex: card(Field::Sex).and_then(|card| card.sex),
            title: player.title.filter(|_| shows(Field::Title)),
            rating: player.rating.filter(|_| shows(Field::Rating)),
            federation: card(Field::Federation).and_then(|card| text(&card.federation)),
            fide_id: card(Field::FideId).and_then(|card| text(&card.fide_id)),
            birth_year: card(Field::BirthYear).and_then(|card| text(card.birth.split(['/', '-', '.']).next()?)),
            club: card(Field::Club).and_then(|card| text(&card.club)),
        }
    }
}
