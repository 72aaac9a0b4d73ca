//! Programs that play: found on the system, started for a game, watched, and replaced when they fail.

mod draw_policy;
mod evaluate;
mod known;
mod player;
mod process;

pub use self::known::Engines;
pub(crate) use self::player::{Opponent, Sight};
