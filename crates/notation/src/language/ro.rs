//! Romanian.
//!
//! N is the bishop, nebun. Confirmed by section 17 of the PGN standard.

use super::{Language, Letters};

pub(super) const ROMANIAN: Language = Language {
    code: "ro",
    name: "Romanian",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "N", knight: "C", pawn: Some("P") },
};
