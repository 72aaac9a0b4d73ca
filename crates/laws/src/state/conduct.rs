//! Who is there, and what they have done wrong.

use board::{ByColor, Color};

/// Who is there, and what they have done wrong.
#[derive(Clone, Debug)]
pub(crate) struct Conduct {
    /// Who is at the board.
    pub(crate) present: ByColor<bool>,
    /// Illegal moves counted.
    pub(crate) illegal_moves: ByColor<u32>,
    /// The player who displaced pieces, so that the opponent may start that clock (1997 7.3).
    pub(crate) displaced_by: Option<Color>,
    /// The player who is putting displaced pieces back, on their own time (1997 7.3).
    pub(crate) restoring: Option<Color>,
}

impl Conduct {
    pub(super) fn new(present: ByColor<bool>) -> Self {
        Self { present, illegal_moves: ByColor::default(), displaced_by: None, restoring: None }
    }
}
