//! Russian.
//!
//! The king has two letters, since К is the knight, конь.

use super::{Language, Letters};

pub(super) const RUSSIAN: Language = Language {
    code: "ru",
    name: "Russian",
    letters: Letters { king: "Кр", queen: "Ф", rook: "Л", bishop: "С", knight: "К", pawn: Some("п") },
};
