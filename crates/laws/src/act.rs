//! What a person does at the board.

use board::{Breach, Color, Move, Role, Square};
use clock::Millis;

use crate::outcome::{Points, Score};
use crate::terms::{
    Against, Commitment, Decision, DrawGround, Irregularity, Penalty, QuickplayGround, Tasks, Withdrawn,
};

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
        /// What the opponent gets when the decision is postponed.
        time: Option<Millis>,
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
    /// Both agree, without the arbiter, to undo an illegal move.
    AgreeCorrection,
    /// The record of the game is looked at, in rapid and blitz.
    AskRecord,
    /// A draw is claimed in a quickplay finish.
    ClaimQuickplay {
        /// Why.
        ground: QuickplayGround,
    },
    /// Five seconds a move are asked for (Guideline III.4).
    RequestIncrement,
    /// A move is said aloud.
    Announce {
        /// The move.
        mv: Written,
    },
    /// The opponent's announcement is repeated.
    Repeat {
        /// The move.
        mv: Written,
    },
    /// A slip of the tongue is corrected.
    Correct {
        /// The move that was meant.
        mv: Written,
    },
    /// Somebody is to help a player.
    Appoint {
        /// Whom.
        player: Color,
        /// With what.
        tasks: Tasks,
    },
    /// A player leaves the playing venue.
    Leave {
        /// The arbiter has permitted it.
        is_permitted: bool,
    },
    /// The game is to be adjourned.
    Adjourn {
        /// When it is to go on, if that is fixed.
        resume_at: Option<Millis>,
    },
    /// A move is sealed; only what it commits to is known.
    Seal {
        /// What the player is held to.
        commitment: Commitment,
        /// It is the move that has to be sealed, where one was made on the board or bound by a claim already.
        is_as_bound: bool,
    },
    /// The envelope is opened.
    OpenEnvelope {
        /// What the text in it commits to.
        commitment: Commitment,
        /// How the text was read.
        mv: Written,
    },
    /// The envelope is lost.
    EnvelopeLost {
        /// The position at the adjournment is known.
        is_position_known: bool,
    },
    /// An earlier position is set up again.
    Restore {
        /// How many half-moves stay.
        half_moves: u32,
    },
    /// A ruling is appealed against.
    Appeal {
        /// Which.
        against: Against,
    },
    /// The appeals committee decides.
    DecideAppeal {
        /// How.
        decision: Decision,
    },
}

impl Act {
    /// Gives how its move was read, if it has one.
    pub const fn written(&self) -> Option<Written> {
        match self {
            Self::Move { mv, .. }
            | Self::Play { mv }
            | Self::Record { mv }
            | Self::Announce { mv }
            | Self::Repeat { mv }
            | Self::Correct { mv }
            | Self::OpenEnvelope { mv, .. } => Some(*mv),
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
            Self::AgreeCorrection => "agree_correction",
            Self::AskRecord => "ask_record",
            Self::ClaimQuickplay { .. } => "claim_quickplay",
            Self::RequestIncrement => "request_increment",
            Self::Announce { .. } => "announce",
            Self::Repeat { .. } => "repeat",
            Self::Correct { .. } => "correct",
            Self::Appoint { .. } => "appoint",
            Self::Leave { .. } => "leave",
            Self::Adjourn { .. } => "adjourn",
            Self::Seal { .. } => "seal",
            Self::OpenEnvelope { .. } => "open_envelope",
            Self::EnvelopeLost { .. } => "envelope_lost",
            Self::Restore { .. } => "restore",
            Self::Appeal { .. } => "appeal",
            Self::DecideAppeal { .. } => "decide_appeal",
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
