//! What follows from an act: the one list of rulings, their names and their fields.

use pairing::{Color, Mark, Title, Withdrawal};

use crate::card::Subject;
use crate::id::{GameId, ItemId, PenaltyId, PersonId, PlayerId};
use crate::pairs::{Broken, Pairs};
use crate::result::{GameResult, Source};
use crate::role::Role;
use crate::settings::Settings;
use crate::terms::{Bye, Call, Maker, Penalty};

/// Hands the list of rulings to a macro: the enum below is made of it, and so can other forms be.
///
/// A row is the name of the ruling, the variant, and the fields. A ruling carries all that its effect needs, so that an event can be
/// rebuilt from its rulings, and none carries personal data.
#[macro_export]
macro_rules! rulings {
    ($make:ident) => {
        $make! {
            /// The event exists.
            "created" Created {
                /// The settings.
                settings: Box<Settings>,
                /// Whether it is a rehearsal.
                is_rehearsal: bool,
            }
            /// The settings have changed.
            "configured" Configured {
                /// The new settings.
                settings: Box<Settings>,
            }
            /// A player has entered; the card comes beside the rulings.
            "registered" Registered {
                /// The player.
                player: PlayerId,
                /// The rating; none if unrated.
                rating: Option<u16>,
                /// The title.
                title: Option<Title>,
                /// The first round that the player can be paired in.
                from_round: u16,
            }
            /// The data of a player has changed; the card comes beside the rulings.
            "player_changed" PlayerChanged {
                /// The player.
                player: PlayerId,
                /// The rating; none if unrated.
                rating: Option<u16>,
                /// The title.
                title: Option<Title>,
            }
            /// A player is here for a round, or is not after all.
            "checked_in" CheckedIn {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// Whether the player is here.
                is_here: bool,
            }
            /// A player will be absent in a round, or will not after all.
            "absence_noted" AbsenceNoted {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// Whether the player will be absent.
                is_absent: bool,
            }
            /// A player has left the event.
            "withdrawn" Withdrawn {
                /// The player.
                player: PlayerId,
                /// The last round that was published before.
                after_round: u16,
                /// What becomes of the player's games in a round robin.
                games: Option<Withdrawal>,
                /// The reason, if it was told.
                reason: String,
            }
            /// A player has come back.
            "returned" Returned {
                /// The player.
                player: PlayerId,
                /// The first round that the player can be paired in.
                from_round: u16,
            }
            /// A bye was asked for.
            "bye_asked" ByeAsked {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// The kind of bye.
                bye: Bye,
            }
            /// A bye was given up.
            "bye_cancelled" ByeCancelled {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
            }
            /// A bye was granted.
            "bye_granted" ByeGranted {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// The kind of bye.
                bye: Bye,
            }
            /// A bye was refused.
            "bye_refused" ByeRefused {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
                /// The reason.
                reason: String,
            }
            /// Pairing numbers were given.
            "seeded" Seeded {
                /// Everybody, number 1 first.
                order: Vec<PlayerId>,
            }
            /// Pairing numbers no longer change.
            "numbers_frozen" NumbersFrozen {}
            /// The colour of the first number was drawn by lot.
            "color_drawn" ColorDrawn {
                /// The colour.
                color: Color,
            }
            /// A round was paired, as a draft.
            "drafted" Drafted {
                /// The round.
                round: u16,
                /// The pairs.
                pairs: Pairs,
                /// Everybody else, and what the round gives them.
                free: Vec<(PlayerId, Mark)>,
                /// The program that made the pairs.
                maker: Maker,
                /// What pairs from elsewhere break.
                broken: Vec<Broken>,
            }
            /// A draft was changed by hand.
            "pairing_changed" PairingChanged {
                /// The round.
                round: u16,
                /// All pairs of the round, as they are now.
                pairs: Pairs,
                /// Everybody else, and what the round gives them.
                free: Vec<(PlayerId, Mark)>,
                /// What the pairs break.
                broken: Vec<Broken>,
                /// The reason.
                reason: String,
            }
            /// A draft was thrown away.
            "draft_discarded" DraftDiscarded {
                /// The round.
                round: u16,
            }
            /// A round was published.
            "published" Published {
                /// The round.
                round: u16,
            }
            /// A round is a draft again.
            "publication_withdrawn" PublicationWithdrawn {
                /// The round.
                round: u16,
                /// Whether pairing numbers can change again.
                are_numbers_free: bool,
                /// The reason.
                reason: String,
            }
            /// It was told when a round starts.
            "scheduled" Scheduled {
                /// The round.
                round: u16,
                /// The time in milliseconds since 1970; none if it is open again.
                at: Option<u64>,
            }
            /// Games have started.
            "boards_started" BoardsStarted {
                /// The round.
                round: u16,
                /// The boards.
                boards: Vec<u16>,
            }
            /// A board has a game on the program's boards.
            "game_attached" GameAttached {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The game.
                game: GameId,
            }
            /// A result was entered.
            "result_entered" ResultEntered {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The result.
                result: GameResult,
                /// Where it comes from.
                source: Source,
            }
            /// The moves of a game were entered.
            "moves_attached" MovesAttached {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The game that holds the moves.
                game: GameId,
            }
            /// A result was corrected; it counts in standings and in every pairing from now on.
            "result_corrected" ResultCorrected {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The result that was wrong.
                was: GameResult,
                /// The result that counts.
                result: GameResult,
                /// The rounds that were published with the wrong result; they stay as they are.
                paired_before: Vec<u16>,
                /// The reason.
                reason: String,
            }
            /// A match of a knock-out was decided otherwise than by games.
            "match_decided" MatchDecided {
                /// The player who advances.
                winner: PlayerId,
                /// The player who is out.
                loser: PlayerId,
                /// The reason.
                reason: String,
            }
            /// A round was closed.
            "round_closed" RoundClosed {
                /// The round.
                round: u16,
            }
            /// A round is open again.
            "round_reopened" RoundReopened {
                /// The round.
                round: u16,
                /// The reason.
                reason: String,
            }
            /// The event is over.
            "finished" Finished {
                /// The reason, if rounds were left.
                early: Option<String>,
            }
            /// The event is open again.
            "reopened" Reopened {
                /// The reason.
                reason: String,
            }
            /// A person has a role; the name comes on a card beside the rulings.
            "appointed" Appointed {
                /// The person.
                person: PersonId,
                /// The role.
                role: Role,
            }
            /// A person has lost a role.
            "revoked" Revoked {
                /// The person.
                person: PersonId,
                /// The role.
                role: Role,
            }
            /// A player was penalised.
            "penalised" Penalised {
                /// The penalty's id.
                id: PenaltyId,
                /// The player.
                player: PlayerId,
                /// The penalty.
                penalty: Penalty,
                /// The round in which it counts: the last one that was published, or the first.
                round: u16,
                /// The article of the Laws or of the regulations of the event.
                article: String,
                /// The reason.
                reason: String,
            }
            /// A penalty was lifted.
            "penalty_lifted" PenaltyLifted {
                /// The penalty.
                id: PenaltyId,
                /// The reason.
                reason: String,
            }
            /// Something was announced to all.
            "announced" Announced {
                /// The announcement.
                id: u32,
                /// The text.
                text: String,
            }
            /// An announcement no longer holds.
            "announcement_withdrawn" AnnouncementWithdrawn {
                /// The announcement.
                announcement: u32,
            }
            /// A note was left for the officials who take over.
            "noted" Noted {
                /// The text.
                text: String,
            }
            /// Something needs an arbiter.
            "raised" Raised {
                /// The thing on the list.
                item: ItemId,
                /// What it is.
                call: Call,
            }
            /// Somebody takes care of it.
            "taken" Taken {
                /// The thing on the list.
                item: ItemId,
                /// The person.
                by: PersonId,
            }
            /// Nobody takes care of it any more.
            "released" Released {
                /// The thing on the list.
                item: ItemId,
            }
            /// It is settled.
            "settled" Settled {
                /// The thing on the list.
                item: ItemId,
                /// The person who settled it.
                by: PersonId,
                /// What was decided.
                decision: String,
            }
            /// Clocks were stopped.
            "clocks_stopped" ClocksStopped {
                /// The round.
                round: u16,
                /// The boards.
                boards: Vec<u16>,
                /// The reason.
                reason: String,
            }
            /// Clocks run again.
            "clocks_resumed" ClocksResumed {
                /// The round.
                round: u16,
                /// The boards.
                boards: Vec<u16>,
            }
            /// Both players of boards got more time.
            "time_added" TimeAdded {
                /// The round.
                round: u16,
                /// The boards.
                boards: Vec<u16>,
                /// The time, in milliseconds.
                time: u64,
                /// The reason.
                reason: String,
            }
            /// Personal data was erased.
            "erased" Erased {
                /// The person.
                subject: Subject,
            }
        }
    };
}

macro_rules! ruling {
    ($($(#[doc = $doc:literal])+ $name:literal $variant:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
    })+) => {
        /// What follows from an act. Rulings alone change an event.
        ///
        /// ```
        /// use event::Ruling;
        /// assert_eq!(Ruling::RoundClosed { round: 3 }.name(), "round_closed");
        /// assert!(Ruling::NAMES.contains(&"result_corrected"));
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Ruling {
            $($(#[doc = $doc])+ $variant { $($(#[doc = $field_doc])+ $field: $type,)* },)+
        }

        impl Ruling {
            /// The stable names of all rulings.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// Returns the stable name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)+
                }
            }
        }
    };
}

rulings!(ruling);
