//! Errors in a game of a PGN file.

use std::fmt;

use board::{Color, PositionError};

use crate::MoveError;

/// Why and where a game cannot be read further.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {problem}")]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, in characters counted from 1.
    pub column: usize,
    /// The place in the text that was read, in bytes from its start.
    pub offset: usize,
    /// Whether the moves of the game itself could not be read to their end. An error in a variation or in a tag leaves the rest
    /// of the game readable.
    pub ends_game: bool,
    /// What is wrong.
    pub problem: PgnProblem,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnProblem {
    /// A move that cannot be read or played.
    Move {
        /// The number of the move.
        number: u32,
        /// The player who should move.
        color: Color,
        /// Whether it is in a variation.
        in_variation: bool,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A start position from which play cannot begin.
    Start(PositionError),
    /// The game is not chess.
    Variant(String),
    /// A tag pair that does not end on its line.
    Tag,
    /// A comment that does not end.
    OpenComment,
    /// A variation that does not end.
    OpenVariation,
    /// The end of a variation that did not start.
    StrayBracket,
    /// A numeric annotation glyph that is not a number from 0 to 255.
    Nag,
    /// Variations nested too deep.
    TooDeep,
}

impl PgnProblem {
    /// Returns a stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Move { error, .. } => error.problem.code(),
            Self::Start(_) => "start_position",
            Self::Variant(_) => "variant",
            Self::Tag => "tag",
            Self::OpenComment => "open_comment",
            Self::OpenVariation => "open_variation",
            Self::StrayBracket => "stray_bracket",
            Self::Nag => "nag",
            Self::TooDeep => "too_deep",
        }
    }
}

impl fmt::Display for PgnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { number, color, in_variation, error } => {
                let dots = if color.is_white() { "." } else { "..." };
                let place = if *in_variation { ", in a variation" } else { "" };
                write!(f, "move {number}{dots}{place} {error}")
            }
            Self::Start(error) => write!(f, "the start position: {error}"),
            Self::Variant(name) => {
                write!(f, "variant {name:?} is another game, only standard chess and Chess960 are read")
            }
            Self::Tag => f.write_str("a tag pair that does not end, expected a form such as [White \"Name\"]"),
            Self::OpenComment => f.write_str("a comment that does not end, expected \"}\""),
            Self::OpenVariation => f.write_str("a variation that does not end, expected \")\""),
            Self::StrayBracket => f.write_str("\")\" where no variation has started"),
            Self::Nag => f.write_str("\"$\" without a number from 0 to 255"),
            Self::TooDeep => f.write_str("variations nested deeper than 250"),
        }
    }
}
