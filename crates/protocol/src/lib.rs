#![doc = include_str!("../README.md")]

mod act;
mod envelope;
mod error;
mod journal;
mod names;
mod read;
mod regulations;
mod rest;
mod row;
mod ruling;
mod scenario;
mod seat;
mod state;
mod typescript;
mod wire;

pub use crate::act::ActFrame;
pub use crate::envelope::{ArbiterKey, EnvelopeFrame, EnvelopeLock, Envelopes, commitment};
pub use crate::error::FrameError;
pub use crate::journal::{EntryFrame, RULES_VERSION};
pub use crate::read::Reader;
pub use crate::regulations::RegulationsFrame;
pub use crate::rest::{
    ClaimSeat, CreateGame, GameCreated, GameList, GameSummary, Invitation, PgnFacts, Problem, SeatClaimed, SeatWanted,
    pgn, public_row,
};
pub use crate::row::{CreatedFrame, EnteredFrame, RowFrame, SeatFrame, SeatedFrame};
pub use crate::ruling::RulingFrame;
pub use crate::scenario::{Failure, Report, Scenario, ScenarioError};
pub use crate::seat::{Audience, Seat};
pub use crate::state::{ClockFrame, StateFrame};
pub use crate::typescript::typescript;
pub use crate::wire::{
    ClientFrame, ErrorFrame, HallFrame, JoinFrame, NamesFrame, SentAct, StandsFrame, ViewFrame, WireEntry, destinations,
};
