//! What people do in an event: the one list of acts, their names and their fields.

use crate::card::{Card, Registration, Subject};
use crate::id::{GameId, ItemId, PenaltyId, PersonId, PlayerId};
use crate::pairs::Pairs;
use crate::result::{GameResult, Source};
use crate::role::Role;
use crate::settings::Settings;
use crate::terms::{Bye, Call, Forfeit, Pairer, Penalty, Seeding, Selection};

/// Hands the list of acts to a macro: the enum below is made of it, and so can other forms be.
///
/// A row is the name of the act, the variant, and the fields.
#[macro_export]
macro_rules! acts {
    ($make:ident) => {
        $make! {
            /// The event is created; whoever does it becomes the organiser.
            "create" Create {
                /// The settings.
                settings: Box<Settings>,
                /// Whether it is a rehearsal, to be thrown away.
                is_rehearsal: bool,
            }
            /// The settings are changed.
            "configure" Configure {
                /// The new settings.
                settings: Box<Settings>,
            }
            /// A player enters.
            "register" Register {
                /// The entry form.
                registration: Registration,
            }
            /// The data of a player is changed.
            "change_player" ChangePlayer {
                /// The player.
                player: PlayerId,
                /// The new entry form.
                registration: Registration,
            }
            /// A player is checked in for the next round, or is not here after all.
            "check_in" CheckIn {
                /// The player.
                player: PlayerId,
                /// Whether the player is here.
                is_here: bool,
            }
            /// A player will be absent in a round, or will come after all.
            "absent" Absent {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// Whether the player will be absent.
                is_absent: bool,
            }
            /// A player leaves the event.
            "withdraw" Withdraw {
                /// The player.
                player: PlayerId,
                /// The reason, if it is told.
                reason: String,
            }
            /// A player who had left comes back.
            "return" Return {
                /// The player.
                player: PlayerId,
            }
            /// A player asks for a bye.
            "ask_bye" AskBye {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// The kind of bye.
                bye: Bye,
            }
            /// A bye that was asked for or granted is given up.
            "cancel_bye" CancelBye {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
            }
            /// A bye is granted, whether it was asked for or not.
            "grant_bye" GrantBye {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// The kind of bye.
                bye: Bye,
            }
            /// A bye that was asked for is refused.
            "refuse_bye" RefuseBye {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// The reason.
                reason: String,
            }
            /// Pairing numbers are given.
            "seed" Seed {
                /// How.
                seeding: Seeding,
            }
            /// The next round is paired, as a draft.
            "pair" Pair {
                /// The program that makes the pairs.
                pairer: Pairer,
            }
            /// The draft is changed by hand.
            "change_pairing" ChangePairing {
                /// All pairs of the round, as they shall be.
                pairs: Pairs,
                /// The reason.
                reason: String,
                /// Whether absolute criteria may be broken.
                is_override: bool,
            }
            /// The draft is thrown away.
            "discard_draft" DiscardDraft {}
            /// The draft is published.
            "publish" Publish {}
            /// The published round becomes a draft again, before a game has started.
            "withdraw_publication" WithdrawPublication {
                /// The reason.
                reason: String,
            }
            /// It is told when a round starts, or no longer. Nothing starts by itself.
            "schedule" Schedule {
                /// The round.
                round: u16,
                /// The time in milliseconds since 1970; none if it is open again.
                at: Option<u64>,
            }
            /// Games of the round are started.
            "start" Start {
                /// The boards.
                boards: Selection,
            }
            /// A game on the program's boards is opened for a board.
            "attach_game" AttachGame {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The game.
                game: GameId,
            }
            /// The result of a game is entered.
            "enter_result" EnterResult {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The result.
                result: GameResult,
                /// Where it comes from.
                source: Source,
            }
            /// The moves of a game are entered later.
            "attach_moves" AttachMoves {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The game that holds the moves.
                game: GameId,
            }
            /// A wrong result is corrected.
            "correct_result" CorrectResult {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The right result.
                result: GameResult,
                /// The reason.
                reason: String,
            }
            /// Games are lost by players who did not come, several at once.
            "forfeit" Forfeit {
                /// The round.
                round: u16,
                /// The boards and the players who did not come.
                forfeits: Vec<Forfeit>,
            }
            /// A match of a knock-out is decided otherwise than by games: by lot, by the draw of an Armageddon game.
            "decide_match" DecideMatch {
                /// The player who advances.
                winner: PlayerId,
                /// The player who is out.
                loser: PlayerId,
                /// The reason.
                reason: String,
            }
            /// The round is closed.
            "close_round" CloseRound {}
            /// The last closed round is opened again.
            "reopen_round" ReopenRound {
                /// The reason.
                reason: String,
            }
            /// The event is finished.
            "finish" Finish {
                /// The reason, if rounds are left.
                early: Option<String>,
            }
            /// The finished event is opened again.
            "reopen" Reopen {
                /// The reason.
                reason: String,
            }
            /// A person is given a role.
            "appoint" Appoint {
                /// The person.
                person: PersonId,
                /// The role.
                role: Role,
                /// The name of the person; goes to the card.
                name: String,
            }
            /// A role is taken from a person.
            "revoke" Revoke {
                /// The person.
                person: PersonId,
                /// The role.
                role: Role,
            }
            /// A player is penalised by the event.
            "penalise" Penalise {
                /// The player.
                player: PlayerId,
                /// The penalty.
                penalty: Penalty,
                /// The article of the Laws or of the regulations of the event.
                article: String,
                /// The reason.
                reason: String,
            }
            /// A penalty is lifted.
            "lift_penalty" LiftPenalty {
                /// The penalty.
                penalty: PenaltyId,
                /// The reason.
                reason: String,
            }
            /// Something is announced to all.
            "announce" Announce {
                /// The text.
                text: String,
            }
            /// An announcement no longer holds.
            "withdraw_announcement" WithdrawAnnouncement {
                /// The announcement.
                announcement: u32,
            }
            /// A note is left for the officials who take over.
            "note" Note {
                /// The text.
                text: String,
            }
            /// Something needs an arbiter.
            "raise" Raise {
                /// What it is.
                call: Call,
            }
            /// Somebody takes care of it.
            "take" Take {
                /// The thing on the list.
                item: ItemId,
            }
            /// Somebody no longer takes care of it.
            "release" Release {
                /// The thing on the list.
                item: ItemId,
            }
            /// It is settled.
            "settle" Settle {
                /// The thing on the list.
                item: ItemId,
                /// What was decided.
                decision: String,
            }
            /// The clocks of several boards are stopped.
            "stop_clocks" StopClocks {
                /// The boards.
                boards: Selection,
                /// The reason, which the players see.
                reason: String,
            }
            /// The clocks of several boards run again.
            "resume_clocks" ResumeClocks {
                /// The boards.
                boards: Selection,
            }
            /// Both players of several boards get more time.
            "add_time" AddTime {
                /// The boards.
                boards: Selection,
                /// The time, in milliseconds.
                time: u64,
                /// The reason, which the players see.
                reason: String,
            }
            /// The personal data of somebody is erased.
            "erase" Erase {
                /// The person.
                subject: Subject,
            }
        }
    };
}

macro_rules! act {
    ($($(#[doc = $doc:literal])+ $name:literal $variant:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
    })+) => {
        /// What a person does in an event; who does it and when are told beside it.
        ///
        /// ```
        /// use event::{Act, ActKind, PlayerId};
        /// let act = Act::CheckIn { player: PlayerId(4), is_here: true };
        /// assert_eq!((act.name(), act.kind()), ("check_in", ActKind::CheckIn));
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Act {
            $($(#[doc = $doc])+ $variant { $($(#[doc = $field_doc])+ $field: $type,)* },)+
        }

        crate::named::named! {
            /// An act without its fields: a row of the table of [rights](crate::right).
            ///
            /// ```
            /// use event::ActKind;
            /// assert_eq!(ActKind::ALL.len(), 45);
            /// assert_eq!(ActKind::CloseRound.to_string(), "close_round");
            /// ```
            ActKind { $($(#[doc = $doc])+ $variant = $name,)+ }
        }

        impl Act {
            /// Returns the act without its fields.
            pub const fn kind(&self) -> ActKind {
                match self {
                    $(Self::$variant { .. } => ActKind::$variant,)+
                }
            }

            /// Returns the stable name.
            pub const fn name(&self) -> &'static str {
                self.kind().name()
            }
        }
    };
}

acts!(act);

impl Act {
    /// Returns the act without personal data, as a journal may keep it for ever.
    ///
    /// ```
    /// use event::{Act, Registration};
    /// let registration = Registration { rating: Some(2021), ..Registration::named("Ashby, Helen") };
    /// let Act::Register { registration } = (Act::Register { registration }).without_cards() else { unreachable!() };
    /// assert_eq!((registration.card.name.as_str(), registration.rating), ("", Some(2021)));
    /// ```
    #[must_use]
    pub fn without_cards(&self) -> Self {
        let mut act = self.clone();
        match &mut act {
            Self::Register { registration } | Self::ChangePlayer { registration, .. } => {
                registration.card = Card::default();
            }
            Self::Appoint { name, .. } => name.clear(),
            _ => {}
        }
        act
    }
}

impl ActKind {
    /// Tells whether the act is possible in a finished event.
    pub const fn is_for_finished(self) -> bool {
        matches!(
            self,
            Self::Reopen
                | Self::CorrectResult
                | Self::AttachMoves
                | Self::ChangePlayer
                | Self::Appoint
                | Self::Revoke
                | Self::Announce
                | Self::WithdrawAnnouncement
                | Self::Note
                | Self::Settle
                | Self::Penalise
                | Self::LiftPenalty
                | Self::Erase
        )
    }
}
