//! Who is helped, and what was said aloud.

use board::{ByColor, Color, Move};

use crate::terms::Tasks;

/// Who is helped, and what was said aloud.
#[derive(Clone, Debug, Default)]
pub(crate) struct Assistance {
    /// The move that was said last, and the speaker.
    pub(crate) announced: Option<(Color, Move)>,
    /// Who is helped, and with what.
    pub(crate) assistants: ByColor<Option<Tasks>>,
}
