//! Touching, moving, complaining (Article 4).

use board::{Breach, Color, LegalMove, Move, Role, Square};

use super::touch_move::duty;
use crate::act::{Act, Written};
use crate::hand::legal_between;
use crate::judge::Trial;
use crate::regulations::BoardKind;
use crate::rule::Rule;
use crate::ruling::Announcement;
use crate::state::Phase;
use crate::terms::{Ground, Obliged, Refusal};

impl Trial<'_> {
    /// Tells whether a player has the move and has not made it yet.
    pub(crate) fn has_the_move(&self, player: Color) -> bool {
        self.state.turn.player == player && self.state.unpressed[player].is_none_or(|_| self.has_passed_back(player))
    }

    /// Tells whether the move has come back to a player whose last move was never pressed.
    fn has_passed_back(&self, player: Color) -> bool {
        !self.values.turn_passes_on_completion && self.state.turn.player == player
    }

    pub(crate) fn touch(&mut self, player: Color) {
        let Act::Touch { squares, .. } = self.act else { return };
        if !self.has_the_move(player) {
            return self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
        }
        if squares.is_empty() || squares.iter().any(|&square| self.state.board.board.piece_at(square).is_none()) {
            return self.refuse(None, Refusal::NoSuchPiece);
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        for &square in squares {
            // The duty is told as it stands after all touches, so each is noted before it is asked.
            self.rule(Rule::TouchedOwn, Announcement::Touched { by: player, square, obliged: Obliged::None });
            self.tell_duty();
        }
    }

    /// Fills in what the touches so far oblige to.
    fn tell_duty(&mut self) {
        let Some(position) = self.position() else { return };
        let duty = duty(position, &self.state.turn.touches, self.values);
        self.amend_last(duty.rule, |announcement| {
            if let Announcement::Touched { obliged, .. } = announcement {
                *obliged = duty.obliged;
            }
        });
    }

    pub(crate) fn release(&mut self, player: Color, square: Square, role: Role) {
        if !self.has_the_move(player) {
            return self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
        }
        let is_promotion = square.rank() == player.last_rank() && role != Role::King;
        let is_castling = square.rank() == player.back_rank() && role == Role::King;
        if !is_promotion && !is_castling {
            return self.refuse(Rule::MoveMade, Refusal::NotAllowed);
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        self.do_it();
        let Some(position) = self.position() else { return };
        let duty = duty(position, &self.state.turn.touches, self.values);
        self.rule(duty.rule, Announcement::Touched { by: player, square, obliged: duty.obliged });
    }

    pub(crate) fn adjust(&mut self, player: Color) {
        let running = self.state.clock.running();
        let is_others_clock = self.values.adjusting_needs_own_clock && running == Some(!player);
        if !self.has_the_move(player) {
            self.refuse(Rule::Adjusting, Refusal::NotYourMove);
        } else if is_others_clock {
            self.refuse(Rule::AdjustingOnOwnClock, Refusal::NotYourMove);
        }
    }

    pub(crate) fn make_move(&mut self, player: Color, written: Written) {
        let is_physical = self.regulations.board == BoardKind::Physical;
        if let Act::Move { hands: 2.., .. } = self.act
            && !is_physical
        {
            return self.refuse(Rule::TwoHands, Refusal::IllegalMove);
        }
        let goes_on = is_physical && self.may_go_on_moving(player);
        if goes_on && self.regulations.is_watched() {
            return self.refuse(Rule::MoveMade, Refusal::TouchMove);
        }
        if !self.has_the_move(player) && !goes_on {
            return self.refuse(Rule::HasTheMove, Refusal::NotYourMove);
        }
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
        if self.state.board.board.piece_at(mv.from()).is_none() {
            return self.refuse(None, Refusal::NoSuchPiece);
        }
        if is_physical { self.move_by_hand(player, mv) } else { self.move_on_assisted_board(player, mv) }
    }

    /// Tells whether a player who has let go of a piece, and not pressed, may still move it: the opponent has not begun.
    fn may_go_on_moving(&self, player: Color) -> bool {
        let has_begun = self.state.turn.player != player && !self.state.turn.is_fresh(&self.state.board);
        self.state.unpressed[player].is_some()
            && !has_begun
            && self.stages().next_back().is_some_and(|stage| stage.player == player)
    }

    fn move_on_assisted_board(&mut self, player: Color, mv: Move) {
        let Some(position) = self.position() else { return self.refuse(None, Refusal::IllegalMove) };
        let legal = match position.legal(mv) {
            Ok(legal) => legal.to_move(),
            Err(error) => {
                return self.refuse(self.broken_rule(error.breach, mv), Refusal::IllegalMove);
            }
        };
        if let Some((rule, code)) = self.forbidden(legal) {
            return self.refuse(rule, code);
        }
        self.made(player, legal);
    }

    /// Names the rule of movement that a move breaks, as exactly as the game tells.
    pub(crate) fn broken_rule(&self, breach: Breach, mv: Move) -> Rule {
        let role = self.state.turn.base.board.role_at(mv.from()).unwrap_or(Role::Pawn);
        match breach {
            Breach::Blocked { .. } if role == Role::Pawn && !is_one_step(mv) => Rule::PawnStepsTwice,
            Breach::CastlingRightLost => self.lost_castling_rule(mv),
            Breach::CastlingOccupied { .. } if self.is_chess960() => Rule::Chess960Occupied,
            _ => Rule::from((breach, role)),
        }
    }

    /// Tells whether castling goes by the rules of Chess960, and the edition has them.
    fn is_chess960(&self) -> bool {
        self.regulations.is_chess960() && self.regulations.article(Rule::Chess960Occupied).is_some()
    }

    /// Says whether the king or the rook has moved, if it was in this game.
    fn lost_castling_rule(&self, mv: Move) -> Rule {
        let player = self.state.turn.player;
        let own = || self.stages().filter(|stage| stage.player == player);
        let role_of = |stage: &crate::stage::Stage| stage.before().board.role_at(stage.mv?.from());
        if own().any(|stage| role_of(stage) == Some(Role::King)) {
            return Rule::CastlingKingMoved;
        }
        let is_left = mv.to() < mv.from();
        let rook_moved = own().any(|stage| {
            let from = stage.mv.map(Move::from);
            role_of(stage) == Some(Role::Rook)
                && from.is_some_and(|from| from.rank() == player.back_rank() && (from < mv.from()) == is_left)
        });
        if rook_moved { Rule::CastlingRookMoved } else { Rule::CastlingRightLost }
    }

    /// Finds what forbids a legal move in this turn: a claim that was wrong, or a touched piece.
    fn forbidden(&self, mv: Move) -> Option<(Rule, Refusal)> {
        if self.state.turn.bound.is_some_and(|bound| bound != mv) {
            return Some((Rule::ClaimWrong, Refusal::MustPlayClaimedMove));
        }
        let position = self.position()?;
        if self.state.turn.touches.is_empty() {
            return None;
        }
        let legal = position.legal(mv).ok()?;
        let broken = duty(position, &self.state.turn.touches, self.values).broken_by(legal)?;
        Some((broken, Refusal::TouchMove))
    }

    fn move_by_hand(&mut self, player: Color, mv: Move) {
        // Whoever watches steps in before a touched piece is forgotten.
        if self.regulations.is_watched()
            && !self.state.is_displaced()
            && let Some(legal) = self.position().and_then(|position| position.legal(mv).ok()).map(LegalMove::to_move)
            && let Some((rule, code)) = self.forbidden(legal)
        {
            return self.refuse(rule, code);
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        self.do_it();
        let found = legal_between(&self.state.turn.base, &self.state.board, self.position());
        if let Some(made) = found {
            self.made(player, made);
        }
    }

    /// Rules on a legal move that was made.
    fn made(&mut self, player: Color, mv: Move) {
        self.decline_by(player);
        self.ask_for_record(player);
        if self.state.unpressed[player].is_some() && self.values.next_move_completes {
            self.complete_by(player, Rule::CompletedByNextMove);
        }
        self.rule(Rule::MoveMade, Announcement::MoveMade { by: player, mv });
        self.end_by_the_move(player);
    }

    pub(crate) fn resign(&mut self, player: Color) {
        use crate::outcome::{Reason, Score};
        let is_adjourned = self.state.phase == Phase::Adjourned;
        let rule = if is_adjourned { Rule::EndBeforeResumption } else { Rule::Resignation };
        self.end(rule, Score::won_by(!player), Reason::Resignation, player);
    }

    /// A complaint about touch-move: in time, and against the opponent's last move.
    pub(crate) fn claim_touch_move(&mut self, player: Color, by_display: bool) {
        let ground = Ground::TouchMove;
        if by_display && self.values.display_bars_all_claims {
            return self.refuse(Rule::DisplayIsNoEvidence, Refusal::NotEnoughReason);
        }
        let is_late = self.state.turn.player == player && !self.state.turn.is_fresh(&self.state.board);
        let Some(stage) = self.stages().next_back().filter(|stage| stage.player != player && !is_late).cloned() else {
            let code = if is_late { Refusal::RightLost } else { Refusal::TooLate };
            self.refuse(Rule::ComplaintLost, code);
            if is_late {
                self.rule(Rule::ComplaintLost, Announcement::RightLost { by: player, right: ground });
            }
            return;
        };
        self.rule(Rule::ComplaintLost, Announcement::ClaimMade { by: player, ground, needs_arbiter: false });
        let broken = stage.position().and_then(|position| {
            let legal = position.legal(stage.mv?).ok()?;
            duty(position, stage.touches(), self.values).broken_by(legal)
        });
        let before = stage.before();
        match broken {
            Some(rule) => {
                self.rule(rule, Announcement::ClaimAccepted { by: player, ground });
                self.rule(rule, Announcement::PositionRestored { position: before });
            }
            None => self.rule(Rule::TouchedOwn, Announcement::ClaimRejected { by: player, ground }),
        }
    }
}

/// Tells whether a move goes to a neighbouring rank.
const fn is_one_step(mv: Move) -> bool {
    (mv.from().rank() as u8).abs_diff(mv.to().rank() as u8) == 1
}
