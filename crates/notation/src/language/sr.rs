//! Serbian (Latin).
//!
//! Confirmed by two Serbian pages on notation.

use super::{Language, Letters};

pub(super) const SERBIAN: Language = Language {
    code: "sr",
    name: "Serbian (Latin)",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: None },
};
