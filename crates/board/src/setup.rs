//! A board in any state: as typed, or after an illegal move.

use crate::{Bitboard, Board, Color, Move, Piece, Role, Square};

/// Any pieces on any squares, and the other fields of a FEN.
///
/// A setup may be anything: as typed, or a physical board after an illegal move. A state from which play can continue is a
/// [`Position`](crate::Position), and [`Setup::validate`] converts the one to the other.
///
/// ```
/// use board::{Color, Setup, Square};
/// let mut setup = Setup::initial();
/// setup.displace(Square::E2, Square::E5); // no pawn may do that, but a hand can
/// assert_eq!(setup.to_string(), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
/// assert!(setup.board.checkers(Color::Black).is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The player to move.
    pub turn: Color,
    /// The squares of the rooks that may still castle.
    pub castling: Bitboard,
    /// The square that a pawn has just crossed with its double step, whether or not it can be captured there.
    pub en_passant: Option<Square>,
    /// Moves of either player since a piece was captured or a pawn moved (Article 9.3 counts them in pairs).
    pub halfmove_clock: u16,
    /// The number of the next move of White, or of Black's reply to it.
    pub move_number: u32,
}

impl Setup {
    /// Returns a board with no pieces, White to move.
    pub const fn empty() -> Self {
        Self {
            board: Board::EMPTY,
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmove_clock: 0,
            move_number: 1,
        }
    }

    /// Returns the start of a game (Article 2.3).
    pub const fn initial() -> Self {
        Self { board: Board::INITIAL, castling: Bitboard(0x8100_0000_0000_0081), ..Self::empty() }
    }

    /// Moves the piece on a square to another, as by hand; returns the piece that was there.
    pub fn displace(&mut self, from: Square, to: Square) -> Option<Piece> {
        let moved = self.board.piece_at(from);
        let taken = self.board.piece_at(to);
        self.board.set(from, None);
        self.board.set(to, moved);
        taken
    }

    /// Returns the board after a move, whether or not the move is legal.
    ///
    /// Castling moves two pieces, a pawn captured en passant is removed, rights and counters are updated. If the move is
    /// legal, [`LegalMove::play`](crate::LegalMove::play) gives the same.
    ///
    /// ```
    /// use board::{Move, Setup, Square};
    /// let after = Setup::initial().after(Move::new(Square::E2, Square::E4));
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    /// ```
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mv = self.normalized(mv);
        let (from, to) = (mv.from(), mv.to());
        let mut next = *self;
        let moved = self.board.piece_at(from);
        let role = moved.map(|piece| piece.role);
        let own = self.board.color(self.turn);
        let mut is_zeroing = role == Some(Role::Pawn);
        if role == Some(Role::King) && own.contains(to) && self.castling.contains(to) {
            let (king_to, rook_to) = crate::core::castled(from, to);
            let rook = self.board.piece_at(to);
            next.board.set(from, None);
            next.board.set(to, None);
            next.board.set(king_to, moved);
            next.board.set(rook_to, rook);
        } else {
            is_zeroing |= next.displace(from, to).is_some();
            if role == Some(Role::Pawn) && self.en_passant == Some(to) && from.file() != to.file() {
                next.board.set(Square::new(to.file(), from.rank()), None);
            }
            if let (Some(role), Some(piece)) = (mv.promotion(), moved) {
                next.board.set(to, Some(Piece { role, ..piece }));
            }
        }
        next.castling &= !(Bitboard::from(from) | to.into());
        if role == Some(Role::King) {
            next.castling &= !Bitboard::from(self.turn.back_rank());
        }
        let is_double = role == Some(Role::Pawn) && (from.rank() as u8).abs_diff(to.rank() as u8) == 2;
        next.en_passant = if is_double { from.ahead(self.turn) } else { None };
        next.halfmove_clock = if is_zeroing { 0 } else { self.halfmove_clock.saturating_add(1) };
        next.move_number = self.move_number.saturating_add(u32::from(self.turn == Color::Black));
        next.turn = !self.turn;
        next
    }

    /// Finds the pieces of a player that attack a square (Article 3.1).
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.board.attackers(square, by)
    }

    /// Finds the pieces that give check to the player to move.
    pub fn checkers(&self) -> Bitboard {
        self.board.checkers(self.turn)
    }

    /// Returns the setup with the colors exchanged and seen from the other side.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            board: self.board.flipped(),
            turn: !self.turn,
            castling: self.castling.flipped(),
            en_passant: self.en_passant.map(Square::flipped),
            ..*self
        }
    }

    /// Converts castling described by the king's squares to the king taking its rook, which is how [`Move`] describes it.
    pub(crate) fn normalized(&self, mv: Move) -> Move {
        if self.board.pieces(self.turn, Role::King).contains(mv.from())
            && let Some(Ok(rook)) = self.castling_attempt(mv.from(), mv.to())
            && mv.promotion().is_none()
        {
            return Move::new(mv.from(), rook);
        }
        mv
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::initial()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Breach;

    fn why(fen: &str, mv: &str) -> String {
        let setup: Setup = fen.parse().unwrap();
        setup.breach(mv.parse().unwrap()).map_or("legal".into(), |breach| {
            let by: Vec<_> = breach.by().into_iter().map(|square| square.to_string()).collect();
            format!("{} {}", breach.code(), by.join(" ")).trim_end().to_owned()
        })
    }

    #[test]
    fn each_way_of_moving_is_told() {
        let fen = "4k3/8/8/3P4/8/2N5/P1B1Q1p1/R3K2R w KQ - 0 1";
        assert_eq!(why(fen, "c2c4"), "way_of_moving");
        assert_eq!(why(fen, "a1b2"), "way_of_moving");
        assert_eq!(why(fen, "e2g3"), "way_of_moving");
        assert_eq!(why(fen, "c3c4"), "way_of_moving");
        assert_eq!(why(fen, "a2b2"), "way_of_moving");
        assert_eq!(why(fen, "e1e3"), "way_of_moving");
        assert_eq!(why(fen, "a1a2"), "own_piece_there");
        assert_eq!(why(fen, "a1a4"), "blocked a2");
        assert_eq!(why(fen, "c4c5"), "empty_square");
        assert_eq!(why(fen, "e8e7"), "not_on_turn");
        assert_eq!(why(fen, "c3c3"), "same_square");
        assert_eq!(why(fen, "e2e8"), "king_capture");
        assert_eq!(why(fen, "c3b5q"), "promotion_not_allowed");
    }

    #[test]
    fn each_rule_of_the_pawn_is_told() {
        let fen = "4k3/P1p4p/8/3Pp3/2p5/7p/P6P/4K3 w - - 0 1";
        assert_eq!(why(fen, "a2a4"), "legal");
        assert_eq!(why(fen, "d5d7"), "pawn_double_step");
        assert_eq!(why(fen, "h2h4"), "blocked h3");
        assert_eq!(why(fen, "h2h3"), "blocked h3");
        assert_eq!(why(fen, "d5c6"), "pawn_takes_nothing");
        assert_eq!(why(fen, "d5e6"), "en_passant_lapsed");
        assert_eq!(why(&fen.replace("w - -", "w - e6"), "d5e6"), "legal");
        assert_eq!(why(fen, "a7a8"), "promotion_missing");
        assert_eq!(why(fen, "a7a8k"), "promotion_piece");
        assert_eq!(why(fen, "a7a8n"), "legal");
        assert_eq!(why(fen, "d5d6q"), "promotion_not_allowed");
    }

    #[test]
    fn both_pawns_leaving_the_rank_can_open_it() {
        assert_eq!(why("8/8/8/K1Pp3r/8/8/8/4k3 w - d6 0 1", "c5d6"), "leaves_king_attacked h5");
        assert_eq!(why("8/8/8/K1Pp1N1r/8/8/8/4k3 w - d6 0 1", "c5d6"), "legal");
    }

    #[test]
    fn castling_says_what_is_wrong() {
        let fen = "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1";
        assert_eq!(why(fen, "e1c1"), "legal");
        assert_eq!(why(fen, "e1a1"), "legal");
        assert_eq!(why(fen, "e1g1"), "castling_occupied g1");
        assert_eq!(why(&fen.replace("KQ", "K"), "e1c1"), "castling_right_lost");
        assert_eq!(why(&fen.replace("KQ", "-"), "e1h1"), "castling_right_lost");
        // The squares that the king crosses, leaves and reaches count; the rook's do not.
        assert_eq!(why("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "castling_through_attack d8");
        assert_eq!(why("4k3/8/8/8/8/3n4/8/R3K3 w Q - 0 1", "e1c1"), "castling_through_attack d3");
        assert_eq!(why("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "castling_through_attack c8");
        assert_eq!(why("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "legal");
        assert_eq!(why("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "legal");
    }

    #[test]
    fn a_rook_that_shields_the_king_may_not_castle() {
        // King b1, rook c1? No: the rook on b1 shields the king on c1 from a1.
        assert_eq!(why("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1"), "castling_through_attack a1");
        assert_eq!(why("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1"), "legal");
    }

    #[test]
    fn all_kings_of_a_strange_board_must_be_safe() {
        let setup: Setup = "k6k/8/8/8/8/8/r7/K3K2R w - - 0 1".parse().unwrap();
        assert!(matches!(setup.breach("h1h7".parse().unwrap()), Some(Breach::LeavesKingAttacked { .. })));
    }
}
