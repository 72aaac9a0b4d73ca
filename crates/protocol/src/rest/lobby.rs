//! The games that are being played and those that wait for somebody, as a list on a wall shows them.

use board::Color;
use clock::Millis;
use laws::{BoardKind, Game, Ground, Pace, Phase, Reason, Score};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::seats::check_name;
use crate::contract::names::{Name, Text};
use crate::contract::regulations::RegulationsFrame;
use crate::contract::ruling::fen;
use crate::contract::state::{ClockFrame, article, reason, result};
use crate::error::FrameError;
use crate::wire::audience::Secrets;
use crate::wire::seat::{NamesFrame, Seat};
use crate::wire::table::TableFrame;

/// What kind of game it is, in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameKind {
    /// The periods and the increment, as the contract writes them.
    time_control: String,
    /// The pace by the limits of the edition in force.
    pace: Name<Option<Pace>>,
    /// The kind of board.
    board: Name<BoardKind>,
    /// Whether it is Chess960.
    #[serde(skip_serializing_if = "is_false", default)]
    #[ts(optional, as = "Option<bool>")]
    chess960: bool,
    /// Whether it starts from a position of its own.
    #[serde(skip_serializing_if = "is_false", default)]
    #[ts(optional, as = "Option<bool>")]
    set_up: bool,
    /// Whether there is an arbiter.
    #[serde(skip_serializing_if = "is_false", default)]
    #[ts(optional, as = "Option<bool>")]
    arbiter: bool,
    /// The event.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    event: Option<String>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    round: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

impl GameKind {
    /// Says what kind of game it is.
    pub fn of(game: &Game, regulations: &RegulationsFrame, has_arbiter: bool) -> Self {
        let laws = game.regulations();
        let chess960 = laws.is_chess960();
        let (event, round) = regulations.event_and_round();
        Self {
            time_control: laws.time_control.to_string(),
            pace: Name(Some(laws.pace())),
            board: Name(laws.board),
            chess960,
            set_up: !chess960 && laws.start != board::Position::initial(),
            arbiter: has_arbiter,
            event,
            round,
        }
    }

    /// Lists what people search for besides the names.
    pub fn searched(&self) -> impl Iterator<Item = &str> {
        self.event.as_deref().into_iter()
    }
}

/// A game that is being played, as those see it who only watch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameCard {
    /// The game's name in addresses.
    pub game: String,
    /// What kind of game it is.
    #[serde(flatten)]
    #[ts(flatten)]
    pub kind: GameKind,
    /// Who plays.
    pub names: NamesFrame,
    /// Where it is: playing, stopped, sealing, adjourned or finished.
    phase: Name<Phase>,
    /// The player to move.
    turn: Name<Color>,
    /// Where the pieces stand: the first field of a FEN.
    position: String,
    /// The last move, as two squares.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    last: Option<String>,
    /// What the displays showed `age` milliseconds ago.
    clock: ClockFrame,
    /// How long ago that was, in milliseconds.
    #[ts(type = "number")]
    pub age: u64,
    /// The claim that the arbiter must decide.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    claim: Option<Name<Ground>>,
    /// The result; `*` while there is none.
    result: Text<Score>,
    /// Why the game ended.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    reason: Option<Name<Reason>>,
    /// The article of the rule that ended it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    article: Option<String>,
}

impl GameCard {
    /// Shows a game at a moment of its own time. Its names are `names`.
    pub fn of(id: String, game: &Game, at: Millis, names: NamesFrame, kind: GameKind) -> Self {
        let board = fen(game.board());
        let position = board.split(' ').next().unwrap_or_default().to_owned();
        let last = game.moves().next_back().map(|(_, mv)| format!("{}{}", mv.from(), mv.to()));
        Self {
            game: id,
            kind,
            names,
            phase: Name(game.phase()),
            turn: Name(game.turn()),
            position,
            last,
            clock: ClockFrame::of(game, at),
            age: 0,
            claim: game.claim().map(|claim| Name(claim.ground)),
            result: result(game),
            reason: reason(game),
            article: article(game),
        }
    }

    /// Leaves out what a player may not read who keeps the score alone.
    #[must_use]
    pub fn for_player(mut self, secrets: Secrets) -> Self {
        self.last = self.last.filter(|_| !secrets.score);
        self
    }

    /// Tells whether both show the same position: time may have passed between them.
    pub fn is_same_position(&self, other: &Self) -> bool {
        self.position == other.position && self.last == other.last
    }

    /// Tells whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase.0 == Phase::Finished
    }
}

/// A game that anybody may join.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OpenGame {
    /// The game's name in addresses.
    pub game: String,
    /// What kind of game it is.
    #[serde(flatten)]
    #[ts(flatten)]
    pub kind: GameKind,
    /// Who waits; none if no name was given.
    pub name: Option<String>,
    /// The seat that is free; none if colours were drawn by lot.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The edition of the Laws.
    pub edition: String,
    /// Whether a touched piece binds.
    pub touch_move: bool,
    /// Since when somebody waits, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
}

impl OpenGame {
    /// Shows an open game of which `seat` is free; `name` waits.
    pub fn of(id: String, game: &Game, kind: GameKind, table: &TableFrame, waits: (Seat, Option<String>, u64)) -> Self {
        let (seat, name, since) = waits;
        Self {
            game: id,
            kind,
            name,
            seat: Some(seat).filter(|_| !table.lot),
            edition: game.regulations().edition.to_string(),
            touch_move: table.touch_move,
            since,
        }
    }
}

/// The games that are being played and those that wait for somebody.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct LobbyFrame {
    /// What to ask for as `after` to be told only what has changed since.
    #[ts(type = "number")]
    pub version: u64,
    /// How many pages are open here: those at games, and those that look at this list.
    pub people: u32,
    /// How many games wait for somebody, whatever is searched for.
    pub waiting: u32,
    /// How many games are being played, whatever is searched for.
    pub playing: u32,
    /// The open games, the longest waiting first.
    pub open: Vec<OpenGame>,
    /// The games that are being played, by name: the newest move first.
    pub games: Vec<String>,
    /// Those of them that have changed since `after`.
    pub cards: Vec<GameCard>,
}

/// What somebody sends who joins an open game.
///
/// ```
/// let join = protocol::JoinOpen::read(r#"{"name":"Anna"}"#)?;
/// assert_eq!(join.name.as_deref(), Some("Anna"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct JoinOpen {
    /// Who joins.
    #[ts(optional)]
    pub name: Option<String>,
    /// Consents that there is an arbiter, if the creator wants one.
    #[ts(optional, as = "Option<bool>")]
    pub arbiter: bool,
}

impl JoinOpen {
    /// Reads the body of a request; an error names the field that does not fit.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        Ok(wanted)
    }
}

/// Declares the types of the list.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        GameKind::decl(config),
        GameCard::decl(config),
        OpenGame::decl(config),
        LobbyFrame::decl(config),
        JoinOpen::decl(config),
    ]
}
