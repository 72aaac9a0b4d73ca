//! What waits for an answer: offers, claims, appeals, agreements.

use board::{ByColor, Color};

use crate::terms::Ground;

/// What waits for an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Claims {
    /// The player who offers a draw.
    pub(crate) offer: Option<Color>,
    /// The claim that the arbiter must decide.
    pub(crate) claim: Option<Claim>,
    /// The player whose appeal waits for a decision.
    pub(crate) appeal: Option<Color>,
    /// Who has agreed to undo an illegal move.
    pub(crate) agreed_to_correct: ByColor<bool>,
    /// Who has agreed to resume play without an arbiter.
    pub(crate) agreed_to_resume: ByColor<bool>,
}

/// A claim that the arbiter must decide.
///
/// ```
/// use board::Color;
/// use laws::{Claim, Ground};
/// let claim = Claim { by: Color::White, ground: Ground::Agreement, is_postponed: false };
/// assert_eq!(claim.ground.name(), "agreement");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The claimant.
    pub by: Color,
    /// What is claimed.
    pub ground: Ground,
    /// The arbiter has put off the decision, and play continues.
    pub is_postponed: bool,
}
