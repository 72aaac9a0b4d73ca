//! How a game stood before the act that ended it.

use clock::Millis;

use super::State;
use crate::step::Step;

/// How a game stood before the act that ended it, so that it can be reopened.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Everything but the half-moves.
    pub(super) state: State,
    /// How many half-moves the act left as they were.
    pub(super) kept: usize,
    /// The half-moves that it removed.
    pub(super) removed: Vec<Step>,
    /// The moment of the end.
    pub(super) at: Millis,
}

impl Ended {
    /// Keeps the state of a game and how many half-moves were made.
    pub(crate) fn new(state: &State, half_moves: usize) -> Self {
        Self { state: state.clone(), kept: half_moves, removed: Vec::new(), at: Millis::ZERO }
    }

    /// Keeps the half-moves that the act removes.
    pub(crate) fn note_removed(&mut self, steps: &[Step], len: usize) {
        if len < self.kept {
            let mut removed = steps[len..self.kept.min(steps.len())].to_vec();
            removed.append(&mut self.removed);
            self.removed = removed;
            self.kept = len;
        }
    }
}
