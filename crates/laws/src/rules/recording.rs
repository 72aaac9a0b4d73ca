//! The recording of the moves (Article 8).

use board::Color;
use clock::{Clock, Millis};

use crate::act::Written;
use crate::outcome::Score;
use crate::regulations::{Pace, Regulations, Scoresheets};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::Phase;
use crate::terms::{Consequence, Irregularity, Refusal};
use crate::trial::Trial;

/// The remaining time below which a player need not record, without an increment of thirty seconds (8.4).
const TIME_TROUBLE: Millis = Millis::from_minutes(5);
const LONG_INCREMENT: Millis = Millis::from_seconds(30);

/// Tells whether a player has less than five minutes, and no increment of thirty seconds or more.
pub(crate) fn is_in_time_trouble(regulations: &Regulations, clock: &Clock, player: Color, at: Millis) -> bool {
    let bonus = regulations.time_control.period(clock.period(player)).map(|period| period.bonus.a_move());
    bonus.is_some_and(|bonus| bonus < LONG_INCREMENT) && clock.shows(player, at) < TIME_TROUBLE
}

impl Trial<'_> {
    /// Reminds a player who moves before recording the previous move, or a move of an earlier period.
    pub(crate) fn ask_for_record(&mut self, player: Color) {
        let keeps_score =
            self.regulations.scoresheets.are_kept_by_players() && self.regulations.pace() == Pace::Standard;
        if !keeps_score {
            return;
        }
        let recorded = self.records().recorded[player];
        if recorded < self.due_from_earlier_periods(player) {
            return self.rule(Rule::CompleteRecord, Announcement::RecordIncomplete { by: player });
        }
        // The number of half-moves up to this player's last one.
        let previous = self.past().iter().rev().skip_while(|step| step.player() != player).count();
        if recorded < previous && !self.is_exempt(player) {
            self.rule(Rule::RecordBeforeMoving, Announcement::MustRecord { by: player });
        }
    }

    /// Counts the half-moves that a player who was exempt must still record: up to the player's last move of the finished
    /// periods, however little time is left in the next one (8.5).
    fn due_from_earlier_periods(&self, player: Color) -> usize {
        if self.records().exempt_in[player].is_none() {
            return 0;
        }
        let periods = 1..self.clocks().clock.period(player);
        let moves: u32 = periods.filter_map(|period| self.regulations.time_control.period(period)?.moves).sum();
        let own = self.past().iter().enumerate().filter(|(_, step)| step.player() == player);
        let last = own.take(usize::try_from(moves).unwrap_or(usize::MAX)).last();
        last.map_or(0, |(index, _)| index + 1)
    }

    /// Tells whether a player need not record: in time trouble, or for the rest of the period after it.
    fn is_exempt(&self, player: Color) -> bool {
        let period = self.clocks().clock.period(player);
        let lasts = self.values.exemption_lasts_for_the_period && self.records().exempt_in[player] == Some(period);
        lasts || is_in_time_trouble(self.regulations, &self.clocks().clock, player, self.at())
    }

    /// Records a half-move that a player writes on the scoresheet, or a correction.
    pub(crate) fn record(&mut self, player: Color, written: Written, half_move: Option<u32>, is_illegible: bool) {
        if !self.regulations.scoresheets.are_kept_by_players() {
            return self.refuse(None, Refusal::NotAllowed);
        }
        if written == Written::Unreadable && !is_illegible {
            return self.refuse(None, Refusal::Unreadable);
        }
        let (recorded, half_moves) = (self.records().recorded[player], self.past().len());
        if let Some(number) = half_move {
            // Existing entries may be corrected at any time.
            if number == 0 || usize::try_from(number).is_ok_and(|number| number > recorded) {
                self.refuse(None, Refusal::NotAllowed);
            }
            return;
        }
        let is_next = recorded == half_moves && self.phase() != Phase::Waiting;
        if recorded < half_moves || (is_next && self.may_write_in_advance(player, written)) {
            self.keep(Announcement::Recorded { by: player });
        } else {
            self.refuse(Rule::WritingInAdvance, Refusal::NotAllowed);
        }
    }

    /// Tells whether the next move may be written before it is made: the edition allows it, the move is to be sealed, or
    /// a draw can be claimed with it (9.2, 9.3).
    fn may_write_in_advance(&self, player: Color, written: Written) -> bool {
        if self.regulations.article(Rule::WritingInAdvance).is_none() {
            return true;
        }
        if self.phase() == Phase::Sealing {
            return self.has_the_move(player);
        }
        let proof = self.position().and_then(|position| written.prove(position)).and_then(Result::ok);
        let Some(next) = proof.map(|half_move| half_move.play()) else { return false };
        self.has_the_move(player) && (next.halfmove_clock() >= 100 || self.occurrences(&next) >= 3)
    }

    /// Rules on a defective electronic scoresheet: the arbiter replaces it, its entries are kept, and play continues (8.3).
    pub(crate) fn scoresheet_defect(&mut self, player: Option<Color>) {
        let rule = Rule::ScoresheetDefect;
        if self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if self.regulations.scoresheets != Scoresheets::Electronic {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        // A player who names nobody means the player's own scoresheet.
        let player = player.or_else(|| self.by.player());
        self.irregular_by(rule, Irregularity::ScoresheetDefect, Consequence::Continue, player);
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
        if self.exceeds_the_game(score) {
            return self.refuse(Rule::ScoreMaximum, Refusal::NotAllowed);
        }
        self.keep(Announcement::Signed { by: player, score });
    }
}
