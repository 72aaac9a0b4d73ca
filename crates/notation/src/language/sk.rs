//! Slovak.
//!
//! 1997 E1 gives the letters.

use super::{Language, Letters};

pub(super) const SLOVAK: Language = Language {
    code: "sk",
    name: "Slovak",
    letters: Letters { king: "K", queen: "D", rook: "V", bishop: "S", knight: "J", pawn: Some("P") },
};
