//! The rules, in the order of the contents page of the Laws.

pub(crate) mod arbiter;
pub(crate) mod chess_clock;
pub(crate) mod completion;
pub(crate) mod drawn_game;
pub(crate) mod irregularities;
pub(crate) mod moving;
pub(crate) mod recording;
pub(crate) mod touch_move;
