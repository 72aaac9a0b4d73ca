#![doc = include_str!("../README.md")]

mod act;
mod edition;
mod enact;
mod game;
mod judge;
mod mate;
mod named;
mod outcome;
mod regulations;
mod rule;
mod rules;
mod ruling;
mod state;

pub use crate::act::{Act, Decision, DrawGround, Irregularity, Penalty, Withdrawn, Written};
pub use crate::edition::{Edition, Values};
pub use crate::game::{Entry, Game};
pub use crate::outcome::{Points, Reason, Score, ScoreError};
pub use crate::regulations::{
    Actor, BoardKind, ClockKind, Draws, Pace, Quickplay, Regulations, Scoresheets, Supervision,
};
pub use crate::rule::{Article, Rule};
pub use crate::rules::touch_move::Duty;
pub use crate::ruling::{Announcement, Consequence, Ground, Obliged, Offence, Refusal, Ruling};
pub use crate::state::{Claim, Outcome, Phase};
