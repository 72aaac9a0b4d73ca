//! Polish.
//!
//! Confirmed by section 17 of the PGN standard.

use super::{Language, Letters};

pub(super) const POLISH: Language = Language {
    code: "pl",
    name: "Polish",
    letters: Letters { king: "K", queen: "H", rook: "W", bishop: "G", knight: "S", pawn: Some("P") },
};
