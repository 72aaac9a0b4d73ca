//! A round: its boards, who is free, and how far it is.

use pairing::{Color, Mark};

use crate::id::{Moment, PersonId, PlayerId};
use crate::named::named;
use crate::pairs::{Broken, Pairs};
use crate::state::board::{Board, BoardState};
use crate::terms::Maker;

named! {
    /// How far a round is.
    ///
    /// ```
    /// use event::RoundState;
    /// assert_eq!(RoundState::Draft.name(), "draft");
    /// ```
    RoundState {
        /// The pairs can be changed.
        Draft = "draft",
        /// The pairs are published.
        Published = "published",
        /// A game has started or has a result.
        Running = "running",
        /// All results are in.
        Closed = "closed",
    }
}

/// A round of the event.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{PlayerId, RoundState};
/// let round = event.open_round().unwrap();
/// assert_eq!((round.number(), round.state()), (1, RoundState::Running));
/// assert_eq!(round.board_of(PlayerId(1)).unwrap().number(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub(crate) number: u16,
    pub(crate) boards: Vec<Board>,
    pub(crate) bye: Option<PlayerId>,
    pub(crate) free: Vec<(PlayerId, Mark)>,
    pub(crate) maker: Maker,
    pub(crate) broken: Vec<Broken>,
    pub(crate) changes: Vec<HandChange>,
    pub(crate) paired_at: Moment,
    pub(crate) published_at: Option<Moment>,
    pub(crate) closed_at: Option<Moment>,
}

/// A change of a draft by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandChange {
    /// When.
    pub at: Moment,
    /// The person who changed it.
    pub by: PersonId,
    /// The reason.
    pub reason: String,
    /// What the pairs broke afterwards.
    pub broken: Vec<Broken>,
}

/// What a round holds for one player.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::PlayerId;
/// let cell = event.round(1).unwrap().cell(PlayerId(1)).unwrap();
/// assert_eq!((cell.opponent, cell.mark), (Some(PlayerId(3)), pairing::Mark::Win));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundCell {
    /// The board, if there is one.
    pub board: Option<u16>,
    /// The opponent, if there is one.
    pub opponent: Option<PlayerId>,
    /// The colour, if there is an opponent.
    pub color: Option<Color>,
    /// The result, [`Mark::Pending`] while there is none.
    pub mark: Mark,
}

impl Round {
    /// Returns the number of the round.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Tells how far the round is.
    pub fn state(&self) -> RoundState {
        if self.closed_at.is_some() {
            RoundState::Closed
        } else if self.published_at.is_none() {
            RoundState::Draft
        } else if self.boards.iter().any(|board| board.state() != BoardState::Waiting) {
            RoundState::Running
        } else {
            RoundState::Published
        }
    }

    /// Returns the boards in order.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Finds a board.
    pub fn board(&self, number: u16) -> Option<&Board> {
        self.boards.get(usize::from(number).checked_sub(1)?)
    }

    /// Finds the board of a player.
    pub fn board_of(&self, player: PlayerId) -> Option<&Board> {
        self.boards.iter().find(|board| board.color_of(player).is_some())
    }

    /// Returns the player with the bye of the pairing.
    pub const fn bye(&self) -> Option<PlayerId> {
        self.bye
    }

    /// Lists everybody else without an opponent, and what the round gives them.
    pub fn free(&self) -> &[(PlayerId, Mark)] {
        &self.free
    }

    /// Returns the program that made the pairs.
    pub const fn maker(&self) -> &Maker {
        &self.maker
    }

    /// Lists what the pairs break.
    pub fn broken(&self) -> &[Broken] {
        &self.broken
    }

    /// Lists the changes by hand.
    pub fn changes(&self) -> &[HandChange] {
        &self.changes
    }

    /// Returns when the round was paired.
    pub const fn paired_at(&self) -> Moment {
        self.paired_at
    }

    /// Returns when the round was published.
    pub const fn published_at(&self) -> Option<Moment> {
        self.published_at
    }

    /// Returns when the round was closed.
    pub const fn closed_at(&self) -> Option<Moment> {
        self.closed_at
    }

    /// Returns who meets whom.
    pub fn pairs(&self) -> Pairs {
        Pairs { boards: self.boards.iter().map(|board| (board.white, board.black)).collect(), bye: self.bye }
    }

    /// Returns what the round holds for a player; none if the player was not there yet.
    pub fn cell(&self, player: PlayerId) -> Option<RoundCell> {
        if let Some(board) = self.board_of(player) {
            let color = board.color_of(player)?;
            let mark = board.result().map_or(Mark::Pending, |result| result.mark(color));
            let opponent = Some(board.player(!color));
            return Some(RoundCell { board: Some(board.number), opponent, color: Some(color), mark });
        }
        let free = |mark| RoundCell { board: None, opponent: None, color: None, mark };
        if self.bye == Some(player) {
            return Some(free(Mark::PairingBye));
        }
        self.free.iter().find(|(id, _)| *id == player).map(|(_, mark)| free(*mark))
    }
}
