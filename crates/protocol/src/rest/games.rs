//! Games: created, shown in a list.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::engines::OpponentFrame;
use super::seats::{Invitation, check_name};
use crate::contract::regulations::RegulationsFrame;
use crate::error::FrameError;
use crate::wire::seat::{NamesFrame, Seat};
use crate::wire::table::{Mode, TableFrame};

/// What somebody who creates a game wants.
///
/// ```
/// let wanted = protocol::CreateGame::read(r#"{"regulations":{"time_control":"300+3"},"seat":"white","name":"Anna"}"#)?;
/// assert_eq!(wanted.seat, protocol::SeatWanted::White);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CreateGame {
    /// What is fixed beforehand; what is not given has the contract's default.
    #[schema(value_type = Object)]
    pub regulations: RegulationsFrame,
    /// Which seat the creator takes.
    pub seat: SeatWanted,
    /// The creator's name.
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether somebody else shall be the arbiter; whoever takes the other seat must consent.
    pub arbiter: bool,
    /// What the game is played for.
    #[ts(optional, as = "Option<Mode>")]
    pub mode: Mode,
    /// Whether touching a piece binds; on a physical board it always does.
    #[ts(optional, as = "Option<bool>")]
    pub touch_move: bool,
    /// The program to play against.
    #[ts(optional)]
    pub opponent: Option<OpponentFrame>,
    /// A game in PGN that is to be continued.
    #[ts(optional)]
    pub pgn: Option<String>,
    /// Who watches sees everything so many milliseconds late, at most an hour.
    #[ts(optional, as = "Option<u32>")]
    pub spectators_delay: u64,
    /// A move may be stamped up to so many milliseconds before it arrives, as far as the player's connection is shown to be
    /// slow; at most a second.
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
            pgn: None,
            spectators_delay: 0,
            network_allowance: 0,
        }
    }
}

/// Which seat somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatWanted {
    /// One by lot.
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
    /// Reads what is wanted; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        Ok(wanted)
    }
}

/// A game was created. Tokens and invitations are told here and never again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameCreated {
    /// The game's name in addresses.
    pub game: String,
    /// The creator's seat.
    pub seat: Option<Seat>,
    /// What gives that seat.
    pub token: Option<String>,
    /// What gives the other seats to who claims them.
    pub invitations: Vec<Invitation>,
}

/// A game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// The game's name in addresses.
    pub game: String,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// Where it is: waiting, playing, stopped, sealing, adjourned or finished.
    pub phase: String,
    /// Who sits there.
    pub names: NamesFrame,
    /// The result; `*` while there is none.
    pub result: String,
    /// How many half-moves were made.
    pub half_moves: u32,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The games, the newest first.
    pub games: Vec<GameSummary>,
    /// What to ask for as `before` to see the next page; none if this is the last.
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
