//! The quickplay finish (Article 10 of 1997 and 2009, Guideline III of 2018), with an arbiter and without.

use board::Color;
use clock::Millis;

use crate::outcome::{Reason, Score};
use crate::regulations::{Pace, Quickplay, Supervision};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::{Claim, Phase};
use crate::terms::{Decision, Ground, Needs, QuickplayGround, Refusal};
use crate::trial::Trial;

/// With less than this left a draw can be claimed.
const LITTLE_TIME: Millis = Millis::from_minutes(2);
/// What the opponent gets when a claim is rejected, or an increment granted.
const BONUS: Millis = Millis::from_minutes(2);
/// What both get with each move once it is granted.
pub(crate) const INCREMENT: Millis = Millis::from_seconds(5);

impl Trial<'_> {
    /// A draw is claimed because the opponent cannot win, or does not try to.
    pub(crate) fn claim_quickplay(&mut self, player: Color, ground: QuickplayGround) {
        let has_arbiter = self.regulations.supervision != Supervision::None;
        let rule = if has_arbiter { Rule::QuickplayClaim } else { unwatched_rule(ground) };
        if let Some((rule, code)) = self.bars_quickplay(player, Quickplay::GuidelineIii5, rule) {
            return self.refuse(rule, code);
        }
        if !has_arbiter {
            return self.claim_without_arbiter(player, ground);
        }
        let by = player;
        self.rule(Rule::QuickplayClaim, Announcement::ClaimMade { by, ground: ground.into(), needs: Needs::Arbiter });
        if self.values.claim_is_an_offer && !self.values.quickplay_needs_guideline {
            self.rule(Rule::ClaimIsOffer, Announcement::DrawOffered { by, is_proper: true });
        }
        self.stop_for_claim(Rule::QuickplayClaim);
    }

    /// Without an arbiter the claim ends play, and one decides afterwards. Who says that the opponent does not try has to show it
    /// by a complete scoresheet.
    fn claim_without_arbiter(&mut self, by: Color, ground: QuickplayGround) {
        let rule = unwatched_rule(ground);
        let keeps_score = self.regulations.scoresheets.are_kept_by_players();
        let is_incomplete = keeps_score && self.records().recorded[by] < self.past().len();
        if ground == QuickplayGround::NoEffort && is_incomplete {
            return self.refuse(rule, Refusal::NotEnoughReason);
        }
        self.rule(rule, Announcement::ClaimMade { by, ground: ground.into(), needs: Needs::Arbiter });
        self.stop_for_claim(rule);
    }

    /// The opponent confirms or disputes what a player claims where no arbiter is present (D1, III.6.2).
    pub(crate) fn verify(&mut self, player: Color, agrees: bool) {
        let rule = Rule::UnwatchedDecision;
        if self.regulations.supervision != Supervision::None {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        let Some(claim) = self.claims().open.iter().find(|claim| claim.by != player) else {
            return self.refuse(rule, Refusal::NoClaim);
        };
        if claim.is_verified {
            return self.refuse(rule, Refusal::TooLate);
        }
        self.rule(rule, Announcement::Verified { by: player, agrees });
    }

    /// Stops both clocks, unless the claimant has done so before.
    fn stop_for_claim(&mut self, rule: Rule) {
        if self.phase() != Phase::Stopped {
            self.announce_stop(rule);
        }
    }

    /// Five seconds a move for both are asked for; the request is an offer of a draw too.
    pub(crate) fn request_increment(&mut self, player: Color) {
        let rule = Rule::IncrementRequest;
        if self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        let ground = Ground::Increment;
        if let Some((rule, code)) = self.bars_quickplay(player, Quickplay::GuidelineIii4, rule) {
            return self.refuse(rule, code);
        }
        self.rule(rule, Announcement::ClaimMade { by: player, ground, needs: Needs::Arbiter });
        self.rule(rule, Announcement::DrawOffered { by: player, is_proper: true });
        self.stop_for_claim(rule);
    }

    /// Finds what stands in the way of a claim in the quickplay finish.
    fn bars_quickplay(&self, player: Color, guideline: Quickplay, rule: Rule) -> Option<(Rule, Refusal)> {
        let is_blitz = self.regulations.pace() == Pace::Blitz;
        if is_blitz && !(self.values.quickplay_in_supervised_blitz && self.regulations.is_watched()) {
            return Some((Rule::QuickplayNotInBlitz, Refusal::NotAllowed));
        }
        if self.values.quickplay_needs_guideline && self.regulations.quickplay != guideline {
            return Some((Rule::QuickplayAnnounced, Refusal::NotAllowed));
        }
        if self.regulations.quickplay == Quickplay::Off || !self.clocks().clock.is_quickplay(player) {
            return Some((Rule::QuickplayFinish, Refusal::NotAllowed));
        }
        if self.clocks().clock.has_fallen(player, self.at()) {
            return Some((rule, Refusal::TooLate));
        }
        if self.clocks().clock.shows(player, self.at()) >= LITTLE_TIME {
            return Some((rule, Refusal::NotAllowed));
        }
        // Without an arbiter a claim ends play, whoever has the move.
        let is_watched = self.regulations.supervision != Supervision::None;
        if self.values.quickplay_needs_the_move && is_watched && !self.has_the_move(player) {
            return Some((rule, Refusal::NotYourMove));
        }
        // Each player has one such claim at a time.
        let is_open = self.claims().open.iter().any(|claim| claim.by == player && claim.ground.is_quickplay());
        is_open.then_some((rule, Refusal::WrongPhase))
    }

    /// The arbiter decides a claim in the quickplay finish.
    pub(crate) fn decide_quickplay(&mut self, claim: Claim, decision: Decision, time: Option<Millis>) {
        let Claim { by, ground, is_postponed, .. } = claim;
        if self.regulations.supervision == Supervision::None {
            return self.decide_without_arbiter(claim, decision);
        }
        match decision {
            Decision::Accept => {
                let rule = if is_postponed { Rule::QuickplayDrawnLater } else { Rule::QuickplayAccepted };
                self.rule(rule, Announcement::ClaimAccepted { by, ground });
                self.end(rule, Score::DRAWN, Reason::Quickplay, by);
            }
            // Two minutes may be given, and nothing else.
            Decision::Postpone if time.is_some_and(|time| time != BONUS) => {
                self.refuse(Rule::QuickplayPostponed, Refusal::NotAllowed);
            }
            Decision::Postpone if is_postponed => self.refuse(Rule::QuickplayPostponed, Refusal::WrongPhase),
            Decision::Postpone => {
                let rule = Rule::QuickplayPostponed;
                self.rule(rule, Announcement::ClaimPostponed { by, ground });
                if let Some(time) = time {
                    self.rule(rule, Announcement::TimeAdded { to: !by, time });
                }
                self.resume_if_decided(rule);
            }
            Decision::Reject => self.reject_quickplay(claim),
        }
    }

    fn reject_quickplay(&mut self, claim: Claim) {
        let Claim { by, ground, .. } = claim;
        if let Some(fallen) = self.clocks().fallen {
            self.rule(Rule::QuickplayDrawnLater, Announcement::ClaimRejected { by, ground });
            // Another claim may still draw the game.
            if !self.claims().open.iter().any(|claim| claim.is_postponed) {
                self.lose_on_time(fallen);
            }
            return;
        }
        if !self.values.quickplay_can_be_rejected {
            return self.refuse(Rule::QuickplayAccepted, Refusal::EditionHasNoRule);
        }
        let rule = Rule::QuickplayRejected;
        self.rule(rule, Announcement::ClaimRejected { by, ground });
        self.rule(rule, Announcement::TimeAdded { to: !by, time: BONUS });
        self.resume_if_decided(rule);
    }

    /// Resumes play once no claim is left that stops it.
    fn resume_if_decided(&mut self, rule: Rule) {
        if self.phase() == Phase::Stopped && !self.claims().stop_play() {
            self.rule(rule, Announcement::Resumed {});
        }
    }

    /// Play is over: an arbiter who was not there says whether it is a draw, or the claim was wrong and costs the game.
    fn decide_without_arbiter(&mut self, claim: Claim, decision: Decision) {
        let Claim { by, ground, .. } = claim;
        let rule = Rule::UnwatchedDecision;
        match decision {
            Decision::Accept => {
                self.rule(rule, Announcement::ClaimAccepted { by, ground });
                self.end(rule, Score::DRAWN, Reason::Quickplay, by);
            }
            Decision::Reject => {
                self.rule(rule, Announcement::ClaimRejected { by, ground });
                self.end(rule, Score::won_by(!by), Reason::Quickplay, by);
            }
            Decision::Postpone => self.refuse(rule, Refusal::NotAllowed),
        }
    }

    /// The arbiter decides on five seconds a move: only once the opponent has declined the draw that the request offers.
    pub(crate) fn decide_increment(&mut self, claim: Claim, decision: Decision) {
        let Claim { by, ground, .. } = claim;
        let rule = Rule::IncrementRequest;
        match decision {
            Decision::Accept if self.claims().is_offered_by(by) => self.refuse(rule, Refusal::WrongPhase),
            Decision::Accept => {
                self.rule(rule, Announcement::ClaimAccepted { by, ground });
                self.rule(rule, Announcement::TimeAdded { to: !by, time: BONUS });
                self.resume_if_decided(rule);
            }
            Decision::Reject => {
                self.rule(rule, Announcement::ClaimRejected { by, ground });
                self.resume_if_decided(rule);
            }
            Decision::Postpone => self.refuse(rule, Refusal::NotAllowed),
        }
    }
}

/// Names the rule that a claim without an arbiter rests on.
const fn unwatched_rule(ground: QuickplayGround) -> Rule {
    match ground {
        QuickplayGround::CannotWin => Rule::UnwatchedCannotWin,
        QuickplayGround::NoEffort => Rule::UnwatchedNoEffort,
    }
}
