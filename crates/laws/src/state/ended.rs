//! The state of a game before the act that ended it.

use clock::Millis;

use super::State;
use crate::step::Step;

/// The state of a game before the act that ended it, so that it can be reopened.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Everything but the half-moves.
    pub(super) state: State,
    /// The number of half-moves that the act left unchanged.
    pub(super) kept: usize,
    /// The half-moves that it removed.
    pub(super) removed: Vec<Step>,
    /// The time of the end.
    pub(super) at: Millis,
}

impl Ended {
    /// Stores the state of a game and the number of half-moves made.
    pub(crate) fn new(state: &State, half_moves: usize) -> Self {
        Self { state: state.clone(), kept: half_moves, removed: Vec::new(), at: Millis::ZERO }
    }

    /// Stores the half-moves that the act removes.
    pub(crate) fn note_removed(&mut self, steps: &[Step], len: usize) {
        if len < self.kept {
            let mut removed = steps[len..self.kept.min(steps.len())].to_vec();
            removed.append(&mut self.removed);
            self.removed = removed;
            self.kept = len;
        }
    }
}
