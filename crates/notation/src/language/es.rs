//! Spanish.

use super::{Language, Letters};

pub(super) const SPANISH: Language = Language {
    code: "es",
    name: "Spanish",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: Some("P") },
};
