//! Seats: who plays and who decides, and who wants to play again.

use board::Color;
use laws::Actor;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A place at a game that a token gives.
///
/// ```
/// use board::Color;
/// use protocol::Seat;
/// assert_eq!(Seat::White.player(), Some(Color::White));
/// assert_eq!(Seat::Both.player(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both players', who share a screen.
    Both,
    /// The arbiter's.
    Arbiter,
}

impl Seat {
    /// Gives a player's own seat.
    pub const fn of(player: Color) -> Self {
        match player {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    /// Gives the seat after the colours are changed.
    #[must_use]
    pub const fn changed(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
            Self::Both | Self::Arbiter => self,
        }
    }

    /// Finds a seat by the name it has in the contract.
    pub fn find(name: &str) -> Option<Self> {
        [Self::White, Self::Black, Self::Both, Self::Arbiter].into_iter().find(|seat| seat.name() == name)
    }

    /// Gives the player who alone sits there.
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Both | Self::Arbiter => None,
        }
    }

    /// Gives the name it has in the contract.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Both => "both",
            Self::Arbiter => "arbiter",
        }
    }

    /// Finds who acts from this seat. Only two players at one screen say which of them it is.
    pub fn actor(self, said: Option<Actor>) -> Option<Actor> {
        match (self, said) {
            (Self::White, None) => Some(Actor::Player(Color::White)),
            (Self::Black, None) => Some(Actor::Player(Color::Black)),
            (Self::Arbiter, None) => Some(Actor::Arbiter),
            (Self::Both, Some(Actor::Player(player))) => Some(Actor::Player(player)),
            _ => None,
        }
    }
}

/// A seat and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the wire that says yes or no by itself")]
pub struct SeatStatus {
    /// Which seat.
    pub seat: Seat,
    /// Who has it, if a name was given.
    pub name: Option<String>,
    /// Whether somebody has it.
    pub taken: bool,
    /// Whether somebody sits there now.
    pub here: bool,
    /// Whether there is an invitation that nobody has used yet.
    #[serde(default)]
    pub invited: bool,
    /// Somebody asks for the arbiter's seat and does not have it yet; `name` says who.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub request: Option<SeatRequest>,
    /// Milliseconds since somebody last sat there, as far as the server knows; absent while somebody does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub away_ms: Option<u64>,
    /// Whether the player is ready for the game to begin; absent if not, and where the game does not wait for it.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
}

/// Somebody asks for the arbiter's seat. Both players are shown the name; until both have accepted, who asks can only watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The number that an answer names, so that nobody accepts somebody else by mistake.
    #[ts(type = "number")]
    pub number: u64,
    /// The players' seats that have accepted.
    pub accepted: Vec<Seat>,
}

/// Who sits where, as far as somebody does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NamesFrame {
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// The arbiter's name.
    pub arbiter: Option<String>,
}

/// Who wants to play again with colours changed. Once both do, the tokens of this game give the seats of the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RematchFrame {
    /// The seats in this game that have asked.
    pub asked: Vec<Seat>,
    /// The next game, once it is there.
    pub game: Option<String>,
}

/// Declares the types of seats.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        Seat::decl(config),
        SeatRequest::decl(config),
        SeatStatus::decl(config),
        NamesFrame::decl(config),
        RematchFrame::decl(config),
    ]
}
