//! The moves of the pieces (Article 3): which rule an illegal move breaks.

use board::{Breach, Color, Move, Role};

use crate::rule::Rule;
use crate::step::Step;
use crate::trial::Trial;

impl Trial<'_> {
    /// Returns the rule of movement that a move breaks, as exactly as the game shows it.
    pub(crate) fn broken_rule(&self, breach: Breach, mv: Move) -> Rule {
        let role = self.turn().base.board.role_at(mv.from()).unwrap_or(Role::Pawn);
        match breach {
            Breach::Blocked { .. } if role == Role::Pawn && !is_one_step(mv) => Rule::PawnStepsTwice,
            Breach::CastlingRightLost => self.lost_castling_rule(mv),
            Breach::CastlingOccupied { .. } if self.has_chess960_castling() => Rule::Chess960Occupied,
            _ => Rule::from((breach, role)),
        }
    }

    /// Returns the rule that the king or that the rook has moved, if it did in this game.
    fn lost_castling_rule(&self, mv: Move) -> Rule {
        let player = self.turn().player;
        if self.moved(player, Role::King).next().is_some() {
            return Rule::CastlingKingMoved;
        }
        let is_left = mv.to() < mv.from();
        let is_that_rook =
            |made: Move| made.from().rank() == player.back_rank() && (made.from() < mv.from()) == is_left;
        if self.moved(player, Role::Rook).any(is_that_rook) { Rule::CastlingRookMoved } else { Rule::CastlingRightLost }
    }

    /// Lists the moves that a player has made with one kind of piece.
    fn moved(&self, player: Color, role: Role) -> impl Iterator<Item = Move> {
        let own = self.past().iter().filter(move |step| step.player() == player);
        own.filter_map(move |step: &Step| {
            let mv = step.to_move()?;
            (step.before().board.role_at(mv.from()) == Some(role)).then_some(mv)
        })
    }
}

/// Tells whether a move leads to a neighbouring rank.
const fn is_one_step(mv: Move) -> bool {
    (mv.from().rank() as u8).abs_diff(mv.to().rank() as u8) == 1
}
