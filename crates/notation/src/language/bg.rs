//! Bulgarian.
//!
//! Confirmed by the lessons of a Bulgarian chess academy.

use super::{Language, Letters};

pub(super) const BULGARIAN: Language = Language {
    code: "bg",
    name: "Bulgarian",
    letters: Letters { king: "Ц", queen: "Д", rook: "Т", bishop: "О", knight: "К", pawn: None },
};
