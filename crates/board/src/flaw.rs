//! Finds all flaws of a setup at once.

use std::fmt;

use crate::core::Core;
use crate::retro;
use crate::{Bitboard, Color, Position, Role, Setup, Square};

/// A flaw of a setup.
///
/// ```
/// use board::{Flaw, Setup};
/// let setup: Setup = "8/8/8/8/8/8/8/4K2P w - - 0 1".parse()?;
/// let flaws = setup.flaws();
/// assert_eq!(flaws.iter().map(|flaw| flaw.code()).collect::<Vec<_>>(), ["no_black_king", "pawn_on_back_rank"]);
/// assert!(flaws.iter().all(Flaw::is_unplayable));
/// # Ok::<(), board::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// A player has no king.
    NoKing(Color),
    /// A player has several kings.
    TooManyKings(Color),
    /// A player has more than sixteen pieces.
    TooManyPieces(Color),
    /// A player has more than eight pawns.
    TooManyPawns(Color),
    /// Pawns are on the first or the eighth rank.
    PawnOnBackRank(Bitboard),
    /// The player who is not to move is in check by these pieces.
    OpponentInCheck(Bitboard),
    /// These castling rights lack their king or rook, or two of them are on one side of the king.
    CastlingRight(Bitboard),
    /// The last move cannot have been a double step across this square.
    EnPassantSquare(Square),
    /// A player has more promoted pieces than missing pawns.
    TooManyPromoted(Color),
    /// These pieces give a check that no last move can have given.
    ImpossibleCheck(Bitboard),
}

impl Flaw {
    /// Tells whether play cannot continue from there; otherwise the setup merely cannot arise in a game.
    pub const fn is_unplayable(&self) -> bool {
        !matches!(self, Self::TooManyPromoted(_) | Self::ImpossibleCheck(_))
    }

    /// Returns a stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoKing(Color::White) => "no_white_king",
            Self::NoKing(Color::Black) => "no_black_king",
            Self::TooManyKings(Color::White) => "too_many_white_kings",
            Self::TooManyKings(Color::Black) => "too_many_black_kings",
            Self::TooManyPieces(Color::White) => "too_many_white_pieces",
            Self::TooManyPieces(Color::Black) => "too_many_black_pieces",
            Self::TooManyPawns(Color::White) => "too_many_white_pawns",
            Self::TooManyPawns(Color::Black) => "too_many_black_pawns",
            Self::PawnOnBackRank(_) => "pawn_on_back_rank",
            Self::OpponentInCheck(_) => "opponent_in_check",
            Self::CastlingRight(_) => "bad_castling_right",
            Self::EnPassantSquare(_) => "bad_en_passant_square",
            Self::TooManyPromoted(Color::White) => "too_many_white_promotions",
            Self::TooManyPromoted(Color::Black) => "too_many_black_promotions",
            Self::ImpossibleCheck(_) => "impossible_check",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |squares: Bitboard| squares.into_iter().map(|s| s.to_string()).collect::<Vec<_>>().join(", ");
        match *self {
            Self::NoKing(color) => write!(f, "there is no {color} king"),
            Self::TooManyKings(color) => write!(f, "there is more than one {color} king"),
            Self::TooManyPieces(color) => write!(f, "there are more than 16 {color} pieces"),
            Self::TooManyPawns(color) => write!(f, "there are more than 8 {color} pawns"),
            Self::PawnOnBackRank(squares) => write!(f, "a pawn on the first or last rank: {}", list(squares)),
            Self::OpponentInCheck(by) => write!(f, "the player who is not to move is in check from {}", list(by)),
            Self::CastlingRight(squares) => {
                write!(f, "a castling right without its king and rook: rook on {}", list(squares))
            }
            Self::EnPassantSquare(square) => write!(f, "no pawn can just have crossed {square} with a double step"),
            Self::TooManyPromoted(color) => write!(f, "there are more promoted {color} pieces than {color} pawns gone"),
            Self::ImpossibleCheck(by) => write!(f, "no last move can have given the check from {}", list(by)),
        }
    }
}

/// A setup from which play cannot continue, with all its flaws.
///
/// ```
/// use board::Setup;
/// let error = Setup::empty().validate().unwrap_err();
/// assert_eq!(error.to_string(), "not playable: there is no white king; there is no black king");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not playable: {}", self.flaws.iter().map(Flaw::to_string).collect::<Vec<_>>().join("; "))]
pub struct Unplayable {
    /// All flaws, including those that only make it unreachable.
    pub flaws: Vec<Flaw>,
}

impl Setup {
    /// Turns the setup into a position from which play can continue, or reports all flaws at once.
    ///
    /// Flaws that only show that no game leads here do not matter; [`Setup::flaws`] reports them too.
    pub fn validate(&self) -> Result<Position, Unplayable> {
        let flaws = self.flaws();
        if flaws.iter().any(Flaw::is_unplayable) {
            return Err(Unplayable { flaws });
        }
        let en_passant = self.en_passant.map_or(Bitboard::EMPTY, Bitboard::from);
        let core = Core::new(self.board, self.castling, en_passant);
        Ok(Position::from_core(core, self.turn, self.halfmove_clock, self.move_number))
    }

    /// Lists all flaws of the setup.
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        for color in Color::ALL {
            self.count_pieces(color, &mut flaws);
        }
        let back_ranks = Bitboard::from(Color::White.back_rank()) | Color::Black.back_rank().into();
        let pawns = self.board.role(Role::Pawn) & back_ranks;
        if pawns.has_any() {
            flaws.push(Flaw::PawnOnBackRank(pawns));
        }
        let castling = self.bad_castling_rights();
        if castling.has_any() {
            flaws.push(Flaw::CastlingRight(castling));
        }
        if let Some(square) = self.en_passant
            && !self.could_have_crossed(square)
        {
            flaws.push(Flaw::EnPassantSquare(square));
        }
        let opponent_checkers = self.board.checkers(!self.turn);
        if opponent_checkers.has_any() {
            flaws.push(Flaw::OpponentInCheck(opponent_checkers));
        }
        for color in Color::ALL {
            if self.promoted(color) > 8_usize.saturating_sub(self.board.pieces(color, Role::Pawn).len()) {
                flaws.push(Flaw::TooManyPromoted(color));
            }
        }
        if !flaws.iter().any(Flaw::is_unplayable) && !retro::check_is_possible(self) {
            flaws.push(Flaw::ImpossibleCheck(self.checkers()));
        }
        flaws
    }

    fn count_pieces(&self, color: Color, flaws: &mut Vec<Flaw>) {
        match self.board.pieces(color, Role::King).len() {
            0 => flaws.push(Flaw::NoKing(color)),
            1 => {}
            _ => flaws.push(Flaw::TooManyKings(color)),
        }
        if self.board.color(color).len() > 16 {
            flaws.push(Flaw::TooManyPieces(color));
        }
        if self.board.pieces(color, Role::Pawn).len() > 8 {
            flaws.push(Flaw::TooManyPawns(color));
        }
    }

    /// Counts the pieces of a player that must have been pawns: more than the initial position has of their kind, bishops
    /// by the color of their squares.
    fn promoted(&self, color: Color) -> usize {
        let bishops = self.board.pieces(color, Role::Bishop);
        let counts = [
            (self.board.pieces(color, Role::Queen).len(), 1),
            (self.board.pieces(color, Role::Rook).len(), 2),
            (self.board.pieces(color, Role::Knight).len(), 2),
            ((bishops & Bitboard::LIGHT).len(), 1),
            ((bishops & !Bitboard::LIGHT).len(), 1),
        ];
        counts.iter().map(|&(count, at_first): &(usize, usize)| count.saturating_sub(at_first)).sum()
    }

    fn bad_castling_rights(&self) -> Bitboard {
        let mut bad = self.castling;
        for color in Color::ALL {
            let rank = Bitboard::from(color.back_rank());
            let Some(king) = (self.board.pieces(color, Role::King) & rank).first() else { continue };
            let rights = self.castling & rank & self.board.pieces(color, Role::Rook);
            let (left, right): (Vec<Square>, Vec<Square>) = rights.into_iter().partition(|&rook| rook < king);
            for side in [left, right] {
                if let [rook] = side[..] {
                    bad.remove(rook);
                }
            }
        }
        bad
    }

    /// Returns whether the opponent's last move can have been a double step across this square.
    fn could_have_crossed(&self, square: Square) -> bool {
        let mover = !self.turn;
        let (Some(behind), Some(ahead)) = (square.ahead(self.turn), square.ahead(mover)) else { return false };
        let occupied = self.board.occupied();
        square.rank() == mover.skipped_rank()
            && !occupied.contains(square)
            && !occupied.contains(behind)
            && self.board.pieces(mover, Role::Pawn).contains(ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(fen: &str) -> Vec<&'static str> {
        fen.parse::<Setup>().unwrap().flaws().iter().map(Flaw::code).collect()
    }

    #[test]
    fn all_flaws_are_reported_at_once() {
        let fen = "PPPPPPPP/PPPPPPPP/4k3/8/3RR3/8/8/8 w KQkq e3 0 1";
        assert_eq!(
            codes(fen),
            [
                "no_white_king",
                "too_many_white_pieces",
                "too_many_white_pawns",
                "pawn_on_back_rank",
                "bad_castling_right",
                "bad_en_passant_square",
                "opponent_in_check",
            ]
        );
    }

    #[test]
    fn castling_rights_need_king_and_rook() {
        assert!(codes("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").is_empty());
        assert_eq!(codes("r3k2r/8/8/8/8/8/8/R3KR2 w KHq - 0 1"), ["bad_castling_right"]);
        assert_eq!(codes("r3k2r/8/8/8/8/8/4K3/R6R w KQ - 0 1"), ["bad_castling_right"]);
        assert_eq!(codes("4k3/8/8/8/8/8/8/4KR1R w HF - 0 1"), ["bad_castling_right"]);
        assert_eq!(codes("4k3/8/8/8/8/8/8/4K2R w K e1 0 1"), ["bad_en_passant_square"]);
    }

    #[test]
    fn an_en_passant_square_needs_a_double_step() {
        assert!(codes("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").is_empty());
        assert_eq!(codes("4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1"), ["bad_en_passant_square"]);
        assert_eq!(codes("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1"), ["bad_en_passant_square"]);
        assert_eq!(codes("4k3/8/8/8/8/4P3/8/4K3 b - e3 0 1"), ["bad_en_passant_square"]);
    }

    #[test]
    fn more_promoted_pieces_than_pawns_gone_are_playable() {
        let setup: Setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQQKBNR w - - 0 1".parse().unwrap();
        assert_eq!(setup.flaws(), [Flaw::TooManyPromoted(Color::White)]);
        assert!(setup.validate().is_ok());
        // Two bishops on squares of one color: one of them was a pawn.
        assert_eq!(codes("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"), ["too_many_white_promotions"]);
        assert!(codes("4k3/8/8/8/8/8/1PPPPPPP/B1B1K3 w - - 0 1").is_empty());
    }
}
