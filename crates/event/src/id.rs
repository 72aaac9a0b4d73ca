//! Ids and moments, each a type of its own.

use std::fmt;

/// A moment: milliseconds since 1970-01-01 UTC. The caller brings it; this crate reads no clock.
///
/// ```
/// use event::Moment;
/// assert!(Moment(1_000) < Moment(2_000));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub u64);

/// A person who acts in an event: an official, a player or a spectator with a link.
///
/// ```
/// use event::PersonId;
/// assert_eq!(PersonId(7).to_string(), "person 7");
/// assert_eq!(PersonId::PROGRAM, PersonId(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The program itself: it reports the results of games on its boards and what those games need.
    pub const PROGRAM: Self = Self(0);
}

/// A player of an event. It is given at registration and never changes, unlike the pairing number.
///
/// ```
/// use event::PlayerId;
/// assert_eq!(PlayerId(3).to_string(), "player 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u16);

/// A game that is kept outside of the event: one played on the program's boards, or moves entered later.
///
/// ```
/// use event::GameId;
/// assert_eq!(GameId("g7f3".to_owned()).to_string(), "game g7f3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub String);

/// One thing on the arbiters' list.
///
/// ```
/// use event::ItemId;
/// assert_eq!(ItemId(1).to_string(), "item 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ItemId(pub u32);

/// A penalty of the event.
///
/// ```
/// use event::PenaltyId;
/// assert_eq!(PenaltyId(2).to_string(), "penalty 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PenaltyId(pub u32);

macro_rules! display {
    ($($type:ident $word:literal)+) => {
        $(impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, " {}"), self.0)
            }
        })+
    };
}

display! { PersonId "person" PlayerId "player" GameId "game" ItemId "item" PenaltyId "penalty" }
