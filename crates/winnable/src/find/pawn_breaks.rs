//! Pawns that get through: straight ahead, past a piece that the loser gives away, or by counting the moves that are left.

pub(crate) mod promotion;
pub(crate) mod sacrifice;
pub(crate) mod tempo;
