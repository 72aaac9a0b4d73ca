//! An event as an audience sees it: settings, players, rounds, standings, and what needs an arbiter.

mod bracket;
mod desk;
mod overview;
pub(super) mod people;
mod player_page;
mod round;
mod standings;
mod why;

use event::{Event, PlayerId};
use pairing::standings::Code;

pub use self::bracket::{BracketFrame, MatchFrame};
pub use self::desk::{CallsFrame, IncidentFrame, ItemFrame, MessageFrame};
pub use self::overview::{EventFrame, RoundSummary, StartFrame};
pub use self::people::{ByeFrame, PersonFrame, PlayerFrame, PlayerRef};
pub use self::player_page::{PageFrame, PlaceFrame};
pub use self::round::{BoardFrame, ChangeFrame, FreeFrame, RoundFrame, SideFrame};
pub use self::standings::{
    AccountFrame, CellFrame, CrossFrame, CrossRowFrame, KeizerLineFrame, LineFrame, StandingsFrame, SummandFrame,
};
pub use self::why::{BracketWhyFrame, PairWhyFrame, WhyFrame};

use crate::event::audience::EventAudience;

/// An event as an audience sees it. What is not for them is `None` or empty.
///
/// ```
/// use event::{Act, Event, Moment, PersonId, Registration, Template};
/// use protocol::event::{EventAudience, EventView};
/// let mut event = Event::new();
/// let settings = Box::new(Template::RapidSunday.settings("Rapid Sunday"));
/// event.act(Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: false })?;
/// event.act(Moment(1), PersonId(1), Act::Register { registration: Registration::named("Ashby, Helen") })?;
/// let view = EventView::new(&event, EventAudience::Public);
/// assert_eq!(view.players()[0].name.as_deref(), Some("Ashby, Helen"));
/// assert!(view.attention().is_none(), "the arbiters' list is for officials");
/// # Ok::<(), event::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EventView<'e> {
    event: &'e Event,
    audience: EventAudience,
}

impl<'e> EventView<'e> {
    /// Looks at an event with the eyes of an audience.
    pub const fn new(event: &'e Event, audience: EventAudience) -> Self {
        Self { event, audience }
    }

    /// Returns the settings, the phase and the rounds.
    pub fn event(&self) -> EventFrame {
        EventFrame::of(self.event, self.audience)
    }

    /// Lists the players in the order of registration.
    pub fn players(&self) -> Vec<PlayerFrame> {
        self.event.players().map(|player| self.audience.player(self.event, player)).collect()
    }

    /// Returns a round with its boards; a draft is for officials.
    pub fn round(&self, number: u16) -> Option<RoundFrame> {
        let round = self.event.round(number).filter(|round| self.audience.sees_round(round))?;
        Some(RoundFrame::of(self.event, round, self.audience))
    }

    /// Tells why a round of a Swiss is paired as it is; of a draft for officials only.
    pub fn why(&self, number: u16) -> Option<WhyFrame> {
        self.event.round(number).filter(|round| self.audience.sees_round(round))?;
        WhyFrame::of(self.event, number)
    }

    /// Ranks the players after the published rounds, or after an earlier one.
    pub fn standings(&self, after: Option<u16>) -> StandingsFrame {
        StandingsFrame::of(self.event, after, self.audience)
    }

    /// Tells how a value of the standings came about, after the published rounds or after an earlier one.
    pub fn account(&self, player: PlayerId, code: &Code, after: Option<u16>) -> Option<AccountFrame> {
        AccountFrame::of(self.event, player, code, after)
    }

    /// Returns the cross-table.
    pub fn crosstable(&self) -> CrossFrame {
        CrossFrame::of(self.event, self.audience)
    }

    /// Returns the bracket of a knock-out.
    pub fn bracket(&self) -> Option<BracketFrame> {
        self.event.bracket().map(|bracket| BracketFrame::of(&bracket))
    }

    /// Returns the page of a player, for the player and for officials.
    pub fn page(&self, player: PlayerId) -> Option<PageFrame> {
        self.event
            .page(player)
            .filter(|_| self.audience.sees_player(player))
            .map(|page| PageFrame::of(self.event, &page, self.audience))
    }

    /// Lists what needs an arbiter, the most urgent first; for officials.
    pub fn attention(&self) -> Option<Vec<ItemFrame>> {
        let items = || self.event.open_items().into_iter().map(ItemFrame::of).collect();
        self.audience.is_official().then(items)
    }

    /// Lists what happened with players, for officials; a player sees their own.
    pub fn incidents(&self, player: Option<PlayerId>) -> Option<Vec<IncidentFrame>> {
        let is_shown = player.map_or(self.audience.is_official(), |player| self.audience.sees_player(player));
        let incidents = match player {
            Some(player) => self.event.incidents_of(player),
            None => self.event.incidents(),
        };
        is_shown.then(|| incidents.iter().map(IncidentFrame::of).collect())
    }

    /// Lists the announcements.
    pub fn announcements(&self) -> Vec<MessageFrame> {
        self.event.announcements().into_iter().map(|message| MessageFrame::of(message, self.audience)).collect()
    }

    /// Lists the notes; for officials.
    pub fn notes(&self) -> Option<Vec<MessageFrame>> {
        let notes = || self.event.notes().iter().map(|message| MessageFrame::of(message, self.audience)).collect();
        self.audience.is_official().then(notes)
    }

    /// Lists the people with roles; for officials.
    pub fn people(&self) -> Option<Vec<PersonFrame>> {
        let people = || self.event.people().map(|(id, person)| PersonFrame::of(id, person)).collect();
        self.audience.is_official().then(people)
    }
}

/// Declares the types of views.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    [
        people::declarations(config),
        overview::declarations(config),
        round::declarations(config),
        why::declarations(config),
        standings::declarations(config),
        bracket::declarations(config),
        desk::declarations(config),
        player_page::declarations(config),
    ]
    .concat()
}
