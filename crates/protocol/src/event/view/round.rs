//! A round with its boards.

use event::{Board, BoardState, Event, HandChange, PlayerId, Round, RoundState};
use pairing::{Color, Mark, Points};
use serde::Serialize;
use ts_rs::TS;

use super::people::PlayerRef;
use crate::contract::names::Name;
use crate::contract::values::Ms;
use crate::event::audience::EventAudience;
use crate::event::terms::{BrokenFrame, MakerFrame, SourceFrame};
use crate::event::values::{PointsFrame, ResultText};

/// A round with its boards.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct RoundFrame {
    /// The number of the round.
    pub round: u16,
    /// How far it is.
    pub state: Name<RoundState>,
    /// The boards in order.
    pub boards: Vec<BoardFrame>,
    /// The player with the bye of the pairing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerRef>,
    /// Everybody else without an opponent.
    pub free: Vec<FreeFrame>,
    /// The program that made the pairs.
    pub maker: MakerFrame,
    /// When it was published, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_at: Option<Ms>,
    /// When it starts, if that was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Ms>,
    /// When its first game was started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Ms>,
    /// When it was closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<Ms>,
    /// What the pairs break.
    pub broken: Vec<BrokenFrame>,
    /// The changes by hand; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<Vec<ChangeFrame>>,
}

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct BoardFrame {
    /// The number of the board.
    pub board: u16,
    /// White.
    pub white: SideFrame,
    /// Black.
    pub black: SideFrame,
    /// How far the board is.
    pub state: Name<BoardState>,
    /// The result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultText>,
    /// Where the result comes from; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<SourceFrame>,
    /// Whether the result was corrected.
    pub is_corrected: bool,
    /// The game on the program's boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The game that holds moves entered later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
    /// When the game was started, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Ms>,
    /// The time that the officials gave both players, in milliseconds.
    pub added_time: Ms,
}

/// A player at a board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SideFrame {
    /// The player.
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The points before the round.
    pub points: PointsFrame,
}

/// A player without an opponent.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FreeFrame {
    /// The player.
    pub player: PlayerRef,
    /// What the round gives.
    pub mark: Name<Mark>,
}

/// A change of a draft by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ChangeFrame {
    /// When, in milliseconds since 1970.
    pub at: Ms,
    /// The person who changed it.
    pub by: u32,
    /// The reason.
    pub reason: String,
    /// What the pairs broke afterwards.
    pub broken: Vec<BrokenFrame>,
}

impl RoundFrame {
    pub(super) fn of(event: &Event, round: &Round, audience: EventAudience) -> Self {
        let tournament = event.tournament().ok();
        let before = round.number().saturating_sub(1);
        let points = |player: PlayerId| -> Points {
            let number = event.number(player);
            tournament.as_ref().zip(number).map(|(of, number)| of.points_after(number, before)).unwrap_or_default()
        };
        let side = |player: PlayerId| SideFrame {
            player: PlayerRef::of(event, player, audience),
            points: PointsFrame(points(player)),
        };
        let board = |board: &Board| {
            let entered = board.entered();
            BoardFrame {
                board: board.number(),
                white: side(board.player(Color::White)),
                black: side(board.player(Color::Black)),
                state: Name(board.state()),
                result: board.result().map(ResultText),
                source: entered.filter(|_| audience.is_official()).map(|entered| SourceFrame::of(&entered.source)),
                is_corrected: entered.is_some_and(|entered| entered.is_corrected),
                game: board.game().map(|game| game.0.clone()),
                moves: board.moves().map(|game| game.0.clone()),
                started_at: board.started_at().map(|at| Ms(at.0)),
                added_time: Ms(board.added_time()),
            }
        };
        let free = |(player, mark): &(PlayerId, Mark)| FreeFrame {
            player: PlayerRef::of(event, *player, audience),
            mark: Name(*mark),
        };
        Self {
            round: round.number(),
            state: Name(round.state()),
            boards: round.boards().iter().map(board).collect(),
            bye: round.bye().map(|player| PlayerRef::of(event, player, audience)),
            free: round.free().iter().map(free).collect(),
            maker: MakerFrame::of(round.maker()),
            published_at: round.published_at().map(|at| Ms(at.0)),
            starts_at: event.schedule().get(&round.number()).map(|at| Ms(*at)),
            started_at: round.boards().iter().filter_map(Board::started_at).min().map(|at| Ms(at.0)),
            closed_at: round.closed_at().map(|at| Ms(at.0)),
            broken: round.broken().iter().map(BrokenFrame::of).collect(),
            changes: audience.is_official().then(|| round.changes().iter().map(ChangeFrame::of).collect()),
        }
    }
}

impl ChangeFrame {
    fn of(change: &HandChange) -> Self {
        Self {
            at: Ms(change.at.0),
            by: change.by.0,
            reason: change.reason.clone(),
            broken: change.broken.iter().map(BrokenFrame::of).collect(),
        }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        SideFrame::decl(config),
        BoardFrame::decl(config),
        FreeFrame::decl(config),
        ChangeFrame::decl(config),
        RoundFrame::decl(config),
    ]
}
