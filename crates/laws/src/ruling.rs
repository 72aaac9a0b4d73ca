//! What the Laws answer.

use board::{Breach, Color, Move, Role, Setup, Square};
use clock::Millis;

use crate::outcome::{Reason, Score};
use crate::rule::Rule;
use crate::terms::{
    Commitment, Consequence, Decision, Ground, Irregularity, Obliged, Offence, Penalty, Refusal, SealedVerdict, Tasks,
};

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
    /// The claim is decided later.
    ClaimPostponed {
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
    /// A move was said aloud.
    Announced {
        /// By whom.
        by: Color,
        /// Which.
        mv: Move,
    },
    /// Somebody helps a player from now on.
    Appointed {
        /// Whom.
        player: Color,
        /// With what.
        tasks: Tasks,
    },
    /// A move is to be sealed.
    MustSeal {
        /// By whom.
        by: Color,
    },
    /// A move was sealed.
    Sealed {
        /// By whom.
        by: Color,
        /// What the player is held to.
        commitment: Commitment,
    },
    /// The game is adjourned.
    Adjourned,
    /// The envelope was opened.
    EnvelopeOpened {
        /// What was found in it.
        verdict: SealedVerdict,
    },
    /// Play goes on.
    Resumed,
    /// A ruling is appealed against.
    Appealed {
        /// By whom.
        by: Color,
    },
    /// The appeal was decided.
    AppealDecided {
        /// Whose it was.
        by: Color,
        /// How.
        decision: Decision,
    },
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
    /// The names that the contract has for announcements.
    pub const NAMES: &'static [&'static str] = &[
        "started",
        "touched",
        "move_made",
        "move_completed",
        "draw_offered",
        "draw_declined",
        "claim_made",
        "claim_accepted",
        "claim_rejected",
        "claim_postponed",
        "right_lost",
        "illegal_move",
        "position_restored",
        "time_added",
        "time_deducted",
        "clock_set",
        "flag_fell",
        "period_reached",
        "warned",
        "penalised",
        "irregularity",
        "must_record",
        "record_incomplete",
        "announced",
        "appointed",
        "must_seal",
        "sealed",
        "adjourned",
        "envelope_opened",
        "resumed",
        "appealed",
        "appeal_decided",
        "refused",
        "game_over",
    ];

    /// Gives the name that the contract has for it.
    pub const fn name(&self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// Finds its place among the names.
    pub(crate) const fn index(&self) -> usize {
        match self {
            Self::Started => 0,
            Self::Touched { .. } => 1,
            Self::MoveMade { .. } => 2,
            Self::MoveCompleted { .. } => 3,
            Self::DrawOffered { .. } => 4,
            Self::DrawDeclined { .. } => 5,
            Self::ClaimMade { .. } => 6,
            Self::ClaimAccepted { .. } => 7,
            Self::ClaimRejected { .. } => 8,
            Self::ClaimPostponed { .. } => 9,
            Self::RightLost { .. } => 10,
            Self::IllegalMove { .. } => 11,
            Self::PositionRestored { .. } => 12,
            Self::TimeAdded { .. } => 13,
            Self::TimeDeducted { .. } => 14,
            Self::ClockSet { .. } => 15,
            Self::FlagFell { .. } => 16,
            Self::PeriodReached { .. } => 17,
            Self::Warned { .. } => 18,
            Self::Penalised { .. } => 19,
            Self::Irregular { .. } => 20,
            Self::MustRecord { .. } => 21,
            Self::RecordIncomplete { .. } => 22,
            Self::Announced { .. } => 23,
            Self::Appointed { .. } => 24,
            Self::MustSeal { .. } => 25,
            Self::Sealed { .. } => 26,
            Self::Adjourned => 27,
            Self::EnvelopeOpened { .. } => 28,
            Self::Resumed => 29,
            Self::Appealed { .. } => 30,
            Self::AppealDecided { .. } => 31,
            Self::Refused { .. } => 32,
            Self::GameOver { .. } => 33,
        }
    }
}
