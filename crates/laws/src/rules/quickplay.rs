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

/// The remaining time below which a draw can be claimed.
const LITTLE_TIME: Millis = Millis::from_minutes(2);
/// The time added for the opponent when a claim is rejected, or an increment granted.
const BONUS: Millis = Millis::from_minutes(2);
/// The increment per move for both players, once it is granted.
pub(crate) const INCREMENT: Millis = Millis::from_seconds(5);

impl Trial<'_> {
    /// Rules on a draw claim because the opponent cannot win, or makes no effort to.
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

    /// Rules on a claim without an arbiter: it ends play, and an arbiter decides afterwards. A player who claims that the
    /// opponent makes no effort must submit a complete scoresheet.
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

    /// Records whether the opponent confirms or disputes a claim where no arbiter is present (D1, III.6.2).
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

    /// Rules on a request for five seconds per move for both players; the request is also a draw offer.
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

    /// Returns what prevents a claim in the quickplay finish, if anything.
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
        // Without an arbiter either player may claim, since the claim ends play.
        let is_watched = self.regulations.supervision != Supervision::None;
        if self.values.quickplay_needs_the_move && is_watched && !self.has_the_move(player) {
            return Some((rule, Refusal::NotYourMove));
        }
        // Each player can have one such claim open at a time.
        let is_open = self.claims().open.iter().any(|claim| claim.by == player && claim.ground.is_quickplay());
        is_open.then_some((rule, Refusal::WrongPhase))
    }

    /// Decides a claim in the quickplay finish, for the arbiter.
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
            // Two minutes may be added, and nothing else.
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

    /// Decides a claim after play has ended, for an arbiter who was absent: a draw, or a wrong claim that loses the game.
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

    /// Decides on five seconds per move, for the arbiter, once the opponent has declined the draw offered by the request.
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

/// Returns the rule on which a claim without an arbiter rests.
const fn unwatched_rule(ground: QuickplayGround) -> Rule {
    match ground {
        QuickplayGround::CannotWin => Rule::UnwatchedCannotWin,
        QuickplayGround::NoEffort => Rule::UnwatchedNoEffort,
    }
}
