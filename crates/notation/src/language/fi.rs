//! Finnish.

use super::{Language, Letters};

pub(super) const FINNISH: Language = Language {
    code: "fi",
    name: "Finnish",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "R", pawn: Some("S") },
};
