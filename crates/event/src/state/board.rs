//! A board of a round.

use pairing::Color;

use crate::id::{GameId, Moment, PersonId, PlayerId};
use crate::named::named;
use crate::result::{GameResult, Source};

named! {
    /// How far a board is.
    ///
    /// ```
    /// use event::BoardState;
    /// assert_eq!(BoardState::Stopped.name(), "stopped");
    /// ```
    BoardState {
        /// The game has not started.
        Waiting = "waiting",
        /// The game runs.
        Playing = "playing",
        /// The officials have stopped the clocks.
        Stopped = "stopped",
        /// The game is adjourned.
        Adjourned = "adjourned",
        /// There is a result.
        Finished = "finished",
    }
}

/// A board of a round: two players, and what became of their game.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::BoardState;
/// let board = event.round(1).unwrap().board(1).unwrap();
/// assert_eq!((board.number(), board.state()), (1, BoardState::Finished));
/// assert_eq!(board.result().unwrap().to_string(), "1-0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) number: u16,
    pub(crate) white: PlayerId,
    pub(crate) black: PlayerId,
    pub(crate) started_at: Option<Moment>,
    pub(crate) is_stopped: bool,
    pub(crate) entered: Option<Entered>,
    pub(crate) game: Option<GameId>,
    pub(crate) moves: Option<GameId>,
    /// The time that the officials gave both players, in milliseconds.
    pub(crate) added: u64,
}

/// A result as it was entered.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// let entered = event.round(1).unwrap().board(1).unwrap().entered().unwrap();
/// assert_eq!((entered.by, entered.is_corrected), (event::PersonId(1), false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The result.
    pub result: GameResult,
    /// Where it comes from.
    pub source: Source,
    /// When it was entered or corrected.
    pub at: Moment,
    /// The person who entered or corrected it.
    pub by: PersonId,
    /// Whether it was corrected.
    pub is_corrected: bool,
}

impl Board {
    pub(crate) const fn new(number: u16, white: PlayerId, black: PlayerId) -> Self {
        Self {
            number,
            white,
            black,
            started_at: None,
            is_stopped: false,
            entered: None,
            game: None,
            moves: None,
            added: 0,
        }
    }

    /// Returns the number of the board.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Returns the player with a colour.
    pub const fn player(&self, color: Color) -> PlayerId {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Returns the colour of a player who sits here.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        match player {
            _ if player == self.white => Some(Color::White),
            _ if player == self.black => Some(Color::Black),
            _ => None,
        }
    }

    /// Returns when the game was started.
    pub const fn started_at(&self) -> Option<Moment> {
        self.started_at
    }

    /// Returns the result.
    pub fn result(&self) -> Option<GameResult> {
        self.entered.as_ref().map(|entered| entered.result)
    }

    /// Returns the result with where it comes from, when and by whom.
    pub const fn entered(&self) -> Option<&Entered> {
        self.entered.as_ref()
    }

    /// Returns the game on the program's boards.
    pub const fn game(&self) -> Option<&GameId> {
        self.game.as_ref()
    }

    /// Returns the game that holds the moves entered later.
    pub const fn moves(&self) -> Option<&GameId> {
        self.moves.as_ref()
    }

    /// Returns the time that the officials gave both players, in milliseconds.
    pub const fn added_time(&self) -> u64 {
        self.added
    }

    /// Tells how far the board is.
    pub fn state(&self) -> BoardState {
        match self.result() {
            Some(result) if result.is_adjourned() => BoardState::Adjourned,
            Some(_) => BoardState::Finished,
            None if self.is_stopped => BoardState::Stopped,
            None if self.started_at.is_some() => BoardState::Playing,
            None => BoardState::Waiting,
        }
    }
}
