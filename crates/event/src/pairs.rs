//! Who meets whom in a round.

use std::collections::BTreeSet;

use pairing::dutch::Criterion;

use crate::id::PlayerId;

/// Who meets whom in a round, in the order of boards.
///
/// ```
/// use event::{Pairs, PlayerId};
/// let [a, b, c, d] = [1, 2, 3, 4].map(PlayerId);
/// let pairs = Pairs { boards: vec![(a, c), (d, b)], bye: None };
/// assert_eq!(pairs.swapped(c, b).boards, [(a, b), (d, c)]);
/// assert_eq!(pairs.turned(1).boards[0], (c, a));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pairs {
    /// White and Black on each board; board 1 comes first.
    pub boards: Vec<(PlayerId, PlayerId)>,
    /// The player without an opponent.
    pub bye: Option<PlayerId>,
}

impl Pairs {
    /// Lists everybody who is named, White before Black.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.boards.iter().flat_map(|(white, black)| [*white, *black]).chain(self.bye)
    }

    /// Returns the pairs with two players exchanged.
    #[must_use]
    pub fn swapped(&self, a: PlayerId, b: PlayerId) -> Self {
        let swap = |id: PlayerId| match id {
            _ if id == a => b,
            _ if id == b => a,
            _ => id,
        };
        let boards = self.boards.iter().map(|(white, black)| (swap(*white), swap(*black))).collect();
        Self { boards, bye: self.bye.map(swap) }
    }

    /// Returns the pairs with the colours of a board exchanged; boards count from 1.
    #[must_use]
    pub fn turned(&self, board: u16) -> Self {
        let mut pairs = self.clone();
        if let Some((white, black)) = usize::from(board).checked_sub(1).and_then(|place| pairs.boards.get_mut(place)) {
            std::mem::swap(white, black);
        }
        pairs
    }

    /// Returns the pairs without colours and order of boards.
    pub(crate) fn meetings(&self) -> BTreeSet<(PlayerId, PlayerId)> {
        self.boards.iter().map(|(white, black)| (*white.min(black), *white.max(black))).collect()
    }
}

/// What pairs made by hand or by another program break, by the rules of the Dutch Swiss (C.04.3).
///
/// ```
/// use event::{Broken, PlayerId};
/// use pairing::dutch::Criterion;
/// let met = Broken::Absolute { criterion: Criterion::C1, players: vec![PlayerId(2), PlayerId(7)] };
/// assert!(met.is_absolute());
/// assert_eq!(met.to_string(), "C1 is broken by 2, 7");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// An absolute criterion is broken by these players: they have met, must not meet, may not have the bye, or both
    /// must have the same colour.
    Absolute {
        /// C1, C2 or C3.
        criterion: Criterion,
        /// The players.
        players: Vec<PlayerId>,
    },
    /// A bracket could be paired better by this criterion.
    Worse {
        /// The first criterion in which it is worse.
        criterion: Criterion,
        /// The players of the bracket.
        players: Vec<PlayerId>,
    },
    /// By the criteria the bracket is as good, but another candidate comes first.
    Order {
        /// The players of the bracket.
        players: Vec<PlayerId>,
    },
    /// The colours of a pair are the wrong way round.
    Color {
        /// The player who should have White.
        white: PlayerId,
        /// The player who should have Black.
        black: PlayerId,
        /// The article that decides it.
        article: String,
    },
}

impl Broken {
    /// Tells whether an absolute criterion is broken, which needs an override.
    pub const fn is_absolute(&self) -> bool {
        matches!(self, Self::Absolute { .. })
    }

    /// Returns the article of C.04.3.
    pub fn article(&self) -> &str {
        match self {
            Self::Absolute { criterion, .. } | Self::Worse { criterion, .. } => criterion.article(),
            Self::Order { .. } => "4",
            Self::Color { article, .. } => article,
        }
    }
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let list = |ids: &[PlayerId]| ids.iter().map(|id| id.0.to_string()).collect::<Vec<_>>().join(", ");
        match self {
            Self::Absolute { criterion, players } => write!(f, "{criterion} is broken by {}", list(players)),
            Self::Worse { criterion, players } => {
                write!(f, "the bracket of {} could be paired better by {criterion}", list(players))
            }
            Self::Order { players } => write!(f, "in the bracket of {} another candidate comes first", list(players)),
            Self::Color { white, black, article } => {
                write!(f, "{white} should have White against {black} ({article})")
            }
        }
    }
}
