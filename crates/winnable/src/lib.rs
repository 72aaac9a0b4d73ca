#![doc = include_str!("../README.md")]

mod closure;
mod corner;
mod dash;
mod diagram;
mod errand;
mod gift;
mod glance;
mod idle;
mod inevitable;
mod kings;
mod line;
mod material;
mod minor;
mod net;
mod painter;
mod picture;
mod plan;
mod promotion;
mod question;
mod rays;
mod reach;
mod search;
mod shadow;
mod sketch;
mod sprint;
mod stage;
mod staging;
mod stray;
mod verdict;
mod visited;
mod watch;

pub use crate::inevitable::inevitable;
pub use crate::kings::king_squares;
pub use crate::question::{dead, dead_after, helpmate, verdict, verdict_after};
pub use crate::verdict::{Budget, By, Why, Winnable};
pub use crate::watch::Watch;
