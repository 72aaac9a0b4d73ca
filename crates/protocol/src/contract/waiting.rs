//! What a game waits for besides the player to move, as JSON.

use board::Color;
use clock::Millis;
use laws::{Away, Game, Stop};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::names::Name;
use super::state::Both;

/// What a game waits for besides the player to move. All moments are on the scale of `at`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(default)]
pub(crate) struct WaitsFrame {
    /// A stop that no arbiter ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    stop: Option<StopFrame>,
    /// Players whose connection is lost, as far as the game depends on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<AwayFrame>>")]
    away: Vec<AwayFrame>,
    /// The moment at which the game is lost by a player who has not come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    default_at: Option<u64>,
    /// Players who ask to take their last move back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Name<Color>>>")]
    take_back: Vec<Name<Color>>,
}

/// A stop that no arbiter ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct StopFrame {
    /// The player who stopped the clocks; null if no player did.
    by: Option<Name<Color>>,
    /// The moment at which it ends by itself; null if only agreement ends it.
    #[ts(type = "number | null")]
    until: Option<u64>,
    /// The players who have agreed to continue.
    agreed: Vec<Name<Color>>,
    /// How often each player may still stop the clocks; null if unlimited.
    left: Both<Option<u32>>,
}

/// A player whose connection is lost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct AwayFrame {
    player: Name<Color>,
    /// The time from which the absence counts.
    #[ts(type = "number")]
    since: u64,
    /// The time from which the opponent may claim, while the clock of this player runs.
    #[ts(type = "number")]
    claim_from: u64,
}

impl WaitsFrame {
    /// Returns what a game waits for; none if for nothing.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        let named = |is: &dyn Fn(Color) -> bool| Color::ALL.into_iter().filter(|color| is(*color)).map(Name).collect();
        let away = |color| game.away(color).map(|away| AwayFrame::of(color, away));
        let waits = Self {
            stop: game.stop().map(StopFrame::of),
            away: Color::ALL.into_iter().filter_map(away).collect(),
            default_at: game.default_at().map(|at: Millis| at.0),
            take_back: named(&|color| game.take_back(color)),
        };
        (waits != Self::default()).then_some(waits)
    }
}

impl StopFrame {
    fn of(stop: Stop) -> Self {
        let Stop { by, until, agreed, left } = stop;
        Self {
            by: by.map(Name),
            until: until.map(|at| at.0),
            agreed: Color::ALL.into_iter().filter(|color| agreed[*color]).map(Name).collect(),
            left: left.into(),
        }
    }
}

impl AwayFrame {
    fn of(player: Color, away: Away) -> Self {
        Self { player: Name(player), since: away.since.0, claim_from: away.claim_from.0 }
    }
}

/// Declares the types.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![StopFrame::decl(config), AwayFrame::decl(config), WaitsFrame::decl(config)]
}
