//! Standings, how their values came about, and the cross-table.

use event::{CrossRow, Event, Line, PlayerId, RoundCell};
use pairing::standings::{Code, Summand, WhyCut};
use pairing::{Color, Mark};
use serde::Serialize;
use ts_rs::TS;

use super::people::PlayerRef;
use crate::contract::names::{Name, Text};
use crate::event::audience::EventAudience;
use crate::event::form::Form;
use crate::event::values::{PointsFrame, ValueFrame};

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StandingsFrame {
    /// The round that the standings are after.
    pub after: u16,
    /// The codes of the tie-breaks, points first.
    pub tiebreaks: Vec<Text<Code>>,
    /// The players, the first one first.
    pub lines: Vec<LineFrame>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct LineFrame {
    /// The rank; players who are still tied share it.
    pub rank: u32,
    /// The player.
    pub player: PlayerRef,
    /// The points.
    pub points: PointsFrame,
    /// The value of each tie-break; null where it is not defined.
    pub values: Vec<Option<ValueFrame>>,
    /// The line of the Keizer ranking, in that format.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keizer: Option<KeizerLineFrame>,
}

/// A line of a Keizer ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KeizerLineFrame {
    /// What the player is worth to others.
    pub value: u32,
    /// The sum, in hundredths.
    #[ts(type = "number")]
    pub score: u64,
}

impl StandingsFrame {
    pub(super) fn of(event: &Event, after: Option<u16>, audience: EventAudience) -> Self {
        let published = event.rounds().len() as u16 - u16::from(event.draft().is_some());
        let after = after.map_or(published, |after| after.min(published));
        let lines = event.standings_after(after);
        let tiebreaks = lines.first().map(|line| line.values.iter().map(|(code, _)| Text(code.clone())).collect());
        let frame = |line: &Line| LineFrame {
            rank: line.rank as u32,
            player: PlayerRef::of(event, line.player, audience),
            points: PointsFrame(line.points),
            values: line.values.iter().map(|(_, value)| value.map(ValueFrame)).collect(),
            keizer: line.keizer.map(|keizer| KeizerLineFrame { value: keizer.value, score: keizer.score }),
        };
        Self { after, tiebreaks: tiebreaks.unwrap_or_default(), lines: lines.iter().map(frame).collect() }
    }
}

/// How a value of the standings came about.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AccountFrame {
    /// The player.
    pub player: u16,
    /// The code of the tie-break.
    pub code: Text<Code>,
    /// The value; null if it is not defined.
    pub value: Option<ValueFrame>,
    /// What it was made of; empty if it is no sum.
    pub summands: Vec<SummandFrame>,
}

/// One summand of a value.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SummandFrame {
    /// The round, if it belongs to one.
    pub round: Option<u16>,
    /// The opponent, if there was one.
    pub opponent: Option<u16>,
    /// Whether a dummy takes the place of the opponent.
    pub is_dummy: bool,
    /// What is added.
    pub value: ValueFrame,
    /// Why it is not added after all.
    pub cut: Option<Name<WhyCut>>,
}

impl AccountFrame {
    pub(super) fn of(event: &Event, player: PlayerId, code: &Code, after: Option<u16>) -> Option<Self> {
        let account = match after {
            Some(after) => event.account_after(player, code, after)?,
            None => event.account(player, code)?,
        };
        let summand = |summand: &Summand| SummandFrame {
            round: summand.round,
            opponent: summand.opponent.and_then(|number| event.numbered(number)).map(|id| id.0),
            is_dummy: summand.is_dummy,
            value: ValueFrame(summand.value),
            cut: summand.cut.map(Name),
        };
        Some(Self {
            player: player.0,
            code: Text(code.clone()),
            value: account.value.map(ValueFrame),
            summands: account.summands.iter().map(summand).collect(),
        })
    }
}

/// The cross-table in the order of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CrossFrame {
    /// The players.
    pub rows: Vec<CrossRowFrame>,
}

/// A row of the cross-table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CrossRowFrame {
    /// The rank; null for players who do not count.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerRef,
    /// The points.
    pub points: PointsFrame,
    /// What each round held; null before the player entered.
    pub cells: Vec<Option<CellFrame>>,
}

/// What a round holds for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CellFrame {
    /// The board, if there is one.
    pub board: Option<u16>,
    /// The opponent, if there is one.
    pub opponent: Option<u16>,
    /// The colour, if there is an opponent.
    pub color: Option<Name<Color>>,
    /// The result.
    pub mark: Name<Mark>,
}

impl CellFrame {
    pub(super) fn of(cell: &RoundCell) -> Self {
        Self {
            board: cell.board,
            opponent: cell.opponent.to_wire(),
            color: cell.color.map(Name),
            mark: Name(cell.mark),
        }
    }
}

impl CrossFrame {
    pub(super) fn of(event: &Event, audience: EventAudience) -> Self {
        let row = |row: &CrossRow| CrossRowFrame {
            rank: row.rank.map(|rank| rank as u32),
            player: PlayerRef::of(event, row.player, audience),
            points: PointsFrame(row.points),
            cells: row.cells.iter().map(|cell| cell.as_ref().map(CellFrame::of)).collect(),
        };
        Self { rows: event.crosstable().iter().map(row).collect() }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        KeizerLineFrame::decl(config),
        LineFrame::decl(config),
        StandingsFrame::decl(config),
        SummandFrame::decl(config),
        AccountFrame::decl(config),
        CellFrame::decl(config),
        CrossRowFrame::decl(config),
        CrossFrame::decl(config),
    ]
}
