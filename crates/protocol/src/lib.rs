#![doc = include_str!("../README.md")]

mod act;
mod again;
mod engine;
mod entry;
mod envelope;
mod error;
mod evidence;
mod history;
mod journal;
mod names;
mod position;
mod prelude;
mod read;
mod regulations;
mod rest;
mod row;
mod rules;
mod ruling;
mod scenario;
mod seat;
mod state;
mod table;
mod typescript;
mod view;
mod wire;

pub use crate::act::ActFrame;
pub use crate::again::{MineGame, MineList, MineQuery, MineSeat, RematchFrame};
pub use crate::engine::{EngineFrame, EngineList, EngineOption, OpponentFrame, OptionValue, TableEngine};
pub use crate::entry::{EntryWords, RefusedFrame, WireEntry};
pub use crate::envelope::{ArbiterKey, EnvelopeFrame, EnvelopeLock, Envelopes, commitment};
pub use crate::error::FrameError;
pub use crate::evidence::{EvidenceFrame, OccurrenceFrame, PreviewFrame, PreviewQuery};
pub use crate::history::{Displays, HalfMoveFrame, OpenClaim};
pub use crate::journal::{EntryFrame, RULES_VERSION};
pub use crate::position::{
    Answer, ArticlesFrame, CanMate, FlawFrame, KingsFrame, MoveFrame, PositionFacts, PositionFrame, PositionQuery,
    TriedFrame, WhyNot, WhyNotFrame,
};
pub use crate::prelude::Prelude;
pub use crate::read::Reader;
pub use crate::regulations::RegulationsFrame;
pub use crate::rest::{
    ClaimSeat, CreateGame, GameCreated, GameList, GameSummary, Invitation, PgnFacts, Problem, SeatClaimed, SeatWanted,
    pgn, public_row,
};
pub use crate::row::{CreatedFrame, EnteredFrame, RematchRow, RowFrame, SeatFrame, SeatedFrame};
pub use crate::rules::{RuleFrame, RulesFrame};
pub use crate::ruling::RulingFrame;
pub use crate::scenario::{Failure, Report, Scenario, ScenarioError};
pub use crate::seat::{Audience, NamesFrame, Seat, SeatStatus};
pub use crate::state::{ClockFrame, StateFrame};
pub use crate::table::{Mode, TableFrame};
pub use crate::typescript::typescript;
pub use crate::view::{StandsFrame, ViewFacts, ViewFrame, is_score_secret};
pub use crate::wire::{ClientFrame, ErrorFrame, HallFrame, JoinFrame, SentAct};
