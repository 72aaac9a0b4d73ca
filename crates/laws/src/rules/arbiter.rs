//! The role of the arbiter (Article 13 of 1997 and 2009, 12 of 2018): clocks, penalties, positions.

use board::Color;
use clock::Millis;

use crate::act::Act;
use crate::outcome::{Points, Reason, Score};
use crate::rule::Rule;
use crate::rules::points::lost_score;
use crate::ruling::Announcement;
use crate::state::Phase;
use crate::step::Step;
use crate::terms::{Consequence, Penalty, Refusal, Undone};
use crate::trial::Trial;

impl Trial<'_> {
    /// Sets the clocks: because a setting was reported as wrong, or because a clock is out of order.
    pub(crate) fn set_clock(&mut self, white: Option<Millis>, black: Option<Millis>, moves: Option<u32>) {
        let shown = self.state().shown(self.at());
        let (white, black) = (white.unwrap_or(shown.white), black.unwrap_or(shown.black));
        let running = self.clocks().clock.running();
        let rule = if self.clocks().is_wrong { Rule::ClockSetWrongly } else { Rule::ClockReadings };
        self.rule(rule, Announcement::ClockSet { white, black, running, moves });
        for player in Color::ALL {
            if self.phase() != Phase::Finished {
                self.flag_falls_if_all_is_taken(player);
            }
        }
    }

    /// Adds time, if there is a clock to add it to.
    pub(crate) fn add_time(&mut self, rule: Rule, to: Color, time: Millis) {
        if self.has_clock() {
            self.rule(rule, Announcement::TimeAdded { to, time });
        }
    }

    /// Deducts time, if there is a clock, and not more than it shows.
    pub(crate) fn deduct(&mut self, rule: Rule, from: Color, time: Millis) {
        if self.has_clock() {
            let time = time.min(self.clocks().clock.shows(from, self.at()));
            self.rule(rule, Announcement::TimeDeducted { from, time });
        }
    }

    /// Tells whether the game is played with a clock.
    pub(crate) fn has_clock(&self) -> bool {
        !self.regulations.time_control.periods().is_empty()
    }

    pub(crate) fn deduct_time(&mut self, player: Color, time: Millis) {
        let time = time.min(self.clocks().clock.shows(player, self.at()));
        self.rule(Rule::OffenderTime, Announcement::TimeDeducted { from: player, time });
        self.flag_falls_if_all_is_taken(player);
    }

    /// Rules on a flag that falls because all remaining time is deducted.
    fn flag_falls_if_all_is_taken(&mut self, player: Color) {
        let is_over = self.clocks().clock.has_fallen(player, self.at());
        if is_over
            && self.regulations.is_watched()
            && matches!(self.phase(), Phase::Playing | Phase::Stopped | Phase::Sealing)
        {
            self.flag_falls(player);
        }
    }

    /// Imposes a penalty that the edition lists.
    pub(crate) fn penalise(&mut self, player: Color, penalty: Penalty, time: Option<Millis>, points: Option<Points>) {
        let rule = penalty_rule(penalty);
        if self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if self.phase() == Phase::Waiting {
            return self.refuse(Rule::Start, Refusal::NotStarted);
        }
        let is_over = self.phase() == Phase::Finished;
        let needs_clock = matches!(penalty, Penalty::OpponentTime | Penalty::OffenderTime);
        let needs_score = matches!(penalty, Penalty::OpponentScore | Penalty::OffenderScore);
        if (needs_clock && is_over) || (needs_score && !is_over) {
            return self.refuse(rule, Refusal::WrongPhase);
        }
        if needs_clock && self.has_clock() && time.is_none() {
            return self.refuse(rule, Refusal::NotEnoughReason);
        }
        // A player who has lost by an offence does not win by an offence of the opponent.
        let are_both_guilty = points.is_none() && self.has_lost_by_offence(!player);
        let lost = if are_both_guilty { Score::BOTH_LOSE } else { lost_score(player, points) };
        let score = self.state().outcome().map(|outcome| outcome.score);
        if penalty == Penalty::Loss && score == Some(lost) {
            // The game is lost already, with this same score.
            return self.refuse(rule, Refusal::NotAllowed);
        }
        if let Some(rule) = self.forbids_score(rule, penalty, player, points).filter(|_| needs_score) {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        self.rule(rule, Announcement::Penalised { player, penalty });
        match (penalty, time, points) {
            (Penalty::Warning, ..) => self.warn(player),
            (Penalty::OpponentTime, Some(time), _) => self.add_time(rule, !player, time),
            (Penalty::OffenderTime, Some(time), _) => {
                self.deduct(rule, player, time);
                self.flag_falls_if_all_is_taken(player);
            }
            (Penalty::OffenderScore, _, Some(points)) => self.set_points(rule, player, points),
            (Penalty::OpponentScore, _, Some(points)) => self.set_points(rule, !player, points),
            (Penalty::Loss, ..) => {
                let rule = if are_both_guilty { Rule::BothGuilty } else { rule };
                self.end(rule, lost, Reason::Penalty, player);
            }
            (Penalty::Expulsion, ..) if !is_over => self.end(rule, lost, Reason::Penalty, player),
            _ => {}
        }
    }

    /// Tells whether the game is over because of an offence of a player.
    fn has_lost_by_offence(&self, player: Color) -> bool {
        self.state().outcome().is_some_and(|outcome| {
            let is_offence = matches!(outcome.reason, Reason::Penalty | Reason::Device | Reason::DeviceNoMate);
            is_offence && outcome.score.points.is_some_and(|points| points[player] == Points::Zero)
        })
    }

    /// Warns a player.
    pub(crate) fn warn(&mut self, player: Color) {
        self.rule(Rule::Warning, Announcement::Warned { player, penalty: Penalty::Warning });
    }

    /// Restores an earlier position: that before a half-move, or the present one as it should be.
    pub(crate) fn restore(&mut self, half_moves: u32) {
        let rule = if self.play().do_boards_differ {
            Rule::BoardsDiffer
        } else if self.conduct().displaced_by.is_some() {
            Rule::DisplacedLater
        } else {
            Rule::PositionReset
        };
        if !matches!(self.phase(), Phase::Playing | Phase::Stopped) {
            return self.refuse(rule, Refusal::WrongPhase);
        }
        let index = usize::try_from(half_moves).unwrap_or(usize::MAX);
        if index > self.past().len() {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        // A made move is on the board, even where the turn passes only with the press.
        let present = self.play().current.map_or(self.turn().base, |position| position.to_setup());
        let position = self.past().get(index).map_or(present, Step::before);
        self.restore_to(rule, position, index);
    }

    /// Reopens a finished game: board, clocks and counts are as they were before the act that ended it.
    pub(crate) fn reopen(&mut self) {
        if self.phase() != Phase::Finished {
            return self.refuse(None, Refusal::NotOver);
        }
        self.announce(None, Announcement::Reopened {});
    }

    /// Removes the last offence of a kind, with its cost in time.
    pub(crate) fn undo_offence(&mut self, player: Color, what: Undone) {
        let mut offences = self.conduct().offences.iter().filter(|noted| noted.player == player && noted.what == what);
        let Some(last) = offences.next_back().copied() else { return self.refuse(None, Refusal::NotEnoughReason) };
        let left = u32::try_from(offences.count()).unwrap_or(u32::MAX);
        let count =
            if what == Undone::IllegalMove { self.conduct().illegal_moves[player].saturating_sub(1) } else { left };
        self.announce(None, Announcement::OffenceUndone { player, what, count });
        if last.taken > Millis::ZERO {
            self.announce(None, Announcement::TimeAdded { to: player, time: last.taken });
        }
        if last.given > Millis::ZERO {
            let time = last.given.min(self.clocks().clock.shows(!player, self.at()));
            self.announce(None, Announcement::TimeDeducted { from: !player, time });
            self.flag_falls_if_all_is_taken(!player);
        }
    }

    /// Admits a late player, before the default time is over or after the game was lost by it.
    pub(crate) fn admit(&mut self, player: Color) {
        let rule = if self.adjournment().is_ordered { Rule::LateForResumption } else { Rule::DefaultTime };
        let is_lost = self.state().outcome().is_some_and(|outcome| outcome.reason == Reason::Default);
        if self.phase() == Phase::Finished && !is_lost {
            return self.refuse(None, Refusal::GameOver);
        }
        if self.state().is_expected(player) {
            return self.refuse(rule, Refusal::WrongPhase);
        }
        self.rule(rule, Announcement::Admitted { player });
    }

    /// Records a spectator's report to the arbiter; it changes nothing (12.7).
    pub(crate) fn hear_spectator(&mut self) {
        let Act::Report { irregularity: kind, player } = *self.act else {
            return self.refuse(Rule::SpectatorTells, Refusal::NotAllowed);
        };
        let consequence = Consequence::None;
        let hearsay = Announcement::Irregular { kind, consequence, player, is_hearsay: true };
        self.rule(Rule::SpectatorTells, hearsay);
    }
}

/// Returns the rule of each penalty.
const fn penalty_rule(penalty: Penalty) -> Rule {
    match penalty {
        Penalty::Warning => Rule::Warning,
        Penalty::OpponentTime => Rule::OpponentTime,
        Penalty::OffenderTime => Rule::OffenderTime,
        Penalty::OpponentScore => Rule::OpponentScore,
        Penalty::OffenderScore => Rule::OffenderScore,
        Penalty::Loss => Rule::Loss,
        Penalty::Fine => Rule::Fine,
        Penalty::Exclusion => Rule::Exclusion,
        Penalty::Expulsion => Rule::Expulsion,
    }
}
