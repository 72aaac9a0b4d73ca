//! The rules, one file per article, appendix and guideline. Each reads the game and announces rulings; none can change
//! the game.

// The Basic Rules and the Competition Rules.
pub(crate) mod arbiter; // Article 12 (13 in 1997 and 2009)
pub(crate) mod casual; // what the regulations of casual games add
pub(crate) mod chess_clock; // Article 6
pub(crate) mod completion; // Article 5
pub(crate) mod conduct; // Article 11 (12 in 1997 and 2009)
pub(crate) mod drawn_game; // Article 9
pub(crate) mod irregularities; // Article 7
pub(crate) mod movement; // Article 3
pub(crate) mod moving; // Article 4
pub(crate) mod points; // Article 10
pub(crate) mod recording; // Article 8

// The appendices.
pub(crate) mod blind; // D (E in 2009)
pub(crate) mod blitz; // B (C in 1997)
pub(crate) mod rapid; // A (B in 1997)

// The guidelines.
pub(crate) mod adjourned; // I (A in 1997)
pub(crate) mod chess960; // II (F in 2009)
pub(crate) mod quickplay; // III (Article 10 in 1997 and 2009)
