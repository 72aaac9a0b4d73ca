#![doc = include_str!("../README.md")]

mod inevitable;
mod material;
mod net;
mod plan;
mod question;
mod reach;
mod search;
mod sprint;
mod verdict;
mod visited;
mod watch;

pub use crate::inevitable::inevitable;
pub use crate::question::{dead, dead_after, helpmate, verdict, verdict_after};
pub use crate::verdict::{Budget, By, Why, Winnable};
pub use crate::watch::Watch;
