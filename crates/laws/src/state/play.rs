//! What stands on the board.

use board::{ByColor, Color, Position, Setup};

use crate::terms::Offence;

/// What stands on the board, and the moves that are made and not completed.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// The pieces as they stand, whatever was done to them.
    pub(crate) board: Setup,
    /// The last position that legal moves led to.
    pub(crate) good: Position,
    /// The position on the board, if play can continue from it: the last good one, or what an illegal move has led to.
    pub(crate) current: Option<Position>,
    /// An illegal move stands uncorrected on the board.
    pub(crate) is_spoilt: bool,
    /// The position was reported to be impossible, and is left for one more move.
    pub(crate) is_impossible: bool,
    /// The two boards of a game with a blind player differ.
    pub(crate) do_boards_differ: bool,
    /// Moves made.
    pub(crate) made: ByColor<u32>,
    /// Moves made and not pressed.
    pub(crate) unpressed: ByColor<Option<Unpressed>>,
    /// An offence that is no displacement and that nobody has noticed.
    pub(crate) unnoticed: Option<Unnoticed>,
    /// How many half-moves stood on the board when a move was last completed by the player's next one (6.2.1.2).
    pub(crate) completed_by_next: Option<usize>,
}

/// A move made whose clock is not pressed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unpressed {
    /// How many hands made it.
    pub(crate) hands: u8,
}

/// An offence that is no displacement and that nobody has noticed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unnoticed {
    /// The player who committed it.
    pub(crate) by: Color,
    /// What it was.
    pub(crate) kind: Offence,
    /// How many moves the opponent had made by then.
    pub(crate) answers: u32,
}

impl Play {
    /// Notes an offence that nobody has noticed.
    pub(super) fn note_offence(&mut self, by: Color, kind: Offence) {
        self.unnoticed = Some(Unnoticed { by, kind, answers: self.made[!by] });
    }

    /// Tells whether the opponent has made a move since an offence.
    pub(crate) fn is_answered(&self, offence: Unnoticed) -> bool {
        self.made[!offence.by] > offence.answers
    }

    pub(super) fn new(start: Position) -> Self {
        Self {
            board: start.to_setup(),
            good: start,
            current: Some(start),
            is_spoilt: false,
            is_impossible: false,
            do_boards_differ: false,
            made: ByColor::default(),
            unpressed: ByColor::default(),
            unnoticed: None,
            completed_by_next: None,
        }
    }
}
