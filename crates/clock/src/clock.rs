//! A chess clock. It reads no time by itself; callers pass the moment.

use board::{ByColor, Color};

use crate::{Millis, TimeControl};

/// A chess clock (Article 6.1): two displays, of which at most one runs, with move counter and flags.
///
/// Every call that depends on the time takes the moment. Moments never go back; a moment before the last one counts as the
/// last one. A flag falls when the last millisecond is used up; its moment is kept, so that it is known which fell first.
///
/// ```
/// use board::Color;
/// use clock::{Clock, Millis};
/// let mut clock = Clock::new("60".parse()?);
/// clock.start(Color::White, Millis(0));
/// assert!(!clock.has_fallen(Color::White, Millis(59_999)));
/// assert!(clock.has_fallen(Color::White, Millis(60_000)));
/// # Ok::<(), clock::TimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    sides: ByColor<Side>,
    running: Option<Running>,
}

/// One player's half of the clock, in its state when it last started or stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Side {
    left: Millis,
    /// What is left of the delay of the current move.
    delay_left: Millis,
    /// The period, from 1.
    period: u32,
    /// Moves counted in the whole game.
    moves: u32,
    /// Moves counted in the period.
    moves_in_period: u32,
    /// When the flag fell.
    fell_at: Option<Millis>,
    /// The increment per move granted beyond the time control (Guideline III.4).
    extra: Millis,
    /// The time that moves have added so far: increments and the main time of later periods.
    given: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    color: Color,
    since: Millis,
}

/// A setting of the clock by an arbiter; fields that are not given stay.
///
/// ```
/// use clock::{Millis, Setting};
/// let setting = Setting { time: Some(Millis(60_000)), ..Setting::default() };
/// assert_eq!(setting.moves, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setting {
    /// The time on the display.
    pub time: Option<Millis>,
    /// The move counter.
    pub moves: Option<u32>,
}

/// The state of a player's half of the clock before moves that are undone.
///
/// ```
/// use clock::{Before, Millis};
/// let before = Before { moves: 39, given: Millis::ZERO, shown: Millis(60_000) };
/// assert_eq!(before.moves, 39);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// The move counter.
    pub moves: u32,
    /// The time that moves had added, as [`Clock::given`] returns it.
    pub given: Millis,
    /// The time on the display.
    pub shown: Millis,
}

impl Clock {
    /// Sets the clock for a game; nothing runs yet. A first increment is on the clock before the first move.
    pub fn new(control: TimeControl) -> Self {
        let side = match control.period(1) {
            None => Side { period: 1, ..Side::default() },
            Some(first) => Side {
                left: first.main + first.bonus.increment(),
                delay_left: first.bonus.delay(),
                period: 1,
                ..Side::default()
            },
        };
        Self { control, sides: ByColor::both(side), running: None }
    }

    /// Returns the time control.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Returns whether the game is played without clocks.
    pub fn is_untimed(&self) -> bool {
        self.control.periods().is_empty()
    }

    /// Returns the player whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.color)
    }

    /// Returns the time a display shows; in delay mode the main time.
    pub fn shows(&self, color: Color, at: Millis) -> Millis {
        self.side_at(color, at).left
    }

    /// Returns what is left of the delay: how long the running display will still stand still.
    ///
    /// ```
    /// use board::Color;
    /// use clock::{Clock, Millis};
    /// let mut clock = Clock::new("60d5".parse()?);
    /// clock.start(Color::White, Millis(0));
    /// assert_eq!(clock.holds(Millis(2_000)), Millis(3_000));
    /// # Ok::<(), clock::TimeControlError>(())
    /// ```
    pub fn holds(&self, at: Millis) -> Millis {
        self.running.map_or(Millis::ZERO, |running| self.side_at(running.color, at).delay_left)
    }

    /// Returns the number of a player's period, counted from 1.
    pub fn period(&self, color: Color) -> u32 {
        self.sides[color].period
    }

    /// Returns the number of moves that a player has completed on the clock.
    pub fn moves(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// Returns whether a player is in a last period without increment, delay or granted seconds: a quickplay finish.
    pub fn is_quickplay(&self, color: Color) -> bool {
        let Side { period: number, extra, .. } = self.sides[color];
        self.control.is_last(number)
            && extra == Millis::ZERO
            && self.control.period(number).is_some_and(|period| period.bonus.a_move() == Millis::ZERO)
    }

    /// Returns whether a flag has fallen.
    pub fn has_fallen(&self, color: Color, at: Millis) -> bool {
        self.fell_at(color, at).is_some()
    }

    /// Returns when a flag fell, if it has.
    pub fn fell_at(&self, color: Color, at: Millis) -> Option<Millis> {
        self.side_at(color, at).fell_at
    }

    /// Returns when the running flag will fall if no player acts; `None` if it has fallen, or if no clock runs.
    pub fn deadline(&self) -> Option<Millis> {
        let running = self.running?;
        let side = &self.sides[running.color];
        if self.is_untimed() || side.fell_at.is_some() {
            return None;
        }
        Some(running.since + side.delay_left + side.left)
    }

    /// Starts a player's clock and stops the other.
    pub fn start(&mut self, color: Color, at: Millis) {
        let at = self.settle(at);
        self.running = Some(Running { color, since: at });
    }

    /// Stops both clocks. Delay that was used stays used.
    pub fn stop(&mut self, at: Millis) {
        self.settle(at);
        self.running = None;
    }

    /// Completes a move by pressing: counts it, adds the increment of the next one and starts the opponent's clock.
    ///
    /// Returns the number of the period that the move has reached, if it is a new one.
    pub fn press(&mut self, color: Color, at: Millis) -> Option<u32> {
        let at = self.settle(at);
        let reached = self.complete_move(color);
        self.running = Some(Running { color: !color, since: at });
        reached
    }

    /// Completes a move that is pressed when the player's clock already runs again: the move is counted, and the clock keeps running.
    pub fn complete_late(&mut self, color: Color, at: Millis) -> Option<u32> {
        self.settle(at);
        self.complete_move(color)
    }

    /// Passes the move on without counting one: the opponent's clock starts, and nothing is added.
    pub fn hand_over(&mut self, color: Color, at: Millis) {
        let at = self.settle(at);
        self.running = Some(Running { color: !color, since: at });
    }

    /// Counts a move, starts the next period if it is the last move of this one, and adds the increment for the next move.
    ///
    /// A player whose flag has fallen gets nothing: the display stays as it is.
    pub fn complete_move(&mut self, color: Color) -> Option<u32> {
        let reached = self.count(color);
        let side = &mut self.sides[color];
        if let Some(period) = self.control.period(side.period) {
            if side.fell_at.is_none() {
                let credit = period.bonus.increment() + side.extra;
                side.left += credit;
                side.given += credit;
            }
            side.delay_left = period.bonus.delay();
        }
        reached
    }

    /// Counts a move that was not pressed, and starts the next period if it is the last move of this one; no increment is
    /// added.
    pub fn count_move(&mut self, color: Color, at: Millis) -> Option<u32> {
        self.settle(at);
        self.count(color)
    }

    fn count(&mut self, color: Color) -> Option<u32> {
        let side = &mut self.sides[color];
        side.moves += 1;
        side.moves_in_period += 1;
        let period = self.control.period(side.period)?;
        if side.fell_at.is_some() || period.moves.is_none_or(|moves| side.moves_in_period < moves) {
            return None;
        }
        side.period += 1;
        side.moves_in_period = 0;
        let main = self.control.period(side.period)?.main;
        side.left += main;
        side.given += main;
        Some(side.period)
    }

    /// Returns the time that a player's moves have added so far: increments and the main time of later periods.
    ///
    /// ```
    /// use board::Color;
    /// use clock::{Clock, Millis};
    /// let mut clock = Clock::new("1/60+5:30+5".parse()?);
    /// clock.start(Color::White, Millis(0));
    /// clock.press(Color::White, Millis(1_000));
    /// assert_eq!(clock.given(Color::White), Millis(35_000));
    /// # Ok::<(), clock::TimeControlError>(())
    /// ```
    pub fn given(&self, color: Color) -> Millis {
        self.sides[color].given
    }

    /// Returns the time that undone moves have added and that must be removed from the display.
    ///
    /// If nothing would be left then, the display shows what it showed before them. Time that was used stays used, and
    /// nothing is taken from a player whose flag has fallen.
    ///
    /// ```
    /// use board::Color;
    /// use clock::{Before, Clock, Millis};
    /// let mut clock = Clock::new("60+5".parse()?);
    /// let before = Before { moves: 0, given: Millis::ZERO, shown: Millis(65_000) };
    /// clock.start(Color::White, Millis(0));
    /// clock.press(Color::White, Millis(1_000));
    /// assert_eq!(clock.brought_since(Color::White, before, Millis(2_000)), Millis(5_000));
    /// # Ok::<(), clock::TimeControlError>(())
    /// ```
    pub fn brought_since(&self, color: Color, before: Before, at: Millis) -> Millis {
        let brought = self.sides[color].given - before.given;
        let left = self.shows(color, at);
        if self.has_fallen(color, at) {
            Millis::ZERO
        } else if left > brought {
            brought
        } else {
            left - before.shown.max(Millis(1))
        }
    }

    /// Restores the counters from before moves that are undone; the display stays.
    pub fn undo_moves(&mut self, color: Color, before: Before, at: Millis) {
        self.set(color, Setting { time: None, moves: Some(before.moves) }, at);
        self.sides[color].given = before.given;
    }

    /// Sets a display or a counter, as an arbiter does. A flag is up again if there is time on the display.
    pub fn set(&mut self, color: Color, setting: Setting, at: Millis) {
        let at = self.settle(at);
        let side = &mut self.sides[color];
        if let Some(time) = setting.time {
            side.left = time;
            // A display without time is a fallen flag, even if the arbiter set it.
            side.fell_at =
                (time == Millis::ZERO && !self.control.periods().is_empty()).then_some(side.fell_at.unwrap_or(at));
        }
        if let Some(moves) = setting.moves {
            side.moves = moves;
            let (mut period, mut rest) = (1, moves);
            while let Some(quota) = self.control.period(period).and_then(|period| period.moves) {
                if rest < quota {
                    break;
                }
                rest -= quota;
                period += 1;
            }
            side.period = period;
            side.moves_in_period = rest;
        }
    }

    /// Adds time. A flag that has fallen is up again.
    pub fn add(&mut self, color: Color, time: Millis, at: Millis) {
        let left = self.shows(color, at);
        self.set(color, Setting { time: Some(left + time), ..Setting::default() }, at);
    }

    /// Deducts time, as far as there is any; returns what was deducted.
    pub fn deduct(&mut self, color: Color, time: Millis, at: Millis) -> Millis {
        let left = self.shows(color, at);
        let taken = time.min(left);
        let at = self.settle(at);
        let side = &mut self.sides[color];
        side.left = left - taken;
        if side.left == Millis::ZERO && !self.control.periods().is_empty() && side.fell_at.is_none() {
            side.fell_at = Some(at);
        }
        taken
    }

    /// Adds an increment for a player from the next press on (Guideline III.4).
    pub fn grant_increment(&mut self, color: Color, time: Millis) {
        self.sides[color].extra = time;
    }

    /// Charges the running clock with the time that has passed; returns the moment, which never goes back.
    fn settle(&mut self, at: Millis) -> Millis {
        let Some(running) = self.running else { return at };
        let at = at.max(running.since);
        self.sides[running.color] = self.side_at(running.color, at);
        self.running = Some(Running { since: at, ..running });
        at
    }

    /// Computes the state of a player's half at a moment.
    fn side_at(&self, color: Color, at: Millis) -> Side {
        let mut side = self.sides[color];
        let Some(running) = self.running.filter(|running| running.color == color) else { return side };
        if self.is_untimed() {
            return side;
        }
        let passed = at - running.since;
        let from_delay = passed.min(side.delay_left);
        let from_main = passed - from_delay;
        side.delay_left = side.delay_left - from_delay;
        if side.fell_at.is_none() && from_main >= side.left {
            side.fell_at = Some(running.since + from_delay + side.left);
        }
        side.left = side.left - from_main;
        side
    }
}

#[cfg(test)]
mod tests;
