//! How a table in the hall is set: what the Laws leave to those who play.

use laws::{BoardKind, Regulations};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::FrameError;
use crate::rest::CreateGame;

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
pub struct TableFrame {
    /// What the game is played for.
    pub mode: Mode,
    /// Whether touching a piece binds (Article 4). Where it does not, acts of touching are no part of the game.
    pub touch_move: bool,
}

impl Default for TableFrame {
    fn default() -> Self {
        Self { mode: Mode::Competition, touch_move: true }
    }
}

/// The acts there are only where touching binds.
const TOUCHING: [&str; 4] = ["touch", "release", "adjust", "claim_touch_move"];

impl TableFrame {
    /// Tells whether it is as it was before tables could be set.
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Says why an act has no place at this table, if it has none.
    pub fn objection(&self, act: &str) -> Option<&'static str> {
        let is_void = !self.touch_move && TOUCHING.contains(&act);
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
        Ok(TableFrame { mode: self.mode, touch_move: self.touch_move })
    }
}

/// Declares the types a table is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Mode::decl(config), TableFrame::decl(config)]
}
