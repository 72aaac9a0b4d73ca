//! Values for serde: enums by their names in the contract, results as they are written, commitments in hexadecimal.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Article, Commitment, Score, Task, Tasks};

/// The most names that an error lists.
const MOST_NAMES: usize = 30;

/// Reads a value by its name; the error lists the names, unless there are too many.
pub(crate) fn read_name<'de, D: Deserializer<'de>, T: Copy>(
    deserializer: D,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    all.iter().copied().find(|&value| name(value) == text).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&value| name(value)).take(MOST_NAMES).collect();
        let more = if all.len() > MOST_NAMES { " and so on" } else { "" };
        D::Error::custom(format!("found {text:?}, expected one of {}{more}", names.join(", ")))
    })
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Articles are only written: they are texts of this crate.
impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl Serialize for Tasks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tasks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Task>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wanted = || D::Error::invalid_value(Unexpected::Str(&text), &"64 hexadecimal digits");
        let digits: Vec<u8> =
            text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>().ok_or_else(wanted)?;
        let bytes: Vec<u8> = digits.chunks(2).map(|pair| pair.iter().fold(0, |sum, digit| sum << 4 | digit)).collect();
        let is_whole = digits.len().is_multiple_of(2);
        bytes.try_into().ok().filter(|_| is_whole).map(Self).ok_or_else(wanted)
    }
}
