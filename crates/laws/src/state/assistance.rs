//! Assistants, and moves that were announced.

use board::{ByColor, Color, Move};

use crate::terms::Tasks;

/// The players' assistants, and the move that was announced.
#[derive(Clone, Debug, Default)]
pub(crate) struct Assistance {
    /// The move that was said last, and the speaker.
    pub(crate) announced: Option<(Color, Move)>,
    /// What the assistant of each player may do.
    pub(crate) assistants: ByColor<Option<Tasks>>,
}
