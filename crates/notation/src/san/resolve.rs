//! Finds the legal move that a text means.

use std::fmt;

use board::{Bitboard, Breach, File, IllegalMove, LegalMove, Move, Position, Rank, Role, Square, Wing};

use super::text::{MoveText, Place};
use crate::{MoveError, MoveProblem, Style};

/// A legal move that was read, with remarks on its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadMove<'p> {
    /// The move.
    pub mv: LegalMove<'p>,
    /// What does not comply with C.8 to C.13, though the move is clear.
    pub remarks: Remarks,
}

/// Something in the text of a move that does not comply with the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Remark {
    /// It names the origin of the piece, though no other piece of the kind can go there.
    NeedlessOrigin = 1,
    /// It marks a capture, but nothing is captured.
    NothingTaken = 2,
    /// It marks check, but does not give it.
    NoCheck = 4,
    /// It marks mate, but does not give it.
    NoMate = 8,
    /// It says `e.p.`, but no pawn is captured en passant.
    NotInPassing = 16,
    /// It has a letter before a pawn move (2018 C.4).
    PawnLetter = 32,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NeedlessOrigin => "it need not say where the piece comes from",
            Self::NothingTaken => "it marks a capture, but nothing is taken",
            Self::NoCheck => "it marks check, but gives none",
            Self::NoMate => "it marks mate, but gives none",
            Self::NotInPassing => "it says e.p., but no pawn is taken in passing",
            Self::PawnLetter => "a pawn has no letter",
        })
    }
}

/// A set of remarks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remarks(u8);

impl Remarks {
    const ALL: [Remark; 6] = [
        Remark::NeedlessOrigin,
        Remark::NothingTaken,
        Remark::NoCheck,
        Remark::NoMate,
        Remark::NotInPassing,
        Remark::PawnLetter,
    ];

    /// Tells whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether a remark is among them.
    pub const fn contains(self, remark: Remark) -> bool {
        self.0 & remark as u8 != 0
    }

    /// Lists the remarks.
    pub fn iter(self) -> impl Iterator<Item = Remark> {
        Self::ALL.into_iter().filter(move |&remark| self.contains(remark))
    }

    fn add_if(&mut self, is_so: bool, remark: Remark) {
        if is_so {
            self.0 |= remark as u8;
        }
    }
}

impl MoveText<'_> {
    /// Finds the legal move that the text means in a position.
    pub fn find<'p>(&self, position: &'p Position) -> Result<ReadMove<'p>, MoveError> {
        let mv = match self.place {
            Place::Null => Err(self.error(MoveProblem::NullMove)),
            Place::Castling(wing) => self.find_castling(position, wing),
            Place::Piece { .. } => self.find_piece(position),
        }?;
        Ok(ReadMove { mv, remarks: self.remarks(mv) })
    }

    fn find_castling<'p>(&self, position: &'p Position, wing: Wing) -> Result<LegalMove<'p>, MoveError> {
        let king = position.king(position.turn());
        let rooks = position.castling() & position.board().color(position.turn());
        let rook = rooks.into_iter().find(|&rook| (rook > king) == (wing == Wing::King));
        let illegal = |illegal| self.error(MoveProblem::Illegal(illegal));
        if let Some(rook) = rook {
            return position.legal(Move::new(king, rook)).map_err(illegal);
        }
        let file = if wing == Wing::King { File::G } else { File::C };
        let mv = Move::new(king, Square::new(file, king.rank()));
        Err(illegal(IllegalMove { mv, breach: Breach::CastlingRightLost }))
    }

    fn find_piece<'p>(&self, position: &'p Position) -> Result<LegalMove<'p>, MoveError> {
        let Place::Piece { role, from_file, from_rank, to_file, to_rank, promotion } = self.place else {
            return Err(self.error(MoveProblem::NullMove));
        };
        let describe = |from, to| promotion.map_or(Move::new(from, to), |role| Move::promoting(from, to, role));
        if let (Some(file), Some(rank), Some(to)) = (from_file, from_rank, self.target()) {
            let from = Square::new(file, rank);
            let is_right_piece = role.is_none_or(|role| position.board().role_at(from) == Some(role));
            if is_right_piece {
                return position.legal(describe(from, to)).map_err(|why| self.error(MoveProblem::Illegal(why)));
            }
        }
        let role = role.unwrap_or(Role::Pawn);
        let origins = self.origins(role, from_file, from_rank, to_file);
        let mut found = Vec::new();
        for to in targets(to_file, to_rank) {
            // Files alone can only be a capture: `ed` is not a pawn advance.
            if to_rank.is_none() && from_file == Some(to_file) {
                continue;
            }
            for from in position.origins(role, to) & origins {
                found.push(describe(from, to));
            }
        }
        match found[..] {
            [mv] => position.legal(mv).map_err(|why| self.error(MoveProblem::Illegal(why))),
            [] => Err(self.error(self.why_none(position, role, origins, &describe))),
            _ => Err(self.error(MoveProblem::Ambiguous { candidates: self.written(position, &found) })),
        }
    }

    /// Returns the squares from which the text lets the piece come.
    ///
    /// A pawn without a file comes from the file it goes to, unless the text marks a capture: `d5` is not `exd5`.
    fn origins(&self, role: Role, file: Option<File>, rank: Option<Rank>, to: File) -> Bitboard {
        let advances = role == Role::Pawn && !self.capture;
        origins_on(file.or(advances.then_some(to)), rank)
    }

    /// Returns why no piece of the kind can go there: the rule that comes nearest to allowing it.
    fn why_none(
        &self,
        position: &Position,
        role: Role,
        origins: Bitboard,
        describe: &dyn Fn(Square, Square) -> Move,
    ) -> MoveProblem {
        let Some(to) = self.target() else {
            return MoveProblem::NoPiece { color: position.turn(), role, to: None };
        };
        if let Some(problem) = self.other_form(position, role, to, describe) {
            return problem;
        }
        let pieces = position.board().pieces(position.turn(), role);
        let breaches: Vec<IllegalMove> =
            (pieces & origins).into_iter().filter_map(|from| position.legal(describe(from, to)).err()).collect();
        let best = breaches.iter().map(|illegal| nearness(illegal.breach)).max().unwrap_or(0);
        let nearest: Vec<&IllegalMove> = breaches.iter().filter(|illegal| nearness(illegal.breach) == best).collect();
        // With several pieces a rule is named only if it is the same for all of them.
        let is_told = match (best, &nearest[..]) {
            (0, [_]) => from_is_named(self.place) || role == Role::King || role == Role::Pawn,
            (0, _) | (_, []) => false,
            (1, nearest) => nearest.len() == 1 || nearest[0].breach == Breach::OwnPieceThere,
            _ => true,
        };
        match nearest.first().filter(|_| is_told) {
            Some(illegal) => MoveProblem::Illegal(**illegal),
            None => MoveProblem::NoPiece { color: position.turn(), role, to: Some(to) },
        }
    }

    /// Finds a legal move that the text would mean in another form: a capture with its file, or castling.
    fn other_form(
        &self,
        position: &Position,
        role: Role,
        to: Square,
        describe: &dyn Fn(Square, Square) -> Move,
    ) -> Option<MoveProblem> {
        let Place::Piece { from_file: None, .. } = self.place else { return None };
        if role == Role::Pawn && !self.capture {
            let captures: Vec<Move> = position.origins(role, to).into_iter().map(|from| describe(from, to)).collect();
            let candidates = self.written(position, &captures);
            return (!candidates.is_empty()).then_some(MoveProblem::CaptureWithoutFile { candidates });
        }
        if role == Role::King {
            let castling = position.legal(Move::new(position.king(position.turn()), to)).ok()?;
            let is_short = castling.to_move().to() > castling.to_move().from();
            return Some(MoveProblem::CastlingAsKingMove { written: if is_short { "O-O" } else { "O-O-O" } });
        }
        None
    }

    /// Writes moves in the shortest clear form, in the language of the text.
    fn written(&self, position: &Position, moves: &[Move]) -> Vec<String> {
        let style = Style { language: self.language, check: super::CheckSign::None, ..Style::default() };
        moves.iter().map(|&mv| position.legal(mv).map_or_else(|_| mv.to_string(), |mv| style.write(mv))).collect()
    }

    fn remarks(&self, mv: LegalMove<'_>) -> Remarks {
        let mut remarks = Remarks::default();
        if let Place::Piece { role, from_file, from_rank, to_file, .. } = self.place {
            let is_short = from_file.is_none() || from_rank.is_none();
            let origins = mv.position().origins(mv.role(), mv.to_move().to());
            // A pawn that captures is named by its file; in the long form the origin is always written.
            let is_named_by_file = mv.role() == Role::Pawn && from_file.is_some_and(|file| file != to_file);
            let says = from_file.is_some() || from_rank.is_some();
            remarks.add_if(says && is_short && !is_named_by_file && !origins.has_many(), Remark::NeedlessOrigin);
            let has_letter = role == Some(Role::Pawn) && self.language.read_letter(self.text.trim_start()).is_some();
            remarks.add_if(has_letter, Remark::PawnLetter);
        }
        remarks.add_if(self.capture && mv.captured().is_none(), Remark::NothingTaken);
        remarks.add_if(self.en_passant && !mv.is_en_passant(), Remark::NotInPassing);
        if self.checks > 0 || self.mate {
            let after = mv.play();
            remarks.add_if(self.checks > 0 && !after.is_check(), Remark::NoCheck);
            remarks.add_if(self.mate && !after.is_checkmate(), Remark::NoMate);
        }
        remarks
    }
}

/// Returns how near a move that breaks a rule is to a legal one: whether only the safety of the king forbids it, or how the
/// move is completed, or the pieces on the way.
const fn nearness(breach: Breach) -> u8 {
    match breach {
        Breach::LeavesKingAttacked { .. } | Breach::KingCapture => 3,
        Breach::PromotionMissing
        | Breach::PromotionNotAllowed
        | Breach::PromotionPiece
        | Breach::EnPassantLapsed
        | Breach::CastlingRightLost
        | Breach::CastlingOccupied { .. }
        | Breach::CastlingThroughAttack { .. } => 2,
        Breach::OwnPieceThere | Breach::Blocked { .. } | Breach::PawnDoubleStep | Breach::PawnTakesNothing => 1,
        Breach::EmptySquare | Breach::NotOnTurn | Breach::SameSquare | Breach::WayOfMoving { .. } => 0,
    }
}

const fn from_is_named(place: Place) -> bool {
    matches!(place, Place::Piece { from_file: Some(_), .. } | Place::Piece { from_rank: Some(_), .. })
}

fn origins_on(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    file.map_or(Bitboard::ALL, Bitboard::from) & rank.map_or(Bitboard::ALL, Bitboard::from)
}

fn targets(file: File, rank: Option<Rank>) -> Bitboard {
    Bitboard::from(file) & rank.map_or(Bitboard::ALL, Bitboard::from)
}
