//! The numbers that matchings add up: signed, exact, as wide as the criteria need.

use std::cmp::Ordering;

mod long;

pub(crate) use self::long::Long;

/// A signed number that edges weigh and vertices are priced with.
pub(crate) trait Weight: Clone + Ord {
    /// Nothing.
    const ZERO: Self;
    /// The weight of an edge that does not exist; no sum reaches it.
    const ABSENT: Self;
    /// The bits that a weight may use, so that all sums of a search stay in range.
    const BITS: u32;

    /// Adds.
    fn plus(&self, other: &Self) -> Self;
    /// Subtracts.
    fn minus(&self, other: &Self) -> Self;
    /// Halves, rounding down.
    fn half(&self) -> Self;
    /// Places a small number at a bit.
    fn placed(value: i64, shift: u32) -> Self;
}

impl Weight for i64 {
    const ZERO: Self = 0;
    const ABSENT: Self = Self::MIN;
    const BITS: u32 = 24;

    fn plus(&self, other: &Self) -> Self {
        self.wrapping_add(*other)
    }
    fn minus(&self, other: &Self) -> Self {
        self.wrapping_sub(*other)
    }
    fn half(&self) -> Self {
        *self >> 1
    }
    fn placed(value: i64, shift: u32) -> Self {
        value << shift
    }
}

impl Weight for i128 {
    const ZERO: Self = 0;
    const ABSENT: Self = Self::MIN;
    const BITS: u32 = 88;

    fn plus(&self, other: &Self) -> Self {
        self.wrapping_add(*other)
    }
    fn minus(&self, other: &Self) -> Self {
        self.wrapping_sub(*other)
    }
    fn half(&self) -> Self {
        *self >> 1
    }
    fn placed(value: i64, shift: u32) -> Self {
        i128::from(value) << shift
    }
}

/// A number of `64 × N` bits in two's complement, lowest word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    const fn is_negative(&self) -> bool {
        self.0[N - 1] >> 63 == 1
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            _ => self.0.iter().rev().cmp(other.0.iter().rev()),
        }
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self([0; N]);
    const ABSENT: Self = {
        let mut words = [0; N];
        words[N - 1] = 1 << 63;
        Self(words)
    };
    const BITS: u32 = 64 * N as u32 - 40;

    fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        add(&mut sum.0, &other.0);
        sum
    }

    fn minus(&self, other: &Self) -> Self {
        let mut difference = *self;
        subtract(&mut difference.0, &other.0);
        difference
    }

    fn half(&self) -> Self {
        let mut half = *self;
        let mut above = if self.is_negative() { 1 << 63 } else { 0 };
        for word in half.0.iter_mut().rev() {
            let below = *word << 63;
            *word = *word >> 1 | above;
            above = below;
        }
        half
    }

    fn placed(value: i64, shift: u32) -> Self {
        let mut words = [0; N];
        let magnitude = u128::from(value.unsigned_abs()) << (shift % 64);
        let start = (shift / 64) as usize;
        if let Some(word) = words.get_mut(start) {
            *word = magnitude as u64;
        }
        if let Some(word) = words.get_mut(start + 1) {
            *word = (magnitude >> 64) as u64;
        }
        if value < 0 { Self::ZERO.minus(&Self(words)) } else { Self(words) }
    }
}

/// Adds word by word.
fn add(sum: &mut [u64], other: &[u64]) {
    let mut carry = false;
    for (place, word) in sum.iter_mut().zip(other) {
        let (part, first) = place.overflowing_add(*word);
        let (part, second) = part.overflowing_add(u64::from(carry));
        *place = part;
        carry = first | second;
    }
}

/// Subtracts word by word.
fn subtract(difference: &mut [u64], other: &[u64]) {
    let mut borrow = false;
    for (place, word) in difference.iter_mut().zip(other) {
        let (part, first) = place.overflowing_sub(*word);
        let (part, second) = part.overflowing_sub(u64::from(borrow));
        *place = part;
        borrow = first | second;
    }
}
