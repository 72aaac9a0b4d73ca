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

/// Makes the rules and their articles in the three editions; `-` where an edition has no such rule.
macro_rules! rules {
    (@ -) => { None };
    (@ $article:literal) => { Some(Article($article)) };
    ($($(#[doc = $doc:literal])+ $name:ident: $a:tt $b:tt $c:tt;)+) => {
        /// A rule of the Laws, under a name that outlives renumbering.
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

            /// Finds the article that states this rule, if the edition has one.
            pub const fn article(self, edition: Edition) -> Option<Article> {
                match (self, edition) {
                    $(
                        (Self::$name, Edition::Fide1997) => rules!(@ $a),
                        (Self::$name, Edition::Fide2009) => rules!(@ $b),
                        (Self::$name, Edition::Fide2018) => rules!(@ $c),
                    )+
                }
            }

            /// Gives the name of the rule, as it is written here.
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
    HasTheMove: "1.1" "1.1" "1.3";
    /// A king is never taken.
    KingCapture: "3.5d" "1.2" "1.4.1";
    /// No piece goes where one of its own color stands.
    OwnPieceThere: "3.1" "3.1" "3.1";
    /// How a bishop moves.
    BishopMoves: "3.2c" "3.2" "3.2";
    /// How a rook moves.
    RookMoves: "3.2b" "3.3" "3.3";
    /// How a queen moves.
    QueenMoves: "3.2a" "3.4" "3.4";
    /// Bishop, rook and queen do not pass over pieces.
    NothingBetween: "3.2" "3.5" "3.5";
    /// How a knight moves.
    KnightMoves: "3.3" "3.6" "3.6";
    /// A pawn steps to an empty square.
    PawnSteps: "3.4a" "3.7a" "3.7.1";
    /// A pawn may step twice from where it started.
    PawnStepsTwice: "3.4b" "3.7b" "3.7.2";
    /// A pawn takes diagonally.
    PawnTakes: "3.4c" "3.7c" "3.7.3";
    /// A pawn is taken in passing only at once.
    EnPassantAtOnce: "3.4d" "3.7d" "3.7.4.2";
    /// A pawn on the last rank is promoted.
    Promotion: "3.4e" "3.7e" "3.7.5.1";
    /// How a king moves.
    KingMoves: "3.5aI" "3.8a.i" "3.8.1";
    /// The right to castle is lost for good.
    CastlingRightLost: "3.5b" "3.8b(1)" "3.8.2.1";
    /// The right to castle is lost: the king has moved.
    CastlingKingMoved: "3.5bI" "3.8b(1)a" "3.8.2.1.1";
    /// The right to castle is lost: the rook has moved.
    CastlingRookMoved: "3.5bII" "3.8b(1)b" "3.8.2.1.2";
    /// Castling not now: the king leaves, crosses or reaches an attacked square.
    CastlingThroughAttack: "3.5cI" "3.8b(2)a" "3.8.2.2.1";
    /// Castling not now: something stands between.
    CastlingOccupied: "3.5cII" "3.8b(2)b" "3.8.2.2.2";
    /// Chess960: something stands where king or rook pass or arrive.
    Chess960Occupied: - "F3note4" "II.3.2.7.4";
    /// The own king may not be left or put in check.
    LeavesKingAttacked: "3.5d" "3.9" "3.9.2";

    /// Adjusting after saying so, by the player on move.
    Adjusting: "4.2" "4.2" "4.2.1";
    /// Adjusting only while the own clock runs.
    AdjustingOnOwnClock: - - "6.2.5";
    /// The first own piece touched that can move must move.
    TouchedOwn: "4.3a" "4.3a" "4.3.1";
    /// The first enemy piece touched that can be taken must be taken.
    TouchedEnemy: "4.3a" "4.3b" "4.3.2";
    /// One of each touched: the own takes the enemy's, or the first touched that can.
    TouchedBoth: "4.3b" "4.3c" "4.3.3";
    /// King and rook touched: castle there if it is legal.
    TouchedKingAndRook: - "4.4a" "4.4.1";
    /// Rook, then king: no castling there.
    TouchedRookFirst: "4.4a" "4.4b" "4.4.2";
    /// Castling was meant and is illegal: another move of the king.
    CastlingMeant: "4.4b" "4.4c" "4.4.3";
    /// The promoted piece is chosen when it touches the square.
    PromotionChosen: "4.7" "4.4d" "4.4.4";
    /// Nothing touched can move or be taken: any legal move.
    TouchedNothingPossible: "4.5" "4.5" "4.5";
    /// A piece let go as a legal move stays there: the move is made.
    MoveMade: "4.7" "4.6" "4.7";
    /// The king let go two squares away: castle there.
    KingReleased: "4.7" "4.6b" "4.7.2";
    /// The pawn let go on the last rank: no other move.
    PromotionReleased: "4.7" "4.6c" "4.7.3";
    /// Who touches a piece can no longer complain about touch-move.
    ComplaintLost: "4.6" "4.7" "4.8";

    /// Checkmate ends the game.
    Checkmate: "5.1a" "5.1a" "5.1.1";
    /// Resigning ends the game.
    Resignation: "5.1b" "5.1b" "5.1.2";
    /// Stalemate ends the game.
    Stalemate: "5.2" "5.2a" "5.2.1";
    /// A dead position ends the game.
    DeadPosition: "9.6" "5.2b" "5.2.2";
    /// A draw is agreed.
    Agreement: "5.3" "5.2c" "5.2.3";
    /// A draw by threefold repetition.
    ThreefoldRepetition: "5.4" "5.2d" "9.2";
    /// A draw by fifty moves.
    FiftyMoves: "5.5" "5.2e" "9.3";

    /// At the appointed hour the first clock is started.
    Start: "6.5" "6.5" "6.6";
    /// The press completes a move.
    CompletedByPress: "6.7a" "6.7a" "6.2.1";
    /// A move that ends the game is completed without a press.
    CompletedByEnd: "6.7a" "6.7a" "6.2.1.1";
    /// The own next move completes the one not pressed.
    CompletedByNextMove: - - "6.2.1.2";
    /// Only who has moved presses.
    PressAfterMoving: "6.7a" "6.7a" "6.2.1";
    /// The required moves are made: the next period.
    PeriodReached: "6.2" "6.2b" "6.3.2";
    /// Too late for the game.
    DefaultTime: "6.6" "6.6a" "6.7.1";
    /// The clocks are read and put right.
    ClockReadings: "6.10" "6.10a" "6.10.1";
    /// A clock was set wrongly.
    ClockSetWrongly: "6.10" "6.10b" "6.10.2";
    /// A flag counts when it is seen or claimed.
    FlagSeen: "6.8" "6.8" "6.8";
    /// Who oversteps loses, unless the opponent cannot mate.
    FlagFall: "6.9" "6.9" "6.9";
    /// Who oversteps draws if the opponent cannot mate.
    FlagFallNoMate: "6.9" "6.9" "6.9";
    /// Both flags have fallen, nobody knows which first, and moves are left to make: play goes on.
    BothFlagsContinue: "6.11" "6.11a" "III.3.1.1";
    /// Both flags have fallen, nobody knows which first, in the last period: a draw.
    BothFlagsDrawn: "10.4" "6.11b" "III.3.1.2";
    /// The arbiter stops the clocks.
    ArbiterStops: "6.12a" "6.12a" "6.11.1";
    /// A player stops the clocks for the arbiter's help.
    PlayerStops: "6.12b" "6.12b" "6.11.2";
    /// The arbiter decides when play goes on.
    Resumption: "6.12c" "6.12c" "6.11.3";
    /// The arbiter sets up an earlier position.
    PositionReset: "6.13" "6.13" "7.1";
    /// What is shown in the hall is no ground for a claim.
    DisplayIsNoEvidence: "6.14" "6.14" "6.12.2";

    /// The pieces were set up wrongly.
    InitialPosition: "7.1a" "7.1a" "7.2.1";
    /// The board was turned.
    BoardTurned: "7.1b" "7.1b" "7.2.2";
    /// The colors were reversed.
    ColorsReversed: "7.2" "7.2" "7.3";
    /// Pieces were displaced.
    Displaced: "7.3" "7.3" "7.4.1";
    /// Pieces were found displaced later: the position before is set up again.
    DisplacedLater: "7.4" "7.5" "7.6";
    /// An illegal move is taken back.
    IllegalMove: "7.4" "7.4a" "7.5.1";
    /// A pawn was left on the last rank.
    Unpromoted: "7.4" "7.4a" "7.5.2";
    /// The clock was pressed without a move.
    PressWithoutMove: - - "7.5.3";
    /// Two hands were used.
    TwoHands: "4.1" "4.1" "7.5.4";
    /// What an illegal move costs.
    IllegalMovePenalty: "10.3" "7.4b" "7.5.5";
    /// Rapid: set-up and clock settings stay after some moves.
    RapidSetupStays: "B4" "A4a" "A.4.1.2";
    /// Rapid: a clock setting stays after some moves.
    RapidClockStays: "B4" "A4a" "A.4.1.1";

    /// Rapid: an illegal move is claimed before the own next move, or it stands.
    RapidIllegalMove: - "A4c" "A.4.2";
    /// Blitz: an illegal move lets the opponent claim the win before moving.
    BlitzIllegalMove: "C3" "B3c" -;
    /// Rapid: only a player points out a flag.
    RapidFlagClaim: "B6" "A4d1" -;
    /// Rapid: both flags have fallen.
    RapidBothFlags: "B8" "A4d3" -;
    /// Blitz: a win needs material to mate with.
    MatingMaterial: "C4" - -;
    /// Rapid: both kings in check, or a pawn on the last rank.
    IllegalPosition: - "A4c" "A.4.4";
    /// Rapid, blitz: both agree to undo an illegal move.
    AgreedCorrection: - "B3c" "A.4.2";
    /// Rapid: who is on move may look at the record five times.
    RapidRecordLooks: - - "A.3.2";
    /// Blitz: who is on move may look at the record five times.
    BlitzRecordLooks: - - "B.3.2";

    /// The own previous move is written before the next is made.
    RecordBeforeMoving: "8.1" "8.1" "8.1.3";
    /// Nothing is written before it is made.
    WritingInAdvance: - "8.1" "8.1.2";
    /// Who was in time trouble completes the record.
    CompleteRecord: "8.5b" "8.5b" "8.5.2";
    /// Both sign, and the result stands.
    Signing: - "8.7" "8.7";

    /// A draw is offered, and declined.
    DrawOffer: "9.1" "9.1b1" "9.1.2.1";
    /// The event's rules restrict draws.
    DrawsRestricted: - "9.1a" "9.1.1";
    /// A claim is an offer.
    ClaimIsOffer: - "9.1b3" "9.1.2.3";
    /// Repetition, with a written move.
    RepetitionIntended: "9.2a" "9.2a" "9.2.1.1";
    /// Repetition on the board.
    RepetitionAppeared: "9.2b" "9.2b" "9.2.1.2";
    /// Fifty moves, with a written move.
    FiftyIntended: "9.3b" "9.3a" "9.3.1";
    /// Fifty moves on the board.
    FiftyReached: "9.3a" "9.3b" "9.3.2";
    /// Who has moved, or touched a piece, cannot claim on this move.
    ClaimLost: "9.4" "9.4" "9.4";
    /// A claim cannot be taken back.
    ClaimNotWithdrawn: "9.5" "9.5" "9.5.1";
    /// The claim is right.
    ClaimRight: "9.5a" "9.5a" "9.5.2";
    /// The claim is wrong.
    ClaimWrong: "9.5b" "9.5b" "9.5.3";
    /// Five times the same position.
    FivefoldRepetition: - - "9.6.1";
    /// Seventy-five moves without progress.
    SeventyFiveMoves: - - "9.6.2";

    /// Only the last period without increment is a quickplay finish.
    QuickplayFinish: "10.1" "10.1" "III.1";
    /// The guideline applies only if it was announced.
    QuickplayAnnounced: - - "III.2.1";
    /// No quickplay claims in blitz.
    QuickplayNotInBlitz: "C5" "B3b" "III.2.2";
    /// Less than two minutes left: a draw is claimed.
    QuickplayClaim: "10.2" "10.2" "III.5";
    /// The arbiter agrees: a draw.
    QuickplayAccepted: "10.2a" "10.2a" "III.5.1";
    /// The arbiter decides later.
    QuickplayPostponed: "10.2b" "10.2b" "III.5.2";
    /// The arbiter declares the draw later, even after a flag.
    QuickplayDrawnLater: "10.2c" "10.2b" "III.5.2";
    /// The arbiter rejects the claim.
    QuickplayRejected: - "10.2c" "III.5.3";
    /// Less than two minutes left: five seconds a move for both are asked for.
    IncrementRequest: - - "III.4";
    /// No arbiter there: the opponent cannot win by normal means.
    UnwatchedCannotWin: "D1a" "D1a" "III.6.1.1";
    /// No arbiter there: the opponent makes no effort.
    UnwatchedNoEffort: "D1b" "D1b" "III.6.1.2";
    /// No arbiter there: one decides afterwards.
    UnwatchedDecision: "D1" "D1" "III.6.2";

    /// The player on move seals a move, changeable until the clock is stopped.
    Sealing: "A1a" "G1a" "I.1.1";
    /// A draw offered after sealing stays open.
    OfferAfterSealing: "A4" "G4" "I.4";
    /// A draw agreed or a game resigned before the resumption.
    EndBeforeResumption: "A6" "G6" "I.6";
    /// The envelope is opened only when who must reply is there.
    EnvelopeOpening: "A7" "G7" "I.7";
    /// An ambiguous sealed move loses.
    SealedAmbiguous: "A8a" "G8a" "I.8.1";
    /// A sealed move that nobody understands loses.
    SealedUnclear: "A8b" "G8b" "I.8.2";
    /// An illegal sealed move loses.
    SealedIllegal: "A8c" "G8c" "I.8.3";
    /// A bad sealed move does not lose if the opponent cannot mate.
    SealedNoMate: "A8" "G8" "I.8";
    /// Who must reply is there: the sealed move is made.
    ReplierPresent: "A9a" "G9a" "I.9.1";
    /// Who must reply is absent: that clock runs.
    ReplierAbsent: "A9b" "G9b" "I.9.2";
    /// Who sealed is absent: the reply may be sealed.
    SealerAbsent: "A9c" "G9c" "I.9.3";
    /// Too late for the resumption.
    LateForResumption: "A10" "G10" "I.10";
    /// The envelope is lost: the sealed move is made on the board.
    EnvelopeLost: "A11a" "G11a" "I.12.1";
    /// Envelope and position are lost: a new game.
    PositionLost: "A11b" "G11b" "I.12.2";
    /// A clock was wrong at the resumption.
    ClockAtResumption: "A12" "G12" "I.13";

    /// Moves are announced and repeated.
    Announcing: - "E2.1" "D.2.1";
    /// The clock is pressed only when the move was announced.
    AnnouncedBeforePress: - "E2.3" "D.2.4";
    /// A slip of the tongue is corrected before the press.
    SlipCorrected: - "E2.6" "D.2.8";
    /// The two boards differ.
    BoardsDiffer: - "E2.7" "D.2.9";
    /// A blind player's assistant.
    BlindAssistant: - "E2.9" "D.2.10";
    /// The assistant of a blind player's opponent, and when one is needed.
    SightedAssistant: - "E2.9" "D.2.11";
    /// An assistant moves the pieces.
    MovingAssistant: - - "4.9";
    /// An assistant presses the clock.
    PressingAssistant: - "6.7d" "6.2.6";
    /// An assistant keeps the score.
    RecordingAssistant: - "8.1" "8.1.6";

    /// A player leaves the playing venue without permission.
    LeavingVenue: "12.4" "12.2" "11.2.3.1";
    /// A player on move leaves the playing area without permission.
    LeavingOnMove: "12.4" "12.2" "11.2.3.2";
    /// A device is heard, or found.
    Device: - "12.3b" "11.3.2.2";
    /// A player refuses to be searched.
    SearchRefused: - - "11.3.3";
    /// Nobody may disturb the opponent.
    Distraction: "12.5" "12.6" "11.5";
    /// Both are guilty: both lose.
    BothGuilty: "12.8" "12.9" "11.8";
    /// A decision of the arbiter is appealed against.
    Appeal: - "12.10" "11.10";
    /// Who watches tells only the arbiter.
    SpectatorTells: "13.7" "13.7a" "12.7";

    /// The arbiter gives extra time after a disturbance.
    ExtraTime: "13.5" "13.5" "12.5";
    /// A warning.
    Warning: "13.4a" "13.4a" "12.9.1";
    /// More time for the opponent, as a penalty.
    OpponentTime: "13.4b" "13.4b" "12.9.2";
    /// Less time for the offender, as a penalty.
    OffenderTime: "13.4c" "13.4c" "12.9.3";
    /// The opponent's score is raised, as a penalty.
    OpponentScore: - "13.4f" "12.9.4";
    /// The offender's score is reduced, as a penalty.
    OffenderScore: - "13.4e" "12.9.5";
    /// The game is lost, as a penalty.
    Loss: "13.4d" "13.4d" "12.9.6";
    /// A fine.
    Fine: - - "12.9.7";
    /// Exclusion from rounds.
    Exclusion: - - "12.9.8";
    /// Expulsion from the event.
    Expulsion: "13.4e" "13.4g" "12.9.9";
    /// The arbiter sees to it that the Laws are observed.
    ArbiterDecides: "13.1" "13.1" "12.1";
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
