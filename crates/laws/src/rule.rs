//! The rules by names that outlive renumbering, and where each edition states them.

use std::fmt;

use board::{Breach, Role};

use crate::Edition;

/// Where an edition states a rule, as the Laws print it.
///
/// ```
/// use laws::{Edition, Rule};
/// assert_eq!(Rule::FlagFall.article(Edition::Fide2018).unwrap().to_string(), "6.9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article(pub &'static str);

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Makes the rules, their names and their list.
macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        /// A rule of the Laws, under a name that outlives renumbering. Each edition says in its own file where it states the rule.
        ///
        /// ```
        /// use laws::{Article, Edition, Rule};
        /// assert_eq!(Rule::FivefoldRepetition.article(Edition::Fide2018), Some(Article("9.6.1")));
        /// assert_eq!(Rule::FivefoldRepetition.article(Edition::Fide2009), None);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Rule {
            /// Every rule.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Returns the name of the rule, as it is written here.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)+
                }
            }

            /// Finds a rule by its name.
            pub fn find(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|rule| rule.name() == name)
            }
        }
    };
}

rules! {
    /// The player whose turn it is moves.
    HasTheMove;
    /// A king is never taken.
    KingCapture;
    /// No piece goes where one of its own color stands.
    OwnPieceThere;
    /// How a bishop moves.
    BishopMoves;
    /// How a rook moves.
    RookMoves;
    /// How a queen moves.
    QueenMoves;
    /// Bishop, rook and queen do not pass over pieces.
    NothingBetween;
    /// How a knight moves.
    KnightMoves;
    /// A pawn steps to an empty square.
    PawnSteps;
    /// A pawn may step twice from where it started.
    PawnStepsTwice;
    /// A pawn takes diagonally.
    PawnTakes;
    /// A pawn is taken in passing only at once.
    EnPassantAtOnce;
    /// A pawn on the last rank is promoted.
    Promotion;
    /// How a king moves.
    KingMoves;
    /// The right to castle is lost for good.
    CastlingRightLost;
    /// The right to castle is lost: the king has moved.
    CastlingKingMoved;
    /// The right to castle is lost: the rook has moved.
    CastlingRookMoved;
    /// Castling not now: the king leaves, crosses or reaches an attacked square.
    CastlingThroughAttack;
    /// Castling not now: something stands between.
    CastlingOccupied;
    /// Chess960: something stands where king or rook pass or arrive.
    Chess960Occupied;
    /// The own king may not be left or put in check.
    LeavesKingAttacked;

    /// Adjusting after saying so, by the player on move.
    Adjusting;
    /// Adjusting only while the own clock runs.
    AdjustingOnOwnClock;
    /// The first own piece touched that can move must move.
    TouchedOwn;
    /// The first enemy piece touched that can be taken must be taken.
    TouchedEnemy;
    /// One of each touched: the own takes the enemy's, or the first touched that can.
    TouchedBoth;
    /// King and rook touched: castle there if it is legal.
    TouchedKingAndRook;
    /// Rook, then king: no castling there.
    TouchedRookFirst;
    /// Castling was meant and is illegal: another move of the king.
    CastlingMeant;
    /// The promoted piece is chosen when it touches the square.
    PromotionChosen;
    /// Nothing touched can move or be taken: any legal move.
    TouchedNothingPossible;
    /// A piece let go as a legal move stays there: the move is made.
    MoveMade;
    /// The king let go two squares away: castle there.
    KingReleased;
    /// The pawn let go on the last rank: no other move.
    PromotionReleased;
    /// Who touches a piece can no longer complain about touch-move.
    ComplaintLost;

    /// Checkmate ends the game.
    Checkmate;
    /// Resigning ends the game.
    Resignation;
    /// Resigning draws if the opponent cannot mate.
    ResignationNoMate;
    /// Stalemate ends the game.
    Stalemate;
    /// A dead position ends the game.
    DeadPosition;
    /// A draw is agreed.
    Agreement;
    /// A draw by threefold repetition.
    ThreefoldRepetition;
    /// A draw by fifty moves.
    FiftyMoves;

    /// At the appointed hour the first clock is started.
    Start;
    /// The press completes a move.
    CompletedByPress;
    /// A move that ends the game is completed without a press.
    CompletedByEnd;
    /// The own next move completes the one not pressed.
    CompletedByNextMove;
    /// Only who has moved presses.
    PressAfterMoving;
    /// The required moves are made: the next period.
    PeriodReached;
    /// Too late for the game.
    DefaultTime;
    /// The clocks are read and put right.
    ClockReadings;
    /// A clock was set wrongly.
    ClockSetWrongly;
    /// A flag counts when it is seen or claimed.
    FlagSeen;
    /// Who oversteps loses, unless the opponent cannot mate.
    FlagFall;
    /// Who oversteps draws if the opponent cannot mate.
    FlagFallNoMate;
    /// Both flags have fallen, nobody knows which first, and moves are left to make: play goes on.
    BothFlagsContinue;
    /// Both flags have fallen, nobody knows which first, in the last period: a draw.
    BothFlagsDrawn;
    /// The arbiter stops the clocks.
    ArbiterStops;
    /// A player stops the clocks for the arbiter's help.
    PlayerStops;
    /// The arbiter decides when play goes on.
    Resumption;
    /// The arbiter sets up an earlier position.
    PositionReset;
    /// What is shown in the hall is no ground for a claim.
    DisplayIsNoEvidence;

    /// The pieces were set up wrongly.
    InitialPosition;
    /// The board was turned.
    BoardTurned;
    /// The colors were reversed.
    ColorsReversed;
    /// Pieces were displaced.
    Displaced;
    /// Pieces were found displaced later: the position before is set up again.
    DisplacedLater;
    /// An illegal move is taken back.
    IllegalMove;
    /// A pawn was left on the last rank.
    Unpromoted;
    /// The clock was pressed without a move.
    PressWithoutMove;
    /// Two hands were used.
    TwoHands;
    /// What an illegal move costs.
    IllegalMovePenalty;
    /// Rapid: set-up and clock settings stay after some moves.
    RapidSetupStays;
    /// Rapid: a clock setting stays after some moves.
    RapidClockStays;

    /// Rapid: an illegal move is claimed before the own next move, or it stands.
    RapidIllegalMove;
    /// Blitz: an illegal move lets the opponent claim the win before moving.
    BlitzIllegalMove;
    /// Rapid: only a player points out a flag.
    RapidFlagClaim;
    /// Rapid: both flags have fallen.
    RapidBothFlags;
    /// Blitz: a win needs material to mate with.
    MatingMaterial;
    /// Rapid: both kings in check, or a pawn on the last rank.
    IllegalPosition;
    /// Rapid, blitz: both agree to undo an illegal move.
    AgreedCorrection;
    /// Rapid: who is on move may look at the record five times.
    RapidRecordLooks;
    /// Blitz: who is on move may look at the record five times.
    BlitzRecordLooks;

    /// The own previous move is written before the next is made.
    RecordBeforeMoving;
    /// Nothing is written before it is made.
    WritingInAdvance;
    /// Who was in time trouble completes the record.
    CompleteRecord;
    /// An electronic scoresheet with an evident defect is replaced.
    ScoresheetDefect;
    /// Both sign, and the result stands.
    Signing;

    /// Both players together score no more than a game gives.
    ScoreMaximum;

    /// A draw is offered, and declined.
    DrawOffer;
    /// The event's rules restrict draws.
    DrawsRestricted;
    /// A claim is an offer.
    ClaimIsOffer;
    /// Repetition, with a written move.
    RepetitionIntended;
    /// Repetition on the board.
    RepetitionAppeared;
    /// Fifty moves, with a written move.
    FiftyIntended;
    /// Fifty moves on the board.
    FiftyReached;
    /// Who has moved, or touched a piece, cannot claim on this move.
    ClaimLost;
    /// A claim cannot be taken back.
    ClaimNotWithdrawn;
    /// The claim is right.
    ClaimRight;
    /// The claim is wrong.
    ClaimWrong;
    /// Five times the same position.
    FivefoldRepetition;
    /// Seventy-five moves without progress.
    SeventyFiveMoves;

    /// Only the last period without increment is a quickplay finish.
    QuickplayFinish;
    /// The guideline applies only if it was announced.
    QuickplayAnnounced;
    /// No quickplay claims in blitz.
    QuickplayNotInBlitz;
    /// Less than two minutes left: a draw is claimed.
    QuickplayClaim;
    /// The arbiter agrees: a draw.
    QuickplayAccepted;
    /// The arbiter decides later.
    QuickplayPostponed;
    /// The arbiter declares the draw later, even after a flag.
    QuickplayDrawnLater;
    /// The arbiter rejects the claim.
    QuickplayRejected;
    /// Less than two minutes left: five seconds a move for both are asked for.
    IncrementRequest;
    /// No arbiter there: the opponent cannot win by normal means.
    UnwatchedCannotWin;
    /// No arbiter there: the opponent makes no effort.
    UnwatchedNoEffort;
    /// No arbiter there: one decides afterwards.
    UnwatchedDecision;

    /// The player on move seals a move, changeable until the clock is stopped.
    Sealing;
    /// A draw offered after sealing stays open.
    OfferAfterSealing;
    /// A draw agreed or a game resigned before the resumption.
    EndBeforeResumption;
    /// The envelope is opened only when who must reply is there.
    EnvelopeOpening;
    /// An ambiguous sealed move loses.
    SealedAmbiguous;
    /// A sealed move that nobody understands loses.
    SealedUnclear;
    /// An illegal sealed move loses.
    SealedIllegal;
    /// A bad sealed move does not lose if the opponent cannot mate.
    SealedNoMate;
    /// Who must reply is there: the sealed move is made.
    ReplierPresent;
    /// Who must reply is absent: that clock runs.
    ReplierAbsent;
    /// Who sealed is absent: the reply may be sealed.
    SealerAbsent;
    /// Too late for the resumption.
    LateForResumption;
    /// The envelope is lost: the sealed move is made on the board.
    EnvelopeLost;
    /// Envelope and position are lost: a new game.
    PositionLost;
    /// A clock was wrong at the resumption.
    ClockAtResumption;

    /// Moves are announced and repeated.
    Announcing;
    /// The clock is pressed only when the move was announced.
    AnnouncedBeforePress;
    /// A slip of the tongue is corrected before the press.
    SlipCorrected;
    /// The two boards differ.
    BoardsDiffer;
    /// A blind player's assistant.
    BlindAssistant;
    /// The assistant of a blind player's opponent, and when one is needed.
    SightedAssistant;
    /// An assistant moves the pieces.
    MovingAssistant;
    /// An assistant presses the clock.
    PressingAssistant;
    /// An assistant keeps the score.
    RecordingAssistant;

    /// A player leaves the playing venue without permission.
    LeavingVenue;
    /// A player on move leaves the playing area without permission.
    LeavingOnMove;
    /// A device is heard, or found.
    Device;
    /// A player refuses to be searched.
    SearchRefused;
    /// Nobody may disturb the opponent.
    Distraction;
    /// Both are guilty: both lose.
    BothGuilty;
    /// A decision of the arbiter is appealed against.
    Appeal;
    /// Who watches tells only the arbiter.
    SpectatorTells;

    /// The arbiter gives extra time after a disturbance.
    ExtraTime;
    /// A warning.
    Warning;
    /// More time for the opponent, as a penalty.
    OpponentTime;
    /// Less time for the offender, as a penalty.
    OffenderTime;
    /// The opponent's score is raised, as a penalty.
    OpponentScore;
    /// The offender's score is reduced, as a penalty.
    OffenderScore;
    /// The game is lost, as a penalty.
    Loss;
    /// A fine.
    Fine;
    /// Exclusion from rounds.
    Exclusion;
    /// Expulsion from the event.
    Expulsion;
    /// The arbiter sees to it that the Laws are observed.
    ArbiterDecides;
}

impl Rule {
    /// Returns the article that states this rule, if the edition has one.
    pub const fn article(self, edition: Edition) -> Option<Article> {
        edition.article(self)
    }
}

impl From<(Breach, Role)> for Rule {
    /// Names the rule of movement that a move of a kind of piece breaks.
    fn from((breach, role): (Breach, Role)) -> Self {
        match breach {
            Breach::EmptySquare | Breach::NotOnTurn | Breach::SameSquare => Self::HasTheMove,
            Breach::OwnPieceThere => Self::OwnPieceThere,
            Breach::WayOfMoving { role } => match role {
                Role::Bishop => Self::BishopMoves,
                Role::Rook => Self::RookMoves,
                Role::Queen => Self::QueenMoves,
                Role::Knight => Self::KnightMoves,
                Role::Pawn => Self::PawnSteps,
                Role::King => Self::KingMoves,
            },
            Breach::Blocked { .. } if role == Role::Pawn => Self::PawnSteps,
            Breach::Blocked { .. } => Self::NothingBetween,
            Breach::PawnDoubleStep => Self::PawnStepsTwice,
            Breach::PawnTakesNothing => Self::PawnTakes,
            Breach::EnPassantLapsed => Self::EnPassantAtOnce,
            Breach::PromotionMissing | Breach::PromotionNotAllowed | Breach::PromotionPiece => Self::Promotion,
            Breach::KingCapture => Self::KingCapture,
            Breach::LeavesKingAttacked { .. } => Self::LeavesKingAttacked,
            Breach::CastlingRightLost => Self::CastlingRightLost,
            Breach::CastlingOccupied { .. } => Self::CastlingOccupied,
            Breach::CastlingThroughAttack { .. } => Self::CastlingThroughAttack,
        }
    }
}
