//! Chess engines: found on the system, started for a game, watched, and restarted when they fail.

mod draw_policy;
mod evaluate;
mod known;
mod player;
mod process;

pub use self::known::Engines;
pub(crate) use self::player::{Opponent, Sight};
