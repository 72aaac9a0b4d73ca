//! Games: creating and listing them.

use laws::{Game, Phase, Score};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::engines::OpponentFrame;
use super::seats::{Invitation, check_name};
use crate::contract::regulations::RegulationsFrame;
use crate::contract::state::article;
use crate::error::FrameError;
use crate::wire::seat::{NamesFrame, Seat};
use crate::wire::table::TableEvent;
use crate::wire::table::{Mode, TableFrame};

/// The request to create a game.
///
/// ```
/// let wanted = protocol::CreateGame::read(r#"{"regulations":{"time_control":"300+3"},"seat":"white","name":"Anna"}"#)?;
/// assert_eq!(wanted.seat, protocol::SeatWanted::White);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the wire that says yes or no by itself")]
pub struct CreateGame {
    /// The regulations. A game that names no edition is played by that of 2023; other absent fields have their defaults.
    #[schema(value_type = Object)]
    pub regulations: RegulationsFrame,
    /// The seat that the creator takes.
    pub seat: SeatWanted,
    /// The creator's name.
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether the game gets an arbiter; the person who takes the other seat must consent.
    pub arbiter: bool,
    /// The purpose of the game.
    #[ts(optional, as = "Option<Mode>")]
    pub mode: Mode,
    /// Whether touching a piece binds; on a physical board it always does.
    #[ts(optional, as = "Option<bool>")]
    pub touch_move: bool,
    /// The engine to play against.
    #[ts(optional)]
    pub opponent: Option<OpponentFrame>,
    /// Whether anybody on the server may take the other seat.
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// A game in PGN that is to be continued.
    #[ts(optional)]
    pub pgn: Option<String>,
    /// Whether the game begins only once its players have sent the frame `ready`; otherwise it begins as soon as they are
    /// connected. An arbiter starts a game in any case.
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
    /// Milliseconds of delay with which spectators see everything; at most an hour.
    #[ts(optional, as = "Option<u32>")]
    pub spectators_delay: u64,
    /// The most milliseconds by which a move may be stamped before its arrival, up to the measured delay of the player's
    /// connection; at most a second.
    #[ts(optional, as = "Option<u32>")]
    pub network_allowance: u64,
}

impl Default for CreateGame {
    fn default() -> Self {
        let TableFrame { mode, touch_move, .. } = TableFrame::default();
        Self {
            regulations: RegulationsFrame::default(),
            seat: SeatWanted::default(),
            name: None,
            arbiter: false,
            mode,
            touch_move,
            opponent: None,
            open: false,
            pgn: None,
            ready: false,
            spectators_delay: 0,
            network_allowance: 0,
        }
    }
}

/// The seat that the creator of a game takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatWanted {
    /// One drawn by lot.
    #[default]
    Random,
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both, for two people at one screen.
    Both,
    /// None: the organiser invites both players and the arbiter.
    None,
}

impl CreateGame {
    /// Reads a request; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        Ok(wanted)
    }
}

/// A new game. Tokens and invitations are sent here and never again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameCreated {
    /// The game's id in addresses.
    pub game: String,
    /// The creator's seat.
    pub seat: Option<Seat>,
    /// The token of that seat.
    pub token: Option<String>,
    /// The invitations for the other seats.
    pub invitations: Vec<Invitation>,
}

/// A game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// The game's id in addresses.
    pub game: String,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// The phase: waiting, playing, stopped, sealing, adjourned or finished.
    pub phase: String,
    /// The names of players and arbiter.
    pub names: NamesFrame,
    /// The result; `*` while there is none.
    pub result: String,
    /// The number of half-moves made.
    pub half_moves: u32,
    /// The event.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub event: Option<String>,
    /// The periods and the increment, as the contract writes them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub time_control: Option<String>,
    /// The edition of the Laws.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub edition: Option<String>,
    /// Why the game ended.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub reason: Option<String>,
    /// The article of the rule that ended it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub article: Option<String>,
    /// When it ended, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub ended: Option<u64>,
    /// The board of the event at which the game is played. Its names come from the event.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub board: Option<TableEvent>,
    /// The archive that the game was moved to; absent if it is still here.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub archived: Option<String>,
}

impl GameSummary {
    /// Makes the summary of a game from the times of its creation and, if it is over, of its last change.
    pub fn of(
        id: String,
        game: &Game,
        regulations: &RegulationsFrame,
        names: NamesFrame,
        when: (u64, Option<u64>),
    ) -> Self {
        let (created, changed) = when;
        Self {
            game: id,
            created,
            phase: game.phase().name().to_owned(),
            names,
            result: game.outcome().map_or(Score::NONE, |outcome| outcome.score).to_string(),
            half_moves: game.half_moves() as u32,
            event: regulations.event_and_round().0,
            time_control: Some(game.regulations().time_control.to_string()),
            edition: Some(game.regulations().edition.to_string()),
            reason: game.outcome().map(|outcome| outcome.reason.name().to_owned()),
            article: article(game),
            ended: changed.filter(|_| game.phase() == Phase::Finished),
            board: None,
            archived: None,
        }
    }

    /// Leaves the names out if they belong to an event, from which they can be erased. What cannot be changed later, or
    /// is out of the server's reach, holds the entry in this form.
    ///
    /// ```
    /// use protocol::{GameSummary, TableEvent};
    /// let mut summary = GameSummary::default();
    /// summary.names.white = Some("Anna".to_owned());
    /// assert!(summary.clone().without_erasable_names().names.white.is_some());
    /// summary.board = Some(TableEvent { event: "e".to_owned(), round: 1, board: 1, white: Some(3), black: None });
    /// assert!(summary.without_erasable_names().names.white.is_none());
    /// ```
    #[must_use]
    pub fn without_erasable_names(mut self) -> Self {
        if self.board.is_some() {
            self.names = NamesFrame::default();
        }
        self
    }
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The games, the newest first.
    pub games: Vec<GameSummary>,
    /// The value of `before` for the next page; null if this is the last.
    pub next: Option<String>,
}

/// Declares the types of games.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        SeatWanted::decl(config),
        CreateGame::decl(config),
        GameCreated::decl(config),
        GameSummary::decl(config),
        GameList::decl(config),
    ]
}
