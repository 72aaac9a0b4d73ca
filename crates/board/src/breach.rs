//! Why a move is not legal: the rule of Articles 3.1–3.9 that it breaks, and the pieces that cause it.

use std::fmt;

use crate::attacks;
use crate::core::castled;
use crate::{Bitboard, File, Move, Piece, Role, Setup, Square};

/// The rule a move breaks.
///
/// The rules of movement are checked in the order in which a person would: is there a piece of the player, does it move that
/// way, is its path free, and only then whether the king would be attacked.
///
/// ```
/// use board::{Breach, Move, Role, Setup, Square};
/// let setup: Setup = "4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1".parse()?;
/// let castling = setup.breach(Move::new(Square::E1, Square::C1)).unwrap();
/// assert_eq!(castling, Breach::CastlingThroughAttack { by: Square::F3.into() });
/// assert_eq!(castling.code(), "castling_through_attack");
/// assert_eq!(setup.breach(Move::new(Square::A1, Square::B3)), Some(Breach::WayOfMoving { role: Role::Rook }));
/// assert_eq!(setup.breach(Move::new(Square::A1, Square::A8)), None);
/// # Ok::<(), board::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Breach {
    /// There is no piece on the square that the move leaves.
    EmptySquare,
    /// The piece is the opponent's.
    NotOnTurn,
    /// The piece stays on its square.
    SameSquare,
    /// A piece of the player is on the target square (3.1).
    OwnPieceThere,
    /// The piece does not move that way (3.2 bishop, 3.3 rook, 3.4 queen, 3.6 knight, 3.7 pawn, 3.8 king).
    WayOfMoving {
        /// The piece that would move.
        role: Role,
    },
    /// A piece is in the way (3.5; for a pawn, 3.7).
    Blocked {
        /// The pieces in the way.
        by: Bitboard,
    },
    /// A pawn advances two squares, but not from its original square (3.7).
    PawnDoubleStep,
    /// A pawn moves diagonally, but there is nothing to capture (3.7).
    PawnTakesNothing,
    /// A pawn captures en passant, but that was possible only at once, or never (3.7).
    EnPassantLapsed,
    /// A pawn reaches the last rank, and the new piece is missing (3.7).
    PromotionMissing,
    /// A promotion is given, but no pawn reaches the last rank (3.7).
    PromotionNotAllowed,
    /// A pawn is to become a king or stay a pawn (3.7).
    PromotionPiece,
    /// The king is captured (1.4, 3.9).
    KingCapture,
    /// The player's king is, or stays, attacked (3.9).
    LeavesKingAttacked {
        /// The attacking pieces.
        by: Bitboard,
    },
    /// King or rook has moved, or is not there (3.8).
    CastlingRightLost,
    /// A piece is between king and rook, or on their target squares (3.8).
    CastlingOccupied {
        /// The pieces there.
        by: Bitboard,
    },
    /// The square the king leaves, crosses or reaches is attacked (3.8).
    CastlingThroughAttack {
        /// The attacking pieces.
        by: Bitboard,
    },
}

impl Breach {
    /// Returns a stable code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::EmptySquare => "empty_square",
            Self::NotOnTurn => "not_on_turn",
            Self::SameSquare => "same_square",
            Self::OwnPieceThere => "own_piece_there",
            Self::WayOfMoving { .. } => "way_of_moving",
            Self::Blocked { .. } => "blocked",
            Self::PawnDoubleStep => "pawn_double_step",
            Self::PawnTakesNothing => "pawn_takes_nothing",
            Self::EnPassantLapsed => "en_passant_lapsed",
            Self::PromotionMissing => "promotion_missing",
            Self::PromotionNotAllowed => "promotion_not_allowed",
            Self::PromotionPiece => "promotion_piece",
            Self::KingCapture => "king_capture",
            Self::LeavesKingAttacked { .. } => "leaves_king_attacked",
            Self::CastlingRightLost => "castling_right_lost",
            Self::CastlingOccupied { .. } => "castling_occupied",
            Self::CastlingThroughAttack { .. } => "castling_through_attack",
        }
    }

    /// Finds the pieces that make the move illegal: attackers, or pieces in the way.
    pub const fn by(self) -> Bitboard {
        match self {
            Self::Blocked { by }
            | Self::LeavesKingAttacked { by }
            | Self::CastlingOccupied { by }
            | Self::CastlingThroughAttack { by } => by,
            _ => Bitboard::EMPTY,
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EmptySquare => f.write_str("there is no piece to move"),
            Self::NotOnTurn => f.write_str("the piece is not the player's whose turn it is"),
            Self::SameSquare => f.write_str("the piece stays where it is"),
            Self::OwnPieceThere => f.write_str("a piece of the player's own stands there"),
            Self::WayOfMoving { role } => write!(f, "a {role} does not move that way"),
            Self::Blocked { by } => write!(f, "{} in the way", stands(by)),
            Self::PawnDoubleStep => f.write_str("a pawn goes two squares only from where it started"),
            Self::PawnTakesNothing => f.write_str("a pawn goes diagonally only to take"),
            Self::EnPassantLapsed => f.write_str("a pawn is taken in passing only right after its double step"),
            Self::PromotionMissing => f.write_str("a pawn on the last rank becomes another piece"),
            Self::PromotionNotAllowed => f.write_str("only a pawn that reaches the last rank becomes another piece"),
            Self::PromotionPiece => f.write_str("a pawn becomes a queen, a rook, a bishop or a knight"),
            Self::KingCapture => f.write_str("a king is never taken"),
            Self::LeavesKingAttacked { by } => write!(f, "the king would be attacked by {}", list(by)),
            Self::CastlingRightLost => {
                f.write_str("castling is no longer possible: king or rook has moved or is not there")
            }
            Self::CastlingOccupied { by } => write!(f, "castling needs free squares, but {} in the way", stands(by)),
            Self::CastlingThroughAttack { by } => {
                write!(
                    f,
                    "castling needs a king that leaves, crosses and reaches no attacked square, but {} ",
                    list(by)
                )?;
                f.write_str(if by.has_many() { "attack one" } else { "attacks one" })
            }
        }
    }
}

fn list(squares: Bitboard) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" and ")
}

fn stands(squares: Bitboard) -> String {
    format!("{} {}", list(squares), if squares.has_many() { "are" } else { "is" })
}

impl Setup {
    /// Returns the rule a move breaks, or `None` if it is legal.
    ///
    /// Castling may be described as the king taking its own rook or by the king's squares. The board may be in any state: if
    /// there are several kings, none of them may be left attacked.
    pub fn breach(&self, mv: Move) -> Option<Breach> {
        self.examine(mv).err()
    }

    fn examine(&self, mv: Move) -> Result<(), Breach> {
        let (from, to) = (mv.from(), mv.to());
        let piece = self.board.piece_at(from).ok_or(Breach::EmptySquare)?;
        if piece.color != self.turn {
            return Err(Breach::NotOnTurn);
        }
        if from == to {
            return Err(Breach::SameSquare);
        }
        if piece.role == Role::King
            && let Some(rook) = self.castling_attempt(from, to)
        {
            if mv.promotion().is_some() {
                return Err(Breach::PromotionNotAllowed);
            }
            return self.examine_castling(from, rook?);
        }
        if self.board.color(self.turn).contains(to) {
            return Err(Breach::OwnPieceThere);
        }
        if piece.role == Role::Pawn {
            self.examine_pawn(from, to)?;
        } else {
            self.examine_way(piece, from, to)?;
        }
        let promotes = piece.role == Role::Pawn && to.rank() == self.turn.last_rank();
        match mv.promotion() {
            None if promotes => return Err(Breach::PromotionMissing),
            Some(_) if !promotes => return Err(Breach::PromotionNotAllowed),
            Some(Role::King | Role::Pawn) => return Err(Breach::PromotionPiece),
            _ => {}
        }
        if self.board.pieces(!self.turn, Role::King).contains(to) {
            return Err(Breach::KingCapture);
        }
        let mut after = *self;
        after.displace(from, to);
        if self.takes_in_passing(from, to) {
            after.board.set(Square::new(to.file(), from.rank()), None);
        }
        safe(after.board.checkers(self.turn), |by| Breach::LeavesKingAttacked { by })
    }

    fn examine_way(&self, piece: Piece, from: Square, to: Square) -> Result<(), Breach> {
        if !attacks::attacks(piece.role, piece.color, from, Bitboard::EMPTY).contains(to) {
            return Err(Breach::WayOfMoving { role: piece.role });
        }
        safe(attacks::between(from, to) & self.board.occupied(), |by| Breach::Blocked { by })
    }

    fn examine_pawn(&self, from: Square, to: Square) -> Result<(), Breach> {
        let occupied = self.board.occupied();
        let one = from.ahead(self.turn);
        let two = one.and_then(|one| one.ahead(self.turn));
        if one == Some(to) || two == Some(to) {
            if two == Some(to) && from.rank() != self.turn.pawn_rank() {
                return Err(Breach::PawnDoubleStep);
            }
            return safe((attacks::between(from, to) | to.into()) & occupied, |by| Breach::Blocked { by });
        }
        if !attacks::pawn(self.turn, from).contains(to) {
            return Err(Breach::WayOfMoving { role: Role::Pawn });
        }
        if occupied.contains(to) || self.takes_in_passing(from, to) {
            return Ok(());
        }
        let beside = Square::new(to.file(), from.rank());
        let could_have_passed = to.rank() == (!self.turn).skipped_rank();
        if could_have_passed && self.board.pieces(!self.turn, Role::Pawn).contains(beside) {
            Err(Breach::EnPassantLapsed)
        } else {
            Err(Breach::PawnTakesNothing)
        }
    }

    fn takes_in_passing(&self, from: Square, to: Square) -> bool {
        self.en_passant == Some(to)
            && self.board.pieces(self.turn, Role::Pawn).contains(from)
            && attacks::pawn(self.turn, from).contains(to)
            && !self.board.occupied().contains(to)
            && self.board.pieces(!self.turn, Role::Pawn).contains(Square::new(to.file(), from.rank()))
    }

    /// Finds the rook with which a king's move would castle, if the move is an attempt to castle at all.
    pub(crate) fn castling_attempt(&self, from: Square, to: Square) -> Option<Result<Square, Breach>> {
        let rank = self.turn.back_rank();
        if from.rank() != rank || to.rank() != rank {
            return None;
        }
        let is_far = distance(from.file(), to.file()) >= 2;
        if self.board.pieces(self.turn, Role::Rook).contains(to) && (is_far || self.castling.contains(to)) {
            let has_right = self.castling.contains(to);
            // There may be a rook on the king's target square that is not the one to castle with.
            if has_right || !matches!(to.file(), File::C | File::G) {
                return Some(if has_right { Ok(to) } else { Err(Breach::CastlingRightLost) });
            }
        }
        if !is_far || !matches!(to.file(), File::C | File::G) {
            return None;
        }
        let rights = self.castling & rank.into();
        match rights.into_iter().find(|&rook| castled(from, rook).0 == to) {
            Some(rook) if self.board.pieces(self.turn, Role::Rook).contains(rook) => Some(Ok(rook)),
            _ if from.file() == File::E => Some(Err(Breach::CastlingRightLost)),
            _ => None,
        }
    }

    fn examine_castling(&self, king: Square, rook: Square) -> Result<(), Breach> {
        let (king_to, rook_to) = castled(king, rook);
        let king_path = attacks::between(king, king_to) | king_to.into();
        let rook_path = attacks::between(rook, rook_to) | rook_to.into();
        let others = self.board.occupied() & !(Bitboard::from(king) | rook.into());
        let in_the_way = others & (king_path | rook_path);
        safe(in_the_way, |by| Breach::CastlingOccupied { by })?;

        let enemy = !self.turn;
        let without_king = self.board.occupied() & !Bitboard::from(king);
        let mut attackers = self.board.attackers(king, enemy);
        for square in king_path {
            attackers |= self.board.attackers_past(square, enemy, without_king);
        }
        // In Chess960 the castling rook can be the piece that shields the king.
        attackers |= self.board.attackers_past(king_to, enemy, others | king_to.into() | rook_to.into());
        safe(attackers, |by| Breach::CastlingThroughAttack { by })
    }
}

/// Passes if the set is empty.
fn safe(against: Bitboard, breach: impl FnOnce(Bitboard) -> Breach) -> Result<(), Breach> {
    if against.is_empty() { Ok(()) } else { Err(breach(against)) }
}

const fn distance(a: File, b: File) -> u8 {
    (a as u8).abs_diff(b as u8)
}
