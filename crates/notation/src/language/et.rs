//! Estonian.
//!
//! Confirmed by the Estonian federation's text of appendix E.

use super::{Language, Letters};

pub(super) const ESTONIAN: Language = Language {
    code: "et",
    name: "Estonian",
    letters: Letters { king: "K", queen: "L", rook: "V", bishop: "O", knight: "R", pawn: Some("E") },
};
