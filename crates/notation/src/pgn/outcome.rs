//! The outcome of a game, as its last token gives it.

use std::fmt;

/// The token that ends the moves of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `0-0`, by forfeit of both (2018 11.6).
    BothLose,
    /// `*`: not over, or not known.
    #[default]
    Open,
}

impl Outcome {
    /// Reads a token that ends a game.
    pub fn read(text: &str) -> Option<Self> {
        Some(match text {
            "1-0" | "1–0" | "1:0" => Self::WhiteWins,
            "0-1" | "0–1" | "0:1" => Self::BlackWins,
            "1/2-1/2" | "½-½" | "½–½" | "1/2–1/2" | "1/2" | "½" | "½:½" => Self::Draw,
            "*" => Self::Open,
            "0-0" => Self::BothLose,
            _ => return None,
        })
    }

    /// Returns the token.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Open => "*",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Outcome {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let unexpected = serde::de::Unexpected::Str(&text);
        let wanted = "a result such as 1-0 or *";
        Self::read(&text).ok_or_else(|| serde::de::Error::invalid_value(unexpected, &wanted))
    }
}
