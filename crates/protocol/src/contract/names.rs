//! The contract's names for values of the laws, read and written.

use board::{Color, Role, Square};
use laws::{
    AbsenceClaim, Accessibility, Actor, Agreement, BlitzPenalty, BoardKind, ClockKind, Completion, Consequence,
    Decision, DrawGround, Edition, Ground, Irregularity, Needs, Obliged, Offence, Pace, Penalty, Phase, Preset,
    Quickplay, QuickplayGround, Reason, Refusal, Score, Scoresheets, SealedVerdict, Supervision, TakeBack, Task,
    Undone, Withdrawn,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A value of the laws that has a name in the contract.
pub trait Named: Sized + Copy + PartialEq + 'static {
    /// All values and their names.
    const NAMES: &'static [(Self, &'static str)];
}

/// A value that JSON writes by its name in the contract.
///
/// ```
/// use board::Color;
/// use protocol::Name;
/// assert_eq!(serde_json::to_string(&Name(Color::White))?, "\"white\"");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<T>(pub T);

impl<T: Named> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = T::NAMES.iter().find(|(thing, _)| *thing == self.0).map_or("", |(_, name)| name);
        serializer.serialize_str(name)
    }
}

impl<'de, T: Named> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = T::NAMES.iter().find(|(_, name)| *name == text);
        found.map(|(thing, _)| Self(*thing)).ok_or_else(|| {
            let names: Vec<String> = T::NAMES.iter().map(|(_, name)| format!("{name:?}")).collect();
            let wanted = match names.split_last() {
                Some((last, [])) => last.clone(),
                Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
                None => String::new(),
            };
            serde::de::Error::custom(format!("found {text:?}, expected {wanted}"))
        })
    }
}

/// In TypeScript a name is one of the names.
impl<T: Named> TS for Name<T> {
    type WithoutGenerics = String;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        T::NAMES.iter().map(|(_, name)| format!("{name:?}")).collect::<Vec<_>>().join(" | ")
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        Self::name(cfg)
    }
}

macro_rules! names {
    ($($type:ty { $($value:path => $name:literal),+ $(,)? })+) => {
        $(impl $crate::contract::names::Named for $type {
            const NAMES: &'static [(Self, &'static str)] = &[$(($value, $name)),+];
        })+
    };
}

pub(crate) use names;

names! {
    Color { Color::White => "white", Color::Black => "black" }
    Role {
        Role::King => "king", Role::Queen => "queen", Role::Rook => "rook", Role::Bishop => "bishop",
        Role::Knight => "knight", Role::Pawn => "pawn"
    }
}

/// Implements `Named` with the names that the laws have themselves.
macro_rules! named_by_the_laws {
    ($($type:ty),+ $(,)?) => {
        $(impl $crate::contract::names::Named for $type {
            const NAMES: &'static [(Self, &'static str)] = &const {
                let mut names = [(<$type>::ALL[0], ""); <$type>::ALL.len()];
                let mut i = 0;
                while i < names.len() {
                    names[i] = (<$type>::ALL[i], <$type>::ALL[i].name());
                    i += 1;
                }
                names
            };
        })+
    };
}

pub(crate) use named_by_the_laws;

named_by_the_laws!(
    AbsenceClaim,
    Accessibility,
    Agreement,
    BlitzPenalty,
    BoardKind,
    ClockKind,
    Completion,
    Consequence,
    Decision,
    DrawGround,
    Edition,
    Ground,
    Irregularity,
    Needs,
    Obliged,
    Offence,
    Penalty,
    Phase,
    Preset,
    Quickplay,
    QuickplayGround,
    Reason,
    Refusal,
    Scoresheets,
    SealedVerdict,
    Supervision,
    TakeBack,
    Task,
    Undone,
    Withdrawn,
);

impl Named for Option<Pace> {
    const NAMES: &'static [(Self, &'static str)] = &[
        (None, "auto"),
        (Some(Pace::Standard), "standard"),
        (Some(Pace::Rapid), "rapid"),
        (Some(Pace::Blitz), "blitz"),
    ];
}

impl Named for Actor {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Player(Color::White), "white"),
        (Self::Player(Color::Black), "black"),
        (Self::Arbiter, "arbiter"),
        (Self::Spectator, "spectator"),
    ];
}

/// A value that JSON writes with `Display` and reads with `FromStr`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<T>(pub T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: std::str::FromStr<Err: std::fmt::Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(serde::de::Error::custom)
    }
}

/// In TypeScript a text is a string.
impl<T> TS for Text<T> {
    type WithoutGenerics = String;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        Self::name(cfg)
    }
}

/// A square by its name.
pub type SquareText = Text<Square>;
/// A result as PGN and the contract write it.
pub type ScoreText = Text<Score>;
