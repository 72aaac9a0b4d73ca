//! How much a question may cost, and how its caller stops it.

use std::sync::atomic::{AtomicBool, Ordering};

/// How many positions may be searched before the answer is [`Winnable::Unknown`](crate::Winnable::Unknown).
///
/// It is counted in positions and not in time, so that the answer is the same on every machine. A question that spends all of
/// [`Budget::DEFAULT`] holds about 180 MB, some 90 bytes for each position. A caller that cannot wait for the end passes a flag that
/// stops the search ([`Budget::until`]).
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, Winnable, verdict};
/// let position: Position = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse()?;
/// assert!(matches!(verdict(&position, Color::White, Budget::positions(100)), Winnable::Unknown(_)));
/// # Ok::<(), board::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Budget<'f> {
    positions: usize,
    stop: Stop<'f>,
}

/// The playouts before the search cost as much as searching this many positions, so smaller budgets skip them.
const PLAYOUTS_COST: usize = 1_000;

impl Budget<'static> {
    /// Enough for nearly every position of a game or a problem.
    pub const DEFAULT: Self = Self::positions(2_000_000);

    /// Answers only what is known without a search, which takes a fraction of a millisecond.
    ///
    /// ```
    /// use board::{Color, Position};
    /// use winnable::{Budget, Winnable, verdict};
    /// assert!(verdict(&Position::initial(), Color::White, Budget::NO_SEARCH).is_yes());
    /// let position: Position = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse()?;
    /// assert_eq!(verdict(&position, Color::White, Budget::NO_SEARCH), Winnable::Unknown(0));
    /// # Ok::<(), board::PositionError>(())
    /// ```
    pub const NO_SEARCH: Self = Self::positions(0);

    /// Allows a number of positions, at most two thousand million.
    pub const fn positions(count: usize) -> Self {
        // Positions are numbered with 32 bits.
        let positions = if count > u32::MAX as usize / 2 { u32::MAX as usize / 2 } else { count };
        Self { positions, stop: Stop(None) }
    }
}

impl<'f> Budget<'f> {
    /// Ends the search within milliseconds after a flag is raised; what is not settled by then is
    /// [`Winnable::Unknown`](crate::Winnable::Unknown).
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use board::{Color, Position};
    /// use winnable::{Budget, Winnable, verdict};
    /// let position: Position = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse()?;
    /// let raised = AtomicBool::new(true);
    /// assert_eq!(verdict(&position, Color::White, Budget::DEFAULT.until(&raised)), Winnable::Unknown(0));
    /// # Ok::<(), board::PositionError>(())
    /// ```
    #[must_use]
    pub const fn until(self, flag: &'f AtomicBool) -> Self {
        Self { positions: self.positions, stop: Stop(Some(flag)) }
    }

    /// Limits the budget to a number of positions.
    pub(crate) fn at_most(self, positions: usize) -> Self {
        Self { positions: self.positions.min(positions), ..self }
    }

    /// Returns whether the budget pays for playouts.
    pub(crate) fn affords_playouts(self) -> bool {
        self.positions >= PLAYOUTS_COST && !self.stop.is_raised()
    }

    /// Returns the flag of the caller.
    pub(crate) fn stop(self) -> Stop<'f> {
        self.stop
    }

    /// Returns the number of positions, zero once the search was stopped.
    pub(crate) fn count(self) -> usize {
        if self.stop.is_raised() { 0 } else { self.positions }
    }
}

impl Default for Budget<'static> {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The caller's flag, which every long loop looks at.
///
/// A search that was stopped must not answer *no*: wherever the flag ends a loop, nothing has been proved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop<'f>(Option<&'f AtomicBool>);

impl Stop<'_> {
    /// Never stops.
    #[cfg(test)]
    pub(crate) const NEVER: Stop<'static> = Stop(None);

    /// Returns whether the caller has stopped the search.
    #[inline]
    pub(crate) fn is_raised(self) -> bool {
        self.0.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// The boards that proofs by abstraction may still visit, and the caller's flag.
pub(crate) struct Boards<'f> {
    pub(crate) left: usize,
    pub(crate) stop: Stop<'f>,
}

#[cfg(test)]
mod tests {
    use board::{Color, Position};

    use super::*;
    use crate::find::pawn_breaks::tempo;
    use crate::find::subgoals::Subgoals;
    use crate::find::{corner_mates, lone_piece, playouts};
    use crate::prove::abstraction::{self, Finding};
    use crate::prove::reachability::Reach;
    use crate::search::plan::Plan;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    /// Each of these finds something, or works for long, if it is not stopped.
    #[test]
    fn a_raised_flag_ends_every_stage_at_once() {
        let flag = AtomicBool::new(true);
        let stop = Budget::DEFAULT.until(&flag).stop();
        let corner = position("8/8/8/6kp/B7/8/1K6/8 b - - 1 56");
        assert_eq!(corner_mates::find(&corner, Color::White, stop), None);
        assert_eq!(playouts::find(&Position::initial(), Color::White, 0..40, stop), None);
        let caged = position("1k6/1P1p1p1p/BP5p/1P6/8/8/3P1PKP/8 w - - 0 1");
        assert_eq!(tempo::find(&caged, Color::Black, 16_000, stop), (None, 1));
        let wall = position("4b1k1/8/4b3/3p1p1p/3P1P1P/4B3/8/2B1K3 w - - 0 1");
        let mut positions = 3_000;
        assert_eq!(Subgoals::new(&wall, Color::White).find(&mut positions, stop), None);
        assert_eq!(positions, 3_000);
        let swarm = position("b2B2b1/8/8/8/6p1/1p1p1pP1/1P1P1P1B/2BK1kBb w - - 0 1");
        let (line, spent) = lone_piece::find(&swarm, Color::Black, 12_000, stop);
        assert!(line.is_none() && spent < 8, "{spent}");
        let locked = position("1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1");
        let mut reach = Reach::refined(&locked);
        assert!(Plan::find(&reach, Color::White, 6, 100_000, stop).is_empty());
        let mut boards = Boards { left: 100_000, stop };
        assert!(!abstraction::narrow(&locked, &mut reach, Color::White, 30_000, &mut boards));
        assert!(matches!(abstraction::prove(&locked, &reach, Color::White, &mut boards), Finding::Open));
    }

    /// A question that is stopped in the middle is open, whatever was being done.
    #[test]
    fn a_question_that_is_stopped_is_never_a_no() {
        let flag = AtomicBool::new(true);
        for fen in [
            "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
            "5b2/8/1p4k1/pPp1p1p1/P1P1P1P1/3B4/5K2/8 w - - 0 1",
            "4b1k1/8/4b3/1p1p1p1p/1P1P1P1P/4B3/8/2B1K3 w - - 0 1",
        ] {
            for side in Color::ALL {
                let stopped = crate::verdict(&position(fen), side, Budget::DEFAULT.until(&flag));
                let settled = crate::verdict(&position(fen), side, Budget::DEFAULT);
                assert!(stopped.is_unknown() || stopped.known() == settled.known(), "{fen} {side}");
            }
        }
    }
}
