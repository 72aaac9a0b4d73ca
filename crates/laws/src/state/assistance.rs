//! Assistants and announced moves.

use board::{ByColor, Color, Move};

use crate::terms::Tasks;

/// The players' assistants, and the move that was announced.
#[derive(Clone, Debug, Default)]
pub(crate) struct Assistance {
    /// The move that was announced last, and the speaker.
    pub(crate) announced: Option<(Color, Move)>,
    /// The tasks of each player's assistant.
    pub(crate) assistants: ByColor<Option<Tasks>>,
}
