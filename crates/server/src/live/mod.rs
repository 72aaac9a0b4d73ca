//! Games that are being played: one task a game, and the hall that knows them all.

mod hall;
mod judge;
mod listeners;
mod message;
mod questions;
mod replay;
mod room;
mod said;
mod seating;
mod seats;

pub use self::hall::{Hall, Limits};
pub(crate) use self::judge::judge;
pub use self::message::{Joined, ScoreReader, Told};
pub use self::replay::{Replayed, reindex};
pub use self::seats::SeatRef;
