//! Esperanto.
//!
//! K is the bishop, kuriero. Confirmed by the Spanish and Galician encyclopedias.

use super::{Language, Letters};

pub(super) const ESPERANTO: Language = Language {
    code: "eo",
    name: "Esperanto",
    letters: Letters { king: "R", queen: "D", rook: "T", bishop: "K", knight: "Ĉ", pawn: Some("P") },
};
