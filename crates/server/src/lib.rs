#![doc = include_str!("../README.md")]

mod cluster;
mod engine;
mod error;
mod http;

mod journal;
mod lan;
mod live;
mod metrics;
mod network;
mod pairer;
mod panics;
mod secret;
mod serve;
mod time;
mod tls;
mod webhook;

pub use crate::engine::Engines;
pub use crate::error::HallError;
pub use crate::http::{Served, api_paths, listen, listen_for_metrics, openapi, router};

pub use crate::journal::{
    Afterwards, Append, Appended, Archiving, ChainedRow, Condition, EventAppend, EventJournal, EventLine, Finding,
    Hash, Interruption, Journal, JournalError, Ledger, ListQuery, MemoryJournal, Nats, SqliteJournal, Survey, Verified,
    VerifiedEvent, WholeGame, archive, copy_journal, rejudge, salvage, survey, verify_event, verify_rows,
};
pub use crate::live::{Asker, Hall, Joined, Limits, LiveGame, SeatRef, Told, reindex};
pub use crate::pairer::{Pairer, PairerError};
pub use crate::secret::{EventId, EventIdError, GameId, GameIdError, Secret};
pub use crate::serve::{Config, Opened, ServeError, reset_organiser_token, runtime, serve, shared_organiser_token};
pub use crate::time::{ManualTime, Moment, RealTime, Time};
pub use crate::tls::Certificate;
pub use crate::webhook::WebhookPolicy;
