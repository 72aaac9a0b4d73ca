//! The lobby: the games that are being played and those that wait for an opponent.

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

/// The kind of a game, in a list.
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
    /// Whether it starts from a given position.
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
    /// Returns the kind of a game.
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

    /// Lists the searchable texts besides the names.
    pub fn searched(&self) -> impl Iterator<Item = &str> {
        self.event.as_deref().into_iter()
    }
}

/// A game that is being played, as spectators see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameCard {
    /// The game's id in addresses.
    pub game: String,
    /// The kind of game.
    #[serde(flatten)]
    #[ts(flatten)]
    pub kind: GameKind,
    /// The names of players and arbiter.
    pub names: NamesFrame,
    /// The phase: playing, stopped, sealing, adjourned or finished.
    phase: Name<Phase>,
    /// The player to move.
    turn: Name<Color>,
    /// The placement of the pieces: the first field of a FEN.
    position: String,
    /// The last move, as two squares.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    last: Option<String>,
    /// The clock displays `age` milliseconds ago.
    clock: ClockFrame,
    /// The age of `clock` in milliseconds.
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
    /// Makes the card of a game at a moment of its own time.
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

    /// Leaves out what players who keep the score themselves may not read.
    #[must_use]
    pub fn for_player(mut self, secrets: Secrets) -> Self {
        self.last = self.last.filter(|_| !secrets.score);
        self
    }

    /// Tells whether both cards show the same position, possibly at different times.
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
    /// The game's id in addresses.
    pub game: String,
    /// The kind of game.
    #[serde(flatten)]
    #[ts(flatten)]
    pub kind: GameKind,
    /// The name of the waiting player; none if no name was given.
    pub name: Option<String>,
    /// The free seat; none if colours were drawn by lot.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The edition of the Laws.
    pub edition: String,
    /// Whether touch-move applies.
    pub touch_move: bool,
    /// The time since which the player has waited, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
}

impl OpenGame {
    /// Makes the entry of an open game; `waits` holds the free seat, the waiting player's name and the time of creation.
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

/// The games that are being played and those that wait for an opponent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct LobbyFrame {
    /// The value of `after` for a later request that returns only changes.
    #[ts(type = "number")]
    pub version: u64,
    /// The number of open pages: those at games, and those that show the lobby.
    pub people: u32,
    /// The number of games that wait for an opponent, regardless of the search.
    pub waiting: u32,
    /// The number of games that are being played, regardless of the search.
    pub playing: u32,
    /// The open games, the longest waiting first.
    pub open: Vec<OpenGame>,
    /// The ids of the games that are being played, the newest move first.
    pub games: Vec<String>,
    /// Those of them that have changed since `after`.
    pub cards: Vec<GameCard>,
}

/// The request to join an open game.
///
/// ```
/// let join = protocol::JoinOpen::read(r#"{"name":"Anna"}"#)?;
/// assert_eq!(join.name.as_deref(), Some("Anna"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct JoinOpen {
    /// The name of the person who joins.
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether the person consents to an arbiter, if the game has one.
    #[ts(optional, as = "Option<bool>")]
    pub arbiter: bool,
}

impl JoinOpen {
    /// Reads the body of a request; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        Ok(wanted)
    }
}

/// Declares the types of the lobby.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        GameKind::decl(config),
        GameCard::decl(config),
        OpenGame::decl(config),
        LobbyFrame::decl(config),
        JoinOpen::decl(config),
    ]
}

/// What one node tells the others about a game in its lobby.
///
/// ```
/// let gone = protocol::LobbyNews::default();
/// assert_eq!(protocol::LobbyNews::read(&gone.to_text()), Ok(gone));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LobbyNews {
    /// The game, if it waits for an opponent.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub open: Option<OpenGame>,
    /// The game, if it is being played or has just ended.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub card: Option<GameCard>,
}

impl LobbyNews {
    /// Reads the news; an error names the field.
    pub fn read(text: &str) -> Result<Self, crate::error::FrameError> {
        crate::error::read(text)
    }

    /// Writes the news.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }
}
