#![doc = include_str!("../README.md")]

// In reading order, separated by blank lines so that rustfmt does not sort them.
mod contract;

mod read;

mod wire;

mod disk;

mod rest;

mod scenario;

pub mod event;

mod lists;

mod typescript;

mod error;

pub use crate::contract::act::{Act, Evidence, Order, Via};
pub use crate::contract::casual::CasualGame;
pub use crate::contract::entry::{GivenAct, TimedAct};
pub use crate::contract::names::{Name, Named, ScoreText, SquareText, Text};
pub use crate::contract::regulations::RegulationsFrame;
pub use crate::contract::ruling::RulingFrame;
pub use crate::contract::state::{ClockFrame, StateFrame};
pub use crate::contract::values::{AgainstText, Ms, PointsNumber};
pub use crate::disk::entry::{JournalEntry, RULES_VERSION};
pub use crate::disk::envelope::{ArbiterKey, EnvelopeFrame, EnvelopeLock, Envelopes, commitment};
pub use crate::disk::refused::RefusedRow;
pub use crate::disk::row::{CreatedRow, EnteredRow, InterruptedRow, RematchRow, Row, SeatFrame, SeatedRow};
pub use crate::error::FrameError;
pub use crate::read::Reader;
pub use crate::rest::arbiter::{EvidenceFrame, OccurrenceFrame, PreviewFrame, PreviewQuery};
pub use crate::rest::book::{
    ArticleFrame, BookFrame, FoundArticle, FoundFrame, IncidentFrame, LevelName, TermFrame, TermsFrame, VolumeFrame,
    VolumeSummary, incident_query,
};
pub use crate::rest::engines::{
    EngineFrame, EngineList, EngineOption, EngineRules, OpponentFrame, OptionValue, TableEngine,
};
pub use crate::rest::evaluation::{EvaluationFrame, EvaluationQuery, LineMove, Thought};
pub use crate::rest::facts::{Answer, CanMate, FlawFrame, KingsFrame, PositionFacts, WhyNot, WhyNotFrame};
pub use crate::rest::games::{CreateGame, GameCreated, GameList, GameSummary, SeatWanted};
pub use crate::rest::lobby::{GameCard, GameKind, JoinOpen, LobbyFrame, LobbyNews, OpenGame};
pub use crate::rest::mine::{MineGame, MineList, MineQuery, MineSeat};
pub use crate::rest::pgn::{PgnFacts, pgn, without_clocks};
pub use crate::rest::play::{NoWords, PlayError, PlayFrame, PlayQuery, PlayRuling, PlayStep, PlayWords};
pub use crate::rest::positions::{MoveFrame, PositionFrame, PositionQuery, TriedFrame};
pub use crate::rest::prelude::Prelude;
pub use crate::rest::problem::Problem;
pub use crate::rest::record::{ActNotes, RecordClocks, RecordClosing, RecordField, RecordFrame, RecordLine};
pub use crate::rest::rules::{ArticlesFrame, RuleFrame, RulesFrame};
pub use crate::rest::seats::{AnswerRequest, Invitation, SeatTaken, TakeSeat};
pub use crate::scenario::{Failure, Report, Scenario, ScenarioError};
pub use crate::typescript::typescript;
pub use crate::wire::audience::{Audience, Secrets};
pub use crate::wire::client::{ClientFrame, JoinFrame, SentAct, UnreadFrame};
pub use crate::wire::entry::{EntryWords, RefusedFrame, WireEntry};
pub use crate::wire::history::{Displays, HalfMoveFrame, HistoryPart, OpenClaim};
pub use crate::wire::seat::{NamesFrame, RematchFrame, Seat, SeatRequest, SeatStatus};
pub use crate::wire::server::{ActAnswer, ErrorFrame, InterruptedFrame, ServerFrame};
pub use crate::wire::table::{Mode, TableEvent, TableFrame};
pub use crate::wire::view::{StandsFrame, ViewFacts, ViewFrame};
