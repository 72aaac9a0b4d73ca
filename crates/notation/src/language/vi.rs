//! Vietnamese.
//!
//! Confirmed by the rule of the Vietnamese federation; T is the bishop, so that the pawn has no letter.

use super::{Language, Letters};

pub(super) const VIETNAMESE: Language = Language {
    code: "vi",
    name: "Vietnamese",
    letters: Letters { king: "V", queen: "H", rook: "X", bishop: "T", knight: "M", pawn: None },
};
