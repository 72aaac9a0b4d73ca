//! What an engine thinks of a position of a finished game.

use board::{Color, Move, Position};
use notation::Style;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::FrameError;

/// Which position somebody asks about.
///
/// ```
/// let query = protocol::EvaluationQuery::read(r#"{"half_moves":12}"#)?;
/// assert_eq!(query.half_moves, 12);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EvaluationQuery {
    /// The number of half-moves that were made before the position; 0 is the position at the start.
    pub half_moves: u32,
}

impl EvaluationQuery {
    /// Reads a question; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }
}

/// What an engine says of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// What the engine calls itself.
    pub engine: String,
    /// In hundredths of a pawn, from the side to move.
    pub centipawns: Option<i32>,
    /// Number of moves to mate; negative if the side to move is mated.
    pub mate: Option<i32>,
    /// How many half-moves deep it looked.
    pub depth: u32,
    /// The line it expects, in UCI's form.
    pub line: Vec<String>,
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LineMove {
    /// The move in UCI's form.
    pub r#move: String,
    /// As it is written.
    pub san: String,
}

/// What an engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EvaluationFrame {
    /// The number of half-moves before the position.
    pub half_moves: u32,
    /// What the engine calls itself.
    pub engine: String,
    /// In hundredths of a pawn; positive if White stands better.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub centipawns: Option<i32>,
    /// Number of moves to mate; negative if Black mates.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub mate: Option<i32>,
    /// How many half-moves deep it looked.
    pub depth: u32,
    /// The line it expects.
    pub line: Vec<LineMove>,
}

/// The most moves of a line that an answer holds.
const LONGEST_LINE: usize = 8;

impl EvaluationFrame {
    /// Tells what an engine thinks of a position, seen from White. A line is told as far as its moves are legal.
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
