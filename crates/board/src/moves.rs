//! Moves as values: described, and known to be legal.

use std::fmt;

use crate::{Bitboard, Breach, Position, Role, Square};

/// A move as described: from, to and, for a pawn that reaches the last rank, what it becomes.
///
/// Castling is described as the king taking its own rook, which is clear in standard chess and in Chess960 alike.
/// Whether the move is legal is another question: [`Position::legal`] answers it.
///
/// ```
/// use board::{Move, Role, Square};
/// let promotion = Move::promoting(Square::E7, Square::E8, Role::Knight);
/// assert_eq!(promotion.to_string(), "e7e8n");
/// assert_eq!(promotion.promotion(), Some(Role::Knight));
/// assert_eq!(Move::new(Square::G1, Square::F3).to(), Square::F3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

impl Move {
    /// Describes a move without promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        Self(from as u16 | (to as u16) << 6)
    }

    /// Describes a pawn's move to the last rank.
    #[inline]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Self {
        Self(from as u16 | (to as u16) << 6 | (role as u16) << 12)
    }

    /// Gives the square the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u8)
    }

    /// Gives the square the piece goes to; for castling, the rook's.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6) as u8)
    }

    /// Says what a pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        Role::from_code((self.0 >> 12) as u8)
    }

    /// Gives the move seen from the other side of the board.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ (56 | 56 << 6))
    }
}

/// Writes the move in UCI's way, castling as king takes rook. [`Position::uci`] knows the other form too.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// A move known to be legal in the position it borrows, so that playing it cannot fail.
///
/// ```
/// use board::{Color, Move, Position, Square};
/// let position = Position::initial();
/// let legal = position.legal(Move::new(Square::E2, Square::E4))?;
/// let next = legal.play();
/// assert_eq!(next.turn(), Color::Black);
/// # Ok::<(), board::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LegalMove<'p> {
    position: &'p Position,
    mv: Move,
}

impl<'p> LegalMove<'p> {
    #[inline]
    pub(crate) fn new(position: &'p Position, mv: Move) -> Self {
        Self { position, mv }
    }

    /// Plays the move, giving the position that follows.
    #[inline]
    pub fn play(self) -> Position {
        self.position.after(self.mv)
    }

    /// Gives the move itself.
    #[inline]
    pub fn to_move(self) -> Move {
        self.mv
    }

    /// Gives the position the move is legal in.
    #[inline]
    pub fn position(self) -> &'p Position {
        self.position
    }

    /// Says what kind of piece moves; castling is a king's move.
    #[inline]
    pub fn role(self) -> Role {
        self.position.board().role_at(self.mv.from()).unwrap_or(Role::Pawn)
    }

    /// Tells whether the move is castling.
    #[inline]
    pub fn is_castling(self) -> bool {
        let own = self.position.board().color(self.position.turn());
        own.contains(self.mv.to())
    }

    /// Tells whether a pawn is taken in passing.
    #[inline]
    pub fn is_en_passant(self) -> bool {
        self.position.en_passant() == Some(self.mv.to()) && self.role() == Role::Pawn
    }

    /// Says what kind of piece is taken, if one is.
    #[inline]
    pub fn captured(self) -> Option<Role> {
        if self.is_castling() {
            None
        } else if self.is_en_passant() {
            Some(Role::Pawn)
        } else {
            self.position.board().role_at(self.mv.to())
        }
    }

    /// Tells whether the move takes a piece or moves a pawn, so that the counter of Article 9.3 starts anew.
    #[inline]
    pub fn is_zeroing(self) -> bool {
        self.captured().is_some() || self.role() == Role::Pawn
    }
}

impl PartialEq for LegalMove<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.mv == other.mv && self.position == other.position
    }
}

impl Eq for LegalMove<'_> {}

/// A move cannot be played, and the rule of the Laws that forbids it.
///
/// ```
/// use board::{Breach, Move, Position, Role, Square};
/// let error = Position::initial().legal(Move::new(Square::A1, Square::A5)).unwrap_err();
/// assert_eq!(error.breach, Breach::Blocked { by: Square::A2.into() });
/// assert_eq!(error.to_string(), "a1a5 is not legal: a2 is in the way");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mv} is not legal: {breach}")]
pub struct IllegalMove {
    /// The move as described.
    pub mv: Move,
    /// What it breaks.
    pub breach: Breach,
}

/// The legal moves of a position, in no particular order.
///
/// ```
/// use board::Position;
/// let position = Position::initial();
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 20);
/// let mut names: Vec<String> = moves.as_slice().iter().map(|mv| mv.to_string()).collect();
/// names.sort();
/// assert_eq!(names[0], "a2a3");
/// assert!(moves.into_iter().all(|legal| !legal.play().is_check()));
/// ```
#[derive(Clone)]
pub struct LegalMoves<'p> {
    pub(crate) position: &'p Position,
    pub(crate) list: MoveList,
}

impl LegalMoves<'_> {
    /// Counts the moves.
    pub fn len(&self) -> usize {
        self.list.len
    }

    /// Tells whether there is none: mate or stalemate.
    pub fn is_empty(&self) -> bool {
        self.list.len == 0
    }

    /// Gives the moves as descriptions.
    pub fn as_slice(&self) -> &[Move] {
        self.list.as_slice()
    }
}

impl fmt::Debug for LegalMoves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<'p> IntoIterator for LegalMoves<'p> {
    type Item = LegalMove<'p>;
    type IntoIter = LegalMovesIter<'p>;

    fn into_iter(self) -> LegalMovesIter<'p> {
        LegalMovesIter { moves: self, next: 0 }
    }
}

/// The legal moves of a position, one after the other.
///
/// ```
/// use board::Position;
/// let position = Position::initial();
/// let mut moves = position.legal_moves().into_iter();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.next().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct LegalMovesIter<'p> {
    moves: LegalMoves<'p>,
    next: usize,
}

impl<'p> Iterator for LegalMovesIter<'p> {
    type Item = LegalMove<'p>;

    #[inline]
    fn next(&mut self) -> Option<LegalMove<'p>> {
        let mv = *self.moves.as_slice().get(self.next)?;
        self.next += 1;
        Some(LegalMove::new(self.moves.position, mv))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.moves.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for LegalMovesIter<'_> {}

/// Room for the moves of any position.
///
/// A position that play can reach has at most 218; one that passes `Setup::validate` can have at most sixteen pieces,
/// and sixteen queens do not have more than 27 moves each.
#[derive(Clone)]
pub(crate) struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    const CAPACITY: usize = 448;

    #[inline]
    pub(crate) fn new() -> Self {
        Self { moves: [Move(0); Self::CAPACITY], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn push_all(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to));
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}
