//! English.
//!
//! The letters that PGN wants, whatever the reader speaks.

use super::{Language, Letters};

pub(super) const ENGLISH: Language = Language {
    code: "en",
    name: "English",
    letters: Letters { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: Some("P") },
};
