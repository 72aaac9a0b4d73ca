#![doc = include_str!("../README.md")]

mod act;
mod editions;
mod game;
mod hand;
mod mate;
mod named;
mod outcome;
mod preset;
mod regulations;
mod rule;
mod rules;
mod ruling;
#[cfg(feature = "serde")]
mod serialized;
mod state;
mod step;
mod terms;
mod trial;

pub use winnable::Budget;

pub use crate::act::{Act, Written};
pub use crate::editions::{ByPace, Edition, Limit, Values};
pub use crate::game::{Away, Entry, Game, ReplayError, Stop};
pub use crate::outcome::{Points, Reason, Score, ScoreError};
pub use crate::preset::Preset;
pub use crate::regulations::{
    Accessibility, Actor, BlitzPenalty, BoardKind, ClockKind, Draws, Pace, Quickplay, Regulations, Scoresheets,
    Scoring, Stops, Supervision, TakeBack,
};
pub use crate::rule::{Article, Rule};
pub use crate::rules::moving::Duty;
pub use crate::ruling::{Announcement, Made, MoveCount, Ruling};
pub use crate::state::{Claim, Outcome, Phase, Tally};
pub use crate::step::Step;
pub use crate::terms::{
    AbsenceClaim, Against, Agreement, Commitment, Completion, Consequence, Decision, DrawGround, Ground, Irregularity,
    Needs, Obliged, Offence, Penalty, QuickplayGround, Refusal, SealedVerdict, Task, Tasks, Undone, Withdrawn,
};
