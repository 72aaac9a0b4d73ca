//! What the Laws answer.

use board::{Breach, Color, Move, Role, Setup, Square};
use clock::Millis;

use crate::act::{DrawGround, Irregularity, Penalty};
use crate::named::named;
use crate::outcome::{Reason, Score};
use crate::rule::Rule;

/// An answer of the Laws, and the rule it rests on.
///
/// ```
/// use clock::Millis;
/// use laws::{Announcement, Rule, Ruling};
/// let ruling = Ruling { announcement: Announcement::Started, rule: Some(Rule::Start), at: Millis(0) };
/// assert_eq!(ruling.announcement.name(), "started");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// What is announced.
    pub announcement: Announcement,
    /// The rule that says so; none where the Laws are silent.
    pub rule: Option<Rule>,
    /// The moment it takes effect: the act's, or an earlier one at which it fell due.
    pub at: Millis,
}

impl Ruling {
    /// Tells whether an act was refused.
    pub const fn is_refusal(&self) -> bool {
        matches!(self.announcement, Announcement::Refused { .. })
    }
}

/// What an arbiter would announce.
///
/// ```
/// use board::Color;
/// use laws::Announcement;
/// assert_eq!(Announcement::FlagFell { by: Color::White }.name(), "flag_fell");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The game has begun.
    Started,
    /// A piece was touched, and this is the duty after all touches of the turn.
    Touched {
        /// Who touched it.
        by: Color,
        /// Where.
        square: Square,
        /// The duty.
        obliged: Obliged,
    },
    /// A move was made.
    MoveMade {
        /// By whom.
        by: Color,
        /// Which, castling as the king taking its rook.
        mv: Move,
    },
    /// A move was completed.
    MoveCompleted {
        /// By whom.
        by: Color,
        /// How many moves that player has completed.
        moves_completed: u32,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        by: Color,
        /// At the right moment.
        is_proper: bool,
    },
    /// An offer was declined.
    DrawDeclined {
        /// By whom.
        by: Color,
    },
    /// A claim was made.
    ClaimMade {
        /// By whom.
        by: Color,
        /// Why.
        ground: Ground,
        /// The arbiter must decide it.
        needs_arbiter: bool,
    },
    /// The claim is right.
    ClaimAccepted {
        /// By whom it was made.
        by: Color,
        /// Why.
        ground: Ground,
    },
    /// The claim is wrong.
    ClaimRejected {
        /// By whom it was made.
        by: Color,
        /// Why.
        ground: Ground,
    },
    /// A right is lost.
    RightLost {
        /// Whose.
        by: Color,
        /// Which.
        right: Ground,
    },
    /// An illegal move was ruled on.
    IllegalMove {
        /// Whose.
        by: Color,
        /// How many have been counted.
        count: u32,
        /// What was done.
        kind: Offence,
        /// The rule of movement that was broken.
        broken: Option<(Breach, Role)>,
    },
    /// An earlier position was set up again.
    PositionRestored {
        /// Which.
        position: Setup,
    },
    /// Time was added.
    TimeAdded {
        /// To whom.
        to: Color,
        /// How much.
        time: Millis,
    },
    /// Time was taken.
    TimeDeducted {
        /// From whom.
        from: Color,
        /// How much.
        time: Millis,
    },
    /// The clocks were set, or stopped.
    ClockSet {
        /// White's time.
        white: Millis,
        /// Black's time.
        black: Millis,
        /// Which runs.
        running: Option<Color>,
    },
    /// A flag fell.
    FlagFell {
        /// Whose.
        by: Color,
    },
    /// A new period began.
    PeriodReached {
        /// For whom.
        by: Color,
        /// Which, from 1.
        period: u32,
    },
    /// A player was warned.
    Warned {
        /// Who.
        player: Color,
    },
    /// A penalty was imposed.
    Penalised {
        /// On whom.
        player: Color,
        /// Which.
        penalty: Penalty,
    },
    /// Something irregular was found.
    Irregular {
        /// What.
        kind: Irregularity,
        /// What follows.
        consequence: Consequence,
    },
    /// A player should have written the previous move.
    MustRecord {
        /// Who.
        by: Color,
    },
    /// A player has moves to write down.
    RecordIncomplete {
        /// Who.
        by: Color,
    },
    /// Play goes on.
    Resumed,
    /// The act cannot be done; nothing changed.
    Refused {
        /// Why.
        code: Refusal,
    },
    /// The game is over.
    GameOver {
        /// Who scored what.
        score: Score,
        /// Why.
        reason: Reason,
        /// Whose act or flag ended it.
        by: Option<Color>,
    },
}

impl Announcement {
    /// Gives the name that the contract has for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Started => "started",
            Self::Touched { .. } => "touched",
            Self::MoveMade { .. } => "move_made",
            Self::MoveCompleted { .. } => "move_completed",
            Self::DrawOffered { .. } => "draw_offered",
            Self::DrawDeclined { .. } => "draw_declined",
            Self::ClaimMade { .. } => "claim_made",
            Self::ClaimAccepted { .. } => "claim_accepted",
            Self::ClaimRejected { .. } => "claim_rejected",
            Self::RightLost { .. } => "right_lost",
            Self::IllegalMove { .. } => "illegal_move",
            Self::PositionRestored { .. } => "position_restored",
            Self::TimeAdded { .. } => "time_added",
            Self::TimeDeducted { .. } => "time_deducted",
            Self::ClockSet { .. } => "clock_set",
            Self::FlagFell { .. } => "flag_fell",
            Self::PeriodReached { .. } => "period_reached",
            Self::Warned { .. } => "warned",
            Self::Penalised { .. } => "penalised",
            Self::Irregular { .. } => "irregularity",
            Self::MustRecord { .. } => "must_record",
            Self::RecordIncomplete { .. } => "record_incomplete",
            Self::Resumed => "resumed",
            Self::Refused { .. } => "refused",
            Self::GameOver { .. } => "game_over",
        }
    }
}

named! {
    /// What touched pieces oblige to.
    ///
    /// ```
    /// assert_eq!(laws::Obliged::Castle.name(), "castle");
    /// ```
    Obliged {
        /// To move one of them.
        Move = "move",
        /// To take one of them.
        Capture = "capture",
        /// To castle.
        Castle = "castle",
        /// To nothing.
        None = "none",
    }
}

named! {
    /// What was done against Article 7.
    ///
    /// ```
    /// assert_eq!(laws::Offence::TwoHands.name(), "two_hands");
    /// ```
    Offence {
        /// A move that is not legal.
        Move = "move",
        /// A pawn left on the last rank.
        Unpromoted = "unpromoted",
        /// A press without a move.
        NoMove = "no_move",
        /// A move with two hands.
        TwoHands = "two_hands",
    }
}

named! {
    /// What follows from an irregularity.
    ///
    /// ```
    /// assert_eq!(laws::Consequence::NewGame.name(), "new_game");
    /// ```
    Consequence {
        /// The game is played anew.
        NewGame = "new_game",
        /// The game goes on.
        Continue = "continue",
        /// The position is carried over.
        Transfer = "transfer",
        /// Nothing by itself.
        None = "none",
    }
}

named! {
    /// What a claim is about.
    ///
    /// ```
    /// assert_eq!(laws::Ground::TouchMove.name(), "touch_move");
    /// ```
    Ground {
        /// The same position for the third time.
        Repetition = "repetition",
        /// Fifty moves without progress.
        FiftyMoves = "fifty_moves",
        /// A draw agreed that the arbiter must consent to.
        Agreement = "agreement",
        /// A breach of touch-move.
        TouchMove = "touch_move",
        /// A fallen flag.
        Flag = "flag",
        /// An illegal move.
        IllegalMove = "illegal_move",
    }
}

impl From<DrawGround> for Ground {
    fn from(ground: DrawGround) -> Self {
        match ground {
            DrawGround::Repetition => Self::Repetition,
            DrawGround::FiftyMoves => Self::FiftyMoves,
        }
    }
}

named! {
    /// Why an act cannot be done.
    ///
    /// ```
    /// assert_eq!(laws::Refusal::NotYourMove.name(), "not_your_move");
    /// ```
    Refusal {
        /// The game is over.
        GameOver = "game_over",
        /// The game has not begun.
        NotStarted = "not_started",
        /// It is the other player's turn.
        NotYourMove = "not_your_move",
        /// Not this person's to do, or not now.
        NotAllowed = "not_allowed",
        /// There is no such piece.
        NoSuchPiece = "no_such_piece",
        /// The move is illegal.
        IllegalMove = "illegal_move",
        /// A touched piece obliges to another move.
        TouchMove = "touch_move",
        /// The move written with the claim must be made.
        MustPlayClaimedMove = "must_play_claimed_move",
        /// There is no offer.
        NoOffer = "no_offer",
        /// There is no claim to decide.
        NoClaim = "no_claim",
        /// The right to it is lost.
        RightLost = "right_lost",
        /// It is too late for it.
        TooLate = "too_late",
        /// There is no ground for it.
        NotEnoughReason = "not_enough_reason",
        /// The clocks are stopped.
        ClocksStopped = "clocks_stopped",
        /// The game is in another phase.
        WrongPhase = "wrong_phase",
        /// The edition has no such rule.
        EditionHasNoRule = "edition_has_no_rule",
    }
}
