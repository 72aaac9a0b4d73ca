//! Sentences about which sides can still mate.

use board::{Color, Position};
use questions::CanMate;
use serde::Serialize;

/// Names the sides that can no longer mate, or for which it is not known; `None` if every side that was asked about can.
pub(super) fn sentence(can_mate: &CanMate) -> Option<String> {
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

/// Names the sides that were asked about and can still mate.
pub(super) fn still(can_mate: &CanMate) -> &'static str {
    match Color::ALL.map(|side| can_mate.side(side).is_some()) {
        [true, false] => "White can still give mate",
        [false, true] => "Black can still give mate",
        _ => "both sides can still give mate",
    }
}

/// A helpmate for each side, in UCI notation.
#[derive(Serialize)]
pub(super) struct Lines {
    white: Option<Vec<String>>,
    black: Option<Vec<String>>,
}

impl Lines {
    /// Writes the lines that were found together with the answers.
    pub(super) fn of(position: &Position, can_mate: &CanMate) -> Self {
        let line = |side| {
            let mut position = *position;
            let mut moves = Vec::new();
            for &mv in can_mate.line(side)? {
                moves.push(position.uci(mv).to_string());
                position = position.legal(mv).ok()?.play();
            }
            Some(moves)
        };
        Self { white: line(Color::White), black: line(Color::Black) }
    }

    /// Returns a sentence for each side that has a line.
    pub(super) fn sentences(&self) -> Vec<String> {
        [("White", &self.white), ("Black", &self.black)]
            .into_iter()
            .filter_map(|(name, line)| Some((name, line.as_ref().filter(|line| !line.is_empty())?)))
            .map(|(name, line)| format!("{name} mates by help: {}", line.join(" ")))
            .collect()
    }
}
