#![doc = include_str!("../README.md")]

mod language;
pub mod pgn;
mod san;

pub use crate::language::{Language, Letters};
pub use crate::san::{
    CheckSign, MateSign, MoveError, MoveProblem, MoveText, Place, ReadMove, Remark, Remarks, Side, Style,
};
