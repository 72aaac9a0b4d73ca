//! How an event is played.

use pairing::Keizer;

/// How an event is played: who meets whom, and for how long.
///
/// ```
/// use event::Format;
/// assert_eq!(Format::RoundRobin { is_double: true }.name(), "round_robin");
/// assert!(Format::Swiss.has_byes());
/// assert!(Format::Match { boards: 8, games: 1 }.has_table());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The FIDE (Dutch) Swiss.
    Swiss,
    /// Everybody meets everybody, by the Berger tables.
    RoundRobin {
        /// Whether everybody meets twice.
        is_double: bool,
    },
    /// Two sides meet board by board: numbers 1 to `boards` are the first side, the others the second. One board is a
    /// match of two players.
    Match {
        /// The number of boards.
        boards: u16,
        /// The number of games on each board; every game is a round.
        games: u16,
    },
    /// Losers leave. Every game is a round; a stage lasts until all its matches are decided.
    Knockout {
        /// The number of games in a match.
        games: u16,
        /// The number of games in each tie-break that follows a drawn match.
        tie_break_games: u16,
    },
    /// A club evening by the Keizer system.
    Keizer(Keizer),
}

impl Format {
    /// Returns the stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RoundRobin { .. } => "round_robin",
            Self::Match { .. } => "match",
            Self::Knockout { .. } => "knockout",
            Self::Keizer(_) => "keizer",
        }
    }

    /// Tells whether a table or a bracket says who meets whom, so that nobody can be left out or added later.
    pub const fn has_table(&self) -> bool {
        matches!(self, Self::RoundRobin { .. } | Self::Match { .. } | Self::Knockout { .. })
    }

    /// Tells whether players can ask for byes.
    pub const fn has_byes(&self) -> bool {
        !self.has_table()
    }

    /// Returns the round whose publication freezes the pairing numbers.
    ///
    /// In a Swiss they can be corrected until the fourth round is paired (C.04.2).
    pub const fn freezes_at(&self) -> u16 {
        match self {
            Self::Swiss => 4,
            _ => 1,
        }
    }
}
