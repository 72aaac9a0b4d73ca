//! What a player wants to know.

use event::{BoardState, Event, Page, Seat};
use pairing::Color;
use serde::Serialize;
use ts_rs::TS;

use super::desk::{CallsFrame, IncidentFrame};
use super::people::{PlayerFrame, PlayerRef};
use super::standings::CellFrame;
use crate::contract::names::Name;
use crate::contract::values::Ms;
use crate::event::audience::EventAudience;
use crate::event::values::{PointsFrame, ResultText};

/// The page of a player: the board, the colour, the opponent, the results, the next round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct PageFrame {
    /// The player with everything that is known of them.
    pub player: PlayerFrame,
    /// The points.
    pub points: PointsFrame,
    /// The rank in the standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The seat in the last published round, unless that is closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<PlaceFrame>,
    /// What each published round held.
    pub rounds: Vec<Option<CellFrame>>,
    /// The next round to be published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_round: Option<u16>,
    /// Whether the player is to be paired in it, as far as is known now.
    pub is_in_next_round: bool,
    /// The player's open calls.
    pub calls: Vec<CallsFrame>,
    /// What happened with the player.
    pub incidents: Vec<IncidentFrame>,
}

/// A seat at a board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct PlaceFrame {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The colour.
    pub color: Name<Color>,
    /// The opponent.
    pub opponent: PlayerRef,
    /// How far the board is.
    pub state: Name<BoardState>,
    /// The result, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultText>,
    /// The game on the program's boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// When the game was started, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Ms>,
}

impl PageFrame {
    pub(super) fn of(event: &Event, page: &Page, audience: EventAudience) -> Self {
        let seat = |seat: &Seat| PlaceFrame {
            round: seat.round,
            board: seat.board,
            color: Name(seat.color),
            opponent: PlayerRef::of(event, seat.opponent, audience),
            state: Name(seat.state),
            result: seat.result.map(ResultText),
            game: seat.game.as_ref().map(|game| game.0.clone()),
            started_at: seat.started_at.map(|at| Ms(at.0)),
        };
        let player = event.player(page.player).map(|player| audience.player(event, player));
        let own = event.open_items().into_iter().filter(|item| item.call().player == Some(page.player));
        Self {
            player: player.unwrap_or_default(),
            points: PointsFrame(page.points),
            rank: page.rank.map(|rank| rank as u32),
            seat: page.seat.as_ref().map(seat),
            rounds: page.rounds.iter().map(|cell| cell.as_ref().map(CellFrame::of)).collect(),
            next_round: page.next_round,
            is_in_next_round: page.is_in_next_round,
            calls: own.map(CallsFrame::of).collect(),
            incidents: event.incidents_of(page.player).iter().map(IncidentFrame::of).collect(),
        }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![PlaceFrame::decl(config), PageFrame::decl(config)]
}
