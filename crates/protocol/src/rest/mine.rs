//! Finding the games in which a browser has seats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::FrameError;
use crate::rest::games::GameSummary;
use crate::rest::lobby::GameCard;
use crate::wire::seat::Seat;

/// The most games in one request.
const MOST_GAMES: usize = 100;

/// The seats that a browser has stored.
///
/// ```
/// let mine = protocol::MineQuery::read(r#"{"seats":[{"game":"0123456789abcdef","token":"…"}]}"#)?;
/// assert_eq!(mine.seats.len(), 1);
/// assert!(!format!("{mine:?}").contains('…'), "a token is never written to a log");
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MineQuery {
    /// The seats.
    pub seats: Vec<MineSeat>,
}

/// A seat that a browser has stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MineSeat {
    /// The game.
    pub game: String,
    /// The token of the seat.
    pub token: String,
}

/// Leaves out the token, which is never written to a log.
impl std::fmt::Debug for MineSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MineSeat").field("game", &self.game).finish_non_exhaustive()
    }
}

impl MineQuery {
    /// Reads a request; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let query: Self = crate::error::read(text)?;
        if query.seats.len() > MOST_GAMES {
            let problem = format!("found {} seats, expected at most {MOST_GAMES}", query.seats.len());
            return Err(FrameError::saying("seats", problem));
        }
        Ok(query)
    }
}

/// A game in which the browser has a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MineGame {
    /// The seat.
    pub seat: Seat,
    /// Whether it is this player's move.
    pub to_move: bool,
    /// Whether a player's seat is still free.
    pub alone: bool,
    /// The game as its player sees it.
    #[schema(value_type = Object)]
    pub card: GameCard,
    /// The game.
    #[serde(flatten)]
    #[ts(flatten)]
    pub summary: GameSummary,
}

/// The games in which the browser has a seat; tokens that give none are left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MineList {
    /// The games, in the order of the request.
    pub games: Vec<MineGame>,
}

/// Declares the types of finding one's games.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![MineSeat::decl(config), MineQuery::decl(config), MineGame::decl(config), MineList::decl(config)]
}
