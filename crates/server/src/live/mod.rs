//! Games in memory: one task per game, and the hall that knows them all.

mod aside;
mod book;
mod creation;
mod delayed_lists;
mod evaluations;
mod events;
mod failed;
mod game;
mod hall;
mod limits;
mod listeners;
mod lobby;
mod looked;
mod message;
mod pool;
mod queries;
mod questions;
mod record;
mod refusals;
mod replay;
mod room;
mod said;
mod seating;
mod seats;
mod shared;
mod snapshot;
mod volume;

pub(crate) use self::book::MOST_FOUND;
pub(crate) use self::events::{EventArrival, Visitor};
pub use self::game::{LiveGame, reindex};
pub use self::hall::Hall;
pub use self::limits::Limits;
pub(crate) use self::message::Arrival;
pub use self::message::{Asker, Joined, Told};
pub(crate) use self::said::words;
pub use self::seats::SeatRef;
