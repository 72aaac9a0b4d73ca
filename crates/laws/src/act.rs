//! What a person does at the board.

use board::{Breach, Color, HalfMove, IllegalMove, LegalMove, Move, Position, Role, Square};
use clock::Millis;

use crate::outcome::{Points, Score};
use crate::terms::{
    AbsenceClaim, Against, Commitment, Decision, DrawGround, Ground, Irregularity, Penalty, QuickplayGround, Tasks,
    Undone, Withdrawn,
};

/// Makes the acts and their names.
macro_rules! acts {
    ($($(#[doc = $doc:literal])+ $variant:ident = $name:literal $({
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)+
    })?,)+) => {
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
            $($(#[doc = $doc])+ $variant $({ $($(#[doc = $field_doc])+ $field: $type,)+ })?,)+
        }

        impl Act {
            /// The names that the contract has for the acts.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// Returns the name that the contract has for the act.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)+
                }
            }
        }
    };
}

acts! {
    /// The appointed hour has come.
    Start = "start",
    /// Time passes.
    Tick = "tick",
    /// A player comes to the board.
    Arrive = "arrive",
    /// Pieces are touched deliberately.
    Touch = "touch" {
        /// Where they stand.
        squares: Vec<Square>,
        /// Whether it is known which came first.
        is_order_known: bool,
    },
    /// A piece is let go as part of a move that is not finished.
    Release = "release" {
        /// The square.
        square: Square,
        /// The kind of piece.
        role: Role,
    },
    /// Pieces are adjusted after saying so.
    Adjust = "adjust" {
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// A move is made, and the piece let go.
    Move = "move" {
        /// The move.
        mv: Written,
        /// How many hands were used.
        hands: u8,
    },
    /// The clock is pressed.
    Press = "press",
    /// A move and the press in one.
    Play = "play" {
        /// The move.
        mv: Written,
    },
    /// A draw is offered.
    OfferDraw = "offer_draw",
    /// The offer is accepted.
    AcceptDraw = "accept_draw",
    /// The offer is declined in words.
    DeclineDraw = "decline_draw",
    /// The game is given up.
    Resign = "resign",
    /// A draw is claimed.
    ClaimDraw = "claim_draw" {
        /// The ground of the claim.
        ground: DrawGround,
        /// The move written down but not made.
        intended: Option<Written>,
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// The opponent's time is said to be over.
    ClaimFlag = "claim_flag" {
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// An illegal move is pointed out.
    ClaimIllegalMove = "claim_illegal_move" {
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// A breach of touch-move is pointed out.
    ClaimTouchMove = "claim_touch_move" {
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// An offer or a claim is to be taken back.
    Withdraw = "withdraw" {
        /// The claim or offer that is withdrawn.
        what: Withdrawn,
    },
    /// The clocks are stopped.
    StopClocks = "stop_clocks",
    /// Play goes on.
    Resume = "resume",
    /// Clocks and counters are set.
    SetClock = "set_clock" {
        /// White's time.
        white: Option<Millis>,
        /// Black's time.
        black: Option<Millis>,
        /// The move counter of both.
        moves: Option<u32>,
    },
    /// Time is added.
    AddTime = "add_time" {
        /// The player who gets it.
        player: Color,
        /// The time, in milliseconds.
        time: Millis,
    },
    /// Time is taken.
    DeductTime = "deduct_time" {
        /// The player who loses it.
        player: Color,
        /// The time, in milliseconds.
        time: Millis,
    },
    /// A player is warned.
    Warn = "warn" {
        /// The player.
        player: Color,
    },
    /// A penalty is imposed.
    Penalise = "penalise" {
        /// The player who is penalized.
        player: Color,
        /// The penalty.
        penalty: Penalty,
        /// How much time it gives or takes.
        time: Option<Millis>,
        /// What the player whose score it changes gets.
        points: Option<Points>,
    },
    /// The open claim is decided.
    Rule = "rule" {
        /// The decision.
        decision: Decision,
        /// What the opponent gets when the decision is postponed.
        time: Option<Millis>,
        /// Whose claim it is, if several are open.
        by: Option<Color>,
        /// What is claimed, if several are open.
        ground: Option<Ground>,
    },
    /// A result is declared.
    Declare = "declare" {
        /// The result.
        score: Score,
    },
    /// Something irregular is reported.
    Report = "report" {
        /// The irregularity.
        irregularity: Irregularity,
        /// Who did it, if that matters.
        player: Option<Color>,
    },
    /// The next half-move is written on the player's scoresheet, or an entry is corrected.
    Record = "record" {
        /// What was written.
        mv: Written,
        /// The half-move whose entry is corrected, from 1.
        half_move: Option<u32>,
        /// It is not legible, and the arbiter shall see it as it stands.
        is_illegible: bool,
    },
    /// The scoresheet is signed.
    Sign = "sign" {
        /// The result.
        score: Score,
    },
    /// Both agree to go on without an arbiter.
    AgreeResume = "agree_resume",
    /// A player's connection to the game is lost.
    Disconnected = "disconnected" {
        /// The player.
        player: Color,
    },
    /// A player is connected again.
    Connected = "connected" {
        /// The player.
        player: Color,
    },
    /// The opponent has been away for too long.
    ClaimAbsence = "claim_absence" {
        /// What the claimant wants.
        wanted: AbsenceClaim,
    },
    /// The player's last move is to be taken back.
    TakeBack = "take_back",
    /// The opponent may take the move back.
    AcceptTakeBack = "accept_take_back",
    /// The opponent may not take the move back.
    DeclineTakeBack = "decline_take_back",
    /// Both agree, without the arbiter, to undo an illegal move.
    AgreeCorrection = "agree_correction",
    /// The record of the game is looked at, in rapid and blitz.
    AskRecord = "ask_record",
    /// A draw is claimed in a quickplay finish.
    ClaimQuickplay = "claim_quickplay" {
        /// The ground of the claim.
        ground: QuickplayGround,
        /// The claim rests on a display in the hall.
        by_display: bool,
    },
    /// The opponent confirms or disputes a claim made without an arbiter.
    Verify = "verify" {
        /// The opponent agrees that position and claim are as stated.
        agrees: bool,
    },
    /// Five seconds a move are asked for (Guideline III.4).
    RequestIncrement = "request_increment",
    /// A move is said aloud.
    Announce = "announce" {
        /// The move.
        mv: Written,
    },
    /// The opponent's announcement is repeated.
    Repeat = "repeat" {
        /// The move.
        mv: Written,
    },
    /// A slip of the tongue is corrected.
    Correct = "correct" {
        /// The move that was meant.
        mv: Written,
    },
    /// Somebody is to help a player.
    Appoint = "appoint" {
        /// The player.
        player: Color,
        /// The tasks of the assistant.
        tasks: Tasks,
    },
    /// A player leaves the playing venue.
    Leave = "leave" {
        /// The arbiter has permitted it.
        is_permitted: bool,
    },
    /// The game is to be adjourned.
    Adjourn = "adjourn" {
        /// When it is to go on, if that is fixed.
        resume_at: Option<Millis>,
        /// Where it is to go on, if that is fixed.
        place: Option<String>,
    },
    /// A move is sealed; only what it commits to is known.
    Seal = "seal" {
        /// What the player is held to.
        commitment: Commitment,
        /// It is the move that has to be sealed, where one was made on the board or bound by a claim already.
        is_as_bound: bool,
    },
    /// The envelope is opened.
    OpenEnvelope = "open_envelope" {
        /// What the text in it commits to.
        commitment: Commitment,
        /// How the text was read.
        mv: Written,
    },
    /// The envelope is lost.
    EnvelopeLost = "envelope_lost" {
        /// The position at the adjournment is known.
        is_position_known: bool,
    },
    /// An earlier position is set up again.
    Restore = "restore" {
        /// How many half-moves stay.
        half_moves: u32,
    },
    /// A finished game is opened again.
    Reopen = "reopen",
    /// An offence no longer counts.
    UndoOffence = "undo_offence" {
        /// The player whose offence is undone.
        player: Color,
        /// The offence.
        what: Undone,
    },
    /// A late player may play.
    Admit = "admit" {
        /// The player.
        player: Color,
    },
    /// The time of the session is over.
    EndSession = "end_session",
    /// A ruling is appealed against.
    Appeal = "appeal" {
        /// The ruling that is appealed.
        against: Against,
    },
    /// The appeals committee decides.
    DecideAppeal = "decide_appeal" {
        /// The decision.
        decision: Decision,
    },
}

impl Act {
    /// Gives how its move was read, if it has one.
    pub const fn written(&self) -> Option<Written> {
        match self {
            Self::Move { mv, .. }
            | Self::Play { mv }
            | Self::Record { mv, .. }
            | Self::Announce { mv }
            | Self::Repeat { mv }
            | Self::Correct { mv }
            | Self::OpenEnvelope { mv, .. } => Some(*mv),
            Self::ClaimDraw { intended, .. } => *intended,
            _ => None,
        }
    }
}

/// A move as it was written or shown, after reading.
///
/// ```
/// use board::{Move, Position, Square};
/// use laws::Written;
/// let e4 = Move::new(Square::E2, Square::E4);
/// let position = Position::initial();
/// assert_eq!(Written::from(position.legal(e4)?).to_move(), Some(e4));
/// assert_eq!(Written::Unreadable.to_move(), None);
/// # Ok::<(), board::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A move that was proved legal in the position it comes with.
    Legal(HalfMove),
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
    /// Returns the move, if it says which.
    pub fn to_move(self) -> Option<Move> {
        match self {
            Self::Legal(half_move) => Some(half_move.to_move()),
            Self::Move(mv) => Some(mv),
            Self::Ambiguous | Self::Illegal(_) | Self::Unreadable => None,
        }
    }

    /// Proves the move legal in a position, unless that was done before; `None` if it does not say which move it is.
    pub(crate) fn prove(self, position: &Position) -> Option<Result<HalfMove, IllegalMove>> {
        match self {
            Self::Legal(half_move) if half_move.is_in(position) => Some(Ok(half_move)),
            _ => Some(position.legal(self.to_move()?).map(HalfMove::from)),
        }
    }
}

impl From<LegalMove<'_>> for Written {
    fn from(legal: LegalMove<'_>) -> Self {
        Self::Legal(legal.into())
    }
}
