//! Complaints about touch-move (4.6, 4.7 and 4.8 of the editions).

use board::{Color, Move};

use super::choice::{Choice, Choices};
use super::duty::{duty, made};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::{Phase, Touch};
use crate::step::Step;
use crate::terms::{Ground, Needs, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Rules on a complaint about touch-move: it must be in time, and against the opponent's last move.
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
        let changed = made(step.touches()).filter(|&mv| step.to_move() != Some(mv));
        if let Some(made) = changed.filter(|_| self.values.made_move_is_complained_of) {
            return self.return_to(player, made);
        }
        let touches: Vec<Touch> =
            step.touches().iter().copied().filter(|touch| !matches!(touch, Touch::Made(_))).collect();
        let (before, half_moves) = (step.before(), self.past().len() - 1);
        let choice = match (step.position(), step.legal()) {
            (_, Some(legal)) => Some(Choice::from(legal)),
            // Even on a board from which play cannot continue, a touched piece obliges the player.
            (None, None) if !step.is_illegal() => step.to_move().map(|mv| Choice::on(&before, mv)),
            _ => None,
        };
        let choices = Choices::of(step.position(), &before);
        let broken = choice.and_then(|choice| duty(choices, &touches, self.values).broken_by(choice));
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

    /// Returns to a legal move whose piece was released and then moved again: the legal move stands (4.7).
    fn return_to(&mut self, claimant: Color, made: Move) {
        let (ground, rule) = (Ground::TouchMove, Rule::MoveMade);
        let Some(before) = self.past().last().map(Step::before) else { return };
        let was_pressed = self.play().unpressed[!claimant].is_none();
        self.rule(rule, Announcement::ClaimMade { by: claimant, ground, needs: Needs::Nothing });
        self.rule(rule, Announcement::ClaimAccepted { by: claimant, ground });
        self.restore_to(rule, before, self.past().len() - 1);
        self.resume_after_claim(Rule::Resumption, claimant);
        let mv = self.prove(made);
        self.rule(rule, Announcement::MoveMade { by: !claimant, mv });
        if was_pressed && self.phase() == Phase::Playing {
            self.complete(!claimant);
        }
    }
}
