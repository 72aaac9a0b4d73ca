//! What can be asked of an event. Everything here is derived.

mod bracket;
mod crosstable;
mod incidents;
mod page;
mod public;
mod standings;
mod tournament;

pub use self::bracket::{Bracket, Match};
pub use self::crosstable::CrossRow;
pub use self::incidents::{Incident, IncidentKind};
pub use self::page::{Page, Seat};
pub use self::public::PublicCard;
pub use self::standings::Line;
