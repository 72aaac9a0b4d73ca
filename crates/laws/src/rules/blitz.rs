//! Blitz (annex C of 1997, Appendix B of 2009 and 2018).

use board::{Breach, Color, Role};

use crate::outcome::{Reason, Score};
use crate::regulations::Pace;
use crate::rule::Rule;
use crate::rules::irregularities::offence;
use crate::ruling::Announcement;
use crate::trial::Trial;

impl Trial<'_> {
    /// Tells whether a claimed illegal move wins: without supervision (C3, B3c).
    pub(crate) fn does_illegal_move_win(&self) -> bool {
        let is_blitz = self.regulations.pace() == Pace::Blitz && self.regulations.is_loosely_watched();
        is_blitz && self.values.blitz_illegal_move_wins
    }

    /// Declares the game won by the opponent of a player who made an illegal move, if the position still allows it (C3,
    /// B3c).
    pub(crate) fn win_by_illegal_move(&mut self, offender: Color, broken: Option<(Breach, Role)>) {
        let rule = Rule::BlitzIllegalMove;
        let count = self.conduct().illegal_moves[offender] + 1;
        self.rule(rule, Announcement::IllegalMove { by: offender, count, kind: offence(broken), broken });
        if self.lacks_mating_material(!offender) {
            return self.end(Rule::MatingMaterial, Score::DRAWN, Reason::IllegalMovesNoMate, offender);
        }
        self.lose_by_illegal_move(rule, offender);
    }

    /// Tells whether a player lacks the mating material that a win on time needs (C4).
    pub(crate) fn lacks_mating_material(&self, player: Color) -> bool {
        let is_asked = self.values.blitz_needs_mating_material && self.regulations.pace() == Pace::Blitz;
        is_asked && !self.can_force(Rule::MatingMaterial, player)
    }
}
