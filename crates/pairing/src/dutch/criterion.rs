//! The criteria of article 2, by name.

use std::fmt;

/// A criterion of C.04.3, article 2.
///
/// ```
/// use pairing::dutch::Criterion;
/// assert_eq!(Criterion::C12.to_string(), "C12");
/// assert_eq!(Criterion::C12.article(), "2");
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

    /// Gives the article of C.04.3: all criteria are in article 2, under these names.
    pub const fn article(self) -> &'static str {
        "2"
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("C{}", self.number()))
    }
}
