#![doc = include_str!("../README.md")]
#![cfg(unix)]

mod check;
pub mod disk;
mod history;
mod honest;
mod hostile;
mod kept;
mod lot;
mod net;
mod nodes;
mod process;
mod report;
mod run;

pub use crate::check::{Problem, check};
pub use crate::history::{Answer, Heard, History, Seen, Told, digest};
pub use crate::hostile::attack;
pub use crate::lot::Lot;
pub use crate::nodes::Players;
pub use crate::process::Place;
pub use crate::report::Report;
pub use crate::run::{Plan, run};
