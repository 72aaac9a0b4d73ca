//! The value of a tie-break.

use std::fmt;

/// The value of a tie-break, exact to a hundredth.
///
/// ```
/// use pairing::standings::Value;
/// assert_eq!(Value::from_hundredths(925).to_string(), "9.25");
/// assert_eq!(Value::from_hundredths(4350).to_string(), "43.5");
/// assert_eq!(Value::whole(7).to_string(), "7");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i64);

impl Value {
    /// Makes a value from hundredths.
    pub const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// Makes a whole value.
    pub const fn whole(number: i64) -> Self {
        Self(number * 100)
    }

    /// Makes a value from tenths.
    pub(super) const fn tenths(tenths: i64) -> Self {
        Self(tenths * 10)
    }

    /// Gives the value in hundredths.
    pub const fn hundredths(self) -> i64 {
        self.0
    }
}

/// Divides and rounds, half up.
pub(super) const fn rounded(sum: i64, count: i64) -> i64 {
    (2 * sum + count).div_euclid(2 * count)
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.abs() / 100, self.0.abs() % 100);
        f.pad(&match part {
            0 => format!("{sign}{whole}"),
            part if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
            part => format!("{sign}{whole}.{part:02}"),
        })
    }
}
