//! Castling rights and the rules of fifty and seventy-five moves, for programs and for people.

use std::fmt;

use board::{Color, Setup};
use serde::Serialize;
use serde_json::Value;

/// The wings towards which each player may still castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Castling {
    white: Wings,
    black: Wings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Wings {
    kingside: bool,
    queenside: bool,
}

impl Castling {
    pub(super) fn of(setup: &Setup) -> Self {
        let wings = |color: Color| {
            let rooks = setup.castling & setup.board.color(color);
            let king = setup.board.pieces(color, board::Role::King).first();
            let has = |is_right: fn(board::Square, board::Square) -> bool| {
                king.is_some_and(|king| rooks.into_iter().any(|rook| is_right(rook, king)))
            };
            Wings { kingside: has(|rook, king| rook > king), queenside: has(|rook, king| rook < king) }
        };
        Self { white: wings(Color::White), black: wings(Color::Black) }
    }
}

/// Writes a sentence.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides: Vec<String> = [("White", self.white), ("Black", self.black)]
            .into_iter()
            .filter_map(|(name, wings)| {
                let wings = match (wings.kingside, wings.queenside) {
                    (true, true) => "kingside and queenside",
                    (true, false) => "kingside",
                    (false, true) => "queenside",
                    (false, false) => return None,
                };
                Some(format!("{name} {wings}"))
            })
            .collect();
        if sides.is_empty() {
            return f.write_str("Castling rights: none.");
        }
        write!(f, "Castling rights: {}.", sides.join(", "))
    }
}

/// The state of the rules that count moves without a capture or a pawn move (Articles 9.3 and 9.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveRule {
    /// Nothing can be claimed.
    No,
    /// A draw can be claimed with a move that is neither a capture nor a pawn move.
    WithAMove,
    /// A draw can be claimed.
    Claimable,
    /// The game is drawn, unless the last move mates.
    Drawn,
}

impl MoveRule {
    pub(super) fn of(half_moves: u16) -> Self {
        match half_moves {
            0..=98 => Self::No,
            99 => Self::WithAMove,
            100..=149 => Self::Claimable,
            150.. => Self::Drawn,
        }
    }

    /// Returns the state of the fifty-move rule as a code for programs.
    pub(super) fn code(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::WithAMove => "with_a_move",
            Self::Claimable | Self::Drawn => "claimable",
        }
    }

    /// Writes a sentence, unless the count has just begun.
    pub(super) fn sentence(self, half_moves: u16) -> Option<String> {
        let count = format!("{half_moves} half-moves without a capture or a pawn move");
        Some(match self {
            Self::No if half_moves == 0 => return None,
            Self::No if half_moves == 1 => "1 half-move without a capture or a pawn move.".to_owned(),
            Self::No => format!("{count}."),
            Self::WithAMove => {
                format!(
                    "{count}: with another one the player to move can claim a draw (fifty-move rule, Article 9.3.1)."
                )
            }
            Self::Claimable => {
                format!("{count}: the player to move can claim a draw (fifty-move rule, Article 9.3.2).")
            }
            Self::Drawn => format!("{count}: the game is drawn (seventy-five-move rule, Article 9.6.2)."),
        })
    }
}

/// Returns the name of a player for the start of a sentence.
pub(super) fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Joins the operands of an operation.
pub(super) fn joined(operands: &Value) -> String {
    let words = operands.as_array().into_iter().flatten().filter_map(Value::as_str);
    words.collect::<Vec<_>>().join(" ")
}
