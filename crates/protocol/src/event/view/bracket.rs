//! The bracket of a knock-out.

use event::{Bracket, Match};
use serde::Serialize;
use ts_rs::TS;

use crate::event::form::Form;
use crate::event::values::PointsFrame;

/// The bracket of a knock-out: every match that was or can be played, and the winner.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BracketFrame {
    /// The matches, stage by stage.
    pub matches: Vec<MatchFrame>,
    /// The winner of the event, once there is one.
    pub winner: Option<u16>,
}

/// A match of a knock-out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MatchFrame {
    /// The stage, from 1.
    pub stage: u16,
    /// The two players.
    pub players: [u16; 2],
    /// The points of each in their games.
    pub points: [PointsFrame; 2],
    /// How many games have a result.
    pub games: u16,
    /// The player who advances, once that is decided.
    pub winner: Option<u16>,
}

impl BracketFrame {
    pub(super) fn of(bracket: &Bracket) -> Self {
        let frame = |of: &Match| MatchFrame {
            stage: of.stage,
            players: of.players.map(|player| player.0),
            points: of.points.map(PointsFrame),
            games: of.games,
            winner: of.winner.to_wire(),
        };
        Self { matches: bracket.matches.iter().map(frame).collect(), winner: bracket.winner.to_wire() }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![MatchFrame::decl(config), BracketFrame::decl(config)]
}
