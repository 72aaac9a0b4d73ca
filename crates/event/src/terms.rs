//! The words that acts and rulings share.

use pairing::{Color, Mark, Points};

use crate::id::PlayerId;
use crate::named::named;
use crate::pairs::Pairs;
use crate::result::GameResult;

named! {
    /// A bye that a player asks for or is given.
    ///
    /// ```
    /// use event::Bye;
    /// use pairing::Mark;
    /// assert_eq!(Bye::Half.mark(), Mark::HalfBye);
    /// ```
    Bye {
        /// For half a point.
        Half = "half",
        /// For a full point; only an official gives it.
        Full = "full",
        /// For no point.
        Zero = "zero",
    }
}

impl Bye {
    /// Returns how report files tell it.
    pub const fn mark(self) -> Mark {
        match self {
            Self::Half => Mark::HalfBye,
            Self::Full => Mark::FullBye,
            Self::Zero => Mark::ZeroBye,
        }
    }
}

/// How pairing numbers are given.
///
/// ```
/// use event::{PlayerId, Seeding};
/// let by_hand = Seeding::ByHand(vec![PlayerId(2), PlayerId(1)]);
/// assert_ne!(by_hand, Seeding::ByRating);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seeding {
    /// By rating, then by title, then by name.
    ByRating,
    /// By lot; the same seed gives the same lots.
    ByLot {
        /// The seed.
        seed: u64,
    },
    /// In this order, which names every player once.
    ByHand(Vec<PlayerId>),
}

/// The program that makes the pairs of a round.
///
/// ```
/// use event::{Act, Pairer};
/// let act = Act::Pair { pairer: Pairer::Own { lot: 7 } };
/// assert_eq!(act.name(), "pair");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pairer {
    /// This one.
    Own {
        /// The seed of what is drawn by lot: the colour of the first number, and equal colours in Keizer.
        lot: u64,
    },
    /// Another one.
    Outside {
        /// The name of the program.
        program: String,
        /// The pairs it made.
        pairs: Pairs,
    },
}

/// The program that made the pairs of a round.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// assert_eq!(event.round(1).unwrap().maker(), &event::Maker::Own);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Maker {
    /// This one.
    Own,
    /// Another one, by its name.
    Outside(String),
}

/// The boards that an act concerns.
///
/// ```
/// use event::Selection;
/// assert!(Selection::Range { first: 9, last: 16 }.has(12));
/// assert!(!Selection::Boards(vec![3, 7]).has(4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    /// All boards of the round. To start all, none may have started.
    All,
    /// All boards for which it has not been done yet.
    Remaining,
    /// The boards of a sector.
    Range {
        /// The first board.
        first: u16,
        /// The last board.
        last: u16,
    },
    /// These boards.
    Boards(Vec<u16>),
}

impl Selection {
    /// Tells whether a board is among them.
    pub fn has(&self, board: u16) -> bool {
        match self {
            Self::All | Self::Remaining => true,
            Self::Range { first, last } => (*first..=*last).contains(&board),
            Self::Boards(boards) => boards.contains(&board),
        }
    }
}

/// A game that is lost because a player did not come.
///
/// ```
/// use event::{Absentee, Forfeit, GameResult};
/// let forfeit = Forfeit { board: 4, absent: Absentee::White };
/// assert_eq!(forfeit.absent.result(), GameResult::WHITE_ABSENT);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forfeit {
    /// The board.
    pub board: u16,
    /// The player who did not come.
    pub absent: Absentee,
}

named! {
    /// The player who did not come to a board.
    ///
    /// ```
    /// use event::Absentee;
    /// assert_eq!(Absentee::Both.name(), "both");
    /// ```
    Absentee {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Neither came.
        Both = "both",
    }
}

impl Absentee {
    /// Returns the result of the game.
    pub const fn result(self) -> GameResult {
        match self {
            Self::White => GameResult::WHITE_ABSENT,
            Self::Black => GameResult::BLACK_ABSENT,
            Self::Both => GameResult::BOTH_ABSENT,
        }
    }

    /// Tells whether a player is meant.
    pub const fn has(self, color: Color) -> bool {
        matches!((self, color), (Self::Both, _) | (Self::White, Color::White) | (Self::Black, Color::Black))
    }
}

/// A penalty of the event, beyond what the Laws rule at a board.
///
/// ```
/// use event::Penalty;
/// use pairing::Points;
/// assert_eq!(Penalty::Points(Points::HALF).name(), "points");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// These points are taken off the player's score.
    Points(Points),
    /// The player is out of the event.
    Expulsion,
}

impl Penalty {
    /// Returns the stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::Points(_) => "points",
            Self::Expulsion => "expulsion",
        }
    }
}

named! {
    /// Why a board or a player needs somebody.
    ///
    /// ```
    /// use event::Need;
    /// assert_eq!(Need::IllegalMove.name(), "illegal_move");
    /// ```
    Need {
        /// A player calls the arbiter.
        Call = "call",
        /// A flag has fallen.
        Flag = "flag",
        /// An illegal move.
        IllegalMove = "illegal_move",
        /// A claim waits for a decision.
        Claim = "claim",
        /// A player is absent.
        Absence = "absence",
        /// A connection is lost.
        ConnectionLost = "connection_lost",
        /// Pieces are displaced, or the position is not the one of the record.
        DisplacedPosition = "displaced_position",
        /// An arbiter gave a penalty at the board; nobody is needed any more.
        Penalty = "penalty",
        /// Something else.
        Other = "other",
    }
}

/// What is put on the arbiters' list.
///
/// ```
/// use event::{Call, Need};
/// let call = Call { round: Some(6), board: Some(7), article: Some("9.5.1".to_owned()), ..Call::new(Need::Claim) };
/// assert!(!call.is_clock_stopped);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// Why somebody is needed.
    pub need: Need,
    /// The round, if it belongs to one.
    pub round: Option<u16>,
    /// The board, if it belongs to one; then there is a round too.
    pub board: Option<u16>,
    /// The player it is about.
    pub player: Option<PlayerId>,
    /// The article of the Laws, as the edition prints it.
    pub article: Option<String>,
    /// What is told.
    pub text: String,
    /// Whether the clocks of the board stand still; these come first.
    pub is_clock_stopped: bool,
}

impl Call {
    /// Makes a call that says nothing but what is needed.
    pub const fn new(need: Need) -> Self {
        let text = String::new();
        Self { need, round: None, board: None, player: None, article: None, text, is_clock_stopped: false }
    }
}
