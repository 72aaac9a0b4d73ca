//! Numbers without a limit, for the rare bracket that needs more bits than a fixed width has.

use std::cmp::Ordering;

use super::Weight;

/// A whole number of any width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Long {
    /// The weight of an edge that does not exist.
    Absent,
    /// Two's complement, lowest word first, in as few words as hold it; zero has none.
    Number(Vec<u64>),
}

impl Long {
    fn words(&self) -> &[u64] {
        match self {
            Self::Absent => &[],
            Self::Number(words) => words,
        }
    }

    /// Makes a number from words in two's complement, leaving out those that only repeat the sign.
    fn of(mut words: Vec<u64>) -> Self {
        while let Some(&last) = words.last()
            && last == sign(&words[..words.len() - 1])
        {
            words.pop();
        }
        Self::Number(words)
    }

    /// Joins two numbers word by word, with one word more than the longer has.
    fn joined(&self, other: &Self, join: fn(u64, u64, bool) -> (u64, bool)) -> Self {
        let (mine, theirs) = (self.words(), other.words());
        let (my_sign, their_sign) = (sign(mine), sign(theirs));
        let mut carry = false;
        let words = (0..=mine.len().max(theirs.len())).map(|i| {
            let (a, b) = (mine.get(i).copied().unwrap_or(my_sign), theirs.get(i).copied().unwrap_or(their_sign));
            let (word, next) = join(a, b, carry);
            carry = next;
            word
        });
        Self::of(words.collect())
    }
}

/// Gives the word that continues a number upwards: all ones if it is negative.
fn sign(words: &[u64]) -> u64 {
    if words.last().is_some_and(|word| word >> 63 == 1) { u64::MAX } else { 0 }
}

const fn add(a: u64, b: u64, carry: bool) -> (u64, bool) {
    let (sum, first) = a.overflowing_add(b);
    let (sum, second) = sum.overflowing_add(carry as u64);
    (sum, first | second)
}

const fn subtract(a: u64, b: u64, borrow: bool) -> (u64, bool) {
    let (difference, first) = a.overflowing_sub(b);
    let (difference, second) = difference.overflowing_sub(borrow as u64);
    (difference, first | second)
}

impl Ord for Long {
    fn cmp(&self, other: &Self) -> Ordering {
        let (Self::Number(mine), Self::Number(theirs)) = (self, other) else {
            return matches!(self, Self::Number(_)).cmp(&matches!(other, Self::Number(_)));
        };
        let (my_sign, their_sign) = (sign(mine), sign(theirs));
        // As few words as hold a number: of two with the same sign, the longer one is further from zero.
        match (my_sign == 0, their_sign == 0) {
            (true, false) => Ordering::Greater,
            (false, true) => Ordering::Less,
            (is_positive, _) if mine.len() != theirs.len() => {
                let by_length = mine.len().cmp(&theirs.len());
                if is_positive { by_length } else { by_length.reverse() }
            }
            _ => mine.iter().rev().cmp(theirs.iter().rev()),
        }
    }
}

impl PartialOrd for Long {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Weight for Long {
    const ZERO: Self = Self::Number(Vec::new());
    const ABSENT: Self = Self::Absent;
    const BITS: u32 = u32::MAX;

    fn plus(&self, other: &Self) -> Self {
        self.joined(other, add)
    }

    fn minus(&self, other: &Self) -> Self {
        self.joined(other, subtract)
    }

    fn half(&self) -> Self {
        let words = self.words();
        let above = |i: usize| words.get(i + 1).copied().unwrap_or_else(|| sign(words));
        Self::of((0..words.len()).map(|i| words[i] >> 1 | above(i) << 63).collect())
    }

    fn placed(value: i64, shift: u32) -> Self {
        let mut words = vec![0; (shift / 64) as usize];
        let wide = i128::from(value) << (shift % 64);
        words.extend([wide as u64, (wide >> 64) as u64]);
        Self::of(words)
    }
}
