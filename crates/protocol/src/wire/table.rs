//! How a table in the hall is set: what the Laws leave to those who play.

use laws::{BoardKind, Regulations};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::act::Act;
use crate::error::FrameError;
use crate::rest::engines::TableEngine;
use crate::rest::games::{CreateGame, SeatWanted};

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Nothing helps the players.
    #[default]
    Competition,
    /// The hall may help: where pieces may go, what can be claimed.
    Training,
}

/// How a table is set.
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
    /// What the game is played for.
    pub mode: Mode,
    /// Whether touching a piece binds (Article 4). Where it does not, acts of touching are no part of the game.
    pub touch_move: bool,
    /// The program that plays, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub engine: Option<TableEngine>,
    /// The game that was played before, with the colours changed.
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
    /// The game begins only once its players have said that they are ready.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
    /// Spectators see everything this number of milliseconds late; 0 is at once.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub spectators_delay: u64,
    /// A move may be stamped up to this number of milliseconds before it arrives, as far as the player's connection is shown to be
    /// slow; 0 is never.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub network_allowance: u64,
    /// The moves of a game begun elsewhere, in UCI's form: they are played before the game goes on here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub prelude: Vec<String>,
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

/// Nobody watches later than this.
const LONGEST_DELAY: u64 = 3_600_000;

/// No move is stamped earlier than this before it arrives.
const LARGEST_ALLOWANCE: u64 = 1_000;

impl TableFrame {
    /// Tells whether it is as it was before tables could be set.
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Returns why an act has no place in this game, if it has none.
    pub fn objection(&self, act: &Act) -> Option<&'static str> {
        let is_void = !self.touch_move && act.is_touching();
        is_void.then_some("in this game touching a piece does not bind: make the move instead")
    }
}

impl CreateGame {
    /// Says how the table is to be set, or what does not fit the regulations.
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

/// Declares the types a table is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Mode::decl(config), TableFrame::decl(config)]
}
