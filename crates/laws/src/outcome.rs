//! The outcome of a game: the score and the reason.

use std::fmt;

use board::{ByColor, Color};

use crate::named::named;

/// The points of one player for a game.
///
/// ```
/// use laws::Points;
/// assert!(Points::One > Points::Half);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Points {
    /// A loss.
    Zero,
    /// A draw.
    Half,
    /// A win.
    One,
}

/// The points of both players, and whether the game was forfeited.
///
/// ```
/// use board::Color;
/// use laws::Score;
/// assert_eq!(Score::won_by(Color::Black).to_string(), "0-1");
/// assert_eq!(Score::won_by(Color::White).forfeited().to_string(), "+/-");
/// assert_eq!("1/2-0".parse::<Score>().unwrap().to_string(), "1/2-0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The points; none while the game continues, or if it is annulled.
    pub points: Option<ByColor<Points>>,
    /// Whether a player did not come.
    pub is_forfeit: bool,
}

impl Score {
    /// No result.
    pub const NONE: Self = Self { points: None, is_forfeit: false };
    /// A draw.
    pub const DRAWN: Self = Self::of(Points::Half, Points::Half);
    /// Both lose.
    pub const BOTH_LOSE: Self = Self::of(Points::Zero, Points::Zero);

    /// Makes a score from points.
    pub const fn of(white: Points, black: Points) -> Self {
        Self { points: Some(ByColor { white, black }), is_forfeit: false }
    }

    /// Makes the score of a win by a player.
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::White => Self::of(Points::One, Points::Zero),
            Color::Black => Self::of(Points::Zero, Points::One),
        }
    }

    /// Marks the score as forfeited because a player did not come.
    #[must_use]
    pub const fn forfeited(self) -> Self {
        Self { is_forfeit: true, ..self }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(points) = self.points else { return f.write_str("*") };
        let one = |points: Points| match (self.is_forfeit, points) {
            (true, Points::Zero) => "-",
            (true, _) => "+",
            (false, Points::Zero) => "0",
            (false, Points::Half) => "1/2",
            (false, Points::One) => "1",
        };
        let between = if self.is_forfeit { "/" } else { "-" };
        write!(f, "{}{between}{}", one(points.white), one(points.black))
    }
}

/// A text is not a result.
///
/// ```
/// let error = "2-0".parse::<laws::Score>().unwrap_err();
/// assert_eq!(error.to_string(), "\"2-0\" is no result, expected one such as 1-0, 1/2-1/2, +/- or *");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is no result, expected one such as 1-0, 1/2-1/2, +/- or *")]
pub struct ScoreError {
    /// The text that was found.
    pub found: String,
}

impl std::str::FromStr for Score {
    type Err = ScoreError;

    fn from_str(text: &str) -> Result<Self, ScoreError> {
        use Points::{Half, One, Zero};
        Ok(match text {
            "*" => Self::NONE,
            "1-0" => Self::of(One, Zero),
            "0-1" => Self::of(Zero, One),
            "1/2-1/2" => Self::DRAWN,
            "0-0" => Self::BOTH_LOSE,
            "1/2-0" => Self::of(Half, Zero),
            "0-1/2" => Self::of(Zero, Half),
            "1/2-1" => Self::of(Half, One),
            "1-1/2" => Self::of(One, Half),
            "1-1" => Self::of(One, One),
            "+/-" => Self::of(One, Zero).forfeited(),
            "-/+" => Self::of(Zero, One).forfeited(),
            "-/-" => Self::BOTH_LOSE.forfeited(),
            _ => return Err(ScoreError { found: text.to_owned() }),
        })
    }
}

named! {
    /// Why a game ended.
    ///
    /// ```
    /// use laws::Reason;
    /// assert_eq!(Reason::FlagFallNoMate.name(), "flag_fall_no_mate");
    /// ```
    #[expect(missing_docs, reason = "the names say it")]
    Reason {
        Checkmate = "checkmate",
        Resignation = "resignation",
        ResignationNoMate = "resignation_no_mate",
        Stalemate = "stalemate",
        DeadPosition = "dead_position",
        Agreement = "agreement",
        Repetition = "repetition",
        FivefoldRepetition = "fivefold_repetition",
        FiftyMoves = "fifty_moves",
        SeventyFiveMoves = "seventy_five_moves",
        FlagFall = "flag_fall",
        FlagFallNoMate = "flag_fall_no_mate",
        BothFlags = "both_flags",
        IllegalMoves = "illegal_moves",
        IllegalMovesNoMate = "illegal_moves_no_mate",
        IllegalPosition = "illegal_position",
        Default = "default",
        Quickplay = "quickplay",
        Device = "device",
        DeviceNoMate = "device_no_mate",
        SealedMove = "sealed_move",
        Penalty = "penalty",
        Absence = "absence",
        AbsenceNoMate = "absence_no_mate",
        Cancelled = "cancelled",
        Arbiter = "arbiter",
    }
}
