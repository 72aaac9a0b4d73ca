//! How an act is heard: what falls due first, then who may do it and when, then the rule that answers.

use board::{Color, Position};
use clock::Millis;

use crate::act::Act;
use crate::editions::Values;
use crate::enact::{Change, Context};
use crate::game::{Game, Ruled};
use crate::outcome::{Reason, Score};
use crate::regulations::{Actor, Regulations};
use crate::rule::Rule;
use crate::ruling::{Announcement, Ruling};
use crate::stage::Stage;
use crate::state::{Phase, State};
use crate::terms::{Consequence, Refusal, Withdrawn};

/// An act being judged, on a copy of how the game stands.
pub(crate) struct Trial<'g> {
    pub(crate) regulations: &'g Regulations,
    pub(crate) values: &'static Values,
    /// The half-moves before the act, as far as they still stand, and those it adds.
    earlier: &'g [Stage],
    added: Vec<Stage>,
    pub(crate) state: State,
    /// The moment being judged: the act's, or an earlier one at which something falls due.
    pub(crate) at: Millis,
    pub(crate) by: Actor,
    pub(crate) act: &'g Act,
    rulings: Vec<Ruling>,
    due: usize,
    /// The moment of the last entry: nothing is ruled on earlier.
    pub(crate) since: Millis,
    /// What was ruled before, as far as an appeal asks.
    pub(crate) ruled: &'g Ruled,
}

impl<'g> Trial<'g> {
    pub(crate) fn new(game: &'g Game, at: Millis, by: Actor, act: &'g Act) -> Self {
        Self {
            regulations: game.regulations(),
            values: game.regulations().values(),
            earlier: &game.stages,
            added: Vec::new(),
            state: game.state.clone(),
            at,
            by,
            act,
            rulings: Vec::new(),
            due: 0,
            since: game.last_at(),
            ruled: &game.ruled,
        }
    }

    pub(crate) fn into_rulings(self) -> (Vec<Ruling>, usize) {
        (self.rulings, self.due)
    }

    /// Announces something by a rule, and carries it out.
    pub(crate) fn rule(&mut self, rule: Rule, announcement: Announcement) {
        self.announce(Some(rule), announcement);
    }

    /// Announces something, and carries it out.
    pub(crate) fn announce(&mut self, rule: Option<Rule>, announcement: Announcement) {
        // What the edition does not know it is not cited for.
        let rule = rule.filter(|&rule| self.regulations.article(rule).is_some());
        let ruling = Ruling { announcement, rule, at: self.at };
        let context =
            Context { regulations: self.regulations, at: self.at, by: self.by, act: self.act, is_silent: true };
        let change = self.state.enact(&ruling, &context, self.earlier);
        self.carry_out(change);
        self.rulings.push(ruling);
    }

    fn carry_out(&mut self, change: Change) {
        match change {
            Change::None => {}
            Change::Push(stage) => self.added.push(*stage),
            Change::Truncate(len) => self.truncate(len),
            Change::Replace(len, stage) => {
                self.truncate(len);
                self.added.push(*stage);
            }
        }
    }

    fn truncate(&mut self, len: usize) {
        self.earlier = &self.earlier[..len.min(self.earlier.len())];
        self.added.clear();
    }

    /// Gives the half-moves so far.
    pub(crate) fn stages(&self) -> impl DoubleEndedIterator<Item = &Stage> {
        self.earlier.iter().chain(&self.added)
    }

    /// Puts the ruling just announced more precisely.
    pub(crate) fn amend_last(&mut self, rule: Rule, amend: impl FnOnce(&mut Announcement)) {
        if let Some(ruling) = self.rulings.last_mut() {
            ruling.rule = Some(rule);
            amend(&mut ruling.announcement);
        }
    }

    /// Refuses the act by a rule.
    pub(crate) fn refuse(&mut self, rule: impl Into<Option<Rule>>, code: Refusal) {
        self.announce(rule.into(), Announcement::Refused { code });
    }

    /// Carries out what the act itself does.
    pub(crate) fn do_it(&mut self) {
        let context =
            Context { regulations: self.regulations, at: self.at, by: self.by, act: self.act, is_silent: true };
        let change = self.state.enact_act(&context, self.earlier);
        self.carry_out(change);
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, rule: Rule, score: Score, reason: Reason, by: impl Into<Option<Color>>) {
        self.rule(rule, Announcement::GameOver { score, reason, by: by.into() });
    }

    /// Gives the position on the board, if play can go on from it.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.state.current.as_ref()
    }

    /// Takes back what the first half of an act led to if the second is refused: a refused act changes nothing.
    pub(crate) fn undo_if_refused(&mut self) {
        let own = self.rulings.split_off(self.due);
        let is_refused = own.iter().any(Ruling::is_refusal);
        self.rulings.extend(own.into_iter().filter(|ruling| !is_refused || ruling.is_refusal()));
    }

    /// Hears the act.
    pub(crate) fn hear(&mut self) {
        let at = self.at;
        self.rule_on_what_is_due(at);
        self.due = self.rulings.len();
        self.at = at;
        if self.state.phase == Phase::Finished && !self.may_follow_the_end() {
            return self.refuse(None, Refusal::GameOver);
        }
        match self.by {
            Actor::Player(player) => self.hear_player(player),
            Actor::Assistant(player) => match self.assistant_refusal(player) {
                Some(rule) => self.refuse(rule, Refusal::NotAllowed),
                None => self.hear_player(player),
            },
            Actor::Arbiter => self.hear_arbiter(),
            Actor::Spectator => self.hear_spectator(),
        }
    }

    fn may_follow_the_end(&self) -> bool {
        match self.act {
            Act::Sign { .. }
            | Act::Declare { .. }
            | Act::Warn { .. }
            | Act::Penalise { .. }
            | Act::Appeal { .. }
            | Act::DecideAppeal { .. } => true,
            // The move that ended the game must have obeyed Article 4.
            Act::ClaimTouchMove { .. } => {
                let reason = self.state.outcome.map(|outcome| outcome.reason);
                let by_a_move = matches!(reason, Some(Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition));
                self.values.touch_move_undoes_the_end && by_a_move
            }
            _ => false,
        }
    }

    fn hear_player(&mut self, player: Color) {
        match self.act {
            Act::Arrive => return self.arrive(player),
            Act::Sign { .. } => return self.sign(player),
            Act::Record { .. } => return self.record(player),
            Act::Resign if self.state.phase != Phase::Waiting => return self.resign(player),
            &Act::Appeal { against } => return self.appeal(player, against),
            Act::Press if self.state.phase == Phase::Waiting && self.may_start_the_clock(player) => {
                return self.start();
            }
            _ => {}
        }
        if self.state.phase == Phase::Waiting {
            return self.refuse(Rule::Start, Refusal::NotStarted);
        }
        if self.state.phase == Phase::Adjourned {
            return self.hear_while_adjourned(player);
        }
        if !self.state.present[player] {
            return self.refuse(None, Refusal::NotAllowed);
        }
        match *self.act {
            // Only a move made before the order is still to be completed.
            Act::Press if self.state.phase == Phase::Sealing && self.state.unpressed[player].is_some() => {
                self.press(player);
            }
            Act::Press | Act::Play { .. } if self.state.phase == Phase::Sealing => {
                self.refuse(Rule::Sealing, Refusal::WrongPhase);
            }
            Act::Move { mv, .. } if self.state.phase == Phase::Sealing => self.move_to_be_sealed(player, mv),
            Act::StopClocks if self.state.phase == Phase::Sealing => self.stop_after_sealing(player),
            Act::Seal { commitment, is_as_bound } => self.seal(player, commitment, is_as_bound),
            Act::OfferDraw => self.offer_draw(player),
            Act::AcceptDraw => self.accept_draw(player),
            Act::DeclineDraw => self.decline_draw(player),
            Act::Withdraw { what: Withdrawn::Offer } => self.refuse(Rule::DrawOffer, Refusal::NotAllowed),
            Act::Withdraw { what: Withdrawn::Claim } => self.refuse(Rule::ClaimNotWithdrawn, Refusal::NotAllowed),
            Act::ClaimFlag { by_display } => self.claim_flag(Some(player), by_display),
            Act::ClaimIllegalMove { by_display } => self.claim_illegal_move(Some(player), by_display),
            Act::ClaimTouchMove { by_display } => self.claim_touch_move(player, by_display),
            Act::StopClocks => self.stop_clocks(),
            Act::AgreeResume => self.agree_resume(player),
            Act::AgreeCorrection => self.agree_correction(player),
            Act::AskRecord => self.ask_record(player),
            Act::Announce { mv } => self.announce_move(player, mv),
            Act::Repeat { mv } => self.repeat_move(player, mv),
            Act::Correct { mv } => self.correct_move(player, mv),
            Act::Leave { is_permitted } => self.leave(player, is_permitted),
            Act::Report { irregularity, player: offender } => self.report(irregularity, offender),
            Act::Touch { .. }
            | Act::Release { .. }
            | Act::Adjust { .. }
            | Act::Move { .. }
            | Act::Press
            | Act::Play { .. }
            | Act::ClaimDraw { .. }
            | Act::ClaimQuickplay { .. }
            | Act::RequestIncrement
                if self.state.phase == Phase::Stopped =>
            {
                self.refuse(Rule::Resumption, Refusal::ClocksStopped);
            }
            Act::Touch { .. } => self.touch(player),
            Act::Release { square, role } => self.release(player, square, role),
            Act::Adjust { .. } => self.adjust(player),
            Act::Move { mv, .. } => self.make_move(player, mv),
            Act::Play { mv } => {
                self.make_move(player, mv);
                let is_made = !self.rulings[self.due..].iter().any(Ruling::is_refusal);
                if is_made && self.state.phase == Phase::Playing {
                    self.press(player);
                    self.undo_if_refused();
                }
            }
            Act::Press => self.press(player),
            Act::ClaimDraw { ground, intended } => self.claim_draw(player, ground, intended),
            Act::ClaimQuickplay { ground } => self.claim_quickplay(player, ground),
            Act::RequestIncrement => self.request_increment(player),
            _ => self.refuse(None, Refusal::NotAllowed),
        }
    }

    fn hear_arbiter(&mut self) {
        match *self.act {
            Act::Start => self.start(),
            Act::Tick => {}
            Act::StopClocks => self.stop_clocks(),
            Act::Resume => self.resume(),
            Act::SetClock { .. } => self.set_clock(),
            Act::AddTime { player, time } => self.rule(Rule::ExtraTime, Announcement::TimeAdded { to: player, time }),
            Act::DeductTime { player, time } => self.deduct_time(player, time),
            Act::Warn { player } => self.rule(Rule::Warning, Announcement::Warned { player }),
            Act::Penalise { player, penalty, time, points } => self.penalise(player, penalty, time, points),
            Act::Rule { decision, time } => self.decide(decision, time),
            Act::Declare { score } => {
                let rule = if score == Score::BOTH_LOSE { Rule::BothGuilty } else { Rule::ArbiterDecides };
                // A game in which nothing was played and nobody scores never was one.
                let is_cancelled = score == Score::NONE && self.stages().next().is_none();
                self.end(rule, score, if is_cancelled { Reason::Cancelled } else { Reason::Arbiter }, None);
            }
            Act::DecideAppeal { decision } => self.decide_appeal(decision),
            Act::Appoint { player, tasks } => self.appoint(player, tasks),
            Act::Adjourn { resume_at } => self.adjourn(resume_at),
            Act::OpenEnvelope { commitment, mv } => self.open_envelope(commitment, mv),
            Act::EnvelopeLost { is_position_known } => self.envelope_lost(is_position_known),
            Act::Restore { half_moves } => self.restore(half_moves),
            Act::Report { irregularity, player } if self.state.phase != Phase::Waiting => {
                self.report(irregularity, player);
            }
            Act::ClaimFlag { .. } => self.claim_flag(None, false),
            Act::ClaimIllegalMove { .. } => self.claim_illegal_move(None, false),
            _ => self.refuse(None, Refusal::NotAllowed),
        }
    }

    /// Who watches tells the arbiter, and nobody else; nothing changes by it.
    fn hear_spectator(&mut self) {
        match *self.act {
            Act::Report { irregularity: kind, .. } => {
                self.rule(Rule::SpectatorTells, Announcement::Irregular { kind, consequence: Consequence::None });
            }
            _ => self.refuse(Rule::SpectatorTells, Refusal::NotAllowed),
        }
    }
}
