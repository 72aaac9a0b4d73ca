//! The rulings of the Laws: one list of them, with their names and fields.

use board::{Breach, Color, HalfMove, LegalMove, Move, Role, Setup, Square};
use clock::Millis;

use crate::outcome::{Reason, Score};
use crate::rule::Rule;
use crate::terms::{
    Agreement, Commitment, Completion, Consequence, Decision, Ground, Irregularity, Needs, Obliged, Offence, Penalty,
    Refusal, SealedVerdict, Tasks, Undone,
};

/// A ruling, and the rule on which it rests.
///
/// ```
/// use clock::Millis;
/// use laws::{Announcement, Rule, Ruling};
/// let ruling = Ruling { announcement: Announcement::Started {}, rule: Some(Rule::Start), at: Millis(0) };
/// assert_eq!(ruling.announcement.name(), "started");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The announcement.
    pub announcement: Announcement,
    /// The rule; none where the Laws are silent.
    pub rule: Option<Rule>,
    /// The moment at which it takes effect: the act's, or an earlier one at which it fell due.
    pub at: Millis,
}

impl Ruling {
    /// Tells whether an act was refused.
    pub const fn is_refusal(&self) -> bool {
        matches!(self.announcement, Announcement::Refused { .. })
    }
}

/// Passes the list of rulings to a macro: the enum below and its JSON form are generated from it.
///
/// A row consists of the ruling's name in the contract, the variant, and the fields; `as` gives a field its name in the
/// contract. A ruling contains all that its effect needs, so that a game can be rebuilt from its rulings alone. Rulings
/// that are `told` are what an arbiter would announce. Those that are `kept` only record what the act itself did.
#[macro_export]
macro_rules! rulings {
    ($make:ident) => {
        $make! {
            told {
                /// The game has begun.
                "started" Started {}
                /// A piece was touched; `obliged` is the duty after all touches of the turn.
                "touched" Touched {
                    /// The player who touched it.
                    by: Color,
                    /// The square it stands on.
                    square: Square,
                    /// The duty.
                    obliged: Obliged,
                    /// Whether it was touched at the same time as the one before, in an unknown order.
                    is_together as "together": bool,
                    /// The piece that was released there, as part of a move that is not finished.
                    released: Option<Role>,
                }
                /// A move was made.
                "move_made" MoveMade {
                    /// The player who made it.
                    by: Color,
                    /// The move, castling as the king taking its rook.
                    mv as "move": Made,
                }
                /// A move was completed.
                "move_completed" MoveCompleted {
                    /// The player who completed it.
                    by: Color,
                    /// The number of moves that the player has completed.
                    moves_completed: MoveCount,
                    /// What completed it.
                    how: Completion,
                }
                /// A draw was offered.
                "draw_offered" DrawOffered {
                    /// The player who offers.
                    by: Color,
                    /// Whether it was offered at the right moment.
                    is_proper as "proper": bool,
                }
                /// An offer was declined.
                "draw_declined" DrawDeclined {
                    /// The player who declines.
                    by: Color,
                }
                /// A claim was made.
                "claim_made" ClaimMade {
                    /// The claimant.
                    by: Color,
                    /// The ground of the claim.
                    ground: Ground,
                    /// Whether the arbiter must decide it.
                    needs: Needs,
                }
                /// The claim is right.
                "claim_accepted" ClaimAccepted {
                    /// The claimant.
                    by: Color,
                    /// The ground of the claim.
                    ground: Ground,
                }
                /// The claim is wrong.
                "claim_rejected" ClaimRejected {
                    /// The claimant.
                    by: Color,
                    /// The ground of the claim.
                    ground: Ground,
                }
                /// The claim is decided later.
                "claim_postponed" ClaimPostponed {
                    /// The claimant.
                    by: Color,
                    /// The ground of the claim.
                    ground: Ground,
                }
                /// The opponent has confirmed or disputed a claim made without an arbiter.
                "verified" Verified {
                    /// The opponent.
                    by: Color,
                    /// Whether the opponent agrees.
                    agrees: bool,
                }
                /// A right is lost.
                "right_lost" RightLost {
                    /// The player who has lost it.
                    by: Color,
                    /// The ground on which the player can no longer claim.
                    right: Ground,
                }
                /// An illegal move was ruled on.
                "illegal_move" IllegalMove {
                    /// The offender.
                    by: Color,
                    /// The number counted so far.
                    count: u32,
                    /// The kind of offence.
                    kind: Offence,
                    /// The rule of movement that was broken.
                    broken: Option<(Breach, Role)>,
                }
                /// An earlier position was restored.
                "position_restored" PositionRestored {
                    /// The position.
                    position: Setup,
                    /// The number of half-moves of the game that stand.
                    half_moves: u32,
                }
                /// Time was added.
                "time_added" TimeAdded {
                    /// The player who gets it.
                    to: Color,
                    /// The time, in milliseconds.
                    time as "ms": Millis,
                }
                /// Time was deducted.
                "time_deducted" TimeDeducted {
                    /// The player who loses it.
                    from: Color,
                    /// The time, in milliseconds.
                    time as "ms": Millis,
                }
                /// The clocks were set; if `running` is none, they are stopped.
                "clock_set" ClockSet {
                    /// White's time.
                    white: Millis,
                    /// Black's time.
                    black: Millis,
                    /// The player whose clock runs.
                    running: Option<Color>,
                    /// The move counter of both players, if it was set too.
                    moves: Option<u32>,
                }
                /// A flag fell.
                "flag_fell" FlagFell {
                    /// The player whose flag it is.
                    by: Color,
                }
                /// A new period began.
                "period_reached" PeriodReached {
                    /// The player who has reached it.
                    by: Color,
                    /// Its number, from 1.
                    period: u32,
                }
                /// A player was warned.
                "warned" Warned {
                    /// The player.
                    player: Color,
                    /// Always a warning.
                    penalty: Penalty,
                }
                /// A penalty was imposed.
                "penalised" Penalised {
                    /// The offender.
                    player: Color,
                    /// The penalty.
                    penalty: Penalty,
                }
                /// An irregularity was found.
                "irregularity" Irregular {
                    /// The irregularity.
                    kind: Irregularity,
                    /// Its consequence.
                    consequence: Consequence,
                    /// The player who did it, if that is known.
                    player: Option<Color>,
                    /// Whether a spectator reported it: then nothing changes.
                    is_hearsay as "hearsay": bool,
                }
                /// A player should have recorded the previous move.
                "must_record" MustRecord {
                    /// The player.
                    by: Color,
                }
                /// A player has moves to record.
                "record_incomplete" RecordIncomplete {
                    /// The player.
                    by: Color,
                }
                /// A move was announced aloud.
                "announced" Announced {
                    /// The speaker.
                    by: Color,
                    /// The move.
                    mv as "move": Made,
                }
                /// An assistant was appointed for a player.
                "appointed" Appointed {
                    /// The player who is helped.
                    player: Color,
                    /// The tasks of the assistant.
                    tasks: Tasks,
                }
                /// A move must be sealed.
                "must_seal" MustSeal {
                    /// The player who seals.
                    by: Color,
                    /// The time of the resumption, if it is fixed.
                    resume_at: Option<Millis>,
                    /// The place of the resumption, if it is fixed.
                    place: Option<String>,
                }
                /// A move was sealed.
                "sealed" Sealed {
                    /// The player who sealed it.
                    by: Color,
                    /// The commitment to the move.
                    commitment: Commitment,
                }
                /// The game is adjourned.
                "adjourned" Adjourned {}
                /// The envelope was opened.
                "envelope_opened" EnvelopeOpened {
                    /// The verdict on the text found in it.
                    verdict: SealedVerdict,
                }
                /// Play continues.
                "resumed" Resumed {}
                /// A stop without an arbiter has lasted as long as the regulations allow.
                "stop_expired" StopExpired {
                    /// The player who stopped them.
                    by: Option<Color>,
                }
                /// A player asks to take the last move back.
                "take_back_proposed" TakeBackProposed {
                    /// The player.
                    by: Color,
                    /// The number of half-moves of the game that would stand.
                    half_moves: u32,
                }
                /// A player does not let the opponent take the move back.
                "take_back_declined" TakeBackDeclined {
                    /// The player who declines.
                    by: Color,
                }
                /// A finished game was reopened, in its state before the act that ended it.
                "reopened" Reopened {}
                /// An offence no longer counts.
                "offence_undone" OffenceUndone {
                    /// The player who had committed it.
                    player: Color,
                    /// The kind of offence.
                    what: Undone,
                    /// The number of this kind that is left.
                    count: u32,
                }
                /// A late player was admitted.
                "admitted" Admitted {
                    /// The player.
                    player: Color,
                }
                /// A player appealed against a ruling.
                "appealed" Appealed {
                    /// The player who appeals.
                    by: Color,
                }
                /// The appeal was decided.
                "appeal_decided" AppealDecided {
                    /// The player who appealed.
                    by: Color,
                    /// The decision.
                    decision: Decision,
                }
                /// It is unknown whether mate is still possible; the game is ruled on as if it were.
                "mate_undecided" MateUndecided {
                    /// The player whose ability to mate is unknown; none where the question is about both.
                    player: Option<Color>,
                }
                /// The act was refused; nothing changed.
                "refused" Refused {
                    /// The reason of the refusal.
                    code: Refusal,
                }
                /// The game is over.
                "game_over" GameOver {
                    /// The score.
                    score as "result": Score,
                    /// Why the game ended.
                    reason: Reason,
                    /// The player whose act or flag ended the game.
                    by: Option<Color>,
                }
            }
            kept {
                /// A player has come to the board.
                "arrived" Arrived {
                    /// The player.
                    by: Color,
                }
                /// A player continues a move that was made and not pressed: the turn is reopened.
                "turn_reopened" TurnReopened {
                    /// The player.
                    by: Color,
                }
                /// A player moved a piece by hand on a physical board.
                "pieces_moved" PiecesMoved {
                    /// The player.
                    by: Color,
                    /// The move, from one square to another.
                    mv as "move": Move,
                    /// The number of hands used.
                    hands: u8,
                }
                /// The opponent replies to an illegal move whose clock was not pressed: it is left on the board.
                "move_left" MoveLeft {
                    /// The player who made it.
                    by: Color,
                }
                /// A player has announced that this piece will be adjusted.
                "adjusted" Adjusted {
                    /// The player.
                    by: Color,
                    /// The square it stands on.
                    square: Square,
                }
                /// A player must make a move: one written with a wrong claim, or made after the order to seal.
                "move_bound" MoveBound {
                    /// The player.
                    by: Color,
                    /// The move.
                    mv as "move": Made,
                }
                /// The clock was pressed without completing a move, and the opponent's clock runs.
                "clock_pressed" ClockPressed {
                    /// The player who pressed it.
                    by: Color,
                }
                /// A player has stopped the clocks, to claim or to call the arbiter.
                "stopped_by" StoppedBy {
                    /// The player.
                    by: Color,
                }
                /// A player's connection to the game is lost.
                "disconnected" Disconnected {
                    /// The player.
                    player: Color,
                }
                /// A player is connected again.
                "connected" Connected {
                    /// The player.
                    player: Color,
                }
                /// Pieces touched before a move that was taken back no longer bind a player.
                "touches_forgotten" TouchesForgotten {
                    /// The player.
                    by: Color,
                }
                /// A player has written a half-move on the scoresheet.
                "recorded" Recorded {
                    /// The player.
                    by: Color,
                }
                /// A player has looked at the record of the game.
                "record_shown" RecordShown {
                    /// The player.
                    by: Color,
                }
                /// A player agrees to something that both must agree to.
                "agreed" Agreed {
                    /// The player.
                    by: Color,
                    /// What the player agrees to.
                    to: Agreement,
                }
                /// A player has signed the scoresheet.
                "signed" Signed {
                    /// The player.
                    by: Color,
                    /// The score that was signed.
                    score as "result": Score,
                }
                /// The envelope was declared lost.
                "envelope_lost" EnvelopeLost {}
            }
        }
    };
}

macro_rules! announcement {
    (
        told { $($(#[doc = $doc:literal])+ $name:literal $variant:ident {
            $($(#[doc = $field_doc:literal])+ $field:ident $(as $wire:literal)?: $type:ty,)*
        })+ }
        kept { $($(#[doc = $kept_doc:literal])+ $kept_name:literal $kept:ident {
            $($(#[doc = $kept_field_doc:literal])+ $kept_field:ident $(as $kept_wire:literal)?: $kept_type:ty,)*
        })+ }
    ) => {
        /// What an arbiter would announce, or what is only recorded of an act.
        ///
        /// ```
        /// use board::Color;
        /// use laws::Announcement;
        /// assert_eq!(Announcement::FlagFell { by: Color::White }.name(), "flag_fell");
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Announcement {
            $($(#[doc = $doc])+ $variant { $($(#[doc = $field_doc])+ $field: $type,)* },)+
            $($(#[doc = $kept_doc])+ $kept { $($(#[doc = $kept_field_doc])+ $kept_field: $kept_type,)* },)+
        }

        impl Announcement {
            /// The contract's names of announcements that are told.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// The contract's names of announcements that are only recorded.
            pub const KEPT: &'static [&'static str] = &[$($kept_name,)+];

            /// Returns its name in the contract.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)+
                    $(Self::$kept { .. } => $kept_name,)+
                }
            }

            /// Tells whether it is only recorded, because it says no more than the act itself.
            pub const fn is_kept(&self) -> bool {
                matches!(self, $(Self::$kept { .. })|+)
            }
        }
    };
}

rulings!(announcement);

/// A move that was made.
///
/// ```
/// use board::{Move, Position, Square};
/// use laws::Made;
/// let position = Position::initial();
/// let made = Made::from(position.legal(Move::new(Square::E2, Square::E4))?);
/// assert_eq!(made.legal().map(|legal| legal.to_string()), Some("e2e4".to_owned()));
/// # Ok::<(), board::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// A legal move, with the position in which it was proved legal.
    Legal(HalfMove),
    /// A move on a board from which play cannot continue, where no rule of movement decides whether it is legal.
    Unproved(Move),
}

impl Made {
    /// Returns the move; castling is the king taking its rook.
    pub fn to_move(&self) -> Move {
        match self {
            Self::Legal(half_move) => half_move.to_move(),
            Self::Unproved(mv) => *mv,
        }
    }

    /// Returns the legal move, with the position it was made in.
    pub fn legal(&self) -> Option<LegalMove<'_>> {
        match self {
            Self::Legal(half_move) => Some(half_move.as_legal()),
            Self::Unproved(_) => None,
        }
    }
}

impl From<LegalMove<'_>> for Made {
    fn from(legal: LegalMove<'_>) -> Self {
        Self::Legal(legal.into())
    }
}

/// The number of moves that a player has completed. Players are not told (12.6).
///
/// ```
/// assert_eq!(laws::MoveCount(40).0, 40);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount(pub u32);
