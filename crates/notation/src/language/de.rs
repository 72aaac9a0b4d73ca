//! German.
//!
//! 2018 D.2.1 gives the names of the pieces.

use super::{Language, Letters};

pub(super) const GERMAN: Language = Language {
    code: "de",
    name: "German",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: Some("B") },
};
