//! A player of the event, and what is known of the rounds to come.

use std::collections::{BTreeMap, BTreeSet};

use pairing::{Title, Withdrawal};

use crate::card::Card;
use crate::id::{Moment, PlayerId};
use crate::named::named;
use crate::terms::Bye;

/// A player of the event.
///
/// ```
/// # use event::{Act, Event, Moment, PersonId, Registration, Settings, Status};
/// # let mut event = Event::new();
/// # let settings = Box::new(Settings { name: "Cup".to_owned(), ..Settings::default() });
/// # event.act(Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: false }).unwrap();
/// event.act(Moment(1), PersonId(1), Act::Register { registration: Registration::named("Ashby, Helen") }).unwrap();
/// let player = event.players().next().unwrap();
/// assert_eq!(player.name(), Some("Ashby, Helen"));
/// assert_eq!(player.status(), Status::Playing);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub(crate) id: PlayerId,
    pub(crate) rating: Option<u16>,
    pub(crate) title: Option<Title>,
    /// The personal data; none if it was erased.
    pub(crate) card: Option<Card>,
    pub(crate) registered_at: Moment,
    pub(crate) from_round: u16,
    pub(crate) status: Status,
    /// What became of the games of a player who left a round robin.
    pub(crate) games: Option<Withdrawal>,
    /// The rounds for which the player has checked in.
    pub(crate) here: BTreeSet<u16>,
    /// The rounds in which the player will be or was absent.
    pub(crate) absences: BTreeSet<u16>,
    pub(crate) byes: BTreeMap<u16, ByeRequest>,
}

/// Whether a player takes part.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{PlayerId, Status};
/// assert_eq!(event.player(PlayerId(1)).unwrap().status(), Status::Playing);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The player takes part.
    Playing,
    /// The player has left, or was expelled.
    Withdrawn {
        /// The last round that was published before.
        after_round: u16,
    },
}

/// A bye that was asked for or granted.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{Act, Bye, ByeState, Moment, PersonId, PlayerId};
/// let act = Act::AskBye { player: PlayerId(1), round: 2, bye: Bye::Zero };
/// event.act(Moment(20), PersonId(1), act).unwrap();
/// let page = event.page(PlayerId(1)).unwrap();
/// assert_eq!(page.next_bye.unwrap().state, ByeState::Asked);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ByeRequest {
    /// The kind of bye.
    pub bye: Bye,
    /// What became of it.
    pub state: ByeState,
    /// The reason of a refusal.
    pub reason: String,
    /// The bye that was granted before and holds until this request is answered.
    pub granted: Option<Bye>,
}

impl ByeRequest {
    /// Returns the bye that is granted.
    pub fn holds(&self) -> Option<Bye> {
        match self.state {
            ByeState::Granted => Some(self.bye),
            ByeState::Asked => self.granted,
            ByeState::Refused => None,
        }
    }
}

named! {
    /// What became of a bye.
    ///
    /// ```
    /// use event::ByeState;
    /// assert_eq!(ByeState::Asked.name(), "asked");
    /// ```
    ByeState {
        /// It waits for an answer.
        Asked = "asked",
        /// It was granted.
        Granted = "granted",
        /// It was refused.
        Refused = "refused",
    }
}

impl Entrant {
    /// Returns the id.
    pub const fn id(&self) -> PlayerId {
        self.id
    }

    /// Returns the rating; none if unrated.
    pub const fn rating(&self) -> Option<u16> {
        self.rating
    }

    /// Returns the title.
    pub const fn title(&self) -> Option<Title> {
        self.title
    }

    /// Returns the personal data; none if it was erased.
    pub const fn card(&self) -> Option<&Card> {
        self.card.as_ref()
    }

    /// Returns the name; none if it was erased.
    pub fn name(&self) -> Option<&str> {
        self.card.as_ref().map(|card| card.name.as_str())
    }

    /// Tells whether the personal data was erased.
    pub const fn is_erased(&self) -> bool {
        self.card.is_none()
    }

    /// Returns when the player entered.
    pub const fn registered_at(&self) -> Moment {
        self.registered_at
    }

    /// Returns the first round that the player can be paired in, since the last return.
    pub const fn from_round(&self) -> u16 {
        self.from_round
    }

    /// Tells whether the player takes part.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Tells what became of the games of a player who left a round robin.
    pub const fn games(&self) -> Option<Withdrawal> {
        self.games
    }

    /// Tells whether the player has checked in for a round.
    pub fn is_here(&self, round: u16) -> bool {
        self.here.contains(&round)
    }

    /// Tells whether an absence in a round is noted.
    pub fn is_absent(&self, round: u16) -> bool {
        self.absences.contains(&round)
    }

    /// Lists the byes by round: asked for, granted and refused.
    pub const fn byes(&self) -> &BTreeMap<u16, ByeRequest> {
        &self.byes
    }

    /// Returns the bye granted for a round.
    pub fn granted_bye(&self, round: u16) -> Option<Bye> {
        self.byes.get(&round).and_then(ByeRequest::holds)
    }
}
