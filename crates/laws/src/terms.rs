//! The vocabulary of acts and rulings.

use crate::named::named;

named! {
    /// The ground of a draw claim.
    ///
    /// ```
    /// use laws::DrawGround;
    /// assert_eq!(DrawGround::Repetition.name(), "repetition");
    /// ```
    DrawGround {
        /// The same position for the third time.
        Repetition = "repetition",
        /// Fifty moves without a capture or a pawn move.
        FiftyMoves = "fifty_moves",
    }
}

named! {
    /// The ground of a draw claim in a quickplay finish.
    ///
    /// ```
    /// assert_eq!(laws::QuickplayGround::NoEffort.name(), "no_effort");
    /// ```
    QuickplayGround {
        /// The opponent cannot win by normal means.
        CannotWin = "cannot_win",
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no_effort",
    }
}

named! {
    /// What a player wants to withdraw.
    ///
    /// ```
    /// assert_eq!(laws::Withdrawn::Offer.name(), "offer");
    /// ```
    Withdrawn {
        /// A draw offer.
        Offer = "offer",
        /// A claim.
        Claim = "claim",
    }
}

named! {
    /// The decision of an arbiter.
    ///
    /// ```
    /// assert_eq!(laws::Decision::Postpone.name(), "postpone");
    /// ```
    Decision {
        /// The claim is right.
        Accept = "accept",
        /// The claim is wrong.
        Reject = "reject",
        /// The claim is decided later.
        Postpone = "postpone",
    }
}

named! {
    /// A penalty that an arbiter can impose, if the edition lists it.
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

named! {
    /// What an arbiter can undo.
    ///
    /// ```
    /// assert_eq!(laws::Undone::IllegalMove.name(), "illegal_move");
    /// ```
    Undone {
        /// A counted illegal move.
        IllegalMove = "illegal_move",
        /// A warning.
        Warning = "warning",
        /// Another penalty.
        Penalty = "penalty",
    }
}

named! {
    /// An irregularity.
    ///
    /// ```
    /// use laws::Irregularity;
    /// assert_eq!(Irregularity::BoardTurned.name(), "board_turned");
    /// ```
    Irregularity {
        /// The pieces were set up wrongly.
        InitialPosition = "initial_position",
        /// The board is placed the wrong way round.
        BoardTurned = "board_turned",
        /// White plays with the black pieces.
        ColorsReversed = "colours_reversed",
        /// Pieces were knocked over or moved.
        Displaced = "displaced",
        /// A clock was set wrongly.
        ClockWrong = "clock_wrong",
        /// The position cannot arise by legal moves.
        IllegalPosition = "illegal_position",
        /// The two boards of a game with a blind player differ.
        BoardsDiffer = "boards_differ",
        /// A player has left the playing venue.
        LeftVenue = "left_venue",
        /// A player refuses to be searched.
        SearchRefused = "search_refused",
        /// A player distracts the opponent.
        Disturbance = "disturbance",
        /// A telephone or another device was heard or found.
        Device = "device",
        /// An electronic scoresheet does not work.
        ScoresheetDefect = "scoresheet_defect",
    }
}

named! {
    /// A task of an assistant.
    ///
    /// ```
    /// assert_eq!(laws::Task::Press.name(), "press");
    /// ```
    Task {
        /// Moves the pieces.
        Move = "move",
        /// Presses the clock.
        Press = "press",
        /// Keeps the score.
        Record = "record",
        /// Announces moves.
        Announce = "announce",
        /// Tells the player, when asked, how many moves were made and how much time was used.
        Tell = "tell",
        /// Claims a fallen flag, and reports a touched piece.
        Claim = "claim",
        /// Does what the player must do at an adjournment.
        Adjourn = "adjourn",
    }
}

/// The tasks of an assistant.
///
/// ```
/// use laws::{Task, Tasks};
/// let tasks: Tasks = [Task::Move, Task::Press].into_iter().collect();
/// assert!(tasks.contains(Task::Press) && !tasks.contains(Task::Record));
/// assert!(Tasks::ALL.contains(Task::Record));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tasks(u8);

impl Tasks {
    /// Every task.
    pub const ALL: Self = Self((1 << Task::ALL.len()) - 1);

    /// Tells whether a task is among them.
    pub const fn contains(self, task: Task) -> bool {
        self.0 & (1 << task as u8) != 0
    }

    /// Lists them.
    pub fn iter(self) -> impl Iterator<Item = Task> {
        Task::ALL.iter().copied().filter(move |&task| self.contains(task))
    }
}

impl FromIterator<Task> for Tasks {
    fn from_iter<I: IntoIterator<Item = Task>>(tasks: I) -> Self {
        Self(tasks.into_iter().fold(0, |bits, task| bits | (1 << task as u8)))
    }
}

/// A commitment to a sealed move that does not reveal it: a hash of its text.
///
/// ```
/// let commitment = laws::Commitment([0xab; 32]);
/// assert!(commitment.to_string().starts_with("abab"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl std::fmt::Display for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The object of an appeal.
///
/// ```
/// use laws::Against;
/// assert_ne!(Against::Act(3), Against::Ruling("game_over"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// The last ruling with this name in the contract.
    Ruling(&'static str),
    /// The rulings on the act with this number, from 0.
    Act(u32),
}

named! {
    /// The verdict on the text found in an envelope.
    ///
    /// ```
    /// assert_eq!(laws::SealedVerdict::Ambiguous.name(), "ambiguous");
    /// ```
    SealedVerdict {
        /// It names a legal move, which is played.
        Played = "played",
        /// It fits several moves.
        Ambiguous = "ambiguous",
        /// Its meaning cannot be established.
        Unclear = "unclear",
        /// It names a move that is not legal.
        Illegal = "illegal",
    }
}

named! {
    /// What touched pieces oblige the player to do.
    ///
    /// ```
    /// assert_eq!(laws::Obliged::Castle.name(), "castle");
    /// ```
    Obliged {
        /// Move one of them.
        Move = "move",
        /// Capture one of them.
        Capture = "capture",
        /// Castle.
        Castle = "castle",
        /// Nothing.
        None = "none",
    }
}

named! {
    /// A kind of illegal move (Article 7).
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
    /// The consequence of an irregularity.
    ///
    /// ```
    /// assert_eq!(laws::Consequence::NewGame.name(), "new_game");
    /// ```
    Consequence {
        /// A new game is played.
        NewGame = "new_game",
        /// The game continues.
        Continue = "continue",
        /// The position is transferred.
        Transfer = "transfer",
        /// Nothing by itself.
        None = "none",
    }
}

named! {
    /// The ground of a claim.
    ///
    /// ```
    /// assert_eq!(laws::Ground::TouchMove.name(), "touch_move");
    /// ```
    Ground {
        /// The same position for the third time.
        Repetition = "repetition",
        /// Fifty moves without progress.
        FiftyMoves = "fifty_moves",
        /// An agreed draw to which the arbiter must consent.
        Agreement = "agreement",
        /// A touch-move violation.
        TouchMove = "touch_move",
        /// A fallen flag.
        Flag = "flag",
        /// An illegal move.
        IllegalMove = "illegal_move",
        /// The opponent cannot win by normal means.
        CannotWin = "cannot_win",
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no_effort",
        /// A request for five seconds per move.
        Increment = "increment",
    }
}

impl Ground {
    /// Tells whether it is claimed in a quickplay finish, so that the clocks stay stopped until the arbiter has decided.
    pub(crate) const fn is_quickplay(self) -> bool {
        matches!(self, Self::CannotWin | Self::NoEffort | Self::Increment)
    }
}

impl From<QuickplayGround> for Ground {
    fn from(ground: QuickplayGround) -> Self {
        match ground {
            QuickplayGround::CannotWin => Self::CannotWin,
            QuickplayGround::NoEffort => Self::NoEffort,
        }
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

/// Generates the refusals: the name of each, and a sentence that is also its documentation.
macro_rules! refusals {
    ($(#[doc = $doc:literal] $variant:ident = $name:literal,)+) => {
        /// Why an act is refused.
        ///
        /// ```
        /// use laws::Refusal;
        /// assert_eq!(Refusal::NotYourMove.name(), "not_your_move");
        /// assert_eq!(Refusal::NotYourMove.describe(), "It is not this player's move.");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Refusal {
            $(#[doc = $doc] $variant,)+
        }

        impl Refusal {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Returns its name in the contract.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// Returns an English sentence that says why the act is refused.
            pub const fn describe(self) -> &'static str {
                match self {
                    $(Self::$variant => $doc.trim_ascii_start(),)+
                }
            }
        }

        crate::named::by_name!(Refusal);
    };
}

refusals! {
    /// The game is over.
    GameOver = "game_over",
    /// The game has not begun.
    NotStarted = "not_started",
    /// The game is not over.
    NotOver = "not_over",
    /// It is not this player's move.
    NotYourMove = "not_your_move",
    /// That is not allowed.
    NotAllowed = "not_allowed",
    /// There is no such piece.
    NoSuchPiece = "no_such_piece",
    /// The move is illegal.
    IllegalMove = "illegal_move",
    /// A touched piece obliges to another move.
    TouchMove = "touch_move",
    /// The move written down with the claim must be made.
    MustPlayClaimedMove = "must_play_claimed_move",
    /// No draw is offered.
    NoOffer = "no_offer",
    /// There is no claim to decide.
    NoClaim = "no_claim",
    /// The right to it is lost.
    RightLost = "right_lost",
    /// It is too early for that.
    TooEarly = "too_early",
    /// It is too late for that.
    TooLate = "too_late",
    /// There is not enough reason for it.
    NotEnoughReason = "not_enough_reason",
    /// It was done too often.
    TooOften = "too_often",
    /// The clocks are stopped.
    ClocksStopped = "clocks_stopped",
    /// The game is not in the phase for it.
    WrongPhase = "wrong_phase",
    /// This edition of the Laws has no such rule.
    EditionHasNoRule = "edition_has_no_rule",
    /// The text names no move.
    Unreadable = "unreadable",
    /// That is not what was sealed.
    WrongEnvelope = "wrong_envelope",
}

named! {
    /// Whether the arbiter must decide a claim.
    ///
    /// ```
    /// assert_eq!(laws::Needs::Arbiter.name(), "arbiter");
    /// ```
    Needs {
        /// No: it was decided at once.
        Nothing = "nothing",
        /// Yes.
        Arbiter = "arbiter",
    }
}

named! {
    /// What completes a move.
    ///
    /// ```
    /// assert_eq!(laws::Completion::NextMove.name(), "next_move");
    /// ```
    Completion {
        /// The press of the clock.
        Press = "press",
        /// The player's next move.
        NextMove = "next_move",
        /// The end of the game; or the move was completed before and is only corrected.
        Itself = "itself",
    }
}

named! {
    /// The claim of a player whose opponent has been away for too long.
    ///
    /// ```
    /// assert_eq!(laws::AbsenceClaim::Win.name(), "win");
    /// ```
    AbsenceClaim {
        /// The win; a draw if the claimant cannot mate.
        Win = "win",
        /// That the game ends without a result.
        Abort = "abort",
    }
}

named! {
    /// What both players can agree to.
    ///
    /// ```
    /// assert_eq!(laws::Agreement::Resume.name(), "resume");
    /// ```
    Agreement {
        /// To resume play without an arbiter.
        Resume = "resume",
        /// To undo an illegal move without the arbiter.
        Correction = "correction",
    }
}
