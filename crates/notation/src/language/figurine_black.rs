//! Figurines, black.
//!
//! C.3 recommends figurines in print.

use super::{Language, Letters};

pub(super) const FIGURINES_BLACK: Language = Language {
    code: "figurine-black",
    name: "Figurines, black",
    letters: Letters { king: "♚", queen: "♛", rook: "♜", bishop: "♝", knight: "♞", pawn: Some("♟") },
};
