//! The recording of the moves (Article 8).

use board::Color;
use clock::{Clock, Millis};

use crate::outcome::Score;
use crate::regulations::{Pace, Regulations, Scoresheets};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::Phase;
use crate::terms::Refusal;
use crate::trial::Trial;

/// With less than this on the clock, and no increment of thirty seconds, nobody need record (8.4).
const TIME_TROUBLE: Millis = Millis::from_minutes(5);
const LONG_INCREMENT: Millis = Millis::from_seconds(30);

/// Tells whether a player has less than five minutes, and no increment of thirty seconds or more.
pub(crate) fn is_in_time_trouble(regulations: &Regulations, clock: &Clock, player: Color, at: Millis) -> bool {
    let bonus = regulations.time_control.period(clock.period(player)).map(|period| period.bonus.a_move());
    bonus.is_some_and(|bonus| bonus < LONG_INCREMENT) && clock.shows(player, at) < TIME_TROUBLE
}

impl Trial<'_> {
    /// Reminds a player who moves though the own previous move is not on the own sheet.
    pub(crate) fn ask_for_record(&mut self, player: Color) {
        let keeps_score =
            self.regulations.scoresheets == Scoresheets::Players && self.regulations.pace() == Pace::Standard;
        if !keeps_score || self.is_exempt(player) {
            return;
        }
        // The own previous half-move is the last one by this player.
        let previous = self.past().iter().rev().skip_while(|step| step.player() != player).count();
        let recorded = self.records().recorded[player];
        if recorded >= previous {
            return;
        }
        // Who was exempt in an earlier period has moves to catch up with.
        let was_exempt =
            self.records().exempt_in[player].is_some_and(|period| period < self.clocks().clock.period(player));
        if was_exempt {
            self.rule(Rule::CompleteRecord, Announcement::RecordIncomplete { by: player });
        } else {
            self.rule(Rule::RecordBeforeMoving, Announcement::MustRecord { by: player });
        }
    }

    /// Tells whether a player need not record: in time trouble, or for the rest of the period once it has been so.
    fn is_exempt(&self, player: Color) -> bool {
        let period = self.clocks().clock.period(player);
        let lasts = self.values.exemption_lasts_for_the_period && self.records().exempt_in[player] == Some(period);
        lasts || is_in_time_trouble(self.regulations, &self.clocks().clock, player, self.at())
    }

    pub(crate) fn record(&mut self, player: Color) {
        if self.regulations.scoresheets != Scoresheets::Players {
            return self.refuse(None, Refusal::NotAllowed);
        }
        let half_moves = self.past().len();
        if self.phase() == Phase::Waiting || self.records().recorded[player] >= half_moves {
            // Writing in advance is for claims and sealing only.
            return self.refuse(Rule::WritingInAdvance, Refusal::NotAllowed);
        }
        self.keep(Announcement::Recorded { by: player });
    }

    pub(crate) fn sign(&mut self, player: Color, score: Score) {
        if !self.values.signed_result_stands {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if self.phase() != Phase::Finished {
            return self.refuse(Rule::Signing, Refusal::WrongPhase);
        }
        if score.points.is_none() {
            return self.refuse(Rule::Signing, Refusal::NotAllowed);
        }
        self.keep(Announcement::Signed { by: player, score });
    }
}
