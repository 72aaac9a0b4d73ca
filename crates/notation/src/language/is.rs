//! Icelandic.
//!
//! Confirmed by section 17 of the PGN standard.

use super::{Language, Letters};

pub(super) const ICELANDIC: Language = Language {
    code: "is",
    name: "Icelandic",
    letters: Letters { king: "K", queen: "D", rook: "H", bishop: "B", knight: "R", pawn: Some("P") },
};
