//! Steps and rays for whole sets of squares, without a table.

/// A direction: the difference of the square numbers, and the squares that a step in it can reach.
pub(crate) type Direction = (i8, u64);

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

pub(crate) const NORTH: Direction = (8, !0);
pub(crate) const SOUTH: Direction = (-8, !0);
pub(crate) const EAST: Direction = (1, NOT_A);
pub(crate) const WEST: Direction = (-1, NOT_H);
pub(crate) const NORTH_EAST: Direction = (9, NOT_A);
pub(crate) const NORTH_WEST: Direction = (7, NOT_H);
pub(crate) const SOUTH_EAST: Direction = (-7, NOT_A);
pub(crate) const SOUTH_WEST: Direction = (-9, NOT_H);

/// Shifts a set by a number of squares, without a test for wrapping around the edge.
#[inline(always)]
const fn moved(set: u64, squares: i8) -> u64 {
    if squares > 0 { set << squares } else { set >> -squares }
}

/// Finds the squares one step away.
#[inline(always)]
pub(crate) const fn shift(set: u64, (step, arrives): Direction) -> u64 {
    moved(set, step) & arrives
}

/// Finds the squares straight ahead of pawns, and those that they attack towards the a-file and towards the h-file.
#[inline(always)]
pub(crate) const fn ahead(pawns: u64, is_white: bool) -> (u64, u64, u64) {
    let step = if is_white { pawns << 8 } else { pawns >> 8 };
    (step, shift(step, WEST), shift(step, EAST))
}

/// Finds the squares seen from a set of squares in a direction, up to the first one that is not free.
#[inline(always)]
pub(crate) const fn ray(from: u64, free: u64, direction: Direction) -> u64 {
    let step = direction.0;
    let mut reached = from;
    let mut through = free & direction.1;
    reached |= through & moved(reached, step);
    through &= moved(through, step);
    reached |= through & moved(reached, 2 * step);
    through &= moved(through, 2 * step);
    reached |= through & moved(reached, 4 * step);
    shift(reached, direction)
}

/// Finds the squares that rooks on a set of squares attack.
#[inline(always)]
pub(crate) const fn rook_rays(from: u64, free: u64) -> u64 {
    ray(from, free, NORTH) | ray(from, free, SOUTH) | ray(from, free, EAST) | ray(from, free, WEST)
}

/// Finds the squares that bishops on a set of squares attack.
#[inline(always)]
pub(crate) const fn bishop_rays(from: u64, free: u64) -> u64 {
    ray(from, free, NORTH_EAST)
        | ray(from, free, NORTH_WEST)
        | ray(from, free, SOUTH_EAST)
        | ray(from, free, SOUTH_WEST)
}

/// For every square, whether its neighbour in each direction belongs to a set.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    pub(crate) n: u64,
    pub(crate) s: u64,
    pub(crate) e: u64,
    pub(crate) w: u64,
    pub(crate) ne: u64,
    pub(crate) nw: u64,
    pub(crate) se: u64,
    pub(crate) sw: u64,
}

impl Beside {
    #[inline(always)]
    pub(crate) const fn new(set: u64) -> Self {
        Self {
            n: shift(set, SOUTH),
            s: shift(set, NORTH),
            e: shift(set, WEST),
            w: shift(set, EAST),
            ne: shift(set, SOUTH_WEST),
            nw: shift(set, SOUTH_EAST),
            se: shift(set, NORTH_WEST),
            sw: shift(set, NORTH_EAST),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Bitboard, Color, Role, Square, attacks};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn rays_of_a_set_are_the_attacks_from_its_squares(from: u64, one: u64, other: u64) {
            let occupied = Bitboard(one & other);
            for (role, rays) in [(Role::Rook, rook_rays as fn(u64, u64) -> u64), (Role::Bishop, bishop_rays)] {
                let attacked = Bitboard(from)
                    .into_iter()
                    .fold(Bitboard::EMPTY, |set, square| set | attacks(role, Color::White, square, occupied));
                prop_assert_eq!(Bitboard(rays(from, !occupied.0)), attacked);
            }
        }

        #[test]
        fn the_neighbours_of_a_square_are_a_king_s_step_away(set: u64) {
            let Beside { n, s, e, w, ne, nw, se, sw } = Beside::new(set);
            for square in Square::ALL {
                let around = attacks(Role::King, Color::White, square, Bitboard::EMPTY) & Bitboard(set);
                let seen = [n, s, e, w, ne, nw, se, sw].iter().filter(|set| *set >> square as u8 & 1 != 0).count();
                prop_assert_eq!(seen, around.len());
            }
        }
    }
}
