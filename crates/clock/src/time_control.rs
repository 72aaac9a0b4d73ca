//! Time controls, as organisers announce them.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::Millis;

/// The time control of a game: one period or several.
///
/// Written as in PGN's `TimeControl` tag: periods joined by `:`, each `[moves/]seconds[+increment]`, with `d` in place of
/// `+` for delay mode, or `-` for a game without clocks. A last period with a number of moves is repeated.
///
/// ```
/// use clock::{Bonus, Millis, TimeControl};
/// let control: TimeControl = "40/5400+30:1800+30".parse()?;
/// assert_eq!(control.periods().len(), 2);
/// assert_eq!(control.periods()[0].moves, Some(40));
/// assert_eq!(control.periods()[1].bonus, Bonus::Increment(Millis(30_000)));
/// assert_eq!(control.to_string(), "40/5400+30:1800+30");
/// assert!("40/".parse::<TimeControl>().is_err());
/// # Ok::<(), clock::TimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The periods, shared so that copying a clock does not copy them.
    periods: Arc<[Period]>,
}

/// One period of a time control.
///
/// ```
/// use clock::TimeControl;
/// let control: TimeControl = "300d3".parse()?;
/// assert_eq!(control.periods()[0].main.0, 300_000);
/// # Ok::<(), clock::TimeControlError>(())
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The number of moves to be completed in it; none for the rest of the game.
    pub moves: Option<u32>,
    /// The time for them, without increment or delay.
    pub main: Millis,
    /// The increment or delay of each move.
    pub bonus: Bonus,
}

/// The increment or delay of each move.
///
/// ```
/// use clock::{Bonus, Millis};
/// assert_eq!(Bonus::Delay(Millis(3000)).increment(), Millis::ZERO);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// Time added before each move, kept if not used (cumulative mode).
    Increment(Millis),
    /// Time before the main time begins to run, lost if not used (delay mode).
    Delay(Millis),
}

impl Bonus {
    /// Returns the time added before each move.
    pub const fn increment(self) -> Millis {
        match self {
            Self::Increment(time) => time,
            Self::None | Self::Delay(_) => Millis::ZERO,
        }
    }

    /// Returns the delay: the time that passes in each move before the main time runs.
    pub const fn delay(self) -> Millis {
        match self {
            Self::Delay(time) => time,
            Self::None | Self::Increment(_) => Millis::ZERO,
        }
    }

    /// Returns the increment or delay of each move.
    pub const fn a_move(self) -> Millis {
        match self {
            Self::None => Millis::ZERO,
            Self::Increment(time) | Self::Delay(time) => time,
        }
    }
}

impl TimeControl {
    /// Returns the time control of a game without clocks.
    pub fn untimed() -> Self {
        Self { periods: [].into() }
    }

    /// Returns ninety minutes and thirty seconds per move, the control of most events.
    pub fn standard() -> Self {
        let bonus = Bonus::Increment(Millis::from_seconds(30));
        Self { periods: [Period { moves: None, main: Millis::from_minutes(90), bonus }].into() }
    }

    /// Returns the periods in order; none for a game without clocks.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Finds a period by its number from 1; the last one is repeated.
    pub fn period(&self, number: u32) -> Option<&Period> {
        let index = (number.max(1) as usize - 1).min(self.periods.len().checked_sub(1)?);
        self.periods.get(index)
    }

    /// Tells whether a period is the last: no move starts another one.
    pub fn is_last(&self, number: u32) -> bool {
        number as usize >= self.periods.len() && self.periods.last().is_none_or(|period| period.moves.is_none())
    }
}

/// A text is not a time control.
///
/// ```
/// use clock::TimeControl;
/// let error = "40/5400:x".parse::<TimeControl>().unwrap_err();
/// assert_eq!(error.to_string(), "time control, character 9: found \"x\", expected seconds such as 5400");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("time control, character {}: found {found:?}, expected {wanted}", offset + 1)]
pub struct TimeControlError {
    /// The place in the text, in bytes from its start.
    pub offset: usize,
    /// The text that was found.
    pub found: String,
    /// What was wanted.
    pub wanted: &'static str,
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        if text == "-" {
            return Ok(Self::untimed());
        }
        let mut offset = 0;
        let mut periods: Vec<Period> = Vec::new();
        for part in text.split(':') {
            if periods.last().is_some_and(|before| before.moves.is_none()) {
                let wanted = "a number of moves, such as 40/, in every period but the last";
                return Err(TimeControlError { offset, found: part.to_owned(), wanted });
            }
            periods.push(read_period(part, offset)?);
            offset += part.len() + 1;
        }
        Ok(Self { periods: periods.into() })
    }
}

fn read_period(part: &str, offset: usize) -> Result<Period, TimeControlError> {
    let number = |text: &str, at: usize, wanted: &'static str| -> Result<u64, TimeControlError> {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // Ten digits of seconds are three hundred years, and leave room for every sum.
        let small = is_number && text.len() <= 10;
        let error = || TimeControlError { offset: offset + at, found: text.to_owned(), wanted };
        if small { text.parse().map_err(|_| error()) } else { Err(error()) }
    };
    let (moves, rest, at) = match part.split_once('/') {
        Some((moves, rest)) => (Some(moves), rest, moves.len() + 1),
        None => (None, part, 0),
    };
    let moves = match moves {
        None => None,
        Some(text) => {
            let wanted = "a number of moves from 1 to 1000";
            let count = number(text, 0, wanted)?;
            let error = || TimeControlError { offset, found: text.to_owned(), wanted };
            Some(u32::try_from(count).ok().filter(|count| (1..=1000).contains(count)).ok_or_else(error)?)
        }
    };
    let split = rest.find(['+', 'd']).unwrap_or(rest.len());
    let main = Millis::from_seconds(number(&rest[..split], at, "seconds such as 5400")?);
    let bonus = match rest[split..].chars().next() {
        None => Bonus::None,
        Some(sign) => {
            let text = &rest[split + sign.len_utf8()..];
            let time = Millis::from_seconds(number(text, at + split + 1, "seconds for each move such as 30")?);
            if sign == '+' { Bonus::Increment(time) } else { Bonus::Delay(time) }
        }
    };
    if main == Millis::ZERO && bonus.a_move() == Millis::ZERO {
        return Err(TimeControlError { offset: offset + at, found: rest.to_owned(), wanted: "some time to play with" });
    }
    Ok(Period { moves, main, bonus })
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.periods.is_empty() {
            return f.write_str("-");
        }
        for (i, period) in self.periods.iter().enumerate() {
            if i > 0 {
                f.write_str(":")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write!(f, "{}", period.main.0 / 1000)?;
            match period.bonus {
                Bonus::None => {}
                Bonus::Increment(time) => write!(f, "+{}", time.0 / 1000)?,
                Bonus::Delay(time) => write!(f, "d{}", time.0 / 1000)?,
            }
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for TimeControl {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for TimeControl {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for text in ["-", "5400", "5400+30", "40/5400+30:1800+30", "300d3", "40/7200:20/3600:900", "0+5"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_its_place() {
        let at = |text: &str| text.parse::<TimeControl>().unwrap_err().offset;
        assert_eq!(at(""), 0);
        assert_eq!(at("-5"), 0);
        assert_eq!(at("5400+"), 5);
        assert_eq!(at("5400+30s"), 5);
        assert_eq!(at("0/300"), 0);
        assert_eq!(at("40/5400:"), 8);
        assert_eq!(at("0"), 0);
        assert_eq!(at("5400:300"), 5);
        assert_eq!(at("99999999999"), 0);
        assert_eq!(at("5400+½"), 5);
        assert_eq!(at("5400++5"), 5);
        assert_eq!(at("+5"), 0);
    }

    #[test]
    fn the_last_period_is_found_again_and_again() {
        let control: TimeControl = "40/7200:20/3600".parse().unwrap();
        assert_eq!(control.period(7).unwrap().moves, Some(20));
        assert!(!control.is_last(7));
        let control: TimeControl = "40/7200:3600".parse().unwrap();
        assert!(!control.is_last(1));
        assert!(control.is_last(2));
        assert_eq!(TimeControl::untimed().period(1), None);
    }

    #[test]
    fn limits_are_inclusive() {
        let read = |text: &str| text.parse::<TimeControl>().ok().map(|control| control.periods()[0]);
        assert_eq!(read("1000/60").unwrap().moves, Some(1000));
        assert_eq!(read("1/60").unwrap().moves, Some(1));
        assert_eq!(read("1001/60"), None);
        assert_eq!(read("9999999999").unwrap().main, Millis(9_999_999_999_000));
        assert_eq!(read("0d1").unwrap().bonus, Bonus::Delay(Millis(1000)));
        assert_eq!(read("0+0"), None);
        assert_eq!(read("1+0").unwrap().bonus, Bonus::Increment(Millis::ZERO));
    }

    #[test]
    fn a_bonus_is_added_or_waited_for() {
        let (increment, delay) = (Bonus::Increment(Millis(5)), Bonus::Delay(Millis(7)));
        assert_eq!((increment.increment(), increment.delay(), increment.a_move()), (Millis(5), Millis(0), Millis(5)));
        assert_eq!((delay.increment(), delay.delay(), delay.a_move()), (Millis(0), Millis(7), Millis(7)));
        assert_eq!(Bonus::None.a_move(), Millis::ZERO);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let error = |text: &str| text.parse::<TimeControl>().unwrap_err();
        assert_eq!((error("40/5400:40/x").offset, error("40/5400:40/x").found.as_str()), (11, "x"));
        assert_eq!((error("40/5400:0/60").offset, error("40/5400:0/60").found.as_str()), (8, "0"));
        assert_eq!((error("40/60+x").offset, error("40/60+x").found.as_str()), (6, "x"));
        assert_eq!((error("40/60:2/0").offset, error("40/60:2/0").found.as_str()), (8, "0"));
    }

    #[test]
    fn standard_play_has_ninety_minutes_and_thirty_seconds_a_move() {
        assert_eq!(TimeControl::standard().to_string(), "5400+30");
        assert_eq!(TimeControl::standard().period(0), TimeControl::standard().period(1));
        assert!(TimeControl::untimed().periods().is_empty());
        assert!(TimeControl::untimed().is_last(1));
    }
}
