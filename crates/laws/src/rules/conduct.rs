//! The conduct of the players (Article 12 of 1997 and 2009, 11 of 2018): devices, leaving, looks at the record, appeals.

use board::Color;

use crate::enact::last_illegal;
use crate::judge::Trial;
use crate::mate;
use crate::outcome::{Points, Reason, Score};
use crate::regulations::{Actor, Pace};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::stage::Stage;
use crate::state::Phase;
use crate::terms::{Against, Consequence, Decision, Irregularity, Refusal};

/// How often a player may look at the record.
const LOOKS: u32 = 5;

impl Trial<'_> {
    /// A device was heard or found: where the edition has the rule and the arbiter says so, it costs the game.
    pub(crate) fn device(&mut self, offender: Option<Color>) {
        let kind = Irregularity::Device;
        let offender = offender.or_else(|| self.by.player().map(|by| !by));
        let Some(offender) = offender else { return self.refuse(Rule::Device, Refusal::NotEnoughReason) };
        self.rule(Rule::Device, Announcement::Irregular { kind, consequence: Consequence::None });
        if self.by != Actor::Arbiter || self.regulations.article(Rule::Device).is_none() {
            return;
        }
        if self.values.device_asks_for_mate && !mate::can_mate(&self.state.good, !offender) {
            let score = match offender {
                Color::White => Score::of(Points::Zero, Points::Half),
                Color::Black => Score::of(Points::Half, Points::Zero),
            };
            return self.end(Rule::Device, score, Reason::DeviceNoMate, offender);
        }
        self.end(Rule::Device, Score::won_by(!offender), Reason::Device, offender);
    }

    /// Something that the arbiter may punish, but that has no consequence by itself.
    pub(crate) fn misconduct(&mut self, kind: Irregularity) {
        let rule = match kind {
            Irregularity::LeftVenue => Rule::LeavingVenue,
            Irregularity::SearchRefused => Rule::SearchRefused,
            _ => Rule::Distraction,
        };
        self.rule(rule, Announcement::Irregular { kind, consequence: Consequence::None });
    }

    /// A player leaves: with permission nothing follows.
    pub(crate) fn leave(&mut self, player: Color, is_permitted: bool) {
        if is_permitted {
            return;
        }
        let rule = if self.has_the_move(player) { Rule::LeavingOnMove } else { Rule::LeavingVenue };
        let kind = Irregularity::LeftVenue;
        self.rule(rule, Announcement::Irregular { kind, consequence: Consequence::None });
    }

    /// A player looks at the record in rapid or blitz: on move, five times a game; more disturbs the opponent.
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
        self.do_it();
        if self.state.looks[player] > LOOKS {
            let kind = Irregularity::Disturbance;
            self.rule(rule, Announcement::Irregular { kind, consequence: Consequence::None });
        }
    }

    /// Both agree, without the arbiter, to undo an illegal move that stands.
    pub(crate) fn agree_correction(&mut self, player: Color) {
        let rule = Rule::AgreedCorrection;
        let is_possible = self.values.correction_agreed_in_rapid || self.regulations.pace() == Pace::Blitz;
        if !is_possible || self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        if !self.regulations.is_loosely_watched() {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        let stages: Vec<Stage> = self.stages().cloned().collect();
        let Some(index) = last_illegal(&stages) else { return self.refuse(rule, Refusal::NotEnoughReason) };
        self.do_it();
        if self.state.agreed_to_correct[!player] {
            self.rule(rule, Announcement::PositionRestored { position: stages[index].before() });
        }
    }

    /// The arbiter sets up an earlier position: that before a half-move, or the present one as it should be.
    pub(crate) fn restore(&mut self, half_moves: u32) {
        let rule = if self.state.do_boards_differ {
            Rule::BoardsDiffer
        } else if self.state.displaced_by.is_some() {
            Rule::DisplacedLater
        } else {
            Rule::PositionReset
        };
        if !matches!(self.state.phase, Phase::Playing | Phase::Stopped) {
            return self.refuse(rule, Refusal::WrongPhase);
        }
        let stages: Vec<Stage> = self.stages().cloned().collect();
        let index = usize::try_from(half_moves).unwrap_or(usize::MAX);
        if index > stages.len() {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        // A move that was made stands on the board, even where the turn passes only with the press.
        let present = self.state.current.map_or(self.state.turn.base, |position| position.to_setup());
        let position = stages.get(index).map_or(present, Stage::before);
        self.rule(rule, Announcement::PositionRestored { position });
    }

    /// A player appeals against a ruling.
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

    /// The appeals committee decides; what follows from it the arbiter does by other acts.
    pub(crate) fn decide_appeal(&mut self, decision: Decision) {
        match self.state.appeal {
            None => self.refuse(Rule::Appeal, Refusal::NoClaim),
            Some(_) if decision == Decision::Postpone => self.refuse(Rule::Appeal, Refusal::NotAllowed),
            Some(by) => self.rule(Rule::Appeal, Announcement::AppealDecided { by, decision }),
        }
    }
}
