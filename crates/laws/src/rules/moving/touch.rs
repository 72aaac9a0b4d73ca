//! Touching and releasing pieces (4.2 to 4.4, 4.7).

use board::{Color, Move, Piece, Role, Square};

use super::duty::{Duty, duty};
use crate::act::Written;
use crate::hand::displacement;
use crate::regulations::BoardKind;
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::Touch;
use crate::terms::{Obliged, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Rules on pieces that were touched deliberately: each is announced with the duty after it.
    pub(crate) fn touch(&mut self, player: Color, squares: &[Square], is_order_known: bool) {
        if !self.has_the_move(player) {
            return self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
        }
        if squares.is_empty() || squares.iter().any(|&square| self.play().board.board.piece_at(square).is_none()) {
            return self.refuse(None, Refusal::NoSuchPiece);
        }
        if squares.iter().all(|&square| self.turn().adjusted.contains(square)) {
            // The adjustment was announced beforehand.
            return;
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        for &square in squares {
            let is_together = !is_order_known && squares.first() != Some(&square);
            let Duty { rule, obliged, .. } = self.duty_after(Touch::Piece { square, is_together });
            self.rule(rule, Announcement::Touched { by: player, square, obliged, is_together, released: None });
        }
    }

    /// Computes the duty after one more touch in this turn.
    fn duty_after(&self, touch: Touch) -> Duty {
        let mut touches = self.turn().touches.clone();
        touches.push(touch);
        duty(self.choices(), &touches, self.values)
    }

    /// Rules on a piece released as part of a move that is not finished: king or rook in castling, or on the last rank.
    pub(crate) fn release(&mut self, player: Color, square: Square, role: Role) {
        if self.releases_castled(player, square, role) {
            return;
        }
        if !self.has_the_move(player) {
            return self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
        }
        let is_promotion = square.rank() == player.last_rank() && role != Role::King;
        let may_castle = role == Role::King || (role == Role::Rook && self.castling_to(square, role).is_some());
        let is_castling = square.rank() == player.back_rank() && may_castle;
        if !is_promotion && !is_castling {
            return self.refuse(Rule::MoveMade, Refusal::NotAllowed);
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        let Duty { rule, obliged, .. } = self.duty_after(Touch::Released { square, role });
        let released = Some(role);
        self.rule(rule, Announcement::Touched { by: player, square, obliged, is_together: false, released });
        if let Some(from) = self.unpromoted(square).filter(|_| !matches!(role, Role::King | Role::Pawn)) {
            self.move_by_hand(player, Written::Move(Move::promoting(from, square, role)), 1);
        } else if obliged == Obliged::Castle {
            self.castle_by_release(player, square, role);
        }
        self.undo_if_refused();
    }

    /// Finds the origin of the pawn that is on a square of the last rank and not yet promoted.
    pub(super) fn unpromoted(&self, square: Square) -> Option<Square> {
        let player = self.turn().player;
        if self.regulations.board != BoardKind::Physical || square.rank() != player.last_rank() {
            return None;
        }
        let mv = displacement(&self.turn().base, &self.play().board)?;
        let is_pawn = self.play().board.board.piece_at(square) == Some(Piece { color: player, role: Role::Pawn });
        (is_pawn && mv.to() == square).then_some(mv.from())
    }

    /// Finds the new piece that was released in this turn on a square of the last rank.
    pub(super) fn chosen(&self, square: Square) -> Option<Role> {
        self.turn().touches.iter().rev().find_map(|touch| match *touch {
            Touch::Released { square: on, role } if on == square => {
                Some(role).filter(|role| !matches!(role, Role::King | Role::Pawn))
            }
            _ => None,
        })
    }

    /// Rules on pieces that are adjusted after an announcement.
    pub(crate) fn adjust(&mut self, player: Color, squares: &[Square]) {
        let running = self.clocks().clock.running();
        let is_others_clock = self.values.adjusting_needs_own_clock && running == Some(!player);
        if !self.has_the_move(player) {
            self.refuse(Rule::Adjusting, Refusal::NotYourMove);
        } else if is_others_clock {
            self.refuse(Rule::AdjustingOnOwnClock, Refusal::NotYourMove);
        } else {
            for &square in squares {
                self.keep(Announcement::Adjusted { by: player, square });
            }
        }
    }
}
