#![doc = include_str!("../README.md")]

mod language;
pub mod pgn;
mod san;
mod score;
mod scoresheet;
mod spoken;

pub use crate::language::{Language, Letters};
pub use crate::san::{CheckSign, MateSign, MoveError, MoveProblem, MoveText, Place, ReadMove, Remark, Remarks, Style};
pub use crate::score::{DetectError, Detected, Fault, FoundMove, Rewritten, detect, read_score, rewrite};
pub use crate::scoresheet::{Advice, Difference, Entry, Ply, Reach, Reconciliation, Sheet, Standing, reconcile};
pub use crate::spoken::{HearError, Heard, Speech};
