//! The answers, what they rest on, and what they may cost.

use std::sync::atomic::{AtomicBool, Ordering};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winnable {
    /// It can.
    Yes(By),
    /// It cannot, whatever both players do.
    No(Why),
    /// The budget was spent before the question was settled.
    Unknown,
}

impl Winnable {
    /// Tells whether the side can mate for certain.
    pub const fn is_yes(self) -> bool {
        matches!(self, Self::Yes(_))
    }

    /// Tells whether the side cannot mate for certain.
    pub const fn is_no(self) -> bool {
        matches!(self, Self::No(_))
    }

    /// Gives the answer as a value that may be missing.
    pub const fn known(self) -> Option<bool> {
        match self {
            Self::Yes(_) => Some(true),
            Self::No(_) => Some(false),
            Self::Unknown => None,
        }
    }
}

/// What a yes rests on.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, By, Winnable, verdict};
/// assert_eq!(verdict(&Position::initial(), Color::White, Budget::DEFAULT), Winnable::Yes(By::Line));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// The opponent is mated on the board.
    Mate,
    /// A line to a mate was found; [`crate::helpmate`] gives it.
    Line,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It has nothing but its king.
    BareKing,
    /// No placing of the men on the board is mate.
    Material,
    /// The men can never get to squares where they would mate: locked pawns, mostly.
    Locked,
    /// There is but one legal move at a time, and the line ends without mate.
    Forced,
    /// Every position that can follow was looked at.
    Exhausted,
}

/// How many positions may be looked at before the answer is [`Winnable::Unknown`].
///
/// It is counted in positions and not in time, so that the answer is the same on every machine. A position kept takes
/// some 100 bytes; with [`Budget::DEFAULT`] the largest process measured over hard positions held 80 MB. A caller who cannot
/// wait for the end can bring a flag that stops the search ([`Budget::until`]).
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, Winnable, verdict};
/// let position: Position = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse()?;
/// assert_eq!(verdict(&position, Color::White, Budget::positions(100)), Winnable::Unknown);
/// # Ok::<(), board::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Budget<'f> {
    positions: usize,
    stop: Option<&'f AtomicBool>,
}

/// The walks before the search cost as much as looking at this many positions, so smaller budgets skip them.
const WALKS_COST: usize = 1_000;

impl Budget<'static> {
    /// Enough for nearly every position of a game or a problem.
    pub const DEFAULT: Self = Self::positions(2_000_000);

    /// Answers only what can be seen without searching, which takes a fraction of a millisecond.
    ///
    /// ```
    /// use board::{Color, Position};
    /// use winnable::{Budget, Winnable, verdict};
    /// assert!(verdict(&Position::initial(), Color::White, Budget::GLANCE).is_yes());
    /// let position: Position = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse()?;
    /// assert_eq!(verdict(&position, Color::White, Budget::GLANCE), Winnable::Unknown);
    /// # Ok::<(), board::PositionError>(())
    /// ```
    pub const GLANCE: Self = Self::positions(0);

    /// Allows a number of positions; at most two thousand million.
    pub const fn positions(count: usize) -> Self {
        // Positions are numbered with 32 bits.
        let positions = if count > u32::MAX as usize / 2 { u32::MAX as usize / 2 } else { count };
        Self { positions, stop: None }
    }
}

impl<'f> Budget<'f> {
    /// Ends the search soon after a flag is raised; what is not settled by then is [`Winnable::Unknown`].
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use board::{Color, Position};
    /// use winnable::{Budget, Winnable, verdict};
    /// let position: Position = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse()?;
    /// let raised = AtomicBool::new(true);
    /// assert_eq!(verdict(&position, Color::White, Budget::DEFAULT.until(&raised)), Winnable::Unknown);
    /// # Ok::<(), board::PositionError>(())
    /// ```
    #[must_use]
    pub const fn until(self, stop: &'f AtomicBool) -> Self {
        Self { positions: self.positions, stop: Some(stop) }
    }

    /// Tells whether walks are paid for.
    pub(crate) fn affords_walks(self) -> bool {
        self.positions >= WALKS_COST && !self.is_stopped()
    }

    /// Tells whether the caller has stopped the search.
    pub(crate) fn is_stopped(self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Returns the number of positions, none once the search was stopped.
    pub(crate) fn count(self) -> usize {
        if self.is_stopped() { 0 } else { self.positions }
    }
}

impl Default for Budget<'static> {
    fn default() -> Self {
        Self::DEFAULT
    }
}
