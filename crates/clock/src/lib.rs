#![doc = include_str!("../README.md")]

mod clock;
mod millis;
mod time_control;

pub use crate::clock::{Before, Clock, Setting};
pub use crate::millis::Millis;
pub use crate::time_control::{Bonus, Period, TimeControl, TimeControlError};
