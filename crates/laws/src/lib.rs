#![doc = include_str!("../README.md")]

mod act;
mod editions;
mod enact;
mod game;
mod hand;
mod judge;
mod mate;
mod named;
mod outcome;
mod preset;
mod regulations;
mod rule;
mod rules;
mod ruling;
mod stage;
mod state;
mod terms;

pub use crate::act::{Act, Written};
pub use crate::editions::{Edition, Values};
pub use crate::game::{Entry, Game};
pub use crate::outcome::{Points, Reason, Score, ScoreError};
pub use crate::preset::Preset;
pub use crate::regulations::{
    Accessibility, Actor, BoardKind, ClockKind, Draws, Pace, Quickplay, Regulations, Scoresheets, Supervision,
};
pub use crate::rule::{Article, Rule};
pub use crate::rules::touch_move::Duty;
pub use crate::ruling::{Announcement, Ruling};
pub use crate::state::{Claim, Outcome, Phase};
pub use crate::terms::{
    Against, Commitment, Consequence, Decision, DrawGround, Ground, Irregularity, Obliged, Offence, Penalty,
    QuickplayGround, Refusal, SealedVerdict, Task, Tasks, Withdrawn,
};
