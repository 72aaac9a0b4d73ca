//! Regulations of casual games that add to the Laws: stops that end by themselves, absent players, moves taken back.
//!
//! No article states them, so these rulings cite none.

use board::Color;
use clock::Millis;

use crate::outcome::{Reason, Score};
use crate::regulations::{BoardKind, Regulations, TakeBack};
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::{Phase, State};
use crate::terms::{AbsenceClaim, Refusal};
use crate::trial::Trial;

/// Returns when a stop without an arbiter ends by itself.
///
/// A player's stop counts from its beginning. A stop that no player made, such as after a crash of the server, lasts
/// until the first player is ready to continue, and then as long again.
pub(crate) fn stop_ends_at(regulations: &Regulations, state: &State) -> Option<Millis> {
    let longest = regulations.stops.longest?;
    let waits_for_a_decision = !state.claims().open.is_empty() || state.clocks().fallen.is_some();
    if state.phase() != Phase::Stopped || regulations.has_arbiter() || waits_for_a_decision {
        return None;
    }
    let stopped_at = state.clocks().stopped_by.map(|_| state.clocks().stopped_at);
    Some(stopped_at.or(state.claims().agreed_at)? + longest)
}

/// Returns the moment from which the opponent of an absent player may claim, once the clock of that player runs.
pub(crate) fn absence_ends_at(regulations: &Regulations, state: &State, player: Color) -> Option<Millis> {
    Some(state.conduct().away[player]? + regulations.absence?)
}

impl Trial<'_> {
    /// Tells whether a player has stopped the clocks as often as the regulations allow without an arbiter.
    pub(crate) fn has_no_stop_left(&self, player: Color) -> bool {
        let is_used_up = self.regulations.stops.each.is_some_and(|each| self.clocks().stops[player] >= each);
        is_used_up && !self.regulations.has_arbiter()
    }

    /// Ends a stop that has lasted as long as it may.
    pub(crate) fn end_stop(&mut self) {
        let by = self.clocks().stopped_by;
        self.announce(None, Announcement::StopExpired { by });
        self.announce(None, Announcement::Resumed {});
    }

    /// Records that a player's connection is lost, where that can have a consequence.
    pub(crate) fn disconnected(&mut self, player: Color) {
        if self.regulations.absence.is_none() {
            return self.refuse(None, Refusal::NotAllowed);
        }
        if self.phase() != Phase::Playing || self.conduct().away[player].is_some() {
            return self.refuse(None, Refusal::WrongPhase);
        }
        self.keep(Announcement::Disconnected { player });
    }

    /// Records that a player is connected again.
    pub(crate) fn connected(&mut self, player: Color) {
        if self.conduct().away[player].is_none() {
            return self.refuse(None, Refusal::WrongPhase);
        }
        self.keep(Announcement::Connected { player });
    }

    /// Ends the game at the claim of a player whose opponent stays away on the opponent's time.
    pub(crate) fn claim_absence(&mut self, player: Color, wanted: AbsenceClaim) {
        if self.regulations.absence.is_none() {
            return self.refuse(None, Refusal::NotAllowed);
        }
        if self.phase() != Phase::Playing {
            return self.refuse(None, Refusal::WrongPhase);
        }
        let ends_at = absence_ends_at(self.regulations, self.state(), !player);
        let is_over = ends_at.is_some_and(|ends_at| ends_at <= self.at());
        if !is_over || self.clocks().clock.running() != Some(!player) {
            return self.refuse(None, Refusal::NotEnoughReason);
        }
        let has_everybody_moved = self.play().made.white > 0 && self.play().made.black > 0;
        let (score, reason) = match wanted {
            AbsenceClaim::Abort => (Score::NONE, Reason::Absence),
            AbsenceClaim::Win if !has_everybody_moved => return self.refuse(None, Refusal::TooEarly),
            AbsenceClaim::Win if self.lacks_mating_material(player) || !self.can_mate(Rule::FlagFallNoMate, player) => {
                (Score::DRAWN, Reason::AbsenceNoMate)
            }
            AbsenceClaim::Win => (Score::won_by(player), Reason::Absence),
        };
        self.announce(None, Announcement::GameOver { score, reason, by: Some(!player) });
    }

    /// Takes a player's last move back, with the reply to it, or asks the opponent to agree.
    pub(crate) fn take_back(&mut self, player: Color) {
        let is_possible = self.regulations.board == BoardKind::Assisted && !self.play().is_spoilt;
        if self.regulations.take_back == TakeBack::None || !is_possible {
            return self.refuse(None, Refusal::NotAllowed);
        }
        if self.phase() != Phase::Playing {
            return self.refuse(None, Refusal::WrongPhase);
        }
        let half_moves = self.past().len();
        let back = self.past().iter().rev().position(|step| step.player() == player);
        let Some(index) = back.map(|back| half_moves - 1 - back) else {
            return self.refuse(None, Refusal::NotEnoughReason);
        };
        if self.regulations.take_back == TakeBack::Free {
            return self.undo_from(index);
        }
        if self.claims().take_back_asked[player] == Some(half_moves) {
            return self.refuse(None, Refusal::TooOften);
        }
        let half_moves = u32::try_from(index).unwrap_or(u32::MAX);
        self.announce(None, Announcement::TakeBackProposed { by: player, half_moves });
    }

    /// Lets the opponent take the move back.
    pub(crate) fn accept_take_back(&mut self, player: Color) {
        let Some(half_moves) = self.claims().take_back[!player] else { return self.refuse(None, Refusal::NoOffer) };
        if self.phase() != Phase::Playing {
            return self.refuse(None, Refusal::WrongPhase);
        }
        self.undo_from(usize::try_from(half_moves).unwrap_or(usize::MAX));
    }

    /// Does not let the opponent take the move back.
    pub(crate) fn decline_take_back(&mut self, player: Color) {
        if self.claims().take_back[!player].is_none() {
            return self.refuse(None, Refusal::NoOffer);
        }
        self.announce(None, Announcement::TakeBackDeclined { by: player });
    }

    /// Undoes the half-moves from one on. Time that was used stays used, and time added for the undone moves is removed.
    fn undo_from(&mut self, index: usize) {
        let Some((position, by)) = self.past().get(index).map(|step| (step.before(), step.player())) else { return };
        self.restore_to(None, position, index);
        // Pieces touched for the undone move do not bind: the player may move any piece.
        self.keep(Announcement::TouchesForgotten { by });
    }
}
