//! Swedish.

use super::{Language, Letters};

pub(super) const SWEDISH: Language = Language {
    code: "sv",
    name: "Swedish",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: Some("B") },
};
