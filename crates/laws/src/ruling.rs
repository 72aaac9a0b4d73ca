//! What the Laws answer: the one list of rulings, their names and their fields.

use board::{Breach, Color, HalfMove, LegalMove, Move, Role, Setup, Square};
use clock::Millis;

use crate::outcome::{Reason, Score};
use crate::rule::Rule;
use crate::terms::{
    Agreement, Commitment, Completion, Consequence, Decision, Ground, Irregularity, Needs, Obliged, Offence, Penalty,
    Refusal, SealedVerdict, Tasks, Undone,
};

/// An answer of the Laws, and the rule it rests on.
///
/// ```
/// use clock::Millis;
/// use laws::{Announcement, Rule, Ruling};
/// let ruling = Ruling { announcement: Announcement::Started {}, rule: Some(Rule::Start), at: Millis(0) };
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

/// Hands the list of rulings to a macro: the enum below is made of it, and so is the form they have as JSON.
///
/// A row is the name that the contract has for the ruling, the variant, and the fields; `as` gives a field the name that the
/// contract has for it. A ruling carries all that its effect needs, so that a game can be rebuilt from its rulings alone.
/// Rulings that are `told` are what an arbiter would announce. Those that are `kept` only record what the act itself did.
#[macro_export]
macro_rules! rulings {
    ($make:ident) => {
        $make! {
            told {
                /// The game has begun.
                "started" Started {}
                /// A piece was touched, and this is the duty after all touches of the turn.
                "touched" Touched {
                    /// The player who touched it.
                    by: Color,
                    /// The square it stands on.
                    square: Square,
                    /// The duty.
                    obliged: Obliged,
                    /// It was touched at the same time as the one before, in an unknown order.
                    is_together as "together": bool,
                    /// What was released there, as part of a move that is not finished.
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
                    /// How many moves that player has completed.
                    moves_completed: MoveCount,
                    /// What completed it.
                    how: Completion,
                }
                /// A draw was offered.
                "draw_offered" DrawOffered {
                    /// The player who offers.
                    by: Color,
                    /// It was offered at the right moment.
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
                    /// What is claimed.
                    ground: Ground,
                    /// Whether the arbiter must decide it.
                    needs: Needs,
                }
                /// The claim is right.
                "claim_accepted" ClaimAccepted {
                    /// The claimant.
                    by: Color,
                    /// What was claimed.
                    ground: Ground,
                }
                /// The claim is wrong.
                "claim_rejected" ClaimRejected {
                    /// The claimant.
                    by: Color,
                    /// What was claimed.
                    ground: Ground,
                }
                /// The claim is decided later.
                "claim_postponed" ClaimPostponed {
                    /// The claimant.
                    by: Color,
                    /// What was claimed.
                    ground: Ground,
                }
                /// The opponent has confirmed or disputed a claim made without an arbiter.
                "verified" Verified {
                    /// The opponent.
                    by: Color,
                    /// The opponent agrees.
                    agrees: bool,
                }
                /// A right is lost.
                "right_lost" RightLost {
                    /// The player who has lost it.
                    by: Color,
                    /// The right to claim this.
                    right: Ground,
                }
                /// An illegal move was ruled on.
                "illegal_move" IllegalMove {
                    /// The offender.
                    by: Color,
                    /// How many have been counted.
                    count: u32,
                    /// What was done.
                    kind: Offence,
                    /// The rule of movement that was broken.
                    broken: Option<(Breach, Role)>,
                }
                /// An earlier position was set up again.
                "position_restored" PositionRestored {
                    /// The position.
                    position: Setup,
                    /// How many half-moves of the game stand.
                    half_moves: u32,
                }
                /// Time was added.
                "time_added" TimeAdded {
                    /// The player who gets it.
                    to: Color,
                    /// The time, in milliseconds.
                    time as "ms": Millis,
                }
                /// Time was taken.
                "time_deducted" TimeDeducted {
                    /// The player who loses it.
                    from: Color,
                    /// The time, in milliseconds.
                    time as "ms": Millis,
                }
                /// The clocks show this from now on; with none running they are stopped.
                "clock_set" ClockSet {
                    /// White's time.
                    white: Millis,
                    /// Black's time.
                    black: Millis,
                    /// The player whose clock runs.
                    running: Option<Color>,
                    /// The move counter of both, if it was set too.
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
                /// Something irregular was found.
                "irregularity" Irregular {
                    /// What was found.
                    kind: Irregularity,
                    /// What follows.
                    consequence: Consequence,
                    /// The player who did it, if that is known.
                    player: Option<Color>,
                    /// A spectator told the arbiter: nothing changes by it.
                    is_hearsay as "hearsay": bool,
                }
                /// A player should have written the previous move.
                "must_record" MustRecord {
                    /// The player.
                    by: Color,
                }
                /// A player has moves to write down.
                "record_incomplete" RecordIncomplete {
                    /// The player.
                    by: Color,
                }
                /// A move was said aloud.
                "announced" Announced {
                    /// The speaker.
                    by: Color,
                    /// The move.
                    mv as "move": Made,
                }
                /// Somebody helps a player from now on.
                "appointed" Appointed {
                    /// The player who is helped.
                    player: Color,
                    /// What the assistant may do.
                    tasks: Tasks,
                }
                /// A move is to be sealed.
                "must_seal" MustSeal {
                    /// The player who seals.
                    by: Color,
                    /// When the game is to be resumed, if that is fixed.
                    resume_at: Option<Millis>,
                    /// Where the game is to be resumed, if that is fixed.
                    place: Option<String>,
                }
                /// A move was sealed.
                "sealed" Sealed {
                    /// The player who sealed it.
                    by: Color,
                    /// What the player is held to.
                    commitment: Commitment,
                }
                /// The game is adjourned.
                "adjourned" Adjourned {}
                /// The envelope was opened.
                "envelope_opened" EnvelopeOpened {
                    /// What was found in it.
                    verdict: SealedVerdict,
                }
                /// Play continues.
                "resumed" Resumed {}
                /// The clocks were stopped, without an arbiter, for as long as the regulations allow.
                "stop_expired" StopExpired {
                    /// The player who stopped them.
                    by: Option<Color>,
                }
                /// A player asks to take the last move back.
                "take_back_proposed" TakeBackProposed {
                    /// The player.
                    by: Color,
                    /// How many half-moves of the game would stand.
                    half_moves: u32,
                }
                /// The opponent may not take the move back.
                "take_back_declined" TakeBackDeclined {
                    /// The player who declines.
                    by: Color,
                }
                /// A finished game is open again, as it was before the act that ended it.
                "reopened" Reopened {}
                /// An offence no longer counts.
                "offence_undone" OffenceUndone {
                    /// The player who had committed it.
                    player: Color,
                    /// What it was.
                    what: Undone,
                    /// How many of the kind are left.
                    count: u32,
                }
                /// A late player may play.
                "admitted" Admitted {
                    /// The player.
                    player: Color,
                }
                /// A ruling is appealed against.
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
                /// It is not decided whether mate is still possible; the game is ruled on as if it were.
                "mate_undecided" MateUndecided {
                    /// The player whose chance to mate is not known; none where the question is about both.
                    player: Option<Color>,
                }
                /// The act cannot be done; nothing changed.
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
                    /// The player whose act or flag ended it.
                    by: Option<Color>,
                }
            }
            kept {
                /// A player has come to the board.
                "arrived" Arrived {
                    /// The player.
                    by: Color,
                }
                /// A player continues a move that was made and not pressed: it is taken up again.
                "turn_reopened" TurnReopened {
                    /// The player.
                    by: Color,
                }
                /// A hand has moved a piece on a physical board.
                "pieces_moved" PiecesMoved {
                    /// The player.
                    by: Color,
                    /// The move, from its square to the other.
                    mv as "move": Move,
                    /// How many hands were used.
                    hands: u8,
                }
                /// The opponent replies to an illegal move whose clock was not pressed: it is left on the board.
                "move_left" MoveLeft {
                    /// The player who made it.
                    by: Color,
                }
                /// A player has said that this piece will be adjusted.
                "adjusted" Adjusted {
                    /// The player.
                    by: Color,
                    /// The square it stands on.
                    square: Square,
                }
                /// A player is held to a move: one written with a wrong claim, or made after the order to seal.
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
                /// What a player touched before a move that was taken back binds no more.
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
                /// The envelope was given up as lost.
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
        /// What an arbiter would announce, and what is only kept of an act.
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
            /// The names that the contract has for what is told.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// The names of what is only kept.
            pub const KEPT: &'static [&'static str] = &[$($kept_name,)+];

            /// Returns the name that the contract has for it.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)+
                    $(Self::$kept { .. } => $kept_name,)+
                }
            }

            /// Tells whether it is only kept, because it says no more than the act itself.
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
    /// A move on a board from which nobody could play: no rule of movement says whether it is legal.
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

/// How many moves a player has completed. Players are not told (12.6).
///
/// ```
/// assert_eq!(laws::MoveCount(40).0, 40);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount(pub u32);
