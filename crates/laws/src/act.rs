//! What a person does at the board.

use board::{Breach, Color, Move, Role, Square};
use clock::Millis;

use crate::named::named;
use crate::outcome::{Points, Score};

/// What a person does at the board; whose act it is and when are told beside it.
///
/// ```
/// use board::{Move, Square};
/// use laws::{Act, Written};
/// let act = Act::Play { mv: Written::Move(Move::new(Square::E2, Square::E4)) };
/// assert_eq!(act.name(), "play");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The appointed hour has come.
    Start,
    /// Time passes.
    Tick,
    /// A player comes to the board.
    Arrive,
    /// Pieces are touched deliberately.
    Touch {
        /// Where they stand.
        squares: Vec<Square>,
        /// Whether it is known which came first.
        is_order_known: bool,
    },
    /// A piece is let go as part of a move that is not finished.
    Release {
        /// Where.
        square: Square,
        /// What.
        role: Role,
    },
    /// Pieces are adjusted after saying so.
    Adjust {
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// A move is made, and the piece let go.
    Move {
        /// The move.
        mv: Written,
        /// How many hands were used.
        hands: u8,
    },
    /// The clock is pressed.
    Press,
    /// A move and the press in one.
    Play {
        /// The move.
        mv: Written,
    },
    /// A draw is offered.
    OfferDraw,
    /// The offer is accepted.
    AcceptDraw,
    /// The offer is declined in words.
    DeclineDraw,
    /// The game is given up.
    Resign,
    /// A draw is claimed.
    ClaimDraw {
        /// Why.
        ground: DrawGround,
        /// The move written down but not made.
        intended: Option<Written>,
    },
    /// The opponent's time is said to be over.
    ClaimFlag {
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// An illegal move is pointed out.
    ClaimIllegalMove {
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// A breach of touch-move is pointed out.
    ClaimTouchMove {
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// An offer or a claim is to be taken back.
    Withdraw {
        /// Which of them.
        what: Withdrawn,
    },
    /// The clocks are stopped.
    StopClocks,
    /// Play goes on.
    Resume,
    /// Clocks and counters are set.
    SetClock {
        /// White's time.
        white: Option<Millis>,
        /// Black's time.
        black: Option<Millis>,
        /// The move counter of both.
        moves: Option<u32>,
    },
    /// Time is added.
    AddTime {
        /// To whom.
        player: Color,
        /// How much.
        time: Millis,
    },
    /// Time is taken.
    DeductTime {
        /// From whom.
        player: Color,
        /// How much.
        time: Millis,
    },
    /// A player is warned.
    Warn {
        /// Who.
        player: Color,
    },
    /// A penalty is imposed.
    Penalise {
        /// On whom.
        player: Color,
        /// Which.
        penalty: Penalty,
        /// How much time it gives or takes.
        time: Option<Millis>,
        /// What the player whose score it changes gets.
        points: Option<Points>,
    },
    /// The open claim is decided.
    Rule {
        /// How.
        decision: Decision,
    },
    /// A result is declared.
    Declare {
        /// Which.
        score: Score,
    },
    /// Something irregular is reported.
    Report {
        /// What.
        irregularity: Irregularity,
        /// Who did it, if that matters.
        player: Option<Color>,
    },
    /// The next half-move is written on the own scoresheet.
    Record {
        /// What was written.
        mv: Written,
    },
    /// The scoresheet is signed.
    Sign {
        /// With which result.
        score: Score,
    },
    /// Both agree to go on without an arbiter.
    AgreeResume,
}

impl Act {
    /// Gives how its move was read, if it has one.
    pub const fn written(&self) -> Option<Written> {
        match self {
            Self::Move { mv, .. } | Self::Play { mv } | Self::Record { mv } => Some(*mv),
            Self::ClaimDraw { intended, .. } => *intended,
            _ => None,
        }
    }

    /// Gives the name that the contract has for the act.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Tick => "tick",
            Self::Arrive => "arrive",
            Self::Touch { .. } => "touch",
            Self::Release { .. } => "release",
            Self::Adjust { .. } => "adjust",
            Self::Move { .. } => "move",
            Self::Press => "press",
            Self::Play { .. } => "play",
            Self::OfferDraw => "offer_draw",
            Self::AcceptDraw => "accept_draw",
            Self::DeclineDraw => "decline_draw",
            Self::Resign => "resign",
            Self::ClaimDraw { .. } => "claim_draw",
            Self::ClaimFlag { .. } => "claim_flag",
            Self::ClaimIllegalMove { .. } => "claim_illegal_move",
            Self::ClaimTouchMove { .. } => "claim_touch_move",
            Self::Withdraw { .. } => "withdraw",
            Self::StopClocks => "stop_clocks",
            Self::Resume => "resume",
            Self::SetClock { .. } => "set_clock",
            Self::AddTime { .. } => "add_time",
            Self::DeductTime { .. } => "deduct_time",
            Self::Warn { .. } => "warn",
            Self::Penalise { .. } => "penalise",
            Self::Rule { .. } => "rule",
            Self::Declare { .. } => "declare",
            Self::Report { .. } => "report",
            Self::Record { .. } => "record",
            Self::Sign { .. } => "sign",
            Self::AgreeResume => "agree_resume",
        }
    }
}

/// A move as it was written or shown, after reading.
///
/// ```
/// use laws::Written;
/// assert_eq!(Written::Unreadable.to_move(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// It says which piece goes where, legal or not.
    Move(Move),
    /// It fits several moves.
    Ambiguous,
    /// It names a move that no piece can make.
    Illegal(Option<Breach>),
    /// It names no move.
    Unreadable,
}

impl Written {
    /// Gives the move, if it says which.
    pub const fn to_move(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::Ambiguous | Self::Illegal(_) | Self::Unreadable => None,
        }
    }
}

/// Why a draw is claimed.
///
/// ```
/// use laws::DrawGround;
/// assert_eq!(DrawGround::Repetition.name(), "repetition");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawGround {
    /// The same position for the third time.
    Repetition,
    /// Fifty moves without a capture or a pawn's move.
    FiftyMoves,
}

impl DrawGround {
    /// Gives the name that the contract has for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fifty_moves",
        }
    }
}

/// What somebody wants to take back.
///
/// ```
/// use laws::Withdrawn;
/// assert_ne!(Withdrawn::Offer, Withdrawn::Claim);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Withdrawn {
    /// An offer of a draw.
    Offer,
    /// A claim.
    Claim,
}

/// How an arbiter decides.
///
/// ```
/// use laws::Decision;
/// assert_ne!(Decision::Accept, Decision::Reject);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The claim is right.
    Accept,
    /// The claim is wrong.
    Reject,
    /// It is decided later.
    Postpone,
}

named! {
    /// A penalty an arbiter can impose, as far as the edition lists it.
    ///
    /// ```
    /// assert_eq!(laws::Penalty::OpponentTime.name(), "opponent_time");
    /// ```
    Penalty {
        /// A warning.
        Warning = "warning",
        /// More time for the opponent.
        OpponentTime = "opponent_time",
        /// Less time for the offender.
        OffenderTime = "offender_time",
        /// More points for the opponent.
        OpponentScore = "opponent_score",
        /// Fewer points for the offender.
        OffenderScore = "offender_score",
        /// The game is lost.
        Loss = "loss",
        /// A fine.
        Fine = "fine",
        /// Exclusion from rounds.
        Exclusion = "exclusion",
        /// Expulsion from the event.
        Expulsion = "expulsion",
    }
}

/// Something that is not as it should be.
///
/// ```
/// use laws::Irregularity;
/// assert_eq!(Irregularity::BoardTurned.name(), "board_turned");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// The pieces were set up wrongly.
    InitialPosition,
    /// The board lies the wrong way round.
    BoardTurned,
    /// White plays with the black pieces.
    ColorsReversed,
    /// Pieces were knocked over or moved.
    Displaced,
    /// A clock was set wrongly.
    ClockWrong,
}

impl Irregularity {
    /// Gives the name that the contract has for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::InitialPosition => "initial_position",
            Self::BoardTurned => "board_turned",
            Self::ColorsReversed => "colours_reversed",
            Self::Displaced => "displaced",
            Self::ClockWrong => "clock_wrong",
        }
    }
}
