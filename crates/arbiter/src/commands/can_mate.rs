//! Who can still mate, as people are told.

use board::{Color, Position};
use questions::CanMate;
use serde::Serialize;
use winnable::{Budget, helpmate};

/// Says what an arbiter would want to hear; nothing if both sides can mate.
pub(super) fn sentence(can_mate: CanMate) -> Option<String> {
    if can_mate.dead() == Some(true) {
        return Some("Dead: neither side can ever give mate (Article 5.2.2).".to_owned());
    }
    let parts: Vec<String> = [("White", Color::White), ("Black", Color::Black)]
        .into_iter()
        .filter_map(|(name, side)| match can_mate.side(side)?.known() {
            Some(false) => Some(format!("{name} can no longer give mate (Article 6.9).")),
            None => Some(format!("Whether {name} can still give mate is not known.")),
            Some(true) => None,
        })
        .collect();
    (!parts.is_empty()).then(|| parts.join(" "))
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
