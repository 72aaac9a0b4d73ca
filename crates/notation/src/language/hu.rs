//! Hungarian.

use super::{Language, Letters};

pub(super) const HUNGARIAN: Language = Language {
    code: "hu",
    name: "Hungarian",
    letters: Letters { king: "K", queen: "V", rook: "B", bishop: "F", knight: "H", pawn: Some("G") },
};
