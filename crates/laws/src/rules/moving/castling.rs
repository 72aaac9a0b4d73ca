//! Castling by hand: king and rook are placed one after the other, whichever comes first (3.8, 4.7; F3, II.3).

use board::{Color, HalfMove, LegalMove, Move, Piece, Role, Square};

use super::choice::Castling;
use crate::act::Written;
use crate::hand::made_between;
use crate::regulations::BoardKind;
use crate::rule::Rule;
use crate::ruling::{Announcement, Made};
use crate::state::Touch;
use crate::terms::Refusal;
use crate::trial::Trial;

impl Trial<'_> {
    /// Places the king or the rook as one half of castling, and castles once both are placed; tells whether the move was
    /// such a half.
    pub(super) fn castle_by_hand(&mut self, player: Color, written: Written, hands: u8) -> bool {
        let Some(mv) = written.to_move().filter(|mv| mv.promotion().is_none()) else { return false };
        if self.is_rook_placed_too_soon(mv) {
            self.refuse(Rule::TouchedRookFirst, Refusal::TouchMove);
            return true;
        }
        let Some((half_move, role)) = self.half_of_castling(mv) else { return false };
        let castling = Castling::of(half_move.to_move());
        let is_finished = self.is_placed(castling, other(role));
        if is_finished && self.refuses_castling(half_move) {
            return true;
        }
        if self.values.touching_declines {
            self.decline_by(player);
        }
        self.keep(Announcement::PiecesMoved { by: player, mv, hands });
        if is_finished {
            self.made(player, Made::Legal(half_move));
        }
        true
    }

    /// Castles once the piece that was released on a square is the second of the two.
    pub(super) fn castle_by_release(&mut self, player: Color, square: Square, role: Role) {
        let Some(half_move) = self.castling_to(square, role) else { return };
        let castling = Castling::of(half_move.to_move());
        if self.is_placed(castling, other(role)) && !self.refuses_castling(half_move) {
            self.made(player, Made::Legal(half_move));
        }
    }

    /// Finds the legal castling that brings a piece to a square, on a board where hands move the pieces.
    pub(super) fn castling_to(&self, square: Square, role: Role) -> Option<HalfMove> {
        self.castling_where(|castling| castling.way(role).is_some_and(|way| way.to() == square))
    }

    /// Tells whether a player repeats one half of the castling that was just made and not pressed: both pieces are placed
    /// already.
    pub(super) fn repeats_castling(&self, player: Color, mv: Move) -> bool {
        self.castling_just_made(player).is_some_and(|castling| mv == castling.king || mv == castling.rook)
    }

    /// Tells whether a player releases a piece where the castling that was just made has put it.
    pub(super) fn releases_castled(&self, player: Color, square: Square, role: Role) -> bool {
        let castling = self.castling_just_made(player);
        castling.and_then(|castling| castling.way(role)).is_some_and(|way| way.to() == square)
    }

    fn castling_just_made(&self, player: Color) -> Option<Castling> {
        let last = self.past().last().filter(|_| self.may_continue_moving(player))?;
        last.legal().filter(|legal| legal.is_castling()).map(|legal| Castling::of(legal.to_move()))
    }

    /// Returns the move that a half of castling is by itself, when the clock is pressed before the other half.
    pub(crate) fn unfinished_castling(&self) -> Option<Made> {
        made_between(&self.turn().base, &self.play().board, self.position())
    }

    /// Finds the castling of which a displacement is one half, and the piece that it places.
    fn half_of_castling(&self, mv: Move) -> Option<(HalfMove, Role)> {
        let of_king = self.castling_where(|castling| castling.king == mv && self.is_king_half(castling));
        let of_rook = || self.castling_where(|castling| castling.rook == mv && self.is_rook_half(castling));
        let half = of_king.map(|half_move| (half_move, Role::King)).or_else(|| Some((of_rook()?, Role::Rook)));
        half.filter(|_| self.state().is_displaced() || !self.is_castling(mv))
    }

    /// Tells whether a move is castling in one act: the king's two squares, or the king taking its rook.
    fn is_castling(&self, mv: Move) -> bool {
        let legal = self.position().and_then(|position| position.legal(mv).ok());
        legal.is_some_and(LegalMove::is_castling)
    }

    /// Tells whether the king moves to its castling square in order to castle: the rook is there, or was touched after
    /// the king.
    fn is_king_half(&self, castling: Castling) -> bool {
        self.is_placed(castling, Role::Rook) || self.duty().demands_castling_with(castling.rook.from())
    }

    /// Tells whether the rook moves to its castling square in order to castle: the king is there or, in Chess960, was
    /// touched before the rook or with it. In ordinary chess the king is placed first (3.8).
    fn is_rook_half(&self, castling: Castling) -> bool {
        if self.is_placed(castling, Role::King) {
            return true;
        }
        let first = self.turn().touches.iter().find_map(|touch| match *touch {
            Touch::Piece { square, .. } if self.owns(square) => Some(square),
            _ => None,
        });
        let was_king_first = first == Some(castling.king.from());
        !castling.is_ordinary() && (was_king_first || self.duty().demands_castling_with(castling.rook.from()))
    }

    /// Tells whether a rook that was touched before the king is put on its castling square, across the king.
    fn is_rook_placed_too_soon(&self, mv: Move) -> bool {
        let is_barred = |castling: Castling| castling.rook == mv && self.duty().bars(mv.from());
        self.regulations.is_watched()
            && !self.turn().touches.is_empty()
            && !self.state().is_displaced()
            && self.position().is_some_and(|position| position.legal(mv).is_err())
            && self.castling_where(is_barred).is_some()
    }

    fn owns(&self, square: Square) -> bool {
        self.turn().base.board.color(self.turn().player).contains(square)
    }

    fn castling_where(&self, fits: impl Fn(Castling) -> bool) -> Option<HalfMove> {
        if self.regulations.board != BoardKind::Physical {
            return None;
        }
        let position = self.position()?;
        let (king, rank) = (position.king(position.turn()), position.turn().back_rank());
        let rooks = position.castling().into_iter().filter(|rook| rook.rank() == rank);
        let mut meant = rooks.map(|rook| Move::new(king, rook)).filter(|&mv| {
            let castling = Castling::of(mv);
            fits(castling) && self.is_all_else_in_place(castling)
        });
        meant.find_map(|mv| position.legal(mv).ok()).map(HalfMove::from)
    }

    /// Tells whether no piece other than the two was displaced in this turn. On their way they may be anywhere.
    fn is_all_else_in_place(&self, castling: Castling) -> bool {
        let (base, now) = (&self.turn().base.board, &self.play().board.board);
        let [king, rook] = [Role::King, Role::Rook].map(|role| Some(Piece { color: self.turn().player, role }));
        let has_rook_left = now.piece_at(castling.rook.from()) != rook;
        Square::ALL.into_iter().all(|square| {
            let (was, is) = (base.piece_at(square), now.piece_at(square));
            let is_on_a_way =
                [castling.king, castling.rook].iter().any(|way| way.from() == square || way.to() == square);
            was == is || is_on_a_way || (was.is_none() && (is == king || (is == rook && has_rook_left)))
        })
    }

    /// Tells whether one of the two pieces is on its castling square, or was released there.
    fn is_placed(&self, castling: Castling, role: Role) -> bool {
        let Some(way) = castling.way(role) else { return false };
        let (board, piece) = (&self.play().board.board, Some(Piece { color: self.turn().player, role }));
        let stands = board.piece_at(way.to()) == piece && board.piece_at(way.from()) != piece;
        way.from() == way.to() || stands || self.turn().touches.contains(&Touch::Released { square: way.to(), role })
    }

    /// Refuses castling that another rule forbids, in a supervised game.
    fn refuses_castling(&mut self, half_move: HalfMove) -> bool {
        let forbidden = self.forbidden(half_move.as_legal()).filter(|_| self.regulations.is_watched());
        // The halves were placed by hand: only a move that the player must make forbids it.
        let Some((rule, code)) = forbidden.filter(|(_, code)| *code == Refusal::MustPlayClaimedMove) else {
            return false;
        };
        self.refuse(rule, code);
        true
    }
}

/// Returns the other of the two pieces that castle.
const fn other(role: Role) -> Role {
    match role {
        Role::King => Role::Rook,
        _ => Role::King,
    }
}
