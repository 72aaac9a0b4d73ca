//! Results of games, and where they come from.

use std::fmt;

use laws::Score;
use pairing::{Color, Mark};

use crate::id::GameId;

/// The result of a game: what each player gets, told so that both agree.
///
/// ```
/// use event::GameResult;
/// use pairing::Mark;
/// assert_eq!(GameResult::DRAWN.to_string(), "1/2-1/2");
/// assert_eq!(GameResult::new(Mark::ForfeitWin, Mark::ForfeitLoss), Some(GameResult::BLACK_ABSENT));
/// assert_eq!(GameResult::new(Mark::Win, Mark::Win), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    white: Mark,
    black: Mark,
}

impl GameResult {
    /// White has won.
    pub const WHITE_WINS: Self = Self { white: Mark::Win, black: Mark::Loss };
    /// Black has won.
    pub const BLACK_WINS: Self = Self { white: Mark::Loss, black: Mark::Win };
    /// A draw.
    pub const DRAWN: Self = Self { white: Mark::Draw, black: Mark::Draw };
    /// White did not come.
    pub const WHITE_ABSENT: Self = Self { white: Mark::ForfeitLoss, black: Mark::ForfeitWin };
    /// Black did not come.
    pub const BLACK_ABSENT: Self = Self { white: Mark::ForfeitWin, black: Mark::ForfeitLoss };
    /// Nobody came.
    pub const BOTH_ABSENT: Self = Self { white: Mark::ForfeitLoss, black: Mark::ForfeitLoss };
    /// The game is adjourned: it counts as a draw until it is finished.
    pub const ADJOURNED: Self = Self { white: Mark::Pending, black: Mark::Pending };

    /// Makes a result; none if the two do not tell the same game.
    pub const fn new(white: Mark, black: Mark) -> Option<Self> {
        if white.has_opponent() && white.agrees_with(black) { Some(Self { white, black }) } else { None }
    }

    /// Returns what a player gets.
    pub const fn mark(self, color: Color) -> Mark {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Tells whether somebody did not come.
    pub const fn is_forfeit(self) -> bool {
        self.white.is_forfeit()
    }

    /// Tells whether the game is not finished yet.
    pub const fn is_adjourned(self) -> bool {
        matches!(self.white, Mark::Pending)
    }
}

/// Takes the score of a game by the Laws; gives it back if it is no result that a tournament knows.
impl TryFrom<Score> for GameResult {
    type Error = Score;

    fn try_from(score: Score) -> Result<Self, Score> {
        let points = score.points.ok_or(score)?;
        let mark = |points: laws::Points| match (score.is_forfeit, points) {
            (false, laws::Points::One) => Mark::Win,
            (false, laws::Points::Half) => Mark::Draw,
            (false, laws::Points::Zero) => Mark::Loss,
            (true, laws::Points::Zero) => Mark::ForfeitLoss,
            (true, _) => Mark::ForfeitWin,
        };
        Self::new(mark(points.white), mark(points.black)).ok_or(score)
    }
}

/// Writes the result as report files and scores do: `1-0`, `1/2-1/2`, `+/-`, `*` for an adjourned game.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_adjourned() {
            return f.pad("*");
        }
        let text = |mark: Mark| match mark {
            Mark::Win | Mark::ShortWin => "1",
            Mark::Draw | Mark::ShortDraw => "1/2",
            Mark::ForfeitWin => "+",
            Mark::ForfeitLoss => "-",
            _ => "0",
        };
        let between = if self.is_forfeit() { "/" } else { "-" };
        f.pad(&format!("{}{between}{}", text(self.white), text(self.black)))
    }
}

/// Where a result comes from.
///
/// ```
/// use event::Source;
/// assert_eq!(Source::DefaultTime.name(), "default_time");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A game on the program's boards.
    Game(GameId),
    /// A result slip signed by the players.
    Slip,
    /// An arbiter decided or reported it.
    Arbiter,
    /// A player did not come within the default time.
    DefaultTime,
    /// A player had withdrawn or announced an absence before the round was published.
    Absence,
}

impl Source {
    /// Returns the stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Game(_) => "game",
            Self::Slip => "slip",
            Self::Arbiter => "arbiter",
            Self::DefaultTime => "default_time",
            Self::Absence => "absence",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_of_the_laws_is_a_result_or_given_back() {
        for (text, is_result) in [
            ("1-0", true),
            ("0-1", true),
            ("1/2-1/2", true),
            ("0-0", true),
            ("1/2-0", true),
            ("0-1/2", true),
            ("+/-", true),
            ("-/+", true),
            ("-/-", true),
            ("1-1", false),
            ("1-1/2", false),
            ("*", false),
        ] {
            let score: Score = text.parse().unwrap();
            match GameResult::try_from(score) {
                Ok(result) => assert_eq!((result.to_string().as_str(), is_result), (text, true)),
                Err(back) => assert_eq!((back, is_result), (score, false)),
            }
        }
    }
}
