//! English.
//!
//! The letters that PGN requires, whatever the reader's language.

use super::{Language, Letters};

pub(super) const ENGLISH: Language = Language {
    code: "en",
    name: "English",
    letters: Letters { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: Some("P") },
};
