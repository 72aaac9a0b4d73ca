//! The criteria of article 2, by name.

use std::fmt;

/// A criterion of C.04.3, article 2.
///
/// ```
/// use pairing::dutch::Criterion;
/// assert_eq!(Criterion::C12.to_string(), "C12");
/// assert_eq!(Criterion::C3.article(), "2.1.3");
/// assert_eq!(Criterion::C12.article(), "2.4.7");
/// assert!(Criterion::C1 < Criterion::C6, "in the order of the rules");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// Two players meet once only.
    C1,
    /// The bye goes to nobody twice, nor to those who scored a win without playing.
    C2,
    /// Two players with the same absolute preference do not meet, but for topscorers.
    C3,
    /// All others can still be paired.
    C4,
    /// The bye goes to the lowest score possible.
    C5,
    /// As many pairs as possible.
    C6,
    /// The lowest scores of downfloaters.
    C7,
    /// The next bracket can do best.
    C8,
    /// The bye goes to the player with the fewest unplayed games.
    C9,
    /// Topscorers and their opponents: no colour difference beyond two.
    C10,
    /// Topscorers and their opponents: no colour three times running.
    C11,
    /// Colour preferences.
    C12,
    /// Strong colour preferences.
    C13,
    /// No downfloat after one in the last round.
    C14,
    /// No upfloat after one in the last round.
    C15,
    /// No downfloat after one two rounds before.
    C16,
    /// No upfloat after one two rounds before.
    C17,
    /// Score differences of those who floated down in the last round.
    C18,
    /// Score differences of those who floated up in the last round.
    C19,
    /// Score differences of those who floated down two rounds before.
    C20,
    /// Score differences of those who floated up two rounds before.
    C21,
}

impl Criterion {
    /// All criteria, in order.
    pub const ALL: [Self; 21] = [
        Self::C1,
        Self::C2,
        Self::C3,
        Self::C4,
        Self::C5,
        Self::C6,
        Self::C7,
        Self::C8,
        Self::C9,
        Self::C10,
        Self::C11,
        Self::C12,
        Self::C13,
        Self::C14,
        Self::C15,
        Self::C16,
        Self::C17,
        Self::C18,
        Self::C19,
        Self::C20,
        Self::C21,
    ];

    /// Gives the number, 1 to 21.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Gives the article of C.04.3.
    pub const fn article(self) -> &'static str {
        match self {
            Self::C1 => "2.1.1",
            Self::C2 => "2.1.2",
            Self::C3 => "2.1.3",
            Self::C4 => "2.2.1",
            Self::C5 => "2.3.1",
            Self::C6 => "2.4.1",
            Self::C7 => "2.4.2",
            Self::C8 => "2.4.3",
            Self::C9 => "2.4.4",
            Self::C10 => "2.4.5",
            Self::C11 => "2.4.6",
            Self::C12 => "2.4.7",
            Self::C13 => "2.4.8",
            Self::C14 => "2.4.9",
            Self::C15 => "2.4.10",
            Self::C16 => "2.4.11",
            Self::C17 => "2.4.12",
            Self::C18 => "2.4.13",
            Self::C19 => "2.4.14",
            Self::C20 => "2.4.15",
            Self::C21 => "2.4.16",
        }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("C{}", self.number()))
    }
}
