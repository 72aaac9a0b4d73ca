//! What needs an arbiter, what happened with players, and what officials write.

use event::{Incident, IncidentKind, Item, Message, Need};
use serde::Serialize;
use ts_rs::TS;

use crate::contract::names::Name;
use crate::contract::values::Ms;
use crate::event::audience::EventAudience;
use crate::event::terms::{CallFrame, PenaltyFrame};

/// A thing on the arbiters' list.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct ItemFrame {
    /// The thing.
    pub item: u32,
    /// What it is.
    pub call: CallFrame,
    /// When it was raised, in milliseconds since 1970.
    pub raised_at: Ms,
    /// The person who raised it; 0 is the program.
    pub raised_by: u32,
    /// The person who takes care of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_by: Option<u32>,
    /// Since when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_at: Option<Ms>,
}

impl ItemFrame {
    pub(super) fn of(item: &Item) -> Self {
        Self {
            item: item.id().0,
            call: CallFrame::of(item.call()),
            raised_at: Ms(item.raised_at().0),
            raised_by: item.raised_by().0,
            taken_by: item.taken().map(|(by, _)| by.0),
            taken_at: item.taken().map(|(_, at)| Ms(at.0)),
        }
    }
}

/// A call of a player as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CallsFrame {
    /// The thing on the arbiters' list.
    pub item: u32,
    /// Why somebody is needed.
    pub need: Name<Need>,
    /// Whether somebody takes care of it.
    pub is_taken: bool,
}

impl CallsFrame {
    pub(super) fn of(item: &Item) -> Self {
        Self { item: item.id().0, need: Name(item.call().need), is_taken: item.taken().is_some() }
    }
}

/// Something that happened with a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct IncidentFrame {
    /// When, in milliseconds since 1970.
    pub at: Ms,
    /// The player.
    pub player: u16,
    /// The round, if it belongs to one.
    pub round: Option<u16>,
    /// The board, if it belongs to one.
    pub board: Option<u16>,
    /// What needed an arbiter, if it was that.
    pub need: Option<Name<Need>>,
    /// The penalty of the event, if it was that.
    pub penalty: Option<PenaltyFrame>,
    /// The number of the penalty; `lift_penalty` names it.
    pub penalty_id: Option<u32>,
    /// Whether the penalty was lifted.
    pub is_lifted: bool,
    /// The article.
    pub article: Option<String>,
    /// What was told.
    pub text: String,
    /// What was decided.
    pub decision: Option<String>,
}

impl IncidentFrame {
    pub(super) fn of(incident: &Incident) -> Self {
        let (need, penalty, is_lifted) = match incident.kind {
            IncidentKind::Raised(need) => (Some(Name(need)), None, false),
            IncidentKind::Penalty(penalty) => (None, Some(PenaltyFrame::of(penalty)), false),
            IncidentKind::Lifted(penalty) => (None, Some(PenaltyFrame::of(penalty)), true),
        };
        Self {
            at: Ms(incident.at.0),
            player: incident.player.0,
            round: incident.round,
            board: incident.board,
            need,
            penalty,
            penalty_id: incident.penalty.map(|id| id.0),
            is_lifted,
            article: incident.article.clone(),
            text: incident.text.clone(),
            decision: incident.decision.clone(),
        }
    }
}

/// An announcement or a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct MessageFrame {
    /// The number, from 1; announcements and notes are numbered apart.
    pub id: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: Ms,
    /// The person who wrote it; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<u32>,
    /// The text.
    pub text: String,
}

impl MessageFrame {
    pub(super) fn of(message: &Message, audience: EventAudience) -> Self {
        let by = audience.sees_persons().then_some(message.by.0);
        Self { id: message.id, at: Ms(message.at.0), by, text: message.text.clone() }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![ItemFrame::decl(config), CallsFrame::decl(config), IncidentFrame::decl(config), MessageFrame::decl(config)]
}
