//! The rules, one file an Article or appendix.

pub(crate) mod adjournment;
pub(crate) mod arbiter;
pub(crate) mod assistance;
pub(crate) mod chess_clock;
pub(crate) mod completion;
pub(crate) mod conduct;
pub(crate) mod drawn_game;
pub(crate) mod irregularities;
pub(crate) mod moving;
pub(crate) mod quickplay;
pub(crate) mod recording;
pub(crate) mod touch_move;
