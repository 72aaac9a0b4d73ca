//! Seats: who sits at a game, and what each of them may see.

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
pub struct SeatStatus {
    /// Which seat.
    pub seat: Seat,
    /// Who has it, if a name was given.
    pub name: Option<String>,
    /// Whether somebody has it.
    pub taken: bool,
    /// Whether somebody sits there now.
    pub here: bool,
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

/// Who is told something.
///
/// ```
/// use protocol::{Audience, Seat};
/// assert_eq!(Audience::of(None), Audience::Public);
/// assert_eq!(Audience::of(Some(Seat::Arbiter)), Audience::Arbiter);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// One player.
    Player(Color),
    /// Both players, at one screen.
    Players,
    /// The arbiter.
    Arbiter,
    /// Who watches: nothing is told there that a player may not see, for a player can watch too.
    Public,
}

impl Audience {
    /// Says what kind of audience sits there; no seat at all is the public.
    pub const fn of(seat: Option<Seat>) -> Self {
        match seat {
            Some(Seat::White) => Self::Player(Color::White),
            Some(Seat::Black) => Self::Player(Color::Black),
            Some(Seat::Both) => Self::Players,
            Some(Seat::Arbiter) => Self::Arbiter,
            None => Self::Public,
        }
    }

    /// Tells whether a player is here, or both are.
    pub const fn has_players(self) -> bool {
        matches!(self, Self::Player(_) | Self::Players)
    }

    /// Tells whether somebody here is that player.
    pub fn includes(self, player: Color) -> bool {
        match self {
            Self::Player(own) => own == player,
            Self::Players => true,
            Self::Arbiter | Self::Public => false,
        }
    }
}

/// Declares the types of seats.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Seat::decl(config), SeatStatus::decl(config), NamesFrame::decl(config)]
}
