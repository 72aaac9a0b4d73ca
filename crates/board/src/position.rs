//! A position from which play can continue.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::core::Core;
use crate::cpu::per_processor;
use crate::movegen::{self, Any};
use crate::moves::MoveList;
use crate::{
    Bitboard, Board, Breach, Color, IllegalMove, LegalMove, LegalMoves, Move, PositionError, Role, Setup, Square,
};
use crate::{attacks, key};

/// A position of standard chess or Chess960 from which play can continue.
///
/// It is made by [`Setup::validate`] and by playing legal moves, so there is one king of each color, the player who has
/// just moved is not in check, and castling rights have their king and rook. Two positions are equal if they are the same
/// under Article 9.2, regardless of their counters: same player to move, same pieces on the same squares, same castling
/// rights, and the same possibility to capture en passant, which counts only if it is legal.
///
/// ```
/// use board::Position;
/// let mut position = Position::initial();
/// for mv in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     position = position.play(mv.parse()?)?;
/// }
/// assert!(position.is_checkmate());
/// assert_eq!(position.to_string(), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Position {
    core: Core,
    key: u64,
    move_number: u32,
    halfmove_clock: u16,
    turn: Color,
    /// The square that the last move crossed by a double step, if no pawn can legally capture on it. It is not part of
    /// the position and only explains why a capture en passant is illegal.
    crossed: Option<Square>,
}

impl Position {
    /// Returns the start of a game (Article 2.3).
    pub fn initial() -> Self {
        let setup = Setup::initial();
        let core = Core::new(setup.board, setup.castling, Bitboard::EMPTY);
        Self::from_core(core, setup.turn, setup.halfmove_clock, setup.move_number)
    }

    /// Makes a position from a valid core; clears an en-passant square that no legal move uses.
    pub(crate) fn from_core(mut core: Core, turn: Color, halfmove_clock: u16, move_number: u32) -> Self {
        let crossed = core.en_passant().first().filter(|_| !can_take_in_passing(&core, turn));
        if crossed.is_some() {
            core.forget_en_passant();
        }
        Self { core, key: key::whole(&core, turn), move_number, halfmove_clock, turn, crossed }
    }

    /// Returns the position as a setup, which can be changed freely.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.core.board,
            turn: self.turn,
            castling: self.core.castling(),
            en_passant: self.en_passant(),
            halfmove_clock: self.halfmove_clock,
            move_number: self.move_number,
        }
    }

    #[inline]
    pub(crate) fn core(&self) -> &Core {
        &self.core
    }

    /// Returns the pieces on their squares.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.core.board
    }

    /// Returns the player to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the castling rights of both players, as the squares of the rooks that may still castle.
    ///
    /// A square is in the set exactly if there is a rook on it, on its color's back rank, and neither it nor its king has
    /// moved (Article 3.8): a1, h1, a8 and h8 at the start of standard chess, the rooks' original squares in Chess960. A
    /// right remains while castling is prevented temporarily; [`Position::castle`] tells whether it is legal now.
    ///
    /// ```
    /// use board::{Bitboard, Position, Square, Wing};
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K1NR w KQk -".parse()?;
    /// let rooks: Vec<Square> = position.castling().into_iter().collect();
    /// assert_eq!(rooks, [Square::A1, Square::H1, Square::H8]);
    /// let of_black = position.castling() & position.board().color(board::Color::Black);
    /// assert_eq!(of_black, Bitboard::from(Square::H8));
    ///
    /// // The knight on g1 is in the way, but the right remains.
    /// assert_eq!(position.castle(Wing::King), None);
    /// assert!(position.castling().contains(Square::H1));
    /// # Ok::<(), board::PositionError>(())
    /// ```
    #[inline]
    pub fn castling(&self) -> Bitboard {
        self.core.castling()
    }

    /// Finds the square on which a pawn can legally be captured en passant.
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.core.en_passant().first()
    }

    /// Counts the moves of either player since a piece was captured or a pawn moved: 100 for the fifty-move rule, 150 for
    /// the automatic draw of 2018.
    #[inline]
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// Returns the number of the next move of White, or of Black's reply to it.
    #[inline]
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Returns the key: equal positions have equal keys, different ones nearly always different keys.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Finds a player's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.core.king(color)
    }

    /// Finds the pieces that give check.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.core.board.attackers(self.king(self.turn), !self.turn)
    }

    /// Returns whether the player to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().has_any()
    }

    /// Returns whether the player to move is checkmated (Article 5.1).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Returns whether the player to move is stalemated (Article 5.2).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Returns whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        has_move(&self.core, self.turn)
    }

    /// Lists the legal moves.
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        let mut moves = LegalMoves::new(self);
        list_moves(&self.core, self.turn, moves.list_mut());
        moves
    }

    /// Counts the legal moves without listing them.
    pub fn count_legal_moves(&self) -> usize {
        crate::perft::count(&self.core, self.turn) as usize
    }

    /// Finds the legal move that a description means, or returns the rule that it breaks.
    ///
    /// Castling may be described as the king taking its own rook (`e1h1`) or by the squares the king leaves and reaches
    /// (`e1g1`); the move found is the first of these.
    ///
    /// ```
    /// use board::{Move, Position, Square};
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -".parse()?;
    /// let castling = position.legal(Move::new(Square::E1, Square::G1))?;
    /// assert_eq!(castling.to_move(), Move::new(Square::E1, Square::H1));
    /// assert_eq!(castling, position.legal(Move::new(Square::E1, Square::H1))?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal(&self, mv: Move) -> Result<LegalMove<'_>, IllegalMove> {
        if let Some(legal) = self.if_legal(mv) {
            return Ok(legal);
        }
        match self.breach(mv) {
            Some(breach) => Err(IllegalMove { mv, breach }),
            // Both tests of legality agree; `tests/two_roads.rs` compares them.
            None => Ok(LegalMove::new(self, self.to_setup().normalized(mv))),
        }
    }

    /// Returns the rule a move breaks, or `None` if it is legal.
    ///
    /// A double step that was just made is considered here even if no pawn can legally capture en passant.
    ///
    /// ```
    /// use board::{Breach, Position, Square};
    /// let position: Position = "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1".parse()?;
    /// assert_eq!(position.en_passant(), None);
    /// let breach = position.breach("e4d3".parse()?);
    /// assert_eq!(breach, Some(Breach::LeavesKingAttacked { by: Square::H4.into() }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn breach(&self, mv: Move) -> Option<Breach> {
        Setup { en_passant: self.en_passant().or(self.crossed), ..self.to_setup() }.breach(mv)
    }

    /// Plays the legal move that a description means, or returns the rule that it breaks: [`Position::legal`] and
    /// [`LegalMove::play`] in one call.
    ///
    /// ```
    /// use board::Position;
    /// let mut position = Position::initial();
    /// for mv in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6", "e1g1"] {
    ///     position = position.play(mv.parse()?)?;
    /// }
    /// assert_eq!(position.to_string(), "r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
    /// assert!(position.play("e8g8".parse()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.legal(mv).map(LegalMove::play)
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Self {
        match self.turn {
            Color::White => self.after_by::<true>(mv),
            Color::Black => self.after_by::<false>(mv),
        }
    }

    #[inline(always)]
    fn after_by<const WHITE: bool>(&self, mv: Move) -> Self {
        let color = if WHITE { Color::White } else { Color::Black };
        let (from, to) = (mv.from(), mv.to());
        let board = &self.core.board;
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let captured = board.role_at(to);
        let mut key = self.key ^ key::turn() ^ key::piece(color, role, from);
        let mut is_zeroing = captured.is_some();

        let mut core;
        let mut crossed = None;
        if role == Role::King && board.color(color).contains(to) {
            let (king_to, rook_to) = crate::core::castled(from, to);
            core = self.core.after_castling::<WHITE>(from, to);
            key ^= key::piece(color, Role::King, king_to)
                ^ key::piece(color, Role::Rook, to)
                ^ key::piece(color, Role::Rook, rook_to);
            is_zeroing = false;
        } else {
            let becomes = mv.promotion().unwrap_or(role);
            key ^= key::piece(color, becomes, to);
            if let Some(captured) = captured {
                key ^= key::piece(!color, captured, to);
            }
            if role == Role::Pawn {
                is_zeroing = true;
                if self.core.en_passant().contains(to) {
                    core = self.core.after_en_passant::<WHITE>(from, to);
                    key ^= key::piece(!color, Role::Pawn, Square::new(to.file(), from.rank()));
                } else if from as u8 ^ to as u8 == 16 {
                    core = self.core.after_double_step::<WHITE>(from, to);
                    if core.en_passant().has_any() && !can_take_in_passing(&core, !color) {
                        crossed = core.en_passant().first();
                        core.forget_en_passant();
                    }
                } else {
                    core = self.core.after_piece::<WHITE>(from, to, becomes);
                }
            } else {
                core = self.core.after_piece::<WHITE>(from, to, role);
            }
        }
        key ^= key::castling(self.core.castling() ^ core.castling());
        key ^= key::en_passant(self.core.en_passant()) ^ key::en_passant(core.en_passant());
        Self {
            core,
            key,
            move_number: self.move_number.saturating_add(u32::from(!WHITE)),
            halfmove_clock: if is_zeroing { 0 } else { self.halfmove_clock.saturating_add(1) },
            turn: !color,
            crossed,
        }
    }
}

/// Tells whether some pawn can legally capture on the en-passant square.
fn can_take_in_passing(core: &Core, turn: Color) -> bool {
    let Some(to) = core.en_passant().first() else { return false };
    let king = core.king(turn);
    let pawns = attacks::pawn(!turn, to) & core.board.pieces(turn, Role::Pawn);
    pawns.into_iter().any(|from| match turn {
        Color::White => movegen::can_take_in_passing::<true>(core, king, from, to),
        Color::Black => movegen::can_take_in_passing::<false>(core, king, from, to),
    })
}

#[inline]
fn list_moves(core: &Core, turn: Color, list: &mut MoveList) {
    #[cfg(target_arch = "x86_64")]
    if crate::cpu::level() == crate::cpu::Level::Eight {
        #[target_feature(enable = "popcnt,bmi1,bmi2,avx512f,avx512bw,avx512vbmi2,avx512vpopcntdq")]
        fn wide(core: &Core, turn: Color, list: &mut MoveList) {
            let mut list = crate::lanes::list::WideList(list);
            match turn {
                Color::White => movegen::generate::<true>(core, &mut list),
                Color::Black => movegen::generate::<false>(core, &mut list),
            }
        }
        // SAFETY: the processor was just checked for these instructions.
        unsafe { wide(core, turn, list) };
        return;
    }
    list_moves_with_loops(core, turn, list);
}

per_processor! {
    fn list_moves_with_loops(core: &Core, turn: Color, list: &mut MoveList) = list_moves_here;
}

#[inline(always)]
fn list_moves_here(core: &Core, turn: Color, list: &mut MoveList) {
    match turn {
        Color::White => movegen::generate::<true>(core, list),
        Color::Black => movegen::generate::<false>(core, list),
    }
}

per_processor! {
    fn has_move(core: &Core, turn: Color) -> bool = has_move_here;
}

#[inline(always)]
fn has_move_here(core: &Core, turn: Color) -> bool {
    let mut any = Any::default();
    match turn {
        Color::White => movegen::generate::<true>(core, &mut any),
        Color::Black => movegen::generate::<false>(core, &mut any),
    }
    any.0
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.turn == other.turn && self.core == other.core
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::initial()
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(fen: &str) -> Result<Self, PositionError> {
        Ok(fen.parse::<Setup>()?.validate()?)
    }
}

impl TryFrom<Setup> for Position {
    type Error = crate::Unplayable;

    fn try_from(setup: Setup) -> Result<Self, crate::Unplayable> {
        setup.validate()
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        position.to_setup()
    }
}

/// Writes the position as X-FEN, with the en-passant square only if a pawn can legally be captured there.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_double_step_that_nobody_can_answer_is_no_part_of_the_position() {
        let before: Position = "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1".parse().unwrap();
        let stepped = before.play("d2d4".parse().unwrap()).unwrap();
        let still: Position = "8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1".parse().unwrap();
        let capture: Move = "e4d3".parse().unwrap();
        assert_eq!((stepped, stepped.to_string()), (still, still.to_string()));
        assert_eq!(stepped.breach(capture).map(Breach::code), Some("leaves_king_attacked"));
        assert_eq!(still.breach(capture), Some(Breach::EnPassantLapsed));
        assert_eq!(size_of::<Position>(), 56);
    }
}
