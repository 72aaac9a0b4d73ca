//! When a speaking clock speaks by itself.

use board::Color;

use crate::{Clock, Millis};

/// What is left when a clock speaks: minutes while there are many, then more and more often.
const MARKS: [Millis; 13] = [
    Millis::from_minutes(60),
    Millis::from_minutes(30),
    Millis::from_minutes(15),
    Millis::from_minutes(10),
    Millis::from_minutes(5),
    Millis::from_minutes(4),
    Millis::from_minutes(3),
    Millis::from_minutes(2),
    Millis::from_minutes(1),
    Millis::from_seconds(30),
    Millis::from_seconds(20),
    Millis::from_seconds(10),
    Millis::ZERO,
];

impl Clock {
    /// Lists what a speaking clock has to say about a player's time between two moments, the earliest first: the marks that the
    /// display has passed.
    ///
    /// ```
    /// use board::Color;
    /// use clock::{Clock, Millis};
    /// let mut clock = Clock::new("300".parse()?);
    /// clock.start(Color::White, Millis(0));
    /// let said = clock.spoken(Color::White, Millis(0), Millis(121_000));
    /// assert_eq!(said, [Millis::from_minutes(4), Millis::from_minutes(3)]);
    /// assert!(clock.spoken(Color::Black, Millis(0), Millis(121_000)).is_empty());
    /// # Ok::<(), clock::TimeControlError>(())
    /// ```
    pub fn spoken(&self, color: Color, since: Millis, until: Millis) -> Vec<Millis> {
        if self.is_untimed() {
            return Vec::new();
        }
        let (before, after) = (self.shows(color, since), self.shows(color, until));
        MARKS.into_iter().filter(|&mark| after <= mark && mark < before).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_spoken_once_when_it_is_reached() {
        let mut clock = Clock::new("60".parse().unwrap());
        clock.start(Color::White, Millis(0));
        assert_eq!(clock.spoken(Color::White, Millis(0), Millis(29_999)), []);
        assert_eq!(clock.spoken(Color::White, Millis(29_999), Millis(30_000)), [Millis::from_seconds(30)]);
        assert_eq!(clock.spoken(Color::White, Millis(30_000), Millis(30_001)), []);
    }

    #[test]
    fn the_fallen_flag_is_the_last_mark() {
        let mut clock = Clock::new("60".parse().unwrap());
        clock.start(Color::Black, Millis(0));
        let said = clock.spoken(Color::Black, Millis(45_000), Millis(90_000));
        assert_eq!(said, [Millis::from_seconds(10), Millis::ZERO]);
    }

    #[test]
    fn without_clocks_nothing_is_spoken() {
        let clock = Clock::new("-".parse().unwrap());
        assert_eq!(clock.spoken(Color::White, Millis(0), Millis(1_000_000)), []);
    }
}
