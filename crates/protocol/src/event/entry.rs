//! An entry of an event's journal as an audience sees it.

use event::{Event, Subject};
use serde::Serialize;
use ts_rs::TS;

use crate::contract::values::Ms;
use crate::event::audience::EventAudience;
use crate::event::lists::{ActFrame, RulingFrame};
use crate::event::row::ActedRow;
use crate::event::view::people::PlayerFrame;

/// An entry of an event's journal as an audience sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct EventEntryFrame {
    /// The number of the row.
    #[ts(type = "number")]
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: Ms,
    /// The person who did it; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<u32>,
    /// What was done, without personal data; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<ActFrame>,
    /// What follows.
    pub rulings: Vec<RulingFrame>,
    /// The players whose data the act changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<PlayerFrame>>")]
    pub players: Vec<PlayerFrame>,
}

impl EventEntryFrame {
    /// Writes a row for an audience; none if nothing in it is for them. `event` is how it stands after the row.
    pub fn of(seq: u64, row: &ActedRow, event: &Event, audience: EventAudience) -> Option<Self> {
        let rulings = row.rulings();
        let shown: Vec<RulingFrame> = rulings.iter().filter_map(|ruling| audience.ruling(event, ruling)).collect();
        if shown.is_empty() {
            return None;
        }
        let player = |subject: Subject| match subject {
            Subject::Player(id) => event.player(id).map(|player| audience.player(event, player)),
            Subject::Person(_) => None,
        };
        Some(Self {
            seq,
            at: Ms(row.at().0),
            by: audience.sees_persons().then_some(row.by().0),
            act: audience.act(row.act()),
            rulings: shown,
            players: row.subjects().chain(row.erased()).filter_map(player).collect(),
        })
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![EventEntryFrame::decl(config)]
}
