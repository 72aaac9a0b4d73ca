//! Danish.
//!
//! Confirmed by section 17 of the PGN standard.

use super::{Language, Letters};

pub(super) const DANISH: Language = Language {
    code: "da",
    name: "Danish",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: Some("B") },
};
