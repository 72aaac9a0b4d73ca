//! Lithuanian.
//!
//! Confirmed by a Lithuanian page of rules.

use super::{Language, Letters};

pub(super) const LITHUANIAN: Language = Language {
    code: "lt",
    name: "Lithuanian",
    letters: Letters { king: "K", queen: "V", rook: "B", bishop: "R", knight: "Ž", pawn: Some("P") },
};
