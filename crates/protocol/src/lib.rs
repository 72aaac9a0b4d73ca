#![doc = include_str!("../README.md")]

mod contract;
mod disk;
mod error;
mod read;
mod rest;
mod scenario;
mod typescript;
mod wire;

pub use crate::contract::act::ActFrame;
pub use crate::contract::regulations::RegulationsFrame;
pub use crate::contract::ruling::RulingFrame;
pub use crate::contract::state::{ClockFrame, StateFrame};
pub use crate::disk::entry::{EntryFrame, RULES_VERSION};
pub use crate::disk::envelope::{ArbiterKey, EnvelopeFrame, EnvelopeLock, Envelopes, commitment};
pub use crate::disk::row::{CreatedFrame, EnteredFrame, RematchRow, RowFrame, SeatFrame, SeatedFrame};
pub use crate::error::FrameError;
pub use crate::read::Reader;
pub use crate::rest::arbiter::{EvidenceFrame, OccurrenceFrame, PreviewFrame, PreviewQuery};
pub use crate::rest::engines::{EngineFrame, EngineList, EngineOption, OpponentFrame, OptionValue, TableEngine};
pub use crate::rest::games::{
    ClaimSeat, CreateGame, GameCreated, GameList, GameSummary, Invitation, PgnFacts, Problem, SeatClaimed, SeatWanted,
    pgn, public_row,
};
pub use crate::rest::mine::{MineGame, MineList, MineQuery, MineSeat, RematchFrame};
pub use crate::rest::positions::{
    Answer, ArticlesFrame, CanMate, FlawFrame, KingsFrame, MoveFrame, PositionFacts, PositionFrame, PositionQuery,
    TriedFrame, WhyNot, WhyNotFrame,
};
pub use crate::rest::prelude::Prelude;
pub use crate::rest::rules::{RuleFrame, RulesFrame};
pub use crate::scenario::{Failure, Report, Scenario, ScenarioError};
pub use crate::typescript::typescript;
pub use crate::wire::entry::{EntryWords, RefusedFrame, WireEntry};
pub use crate::wire::frames::{ClientFrame, ErrorFrame, HallFrame, JoinFrame, SentAct};
pub use crate::wire::history::{Displays, HalfMoveFrame, OpenClaim};
pub use crate::wire::seat::{Audience, NamesFrame, Seat, SeatStatus};
pub use crate::wire::table::{Mode, TableFrame};
pub use crate::wire::view::{StandsFrame, ViewFacts, ViewFrame, is_score_secret};
