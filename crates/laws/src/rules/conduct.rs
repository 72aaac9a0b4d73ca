//! The conduct of the players (Article 12 of 1997 and 2009, 11 of 2018): devices, leaving, appeals.

use board::Color;

use crate::outcome::{Points, Reason, Score};
use crate::regulations::Actor;
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::terms::{Against, Consequence, Decision, Irregularity, Penalty, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Rules on a device that was heard or found: where the edition has the rule and the arbiter reports it, the player
    /// loses.
    pub(crate) fn device(&mut self, offender: Option<Color>) {
        let offender = offender.or_else(|| self.by.player().map(|by| !by));
        let Some(offender) = offender else { return self.refuse(Rule::Device, Refusal::NotEnoughReason) };
        self.irregular_by(Rule::Device, Irregularity::Device, Consequence::None, Some(offender));
        if self.by != Actor::Arbiter || self.regulations.article(Rule::Device).is_none() {
            return;
        }
        let penalty = self.regulations.device_penalty;
        if penalty != Penalty::Loss {
            // The rules of the event have announced a milder penalty.
            self.rule(Rule::Device, Announcement::Penalised { player: offender, penalty });
            if penalty == Penalty::Warning {
                self.warn(offender);
            }
            return;
        }
        if self.values.device_asks_for_mate && !self.can_mate(Rule::Device, !offender) {
            let score = match offender {
                Color::White => Score::of(Points::Zero, Points::Half),
                Color::Black => Score::of(Points::Half, Points::Zero),
            };
            return self.end(Rule::Device, score, Reason::DeviceNoMate, offender);
        }
        self.end(Rule::Device, Score::won_by(!offender), Reason::Device, offender);
    }

    /// Rules on misconduct that the arbiter may punish, but that has no consequence by itself.
    pub(crate) fn misconduct(&mut self, kind: Irregularity, player: Option<Color>) {
        let rule = match kind {
            Irregularity::LeftVenue => Rule::LeavingVenue,
            Irregularity::SearchRefused => Rule::SearchRefused,
            _ => Rule::Distraction,
        };
        // A complaining player means the opponent.
        let player = player.or_else(|| self.by.player().map(|by| !by));
        self.irregular_by(rule, kind, Consequence::None, player);
    }

    /// Rules on a player who leaves: with permission nothing follows.
    pub(crate) fn leave(&mut self, player: Color, is_permitted: bool) {
        if is_permitted {
            return;
        }
        let rule = if self.has_the_move(player) { Rule::LeavingOnMove } else { Rule::LeavingVenue };
        self.irregular_by(rule, Irregularity::LeftVenue, Consequence::None, Some(player));
    }

    /// Records a player's appeal against a ruling.
    pub(crate) fn appeal(&mut self, player: Color, against: Against) {
        let rule = Rule::Appeal;
        if self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if !self.ruled.has(against) {
            return self.refuse(rule, Refusal::NotEnoughReason);
        }
        if self.values.quickplay_is_final && self.ruled.is_quickplay(against) {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        self.rule(rule, Announcement::Appealed { by: player });
    }

    /// Records the decision of the appeals committee; the arbiter carries it out by other acts.
    pub(crate) fn decide_appeal(&mut self, decision: Decision) {
        match self.claims().appeal {
            None => self.refuse(Rule::Appeal, Refusal::NoClaim),
            Some(_) if decision == Decision::Postpone => self.refuse(Rule::Appeal, Refusal::NotAllowed),
            Some(by) => self.rule(Rule::Appeal, Announcement::AppealDecided { by, decision }),
        }
    }
}
