//! Offers, claims, appeals and agreements that wait for an answer.

use board::{ByColor, Color};
use clock::Millis;

use crate::terms::Ground;

/// Offers, claims, appeals and agreements that wait for an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Claims {
    /// The players who offer a draw, the older offer first.
    pub(crate) offers: Vec<Color>,
    /// The claims that the arbiter must decide, the oldest first: at most one of each player and ground.
    pub(crate) open: Vec<Claim>,
    /// The player whose appeal waits for a decision.
    pub(crate) appeal: Option<Color>,
    /// Whether each player has agreed to undo an illegal move.
    pub(crate) agreed_to_correct: ByColor<bool>,
    /// Whether each player has agreed to resume play without an arbiter.
    pub(crate) agreed_to_resume: ByColor<bool>,
    /// When the first of them agreed.
    pub(crate) agreed_at: Option<Millis>,
    /// The half-moves that would stand if each player's last move were taken back as proposed.
    pub(crate) take_back: ByColor<Option<u32>>,
    /// The number of half-moves on the board when each player last proposed it.
    pub(crate) take_back_asked: ByColor<Option<usize>>,
}

impl Claims {
    /// Tells whether a player offers a draw.
    pub(crate) fn is_offered_by(&self, player: Color) -> bool {
        self.offers.contains(&player)
    }

    /// Finds the open claim of a player on a ground.
    pub(crate) fn find(&self, by: Color, ground: Ground) -> Option<&Claim> {
        self.open.iter().find(|claim| claim.by == by && claim.ground == ground)
    }

    /// Tells whether play waits for a decision.
    pub(crate) fn stop_play(&self) -> bool {
        self.open.iter().any(|claim| claim.stops_play())
    }

    /// Ends the claim of a player on a ground.
    pub(super) fn close(&mut self, by: Color, ground: Ground) {
        self.open.retain(|claim| claim.by != by || claim.ground != ground);
    }
}

/// A claim that the arbiter must decide.
///
/// ```
/// use board::Color;
/// use laws::{Claim, Ground};
/// let claim = Claim { by: Color::White, ground: Ground::Agreement, is_postponed: false, is_verified: false };
/// assert_eq!(claim.ground.name(), "agreement");
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The claimant.
    pub by: Color,
    /// The ground of the claim.
    pub ground: Ground,
    /// Whether the arbiter has postponed the decision, so that play continues.
    pub is_postponed: bool,
    /// Whether the opponent has confirmed or disputed it, where no arbiter is present.
    pub is_verified: bool,
}

impl Claim {
    /// Tells whether play waits until the claim is decided.
    pub(crate) fn stops_play(self) -> bool {
        self.ground.is_quickplay() && !self.is_postponed
    }
}
