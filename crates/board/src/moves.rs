//! Moves as values: as described, and as proved legal.

use std::fmt;
use std::mem::MaybeUninit;

use crate::{Bitboard, Breach, Position, Role, Square};

/// A move as described: from, to and, for a pawn that reaches the last rank, the new piece.
///
/// Castling is described as the king taking its own rook, which is unambiguous in standard chess and in Chess960.
/// [`Position::legal`] tells whether the move is legal.
///
/// ```
/// use board::{Move, Role, Square};
/// let promotion = Move::promoting(Square::E7, Square::E8, Role::Knight);
/// assert_eq!(promotion.to_string(), "e7e8n");
/// assert_eq!(promotion.promotion(), Some(Role::Knight));
/// assert_eq!(Move::new(Square::G1, Square::F3).to(), Square::F3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
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

    /// Returns the square that the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u8)
    }

    /// Returns the target square; for castling, the rook's.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6) as u8)
    }

    /// Returns the piece that a pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        Role::from_code((self.0 >> 12) as u8)
    }

    /// Returns the move seen from the other side of the board.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ (0o70 | 0o70 << 6))
    }
}

/// Writes the move as UCI, castling as king takes rook. [`Position::uci`] also knows the other form.
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

/// A side of the board to castle towards (Article 3.8): short towards the king's wing, long towards the queen's.
///
/// ```
/// use board::{Position, Wing};
/// assert_eq!(Position::initial().castle(Wing::King), None);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Towards the h-file: `0-0`.
    King,
    /// Towards the a-file: `0-0-0`.
    Queen,
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

    /// Plays the move and returns the position after it.
    #[inline]
    pub fn play(self) -> Position {
        self.position.after(self.mv)
    }

    /// Returns the move itself.
    #[inline]
    pub fn to_move(self) -> Move {
        self.mv
    }

    /// Returns the position in which the move is legal.
    #[inline]
    pub fn position(self) -> &'p Position {
        self.position
    }

    /// Returns the kind of piece that moves; castling is a king's move.
    #[inline]
    pub fn role(self) -> Role {
        self.position.board().role_at(self.mv.from()).unwrap_or(Role::Pawn)
    }

    /// Returns whether the move is castling.
    #[inline]
    pub fn is_castling(self) -> bool {
        let own = self.position.board().color(self.position.turn());
        own.contains(self.mv.to())
    }

    /// Returns whether a pawn is captured en passant.
    #[inline]
    pub fn is_en_passant(self) -> bool {
        self.position.en_passant() == Some(self.mv.to()) && self.role() == Role::Pawn
    }

    /// Returns the kind of piece that is captured, if any.
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

    /// Tells whether the move captures a piece or moves a pawn, so that the counter of Article 9.3 restarts.
    #[inline]
    pub fn is_zeroing(self) -> bool {
        self.captured().is_some() || self.role() == Role::Pawn
    }
}

/// Writes the move as UCI, castling as king takes rook.
impl fmt::Display for LegalMove<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mv.fmt(f)
    }
}

impl PartialEq for LegalMove<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.mv == other.mv && self.position == other.position
    }
}

impl Eq for LegalMove<'_> {}

/// A legal move together with the position in which it was made, to keep after legality is proved.
///
/// Only a [`LegalMove`] becomes one, so legality is proved once and never checked again. Two half-moves are equal if they
/// are the same move in the same position under Article 9.2, as with [`LegalMove`].
///
/// ```
/// use board::{HalfMove, Move, Position, Square};
/// let mut position = Position::initial();
/// let mut game: Vec<HalfMove> = Vec::new();
/// for mv in ["e2e4", "c7c5", "g1f3"] {
///     let half_move = HalfMove::from(position.legal(mv.parse()?)?);
///     position = half_move.play();
///     game.push(half_move);
/// }
/// assert_eq!(game[0].before(), &Position::initial());
/// assert_eq!(game[1].to_move(), Move::new(Square::C7, Square::C5));
/// assert_eq!(game[2].as_legal().uci().to_string(), "g1f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfMove {
    before: Position,
    mv: Move,
}

impl HalfMove {
    /// Returns the position in which the move was made.
    #[inline]
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// Returns the move as described; castling is the king taking its own rook.
    #[inline]
    pub fn to_move(&self) -> Move {
        self.mv
    }

    /// Borrows this as a legal move of its position.
    #[inline]
    pub fn as_legal(&self) -> LegalMove<'_> {
        LegalMove::new(&self.before, self.mv)
    }

    /// Plays the move and returns the position after it.
    #[inline]
    pub fn play(&self) -> Position {
        self.as_legal().play()
    }

    /// Tells whether the move was made in exactly this position, its counters included.
    #[inline]
    pub fn is_in(&self, position: &Position) -> bool {
        self.before == *position
            && self.before.halfmove_clock() == position.halfmove_clock()
            && self.before.move_number() == position.move_number()
    }
}

impl From<LegalMove<'_>> for HalfMove {
    #[inline]
    fn from(legal: LegalMove<'_>) -> Self {
        Self { before: *legal.position, mv: legal.mv }
    }
}

/// Writes the move as UCI, castling as king takes rook.
impl fmt::Display for HalfMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mv.fmt(f)
    }
}

/// An illegal move, with the rule that it breaks.
///
/// ```
/// use board::{Breach, Move, Position, Role, Square};
/// let error = Position::initial().legal(Move::new(Square::A1, Square::A5)).unwrap_err();
/// assert_eq!(error.breach, Breach::Blocked { by: Square::A2.into() });
/// assert_eq!(error.to_string(), "a1a5 is not legal: a2 is in the way");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mv} is not legal: {}", self.reason())]
pub struct IllegalMove {
    /// The move as described.
    pub mv: Move,
    /// The rule that it breaks.
    pub breach: Breach,
}

impl IllegalMove {
    /// Writes why the move is illegal: the breach, and for a pawn that goes too far or backwards, how it moves.
    ///
    /// ```
    /// let error = board::Position::initial().play("e2e5".parse()?).unwrap_err();
    /// assert_eq!(error.reason(), "a pawn can go two squares ahead at most, and only from where it started");
    /// # Ok::<(), board::UciError>(())
    /// ```
    pub fn reason(&self) -> String {
        let is_straight = self.mv.from().file() == self.mv.to().file();
        match self.breach {
            Breach::WayOfMoving { role: Role::Pawn } if is_straight => {
                let distance = (self.mv.from().rank() as u8).abs_diff(self.mv.to().rank() as u8);
                // One or two squares ahead are other breaches.
                let is_back = distance <= 2;
                let too_far = "a pawn can go two squares ahead at most, and only from where it started";
                (if is_back { "a pawn never goes backwards" } else { too_far }).to_owned()
            }
            breach => breach.to_string(),
        }
    }
}

/// The legal moves of a position, in no particular order: an iterator, and a slice of the remaining moves.
///
/// ```
/// use board::Position;
/// let position = Position::initial();
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 20);
/// let mut names: Vec<String> = moves.as_slice().iter().map(|mv| mv.to_string()).collect();
/// names.sort();
/// assert_eq!(names[0], "a2a3");
/// for legal in moves {
///     assert!(!legal.play().is_check());
/// }
/// ```
#[derive(Clone)]
pub struct LegalMoves<'p> {
    position: &'p Position,
    list: MoveList,
    next: usize,
}

impl<'p> LegalMoves<'p> {
    #[inline]
    pub(crate) fn new(position: &'p Position) -> Self {
        Self { position, list: MoveList::new(), next: 0 }
    }

    #[inline]
    pub(crate) fn list_mut(&mut self) -> &mut MoveList {
        &mut self.list
    }

    /// Tells whether no move is left: mate or stalemate, if none has been taken yet.
    pub fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }

    /// Returns the remaining moves as descriptions.
    #[inline]
    pub fn as_slice(&self) -> &[Move] {
        self.list.as_slice().get(self.next..).unwrap_or_default()
    }
}

impl<'p> Iterator for LegalMoves<'p> {
    type Item = LegalMove<'p>;

    #[inline]
    fn next(&mut self) -> Option<LegalMove<'p>> {
        let mv = *self.list.as_slice().get(self.next)?;
        self.next += 1;
        Some(LegalMove::new(self.position, mv))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.as_slice().len(), Some(self.as_slice().len()))
    }
}

impl ExactSizeIterator for LegalMoves<'_> {}

impl fmt::Debug for LegalMoves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// A list with room for the moves of any position.
///
/// A reachable position has at most 218; one that passes `Setup::validate` has at most sixteen pieces of a color, and
/// none of them more than 28 moves.
#[derive(Clone)]
pub(crate) struct MoveList {
    /// The first `len` are initialized. Not clearing or moving the rest saves about a tenth of the time (decision 0004).
    moves: [MaybeUninit<Move>; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    const CAPACITY: usize = 512;

    #[inline]
    pub(crate) fn new() -> Self {
        Self { moves: [const { MaybeUninit::uninit() }; Self::CAPACITY], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        // The remainder never changes the index, but avoids the bounds check.
        self.moves[self.len % Self::CAPACITY].write(mv);
        self.len += 1;
    }

    /// Returns the next places, to be written at once and counted by [`MoveList::advance`].
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn room<const N: usize>(&mut self) -> Option<&mut [MaybeUninit<Move>; N]> {
        self.moves.get_mut(self.len..)?.first_chunk_mut()
    }

    /// Counts moves that have been written.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn advance(&mut self, written: usize) {
        self.len += written;
    }

    /// Adds a move for each target.
    ///
    /// Four are written at a time, the last ones possibly unused: the processor cannot predict where a loop over single
    /// squares ends.
    #[inline(always)]
    pub(crate) fn push_all(&mut self, targets: Bitboard, mv: impl Fn(Square) -> Move) {
        let mut rest = targets.0;
        let mut at = self.len;
        while rest != 0 {
            for _ in 0..4 {
                let to = Square::wrapping(rest.trailing_zeros() as u8);
                self.moves[at % Self::CAPACITY].write(mv(to));
                rest &= rest.wrapping_sub(1);
                at += 1;
            }
        }
        self.len += targets.len();
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Move] {
        let written = &self.moves[..self.len.min(Self::CAPACITY)];
        // SAFETY: `push` has written all of them, one after the other.
        unsafe { written.assume_init_ref() }
    }
}
