#![doc = include_str!("../README.md")]

mod breach;
mod claims;
mod destinations;
mod evidence;
mod mate;
mod position;
mod rules;

pub use crate::breach::broken_rule;
pub use crate::claims::{Claim, OpenClaim, open_claims};
pub use crate::destinations::destinations;
pub use crate::evidence::{Evidence, Occurrence};
pub use crate::mate::{CanMate, king_reach};
pub use crate::position::Facts;
pub use crate::rules::rules_of;
