//! Whole milliseconds.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

/// A moment since the appointed start of play, or a span of time, in whole milliseconds.
///
/// ```
/// use clock::Millis;
/// assert_eq!(Millis::from_seconds(90), Millis(90_000));
/// assert_eq!(Millis(500) - Millis(700), Millis(0)); // a clock does not go below zero
/// assert_eq!(Millis(5_415_000).to_string(), "1:30:15");
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// Makes a span of whole seconds.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// Makes a span of whole minutes.
    pub const fn from_minutes(minutes: u64) -> Self {
        Self::from_seconds(minutes.saturating_mul(60))
    }

    /// Returns half of it, rounded down.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// Subtracts a span; the result is never below zero.
impl Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Self>>(spans: I) -> Self {
        spans.fold(Self::ZERO, Add::add)
    }
}

/// Writes hours, minutes and seconds as a clock shows them, rounded down to whole seconds.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{hours}:{minutes:02}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_is_rounded_down() {
        assert_eq!(Millis(5).half(), Millis(2));
        assert_eq!(Millis(1).half(), Millis::ZERO);
    }

    #[test]
    fn sums_and_differences_stay_in_range() {
        let mut span = Millis(u64::MAX);
        span += Millis(1);
        assert_eq!(span, Millis(u64::MAX));
        assert_eq!(Millis(3) - Millis(1), Millis(2));
        assert_eq!([Millis(1), Millis(2), Millis(3)].into_iter().sum::<Millis>(), Millis(6));
        assert_eq!(Millis::from_minutes(2), Millis(120_000));
    }

    #[test]
    fn a_begun_second_is_not_shown_as_whole() {
        assert_eq!(Millis(59_999).to_string(), "0:00:59");
        assert_eq!(Millis(3_600_000).to_string(), "1:00:00");
        assert_eq!(Millis(3_599_000).to_string(), "0:59:59");
        assert_eq!(Millis(90_061_000).to_string(), "25:01:01");
    }
}
