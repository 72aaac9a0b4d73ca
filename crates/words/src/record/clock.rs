//! Times and clocks, with fractions of a second where they matter.

use clock::Millis;

use super::Line;
use crate::Words;

/// The time below which a display shows tenths of a second.
const SHORT: Millis = Millis(20_000);

/// The precision with which a time is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Precision {
    #[default]
    Seconds,
    Tenths,
    Thousandths,
}

impl Words {
    /// Writes a clock display: `1:27:20`, `9:44`, and tenths of a second when little is left.
    ///
    /// ```
    /// use clock::Millis;
    /// use words::{Locale, Words};
    /// let words = Words::new(Locale::Czech);
    /// let shown = [5_240_900, 584_000, 19_450].map(|time| words.clock_time(Millis(time)));
    /// assert_eq!(shown, ["1:27:20", "9:44", "0:19,4"]);
    /// ```
    pub fn clock_time(&self, time: Millis) -> String {
        let whole = time.0 / 1000;
        let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60);
        if time < SHORT {
            format!("0:{seconds:02}{}{}", self.locale().decimal_sign(), time.0 / 100 % 10)
        } else if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else {
            format!("{minutes}:{seconds:02}")
        }
    }

    /// Writes a time of the game.
    pub(super) fn moment(&self, at: Millis, precision: Precision) -> String {
        let sign = self.locale().decimal_sign();
        match precision {
            Precision::Seconds => at.to_string(),
            Precision::Tenths => format!("{at}{sign}{}", at.0 / 100 % 10),
            Precision::Thousandths => format!("{at}{sign}{:03}", at.0 % 1000),
        }
    }
}

/// Finds the precision with which the times of lines are written, so that times less than a second apart differ.
pub(super) fn precisions(lines: &[Line]) -> Vec<Precision> {
    let mut found = vec![Precision::default(); lines.len()];
    for (index, pair) in lines.windows(2).enumerate() {
        let (one, other) = (pair[0].at, pair[1].at);
        let needed = if one == other || other - one >= Millis(1000) {
            continue;
        } else if one.0 / 100 == other.0 / 100 {
            Precision::Thousandths
        } else {
            Precision::Tenths
        };
        for precision in &mut found[index..=index + 1] {
            *precision = needed.max(*precision);
        }
    }
    // Lines at the same time are written alike.
    for index in (1..lines.len()).rev() {
        if lines[index].at == lines[index - 1].at {
            found[index - 1] = found[index - 1].max(found[index]);
        }
    }
    for index in 1..lines.len() {
        if lines[index].at == lines[index - 1].at {
            found[index] = found[index].max(found[index - 1]);
        }
    }
    found
}
