//! The squares that each piece can ever reach: an over-approximation that ignores the order of moves.
//!
//! The sets start at the squares the pieces stand on and grow by rules until nothing changes. Each rule only widens what a
//! piece may do, and every legal move is allowed by some rule; so in every position that play can reach, each piece stands
//! on a square of its set, or has been taken and is marked so.

use board::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// The most rounds in which the sets are narrowed by what each piece can do before it is captured.
const ROUNDS: usize = 3;

/// A piece of the position and the squares that it may ever reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceReach {
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) square: Square,
    /// Squares that it may reach without promotion.
    pub(crate) squares: Bitboard,
    /// Squares that it may reach after promotion, to whatever piece.
    pub(crate) promoted: Bitboard,
    pub(crate) is_takeable: bool,
}

impl PieceReach {
    /// Returns all squares that it may reach.
    #[inline]
    pub(crate) fn all(&self) -> Bitboard {
        self.squares | self.promoted
    }

    /// Returns whether it never moves and is never captured.
    #[inline]
    pub(crate) fn is_fixed(&self) -> bool {
        !self.is_takeable && self.all() == Bitboard::from(self.square)
    }

    /// Adds squares; returns whether there were new ones.
    pub(crate) fn widen(&mut self, other: &Self) -> bool {
        let before = (self.squares, self.promoted);
        self.squares |= other.squares;
        self.promoted |= other.promoted;
        before != (self.squares, self.promoted)
    }

    /// Returns whether it may leave its file or be captured; a pawn that may not can never be passed by a pawn that faces it.
    fn may_leave_file(&self) -> bool {
        self.is_takeable || self.promoted.has_any() || self.all().without(self.square.file().into()).has_any()
    }
}

/// The pieces of a position with the squares that they may ever reach.
#[derive(Clone)]
pub(crate) struct Reach {
    pieces: [PieceReach; 32],
    len: usize,
    /// Squares of pieces that never move and are never captured.
    pub(crate) fixed: Bitboard,
    /// The same by color.
    fixed_of: [Bitboard; 2],
    /// Squares that some piece other than the king may reach, by color.
    present: [Bitboard; 2],
    /// Squares that a pawn may pass over with a double step, by color.
    passed: [Bitboard; 2],
    /// Squares of each piece whose moves have been added.
    seen: [Bitboard; 32],
    is_surveyed: bool,
    /// Squares that each piece is known to stay on.
    limits: [Bitboard; 32],
    /// The piece that is assumed never to be captured, if any.
    spared: Option<usize>,
}

impl Reach {
    /// Grows the sets of a position until nothing changes.
    pub(crate) fn of(position: &Position) -> Self {
        Self::within(position, [Bitboard::ALL; 32], None)
    }

    /// Grows the sets, and then narrows them by what each piece can do before it is captured.
    ///
    /// A piece moves only before it is captured. So its squares may be found as if it were never captured: a wall that opens only
    /// when one of its pieces is captured stays closed for that piece. The result limits the squares of the others.
    pub(crate) fn refined(position: &Position) -> Self {
        Self::of(position).narrowed(position, [Bitboard::ALL; 32])
    }

    /// Grows the sets again, given squares that the pieces are known to stay on until they are captured.
    pub(crate) fn narrowed(&self, position: &Position, known: [Bitboard; 32]) -> Self {
        let mut limits = self.limits;
        for (limit, known) in limits.iter_mut().zip(known) {
            *limit &= known;
        }
        let mut reach = Self::within(position, limits, None);
        for _ in 0..ROUNDS {
            let mut limits = reach.limits;
            for (limit, piece) in limits.iter_mut().zip(reach.pieces()) {
                *limit &= piece.all();
            }
            let mut is_smaller = false;
            for index in 0..reach.len {
                let piece = reach.pieces[index];
                if piece.is_takeable {
                    let alive = Self::within(position, limits, Some(index)).pieces[index].all();
                    is_smaller |= limits[index].without(alive).has_any();
                    limits[index] &= alive;
                }
            }
            if !is_smaller {
                break;
            }
            reach = Self::within(position, limits, None);
        }
        reach
    }

    fn within(position: &Position, limits: [Bitboard; 32], spared: Option<usize>) -> Self {
        let mut reach = Self::start(position.board());
        (reach.limits, reach.spared) = (limits, spared);
        reach.castle(position);
        reach.take_in_passing(position);
        while reach.grow() {}
        reach
    }

    /// Returns the same with other squares for some of the pieces.
    pub(crate) fn with(&self, which: u32, pieces: &[PieceReach]) -> Self {
        let mut reach = self.clone();
        for (index, piece) in reach.pieces[..reach.len].iter_mut().enumerate() {
            if which >> index & 1 != 0 {
                (piece.squares, piece.promoted) = (pieces[index].squares, pieces[index].promoted);
            }
        }
        reach
    }

    pub(crate) fn pieces(&self) -> &[PieceReach] {
        &self.pieces[..self.len]
    }

    pub(crate) fn of_color(&self, color: Color) -> impl Iterator<Item = &PieceReach> {
        self.pieces().iter().filter(move |piece| piece.color == color)
    }

    fn start(board: &Board) -> Self {
        let blank = PieceReach {
            color: Color::White,
            role: Role::King,
            square: Square::A1,
            squares: Bitboard::EMPTY,
            promoted: Bitboard::EMPTY,
            is_takeable: false,
        };
        let mut pieces = [blank; 32];
        let mut len = 0;
        for (slot, (square, piece)) in pieces.iter_mut().zip(board.iter()) {
            *slot = PieceReach { color: piece.color, role: piece.role, square, squares: square.into(), ..blank };
            len += 1;
        }
        Self {
            pieces,
            len,
            fixed: board.occupied(),
            fixed_of: [Bitboard::EMPTY; 2],
            present: [Bitboard::EMPTY; 2],
            passed: [Bitboard::EMPTY; 2],
            seen: [Bitboard::EMPTY; 32],
            is_surveyed: false,
            limits: [Bitboard::ALL; 32],
            spared: None,
        }
    }

    /// Adds the castled squares of kings and rooks that have the right, whatever stands between.
    fn castle(&mut self, position: &Position) {
        use board::File;
        let rights = position.castling();
        for piece in &mut self.pieces[..self.len] {
            let rank = piece.color.back_rank();
            let both = Bitboard::from(Square::new(File::C, rank)) | Square::new(File::G, rank).into();
            let own = rights & rank.into() & position.board().color(piece.color);
            if piece.role == Role::King && own.has_any() {
                piece.squares |= both;
            } else if own.contains(piece.square) {
                piece.squares |= Bitboard::from(Square::new(File::D, rank)) | Square::new(File::F, rank).into();
            }
        }
    }

    /// Lets the pawn that has just made a double step be captured en passant, as if it could repeat the step.
    fn take_in_passing(&mut self, position: &Position) {
        let color = !position.turn();
        let Some(passed) = position.en_passant() else { return };
        let (from, to) = (passed.ahead(!color), passed.ahead(color));
        for piece in &mut self.pieces[..self.len] {
            if Some(piece.square) == to {
                piece.squares |= from.map_or(Bitboard::EMPTY, Bitboard::from);
            }
        }
    }

    /// Applies every rule once; returns whether a set has grown.
    fn grow(&mut self) -> bool {
        let before = self.fixed;
        self.visits();
        // Until a piece stops being fixed, only squares added in the last round lead to new ones.
        let is_same = before == self.fixed && self.is_surveyed;
        self.is_surveyed = true;
        let guarded = [self.always_attacked(Color::White), self.always_attacked(Color::Black)];
        let mut changed = false;
        for index in 0..self.len {
            let piece = self.pieces[index];
            let limit = self.limits[index];
            if self.is_dead_end(&piece) {
                continue;
            }
            let fresh = if is_same { piece.all().without(self.seen[index]) } else { piece.all() };
            self.seen[index] = piece.all();
            let (own_fixed, enemy_fixed) = (self.fixed_of[piece.color as usize], self.fixed_of[!piece.color as usize]);
            let (mut squares, mut promoted, mut takes) = (piece.squares, piece.promoted, Bitboard::EMPTY);
            match piece.role {
                Role::Pawn => {
                    let (steps, captures) = self.pawn_targets(&piece);
                    let arrived = captures & self.present[!piece.color as usize] & limit;
                    let in_passing = captures & self.passed[!piece.color as usize] & limit;
                    squares |= (steps & limit) | arrived | in_passing;
                    changed |= in_passing.has_any() && self.mark_passed(in_passing, piece.color);
                    promoted |= squares & piece.color.last_rank().into();
                    let from = promoted & (fresh | !piece.promoted);
                    let pieces =
                        self.targets(Role::Queen, piece.color, from) | self.targets(Role::Knight, piece.color, from);
                    promoted |= pieces.without(own_fixed) & limit;
                    takes |= arrived | promoted;
                }
                Role::King => {
                    let steps = self.targets(Role::King, piece.color, fresh);
                    takes = steps.without(own_fixed | guarded[!piece.color as usize]) & limit;
                    squares |= takes;
                }
                role => {
                    takes = self.targets(role, piece.color, fresh).without(own_fixed) & limit;
                    squares |= takes;
                }
            }
            if (takes & self.present[!piece.color as usize]).has_any() {
                changed |= self.mark_taken(takes, piece.color);
            }
            // No piece can enter the square of a fixed king; any other piece there has just been marked as capturable.
            let unmoved = enemy_fixed.without(takes & self.present[!piece.color as usize]) | self.barred();
            squares = squares.without(unmoved);
            promoted = promoted.without(unmoved);
            if self.spared == Some(index) {
                squares |= piece.squares;
            }
            let slot = &mut self.pieces[index];
            if slot.squares != squares || slot.promoted != promoted {
                changed = true;
                (slot.squares, slot.promoted) = (squares, promoted);
                if piece.role != Role::King {
                    self.present[piece.color as usize] |= squares | promoted;
                }
            }
        }
        changed
    }

    /// Returns the square of the piece that is assumed never to be captured, if it never moves: no other piece enters it.
    fn barred(&self) -> Bitboard {
        self.spared
            .map(|index| &self.pieces[index])
            .filter(|piece| piece.is_fixed())
            .map_or(Bitboard::EMPTY, |piece| piece.square.into())
    }

    /// Returns whether a piece is a pawn that is blocked by a fixed piece and has nothing to capture.
    fn is_dead_end(&self, piece: &PieceReach) -> bool {
        piece.role == Role::Pawn
            && piece.squares == piece.square.into()
            && piece.square.ahead(piece.color).is_some_and(|ahead| self.fixed.contains(ahead))
            && (attacks(Role::Pawn, piece.color, piece.square, Bitboard::EMPTY)
                & (self.present[!piece.color as usize] | self.passed[!piece.color as usize]))
                .is_empty()
    }

    /// Updates the sets that depend on all pieces: fixed pieces, occupied squares, squares for captures en passant.
    fn visits(&mut self) {
        self.fixed_of = [Bitboard::EMPTY; 2];
        self.present = [Bitboard::EMPTY; 2];
        self.passed = [Bitboard::EMPTY; 2];
        for piece in &self.pieces[..self.len] {
            let side = piece.color as usize;
            if piece.is_fixed() {
                self.fixed_of[side].insert(piece.square);
            }
            if piece.role != Role::King {
                self.present[side] |= piece.all();
            }
            if piece.role == Role::Pawn {
                for square in piece.squares & piece.color.pawn_rank().into() {
                    if let Some(passed) = square.ahead(piece.color)
                        && passes_over(piece, passed)
                    {
                        self.passed[side].insert(passed);
                    }
                }
            }
        }
        self.fixed = self.fixed_of[0] | self.fixed_of[1];
    }

    /// Returns the squares that the fixed pieces of a color always attack.
    pub(crate) fn always_attacked(&self, by: Color) -> Bitboard {
        // With every square occupied, a line piece attacks only its neighbours, which no piece can shield.
        self.of_color(by)
            .filter(|piece| piece.is_fixed())
            .fold(Bitboard::EMPTY, |set, piece| set | attacks(piece.role, by, piece.square, Bitboard::ALL))
    }

    #[inline]
    fn targets(&self, role: Role, color: Color, from: Bitboard) -> Bitboard {
        from.into_iter().fold(Bitboard::EMPTY, |set, square| set | attacks(role, color, square, self.fixed))
    }

    /// Returns the squares to which a pawn may step, and those on which it might capture.
    fn pawn_targets(&self, piece: &PieceReach) -> (Bitboard, Bitboard) {
        let mut steps = Bitboard::EMPTY;
        let mut captures = Bitboard::EMPTY;
        let barrier = self.barrier(piece);
        for from in piece.squares.without(piece.color.last_rank().into()) {
            captures |= attacks(Role::Pawn, piece.color, from, Bitboard::EMPTY);
            let Some(one) = from.ahead(piece.color) else { continue };
            if (self.fixed | barrier).contains(one) {
                continue;
            }
            steps.insert(one);
            if from.rank() == piece.color.pawn_rank()
                && let Some(two) = one.ahead(piece.color)
                && !(self.fixed | barrier).contains(two)
            {
                steps.insert(two);
            }
        }
        (steps, captures)
    }

    /// Returns the squares of its file that a pawn cannot step to, because a pawn that faces it stands behind them and
    /// neither leaves the file nor is captured.
    fn barrier(&self, piece: &PieceReach) -> Bitboard {
        let file = Bitboard::from(piece.square.file());
        if piece.squares.without(file).has_any() {
            return Bitboard::EMPTY; // It may go around.
        }
        self.of_color(!piece.color)
            .filter(|other| other.role == Role::Pawn && file.contains(other.square) && !other.may_leave_file())
            .filter(|other| is_ahead(piece.color, piece.square, other.square))
            .map(|other| other.square)
            .collect()
    }

    fn mark_taken(&mut self, on: Bitboard, by: Color) -> bool {
        let mut changed = false;
        let spared = self.spared;
        for (index, piece) in self.pieces[..self.len].iter_mut().enumerate() {
            if spared == Some(index) {
                continue;
            }
            if piece.color != by && piece.role != Role::King && !piece.is_takeable && (piece.all() & on).has_any() {
                piece.is_takeable = true;
                changed = true;
            }
        }
        changed
    }

    fn mark_passed(&mut self, on: Bitboard, by: Color) -> bool {
        let mut changed = false;
        let spared = self.spared;
        for (index, piece) in self.pieces[..self.len].iter_mut().enumerate() {
            if spared == Some(index) {
                continue;
            }
            if piece.color != by && !piece.is_takeable && on.into_iter().any(|square| passes_over(piece, square)) {
                piece.is_takeable = true;
                changed = true;
            }
        }
        changed
    }
}

/// Returns whether a pawn may pass over a square with a double step.
fn passes_over(piece: &PieceReach, square: Square) -> bool {
    if piece.role != Role::Pawn || square.rank() != piece.color.skipped_rank() {
        return false;
    }
    let from = square.ahead(!piece.color);
    let to = square.ahead(piece.color);
    from.is_some_and(|from| piece.squares.contains(from)) && to.is_some_and(|to| piece.squares.contains(to))
}

fn is_ahead(color: Color, of: Square, other: Square) -> bool {
    match color {
        Color::White => other.rank() > of.rank(),
        Color::Black => other.rank() < of.rank(),
    }
}
