//! The rules, under names that stay the same when articles are renumbered, and their articles in each edition.

use std::fmt;

use board::{Breach, Role};

use crate::Edition;

/// The article of a rule in an edition, as the Laws number it.
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

/// Generates the rules, their names and their list.
macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        /// A rule of the Laws, under a name that stays the same when articles are renumbered. The file of each edition
        /// gives its article.
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

        crate::named::by_name!(Rule);
    };
}

rules! {
    /// The player who has the move must move.
    HasTheMove;
    /// A king is never taken.
    KingCapture;
    /// A piece cannot move to a square with a piece of its own color.
    OwnPieceThere;
    /// A bishop moves along diagonals.
    BishopMoves;
    /// A rook moves along files and ranks.
    RookMoves;
    /// A queen moves along files, ranks and diagonals.
    QueenMoves;
    /// Bishop, rook and queen cannot move over other pieces.
    NothingBetween;
    /// A knight moves to the nearest squares not on the same file, rank or diagonal.
    KnightMoves;
    /// A pawn moves forward to an empty square.
    PawnSteps;
    /// A pawn may advance two squares from its original square.
    PawnStepsTwice;
    /// A pawn captures diagonally.
    PawnTakes;
    /// A capture en passant must be made at once.
    EnPassantAtOnce;
    /// A pawn on the last rank is promoted.
    Promotion;
    /// A king moves to an adjoining square, or castles.
    KingMoves;
    /// The right to castle is lost for good.
    CastlingRightLost;
    /// The right to castle is lost: the king has moved.
    CastlingKingMoved;
    /// The right to castle is lost: the rook has moved.
    CastlingRookMoved;
    /// Castling is prevented: the king stands on, crosses or reaches an attacked square.
    CastlingThroughAttack;
    /// Castling is prevented: there is a piece between king and rook.
    CastlingOccupied;
    /// Chess960: castling is prevented because a piece is on the way of king or rook.
    Chess960Occupied;
    /// A player may not leave or place the player's king in check.
    LeavesKingAttacked;

    /// The player to move may adjust pieces after announcing it.
    Adjusting;
    /// A player may adjust pieces only while the player's clock runs.
    AdjustingOnOwnClock;
    /// The first of the player's touched pieces that can move must be moved.
    TouchedOwn;
    /// The first of the opponent's touched pieces that can be captured must be captured.
    TouchedEnemy;
    /// A touched piece of each color: the player's must capture the opponent's, or else the first touched that can move
    /// or be captured.
    TouchedBoth;
    /// King and rook touched: the player must castle on that side if it is legal.
    TouchedKingAndRook;
    /// The rook touched before the king: the player may not castle on that side.
    TouchedRookFirst;
    /// The player intended to castle illegally: another move with the king is required.
    CastlingMeant;
    /// The promotion is final when the new piece touches the square.
    PromotionChosen;
    /// No touched piece can move or be captured: the player may make any legal move.
    TouchedNothingPossible;
    /// A piece released as a legal move stays there: the move is made.
    MoveMade;
    /// The king released two squares away: the player must castle on that side.
    KingReleased;
    /// The pawn released on the last rank: the player may make no other move.
    PromotionReleased;
    /// A player who touches a piece can no longer complain about touch-move.
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

    /// The first clock is started at the appointed time.
    Start;
    /// Pressing the clock completes a move.
    CompletedByPress;
    /// A move that ends the game is completed without a press.
    CompletedByEnd;
    /// The player's next move completes the one that was not pressed.
    CompletedByNextMove;
    /// A player may press the clock only after moving.
    PressAfterMoving;
    /// The required moves are made: the next period begins.
    PeriodReached;
    /// The player arrived after the default time.
    DefaultTime;
    /// The clocks are read and corrected.
    ClockReadings;
    /// A clock was set wrongly.
    ClockSetWrongly;
    /// A flag has fallen when it is noticed or claimed.
    FlagSeen;
    /// A player who oversteps the time loses, unless the opponent cannot mate.
    FlagFall;
    /// A player who oversteps the time draws if the opponent cannot mate.
    FlagFallNoMate;
    /// Both flags have fallen, it is unknown which first, and moves are left in the period: play continues.
    BothFlagsContinue;
    /// Both flags have fallen, it is unknown which first, in the last period: the game is drawn.
    BothFlagsDrawn;
    /// The arbiter stops the clocks.
    ArbiterStops;
    /// A player stops the clocks to seek the arbiter's assistance.
    PlayerStops;
    /// The arbiter decides when play is resumed.
    Resumption;
    /// The arbiter restores an earlier position.
    PositionReset;
    /// A display in the playing venue is not evidence for a claim.
    DisplayIsNoEvidence;

    /// The pieces were set up wrongly.
    InitialPosition;
    /// The board was turned.
    BoardTurned;
    /// The colors were reversed.
    ColorsReversed;
    /// Pieces were displaced.
    Displaced;
    /// Pieces were found displaced later: the position before is restored.
    DisplacedLater;
    /// An illegal move is taken back.
    IllegalMove;
    /// A pawn was left on the last rank.
    Unpromoted;
    /// The clock was pressed without a move.
    PressWithoutMove;
    /// Two hands were used.
    TwoHands;
    /// The penalty for an illegal move.
    IllegalMovePenalty;
    /// Rapid: the set-up of the pieces stays after some moves.
    RapidSetupStays;
    /// Rapid: the clock setting stays after some moves.
    RapidClockStays;

    /// Rapid: an illegal move must be claimed before the claimant's next move, or it stands.
    RapidIllegalMove;
    /// Blitz: the opponent may claim the win after an illegal move, before moving.
    BlitzIllegalMove;
    /// Rapid: only a player may point out a fallen flag.
    RapidFlagClaim;
    /// Rapid: both flags have fallen.
    RapidBothFlags;
    /// Blitz: a win needs mating material.
    MatingMaterial;
    /// Rapid: both kings in check, or a pawn on the last rank.
    IllegalPosition;
    /// Rapid, blitz: both players agree to undo an illegal move.
    AgreedCorrection;
    /// Rapid: the player to move may look at the record five times.
    RapidRecordLooks;
    /// Blitz: the player to move may look at the record five times.
    BlitzRecordLooks;

    /// The player must record the previous move before making the next.
    RecordBeforeMoving;
    /// A move may not be recorded before it is made.
    WritingInAdvance;
    /// A player who was in time trouble must complete the record.
    CompleteRecord;
    /// An electronic scoresheet with an evident defect is replaced.
    ScoresheetDefect;
    /// Both players sign the result, and it stands.
    Signing;

    /// Both players together cannot score more than a game gives.
    ScoreMaximum;

    /// A draw is offered, and declined.
    DrawOffer;
    /// The event's rules restrict draws.
    DrawsRestricted;
    /// A claim is a draw offer.
    ClaimIsOffer;
    /// Repetition, with a written move.
    RepetitionIntended;
    /// Repetition on the board.
    RepetitionAppeared;
    /// Fifty moves, with a written move.
    FiftyIntended;
    /// Fifty moves on the board.
    FiftyReached;
    /// A player who has moved, or touched a piece, cannot claim on this move.
    ClaimLost;
    /// A claim cannot be withdrawn.
    ClaimNotWithdrawn;
    /// The claim is right.
    ClaimRight;
    /// The claim is wrong.
    ClaimWrong;
    /// The same position has occurred five times.
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
    /// Less than two minutes left: the player asks for five seconds per move for both.
    IncrementRequest;
    /// Without an arbiter: the opponent cannot win by normal means.
    UnwatchedCannotWin;
    /// Without an arbiter: the opponent makes no effort to win by normal means.
    UnwatchedNoEffort;
    /// Without an arbiter: one decides afterwards.
    UnwatchedDecision;

    /// The player to move seals a move, which can be changed until the clock is stopped.
    Sealing;
    /// A draw offered after sealing stays open.
    OfferAfterSealing;
    /// A draw is agreed or the game is resigned before the resumption.
    EndBeforeResumption;
    /// The envelope is opened only when the player who must reply is present.
    EnvelopeOpening;
    /// An ambiguous sealed move loses.
    SealedAmbiguous;
    /// An unintelligible sealed move loses.
    SealedUnclear;
    /// An illegal sealed move loses.
    SealedIllegal;
    /// An invalid sealed move does not lose if the opponent cannot mate.
    SealedNoMate;
    /// The player who must reply is present: the sealed move is made.
    ReplierPresent;
    /// The player who must reply is absent: that player's clock runs.
    ReplierAbsent;
    /// The player who sealed is absent: the reply may be sealed.
    SealerAbsent;
    /// The player arrived too late for the resumption.
    LateForResumption;
    /// The envelope is lost: the sealed move is made on the board.
    EnvelopeLost;
    /// Envelope and position are lost: a new game is played.
    PositionLost;
    /// A clock was wrong at the resumption.
    ClockAtResumption;

    /// Moves are announced and repeated.
    Announcing;
    /// The clock may be pressed only after the move was announced.
    AnnouncedBeforePress;
    /// A slip of the tongue is corrected before the press.
    SlipCorrected;
    /// The two boards of a game with a blind player differ.
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
    /// The player to move leaves the playing area without permission.
    LeavingOnMove;
    /// A device is heard, or found.
    Device;
    /// A player refuses to be searched.
    SearchRefused;
    /// A player may not distract the opponent.
    Distraction;
    /// Both are guilty: both lose.
    BothGuilty;
    /// A player appeals against a decision of the arbiter.
    Appeal;
    /// A spectator may report only to the arbiter.
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
    /// The arbiter ensures that the Laws are observed.
    ArbiterDecides;
}

impl Rule {
    /// Returns the article that states this rule, if the edition has one.
    pub const fn article(self, edition: Edition) -> Option<Article> {
        edition.article(self)
    }
}

impl From<(Breach, Role)> for Rule {
    /// Returns the rule of movement that a move of a kind of piece breaks.
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
