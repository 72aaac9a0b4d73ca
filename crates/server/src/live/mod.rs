//! Games that are being played: one task a game, and the hall that knows them all.

mod creation;
mod failed;
mod game;
mod hall;
mod limits;
mod listeners;
mod message;
mod pool;
mod questions;
mod record;
mod replay;
mod room;
mod said;
mod seating;
mod seats;
mod snapshot;

pub use self::game::{LiveGame, reindex};
pub use self::hall::Hall;
pub use self::limits::Limits;
pub(crate) use self::message::Arrival;
pub use self::message::{Asker, Joined, Told};
pub(crate) use self::said::words;
pub use self::seats::SeatRef;
