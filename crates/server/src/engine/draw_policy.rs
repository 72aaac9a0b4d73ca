//! The rules by which an engine accepts, offers and claims draws, and resigns.

use protocol::EngineRules;

/// An engine's opinion of the game over its last moves.
///
/// Scores are in hundredths of a pawn, from the engine's side.
#[derive(Clone, Debug, Default)]
pub(crate) struct DrawPolicy {
    score: Option<i32>,
    /// The number of the engine's latest moves in a row at which its score was lost.
    lost_for: u32,
    /// The number of the engine's latest moves in a row at which its score was even.
    even_for: u32,
    /// The number of half-moves when it last offered a draw.
    offered_at: Option<usize>,
}

impl DrawPolicy {
    /// Records the engine's score of the position in which it moves.
    pub(crate) fn note(&mut self, score: i32) {
        let rules = EngineRules::HELD;
        self.score = Some(score);
        self.lost_for = if score <= rules.resigns_at { self.lost_for + 1 } else { 0 };
        self.even_for = if score.abs() <= rules.offers_within { self.even_for + 1 } else { 0 };
    }

    /// Tells whether the engine resigns.
    pub(crate) fn resigns(&self) -> bool {
        self.lost_for >= EngineRules::HELD.resigns_after
    }

    /// Tells whether the engine offers a draw with its move after the given number of half-moves.
    pub(crate) fn offers(&self, half_moves: usize) -> bool {
        let rules = EngineRules::HELD;
        let is_new = self.offered_at.is_none_or(|at| half_moves >= at + 2 * rules.offers_every as usize);
        half_moves >= 2 * rules.offers_from as usize && self.even_for >= rules.offers_after && is_new
    }

    /// Records that the engine has offered a draw.
    pub(crate) fn note_offer(&mut self, half_moves: usize) {
        self.offered_at = Some(half_moves);
    }

    /// Tells whether the engine accepts a draw after the given number of half-moves.
    pub(crate) fn accepts(&self, half_moves: usize) -> bool {
        let rules = EngineRules::HELD;
        let Some(score) = self.score else { return false };
        score <= rules.accepts_at || (half_moves >= 2 * rules.offers_from as usize && score <= rules.offers_within)
    }

    /// Tells whether the engine claims a draw that it may claim: it does unless it thinks itself better.
    pub(crate) fn claims(&self) -> bool {
        self.score.is_some_and(|score| score <= EngineRules::HELD.offers_within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_resigns_only_after_several_lost_moves_in_a_row() {
        let mut policy = DrawPolicy::default();
        for score in [-1_500, -1_500, -899, -1_000, -1_000, -1_000] {
            policy.note(score);
            assert!(!policy.resigns(), "{score}");
        }
        policy.note(-10_000);
        assert!(policy.resigns());
    }

    #[test]
    fn it_offers_a_draw_in_a_long_even_game_and_not_again_at_once() {
        let mut policy = DrawPolicy::default();
        for _ in 0..8 {
            policy.note(-10);
        }
        assert!(!policy.offers(79) && policy.offers(80));
        policy.note_offer(80);
        assert!(!policy.offers(119) && policy.offers(120));
        policy.note(200);
        assert!(!policy.offers(200));
    }

    #[test]
    fn it_accepts_and_claims_what_its_rules_say() {
        let mut policy = DrawPolicy::default();
        assert!(!policy.accepts(200) && !policy.claims(), "it has not thought yet");
        policy.note(-100);
        assert!(policy.accepts(10) && policy.claims());
        policy.note(0);
        assert!(!policy.accepts(10) && policy.accepts(80) && policy.claims());
        policy.note(150);
        assert!(!policy.accepts(80) && !policy.claims());
    }
}
