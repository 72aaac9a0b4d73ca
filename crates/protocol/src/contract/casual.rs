//! Regulations that casual games add to the Laws, as JSON, and their defaults.

use clock::Millis;
use laws::{BoardKind, Regulations, Stops, TakeBack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::names::Name;
use super::regulations::RegulationsFrame;
use crate::error::FrameError;

/// The default for the longest stop without an arbiter, in milliseconds.
pub(crate) const LONGEST_STOP: u64 = 300_000;
/// The default for the number of times that each player may stop the clocks.
pub(crate) const STOPS_EACH: u32 = 3;
/// The default for the absence after which the opponent may claim, in milliseconds.
pub(crate) const ABSENCE: u64 = 120_000;
/// The longest such time that can be set: a day, in milliseconds.
const LONGEST_WAIT: u64 = 86_400_000;

/// How long and how often a player may stop the clocks where there is no arbiter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StopsFrame {
    /// Milliseconds after which a stop ends by itself; without it only agreement ends it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    longest: Option<u64>,
    /// How many times each player may stop the clocks; unlimited if absent.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    each: Option<u32>,
}

impl StopsFrame {
    pub(super) fn of(stops: Stops) -> Self {
        Self { longest: stops.longest.map(|time| time.0), each: stops.each }
    }

    pub(super) fn to_laws(self) -> Stops {
        Stops { longest: self.longest.map(Millis), each: self.each }
    }
}

/// Properties of a casual game on which its rules depend.
///
/// ```
/// use protocol::{CasualGame, RegulationsFrame};
/// let frame = RegulationsFrame::default().for_casual(CasualGame { is_shared: false, is_free: false });
/// assert_eq!(frame.to_laws()?.take_back, laws::TakeBack::Agreed);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CasualGame {
    /// Whether both players share a screen: then they settle between themselves who waits for whom.
    pub is_shared: bool,
    /// Whether moves are taken back without asking: against an engine, or in training.
    pub is_free: bool,
}

impl RegulationsFrame {
    /// Adds the defaults of a game without an arbiter: how stops end and, outside of events, the rules of casual games.
    #[must_use]
    pub fn for_casual(mut self, game: CasualGame) -> Self {
        if !game.is_shared {
            self.stops.get_or_insert(StopsFrame { longest: Some(LONGEST_STOP), each: Some(STOPS_EACH) });
        }
        if self.event.is_some() {
            return self;
        }
        let is_assisted = self.board.is_none_or(|board| board.0 == BoardKind::Assisted);
        if !game.is_shared {
            self.absence.get_or_insert(ABSENCE);
            self.moves_ahead.get_or_insert(is_assisted);
        }
        let take_back = match (is_assisted, game.is_free) {
            (false, _) => TakeBack::None,
            (true, true) => TakeBack::Free,
            (true, false) => TakeBack::Agreed,
        };
        self.take_back.get_or_insert(Name(take_back));
        self
    }

    /// Checks that the regulations have no rules for games without an arbiter only; the error names the field.
    pub fn check_for_arbiter(&self) -> Result<(), FrameError> {
        let problem = "a game with an arbiter has no such rule: the arbiter decides";
        match self.first_casual_rule() {
            Some(field) => Err(FrameError::saying(field, problem)),
            None => Ok(()),
        }
    }

    /// Checks that an event, which is played by the Laws alone, has no casual rules.
    pub(super) fn casual_rules_fit_an_event(&self) -> Result<(), FrameError> {
        match self.first_casual_rule().filter(|_| self.event.is_some()) {
            Some(field) => Err(FrameError::saying(field, "an event has no such rule: the Laws alone apply")),
            None => Ok(()),
        }
    }

    /// Returns the name of the first regulation that only casual games have.
    fn first_casual_rule(&self) -> Option<&'static str> {
        let rules = [
            ("absence", self.absence.is_some()),
            ("take_back", self.take_back.is_some_and(|name| name.0 != TakeBack::None)),
            ("moves_ahead", self.moves_ahead == Some(true)),
        ];
        rules.into_iter().find(|(_, is_set)| *is_set).map(|(field, _)| field)
    }

    /// Checks for values that no game can have.
    pub(super) fn casual_rules_make_sense(&self, regulations: &Regulations) -> Result<(), FrameError> {
        let is_physical = regulations.board == BoardKind::Physical;
        if is_physical && regulations.take_back != TakeBack::None {
            return Err(FrameError::saying("take_back", "on a physical board a move that was made stands (Article 4)"));
        }
        if is_physical && self.moves_ahead == Some(true) {
            return Err(FrameError::saying("moves_ahead", "on a physical board nobody moves before their turn"));
        }
        let waits = [("stops.longest", self.stops.and_then(|stops| stops.longest)), ("absence", self.absence)];
        for (field, wait) in waits {
            if let Some(found) = wait.filter(|wait| !(1_000..=LONGEST_WAIT).contains(wait)) {
                return Err(FrameError::new(field, found, "from a second to a day, in milliseconds"));
            }
        }
        Ok(())
    }
}
