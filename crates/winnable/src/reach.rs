//! Where each man can ever get: an over-approximation that ignores the order of moves.
//!
//! The sets start at the squares the men stand on and grow by rules until nothing changes. Each rule only widens what a
//! man may do, and every legal move is allowed by some rule; so in every position that play can reach, each man stands
//! on a square of its set, or has been taken and is marked so.

use board::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// How often the sets are narrowed by what each man can do while it lives.
const ROUNDS: usize = 3;

/// A man of the position, and all that may become of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Man {
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) square: Square,
    /// Squares it may stand on as what it is.
    pub(crate) squares: Bitboard,
    /// Squares it may stand on after it was promoted, to whatever piece.
    pub(crate) promoted: Bitboard,
    pub(crate) is_takeable: bool,
}

impl Man {
    /// Squares it may stand on.
    #[inline]
    pub(crate) fn all(&self) -> Bitboard {
        self.squares | self.promoted
    }

    /// Tells whether it stands where it stands for ever.
    #[inline]
    pub(crate) fn is_fixed(&self) -> bool {
        !self.is_takeable && self.all() == Bitboard::from(self.square)
    }

    /// Adds the squares of another; tells whether there were new ones.
    pub(crate) fn widen(&mut self, other: &Self) -> bool {
        let before = (self.squares, self.promoted);
        self.squares |= other.squares;
        self.promoted |= other.promoted;
        before != (self.squares, self.promoted)
    }

    /// Tells whether it may leave its file or the board; a pawn that may not is passed by no pawn that faces it.
    fn may_leave_file(&self) -> bool {
        self.is_takeable || self.promoted.has_any() || self.all().without(self.square.file().into()).has_any()
    }
}

/// The men of a position with all that may become of them.
#[derive(Clone)]
pub(crate) struct Reach {
    men: [Man; 32],
    len: usize,
    /// Squares on which a man stands for ever.
    pub(crate) fixed: Bitboard,
    /// The same by colour.
    fixed_men: [Bitboard; 2],
    /// Squares on which some man but the king may stand, by colour.
    present: [Bitboard; 2],
    /// Squares a pawn may pass over with a double step, by colour.
    passed: [Bitboard; 2],
    /// Squares of each man from which its moves have been followed.
    seen: [Bitboard; 32],
    is_surveyed: bool,
    /// Squares each man is known to stay on.
    limits: [Bitboard; 32],
    /// The man who is never taken, if one is looked at while it lives.
    spared: Option<usize>,
}

impl Reach {
    /// Grows the sets of a position until nothing changes.
    pub(crate) fn of(position: &Position) -> Self {
        Self::within(position, [Bitboard::ALL; 32], None)
    }

    /// Grows the sets, and then each man's again for the time it lives.
    ///
    /// A man moves only before it is taken. So where it gets may be asked as if it were never taken: a wall of men who
    /// are freed only by the loss of one of them stays shut for that one. What is found so limits the others.
    pub(crate) fn refined(position: &Position) -> Self {
        Self::of(position).narrowed(position, [Bitboard::ALL; 32])
    }

    /// Grows the sets again, given squares that the men are known to stay on while they live.
    pub(crate) fn narrowed(&self, position: &Position, known: [Bitboard; 32]) -> Self {
        let mut limits = self.limits;
        for (limit, known) in limits.iter_mut().zip(known) {
            *limit &= known;
        }
        let mut reach = Self::within(position, limits, None);
        for _ in 0..ROUNDS {
            let mut limits = reach.limits;
            for (limit, man) in limits.iter_mut().zip(reach.men()) {
                *limit &= man.all();
            }
            let mut is_smaller = false;
            for index in 0..reach.len {
                let man = reach.men[index];
                if man.is_takeable {
                    let alive = Self::within(position, limits, Some(index)).men[index].all();
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

    /// The same with other squares for some of the men.
    pub(crate) fn with(&self, which: u32, men: &[Man]) -> Self {
        let mut reach = self.clone();
        for (index, man) in reach.men[..reach.len].iter_mut().enumerate() {
            if which >> index & 1 != 0 {
                (man.squares, man.promoted) = (men[index].squares, men[index].promoted);
            }
        }
        reach
    }

    pub(crate) fn men(&self) -> &[Man] {
        &self.men[..self.len]
    }

    pub(crate) fn of_color(&self, color: Color) -> impl Iterator<Item = &Man> {
        self.men().iter().filter(move |man| man.color == color)
    }

    fn start(board: &Board) -> Self {
        let blank = Man {
            color: Color::White,
            role: Role::King,
            square: Square::A1,
            squares: Bitboard::EMPTY,
            promoted: Bitboard::EMPTY,
            is_takeable: false,
        };
        let mut men = [blank; 32];
        let mut len = 0;
        for (slot, (square, piece)) in men.iter_mut().zip(board.iter()) {
            *slot = Man { color: piece.color, role: piece.role, square, squares: square.into(), ..blank };
            len += 1;
        }
        Self {
            men,
            len,
            fixed: board.occupied(),
            fixed_men: [Bitboard::EMPTY; 2],
            present: [Bitboard::EMPTY; 2],
            passed: [Bitboard::EMPTY; 2],
            seen: [Bitboard::EMPTY; 32],
            is_surveyed: false,
            limits: [Bitboard::ALL; 32],
            spared: None,
        }
    }

    /// Lets kings and rooks that have the right castle, whatever stands between.
    fn castle(&mut self, position: &Position) {
        use board::File;
        let rights = position.castling();
        for man in &mut self.men[..self.len] {
            let rank = man.color.back_rank();
            let both = Bitboard::from(Square::new(File::C, rank)) | Square::new(File::G, rank).into();
            let own = rights & rank.into() & position.board().color(man.color);
            if man.role == Role::King && own.has_any() {
                man.squares |= both;
            } else if own.contains(man.square) {
                man.squares |= Bitboard::from(Square::new(File::D, rank)) | Square::new(File::F, rank).into();
            }
        }
    }

    /// Lets the pawn that has just made a double step be taken in passing, as if it could make it again.
    fn take_in_passing(&mut self, position: &Position) {
        let color = !position.turn();
        let Some(passed) = position.en_passant() else { return };
        let (from, to) = (passed.ahead(!color), passed.ahead(color));
        for man in &mut self.men[..self.len] {
            if Some(man.square) == to {
                man.squares |= from.map_or(Bitboard::EMPTY, Bitboard::from);
            }
        }
    }

    /// Applies every rule once; tells whether something changed.
    fn grow(&mut self) -> bool {
        let before = self.fixed;
        self.survey();
        // While no square has been freed, only squares reached since the last time lead anywhere new.
        let is_same = before == self.fixed && self.is_surveyed;
        self.is_surveyed = true;
        let guarded = [self.always_attacked(Color::White), self.always_attacked(Color::Black)];
        let mut changed = false;
        for index in 0..self.len {
            let man = self.men[index];
            let limit = self.limits[index];
            if self.is_dead_end(&man) {
                continue;
            }
            let fresh = if is_same { man.all().without(self.seen[index]) } else { man.all() };
            self.seen[index] = man.all();
            let (own_fixed, enemy_fixed) = (self.fixed_men[man.color as usize], self.fixed_men[!man.color as usize]);
            let (mut squares, mut promoted, mut takes) = (man.squares, man.promoted, Bitboard::EMPTY);
            match man.role {
                Role::Pawn => {
                    let (steps, captures) = self.pawn_targets(&man);
                    let arrived = captures & self.present[!man.color as usize] & limit;
                    let in_passing = captures & self.passed[!man.color as usize] & limit;
                    squares |= (steps & limit) | arrived | in_passing;
                    changed |= in_passing.has_any() && self.mark_passed(in_passing, man.color);
                    promoted |= squares & man.color.last_rank().into();
                    let from = promoted & (fresh | !man.promoted);
                    let pieces =
                        self.targets(Role::Queen, man.color, from) | self.targets(Role::Knight, man.color, from);
                    promoted |= pieces.without(own_fixed) & limit;
                    takes |= arrived | promoted;
                }
                Role::King => {
                    let steps = self.targets(Role::King, man.color, fresh);
                    takes = steps.without(own_fixed | guarded[!man.color as usize]) & limit;
                    squares |= takes;
                }
                role => {
                    takes = self.targets(role, man.color, fresh).without(own_fixed) & limit;
                    squares |= takes;
                }
            }
            if (takes & self.present[!man.color as usize]).has_any() {
                changed |= self.mark_taken(takes, man.color);
            }
            // Where a king stands for ever nobody arrives; any other man there has been marked as taken just now.
            let unmoved = enemy_fixed.without(takes & self.present[!man.color as usize]) | self.barred();
            squares = squares.without(unmoved);
            promoted = promoted.without(unmoved);
            if self.spared == Some(index) {
                squares |= man.squares;
            }
            let slot = &mut self.men[index];
            if slot.squares != squares || slot.promoted != promoted {
                changed = true;
                (slot.squares, slot.promoted) = (squares, promoted);
                if man.role != Role::King {
                    self.present[man.color as usize] |= squares | promoted;
                }
            }
        }
        changed
    }

    /// The square of the man who is never taken, if it never moves either: nobody else ever stands there.
    fn barred(&self) -> Bitboard {
        self.spared
            .map(|index| &self.men[index])
            .filter(|man| man.is_fixed())
            .map_or(Bitboard::EMPTY, |man| man.square.into())
    }

    /// Tells whether a man has nowhere to go at all: a pawn that stands for ever and has nothing to take.
    fn is_dead_end(&self, man: &Man) -> bool {
        man.role == Role::Pawn
            && man.squares == man.square.into()
            && man.square.ahead(man.color).is_some_and(|ahead| self.fixed.contains(ahead))
            && (attacks(Role::Pawn, man.color, man.square, Bitboard::EMPTY)
                & (self.present[!man.color as usize] | self.passed[!man.color as usize]))
                .is_empty()
    }

    /// Notes who stands where for ever, who may stand where, and where pawns may be taken in passing.
    fn survey(&mut self) {
        self.fixed_men = [Bitboard::EMPTY; 2];
        self.present = [Bitboard::EMPTY; 2];
        self.passed = [Bitboard::EMPTY; 2];
        for man in &self.men[..self.len] {
            let side = man.color as usize;
            if man.is_fixed() {
                self.fixed_men[side].insert(man.square);
            }
            if man.role != Role::King {
                self.present[side] |= man.all();
            }
            if man.role == Role::Pawn {
                for square in man.squares & man.color.pawn_rank().into() {
                    if let Some(passed) = square.ahead(man.color)
                        && passes_over(man, passed)
                    {
                        self.passed[side].insert(passed);
                    }
                }
            }
        }
        self.fixed = self.fixed_men[0] | self.fixed_men[1];
    }

    /// Squares that men of a colour who stand for ever attack for ever.
    pub(crate) fn always_attacked(&self, by: Color) -> Bitboard {
        // With every square occupied, a line piece attacks only the squares beside it, which nothing can shield.
        self.of_color(by)
            .filter(|man| man.is_fixed())
            .fold(Bitboard::EMPTY, |set, man| set | attacks(man.role, by, man.square, Bitboard::ALL))
    }

    #[inline]
    fn targets(&self, role: Role, color: Color, from: Bitboard) -> Bitboard {
        from.into_iter().fold(Bitboard::EMPTY, |set, square| set | attacks(role, color, square, self.fixed))
    }

    /// Where a pawn may step, and where it might take.
    fn pawn_targets(&self, man: &Man) -> (Bitboard, Bitboard) {
        let mut steps = Bitboard::EMPTY;
        let mut captures = Bitboard::EMPTY;
        let barrier = self.barrier(man);
        for from in man.squares.without(man.color.last_rank().into()) {
            captures |= attacks(Role::Pawn, man.color, from, Bitboard::EMPTY);
            let Some(one) = from.ahead(man.color) else { continue };
            if (self.fixed | barrier).contains(one) {
                continue;
            }
            steps.insert(one);
            if from.rank() == man.color.pawn_rank()
                && let Some(two) = one.ahead(man.color)
                && !(self.fixed | barrier).contains(two)
            {
                steps.insert(two);
            }
        }
        (steps, captures)
    }

    /// Squares of its own file that a pawn cannot step to, because a pawn that faces it came from there and stays on
    /// the file and on the board.
    fn barrier(&self, man: &Man) -> Bitboard {
        let file = Bitboard::from(man.square.file());
        if man.squares.without(file).has_any() {
            return Bitboard::EMPTY; // It may go round.
        }
        self.of_color(!man.color)
            .filter(|other| other.role == Role::Pawn && file.contains(other.square) && !other.may_leave_file())
            .filter(|other| is_ahead(man.color, man.square, other.square))
            .map(|other| other.square)
            .collect()
    }

    fn mark_taken(&mut self, on: Bitboard, by: Color) -> bool {
        let mut changed = false;
        let spared = self.spared;
        for (index, man) in self.men[..self.len].iter_mut().enumerate() {
            if spared == Some(index) {
                continue;
            }
            if man.color != by && man.role != Role::King && !man.is_takeable && (man.all() & on).has_any() {
                man.is_takeable = true;
                changed = true;
            }
        }
        changed
    }

    fn mark_passed(&mut self, on: Bitboard, by: Color) -> bool {
        let mut changed = false;
        let spared = self.spared;
        for (index, man) in self.men[..self.len].iter_mut().enumerate() {
            if spared == Some(index) {
                continue;
            }
            if man.color != by && !man.is_takeable && on.into_iter().any(|square| passes_over(man, square)) {
                man.is_takeable = true;
                changed = true;
            }
        }
        changed
    }
}

/// Tells whether a pawn may pass over a square with a double step.
fn passes_over(man: &Man, square: Square) -> bool {
    if man.role != Role::Pawn || square.rank() != man.color.skipped_rank() {
        return false;
    }
    let from = square.ahead(!man.color);
    let to = square.ahead(man.color);
    from.is_some_and(|from| man.squares.contains(from)) && to.is_some_and(|to| man.squares.contains(to))
}

fn is_ahead(color: Color, of: Square, other: Square) -> bool {
    match color {
        Color::White => other.rank() > of.rank(),
        Color::Black => other.rank() < of.rank(),
    }
}
