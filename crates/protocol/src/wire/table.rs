//! The settings of a game on the server: what the Laws leave to the people who play.

use laws::{BoardKind, Regulations};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::act::Act;
use crate::error::FrameError;
use crate::rest::engines::TableEngine;
use crate::rest::games::{CreateGame, SeatWanted};

/// The purpose of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The players get no help.
    #[default]
    Competition,
    /// The server shows the players where pieces may go and what can be claimed.
    Training,
}

/// The settings of a game.
///
/// ```
/// use protocol::{CreateGame, Mode};
/// let wanted = CreateGame::read(r#"{"mode":"training","touch_move":false}"#)?;
/// let table = wanted.table(&wanted.regulations.to_laws()?)?;
/// assert_eq!((table.mode, table.touch_move), (Mode::Training, false));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the wire that says yes or no by itself")]
pub struct TableFrame {
    /// The purpose of the game.
    pub mode: Mode,
    /// Whether touching a piece binds (Article 4). Where it does not, acts of touching are refused.
    pub touch_move: bool,
    /// The engine that plays, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub engine: Option<TableEngine>,
    /// The id of the previous game, if this is a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch_of: Option<String>,
    /// Whether anybody on the server may take the free seat.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// Whether the colours were drawn by lot.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub lot: bool,
    /// Whether the game begins only once its players have said that they are ready.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
    /// Milliseconds of delay with which spectators see everything; 0 for none.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub spectators_delay: u64,
    /// The most milliseconds by which a move may be stamped before its arrival, up to the measured delay of the player's
    /// connection; 0 for none.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub network_allowance: u64,
    /// The event whose game this is, with the round and the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub event: Option<TableEvent>,
    /// The moves of a game begun elsewhere, as UCI: they are played before the game continues here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub prelude: Vec<String>,
}

/// The board of an event at which a game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableEvent {
    /// The event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The number for life of the player of the white pieces; the name is in the event.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub white: Option<u16>,
    /// The number for life of the player of the black pieces.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub black: Option<u16>,
}

impl Default for TableFrame {
    fn default() -> Self {
        Self {
            mode: Mode::Competition,
            touch_move: true,
            engine: None,
            rematch_of: None,
            open: false,
            lot: false,
            ready: false,
            spectators_delay: 0,
            network_allowance: 0,
            event: None,
            prelude: Vec::new(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// The longest delay of spectators, in milliseconds.
const LONGEST_DELAY: u64 = 3_600_000;

/// The largest network allowance, in milliseconds.
const LARGEST_ALLOWANCE: u64 = 1_000;

impl TableFrame {
    /// Tells whether all settings have their defaults; games from before there were settings have these.
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Returns why an act is not allowed in this game; none if it is allowed.
    pub fn objection(&self, act: &Act) -> Option<&'static str> {
        let is_void = !self.touch_move && act.is_touching();
        is_void.then_some("in this game touching a piece does not bind: make the move instead")
    }
}

impl CreateGame {
    /// Returns the settings, or says which does not fit the regulations.
    pub fn table(&self, regulations: &Regulations) -> Result<TableFrame, FrameError> {
        if !self.touch_move && regulations.board == BoardKind::Physical {
            return Err(FrameError::saying(
                "touch_move",
                "on a physical board a touched piece always binds (Article 4)",
            ));
        }
        if self.opponent.is_some() && matches!(self.seat, SeatWanted::Both | SeatWanted::None) {
            return Err(FrameError::saying("opponent", "who plays against a program takes one of the players' seats"));
        }
        if self.opponent.is_some() && regulations.scoresheets.are_kept_by_players() {
            return Err(FrameError::saying("opponent", "a program keeps no scoresheet: leave the score to the server"));
        }
        if self.open && (self.opponent.is_some() || matches!(self.seat, SeatWanted::Both | SeatWanted::None)) {
            return Err(FrameError::saying("open", "an open game has one player, and the other seat is free"));
        }
        if self.spectators_delay > LONGEST_DELAY {
            return Err(FrameError::new("spectators_delay", self.spectators_delay, "at most an hour, in milliseconds"));
        }
        if self.network_allowance > LARGEST_ALLOWANCE {
            let wanted = "at most a second a move, in milliseconds";
            return Err(FrameError::new("network_allowance", self.network_allowance, wanted));
        }
        Ok(TableFrame {
            mode: self.mode,
            touch_move: self.touch_move,
            open: self.open,
            lot: self.open && self.seat == SeatWanted::Random,
            ready: self.ready,
            spectators_delay: self.spectators_delay,
            network_allowance: self.network_allowance,
            ..TableFrame::default()
        })
    }
}

/// Declares the types of the settings.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Mode::decl(config), TableEvent::decl(config), TableFrame::decl(config)]
}
