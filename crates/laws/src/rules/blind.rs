//! Players who cannot see the board (annex E of 2009, Appendix D of 2018), and assistants.

use board::Color;

use crate::act::{Act, Written};
use crate::regulations::Accessibility;
use crate::rule::Rule;
use crate::ruling::{Announcement, Made};
use crate::state::Phase;
use crate::terms::{Consequence, Irregularity, Refusal, Task, Tasks};
use crate::trial::Trial;

impl Trial<'_> {
    fn is_blind(&self, player: Color) -> bool {
        self.regulations.accessibility[player] == Accessibility::Blind
    }

    /// Tells whether moves are announced in this game.
    fn has_announcements(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_blind(color))
    }

    /// Returns why no move can be announced now, if so.
    fn bars_announcing(&self) -> Option<(Option<Rule>, Refusal)> {
        if self.regulations.article(Rule::Announcing).is_none() {
            return Some((None, Refusal::EditionHasNoRule));
        }
        (!self.has_announcements()).then_some((Some(Rule::Announcing), Refusal::NotAllowed))
    }

    /// Returns the move that an announcement names: the player's last one until the opponent has replied, pressed or not,
    /// or the one to be made.
    fn announced_move(&self, player: Color, written: Written) -> Result<Made, Refusal> {
        let made = self.past().last().filter(|step| step.player() == player);
        let position = match made {
            Some(step) => step.position(),
            None if self.has_the_move(player) => self.position(),
            None => return Err(Refusal::NotYourMove),
        };
        let proof = position.and_then(|position| written.prove(position)).and_then(Result::ok);
        proof.map(Made::Legal).ok_or(Refusal::IllegalMove)
    }

    /// Rules on a move that a player announces aloud.
    pub(crate) fn announce_move(&mut self, player: Color, written: Written) {
        self.announce_by(player, written, Rule::Announcing);
    }

    fn announce_by(&mut self, player: Color, written: Written, rule: Rule) {
        if let Some((rule, code)) = self.bars_announcing() {
            return self.refuse(rule, code);
        }
        match self.announced_move(player, written) {
            Ok(mv) => {
                self.rule(rule, Announcement::Announced { by: player, mv });
                if self.play().unpressed[player].is_some()
                    && !self.has_the_move(player)
                    && !self.is_still_unsaid(player)
                {
                    // A move that is made and announced can end the game.
                    self.end_by_the_move(player);
                }
            }
            Err(code) => self.refuse(rule, code),
        }
    }

    /// Rules on the opponent's repetition of an announcement: it must name the same move.
    pub(crate) fn repeat_move(&mut self, player: Color, written: Written) {
        if let Some((rule, code)) = self.bars_announcing() {
            return self.refuse(rule, code);
        }
        let said = self.assistance().announced.filter(|(by, _)| *by != player).map(|(_, mv)| mv);
        match (said, written.to_move()) {
            (None, _) => self.refuse(Rule::Announcing, Refusal::NotEnoughReason),
            (Some(said), Some(mv)) if said == mv => {}
            (Some(_), _) => self.refuse(Rule::Announcing, Refusal::IllegalMove),
        }
    }

    /// Corrects a slip of the tongue before the clock is pressed.
    pub(crate) fn correct_move(&mut self, player: Color, written: Written) {
        if let Some((rule, code)) = self.bars_announcing() {
            return self.refuse(rule, code);
        }
        let rule = Rule::SlipCorrected;
        let is_own = self.assistance().announced.is_some_and(|(by, _)| by == player);
        if !is_own {
            return self.refuse(rule, Refusal::NotEnoughReason);
        }
        if self.play().unpressed[player].is_none() && !self.has_the_move(player) {
            return self.refuse(rule, Refusal::TooLate);
        }
        self.announce_by(player, written, rule);
    }

    /// Tells whether a blind player has not yet announced the move on the board, so that it does not count (D.2.3.3).
    /// Once the opponent has replied, it counts as announced.
    pub(crate) fn is_still_unsaid(&self, player: Color) -> bool {
        let Some(last) = self.past().last().filter(|step| step.player() == player) else { return false };
        self.is_blind(player)
            && self.regulations.article(Rule::AnnouncedBeforePress).is_some()
            && self.assistance().announced != last.to_move().map(|mv| (player, mv))
    }

    /// Rules on two boards that differ: the clocks stop, and the scoresheets decide which position is restored.
    pub(crate) fn boards_differ(&mut self) {
        if let Some((rule, code)) = self.bars_announcing() {
            return self.refuse(rule, code);
        }
        let kind = Irregularity::BoardsDiffer;
        self.irregular(Rule::BoardsDiffer, kind, Consequence::None);
        if self.phase() == Phase::Playing {
            self.announce_stop(Rule::BoardsDiffer);
        }
    }

    /// Appoints an assistant for a player.
    pub(crate) fn appoint(&mut self, player: Color, tasks: Tasks) {
        let rule = self.assistant_rule(player, tasks);
        let is_sighted = rule == Rule::SightedAssistant;
        if self.regulations.article(rule).is_none() {
            return self.refuse(None, Refusal::EditionHasNoRule);
        }
        let is_fitting = |task| match rule {
            Rule::BlindAssistant => true,
            Rule::SightedAssistant => matches!(task, Task::Move | Task::Announce),
            _ => matches!(task, Task::Move | Task::Press | Task::Record) && self.has_assistant_for(task),
        };
        let has_other = is_sighted && self.assistance().assistants[!player].is_some();
        if tasks.iter().next().is_none() || has_other || !tasks.iter().all(is_fitting) {
            return self.refuse(rule, Refusal::NotAllowed);
        }
        self.rule(rule, Announcement::Appointed { player, tasks });
    }

    /// Returns the rule by which a player may have an assistant.
    fn assistant_rule(&self, player: Color, tasks: Tasks) -> Rule {
        if self.is_blind(player) {
            Rule::BlindAssistant
        } else if self.is_blind(!player) {
            Rule::SightedAssistant
        } else {
            tasks.iter().next().map_or(Rule::MovingAssistant, task_rule)
        }
    }

    fn has_assistant_for(&self, task: Task) -> bool {
        self.regulations.article(task_rule(task)).is_some()
    }

    /// Finds the rule that an assistant's act breaks: no assistant was appointed, or not for this task.
    pub(crate) fn assistant_refusal(&self, player: Color) -> Option<Rule> {
        let tasks = self.assistance().assistants[player].unwrap_or_default();
        let wanted: &[Task] = match self.act {
            Act::Touch { .. } | Act::Release { .. } | Act::Adjust { .. } | Act::Move { .. } => &[Task::Move],
            Act::Play { .. } => &[Task::Move, Task::Press],
            Act::Press => &[Task::Press],
            Act::Record { .. } => &[Task::Record],
            Act::Announce { .. } | Act::Repeat { .. } | Act::Correct { .. } => &[Task::Announce],
            Act::ClaimFlag { .. } | Act::ClaimTouchMove { .. } => &[Task::Claim],
            Act::Seal { .. } | Act::StopClocks => &[Task::Adjourn],
            _ => return Some(self.assistant_rule(player, tasks)),
        };
        let may = wanted.iter().all(|&task| tasks.contains(task)) || self.is_announced_for_both();
        (!may).then(|| self.assistant_rule(player, wanted.iter().copied().collect()))
    }

    /// Tells whether the act is an announcement by an assistant, who announces for both players.
    fn is_announced_for_both(&self) -> bool {
        let assistants = self.assistance().assistants;
        let announces = |color| assistants[color].is_some_and(|tasks| tasks.contains(Task::Announce));
        matches!(self.act, Act::Announce { .. }) && Color::ALL.into_iter().any(announces)
    }

    /// Tells whether a blind player meets a deaf one, and no assistant was appointed.
    pub(crate) fn lacks_assistant(&self) -> bool {
        let needs = Color::ALL
            .into_iter()
            .any(|color| self.is_blind(color) && self.regulations.accessibility[!color] == Accessibility::Deaf);
        let needs = needs && self.values.blind_and_deaf_need_an_assistant;
        needs && self.assistance().assistants.white.is_none() && self.assistance().assistants.black.is_none()
    }
}

/// Returns the rule by which an assistant of a sighted player may do a task.
const fn task_rule(task: Task) -> Rule {
    match task {
        Task::Press => Rule::PressingAssistant,
        Task::Record => Rule::RecordingAssistant,
        _ => Rule::MovingAssistant,
    }
}
