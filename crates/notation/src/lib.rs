#![doc = include_str!("../README.md")]

mod language;
mod opening;
pub mod pgn;
mod san;
mod score;
mod scoresheet;
mod spoken;

pub use crate::language::{Language, Letters};
pub use crate::opening::{Opening, OpeningFinder};
pub use crate::san::{
    CheckSign, MateSign, MoveError, MoveProblem, MoveText, Place, ReadMove, ReadSan, Remark, Remarks, Style, Wanted,
    WriteSan,
};
pub use crate::score::{DetectError, Detected, Fault, FoundMove, Rewritten, detect, read_score, rewrite};
pub use crate::scoresheet::{Advice, Difference, Entry, Ply, Reach, Reconciliation, Sheet, Standing, reconcile};
pub use crate::spoken::{HearError, Heard, Speech};
