//! Figurines, white.
//!
//! C.3 recommends figurines in print.

use super::{Language, Letters};

pub(super) const FIGURINES_WHITE: Language = Language {
    code: "figurine-white",
    name: "Figurines, white",
    letters: Letters { king: "♔", queen: "♕", rook: "♖", bishop: "♗", knight: "♘", pawn: Some("♙") },
};
