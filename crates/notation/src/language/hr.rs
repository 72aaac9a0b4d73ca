//! Croatian.
//!
//! Confirmed by the letters a table of 1976 gives for Yugoslavia.

use super::{Language, Letters};

pub(super) const CROATIAN: Language = Language {
    code: "hr",
    name: "Croatian",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: None },
};
