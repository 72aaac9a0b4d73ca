//! French.
//!
//! C.3 names the bishop, fou.

use super::{Language, Letters};

pub(super) const FRENCH: Language = Language {
    code: "fr",
    name: "French",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "F", knight: "C", pawn: Some("P") },
};
