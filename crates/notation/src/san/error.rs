//! Errors in the text of a move.

use std::fmt;

use board::{Color, IllegalMove, Role, Square};

use crate::Language;

/// A text that is not a legal move: the place, the text found and what is wrong with it.
///
/// ```
/// use board::Position;
/// use notation::{Language, MoveText};
/// let error = MoveText::read("Nf4", Language::ENGLISH)?.find(&Position::initial()).unwrap_err();
/// assert_eq!(error.to_string(), "\"Nf4\": no white knight can go to f4");
/// # Ok::<(), notation::MoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?}: {problem}")]
pub struct MoveError {
    /// The place in the text, in bytes from its start.
    pub offset: usize,
    /// The place in the text, in characters counted from 1.
    pub column: usize,
    /// The text that was found.
    pub found: String,
    /// What is wrong with it.
    pub problem: MoveProblem,
}

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveProblem {
    /// The text is not a move at all.
    NotAMove {
        /// What was expected.
        wanted: Wanted,
    },
    /// No piece of the kind can go there.
    NoPiece {
        /// The player whose turn it is.
        color: Color,
        /// The kind of piece.
        role: Role,
        /// The square; none for a capture such as `ed` that names only files.
        to: Option<Square>,
    },
    /// More than one piece can go there.
    Ambiguous {
        /// The moves it could have been, each in the shortest clear form.
        candidates: Vec<String>,
    },
    /// A pawn can only capture there, and the text does not name the file it comes from (2018 C.9).
    CaptureWithoutFile {
        /// The captures it could have been.
        candidates: Vec<String>,
    },
    /// The text moves the king as castling does, but is not written as castling (2018 C.13).
    CastlingAsKingMove {
        /// Castling as it is written.
        written: &'static str,
    },
    /// The move breaks a rule.
    Illegal(IllegalMove),
    /// A null move, which passes the turn: annotators use it, but the Laws do not have it.
    NullMove,
}

/// What was expected instead of a text that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A move, written with the letters of a language.
    Move(&'static Language),
    /// A part of a move.
    Part(&'static str),
}

/// Writes examples in the language of the text.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(language) => {
                let (knight, queen) = (language.letters.knight, language.letters.queen);
                write!(f, "a move such as \"e4\", \"{knight}f3\", \"exd5\", \"e8={queen}\" or \"O-O\"")
            }
            Self::Part(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for MoveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove { wanted } => write!(f, "not a move, expected {wanted}"),
            Self::NoPiece { color, role, to: Some(to) } => write!(f, "no {color} {role} can go to {to}"),
            Self::NoPiece { color, role, to: None } => write!(f, "no {color} {role} can take that way"),
            Self::Ambiguous { candidates } => write!(f, "ambiguous, could be {}", alternatives(candidates)),
            Self::CaptureWithoutFile { candidates } => {
                write!(f, "a pawn that takes is named by its file, expected {}", alternatives(candidates))
            }
            Self::CastlingAsKingMove { written } => {
                write!(f, "a king goes two squares only to castle, expected {written}")
            }
            Self::Illegal(illegal) => write!(f, "not legal: {}", illegal.reason()),
            Self::NullMove => f.write_str("a null move, but a player cannot pass"),
        }
    }
}

/// Lists what a text could have been: `a, b or c`.
fn alternatives(candidates: &[String]) -> String {
    match candidates {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

impl MoveProblem {
    /// Returns a stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAMove { .. } => "not_a_move",
            Self::NoPiece { .. } => "no_piece",
            Self::Ambiguous { .. } => "ambiguous",
            Self::CaptureWithoutFile { .. } => "capture_without_file",
            Self::CastlingAsKingMove { .. } => "castling_as_king_move",
            Self::Illegal(_) => "illegal",
            Self::NullMove => "null_move",
        }
    }
}
