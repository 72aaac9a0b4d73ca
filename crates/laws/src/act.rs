//! What a person does at the board.

use board::{Breach, Color, HalfMove, IllegalMove, LegalMove, Move, Position, Role, Square};
use clock::Millis;

use crate::outcome::{Points, Score};
use crate::terms::{
    AbsenceClaim, Against, Commitment, Decision, DrawGround, Ground, Irregularity, Penalty, QuickplayGround, Tasks,
    Undone, Withdrawn,
};

/// Generates the acts and their names.
macro_rules! acts {
    ($($(#[doc = $doc:literal])+ $variant:ident = $name:literal $({
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)+
    })?,)+) => {
        /// What a person does at the board. The actor and the time are given separately.
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
            /// The names of the acts in the contract.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// Returns the act's name in the contract.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)+
                }
            }
        }
    };
}

acts! {
    /// The appointed time of the start has come.
    Start = "start",
    /// Time passes.
    Tick = "tick",
    /// A player comes to the board.
    Arrive = "arrive",
    /// The player deliberately touches pieces.
    Touch = "touch" {
        /// The squares of the pieces.
        squares: Vec<Square>,
        /// Whether it is known which was touched first.
        is_order_known: bool,
    },
    /// The player releases a piece as part of a move that is not finished.
    Release = "release" {
        /// The square.
        square: Square,
        /// The kind of piece.
        role: Role,
    },
    /// The player adjusts pieces after announcing it.
    Adjust = "adjust" {
        /// The squares of the pieces.
        squares: Vec<Square>,
    },
    /// The player makes a move and releases the piece.
    Move = "move" {
        /// The move.
        mv: Written,
        /// The number of hands used.
        hands: u8,
    },
    /// The player presses the clock.
    Press = "press",
    /// The player makes a move and presses the clock.
    Play = "play" {
        /// The move.
        mv: Written,
    },
    /// The player offers a draw.
    OfferDraw = "offer_draw",
    /// The player accepts the draw offer.
    AcceptDraw = "accept_draw",
    /// The player declines the draw offer in words.
    DeclineDraw = "decline_draw",
    /// The player resigns.
    Resign = "resign",
    /// The player claims a draw.
    ClaimDraw = "claim_draw" {
        /// The ground of the claim.
        ground: DrawGround,
        /// The move written down but not made.
        intended: Option<Written>,
        /// Whether the claim rests on a display in the playing venue.
        by_display: bool,
    },
    /// The player claims that the opponent's flag has fallen.
    ClaimFlag = "claim_flag" {
        /// Whether the claim rests on a display in the playing venue.
        by_display: bool,
    },
    /// The player points out an illegal move.
    ClaimIllegalMove = "claim_illegal_move" {
        /// Whether the claim rests on a display in the playing venue.
        by_display: bool,
    },
    /// The player points out a touch-move violation.
    ClaimTouchMove = "claim_touch_move" {
        /// Whether the claim rests on a display in the playing venue.
        by_display: bool,
    },
    /// The player wants to withdraw an offer or a claim.
    Withdraw = "withdraw" {
        /// The claim or offer that is withdrawn.
        what: Withdrawn,
    },
    /// A player or the arbiter stops the clocks.
    StopClocks = "stop_clocks",
    /// The arbiter resumes play.
    Resume = "resume",
    /// The arbiter sets clocks and counters.
    SetClock = "set_clock" {
        /// White's time; none if it stays.
        white: Option<Millis>,
        /// Black's time; none if it stays.
        black: Option<Millis>,
        /// The move counter of both players; none if it stays.
        moves: Option<u32>,
    },
    /// The arbiter adds time.
    AddTime = "add_time" {
        /// The player who gets it.
        player: Color,
        /// The time, in milliseconds.
        time: Millis,
    },
    /// The arbiter deducts time.
    DeductTime = "deduct_time" {
        /// The player who loses it.
        player: Color,
        /// The time, in milliseconds.
        time: Millis,
    },
    /// The arbiter warns a player.
    Warn = "warn" {
        /// The player.
        player: Color,
    },
    /// The arbiter imposes a penalty.
    Penalise = "penalise" {
        /// The player who is penalised.
        player: Color,
        /// The penalty.
        penalty: Penalty,
        /// The time that the penalty adds or deducts.
        time: Option<Millis>,
        /// The points of the player whose score it changes.
        points: Option<Points>,
    },
    /// The arbiter decides an open claim.
    Rule = "rule" {
        /// The decision.
        decision: Decision,
        /// The time added for the opponent when the decision is postponed.
        time: Option<Millis>,
        /// The claimant, if several claims are open.
        by: Option<Color>,
        /// The ground of the claim, if several are open.
        ground: Option<Ground>,
    },
    /// The arbiter declares a result.
    Declare = "declare" {
        /// The result.
        score: Score,
    },
    /// Somebody reports an irregularity.
    Report = "report" {
        /// The irregularity.
        irregularity: Irregularity,
        /// The player who caused it, if that matters.
        player: Option<Color>,
    },
    /// The player writes the next half-move on the scoresheet, or corrects an entry.
    Record = "record" {
        /// The move as written.
        mv: Written,
        /// The half-move whose entry is corrected, from 1.
        half_move: Option<u32>,
        /// Whether it is illegible and kept for the arbiter to see as it is.
        is_illegible: bool,
    },
    /// The player signs the scoresheet.
    Sign = "sign" {
        /// The result.
        score: Score,
    },
    /// The player agrees to resume without an arbiter.
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
    /// The player claims that the opponent has been away for too long.
    ClaimAbsence = "claim_absence" {
        /// What the claimant wants.
        wanted: AbsenceClaim,
    },
    /// The player wants to take the last move back.
    TakeBack = "take_back",
    /// The player lets the opponent take the move back.
    AcceptTakeBack = "accept_take_back",
    /// The player does not let the opponent take the move back.
    DeclineTakeBack = "decline_take_back",
    /// The player agrees to undo an illegal move without the arbiter.
    AgreeCorrection = "agree_correction",
    /// The player looks at the record of the game, in rapid and blitz.
    AskRecord = "ask_record",
    /// The player claims a draw in a quickplay finish.
    ClaimQuickplay = "claim_quickplay" {
        /// The ground of the claim.
        ground: QuickplayGround,
        /// Whether the claim rests on a display in the playing venue.
        by_display: bool,
    },
    /// The opponent confirms or disputes a claim made without an arbiter.
    Verify = "verify" {
        /// Whether the opponent agrees that position and claim are as stated.
        agrees: bool,
    },
    /// The player asks for five seconds per move (Guideline III.4).
    RequestIncrement = "request_increment",
    /// The player announces a move aloud.
    Announce = "announce" {
        /// The move.
        mv: Written,
    },
    /// The player repeats the opponent's announcement.
    Repeat = "repeat" {
        /// The move.
        mv: Written,
    },
    /// The player corrects a slip of the tongue.
    Correct = "correct" {
        /// The move that was meant.
        mv: Written,
    },
    /// The arbiter appoints an assistant for a player.
    Appoint = "appoint" {
        /// The player.
        player: Color,
        /// The tasks of the assistant.
        tasks: Tasks,
    },
    /// A player leaves the playing venue.
    Leave = "leave" {
        /// Whether the arbiter has permitted it.
        is_permitted: bool,
    },
    /// The arbiter adjourns the game.
    Adjourn = "adjourn" {
        /// The time of the resumption, if it is fixed.
        resume_at: Option<Millis>,
        /// The place of the resumption, if it is fixed.
        place: Option<String>,
    },
    /// The player seals a move; only its commitment is known.
    Seal = "seal" {
        /// The commitment to the sealed text.
        commitment: Commitment,
        /// Whether it is the move that must be sealed, where one was made on the board or bound by a claim already.
        is_as_bound: bool,
    },
    /// The arbiter opens the envelope.
    OpenEnvelope = "open_envelope" {
        /// The commitment to the text found in it.
        commitment: Commitment,
        /// How the text was read.
        mv: Written,
    },
    /// The arbiter declares the envelope lost.
    EnvelopeLost = "envelope_lost" {
        /// Whether the position at the adjournment is known.
        is_position_known: bool,
    },
    /// The arbiter restores an earlier position.
    Restore = "restore" {
        /// The number of half-moves that stay.
        half_moves: u32,
    },
    /// The arbiter reopens a finished game.
    Reopen = "reopen",
    /// The arbiter removes an offence.
    UndoOffence = "undo_offence" {
        /// The player whose offence is undone.
        player: Color,
        /// The offence.
        what: Undone,
    },
    /// The arbiter admits a late player.
    Admit = "admit" {
        /// The player.
        player: Color,
    },
    /// The playing session ends.
    EndSession = "end_session",
    /// A player appeals against a ruling.
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
    /// Returns how the move of the act was read, if it has one.
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

/// A move as it was written or shown, after it was read.
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
    /// A move that was proved legal; it contains the position.
    Legal(HalfMove),
    /// A move from one square to another, legal or not.
    Move(Move),
    /// It fits several moves.
    Ambiguous,
    /// It names a move that no piece can make.
    Illegal(Option<Breach>),
    /// It names no move.
    Unreadable,
}

impl Written {
    /// Returns the move, if the text determines one.
    pub fn to_move(self) -> Option<Move> {
        match self {
            Self::Legal(half_move) => Some(half_move.to_move()),
            Self::Move(mv) => Some(mv),
            Self::Ambiguous | Self::Illegal(_) | Self::Unreadable => None,
        }
    }

    /// Proves the move legal in a position, unless it is proved already; `None` if the text does not determine a move.
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
