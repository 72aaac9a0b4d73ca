//! Ukrainian.
//!
//! Confirmed by the Ukrainian text of appendix E, which gives Кр, Ф, Т, С, К.

use super::{Language, Letters};

pub(super) const UKRAINIAN: Language = Language {
    code: "uk",
    name: "Ukrainian",
    letters: Letters { king: "Кр", queen: "Ф", rook: "Т", bishop: "С", knight: "К", pawn: None },
};
