//! Italian.

use super::{Language, Letters};

pub(super) const ITALIAN: Language = Language {
    code: "it",
    name: "Italian",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: Some("P") },
};
