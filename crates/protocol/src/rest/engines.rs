//! Engines as opponents: their strength and their options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::FrameError;
use crate::wire::seat::Seat;

/// The greatest strength that can be asked for.
pub(crate) const STRONGEST: u8 = 20;
/// The options that players may set, with the greatest value: an engine must not take the server's memory and processors.
const SETTABLE: [(&str, i64); 5] =
    [("Hash", 64), ("Threads", 1), ("Skill Level", i64::MAX), ("UCI_LimitStrength", 1), ("UCI_Elo", i64::MAX)];

/// The engine that a player wants to play against, and its settings.
///
/// ```
/// use protocol::{EngineFrame, EngineOption, OpponentFrame};
/// let option = EngineOption::read("name Skill Level type spin default 20 min 0 max 20").unwrap();
/// let facts = EngineFrame { name: "e".into(), title: "E 1".into(), chess960: true, options: vec![option] };
/// let wanted = OpponentFrame { engine: "e".into(), strength: Some(1), ..OpponentFrame::default() };
/// wanted.check(&facts)?;
/// assert_eq!(wanted.settings(&facts, false), ["setoption name Skill Level value 0"]);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct OpponentFrame {
    /// The engine, by its name on the server.
    pub engine: String,
    /// The strength, from 1 to 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strength: Option<u8>,
    /// The strength as an Elo rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub elo: Option<u32>,
    /// Further options, of those that the server lists.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, OptionValue>>")]
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, OptionValue>,
}

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(#[ts(type = "number")] i64),
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

/// An engine on the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EngineFrame {
    /// Its name on the server.
    pub name: String,
    /// The name that the engine gives itself.
    pub title: String,
    /// Whether it plays Chess960.
    pub chess960: bool,
    /// The options that players may set.
    pub options: Vec<EngineOption>,
}

/// An option that players may set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EngineOption {
    /// Its name.
    pub name: String,
    /// The least value; absent for an on/off option.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub min: Option<i64>,
    /// The greatest value; absent for an on/off option.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub max: Option<i64>,
}

impl EngineOption {
    /// Reads an engine's description of an option; none if players may not set it.
    pub fn read(text: &str) -> Option<Self> {
        let (name, rest) = text.strip_prefix("name ")?.split_once(" type ")?;
        let (_, limit) = SETTABLE.into_iter().find(|(known, _)| *known == name)?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        let number =
            |word: &str| words.iter().position(|known| *known == word).and_then(|at| words.get(at + 1)?.parse().ok());
        let option = match *words.first()? {
            "check" => Self { name: name.to_owned(), min: None, max: None },
            "spin" => {
                let (min, max): (i64, i64) = (number("min")?, number("max")?);
                Self { name: name.to_owned(), min: Some(min), max: Some(max.min(limit)) }
            }
            _ => return None,
        };
        Some(option)
    }

    fn allows(&self, value: OptionValue) -> bool {
        match (self.min, self.max, value) {
            (Some(min), Some(max), OptionValue::Number(number)) => (min..=max).contains(&number),
            (None, None, OptionValue::Flag(_)) => true,
            _ => false,
        }
    }

    fn wanted(&self) -> String {
        match (self.min, self.max) {
            (Some(min), Some(max)) => format!("a number from {min} to {max}"),
            _ => "true or false".to_owned(),
        }
    }
}

impl EngineFrame {
    fn option(&self, name: &str) -> Option<&EngineOption> {
        self.options.iter().find(|option| option.name == name)
    }

    fn range(&self, name: &str) -> Option<(i64, i64)> {
        let option = self.option(name)?;
        option.min.zip(option.max)
    }
}

impl OpponentFrame {
    /// Checks that an engine supports these settings.
    pub fn check(&self, facts: &EngineFrame) -> Result<(), FrameError> {
        if let Some(strength) = self.strength.filter(|strength| !(1..=STRONGEST).contains(strength)) {
            return Err(FrameError::new("opponent.strength", strength, "a number from 1 to 20"));
        }
        if self.strength.is_some() && self.elo.is_some() {
            return Err(FrameError::saying("opponent.elo", "a strength is given already"));
        }
        if let Some(elo) = self.elo {
            let Some((min, max)) = facts.range("UCI_Elo").filter(|_| facts.option("UCI_LimitStrength").is_some())
            else {
                return Err(FrameError::saying(
                    "opponent.elo",
                    "this program cannot play at a rating; give a strength",
                ));
            };
            if !(min..=max).contains(&i64::from(elo)) {
                return Err(FrameError::new("opponent.elo", elo, &format!("a number from {min} to {max}")));
            }
        }
        for (name, value) in &self.options {
            let field = format!("opponent.options.{name}");
            let names: Vec<&str> = facts.options.iter().map(|option| option.name.as_str()).collect();
            let option = facts.option(name);
            let option = option.ok_or_else(|| FrameError::saying(&field, format!("expected one of {names:?}")))?;
            if !option.allows(*value) {
                return Err(FrameError::new(&field, value, &option.wanted()));
            }
        }
        Ok(())
    }

    /// Returns the UCI commands that set an engine up.
    pub fn settings(&self, facts: &EngineFrame, is_chess960: bool) -> Vec<String> {
        let mut settings: BTreeMap<&str, OptionValue> = BTreeMap::new();
        if is_chess960 {
            settings.insert("UCI_Chess960", OptionValue::Flag(true));
        }
        if facts.option("Hash").is_some() {
            settings.insert("Hash", OptionValue::Number(16));
        }
        if let Some(strength) = self.strength {
            // Scaled from the engine's least to its greatest value.
            let share = |(min, max): (i64, i64)| min + (max - min) * i64::from(strength - 1) / i64::from(STRONGEST - 1);
            if let Some(range) = facts.range("Skill Level") {
                settings.insert("Skill Level", OptionValue::Number(share(range)));
            } else if let Some(range) = facts.range("UCI_Elo").filter(|_| strength < STRONGEST) {
                settings.insert("UCI_LimitStrength", OptionValue::Flag(true));
                settings.insert("UCI_Elo", OptionValue::Number(share(range)));
            }
        }
        if let Some(elo) = self.elo {
            settings.insert("UCI_LimitStrength", OptionValue::Flag(true));
            settings.insert("UCI_Elo", OptionValue::Number(i64::from(elo)));
        }
        settings.extend(self.options.iter().map(|(name, value)| (name.as_str(), *value)));
        settings.into_iter().map(|(name, value)| format!("setoption name {name} value {value}")).collect()
    }
}

/// When an engine accepts, offers and claims draws and resigns. Scores are in hundredths of a pawn, from the engine's side.
///
/// ```
/// assert!(protocol::EngineRules::HELD.resigns_at < 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineRules {
    /// The score at or below which it resigns ...
    pub resigns_at: i32,
    /// ... after this many of its moves in a row.
    pub resigns_after: u32,
    /// The score at or below which it accepts a draw at any time.
    pub accepts_at: i32,
    /// The score within which it considers a game even: it then offers and accepts draws, and claims one it may claim if
    /// it is not better.
    pub offers_within: i32,
    /// The number of its moves in a row at an even score after which it offers a draw ...
    pub offers_after: u32,
    /// ... from this move on. From then on it also accepts a draw in an even game.
    pub offers_from: u32,
    /// The number of moves after which it offers again.
    pub offers_every: u32,
}

impl EngineRules {
    /// The rules of all engines.
    pub const HELD: Self = Self {
        resigns_at: -900,
        resigns_after: 4,
        accepts_at: -100,
        offers_within: 30,
        offers_after: 8,
        offers_from: 40,
        offers_every: 20,
    };
}

/// An engine that plays in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableEngine {
    /// Its seat.
    pub seat: Seat,
    /// The name that the engine gives itself.
    pub title: String,
    /// Its requested settings.
    pub opponent: OpponentFrame,
}

/// The engines of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EngineList {
    /// The engines.
    pub engines: Vec<EngineFrame>,
}

/// Declares the types of engines as opponents.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        OptionValue::decl(config),
        OpponentFrame::decl(config),
        EngineOption::decl(config),
        EngineFrame::decl(config),
        TableEngine::decl(config),
        EngineList::decl(config),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stockfish() -> EngineFrame {
        let lines = [
            "name Threads type spin default 1 min 1 max 1024",
            "name Hash type spin default 16 min 1 max 33554432",
            "name Clear Hash type button",
            "name MultiPV type spin default 1 min 1 max 256",
            "name Skill Level type spin default 20 min 0 max 20",
            "name SyzygyPath type string default <empty>",
            "name UCI_LimitStrength type check default false",
            "name UCI_Elo type spin default 1320 min 1320 max 3190",
        ];
        let options = lines.into_iter().filter_map(EngineOption::read).collect();
        EngineFrame { name: "stockfish".into(), title: "Stockfish".into(), chess960: true, options }
    }

    #[test]
    fn players_set_only_what_cannot_hurt_the_hall() {
        let facts = stockfish();
        let names: Vec<&str> = facts.options.iter().map(|option| option.name.as_str()).collect();
        assert_eq!(names, ["Threads", "Hash", "Skill Level", "UCI_LimitStrength", "UCI_Elo"]);
        let wanted = |name: &str, value| OpponentFrame {
            options: [(name.to_owned(), value)].into(),
            ..OpponentFrame::default()
        };
        for (name, value) in [
            ("Hash", OptionValue::Number(65)),
            ("Threads", OptionValue::Number(2)),
            ("MultiPV", OptionValue::Number(1)),
            ("Hash", OptionValue::Flag(true)),
            ("Hash\nquit", OptionValue::Number(1)),
        ] {
            let error = wanted(name, value).check(&facts).unwrap_err();
            assert_eq!(error.field, format!("opponent.options.{name}"));
        }
        assert_eq!(wanted("Hash", OptionValue::Number(64)).check(&facts), Ok(()));
    }

    #[test]
    fn strength_goes_from_the_least_to_the_greatest() {
        let facts = stockfish();
        let skill = |strength| {
            let wanted = OpponentFrame { strength: Some(strength), ..OpponentFrame::default() };
            wanted.settings(&facts, false).into_iter().find(|line| line.contains("Skill")).unwrap()
        };
        assert_eq!(skill(1), "setoption name Skill Level value 0");
        assert_eq!(skill(20), "setoption name Skill Level value 20");
        let wanted = OpponentFrame { elo: Some(1500), ..OpponentFrame::default() };
        assert!(wanted.settings(&facts, true).contains(&"setoption name UCI_Elo value 1500".to_owned()));
        let weak = OpponentFrame { elo: Some(100), ..OpponentFrame::default() };
        assert_eq!(weak.check(&facts).unwrap_err().field, "opponent.elo");
        let strong = OpponentFrame { strength: Some(21), ..OpponentFrame::default() };
        assert_eq!(strong.check(&facts).unwrap_err().field, "opponent.strength");
    }
}
