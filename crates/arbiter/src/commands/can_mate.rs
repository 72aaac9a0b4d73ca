//! Sentences about which sides can still mate.

use board::{Color, Position};
use notation::Style;
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

/// A helpmate for each side: in UCI notation for programs, in algebraic notation for people.
#[derive(Serialize)]
pub(super) struct Lines {
    white: Option<Vec<String>>,
    black: Option<Vec<String>>,
    #[serde(skip)]
    written: Vec<String>,
}

impl Lines {
    /// Writes the lines that were found together with the answers.
    pub(super) fn of(position: &Position, can_mate: &CanMate) -> Self {
        let mut written = Vec::new();
        let mut line = |side: Color, name: &str| {
            let mut position = *position;
            let (mut moves, mut words) = (Vec::new(), Vec::new());
            for &mv in can_mate.line(side)? {
                let legal = position.legal(mv).ok()?;
                moves.push(legal.uci().to_string());
                words.push(match position.turn() {
                    Color::White => format!("{}. {}", position.move_number(), Style::PGN.write(legal)),
                    Color::Black if words.is_empty() => {
                        format!("{}... {}", position.move_number(), Style::PGN.write(legal))
                    }
                    Color::Black => Style::PGN.write(legal),
                });
                position = legal.play();
            }
            if !words.is_empty() {
                written.push(format!("{name} mates by help: {}", words.join(" ")));
            }
            Some(moves)
        };
        let (white, black) = (line(Color::White, "White"), line(Color::Black, "Black"));
        Self { white, black, written }
    }

    /// Returns a sentence for each side that has a line.
    pub(super) fn sentences(&self) -> &[String] {
        &self.written
    }
}
