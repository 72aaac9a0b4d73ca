//! Values with a JSON form of their own: times, points and the object of an appeal.

use clock::Millis;
use laws::{Against, Announcement};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A value whose members are flattened into another; TypeScript refers to its type by name instead of repeating it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ByName<T>(pub(crate) T);

impl<T: TS> TS for ByName<T> {
    type WithoutGenerics = T;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        T::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        T::name(config)
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        T::name(config)
    }
}

/// A time in whole milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ms(#[ts(type = "number")] pub u64);

impl From<Ms> for Millis {
    fn from(time: Ms) -> Self {
        Self(time.0)
    }
}

impl From<Millis> for Ms {
    fn from(time: Millis) -> Self {
        Self(time.0)
    }
}

/// The points of one player, as a number on the event's scale; kept in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsNumber(pub i64);

impl PointsNumber {
    /// Rounds a number to thousandths.
    #[expect(clippy::cast_possible_truncation, reason = "a number beyond the range becomes its end")]
    pub(crate) fn of(points: f64) -> Self {
        Self((points * 1_000.0).round() as i64)
    }
}

impl Serialize for PointsNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[expect(clippy::cast_precision_loss, reason = "points are small numbers")]
        serializer.serialize_f64(self.0 as f64 / 1_000.0)
    }
}

impl<'de> Deserialize<'de> for PointsNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        f64::deserialize(deserializer).map(Self::of)
    }
}

/// In TypeScript points are a number.
impl TS for PointsNumber {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Self as TS>::name(cfg)
    }
}

/// The object of an appeal: the name of a ruling, or the index of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgainstText(pub Against);

impl Serialize for AgainstText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Against::Act(index) => serializer.serialize_u32(index),
            Against::Ruling(name) => serializer.serialize_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for AgainstText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl serde::de::Visitor<'_> for Visitor {
            type Value = AgainstText;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the name of a ruling or the index of an act")
            }

            fn visit_u64<E: serde::de::Error>(self, index: u64) -> Result<AgainstText, E> {
                let wanted = |_| E::invalid_value(serde::de::Unexpected::Unsigned(index), &self);
                u32::try_from(index).map(|index| AgainstText(Against::Act(index))).map_err(wanted)
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<AgainstText, E> {
                let known = Announcement::NAMES.iter().find(|name| **name == text);
                let wanted = || E::invalid_value(serde::de::Unexpected::Str(text), &self);
                known.map(|name| AgainstText(Against::Ruling(name))).ok_or_else(wanted)
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}

/// In TypeScript it is a string or a number.
impl TS for AgainstText {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string | number".to_owned()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Self as TS>::name(cfg)
    }
}
