//! Whether mate is still possible: the question that the Laws ask of `winnable`.

use std::cell::Cell;

use board::{Color, LegalMove, Move, Position, Role, attacks};
use winnable::Budget;

use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::step::Step;
use crate::trial::Trial;

/// The questions about the possibility of mate in one judgement.
pub(crate) struct Question<'b> {
    budget: Budget<'b>,
    /// The first unanswered question: the rule that asks, and the player it asks about.
    open: Cell<Option<(Rule, Option<Color>)>>,
}

impl<'b> Question<'b> {
    pub(crate) fn new(budget: Budget<'b>) -> Self {
        Self { budget, open: Cell::new(None) }
    }

    /// Records an unanswered question. The first one is announced, since all are about the same position.
    fn note(&self, is_open: bool, rule: Rule, player: Option<Color>) {
        if is_open && self.open.get().is_none() {
            self.open.set(Some((rule, player)));
        }
    }
}

impl Trial<'_> {
    /// Tells whether a player could still mate by some series of legal moves; an open answer counts as possible.
    pub(crate) fn can_mate(&self, rule: Rule, player: Color) -> bool {
        let verdict = winnable::verdict(&self.last_sound(), player, self.question.budget);
        self.question.note(verdict.is_unknown(), rule, Some(player));
        !verdict.is_no()
    }

    /// Tells whether a position can arise, with the opponent's help, in which the opponent to move cannot avoid mate in
    /// one (1997 C4).
    pub(crate) fn can_force(&self, rule: Rule, player: Color) -> bool {
        let verdict = winnable::inevitable(&self.last_sound(), player, self.question.budget);
        self.question.note(verdict.is_unknown(), rule, Some(player));
        !verdict.is_no()
    }

    /// Returns the last position that legal moves led to. A blind player's move does not count before it is announced.
    fn last_sound(&self) -> Position {
        let unsaid = self.past().last().filter(|step| self.is_still_unsaid(step.player()));
        unsaid.map_or(self.play().good, Step::good)
    }

    /// Tells whether neither player could mate.
    pub(crate) fn is_dead(&self, position: &Position) -> bool {
        let dead = winnable::dead(position, self.question.budget);
        self.question.note(dead.is_none(), Rule::DeadPosition, None);
        dead == Some(true)
    }

    /// Announces a question that was not answered, so that the arbiter can decide it.
    pub(crate) fn say_what_is_undecided(&mut self) {
        if let Some((rule, player)) = self.question.open.take() {
            self.rule(rule, Announcement::MateUndecided { player });
        }
    }
}

/// Tells whether play can return to the position before a move within three more moves.
///
/// Everything that could be reached from there can then still be reached, so a position that was not dead is not dead
/// now. It is enough that some piece of the opponent moves away and back while the piece that moved returns.
pub(crate) fn can_go_back(legal: LegalMove<'_>) -> bool {
    if legal.is_zeroing() || legal.is_castling() {
        return false;
    }
    let (before, mv, after) = (legal.position(), legal.to_move(), legal.play());
    let back = Move::new(mv.to(), mv.from());
    let play = |position: &Position, mv: Move| position.if_legal(mv).map(LegalMove::play);
    tempi(&after).take(8).any(|there| {
        let returned = play(&there.play(), back);
        let there = there.to_move();
        returned.and_then(|position| play(&position, Move::new(there.to(), there.from()))).as_ref() == Some(before)
    })
}

/// Lists legal moves after which the piece may be able to go back: no pawn's, no capture, no castling; knights' moves first, since
/// they nearly always can.
fn tempi(position: &Position) -> impl Iterator<Item = LegalMove<'_>> {
    let (board, turn) = (position.board(), position.turn());
    let roles = [Role::Knight, Role::Bishop, Role::Queen, Role::Rook, Role::King];
    let pieces =
        roles.into_iter().flat_map(move |role| board.pieces(turn, role).into_iter().map(move |from| (role, from)));
    let moves = pieces.flat_map(move |(role, from)| {
        let targets = attacks(role, turn, from, board.occupied()) & !board.occupied();
        targets.into_iter().map(move |to| Move::new(from, to))
    });
    moves.filter_map(|mv| position.if_legal(mv))
}
