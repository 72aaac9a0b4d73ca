//! Norwegian.

use super::{Language, Letters};

pub(super) const NORWEGIAN: Language = Language {
    code: "no",
    name: "Norwegian",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: Some("B") },
};
