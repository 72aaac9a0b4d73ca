//! Turkish.
//!
//! K is the rook, kale. Confirmed by a scoresheet reader that lists ŞVKFA.

use super::{Language, Letters};

pub(super) const TURKISH: Language = Language {
    code: "tr",
    name: "Turkish",
    letters: Letters { king: "Ş", queen: "V", rook: "K", bishop: "F", knight: "A", pawn: None },
};
