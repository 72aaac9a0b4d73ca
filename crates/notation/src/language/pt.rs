//! Portuguese.

use super::{Language, Letters};

pub(super) const PORTUGUESE: Language = Language {
    code: "pt",
    name: "Portuguese",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "B", knight: "C", pawn: Some("P") },
};
