//! Slovene.
//!
//! Confirmed by the Slovene encyclopedia article on algebraic notation.

use super::{Language, Letters};

pub(super) const SLOVENE: Language = Language {
    code: "sl",
    name: "Slovene",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: None },
};
