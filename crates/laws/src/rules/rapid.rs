//! Rapid play (annex B of 1997, Appendix A of 2009 and 2018), and the rules that blitz shares with it.

use board::Color;

use crate::outcome::{Reason, Score};
use crate::regulations::Pace;
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::step::Step;
use crate::terms::{Agreement, Consequence, Irregularity, Refusal};
use crate::trial::Trial;

/// How often a player may look at the record per game.
const LOOKS: u32 = 5;

impl Trial<'_> {
    /// Tells whether a wrong set-up or clock stays: both players have made (B4) or completed (A4a, A.4.1) enough moves.
    pub(crate) fn stays_in_rapid(&self) -> bool {
        let limit = self.values.rapid_setup_stays_from;
        let moves = if self.values.rapid_setup_counts_moves_made { self.play().made } else { self.clocks().completed };
        self.regulations.is_loosely_watched() && Color::ALL.into_iter().all(|color| moves[color] >= limit)
    }

    /// Finds the rule by which an illegal move stands: the opponent has made the next move (A4c, A.4.2).
    pub(crate) fn stands_in_rapid(&self) -> Option<Rule> {
        let stands = self.regulations.illegal_moves_stand() && self.past().iter().any(Step::is_illegal);
        let is_blitz = self.regulations.pace() == Pace::Blitz && self.values.blitz_illegal_move_wins;
        stands.then_some(if is_blitz { Rule::BlitzIllegalMove } else { Rule::RapidIllegalMove })
    }

    /// Draws the game when both flags have fallen and only players may point them out (B8, A4d).
    pub(crate) fn both_flags_in_rapid(&mut self) {
        for color in Color::ALL {
            self.rule(Rule::RapidFlagClaim, Announcement::FlagFell { by: color });
        }
        self.end(Rule::RapidBothFlags, Score::DRAWN, Reason::BothFlags, None);
    }

    /// Rules on a player's look at the record: five times per game while to move; more distracts the opponent (A.3.2,
    /// B.3.2).
    pub(crate) fn ask_record(&mut self, player: Color) {
        let rule = match self.regulations.pace() {
            Pace::Blitz => Rule::BlitzRecordLooks,
            _ => Rule::RapidRecordLooks,
        };
        if self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if self.regulations.pace() == Pace::Standard || !self.regulations.is_watched() {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        if !self.has_the_move(player) {
            return self.refuse(rule, Refusal::NotYourMove);
        }
        self.keep(Announcement::RecordShown { by: player });
        if self.records().looks[player] > LOOKS {
            self.irregular_by(rule, Irregularity::Disturbance, Consequence::None, Some(player));
        }
    }

    /// Records a player's agreement to undo, without the arbiter, an illegal move that stands (B3c, A.4.2).
    pub(crate) fn agree_correction(&mut self, player: Color) {
        let rule = Rule::AgreedCorrection;
        let is_possible = self.values.correction_agreed_in_rapid || self.regulations.pace() == Pace::Blitz;
        if !is_possible || self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if !self.regulations.is_loosely_watched() {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        let illegal = self.past().iter().enumerate().filter(|(_, step)| step.is_illegal()).last();
        let Some((index, before)) = illegal.map(|(index, step)| (index, step.before())) else {
            return self.refuse(rule, Refusal::NotEnoughReason);
        };
        self.keep(Announcement::Agreed { by: player, to: Agreement::Correction });
        if self.claims().agreed_to_correct[!player] {
            self.restore_to(rule, before, index);
        }
    }
}
