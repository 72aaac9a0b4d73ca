//! Values as text for serde: squares and moves as engines write them, positions as FEN.

use std::fmt::Display;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{File, Move, Position, Rank, Setup, Square};

/// Writes a type as its text, and reads it with a function.
macro_rules! as_text {
    ($type:ty, $wanted:literal, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                let read: fn(&str) -> Result<$type, Option<String>> = $read;
                read(&text).map_err(|why| match why {
                    Some(why) => D::Error::custom(why),
                    None => D::Error::invalid_value(Unexpected::Str(&text), &$wanted),
                })
            }
        }
    };
}

/// Returns what a parser says, unlike the `None` of a reader that says nothing.
#[expect(clippy::unnecessary_wraps, reason = "readers without an error of their own answer `None`")]
fn why(error: impl Display) -> Option<String> {
    Some(error.to_string())
}

/// Returns the only character of a text.
fn only(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

as_text!(Square, "a square", |text| text.parse().map_err(why));
as_text!(Move, "a move", |text| text.parse().map_err(why));
as_text!(Setup, "a FEN", |text| text.parse().map_err(why));
as_text!(Position, "a FEN", |text| text.parse().map_err(why));
as_text!(File, "a letter from a to h", |text| only(text).and_then(File::from_letter).ok_or(None));
as_text!(Rank, "a digit from 1 to 8", |text| only(text).and_then(Rank::from_digit).ok_or(None));
