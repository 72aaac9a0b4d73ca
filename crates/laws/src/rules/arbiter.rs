//! What the arbiter does: clocks (Article 6) and penalties (1997 and 2009: 13.4; 2018: 12.9).

use board::Color;
use clock::Millis;

use crate::act::Act;
use crate::judge::Trial;
use crate::outcome::{Points, Reason, Score};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::Phase;
use crate::terms::{Penalty, Refusal};

impl Trial<'_> {
    /// Sets the clocks: because a setting was reported to be wrong, or because a clock is out of order.
    pub(crate) fn set_clock(&mut self) {
        let Act::SetClock { white, black, .. } = *self.act else { return };
        let shown = self.state.clocks(self.at);
        let running = self.state.clock.running();
        let (white, black) = (white.unwrap_or(shown.white), black.unwrap_or(shown.black));
        let rule = if self.state.is_clock_wrong { Rule::ClockSetWrongly } else { Rule::ClockReadings };
        self.rule(rule, Announcement::ClockSet { white, black, running });
        for player in Color::ALL {
            if self.state.phase != Phase::Finished {
                self.flag_falls_if_all_is_taken(player);
            }
        }
    }

    pub(crate) fn deduct_time(&mut self, player: Color, time: Millis) {
        let time = time.min(self.state.clock.shows(player, self.at));
        self.rule(Rule::OffenderTime, Announcement::TimeDeducted { from: player, time });
        self.flag_falls_if_all_is_taken(player);
    }

    /// Rules on a flag that falls because no time is left to take.
    fn flag_falls_if_all_is_taken(&mut self, player: Color) {
        let is_over = self.state.clock.has_fallen(player, self.at);
        if is_over
            && self.regulations.is_watched()
            && matches!(self.state.phase, Phase::Playing | Phase::Stopped | Phase::Sealing)
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
        if self.state.phase == Phase::Waiting {
            return self.refuse(Rule::Start, Refusal::NotStarted);
        }
        let is_over = self.state.phase == Phase::Finished;
        let needs_clock = matches!(penalty, Penalty::OpponentTime | Penalty::OffenderTime);
        let needs_score = matches!(penalty, Penalty::OpponentScore | Penalty::OffenderScore);
        if (needs_clock && is_over) || (needs_score && !is_over) {
            return self.refuse(rule, Refusal::WrongPhase);
        }
        if needs_score && !self.is_lawful_score(penalty, player, points) {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        self.rule(rule, Announcement::Penalised { player, penalty });
        match (penalty, time, points) {
            (Penalty::Warning, ..) => self.rule(rule, Announcement::Warned { player }),
            (Penalty::OpponentTime, Some(time), _) => self.rule(rule, Announcement::TimeAdded { to: !player, time }),
            (Penalty::OffenderTime, Some(time), _) => {
                let time = time.min(self.state.clock.shows(player, self.at));
                self.rule(rule, Announcement::TimeDeducted { from: player, time });
                self.flag_falls_if_all_is_taken(player);
            }
            (Penalty::OffenderScore, _, Some(points)) => self.set_points(rule, player, points),
            (Penalty::OpponentScore, _, Some(points)) => self.set_points(rule, !player, points),
            (Penalty::Loss | Penalty::Expulsion, ..) if !is_over => {
                self.end(rule, Score::won_by(!player), Reason::Penalty, player);
            }
            _ => {}
        }
    }

    /// Tells whether a change of score goes the right way, and not beyond what a game gives in all.
    fn is_lawful_score(&self, penalty: Penalty, player: Color, points: Option<Points>) -> bool {
        let score = self.state.outcome.and_then(|outcome| outcome.score.points);
        let (Some(score), Some(points)) = (score, points) else { return false };
        match penalty {
            Penalty::OffenderScore => points <= score[player],
            _ => points >= score[!player] && halves(points) + halves(score[player]) <= 2,
        }
    }

    /// Changes what one player scored.
    fn set_points(&mut self, rule: Rule, player: Color, points: Points) {
        let Some(mut score) = self.state.outcome.and_then(|outcome| outcome.score.points) else { return };
        score[player] = points;
        self.end(rule, Score::of(score.white, score.black), Reason::Penalty, None);
    }
}

/// Counts half points.
const fn halves(points: Points) -> u8 {
    match points {
        Points::Zero => 0,
        Points::Half => 1,
        Points::One => 2,
    }
}

/// Names the rule of each penalty.
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
