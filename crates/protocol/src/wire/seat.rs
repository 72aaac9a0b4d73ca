//! Seats of players and arbiter, and rematches.

use board::Color;
use laws::Actor;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A seat in a game, given by a token.
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
    /// Returns a player's own seat.
    pub const fn of(player: Color) -> Self {
        match player {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    /// Returns the seat after the colours are changed.
    #[must_use]
    pub const fn changed(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
            Self::Both | Self::Arbiter => self,
        }
    }

    /// Finds a seat by its name in the contract.
    pub fn find(name: &str) -> Option<Self> {
        [Self::White, Self::Black, Self::Both, Self::Arbiter].into_iter().find(|seat| seat.name() == name)
    }

    /// Returns the player who alone has the seat.
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Both | Self::Arbiter => None,
        }
    }

    /// Returns its name in the contract.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Both => "both",
            Self::Arbiter => "arbiter",
        }
    }

    /// Returns the actor for this seat. Only two players at one screen say which of them acts.
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

/// A seat and its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the wire that says yes or no by itself")]
pub struct SeatStatus {
    /// The kind of seat.
    pub seat: Seat,
    /// The holder's name, if one was given.
    pub name: Option<String>,
    /// Whether the seat is taken.
    pub taken: bool,
    /// Whether its holder is connected now.
    pub here: bool,
    /// Whether there is an unused invitation.
    #[serde(default)]
    pub invited: bool,
    /// The request for the arbiter's seat, while it is pending; `name` is the person who asks.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub request: Option<SeatRequest>,
    /// Milliseconds since the holder was last connected, as far as the server knows; absent while connected.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub away_ms: Option<u64>,
    /// Whether the player is ready for the game to begin; absent if not, and where the game does not wait for it.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
}

/// A request for the arbiter's seat. Both players see the name; until both have accepted, the person who asks can only
/// watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The number that an answer must repeat, so that nobody accepts another person by mistake.
    #[ts(type = "number")]
    pub number: u64,
    /// The players' seats that have accepted.
    pub accepted: Vec<Seat>,
}

/// The names of players and arbiter, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NamesFrame {
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// The arbiter's name.
    pub arbiter: Option<String>,
}

/// The players who want a rematch with colours changed. Once both do, the tokens of this game give the seats of the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RematchFrame {
    /// The seats in this game that have asked.
    pub asked: Vec<Seat>,
    /// The next game, once it is created.
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
