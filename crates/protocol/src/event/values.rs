//! Values that JSON writes in a way of their own: ids, points, days and results.

use std::fmt;

use event::{Date, GameId, GameResult, ItemId, PenaltyId, PersonId, PlayerId};
use pairing::standings::{Code, Value};
use pairing::{Color, Mark, Points};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::contract::names::Text;
use crate::event::form::forms;

forms! {
    PlayerId => u16: |id| id.0, PlayerId;
    PersonId => u32: |id| id.0, PersonId;
    ItemId => u32: |id| id.0, ItemId;
    PenaltyId => u32: |id| id.0, PenaltyId;
    GameId => String: |id| id.0.clone(), GameId;
    Points => PointsFrame: |points| PointsFrame(*points), |frame| frame.0;
    GameResult => ResultText: |result| ResultText(*result), |text| text.0;
    Date => DateText: |day| DateText(*day), |text| text.0;
    Code => Text<Code>: |code| Text(code.clone()), |text| text.0;
}

/// Gives a type the TypeScript of another.
macro_rules! typed {
    ($($type:ident = $typescript:expr;)+) => {
        $(impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                $typescript
            }

            fn inline(config: &ts_rs::Config) -> String {
                <Self as TS>::name(config)
            }
        })+
    };
}

typed! {
    PointsFrame = "number".to_owned();
    ValueFrame = "number".to_owned();
    DateText = "string".to_owned();
    ResultText = results().map(|(_, text)| format!("{text:?}")).collect::<Vec<_>>().join(" | ");
}

/// Points as a number, exact to a tenth.
///
/// ```
/// use protocol::event::PointsFrame;
/// let points: PointsFrame = serde_json::from_str("2.5")?;
/// assert_eq!(points.0.tenths(), 25);
/// assert_eq!(serde_json::to_string(&points)?, "2.5");
/// assert!(serde_json::from_str::<PointsFrame>("0.25").is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsFrame(pub Points);

impl Serialize for PointsFrame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        decimal(i64::from(self.0.tenths()), 10, serializer)
    }
}

/// A value of a tie-break as a number, exact to a hundredth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueFrame(pub Value);

impl Serialize for ValueFrame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        decimal(self.0.hundredths(), 100, serializer)
    }
}

/// Writes a whole number without decimals, and any other one with those that it has.
fn decimal<S: Serializer>(parts: i64, unit: i64, serializer: S) -> Result<S::Ok, S::Error> {
    if parts % unit == 0 {
        return serializer.serialize_i64(parts / unit);
    }
    #[expect(clippy::cast_precision_loss, reason = "points and tie-breaks are small numbers")]
    serializer.serialize_f64(parts as f64 / unit as f64)
}

impl<'de> Deserialize<'de> for PointsFrame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;

        impl Number {
            fn of<E: Error>(text: &str, found: Unexpected<'_>) -> Result<PointsFrame, E> {
                text.parse().map(PointsFrame).map_err(|_| E::invalid_value(found, &Self))
            }
        }

        impl Visitor<'_> for Number {
            type Value = PointsFrame;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("points such as 1 or 0.5")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<PointsFrame, E> {
                Self::of(&number.to_string(), Unexpected::Unsigned(number))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<PointsFrame, E> {
                Self::of(&number.to_string(), Unexpected::Signed(number))
            }

            // The shortest decimal that gives the number is what was written.
            fn visit_f64<E: Error>(self, number: f64) -> Result<PointsFrame, E> {
                Self::of(&number.to_string(), Unexpected::Float(number))
            }
        }

        deserializer.deserialize_any(Number)
    }
}

/// A day, as `2026-11-17`.
///
/// ```
/// use protocol::event::DateText;
/// let day: DateText = serde_json::from_str("\"2026-11-17\"")?;
/// assert_eq!(day.0.to_string(), "2026/11/17");
/// assert!(serde_json::from_str::<DateText>("\"2026-02-30\"").is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateText(pub Date);

impl std::str::FromStr for DateText {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let error = || format!("found {text:?}, expected a day such as \"2026-11-17\"");
        let mut parts = text.split('-');
        let mut part = |digits: usize| {
            let part =
                parts.next().filter(|part| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit()));
            part.and_then(|part| part.parse::<u16>().ok()).ok_or_else(error)
        };
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        let narrow = |number: u16| u8::try_from(number).map_err(|_| error());
        let date = Date::new(year, narrow(month)?, narrow(day)?);
        date.filter(|_| parts.next().is_none()).map(Self).ok_or_else(error)
    }
}

impl fmt::Display for DateText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.to_string().replace('/', "-"))
    }
}

/// A result, as `1-0`, `1/2-1/2` or `+/-`. A game with less than one move made is not rated: `1-0 unrated`.
///
/// ```
/// use protocol::event::ResultText;
/// assert_eq!("+/-".parse::<ResultText>(), Ok(ResultText(event::GameResult::BLACK_ABSENT)));
/// assert!("2-0".parse::<ResultText>().is_err());
/// assert_eq!(ResultText::of_slip("½"), Some(ResultText(event::GameResult::DRAWN)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultText(pub GameResult);

/// Lists all results and their texts.
fn results() -> impl Iterator<Item = (GameResult, String)> {
    let pairs = Mark::ALL.into_iter().flat_map(|white| Mark::ALL.into_iter().map(move |black| (white, black)));
    pairs
        .filter_map(|(white, black)| GameResult::new(white, black))
        .map(|result| (result, ResultText(result).to_string()))
}

impl ResultText {
    /// Reads a result as people write it on slips: `1`, `0`, `=`, `½`, `1:0`, `0.5-0.5`, `+-` mean what they say.
    pub fn of_slip(text: &str) -> Option<Self> {
        let plain =
            text.trim().replace(['½'], "1/2").replace("0.5", "1/2").replace("0,5", "1/2").replace(['–', ':'], "-");
        let canonical = match plain.as_str() {
            "1" => "1-0",
            "0" => "0-1",
            "=" | "1/2" | "r" | "R" => "1/2-1/2",
            "+-" | "+--" => "+/-",
            "-+" | "--+" => "-/+",
            "--" | "---" => "-/-",
            other => other,
        };
        canonical.parse().ok()
    }
}

impl std::str::FromStr for ResultText {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = results().find(|(_, known)| known == text);
        found.map(|(result, _)| Self(result)).ok_or_else(|| {
            format!("found {text:?}, expected a result such as \"1-0\", \"1/2-1/2\", \"0-1\", \"+/-\" or \"-/+\"")
        })
    }
}

impl fmt::Display for ResultText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_short = matches!(self.0.mark(Color::White), Mark::ShortWin | Mark::ShortDraw | Mark::ShortLoss);
        f.pad(&format!("{}{}", self.0, if is_short { " unrated" } else { "" }))
    }
}

/// Things that JSON writes as their `Display` does and reads as their `FromStr` does.
macro_rules! texts {
    ($($type:ident)+) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        })+
    };
}

texts!(DateText ResultText);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_has_a_text_of_its_own_that_is_read_back() {
        let all: Vec<(GameResult, String)> = results().collect();
        assert_eq!(all.len(), 16);
        for (result, text) in all {
            assert_eq!(text.parse(), Ok(ResultText(result)), "{text}");
            assert_eq!(ResultText::of_slip(&text), Some(ResultText(result)), "{text}");
        }
    }

    #[test]
    fn points_have_one_decimal_and_no_more() {
        for tenths in [-15, -5, 0, 1, 3, 5, 10, 25, 9995] {
            let text = serde_json::to_string(&PointsFrame(Points::from_tenths(tenths))).unwrap();
            assert_eq!(serde_json::from_str::<PointsFrame>(&text).unwrap().0.tenths(), tenths, "{text}");
        }
        for text in ["0.25", "1e9", "\"1\"", "null", "true", "9999999"] {
            assert!(serde_json::from_str::<PointsFrame>(text).is_err(), "{text}");
        }
    }
}
