//! Engine evaluations of positions from finished games.

use board::{Color, Move, Position};
use notation::Style;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::FrameError;

/// A request to evaluate a position.
///
/// ```
/// let query = protocol::EvaluationQuery::read(r#"{"half_moves":12}"#)?;
/// assert_eq!(query.half_moves, 12);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EvaluationQuery {
    /// The number of half-moves before the position; 0 is the start of the game.
    pub half_moves: u32,
}

impl EvaluationQuery {
    /// Reads a request; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }
}

/// An engine's evaluation of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// The name that the engine gives itself.
    pub engine: String,
    /// The score in hundredths of a pawn, from the side to move.
    pub centipawns: Option<i32>,
    /// The number of moves to mate; negative if the side to move is mated.
    pub mate: Option<i32>,
    /// The search depth in half-moves.
    pub depth: u32,
    /// The expected line, as UCI.
    pub line: Vec<String>,
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LineMove {
    /// The move as UCI.
    pub r#move: String,
    /// The move as SAN.
    pub san: String,
}

/// An engine's evaluation of a position, from White's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EvaluationFrame {
    /// The number of half-moves before the position.
    pub half_moves: u32,
    /// The name that the engine gives itself.
    pub engine: String,
    /// The score in hundredths of a pawn; positive if White stands better.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub centipawns: Option<i32>,
    /// The number of moves to mate; negative if Black mates.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub mate: Option<i32>,
    /// The search depth in half-moves.
    pub depth: u32,
    /// The expected line.
    pub line: Vec<LineMove>,
}

/// The most moves of the line in an answer.
const LONGEST_LINE: usize = 8;

impl EvaluationFrame {
    /// Converts an engine's evaluation to White's side. The line ends before its first illegal move.
    pub fn of(half_moves: u32, position: &Position, thought: Thought) -> Self {
        let sign = if position.turn() == Color::White { 1 } else { -1 };
        let mut line = Vec::new();
        let mut reached = *position;
        for text in thought.line.iter().take(LONGEST_LINE) {
            let Some(mv) = text.parse::<Move>().ok() else { break };
            let Ok(legal) = reached.legal(mv) else { break };
            line.push(LineMove { r#move: text.clone(), san: Style::PGN.write(legal) });
            reached = legal.play();
        }
        Self {
            half_moves,
            engine: thought.engine,
            centipawns: thought.centipawns.map(|score| sign * score),
            mate: thought.mate.map(|moves| sign * moves),
            depth: thought.depth,
            line,
        }
    }
}

/// Declares the types of evaluations.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![EvaluationQuery::decl(config), LineMove::decl(config), EvaluationFrame::decl(config)]
}
