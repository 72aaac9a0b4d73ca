//! Judges an act: first what fell due before it, then whether the actor may act now, then the rule for the act.

use board::{Color, Position};
use clock::Millis;
use winnable::Budget;

use crate::act::Act;
use crate::editions::Values;
use crate::game::Ruled;
use crate::mate::Question;
use crate::outcome::{Reason, Score};
use crate::regulations::{Actor, Regulations};
use crate::rule::Rule;
use crate::rules::chess_clock::{Due, deadline};
use crate::ruling::{Announcement, Ruling};
use crate::state::{
    Adjournment, Assistance, Change, Claims, Clocks, Conduct, Ended, Phase, Play, Records, State, Turn,
};
use crate::step::Past;
use crate::terms::{Refusal, Withdrawn};

/// An act being judged, on a copy of the state of the game.
///
/// The rules are its methods. They read the copy and announce rulings: each takes effect on the copy at once, so that the
/// next rule sees the effect of the one before. Nothing else changes the copy, because only this file can reach it.
pub(crate) struct Trial<'g> {
    pub(crate) regulations: &'g Regulations,
    pub(crate) values: &'static Values,
    /// The act.
    pub(crate) act: &'g Act,
    /// The person who does it.
    pub(crate) by: Actor,
    /// The rulings so far, as far as an appeal needs them.
    pub(crate) ruled: &'g Ruled,
    /// The moment being judged: the act's, or an earlier one at which something falls due.
    at: Millis,
    /// The moment of the last entry: nothing is ruled on earlier.
    since: Millis,
    past: Past<'g>,
    state: State,
    rulings: Vec<Ruling>,
    due: usize,
    /// The questions about the possibility of mate, within the budget of this judgement.
    pub(crate) question: Question<'g>,
}

/// The game in which an act is judged.
pub(crate) struct Case<'g> {
    pub(crate) regulations: &'g Regulations,
    pub(crate) state: &'g State,
    pub(crate) past: Past<'g>,
    pub(crate) since: Millis,
    pub(crate) ruled: &'g Ruled,
    /// The budget for each question whether mate is possible.
    pub(crate) budget: Budget<'g>,
}

impl<'g> Trial<'g> {
    pub(crate) fn new(case: Case<'g>, at: Millis, by: Actor, act: &'g Act) -> Self {
        Self {
            regulations: case.regulations,
            values: case.regulations.values(),
            act,
            by,
            ruled: case.ruled,
            at,
            since: case.since,
            past: case.past,
            state: case.state.clone(),
            rulings: Vec::new(),
            due: 0,
            question: Question::new(case.budget),
        }
    }

    pub(crate) fn into_rulings(self) -> (Vec<Ruling>, usize) {
        (self.rulings, self.due)
    }

    /// Returns the moment being judged.
    pub(crate) fn at(&self) -> Millis {
        self.at
    }

    /// Returns the half-moves so far.
    pub(crate) fn past(&self) -> &Past<'g> {
        &self.past
    }

    /// Returns the state of the game.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.phase()
    }

    pub(crate) fn play(&self) -> &Play {
        self.state.play()
    }

    pub(crate) fn turn(&self) -> &Turn {
        self.state.turn()
    }

    pub(crate) fn clocks(&self) -> &Clocks {
        self.state.clocks()
    }

    pub(crate) fn claims(&self) -> &Claims {
        self.state.claims()
    }

    pub(crate) fn adjournment(&self) -> &Adjournment {
        self.state.adjournment()
    }

    pub(crate) fn records(&self) -> &Records {
        self.state.records()
    }

    pub(crate) fn assistance(&self) -> &Assistance {
        self.state.assistance()
    }

    pub(crate) fn conduct(&self) -> &Conduct {
        self.state.conduct()
    }

    /// Returns the position on the board, if play can continue from it.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.play().current.as_ref()
    }

    /// Announces a ruling by a rule, and applies it.
    pub(crate) fn rule(&mut self, rule: Rule, announcement: Announcement) {
        self.announce(Some(rule), announcement);
    }

    /// Records what the act itself does, and applies it.
    pub(crate) fn keep(&mut self, announcement: Announcement) {
        debug_assert!(announcement.is_kept(), "{announcement:?} is told, so it names its rule");
        self.announce(None, announcement);
    }

    /// Announces a ruling, and applies it.
    pub(crate) fn announce(&mut self, rule: Option<Rule>, announcement: Announcement) {
        // Rules that this edition lacks are not cited.
        let rule = rule.filter(|&rule| self.regulations.article(rule).is_some());
        let ruling = Ruling { announcement, rule, at: self.at };
        match self.state.enact(&ruling, self.regulations, &self.past) {
            Change::None => {}
            Change::Push(step) => self.past.push(step),
            Change::Truncate(len) => self.past.truncate(len),
            Change::Replace(len, steps) => self.past.replace(len, steps),
        }
        self.rulings.push(ruling);
    }

    /// Refuses the act by a rule.
    pub(crate) fn refuse(&mut self, rule: impl Into<Option<Rule>>, code: Refusal) {
        self.announce(rule.into(), Announcement::Refused { code });
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, rule: Rule, score: Score, reason: Reason, by: impl Into<Option<Color>>) {
        self.rule(rule, Announcement::GameOver { score, reason, by: by.into() });
    }

    /// Tells whether the act is refused by now.
    fn is_refused(&self) -> bool {
        self.rulings[self.due..].iter().any(Ruling::is_refusal)
    }

    /// Tells whether the act has restored an earlier position, so that there is no move left to press for.
    fn is_restored(&self) -> bool {
        let mut own = self.rulings[self.due..].iter();
        own.any(|ruling| matches!(ruling.announcement, Announcement::PositionRestored { .. }))
    }

    /// Undoes the first half of an act if the second is refused: a refused act changes nothing.
    pub(crate) fn undo_if_refused(&mut self) {
        if self.is_refused() {
            let own = self.rulings.split_off(self.due);
            self.rulings.extend(own.into_iter().filter(Ruling::is_refusal));
        }
    }

    /// Judges the act.
    pub(crate) fn hear(&mut self) {
        let at = self.at;
        self.rule_on_what_is_due(at);
        self.say_what_is_undecided();
        self.due = self.rulings.len();
        self.at = at;
        self.hear_the_act();
        self.say_what_is_undecided();
    }

    fn hear_the_act(&mut self) {
        if matches!((self.by, self.act), (Actor::Arbiter, Act::Tick)) && self.due > 0 {
            // A tick only lets time pass; what fell due has been ruled on.
            return;
        }
        if self.phase() == Phase::Finished && !self.may_follow_the_end() {
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

    /// Rules on everything that falls due up to a moment, each at its own time.
    fn rule_on_what_is_due(&mut self, until: Millis) {
        let mut before = None;
        while let Some((at, due)) = deadline(self.regulations, &self.state).filter(|(at, _)| *at <= until) {
            before.get_or_insert_with(|| Ended::new(&self.state, self.past.len()));
            self.at = at.max(self.since);
            match due {
                Due::StopOver => {
                    self.end_stop();
                    // Play continues, so more can fall due.
                    continue;
                }
                Due::Flag(color) => self.flag_falls(color),
                Due::Default => self.default(),
                Due::Late => self.late_for_resumption(),
            }
            if self.phase() != Phase::Finished {
                // Nothing more falls due at this moment.
                break;
            }
        }
        if let Some(before) = before {
            self.state.remember(before, self.at);
        }
    }

    fn may_follow_the_end(&self) -> bool {
        match self.act {
            Act::Sign { .. }
            | Act::Declare { .. }
            | Act::Warn { .. }
            | Act::Penalise { .. }
            | Act::Appeal { .. }
            | Act::DecideAppeal { .. }
            | Act::Reopen
            | Act::Admit { .. } => true,
            // The move that ended the game must have complied with Article 4.
            Act::ClaimTouchMove { .. } => {
                let reason = self.state.outcome().map(|outcome| outcome.reason);
                let by_a_move = matches!(reason, Some(Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition));
                self.values.touch_move_undoes_the_end && by_a_move
            }
            _ => false,
        }
    }

    fn hear_player(&mut self, player: Color) {
        match self.act {
            Act::Arrive => return self.arrive(player),
            &Act::Sign { score } => return self.sign(player, score),
            &Act::Record { mv, half_move, is_illegible } => return self.record(player, mv, half_move, is_illegible),
            Act::Resign if self.phase() != Phase::Waiting => return self.resign(player),
            &Act::Appeal { against } => return self.appeal(player, against),
            Act::Press if self.phase() == Phase::Waiting && self.may_start_the_clock(player) => {
                return self.start();
            }
            _ => {}
        }
        if self.phase() == Phase::Waiting && !self.begins_the_game(player) {
            return self.refuse(Rule::Start, Refusal::NotStarted);
        }
        if self.phase() == Phase::Adjourned {
            return self.hear_while_adjourned(player);
        }
        if !self.conduct().present[player] {
            return self.refuse(None, Refusal::NotAllowed);
        }
        match *self.act {
            // Only a move made before the order is still to be completed.
            Act::Press if self.phase() == Phase::Sealing && self.play().unpressed[player].is_some() => {
                self.press(player);
            }
            Act::Press | Act::Play { .. } if self.phase() == Phase::Sealing => {
                self.refuse(Rule::Sealing, Refusal::WrongPhase);
            }
            Act::Move { mv, .. } if self.phase() == Phase::Sealing => self.move_to_be_sealed(player, mv),
            Act::StopClocks if self.phase() == Phase::Sealing => self.stop_after_sealing(player),
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
            Act::ClaimAbsence { wanted } => self.claim_absence(player, wanted),
            Act::TakeBack => self.take_back(player),
            Act::AcceptTakeBack => self.accept_take_back(player),
            Act::DeclineTakeBack => self.decline_take_back(player),
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
                if self.phase() == Phase::Stopped =>
            {
                self.refuse(Rule::Resumption, Refusal::ClocksStopped);
            }
            // A player who has stopped the clocks may claim then.
            Act::ClaimDraw { .. } | Act::ClaimQuickplay { .. } | Act::RequestIncrement
                if self.phase() == Phase::Stopped && !self.has_stopped_the_clocks(player) =>
            {
                self.refuse(Rule::Resumption, Refusal::ClocksStopped);
            }
            Act::Touch { ref squares, is_order_known } => self.touch(player, squares, is_order_known),
            Act::Release { square, role } => self.release(player, square, role),
            Act::Adjust { ref squares } => self.adjust(player, squares),
            Act::Move { mv, hands } => self.make_move(player, mv, hands),
            Act::Play { mv } => {
                self.make_move(player, mv, 1);
                let may_press = matches!(self.phase(), Phase::Playing | Phase::Waiting);
                if may_press && !self.is_refused() && !self.is_restored() {
                    self.press(player);
                    self.undo_if_refused();
                }
            }
            Act::Press => self.press(player),
            Act::ClaimDraw { by_display: true, .. } | Act::ClaimQuickplay { by_display: true, .. }
                if self.values.display_bars_all_claims =>
            {
                self.refuse(Rule::DisplayIsNoEvidence, Refusal::NotEnoughReason);
            }
            Act::ClaimDraw { ground, intended, .. } => self.claim_draw(player, ground, intended),
            Act::ClaimQuickplay { ground, .. } => self.claim_quickplay(player, ground),
            Act::Verify { agrees } => self.verify(player, agrees),
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
            Act::SetClock { white, black, moves } => self.set_clock(white, black, moves),
            Act::AddTime { .. } | Act::DeductTime { .. } if !self.has_clock() => {
                self.refuse(Rule::ExtraTime, Refusal::NotAllowed);
            }
            Act::AddTime { player, time } => self.rule(Rule::ExtraTime, Announcement::TimeAdded { to: player, time }),
            Act::DeductTime { player, time } => self.deduct_time(player, time),
            Act::Warn { player } => self.warn(player),
            Act::Penalise { player, penalty, time, points } => self.penalise(player, penalty, time, points),
            Act::Rule { decision, time, by, ground } => self.decide(decision, time, by, ground),
            Act::Declare { score } => self.declare(score),
            Act::DecideAppeal { decision } => self.decide_appeal(decision),
            Act::Appoint { player, tasks } => self.appoint(player, tasks),
            Act::Adjourn { resume_at, ref place } => self.adjourn(resume_at, place.clone()),
            Act::OpenEnvelope { commitment, mv } => self.open_envelope(commitment, mv),
            Act::EnvelopeLost { is_position_known } => self.envelope_lost(is_position_known),
            Act::Restore { half_moves } => self.restore(half_moves),
            Act::Reopen => self.reopen(),
            Act::UndoOffence { player, what } => self.undo_offence(player, what),
            Act::Admit { player } => self.admit(player),
            Act::Disconnected { player } => self.disconnected(player),
            Act::Connected { player } => self.connected(player),
            Act::EndSession => self.adjourn(None, None),
            Act::Report { irregularity, player } if self.phase() != Phase::Waiting => {
                self.report(irregularity, player);
            }
            Act::ClaimFlag { .. } => self.claim_flag(None, false),
            Act::ClaimIllegalMove { .. } => self.claim_illegal_move(None, false),
            _ => self.refuse(None, Refusal::NotAllowed),
        }
    }
}
