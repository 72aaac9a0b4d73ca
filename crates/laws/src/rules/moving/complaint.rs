//! Complaints about touch-move (4.6, 4.7 and 4.8 of the editions).

use board::Color;

use super::duty::duty;
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::terms::{Ground, Needs, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Hears a complaint about touch-move: it must be in time, and against the opponent's last move.
    pub(crate) fn claim_touch_move(&mut self, player: Color, by_display: bool) {
        let ground = Ground::TouchMove;
        if by_display && self.values.display_bars_all_claims {
            return self.refuse(Rule::DisplayIsNoEvidence, Refusal::NotEnoughReason);
        }
        if self.turn().player == player && !self.state().is_turn_fresh() {
            self.refuse(Rule::ComplaintLost, Refusal::RightLost);
            return self.rule(Rule::ComplaintLost, Announcement::RightLost { by: player, right: ground });
        }
        let Some(step) = self.past().last().filter(|step| step.player() != player) else {
            return self.refuse(Rule::ComplaintLost, Refusal::TooLate);
        };
        let broken = step
            .position()
            .zip(step.legal())
            .and_then(|(position, legal)| duty(position, step.touches(), self.values).broken_by(legal));
        let (before, half_moves) = (step.before(), self.past().len() - 1);
        self.rule(Rule::ComplaintLost, Announcement::ClaimMade { by: player, ground, needs: Needs::Nothing });
        match broken {
            Some(rule) => {
                self.rule(rule, Announcement::ClaimAccepted { by: player, ground });
                self.restore_to(rule, before, half_moves);
            }
            None => self.rule(Rule::TouchedOwn, Announcement::ClaimRejected { by: player, ground }),
        }
        self.resume_after_claim(Rule::Resumption, player);
    }
}
