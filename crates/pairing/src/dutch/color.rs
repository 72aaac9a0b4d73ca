//! Colours: what a player should get (article 1.7) and what a pair gets (article 5).

use super::entrant::Entrant;
use crate::Color;

/// How much a colour is due to a player (article 1.7), the strongest last.
///
/// ```
/// use pairing::dutch::Strength;
/// assert!(Strength::Absolute > Strength::Strong && Strength::Strong > Strength::Mild);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// The colours are even; the other than in the last game.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or the other colour twice running.
    Absolute,
}

/// The colour that is due to a player.
///
/// ```
/// use pairing::Color;
/// use pairing::dutch::{Preference, Strength};
/// let after = |colors: &[Color]| Preference::after(colors);
/// assert_eq!(after(&[]), None);
/// assert_eq!(after(&[Color::White]), Some(Preference { color: Color::Black, strength: Strength::Strong }));
/// assert_eq!(after(&[Color::White, Color::White]).unwrap().strength, Strength::Absolute);
/// assert_eq!(after(&[Color::Black, Color::White]).unwrap().strength, Strength::Mild);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preference {
    /// The colour.
    pub color: Color,
    /// How much it is due.
    pub strength: Strength,
}

impl Preference {
    /// Works out the preference from the colours of the games played, in their order.
    pub fn after(colors: &[Color]) -> Option<Self> {
        let last = *colors.last()?;
        let difference: i32 = colors.iter().map(|color| color.sign()).sum();
        let towards_zero = if difference > 0 { Color::Black } else { Color::White };
        let (color, strength) = if difference.abs() >= 2 {
            (towards_zero, Strength::Absolute)
        } else if colors.len() >= 2 && colors[colors.len() - 2] == last {
            (!last, Strength::Absolute)
        } else if difference != 0 {
            (towards_zero, Strength::Strong)
        } else {
            (!last, Strength::Mild)
        };
        Some(Self { color, strength })
    }
}

/// What decided the colours of a pair (article 5.2).
///
/// ```
/// use pairing::dutch::ColorReason;
/// assert_eq!(ColorReason::History.article(), "5.2.3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorReason {
    /// Both get what is due to them (5.2.1).
    BothGranted,
    /// The stronger preference (5.2.2).
    Stronger,
    /// Both are absolute: the larger difference of colours (5.2.2).
    WiderDifference,
    /// The last round in which they had different colours (5.2.3).
    History,
    /// The preference of the higher ranked player (5.2.4).
    HigherRanked,
    /// Nobody has a preference: the pairing number and the initial colour (5.2.5).
    InitialColor,
}

impl ColorReason {
    /// Gives the article.
    pub const fn article(self) -> &'static str {
        match self {
            Self::BothGranted => "5.2.1",
            Self::Stronger | Self::WiderDifference => "5.2.2",
            Self::History => "5.2.3",
            Self::HigherRanked => "5.2.4",
            Self::InitialColor => "5.2.5",
        }
    }
}

/// Decides which colour the higher ranked of two players gets.
pub(super) fn allocate(higher: &Entrant, lower: &Entrant, initial: Color) -> (Color, ColorReason) {
    let (Some(mine), Some(theirs)) = (higher.preference, lower.preference) else {
        if let Some(mine) = higher.preference {
            return (mine.color, ColorReason::BothGranted);
        }
        if let Some(theirs) = lower.preference {
            return (!theirs.color, ColorReason::BothGranted);
        }
        let color = if higher.number % 2 == 1 { initial } else { !initial };
        return (color, ColorReason::InitialColor);
    };
    if mine.color != theirs.color {
        return (mine.color, ColorReason::BothGranted);
    }
    if mine.strength != theirs.strength {
        let color = if mine.strength > theirs.strength { mine.color } else { !theirs.color };
        return (color, ColorReason::Stronger);
    }
    let (wide, narrow) = (higher.difference.abs(), lower.difference.abs());
    if mine.strength == Strength::Absolute && wide != narrow {
        return (if wide > narrow { mine.color } else { !theirs.color }, ColorReason::WiderDifference);
    }
    let differing = higher.colors.iter().rev().zip(lower.colors.iter().rev()).find(|(a, b)| a != b);
    match differing {
        Some((had, _)) => (!*had, ColorReason::History),
        None => (mine.color, ColorReason::HigherRanked),
    }
}
