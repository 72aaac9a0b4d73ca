//! The completion of the game (Article 5, and 9.6): by a move, with mate checked first, and by resignation.

use board::{Color, LegalMove, Position};

use crate::mate;
use crate::outcome::{Reason, Score};
use crate::rule::Rule;
use crate::ruling::{Announcement, MoveCount};
use crate::state::Phase;
use crate::step::Step;
use crate::terms::Completion;
use crate::trial::Trial;

impl Trial<'_> {
    /// Ends the game if the move just made does.
    pub(crate) fn end_by_the_move(&mut self, player: Color) {
        let Some(position) = self.position().copied() else { return };
        let Some((rule, score, reason)) = self.ending(&position, player) else { return };
        let moves_completed = MoveCount(self.clocks().completed[player] + 1);
        let how = Completion::Itself;
        self.rule(Rule::CompletedByEnd, Announcement::MoveCompleted { by: player, moves_completed, how });
        let by = (reason == Reason::Checkmate).then_some(player);
        self.end(rule, score, reason, by);
    }

    fn ending(&self, position: &Position, player: Color) -> Option<(Rule, Score, Reason)> {
        if position.is_checkmate() {
            return Some((Rule::Checkmate, Score::won_by(player), Reason::Checkmate));
        }
        if position.is_stalemate() {
            return Some((Rule::Stalemate, Score::DRAWN, Reason::Stalemate));
        }
        // While an illegal move stands, dead positions are not checked.
        if !self.play().is_spoilt && !self.is_alive_as_before() && self.is_dead(position) {
            return Some((Rule::DeadPosition, Score::DRAWN, Reason::DeadPosition));
        }
        if self.values.ends_by_threefold_repetition && self.occurrences(position) >= 3 {
            return Some((Rule::ThreefoldRepetition, Score::DRAWN, Reason::Repetition));
        }
        if self.values.ends_by_fifty_moves && position.halfmove_clock() >= 100 {
            return Some((Rule::FiftyMoves, Score::DRAWN, Reason::FiftyMoves));
        }
        if self.values.ends_by_fivefold_repetition && self.occurrences(position) >= 5 {
            return Some((Rule::FivefoldRepetition, Score::DRAWN, Reason::FivefoldRepetition));
        }
        if self.values.ends_by_seventy_five_moves && position.halfmove_clock() >= 150 {
            return Some((Rule::SeventyFiveMoves, Score::DRAWN, Reason::SeventyFiveMoves));
        }
        None
    }

    /// Tells whether the position is known not to be dead because the one before the last move, which was checked, was not.
    fn is_alive_as_before(&self) -> bool {
        let Some(last) = self.past().last() else { return false };
        // Neither a position that an illegal move led to nor the one at the start was checked.
        let was_checked = |legal: LegalMove<'_>| self.past().len() > 1 || *legal.position() == Position::initial();
        !last.is_spoilt() && last.legal().is_some_and(|legal| was_checked(legal) && mate::can_go_back(legal))
    }

    /// Counts the occurrences of a position, this time included, whether it is on the board now or comes next.
    pub(crate) fn occurrences(&self, position: &Position) -> usize {
        // A position before the last capture or pawn move cannot be the same.
        let reversible = usize::from(position.halfmove_clock());
        let past = self.past().iter().rev().take(reversible).filter_map(Step::position);
        1 + past.filter(|&earlier| earlier == position).count()
    }

    /// Ends the game for a player who resigns; it is drawn, where the edition says so, if the opponent cannot mate.
    pub(crate) fn resign(&mut self, player: Color) {
        let no_mate = Rule::ResignationNoMate;
        if self.values.resignation_asks_for_mate && !self.can_mate(no_mate, !player) {
            return self.end(no_mate, Score::DRAWN, Reason::ResignationNoMate, player);
        }
        let is_adjourned = self.phase() == Phase::Adjourned;
        let rule = if is_adjourned { Rule::EndBeforeResumption } else { Rule::Resignation };
        self.end(rule, Score::won_by(!player), Reason::Resignation, player);
    }
}
