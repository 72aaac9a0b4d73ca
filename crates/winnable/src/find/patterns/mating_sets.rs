//! The squares on which a queen or a rook would mate the loser's king, found for all squares at once.
//!
//! For every square of the king the sets tell which flight squares are open, and from where a check would close them. A check
//! comes from a square next to the king, from two squares away or from farther, and each kind leaves other squares open.

use board::{Bitboard, Color, Role, Square};

use crate::board::attacks::attacks;

use crate::board::rays::{
    Beside, Direction, EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, ray, shift,
};

/// The squares from which a piece could check, and the rest of the board.
#[derive(Clone, Copy)]
pub(crate) struct Posts {
    pub(crate) squares: u64,
    /// Those on which the king cannot capture it.
    pub(crate) protected: u64,
    /// Squares that the line of a check may cross.
    pub(crate) clear: u64,
    /// Squares without a piece, where the loser's king counts as none.
    pub(crate) empty: u64,
}

/// The flight squares that no other piece closes.
pub(crate) trait Flights {
    /// Finds the squares of the king from which the flights in some directions are closed.
    fn shut<const D: usize>(&self, directions: impl Fn(&Beside) -> [u64; D]) -> u64;

    /// Finds the flights in some directions, including one that may still be blocked.
    fn open(&self) -> &Beside;
}

/// Every flight must be closed.
pub(crate) struct Strict(Beside);

impl Strict {
    #[inline(always)]
    pub(crate) fn new(Bitboard(open): Bitboard) -> Self {
        Self(Beside::new(open))
    }
}

impl Flights for Strict {
    #[inline(always)]
    fn shut<const D: usize>(&self, directions: impl Fn(&Beside) -> [u64; D]) -> u64 {
        !directions(&self.0).into_iter().fold(0, |set, open| set | open)
    }

    #[inline(always)]
    fn open(&self) -> &Beside {
        &self.0
    }
}

/// One flight may be open, if a piece of the loser can block it.
pub(crate) struct Lenient {
    all: Beside,
    /// The flights that no piece can block.
    wide: Beside,
}

impl Lenient {
    #[inline(always)]
    pub(crate) fn new(open: Bitboard, fill: Bitboard) -> Self {
        Self { all: Beside::new(open.0), wide: Beside::new(open.without(fill).0) }
    }
}

impl Flights for Lenient {
    #[inline(always)]
    fn shut<const D: usize>(&self, directions: impl Fn(&Beside) -> [u64; D]) -> u64 {
        let (mut once, mut twice) = (0, 0);
        for (open, wide) in directions(&self.all).into_iter().zip(directions(&self.wide)) {
            twice |= once & open | wide;
            once |= open;
        }
        !twice
    }

    #[inline(always)]
    fn open(&self) -> &Beside {
        &self.all
    }
}

/// The squares on which the king would be mated, by where the check comes from.
pub(crate) struct MatingSets {
    /// By a check from a square next to the king or two squares away, by the direction from the king.
    near: [(u64, i8); 12],
    /// By a check from farther away: along ranks, files, and diagonals parallel to a1–h8 and to a8–h1.
    far: [u64; 4],
}

impl MatingSets {
    #[inline(always)]
    pub(crate) fn new(role: Role, flights: &impl Flights, posts: Posts) -> Self {
        if role == Role::Queen { Self::of_queen(flights, posts) } else { Self::of_rook(flights, posts) }
    }

    #[inline(always)]
    fn of_queen(flights: &impl Flights, Posts { squares, protected, clear, empty }: Posts) -> Self {
        // Beyond a piece beside the king a queen on the diagonal sees nothing.
        let full = Beside::new(!empty);
        let open = flights.open();
        let two = |direction| shift(shift(squares, direction) & clear, direction);
        let far = |one, other| far_ray(squares, clear, one) | far_ray(squares, clear, other);
        Self {
            near: [
                (shift(protected, SOUTH) & flights.shut(|o| [o.sw, o.se]), 8),
                (shift(protected, NORTH) & flights.shut(|o| [o.nw, o.ne]), -8),
                (shift(protected, WEST) & flights.shut(|o| [o.nw, o.sw]), 1),
                (shift(protected, EAST) & flights.shut(|o| [o.ne, o.se]), -1),
                (
                    shift(protected, SOUTH_WEST)
                        & flights.shut(|o| [o.w, o.s])
                        & !(open.nw & full.n | open.se & full.e),
                    9,
                ),
                (
                    shift(protected, SOUTH_EAST)
                        & flights.shut(|o| [o.e, o.s])
                        & !(open.ne & full.n | open.sw & full.w),
                    7,
                ),
                (
                    shift(protected, NORTH_WEST)
                        & flights.shut(|o| [o.w, o.n])
                        & !(open.sw & full.s | open.ne & full.e),
                    -7,
                ),
                (
                    shift(protected, NORTH_EAST)
                        & flights.shut(|o| [o.e, o.n])
                        & !(open.se & full.s | open.nw & full.w),
                    -9,
                ),
                (two(SOUTH) & flights.shut(|o| [o.e, o.w, o.se, o.sw]), 16),
                (two(NORTH) & flights.shut(|o| [o.e, o.w, o.ne, o.nw]), -16),
                (two(WEST) & flights.shut(|o| [o.n, o.s, o.nw, o.sw]), 2),
                (two(EAST) & flights.shut(|o| [o.n, o.s, o.ne, o.se]), -2),
            ],
            far: [
                far(EAST, WEST) & flights.shut(|o| [o.n, o.s, o.ne, o.nw, o.se, o.sw]),
                far(NORTH, SOUTH) & flights.shut(|o| [o.e, o.w, o.ne, o.nw, o.se, o.sw]),
                far(NORTH_EAST, SOUTH_WEST) & flights.shut(|o| [o.n, o.s, o.e, o.w, o.nw, o.se]),
                far(NORTH_WEST, SOUTH_EAST) & flights.shut(|o| [o.n, o.s, o.e, o.w, o.ne, o.sw]),
            ],
        }
    }

    #[inline(always)]
    fn of_rook(flights: &impl Flights, Posts { squares, protected, clear, .. }: Posts) -> Self {
        let far = |one, other| far_ray(squares, clear, one) | far_ray(squares, clear, other);
        let mut near = [(0, 0); 12];
        near[0] = (shift(protected, SOUTH) & flights.shut(|o| [o.e, o.w, o.sw, o.se]), 8);
        near[1] = (shift(protected, NORTH) & flights.shut(|o| [o.e, o.w, o.nw, o.ne]), -8);
        near[2] = (shift(protected, WEST) & flights.shut(|o| [o.n, o.s, o.nw, o.sw]), 1);
        near[3] = (shift(protected, EAST) & flights.shut(|o| [o.n, o.s, o.ne, o.se]), -1);
        Self {
            near,
            far: [
                far(EAST, WEST) & flights.shut(|o| [o.n, o.s, o.ne, o.nw, o.se, o.sw]),
                far(NORTH, SOUTH) & flights.shut(|o| [o.e, o.w, o.ne, o.nw, o.se, o.sw]),
                0,
                0,
            ],
        }
    }

    /// Returns all squares of the king.
    #[inline(always)]
    pub(crate) fn all(&self) -> Bitboard {
        let near = self.near.iter().fold(0, |set, near| set | near.0);
        Bitboard(self.far.iter().fold(near, |set, far| set | far))
    }

    /// Returns the squares from which the check comes, for a square of the king.
    #[inline]
    pub(crate) fn checks(&self, net: Square, posts: Posts) -> Bitboard {
        let has = |set: u64| set >> net as u8 & 1 != 0;
        let mut checks = 0;
        for &(set, offset) in &self.near {
            // Where the bit is set, the square is on the board.
            checks |= u64::from(has(set)) << ((net as i8 + offset) & 63);
        }
        let around = attacks(Role::King, Color::White, net, Bitboard::EMPTY);
        let seen = |role| attacks(role, Color::White, net, Bitboard(!posts.clear)).without(around).0 & posts.squares;
        if has(self.far[0] | self.far[1]) {
            let rank = if has(self.far[0]) { Bitboard::from(net.rank()).0 } else { 0 };
            let file = if has(self.far[1]) { Bitboard::from(net.file()).0 } else { 0 };
            checks |= seen(Role::Rook) & (rank | file);
        }
        if has(self.far[2] | self.far[3]) {
            let rising = if has(self.far[2]) { rising(net).0 } else { 0 };
            let falling = if has(self.far[3]) { falling(net).0 } else { 0 };
            checks |= seen(Role::Bishop) & (rising | falling);
        }
        Bitboard(checks)
    }
}

/// Finds what is seen from two squares away or more, along squares that a check may cross.
#[inline(always)]
fn far_ray(from: u64, clear: u64, direction: Direction) -> u64 {
    ray(shift(from, direction) & clear, clear, direction)
}

/// Finds the diagonal through a square that is parallel to a1–h8.
fn rising(square: Square) -> Bitboard {
    const MAIN: u64 = 0x8040_2010_0804_0201;
    let shift = 8 * (square.rank() as i32 - square.file() as i32);
    Bitboard(if shift >= 0 { MAIN << shift } else { MAIN >> -shift })
}

/// Finds the diagonal through a square that is parallel to a8–h1.
fn falling(square: Square) -> Bitboard {
    const MAIN: u64 = 0x0102_0408_1020_4080;
    let shift = 8 * (square.rank() as i32 + square.file() as i32 - 7);
    Bitboard(if shift >= 0 { MAIN << shift } else { MAIN >> -shift })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_diagonal_has_its_squares() {
        for square in Square::ALL {
            let lines = attacks(Role::Bishop, Color::White, square, Bitboard::EMPTY);
            assert_eq!((rising(square) | falling(square)).without(square.into()), lines, "{square}");
            assert_eq!(rising(square) & falling(square), square.into());
        }
    }
}
