#![doc = include_str!("../README.md")]

mod berger;
mod cell;
mod color;
mod dice;
mod draft;
pub mod dutch;
mod flaw;
mod generate;
mod keizer;
mod knockout;
mod matching;
mod pairing;
mod player;
mod points;
mod round_robin;
mod scoring;
pub mod standings;
mod tournament;
pub mod trf;
mod validate;

pub use crate::berger::{BergerPair, berger};
pub use crate::cell::{Cell, Mark};
pub use crate::color::Color;
pub use crate::draft::{Abnormal, Acceleration, Announced, Draft, Forbidden, Info, System};
pub use crate::flaw::{Flaw, Place, Problem};
pub use crate::generate::Plan;
pub use crate::keizer::{Keizer, KeizerLine};
pub use crate::knockout::{Knockout, KnockoutError, match_games};
pub use crate::pairing::Pairing;
pub use crate::player::{Id, Player, Title};
pub use crate::points::{Points, PointsError};
pub use crate::round_robin::{Withdrawal, pair_round, round_robin, withdrawal};
pub use crate::scoring::Scoring;
pub use crate::tournament::Tournament;
