//! People with roles, and what officials write down.

use std::collections::BTreeSet;

use crate::card::Card;
use crate::id::{Moment, PenaltyId, PersonId, PlayerId};
use crate::role::Role;
use crate::terms::Penalty;

/// A person with roles.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{PersonId, Role};
/// let roles: Vec<Role> = event.person(PersonId(1)).unwrap().roles().collect();
/// assert_eq!(roles, [Role::Organiser]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    pub(crate) roles: BTreeSet<Role>,
    /// The players whom the person is or was.
    pub(crate) players: BTreeSet<PlayerId>,
    pub(crate) card: Option<Card>,
}

impl Person {
    /// Lists the roles.
    pub fn roles(&self) -> impl Iterator<Item = Role> + '_ {
        self.roles.iter().copied()
    }

    /// Returns the name, if it is known and was not erased.
    pub fn name(&self) -> Option<&str> {
        self.card.as_ref().map(|card| card.name.as_str())
    }
}

/// An announcement or a note.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{Act, Moment, PersonId};
/// event.act(Moment(20), PersonId(1), Act::Announce { text: "Round 2 at 14:00".to_owned() }).unwrap();
/// assert_eq!(event.announcements()[0].text, "Round 2 at 14:00");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The number, from 1.
    pub id: u32,
    /// When it was written.
    pub at: Moment,
    /// The person who wrote it.
    pub by: PersonId,
    /// The text.
    pub text: String,
    /// Whether it no longer holds.
    pub is_withdrawn: bool,
}

/// A penalty as it was imposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imposed {
    /// The id.
    pub id: PenaltyId,
    /// The player.
    pub player: PlayerId,
    /// The penalty.
    pub penalty: Penalty,
    /// The round in which it counts.
    pub round: u16,
    /// The article.
    pub article: String,
    /// The reason.
    pub reason: String,
    /// When it was imposed.
    pub at: Moment,
    /// The person who imposed it.
    pub by: PersonId,
    /// The reason why it was lifted.
    pub lifted: Option<String>,
}
