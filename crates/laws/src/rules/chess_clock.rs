//! The chess clock (Article 6): start, press, flags, default time, stopping.

use board::{ByColor, Color};
use clock::Millis;

use crate::act::Act;
use crate::outcome::{Reason, Score};
use crate::regulations::{Actor, BoardKind, ClockKind, Quickplay, Regulations};
use crate::rule::Rule;
use crate::rules::{adjourned, casual};
use crate::ruling::{Announcement, MoveCount};
use crate::state::{Phase, State};
use crate::terms::{Agreement, Completion, Ground, Offence, Refusal};
use crate::trial::Trial;

/// Something that falls due by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// A flag falls in a supervised game.
    Flag(Color),
    /// A player has not come in time.
    Default,
    /// A player has not come to the resumption in time.
    Late,
    /// A stop without an arbiter has lasted as long as it may.
    StopOver,
}

/// Returns what falls due next though nobody acts, and when.
pub(crate) fn deadline(regulations: &Regulations, state: &State) -> Option<(Millis, Due)> {
    if let Some(at) = casual::stop_ends_at(regulations, state) {
        return Some((at, Due::StopOver));
    }
    if !matches!(state.phase(), Phase::Playing | Phase::Sealing | Phase::Adjourned) {
        return None;
    }
    let clock = &state.clocks().clock;
    let default = default_at(regulations, state).map(|at| (at, Due::Default));
    let late = adjourned::late(regulations, state).map(|at| (at, Due::Late));
    let flag = clock.deadline().zip(clock.running()).filter(|_| regulations.is_watched());
    let flag = flag.map(|(at, color)| (at, Due::Flag(color)));
    default.into_iter().chain(late).chain(flag).min_by_key(|(at, _)| *at)
}

/// Returns when an absent player loses a game that has begun.
pub(crate) fn default_at(regulations: &Regulations, state: &State) -> Option<Millis> {
    let is_begun = matches!(state.phase(), Phase::Playing | Phase::Sealing | Phase::Adjourned);
    let is_missed = Color::ALL.into_iter().any(|color| !state.is_expected(color));
    let at = state.clocks().started_at + regulations.default_time() + Millis(1);
    (is_begun && is_missed && !state.adjournment().is_ordered).then_some(at)
}

impl Trial<'_> {
    /// Ends the game for a player who has not come in time.
    pub(crate) fn default(&mut self) {
        let present = ByColor::from_fn(|color| self.state().is_expected(color));
        let score = match (present.white, present.black) {
            (true, _) => Score::won_by(Color::White),
            (false, true) => Score::won_by(Color::Black),
            (false, false) => Score::BOTH_LOSE,
        };
        let by = match (present.white, present.black) {
            (false, true) => Some(Color::White),
            (true, false) => Some(Color::Black),
            _ => None,
        };
        self.end(Rule::DefaultTime, score.forfeited(), Reason::Default, by);
    }

    /// Rules on a fallen flag: the player loses, unless the opponent cannot mate; a postponed claim is decided first.
    pub(crate) fn flag_falls(&mut self, color: Color) {
        self.rule(self.flag_rule(), Announcement::FlagFell { by: color });
        if self.clocks().fallen.is_none() {
            self.lose_on_time(color);
        }
    }

    /// Returns the rule by which a flag counts as fallen: that of rapid where only players point it out (B6, A4d1).
    fn flag_rule(&self) -> Rule {
        if self.are_flags_for_players() { Rule::RapidFlagClaim } else { Rule::FlagSeen }
    }

    /// Tells whether only players point out fallen flags.
    fn are_flags_for_players(&self) -> bool {
        self.regulations.is_loosely_watched() && self.values.rapid_flags_are_for_players
    }

    /// Ends the game for a player who has overstepped the time.
    pub(crate) fn lose_on_time(&mut self, color: Color) {
        if self.lacks_mating_material(!color) {
            return self.end(Rule::MatingMaterial, Score::DRAWN, Reason::FlagFallNoMate, color);
        }
        if self.can_mate(Rule::FlagFallNoMate, !color) {
            self.end(Rule::FlagFall, Score::won_by(!color), Reason::FlagFall, color);
        } else {
            self.end(Rule::FlagFallNoMate, Score::DRAWN, Reason::FlagFallNoMate, color);
        }
    }

    pub(crate) fn start(&mut self) {
        if self.phase() != Phase::Waiting {
            return self.refuse(Rule::Start, Refusal::WrongPhase);
        }
        if self.lacks_assistant() {
            return self.refuse(Rule::SightedAssistant, Refusal::NotAllowed);
        }
        self.rule(Rule::Start, Announcement::Started {});
    }

    /// Tells whether a player may start the opponent's clock, and the game with it.
    pub(crate) fn may_start_the_clock(&self, player: Color) -> bool {
        self.values.opponent_starts_the_clock && self.regulations.start.turn() != player
    }

    /// Tells whether an act belongs to the start of a game without a running clock: the first move, an offer with it, and
    /// its press.
    pub(crate) fn begins_the_game(&self, player: Color) -> bool {
        if !self.values.opponent_starts_the_clock {
            return false;
        }
        let has_moved = self.play().unpressed[player].is_some();
        let is_first = self.regulations.start.turn() == player;
        match self.act {
            Act::Touch { .. } | Act::Release { .. } | Act::Adjust { .. } | Act::Move { .. } | Act::Play { .. } => {
                is_first
            }
            Act::Press => is_first && (has_moved || self.state().is_displaced()),
            Act::OfferDraw => has_moved,
            Act::AcceptDraw | Act::DeclineDraw => self.claims().is_offered_by(!player),
            _ => false,
        }
    }

    pub(crate) fn arrive(&mut self, player: Color) {
        if self.conduct().present[player] && !self.conduct().admitted[player] {
            return self.refuse(None, Refusal::WrongPhase);
        }
        if self.is_sealer_too_late(player) {
            return self.refuse(Rule::LateForResumption, Refusal::TooLate);
        }
        self.keep(Announcement::Arrived { by: player });
    }

    /// Rules on a press: it completes a legal move; an illegal one is ruled on if the game is supervised.
    pub(crate) fn press(&mut self, player: Color) {
        if self.phase() == Phase::Waiting {
            // The press begins the game.
            self.start();
            if self.phase() != Phase::Playing {
                return;
            }
        }
        if self.adjournment().envelope.is_some_and(|envelope| envelope.by == player) {
            // The reply is sealed: the clock of the absent player runs.
            return self.keep(Announcement::ClockPressed { by: player });
        }
        if self.play().unpressed[player].is_some() && self.is_still_unsaid(player) {
            return self.refuse(Rule::AnnouncedBeforePress, Refusal::NotAllowed);
        }
        if let Some(unpressed) = self.play().unpressed[player] {
            let is_offence = unpressed.hands > 1 && self.values.two_hands_are_illegal && self.regulations.is_watched();
            self.complete(player);
            if self.corrects_what_was_left(player) {
                return;
            }
            if is_offence && self.phase() == Phase::Playing {
                self.punish_illegal_move(player, Offence::TwoHands, None);
            }
            return;
        }
        if self.conduct().restoring == Some(player) && self.clocks().clock.running() == Some(player) {
            // The pieces are back on their squares.
            return self.keep(Announcement::ClockPressed { by: player });
        }
        if self.turn().player != player {
            return self.refuse(Rule::PressAfterMoving, Refusal::NotYourMove);
        }
        if self.state().is_displaced() {
            return self.press_with_pieces_displaced(player);
        }
        self.press_without_move(player);
    }

    /// Rules on a press with pieces displaced that made no legal move: an illegal move, or castling that was not finished.
    fn press_with_pieces_displaced(&mut self, player: Color) {
        match (self.unfinished_castling(), self.regulations.is_watched()) {
            (Some(_), true) => self.refuse(self.duty().rule, Refusal::TouchMove),
            (Some(made), false) => {
                self.made(player, made);
                if self.phase() != Phase::Finished {
                    self.complete(player);
                }
            }
            (None, true) => self.rule_on_illegal_move(player),
            (None, false) => self.complete(player),
        }
    }

    fn press_without_move(&mut self, player: Color) {
        if self.conduct().displaced_by == Some(!player) && self.values.displaced_clock_may_be_restarted {
            return self.keep(Announcement::ClockPressed { by: player });
        }
        if !self.values.press_without_move_is_illegal {
            return self.refuse(Rule::PressAfterMoving, Refusal::NotAllowed);
        }
        if self.regulations.board == BoardKind::Assisted {
            return self.refuse(Rule::PressWithoutMove, Refusal::IllegalMove);
        }
        if self.regulations.is_watched() {
            self.punish_illegal_move(player, Offence::NoMove, None);
        } else {
            self.keep(Announcement::ClockPressed { by: player });
        }
    }

    /// Completes a move by the press, and the period if it was the last move of one.
    pub(crate) fn complete(&mut self, player: Color) {
        self.complete_by(player, Completion::Press);
    }

    /// Completes a move in the given way.
    pub(crate) fn complete_by(&mut self, player: Color, how: Completion) {
        let rule = match how {
            Completion::Press => Rule::CompletedByPress,
            Completion::NextMove => Rule::CompletedByNextMove,
            Completion::Itself => Rule::CompletedByEnd,
        };
        let period = self.clocks().clock.period(player);
        let moves_completed = MoveCount(self.clocks().completed[player] + 1);
        let was_impossible = self.play().is_impossible;
        self.rule(rule, Announcement::MoveCompleted { by: player, moves_completed, how });
        if was_impossible && self.is_position_impossible() {
            return self.end(Rule::IllegalPosition, Score::DRAWN, Reason::IllegalPosition, None);
        }
        let reached = self.clocks().clock.period(player);
        if reached != period {
            self.rule(Rule::PeriodReached, Announcement::PeriodReached { by: player, period: reached });
        }
    }

    /// Rules on a flag pointed out by a player or by the arbiter.
    pub(crate) fn claim_flag(&mut self, claimant: Option<Color>, by_display: bool) {
        if by_display {
            return self.refuse(Rule::DisplayIsNoEvidence, Refusal::NotEnoughReason);
        }
        let fell = ByColor::from_fn(|color| self.clocks().clock.fell_at(color, self.at()));
        let are_both = fell.white.is_some() && fell.black.is_some();
        if self.are_flags_for_players() {
            if are_both {
                return self.both_flags_in_rapid();
            }
            // Where casual rules say who notices a flag, that includes the arbiter.
            let is_casual = self.regulations.preset.section(Rule::FlagSeen).is_some();
            if claimant.is_none() && !is_casual {
                return self.refuse(Rule::RapidFlagClaim, Refusal::NotAllowed);
            }
        }
        let loser = match (fell.white, fell.black) {
            (None, None) => None,
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            (Some(white), Some(black)) => {
                if self.regulations.clock == ClockKind::Analogue {
                    return self.both_flags();
                }
                Some(if white <= black { Color::White } else { Color::Black })
            }
        };
        match loser {
            // With both flags down the first that fell decides, even if its owner points it out.
            Some(loser) if claimant != Some(loser) || are_both => self.flag_falls(loser),
            _ => {
                let Some(by) = claimant else { return self.refuse(Rule::FlagSeen, Refusal::NotEnoughReason) };
                self.rule(self.flag_rule(), Announcement::ClaimRejected { by, ground: Ground::Flag });
                self.resume_after_claim(Rule::Resumption, by);
            }
        }
    }

    /// Rules on two fallen flags when it is unknown which fell first: play continues if moves are left in the period,
    /// otherwise the game is drawn.
    ///
    /// In 2018 only the guideline says so; where it does not apply the arbiter decides.
    fn both_flags(&mut self) {
        let is_last = Color::ALL.into_iter().all(|color| {
            let period = self.clocks().clock.period(color);
            self.regulations.time_control.is_last(period)
        });
        let is_guideline = matches!(self.regulations.quickplay, Quickplay::GuidelineIii4 | Quickplay::GuidelineIii5);
        let applies = !self.values.both_flags_need_guideline || is_guideline;
        let rule = match (applies, is_last) {
            (false, _) => Rule::FlagSeen,
            (true, false) => Rule::BothFlagsContinue,
            (true, true) => Rule::BothFlagsDrawn,
        };
        for color in Color::ALL {
            self.rule(rule, Announcement::FlagFell { by: color });
        }
        if applies && is_last {
            self.end(rule, Score::DRAWN, Reason::BothFlags, None);
        }
    }

    pub(crate) fn stop_clocks(&mut self) {
        if self.phase() == Phase::Adjourned {
            return self.stop_late_clock(None);
        }
        // While sealing, the player stops the clock in another way.
        let may_stop = matches!(self.phase(), Phase::Playing | Phase::Sealing);
        if !may_stop {
            return self.refuse(None, Refusal::WrongPhase);
        }
        let rule = if self.by == Actor::Arbiter { Rule::ArbiterStops } else { Rule::PlayerStops };
        if self.by.player().is_some_and(|player| self.has_no_stop_left(player)) {
            return self.refuse(None, Refusal::TooOften);
        }
        self.announce_stop(rule);
        if let Some(by) = self.by.player() {
            self.keep(Announcement::StoppedBy { by });
        }
    }

    /// Tells whether a player has stopped the clocks, to claim or to call the arbiter.
    pub(crate) fn has_stopped_the_clocks(&self, player: Color) -> bool {
        self.phase() == Phase::Stopped && self.clocks().stopped_by == Some(player)
    }

    /// Restarts the clock that the claimant has stopped, once the claim is decided.
    pub(crate) fn resume_after_claim(&mut self, rule: Rule, claimant: Color) {
        if self.has_stopped_the_clocks(claimant) && !self.claims().stop_play() {
            self.rule(rule, Announcement::Resumed {});
        }
    }

    /// Announces that both clocks are stopped.
    pub(crate) fn announce_stop(&mut self, rule: Rule) {
        let ByColor { white, black } = self.state().shown(self.at());
        self.rule(rule, Announcement::ClockSet { white, black, running: None, moves: None });
    }

    pub(crate) fn resume(&mut self) {
        if self.phase() == Phase::Adjourned {
            return self.resume_adjourned();
        }
        if self.claims().stop_play() || self.clocks().fallen.is_some() {
            // The claim must be decided first.
            return self.refuse(Rule::QuickplayClaim, Refusal::WrongPhase);
        }
        if self.phase() != Phase::Stopped {
            return self.refuse(Rule::Resumption, Refusal::WrongPhase);
        }
        self.rule(Rule::Resumption, Announcement::Resumed {});
    }

    pub(crate) fn agree_resume(&mut self, player: Color) {
        if self.phase() != Phase::Stopped || self.regulations.has_arbiter() {
            return self.refuse(Rule::Resumption, Refusal::WrongPhase);
        }
        if !self.claims().open.is_empty() {
            // A claim has ended play; an arbiter decides.
            return self.refuse(Rule::UnwatchedDecision, Refusal::WrongPhase);
        }
        self.keep(Announcement::Agreed { by: player, to: Agreement::Resume });
        if self.claims().agreed_to_resume[!player] {
            self.announce(None, Announcement::Resumed {});
        }
    }
}
