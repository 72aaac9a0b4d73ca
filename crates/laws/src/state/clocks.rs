//! The state of the clocks.

use board::{ByColor, Color};
use clock::{Clock, Millis};

use crate::regulations::Regulations;

/// The state of the clocks.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// The chess clock.
    pub(crate) clock: Clock,
    /// When the game was started.
    pub(crate) started_at: Millis,
    /// The number of moves that each player has completed.
    pub(crate) completed: ByColor<u32>,
    /// The player whose clock ran when the clocks were stopped.
    pub(crate) stopped: Option<Color>,
    /// The player who stopped the clocks, to claim or to call the arbiter.
    pub(crate) stopped_by: Option<Color>,
    /// When that player stopped them.
    pub(crate) stopped_at: Millis,
    /// How often each player has stopped the clocks.
    pub(crate) stops: ByColor<u32>,
    /// Whether a clock was reported as set wrongly.
    pub(crate) is_wrong: bool,
    /// The player whose flag fell while a postponed claim is open: it waits for the arbiter.
    pub(crate) fallen: Option<Color>,
}

impl Clocks {
    pub(super) fn new(regulations: &Regulations) -> Self {
        Self {
            clock: Clock::new(regulations.time_control.clone()),
            started_at: Millis::ZERO,
            completed: ByColor::default(),
            stopped: None,
            stopped_by: None,
            stopped_at: Millis::ZERO,
            stops: ByColor::default(),
            is_wrong: false,
            fallen: None,
        }
    }
}
