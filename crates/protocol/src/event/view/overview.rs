//! An event at a glance.

use event::{Event, Phase, RoundState};
use pairing::Color;
use serde::Serialize;
use ts_rs::TS;

use crate::contract::names::Name;
use crate::contract::values::Ms;
use crate::event::audience::EventAudience;
use crate::event::form::Form;
use crate::event::settings::SettingsFrame;
use crate::event::values::PointsFrame;

/// An event at a glance: its settings, how far it is, and its rounds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EventFrame {
    /// The settings.
    pub settings: SettingsFrame,
    /// How far the event is.
    pub phase: Name<Phase>,
    /// Whether it is a rehearsal.
    pub is_rehearsal: bool,
    /// How many players are registered.
    pub players: u32,
    /// The number of rounds; null in a knock-out.
    pub total_rounds: Option<u16>,
    /// The rounds; a draft is among them for officials.
    pub rounds: Vec<RoundSummary>,
    /// When rounds start, published or not, as far as it was told.
    pub schedule: Vec<StartFrame>,
    /// Whether pairing numbers no longer change.
    pub are_numbers_frozen: bool,
    /// The colour of the first number in the first round, once it is fixed or drawn.
    pub initial_color: Option<Name<Color>>,
    /// The points of both sides of a match.
    pub match_score: Option<(PointsFrame, PointsFrame)>,
    /// When the last entry was made, in milliseconds since 1970.
    pub at: Ms,
}

/// A round at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct RoundSummary {
    /// The number of the round.
    pub round: u16,
    /// How far it is.
    pub state: Name<RoundState>,
    /// How many boards it has.
    pub boards: u16,
    /// How many of them have no result.
    pub open: u16,
    /// When it starts, if that was told, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Ms>,
}

/// When a round starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StartFrame {
    /// The round.
    pub round: u16,
    /// The time, in milliseconds since 1970.
    pub at: Ms,
}

impl EventFrame {
    pub(super) fn of(event: &Event, audience: EventAudience) -> Self {
        let rounds = event.rounds().iter().filter(|round| audience.sees_round(round)).map(|round| RoundSummary {
            round: round.number(),
            state: Name(round.state()),
            boards: round.boards().len() as u16,
            starts_at: event.schedule().get(&round.number()).map(|at| Ms(*at)),
            open: round.boards().iter().filter(|board| board.result().is_none()).count() as u16,
        });
        Self {
            settings: audience.settings(SettingsFrame::of(event.settings())),
            phase: Name(event.phase()),
            is_rehearsal: event.is_rehearsal(),
            players: event.players().count() as u32,
            total_rounds: event.total_rounds(),
            rounds: rounds.collect(),
            schedule: event.schedule().iter().map(|(round, at)| StartFrame { round: *round, at: Ms(*at) }).collect(),
            are_numbers_frozen: event.are_numbers_frozen(),
            initial_color: event.initial_color().map(Name),
            match_score: event.match_score().map(|[first, second]| (first.to_wire(), second.to_wire())),
            at: Ms(event.at().0),
        }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![RoundSummary::decl(config), StartFrame::decl(config), EventFrame::decl(config)]
}
