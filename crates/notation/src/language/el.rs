//! Greek.
//!
//! Greek capitals, which are not the Latin ones they look like.

use super::{Language, Letters};

pub(super) const GREEK: Language = Language {
    code: "el",
    name: "Greek",
    letters: Letters { king: "Ρ", queen: "Β", rook: "Π", bishop: "Α", knight: "Ι", pawn: Some("Σ") },
};
