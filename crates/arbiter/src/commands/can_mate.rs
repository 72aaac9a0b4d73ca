//! Who can still mate, as programs and people are told.

use board::{Color, Position};
use serde::Serialize;
use winnable::{Budget, Winnable, helpmate, verdict};

/// For each side that was asked about: `yes`, `no` or `unknown`.
#[derive(Serialize)]
pub(super) struct CanMate {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<&'static str>,
}

impl CanMate {
    /// Asks about some sides of a position.
    pub(super) fn of(position: &Position, asked: impl Fn(Color) -> bool) -> Self {
        let ask = |side| asked(side).then(|| word(verdict(position, side, Budget::DEFAULT)));
        Self { white: ask(Color::White), black: ask(Color::Black) }
    }

    /// The answer where there is no position to ask about.
    pub(super) fn unknown() -> Self {
        Self { white: Some("unknown"), black: Some("unknown") }
    }

    /// Says whether neither side can mate, if that follows from what was asked.
    pub(super) fn dead(&self) -> Option<bool> {
        match (self.white, self.black) {
            (Some("yes"), _) | (_, Some("yes")) => Some(false),
            (Some("no"), Some("no")) => Some(true),
            _ => None,
        }
    }

    /// Says what an arbiter would want to hear; nothing if both sides can mate.
    pub(super) fn sentence(&self) -> Option<String> {
        if self.dead() == Some(true) {
            return Some("Dead: neither side can ever give mate (Article 5.2.2).".to_owned());
        }
        let parts: Vec<String> = [("White", self.white), ("Black", self.black)]
            .into_iter()
            .filter_map(|(name, word)| match word? {
                "no" => Some(format!("{name} can no longer give mate (Article 6.9).")),
                "unknown" => Some(format!("Whether {name} can still give mate is not known.")),
                _ => None,
            })
            .collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }
}

fn word(verdict: Winnable) -> &'static str {
    match verdict {
        Winnable::Yes(_) => "yes",
        Winnable::No(_) => "no",
        Winnable::Unknown => "unknown",
    }
}

/// A helpmate for each side, in UCI's form.
#[derive(Serialize)]
pub(super) struct Lines {
    white: Option<Vec<String>>,
    black: Option<Vec<String>>,
}

impl Lines {
    pub(super) fn of(position: &Position) -> Self {
        let line = |side| {
            let mut position = *position;
            let mut moves = Vec::new();
            for mv in helpmate(&position, side, Budget::DEFAULT)? {
                moves.push(position.uci(mv).to_string());
                position = position.legal(mv).ok()?.play();
            }
            Some(moves)
        };
        Self { white: line(Color::White), black: line(Color::Black) }
    }

    /// Gives the line of each side that has one, for people.
    pub(super) fn sentences(&self) -> Vec<String> {
        [("White", &self.white), ("Black", &self.black)]
            .into_iter()
            .filter_map(|(name, line)| Some((name, line.as_ref().filter(|line| !line.is_empty())?)))
            .map(|(name, line)| format!("{name} mates by help: {}", line.join(" ")))
            .collect()
    }
}
