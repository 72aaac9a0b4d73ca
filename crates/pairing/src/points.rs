//! Points, in tenths.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};
use std::str::FromStr;

/// Points of a player or of a game, exact to a tenth.
///
/// ```
/// use pairing::Points;
/// let sum: Points = ["1", "0.5", ".5"].iter().map(|text| text.parse::<Points>().unwrap()).sum();
/// assert_eq!(sum.to_string(), "2");
/// assert_eq!(Points::HALF.to_string(), "0.5");
/// assert!("1.25".parse::<Points>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(5);
    /// One point.
    pub const ONE: Self = Self(10);

    /// Makes points from tenths.
    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    /// Gives the points in tenths.
    pub const fn tenths(self) -> i32 {
        self.0
    }

    /// Writes the points with one decimal, as report files do.
    pub(crate) fn with_decimal(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        format!("{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Self::add)
    }
}

/// Writes the shortest form: `2`, `0.5`, `-1.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.with_decimal();
        f.pad(text.strip_suffix(".0").unwrap_or(&text))
    }
}

/// A text that is no number of points.
///
/// ```
/// let error = "two".parse::<pairing::Points>().unwrap_err();
/// assert_eq!(error.to_string(), "found \"two\", expected points such as 2.5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsError {
    /// The text.
    pub found: String,
}

impl fmt::Display for PointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected points such as 2.5", self.found)
    }
}

impl std::error::Error for PointsError {}

/// Reads points with a point or a comma and at most one decimal that counts.
impl FromStr for Points {
    type Err = PointsError;

    fn from_str(text: &str) -> Result<Self, PointsError> {
        let error = || PointsError { found: text.to_owned() };
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if digits.trim_matches(['.', ',']).is_empty() || !is_number(whole) || !is_number(part) || whole.len() > 6 {
            return Err(error());
        }
        let (tenth, rest) = part.split_at(part.len().min(1));
        if rest.bytes().any(|byte| byte != b'0') {
            return Err(error());
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| error())? };
        let tenth: i32 = if tenth.is_empty() { 0 } else { tenth.parse().map_err(|_| error())? };
        Ok(Self(sign * (whole * 10 + tenth)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_programs_write_them() {
        for (text, tenths) in [("2,5", 25), ("2.", 20), (".5", 5), ("-0.5", -5), ("+1", 10), ("11.50", 115), ("0", 0)] {
            assert_eq!(text.parse(), Ok(Points(tenths)), "{text}");
        }
        for text in ["", ".", "-", "1.25", "x", "1.x", "--1", "9999999", "1.5.0"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn negative_points_keep_their_sign() {
        assert_eq!(Points(-5).to_string(), "-0.5");
        assert_eq!(Points(-5).with_decimal(), "-0.5");
        assert_eq!(Points(-20).to_string(), "-2");
    }
}
