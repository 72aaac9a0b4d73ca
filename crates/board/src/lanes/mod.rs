//! Eight directions at once: the squares that all pieces of a side attack along lines, with one lane of a wide register per
//! direction.
//!
//! Counting the moves of a position that is not in check takes no branches and no tables this way. Lanes 0 to 3 go up the
//! board (north, north-east, east, north-west), lanes 4 to 7 the opposite way; the odd ones are diagonals.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod count;
#[cfg(target_arch = "x86_64")]
pub(crate) mod list;

/// The bits by which a step in each direction shifts a square to the left; the last four directions are the opposites.
pub(super) const STEPS: [i64; 4] = [8, 9, 1, 7];
/// The same for a knight's jumps.
pub(super) const JUMPS: [i64; 4] = [17, 15, 10, 6];

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// The squares on which a step in each direction can arrive: not those that wrap around an edge.
pub(super) const STEP_ARRIVALS: [u64; 8] =
    [!0xff, NOT_A & !0xff, NOT_A, NOT_H & !0xff, !(0xff << 56), NOT_H & !(0xff << 56), NOT_H, NOT_A & !(0xff << 56)];
/// The same for a knight's jumps.
pub(super) const JUMP_ARRIVALS: [u64; 8] = [
    NOT_A & !0xffff,
    NOT_H & !0xffff,
    NOT_AB & !0xff,
    NOT_GH & !0xff,
    NOT_H & !(0xffff << 48),
    NOT_A & !(0xffff << 48),
    NOT_GH & !(0xff << 56),
    NOT_AB & !(0xff << 56),
];

/// Eight sets of squares.
///
/// Implementations use instructions that the caller has checked the processor for.
pub(crate) trait Lanes: Copy {
    /// Makes lanes that all hold the same set.
    fn splat(set: u64) -> Self;
    /// Makes lanes from one set for each.
    fn load(sets: &'static [u64; 8]) -> Self;
    /// Makes lanes with one set for files and ranks and another for the diagonals.
    fn alternate(straight: u64, diagonal: u64) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// Returns the squares that are in this set and not in the other.
    fn without(self, other: Self) -> Self;
    /// Moves each set `N` steps (1, 2 or 4) in its lane's direction, wrapping around the edges.
    fn step<const N: usize>(self) -> Self;
    /// Moves each set by a knight's jump in its lane's direction, wrapping around the edges.
    fn jump(self) -> Self;
    /// Swaps each direction with its opposite.
    fn opposite(self) -> Self;
    /// Returns lanes that all hold the union of all lanes.
    fn union(self) -> Self;
    /// Returns the first lane.
    fn first(self) -> u64;
    /// Counts the squares of all sets in all lanes.
    fn total<const N: usize>(sets: [Self; N]) -> u64;

    /// Finds the squares seen through free squares: all up to and including the first one that is not free.
    #[inline(always)]
    fn seen(self, free: Self) -> Self {
        let arrivals = Self::load(&STEP_ARRIVALS);
        let free = free.and(arrivals);
        let near = self.or(free.and(self.step::<1>()));
        let free2 = free.and(free.step::<1>());
        let far = near.or(free2.and(near.step::<2>()));
        let free4 = free2.and(free2.step::<2>());
        let all = far.or(free4.and(far.step::<4>()));
        all.step::<1>().and(arrivals)
    }
}
