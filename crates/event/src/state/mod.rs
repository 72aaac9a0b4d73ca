//! How an event stands. Only [`enact`](State::enact) changes it.

mod board;
mod enact;
mod entrant;
mod item;
mod people;
mod round;

use std::collections::BTreeMap;

use pairing::{Color, Id};

pub use self::board::{Board, BoardState, Entered};
pub use self::entrant::{ByeRequest, ByeState, Entrant, Status};
pub use self::item::Item;
pub use self::people::{Imposed, Message, Person};
pub use self::round::{HandChange, Round, RoundCell, RoundState};

use crate::format::Format;
use crate::id::{ItemId, Moment, PenaltyId, PersonId, PlayerId};
use crate::settings::{CheckIn, Settings};
use crate::terms::Penalty;

/// How an event stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own: any of them can hold without the others")]
pub(crate) struct State {
    pub(crate) is_created: bool,
    pub(crate) is_rehearsal: bool,
    pub(crate) is_finished: bool,
    pub(crate) settings: Settings,
    /// The colour of the first number, if it was drawn by lot.
    pub(crate) drawn_color: Option<Color>,
    pub(crate) players: BTreeMap<PlayerId, Entrant>,
    /// Everybody with a pairing number, number 1 first.
    pub(crate) order: Vec<PlayerId>,
    pub(crate) is_seeded: bool,
    pub(crate) is_frozen: bool,
    pub(crate) rounds: Vec<Round>,
    /// Matches of a knock-out decided otherwise than by games: the winner and the loser.
    pub(crate) decided: Vec<(PlayerId, PlayerId)>,
    pub(crate) people: BTreeMap<PersonId, Person>,
    pub(crate) penalties: Vec<Imposed>,
    pub(crate) items: Vec<Item>,
    pub(crate) announcements: Vec<Message>,
    /// When rounds start, in milliseconds since 1970, as far as it was told.
    pub(crate) schedule: BTreeMap<u16, u64>,
    pub(crate) notes: Vec<Message>,
    /// The moment of the last entry.
    pub(crate) at: Moment,
}

impl State {
    /// Counts the rounds that are published, closed ones included.
    pub(crate) fn published(&self) -> u16 {
        self.rounds.iter().filter(|round| round.state() != RoundState::Draft).count() as u16
    }

    /// Counts the rounds that are closed.
    pub(crate) fn closed(&self) -> u16 {
        self.rounds.iter().filter(|round| round.state() == RoundState::Closed).count() as u16
    }

    /// Returns the number of the next round to be published.
    pub(crate) fn next_round(&self) -> u16 {
        self.published() + 1
    }

    /// Returns the last round, the draft included.
    pub(crate) fn last(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// Returns the draft.
    pub(crate) fn draft(&self) -> Option<&Round> {
        self.last().filter(|round| round.state() == RoundState::Draft)
    }

    /// Returns a round that is published.
    pub(crate) fn round(&self, number: u16) -> Option<&Round> {
        let round = self.rounds.get(usize::from(number).checked_sub(1)?)?;
        (round.state() != RoundState::Draft).then_some(round)
    }

    /// Returns the rounds that are published.
    pub(crate) fn published_rounds(&self) -> &[Round] {
        &self.rounds[..usize::from(self.published())]
    }

    /// Returns how many rounds the event has, if that is known.
    pub(crate) fn total(&self) -> Option<u16> {
        match self.settings.format {
            Format::Swiss | Format::Keizer(_) => Some(self.settings.rounds),
            Format::RoundRobin { is_double } => {
                let players = self.order.len() as u16;
                let once = if players < 2 { 0 } else { players - 1 + players % 2 };
                Some(if is_double { 2 * once } else { once })
            }
            Format::Match { games, .. } => Some(games),
            Format::Knockout { .. } => None,
        }
    }

    /// Returns the pairing number of a player.
    pub(crate) fn number(&self, player: PlayerId) -> Option<Id> {
        self.order.iter().position(|id| *id == player).map(|place| place as Id + 1)
    }

    /// Returns the player with a pairing number.
    pub(crate) fn numbered(&self, number: Id) -> Option<PlayerId> {
        self.order.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Returns the colour of the first number in the first round.
    pub(crate) fn initial_color(&self) -> Option<Color> {
        self.settings.initial_color.or(self.drawn_color)
    }

    /// Tells whether a player is to be paired in a round to come, where no table says it.
    pub(crate) fn takes_part(&self, id: PlayerId, round: u16) -> bool {
        let Some(player) = self.players.get(&id) else { return false };
        let is_here = match self.settings.check_in {
            CheckIn::None => true,
            CheckIn::Once => player.here.iter().any(|of| *of <= round),
            CheckIn::EachRound => player.here.contains(&round),
        };
        is_here && self.is_expected(id, round)
    }

    /// Tells whether nothing was announced that keeps a player from a round.
    pub(crate) fn is_expected(&self, id: PlayerId, round: u16) -> bool {
        self.players.get(&id).is_some_and(|player| {
            player.status == Status::Playing
                && player.from_round <= round
                && !player.absences.contains(&round)
                && player.granted_bye(round).is_none()
        })
    }

    /// Returns an expulsion that stands.
    pub(crate) fn expulsion(&self, player: PlayerId) -> Option<PenaltyId> {
        let stands = |imposed: &&Imposed| {
            imposed.player == player && imposed.penalty == Penalty::Expulsion && imposed.lifted.is_none()
        };
        self.penalties.iter().find(stands).map(|imposed| imposed.id)
    }

    /// Returns a thing on the list.
    pub(crate) fn item(&self, id: ItemId) -> Option<&Item> {
        self.items.get((id.0 as usize).checked_sub(1)?)
    }
}
