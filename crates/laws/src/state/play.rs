//! The state of the board.

use board::{ByColor, Color, Position, Setup};

use crate::terms::Offence;

/// The state of the board, and the moves that are made and not completed.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// The actual pieces on the board, after legal or illegal moves.
    pub(crate) board: Setup,
    /// The last position that legal moves led to.
    pub(crate) good: Position,
    /// The position on the board, if play can continue from it: the last good one, or one after an illegal move.
    pub(crate) current: Option<Position>,
    /// Whether an illegal move stands uncorrected on the board.
    pub(crate) is_spoilt: bool,
    /// Whether the position was reported as illegal, and is left for one more move.
    pub(crate) is_impossible: bool,
    /// Whether the two boards of a game with a blind player differ.
    pub(crate) do_boards_differ: bool,
    /// The number of moves that each player has made.
    pub(crate) made: ByColor<u32>,
    /// For each player, a move made and not pressed.
    pub(crate) unpressed: ByColor<Option<Unpressed>>,
    /// An unnoticed offence that is not a displacement.
    pub(crate) unnoticed: Option<Unnoticed>,
    /// The number of half-moves on the board when a move was last completed by the player's next one (6.2.1.2).
    pub(crate) completed_by_next: Option<usize>,
}

/// A move made whose clock is not pressed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unpressed {
    /// The number of hands that made it.
    pub(crate) hands: u8,
}

/// An unnoticed offence that is not a displacement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unnoticed {
    /// The player who committed it.
    pub(crate) by: Color,
    /// The kind of offence.
    pub(crate) kind: Offence,
    /// The number of moves that the opponent had made by then.
    pub(crate) answers: u32,
}

impl Play {
    /// Records an unnoticed offence.
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
