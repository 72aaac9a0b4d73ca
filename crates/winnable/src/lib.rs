#![doc = include_str!("../README.md")]

mod answer;
mod board;
mod budget;
mod find;
mod inevitable;
mod prove;
mod question;
mod search;

pub use crate::answer::{Why, Winnable};
pub use crate::budget::Budget;
pub use crate::inevitable::inevitable;
pub use crate::prove::king_squares::king_squares;
pub use crate::prove::material::insufficient_material;
pub use crate::question::{dead, verdict};
