//! What can be wrong with a tournament.

use std::fmt;

use crate::{Color, Id, Mark, Points};

/// A place in a file, counted from 1; columns count characters.
///
/// ```
/// use pairing::Place;
/// assert_eq!(Place { line: 6, column: 92 }.to_string(), "line 6, column 92");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Something that does not fit, and where it is.
///
/// ```
/// use pairing::{Draft, Problem};
/// let flaws = Draft::default().validate().unwrap_err();
/// assert_eq!(flaws[0].problem, Problem::NoPlayers);
/// assert_eq!(flaws[0].to_string(), "found no player record, expected at least one player (001)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where it is, if it came from a file.
    pub place: Option<Place>,
    /// The problem.
    pub problem: Problem,
}

impl Flaw {
    pub(crate) const fn new(place: Option<Place>, problem: Problem) -> Self {
        Self { place, problem }
    }

    /// Tells whether the tournament cannot be used. Other flaws are warnings: what was read is certain.
    pub const fn is_fatal(&self) -> bool {
        !matches!(
            self.problem,
            Problem::WrongPoints { .. }
                | Problem::OpponentWithBye { .. }
                | Problem::SecondPairingBye { .. }
                | Problem::Unusual { .. }
                | Problem::CountsBytes
                | Problem::NotUtf8
        )
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.problem),
            None => write!(f, "{}", self.problem),
        }
    }
}

/// What does not fit.
///
/// ```
/// use pairing::{Draft, Player, Problem};
/// let players = vec![Player::new(1, "Ann"), Player::new(1, "Bob")];
/// let flaws = Draft { players, ..Draft::default() }.validate().unwrap_err();
/// assert_eq!(flaws[0].problem, Problem::SameNumber { id: 1, other_line: None });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no player.
    NoPlayers,
    /// A field holds something else than what belongs there.
    Field {
        /// What was found.
        found: String,
        /// What was wanted.
        wanted: &'static str,
    },
    /// Two records tell different values of what has one.
    ToldTwice {
        /// What they tell.
        what: &'static str,
        /// The value of the second record.
        found: String,
        /// The value of the first record.
        other: String,
        /// The line of the first record.
        other_line: usize,
    },
    /// A player's number is not 1 to 9999.
    NumberOutOfRange {
        /// The number.
        id: Id,
    },
    /// Two players have the same number.
    SameNumber {
        /// The number.
        id: Id,
        /// The line of the other player.
        other_line: Option<usize>,
    },
    /// More rounds than a file can hold.
    TooManyRounds {
        /// The number of rounds found.
        found: usize,
    },
    /// An opponent is not in the list.
    UnknownOpponent {
        /// The player.
        id: Id,
        /// The opponent.
        opponent: Id,
        /// The round.
        round: u16,
    },
    /// A record names a player who is not in the list.
    UnknownPlayer {
        /// The number.
        id: Id,
    },
    /// A player met nobody but themselves.
    OwnOpponent {
        /// The player.
        id: Id,
        /// The round.
        round: u16,
    },
    /// The opponent does not say the same of this round.
    NotMutual {
        /// The player.
        id: Id,
        /// The opponent by the player's line.
        opponent: Id,
        /// Whom the opponent's line names instead.
        theirs: Option<Id>,
        /// The round.
        round: u16,
        /// The line of the opponent.
        other_line: Option<usize>,
    },
    /// Both players say that they had the same colour.
    SameColor {
        /// The player.
        id: Id,
        /// The opponent.
        opponent: Id,
        /// The colour.
        color: Color,
        /// The round.
        round: u16,
        /// The line of the opponent.
        other_line: Option<usize>,
    },
    /// The two results do not fit together.
    Contradiction {
        /// The player.
        id: Id,
        /// The player's result.
        mark: Mark,
        /// The opponent.
        opponent: Id,
        /// The opponent's result.
        theirs: Mark,
        /// The round.
        round: u16,
        /// The line of the opponent.
        other_line: Option<usize>,
    },
    /// A result of a game without an opponent.
    NoOpponent {
        /// The player.
        id: Id,
        /// The result.
        mark: Mark,
        /// The round.
        round: u16,
    },
    /// A played game without a colour.
    NoColor {
        /// The player.
        id: Id,
        /// The round.
        round: u16,
    },
    /// An opponent together with a bye; an absence is read as a forfeit loss.
    OpponentWithBye {
        /// The player.
        id: Id,
        /// The opponent.
        opponent: Id,
        /// The letter found.
        found: char,
        /// The round.
        round: u16,
    },
    /// Two players have the bye of the pairing in one round.
    SecondPairingBye {
        /// The second player.
        id: Id,
        /// The round.
        round: u16,
    },
    /// The points told are not what the results add up to; the results count.
    WrongPoints {
        /// The player.
        id: Id,
        /// The points told.
        told: Points,
        /// The points of the results.
        sum: Points,
    },
    /// A form that is read, though it is not the one of the standard.
    Unusual {
        /// What was found.
        found: String,
        /// How it is read.
        read_as: String,
    },
    /// Columns count bytes in this line, not characters.
    CountsBytes,
    /// The text is not UTF-8 and was read as Latin-1.
    NotUtf8,
}

/// Writes the other line, if there is one.
struct Other<'a>(&'a Option<usize>);

impl fmt::Display for Other<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(line) => write!(f, " (line {line})"),
            None => Ok(()),
        }
    }
}

/// Writes a result letter, or what a blank means.
struct Shown(Mark);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Mark::Pending => write!(f, "no result"),
            mark => write!(f, "\"{}\"", mark.letter()),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlayers => write!(f, "found no player record, expected at least one player (001)"),
            Self::Field { found, wanted } => write!(f, "found {found:?}, expected {wanted}"),
            Self::ToldTwice { what, found, other, other_line } => {
                write!(f, "found {found} as {what}, but line {other_line} tells {other}")
            }
            Self::NumberOutOfRange { id } => write!(f, "found player number {id}, expected 1 to 9999"),
            Self::SameNumber { id, other_line } => {
                write!(f, "found a second player {id}{}, expected each number once", Other(other_line))
            }
            Self::TooManyRounds { found } => write!(f, "found {found} rounds, expected at most 999"),
            Self::UnknownOpponent { id, opponent, round } => {
                write!(f, "round {round}: player {id} met {opponent}, who is not in the list")
            }
            Self::UnknownPlayer { id } => write!(f, "found player {id}, who is not in the list"),
            Self::OwnOpponent { id, round } => write!(f, "round {round}: player {id} is named as their own opponent"),
            Self::NotMutual { id, opponent, theirs, round, other_line } => {
                write!(f, "round {round}: player {id} met {opponent}, but {opponent}{} ", Other(other_line))?;
                match theirs {
                    Some(theirs) => write!(f, "met {theirs}"),
                    None => write!(f, "had no opponent"),
                }
            }
            Self::SameColor { id, opponent, color, round, other_line } => {
                write!(f, "round {round}: player {id} and opponent {opponent}{} both had {color}", Other(other_line))
            }
            Self::Contradiction { id, mark, opponent, theirs, round, other_line } => write!(
                f,
                "round {round}: player {id} has {}, but opponent {opponent}{} has {}",
                Shown(*mark),
                Other(other_line),
                Shown(*theirs)
            ),
            Self::NoOpponent { id, mark, round } => {
                write!(f, "round {round}: player {id} has {} without an opponent", Shown(*mark))
            }
            Self::NoColor { id, round } => {
                write!(f, "round {round}: player {id} played without a color, expected \"w\" or \"b\"")
            }
            Self::OpponentWithBye { id, opponent, found, round } => write!(
                f,
                "round {round}: player {id} has opponent {opponent} with \"{found}\", read as a forfeit loss (\"-\")"
            ),
            Self::SecondPairingBye { id, round } => {
                write!(f, "round {round}: player {id} is the second with the pairing-allocated bye (\"U\")")
            }
            Self::WrongPoints { id, told, sum } => {
                write!(f, "player {id} is told to have {told} points, but the results give {sum}; the results count")
            }
            Self::Unusual { found, read_as } => write!(f, "found {found:?}, read as {read_as}"),
            Self::CountsBytes => write!(f, "this line counts columns in bytes; read that way"),
            Self::NotUtf8 => write!(f, "found bytes that are no UTF-8, read as Latin-1; names may look wrong"),
        }
    }
}
