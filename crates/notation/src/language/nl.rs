//! Dutch.
//!
//! C.3 names the bishop, loper; P is the knight, paard, so that the pawn has no letter.

use super::{Language, Letters};

pub(super) const DUTCH: Language = Language {
    code: "nl",
    name: "Dutch",
    letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "P", pawn: None },
};
