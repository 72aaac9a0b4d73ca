//! Czech.
//!
//! 2009 C2 and 2018 C.2 give the letters.

use super::{Language, Letters};

pub(super) const CZECH: Language = Language {
    code: "cs",
    name: "Czech",
    letters: Letters { king: "K", queen: "D", rook: "V", bishop: "S", knight: "J", pawn: Some("P") },
};
