//! What became of one round for one player.

use crate::{Color, Id};

/// The result of a round for one player, as report files tell it.
///
/// ```
/// use pairing::Mark;
/// assert!(Mark::ShortDraw.is_played());
/// assert!(!Mark::ForfeitWin.is_played());
/// assert_eq!(Mark::find('h'), Some(Mark::HalfBye));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A game won.
    Win,
    /// A game drawn.
    Draw,
    /// A game lost.
    Loss,
    /// A game won with less than one move made: not rated.
    ShortWin,
    /// A game drawn with less than one move made: not rated.
    ShortDraw,
    /// A game lost with less than one move made: not rated.
    ShortLoss,
    /// A game won because the opponent did not appear.
    ForfeitWin,
    /// A game lost because the player did not appear.
    ForfeitLoss,
    /// A game that is adjourned, or whose result is not known yet.
    Pending,
    /// A bye that the player asked for, for half a point.
    HalfBye,
    /// A bye for a full point, given by the organiser.
    FullBye,
    /// The bye of the pairing, for the one player without an opponent.
    PairingBye,
    /// Absent, for no point: not yet arrived, withdrawn, or a bye asked for.
    ZeroBye,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 13] = [
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::ShortWin,
        Self::ShortDraw,
        Self::ShortLoss,
        Self::ForfeitWin,
        Self::ForfeitLoss,
        Self::Pending,
        Self::HalfBye,
        Self::FullBye,
        Self::PairingBye,
        Self::ZeroBye,
    ];

    /// Finds a mark by the letter of report files, in either case.
    pub fn find(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|mark| mark.letter() == letter)
    }

    /// Gives the letter of report files.
    pub const fn letter(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::ShortWin => 'W',
            Self::ShortDraw => 'D',
            Self::ShortLoss => 'L',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::Pending => ' ',
            Self::HalfBye => 'H',
            Self::FullBye => 'F',
            Self::PairingBye => 'U',
            Self::ZeroBye => 'Z',
        }
    }

    /// Tells whether two players sat at a board.
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            Self::Win | Self::Draw | Self::Loss | Self::ShortWin | Self::ShortDraw | Self::ShortLoss | Self::Pending
        )
    }

    /// Tells whether an opponent was paired who did not meet the player.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// Tells whether there is an opponent.
    pub const fn has_opponent(self) -> bool {
        self.is_played() || self.is_forfeit()
    }

    /// Tells whether the opponent's mark can be this one: both tell the same game.
    pub const fn agrees_with(self, other: Self) -> bool {
        use Mark::*;
        match (self, other) {
            (Win, Loss) | (Loss, Win) | (Draw, Draw) => true,
            // The arbiter may decide ½–0 and 0–0.
            (Draw, Loss) | (Loss, Draw | Loss) => true,
            (ShortWin, ShortLoss) | (ShortLoss, ShortWin | ShortLoss | ShortDraw) => true,
            (ShortDraw, ShortDraw | ShortLoss) => true,
            (ForfeitWin, ForfeitLoss) | (ForfeitLoss, ForfeitWin | ForfeitLoss) => true,
            (Pending, Pending) => true,
            _ => false,
        }
    }
}

/// What became of one round for one player: the opponent, the colour and the result.
///
/// ```
/// use pairing::{Cell, Color, Mark};
/// let won = Cell::game(7, Color::White, Mark::Win);
/// assert_eq!(won.opponent, Some(7));
/// assert_eq!(Cell::bye(Mark::HalfBye).opponent, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The opponent of the pairing, also if the game was forfeited.
    pub opponent: Option<Id>,
    /// The colour of the pairing; some files leave it out for forfeits.
    pub color: Option<Color>,
    /// The result.
    pub mark: Mark,
}

impl Cell {
    /// Makes the cell of a game.
    pub const fn game(opponent: Id, color: Color, mark: Mark) -> Self {
        Self { opponent: Some(opponent), color: Some(color), mark }
    }

    /// Makes the cell of a round without opponent.
    pub const fn bye(mark: Mark) -> Self {
        Self { opponent: None, color: None, mark }
    }

    /// Tells whether the pairing gave the player an opponent or its bye.
    pub const fn is_paired(&self) -> bool {
        self.opponent.is_some() || matches!(self.mark, Mark::PairingBye)
    }
}
