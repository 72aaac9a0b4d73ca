//! The answers and what they rest on.

use board::Move;

/// Whether a side can still checkmate by some series of legal moves.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, Why, Winnable, verdict};
/// let position: Position = "8/8/8/4k3/8/8/4q3/K7 w - - 0 60".parse()?;
/// assert_eq!(verdict(&position, Color::White, Budget::DEFAULT), Winnable::No(Why::BareKing));
/// assert!(verdict(&position, Color::Black, Budget::DEFAULT).is_yes());
/// # Ok::<(), board::PositionError>(())
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Winnable {
    /// It can, by this line of legal moves, which the rules of `board` have confirmed.
    ///
    /// The line is not the shortest one. It is empty if the opponent is mated already.
    Yes(Vec<Move>),
    /// It cannot, whatever both players do.
    No(Why),
    /// The question was still open when the budget was spent or the search was stopped, after this many positions.
    Unknown(usize),
}

impl Winnable {
    /// Returns whether the side can mate for certain.
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Yes(_))
    }

    /// Returns whether the side cannot mate for certain.
    pub const fn is_no(&self) -> bool {
        matches!(self, Self::No(_))
    }

    /// Returns whether the question is open.
    pub const fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown(_))
    }

    /// Returns the answer, if it is known.
    pub const fn known(&self) -> Option<bool> {
        match self {
            Self::Yes(_) => Some(true),
            Self::No(_) => Some(false),
            Self::Unknown(_) => None,
        }
    }

    /// Returns the line of a yes.
    ///
    /// ```
    /// use board::{Color, Position};
    /// use winnable::{Budget, verdict};
    /// let mut position = Position::initial();
    /// for &mv in verdict(&position, Color::Black, Budget::DEFAULT).line().unwrap() {
    ///     position = position.legal(mv)?.play();
    /// }
    /// assert!(position.is_checkmate() && position.turn() == Color::White);
    /// # Ok::<(), board::IllegalMove>(())
    /// ```
    pub fn line(&self) -> Option<&[Move]> {
        match self {
            Self::Yes(line) => Some(line),
            Self::No(_) | Self::Unknown(_) => None,
        }
    }

    /// Puts moves before the line of a yes.
    pub(crate) fn after(self, mut moves: Vec<Move>) -> Self {
        match self {
            Self::Yes(line) => {
                moves.extend_from_slice(&line);
                Self::Yes(moves)
            }
            other => other,
        }
    }
}

/// Why a side can never mate.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, Why, Winnable, verdict};
/// let position: Position = "8/8/4k3/8/8/3BK3/8/8 w - - 0 1".parse()?;
/// assert_eq!(verdict(&position, Color::White, Budget::DEFAULT), Winnable::No(Why::Material));
/// # Ok::<(), board::PositionError>(())
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The side has only its king.
    BareKing,
    /// The pieces on the board cannot give mate, wherever they stand.
    Material,
    /// The pieces can never reach squares on which they would give mate, mostly because of locked pawns.
    Locked,
    /// Every move is forced, and the line ends without mate.
    Forced,
    /// Every position that can follow was examined, or some pieces were and the others could not matter.
    Exhausted,
}
