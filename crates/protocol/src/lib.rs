#![doc = include_str!("../README.md")]

mod act;
mod envelope;
mod error;
mod journal;
mod names;
mod read;
mod regulations;
mod ruling;
mod scenario;
mod state;
mod typescript;

pub use crate::act::ActFrame;
pub use crate::envelope::{ArbiterKey, EnvelopeFrame, EnvelopeLock, Envelopes, commitment};
pub use crate::error::FrameError;
pub use crate::journal::{EntryFrame, RULES_VERSION};
pub use crate::read::Reader;
pub use crate::regulations::RegulationsFrame;
pub use crate::ruling::RulingFrame;
pub use crate::scenario::{Failure, Report, Scenario, ScenarioError};
pub use crate::state::StateFrame;
pub use crate::typescript::typescript;
