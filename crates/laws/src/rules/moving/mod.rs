//! The act of moving the pieces (Article 4): touching, moving, complaining.

mod castling;
mod choice;
mod complaint;
mod duty;
mod touch;

use board::{Color, LegalMove, Move, Role};

pub(crate) use self::choice::Choices;
pub use self::duty::Duty;
pub(crate) use self::duty::{duty, touched_by};
use crate::act::Written;
use crate::hand::made_between;
use crate::regulations::BoardKind;
use crate::rule::Rule;
use crate::ruling::{Announcement, Made};
use crate::terms::{Completion, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Tells whether a player has the move and has not made it yet.
    pub(crate) fn has_the_move(&self, player: Color) -> bool {
        self.turn().player == player && self.play().unpressed[player].is_none_or(|_| self.has_passed_back(player))
    }

    /// Tells whether a player has the move again though the player's last move was never pressed.
    fn has_passed_back(&self, player: Color) -> bool {
        !self.values.turn_passes_on_completion && self.turn().player == player
    }

    pub(crate) fn make_move(&mut self, player: Color, written: Written, hands: u8) {
        let is_physical = self.regulations.board == BoardKind::Physical;
        if hands > 1 && !is_physical {
            return self.refuse(Rule::TwoHands, Refusal::IllegalMove);
        }
        let continues = is_physical && self.may_continue_moving(player);
        if continues && written.to_move().is_some_and(|mv| self.repeats_castling(player, mv)) {
            // Castling was made in one act, and the other piece is in place already.
            return;
        }
        if continues && self.regulations.is_watched() {
            return self.refuse(Rule::MoveMade, Refusal::TouchMove);
        }
        if self.may_reply_to_what_stands(player) {
            self.keep(Announcement::MoveLeft { by: !player });
        }
        if (!self.has_the_move(player) && !continues) || self.waits_for_announcement(player) {
            self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
            return self.undo_if_refused();
        }
        self.make_written_move(player, written, hands, continues);
        self.undo_if_refused();
    }

    /// Tells whether the blind opponent has not yet announced the move on the board: it is not made, and cannot be answered
    /// (D.2.3.3).
    fn waits_for_announcement(&self, player: Color) -> bool {
        self.play().unpressed[!player].is_some() && self.is_still_unsaid(!player)
    }

    fn make_written_move(&mut self, player: Color, written: Written, hands: u8, continues: bool) {
        let is_physical = self.regulations.board == BoardKind::Physical;
        let Some(mv) = written.to_move() else {
            let rule = match written {
                Written::Illegal(Some(breach)) => Some(Rule::from((breach, Role::Pawn))),
                _ => None,
            };
            return self.refuse(rule, Refusal::IllegalMove);
        };
        if mv.from() == mv.to() {
            return self.refuse(None, Refusal::IllegalMove);
        }
        let is_finishing = mv.promotion().is_some() && self.unpromoted(mv.to()) == Some(mv.from());
        if self.play().board.board.piece_at(mv.from()).is_none() && !is_finishing {
            return self.refuse(None, Refusal::NoSuchPiece);
        }
        if !is_physical {
            return self.move_on_assisted_board(player, written, mv);
        }
        if continues {
            self.keep(Announcement::TurnReopened { by: player });
        }
        if self.castle_by_hand(player, written, hands) {
            return;
        }
        self.move_by_hand(player, written, hands);
    }

    /// Tells whether a player who has released a piece, and not pressed, may still move it: the opponent has not begun to
    /// move.
    fn may_continue_moving(&self, player: Color) -> bool {
        let has_begun = self.turn().player != player && !self.state().is_turn_fresh();
        self.play().unpressed[player].is_some()
            && !has_begun
            && self.past().last().is_some_and(|step| step.player() == player)
    }

    /// Tells whether a player may answer an illegal move that was not pressed: the game is not supervised, or the arbiter
    /// may not intervene until the opponent's next move completes it (6.2.1.2).
    fn may_reply_to_what_stands(&self, player: Color) -> bool {
        self.regulations.board == BoardKind::Physical
            && (!self.regulations.is_watched() || self.values.next_move_completes)
            && !self.values.turn_passes_on_completion
            && self.turn().player != player
            && self.play().unpressed[!player].is_none()
            && self.state().is_displaced()
    }

    fn move_on_assisted_board(&mut self, player: Color, written: Written, mv: Move) {
        let proof = self.position().and_then(|position| written.prove(position));
        let half_move = match proof {
            Some(Ok(half_move)) => half_move,
            Some(Err(error)) => return self.refuse(self.broken_rule(error.breach, mv), Refusal::IllegalMove),
            None => return self.refuse(None, Refusal::IllegalMove),
        };
        if let Some((rule, code)) = self.forbidden(half_move.as_legal()) {
            return self.refuse(rule, code);
        }
        self.made(player, Made::Legal(half_move));
    }

    /// Returns what forbids a legal move in this turn: a wrong claim or a touched piece.
    pub(crate) fn forbidden(&self, legal: LegalMove<'_>) -> Option<(Rule, Refusal)> {
        if let Some(bound) = self.turn().bound {
            // The move written down with the claim must be made, whatever was touched since.
            return (bound != legal.to_move()).then_some((Rule::ClaimWrong, Refusal::MustPlayClaimedMove));
        }
        if self.turn().touches.is_empty() {
            return None;
        }
        let broken = self.duty().broken_by(legal)?;
        Some((broken, Refusal::TouchMove))
    }

    /// Computes the duty from the touches of this turn.
    pub(crate) fn duty(&self) -> Duty {
        duty(self.choices(), &self.turn().touches, self.values)
    }

    /// Returns the moves to choose from in this turn.
    fn choices(&self) -> Choices<'_> {
        Choices::of(self.position(), &self.turn().base)
    }

    /// Moves a piece by hand. Only the first displacement of a turn can be a whole move; later ones are judged together, and a new
    /// piece in place of a pawn on the last rank completes the promotion.
    fn move_by_hand(&mut self, player: Color, written: Written, hands: u8) {
        let Some(mut mv) = written.to_move() else { return };
        let mut written = written;
        let is_pawn = self.play().board.board.role_at(mv.from()) == Some(Role::Pawn);
        if let Some(role) = self.chosen(mv.to()).filter(|_| is_pawn && mv.promotion().is_none()) {
            // The new piece was placed before the pawn was removed.
            mv = Move::promoting(mv.from(), mv.to(), role);
            written = Written::Move(mv);
        }
        let is_whole = !self.state().is_displaced() || self.unpromoted(mv.to()) == Some(mv.from());
        let proof = self.position().filter(|_| is_whole).and_then(|position| written.prove(position));
        let half_move = proof.and_then(Result::ok);
        // In a supervised game the arbiter intervenes before the duty of a touched piece is lost.
        if self.regulations.is_watched()
            && let Some((rule, code)) = half_move.and_then(|half_move| self.forbidden(half_move.as_legal()))
        {
            return self.refuse(rule, code);
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        self.keep(Announcement::PiecesMoved { by: player, mv, hands });
        let found =
            half_move.map(Made::Legal).or_else(|| made_between(&self.turn().base, &self.play().board, self.position()));
        if let Some(made) = found {
            self.made(player, made);
        }
    }

    /// Rules on a move that was made.
    pub(crate) fn made(&mut self, player: Color, mv: Made) {
        self.decline_by(player);
        self.ask_for_record(player);
        if self.play().unpressed[player].is_some() && self.values.next_move_completes {
            self.complete_by(player, Completion::NextMove);
            if self.corrects_what_was_left(player) {
                return;
            }
        }
        self.drop_agreement();
        self.rule(Rule::MoveMade, Announcement::MoveMade { by: player, mv });
        if !self.is_still_unsaid(player) {
            self.end_by_the_move(player);
        }
    }

    /// Proves a move in the position on the board; on a board from which play cannot continue it stays unproved.
    pub(crate) fn prove(&self, mv: Move) -> Made {
        let legal = self.position().and_then(|position| position.legal(mv).ok());
        legal.map_or(Made::Unproved(mv), Made::from)
    }
}
