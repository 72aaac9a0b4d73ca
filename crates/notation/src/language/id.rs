//! Indonesian.
//!
//! Confirmed by two Indonesian lessons on notation.

use super::{Language, Letters};

pub(super) const INDONESIAN: Language = Language {
    code: "id",
    name: "Indonesian",
    letters: Letters { king: "R", queen: "M", rook: "B", bishop: "G", knight: "K", pawn: None },
};
