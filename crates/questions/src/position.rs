//! The facts about a position.

use board::{Color, Flaw, Position, Setup};
use winnable::Budget;

use crate::mate::CanMate;

/// The facts about a position, or about a board from which play cannot continue.
///
/// ```
/// let facts = questions::Facts::of(&board::Setup::initial());
/// assert!(facts.is_playable && facts.flaws.is_empty() && !facts.is_check);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question that programs ask")]
pub struct Facts {
    /// The flaws of the position.
    pub flaws: Vec<Flaw>,
    /// Whether play can continue from it.
    pub is_playable: bool,
    /// The player to move.
    pub turn: Color,
    /// Whether that player is in check.
    pub is_check: bool,
    /// Whether that player is checkmated.
    pub is_checkmate: bool,
    /// Whether that player is stalemated.
    pub is_stalemate: bool,
    /// Whether each side can still mate.
    pub can_mate: CanMate,
}

impl Facts {
    /// Finds the facts about a board. This may take a while: the possibility of mate is searched within a budget.
    pub fn of(setup: &Setup) -> Self {
        Self::within(setup, Budget::DEFAULT)
    }

    /// Finds the facts about a board, with a budget for each side that may still mate.
    pub fn within(setup: &Setup, budget: Budget<'_>) -> Self {
        let position = setup.validate().ok();
        Self {
            flaws: setup.flaws(),
            is_playable: position.is_some(),
            turn: setup.turn,
            is_check: setup.checkers().has_any(),
            is_checkmate: position.as_ref().is_some_and(Position::is_checkmate),
            is_stalemate: position.as_ref().is_some_and(Position::is_stalemate),
            can_mate: position
                .as_ref()
                .map_or_else(CanMate::unknown, |position| CanMate::within(position, |_| true, budget)),
        }
    }
}
