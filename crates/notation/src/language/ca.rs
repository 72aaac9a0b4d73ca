//! Catalan.

use super::{Language, Letters};

pub(super) const CATALAN: Language = Language {
    code: "ca",
    name: "Catalan",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: Some("P") },
};
