//! Why an act cannot be done: what was found, and what was wanted.

mod text;

use pairing::dutch::NoPairing;

use crate::act::ActKind;
use crate::card::Subject;
use crate::id::{ItemId, PenaltyId, PersonId, PlayerId};
use crate::pairs::Broken;
use crate::result::GameResult;
use crate::role::{Role, RoleKind};
use crate::settings::SettingsFlaw;
use crate::terms::Bye;

/// Hands the list of refusals to a macro: the enum below is made of it, and so can other forms be.
///
/// A row is the code of the refusal, the variant, and the fields that hold the evidence.
#[macro_export]
macro_rules! refusals {
    ($make:ident) => {
        $make! {
            /// The event does not exist yet.
            "not_created" NotCreated {}
            /// The event exists already.
            "already_created" AlreadyCreated {}
            /// No role of the person allows the act.
            "no_right" NoRight {
                /// The act.
                act: ActKind,
                /// The roles of the person.
                roles: Vec<RoleKind>,
            }
            /// The act concerns boards outside of the person's sector.
            "outside_sector" OutsideSector {
                /// The act.
                act: ActKind,
                /// The boards outside of the sector.
                boards: Vec<u16>,
                /// The first board of the sector.
                first: u16,
                /// The last board of the sector.
                last: u16,
            }
            /// A player may do the act for themselves only.
            "not_own" NotOwn {
                /// The act.
                act: ActKind,
                /// The player.
                player: PlayerId,
            }
            /// The event is finished, and the act is for running ones.
            "finished" Finished {
                /// The act.
                act: ActKind,
            }
            /// The event is not finished.
            "not_finished" NotFinished {}
            /// In a finished event, only the organiser and the chief arbiter correct results.
            "only_chief_after_end" OnlyChiefAfterEnd {}
            /// Settings do not fit.
            "settings" Settings {
                /// All that does not fit.
                flaws: Vec<SettingsFlaw>,
            }
            /// A setting can no longer change.
            "setting_fixed" SettingFixed {
                /// The setting.
                setting: &'static str,
                /// The number of rounds that are published.
                published: u16,
            }
            /// Everything is so already.
            "nothing_changes" NothingChanges {
                /// The act.
                act: ActKind,
            }
            /// A reason or a text is missing.
            "no_text" NoText {
                /// The act.
                act: ActKind,
            }
            /// There is no such player.
            "no_such_player" NoSuchPlayer {
                /// The id that was found.
                player: PlayerId,
            }
            /// There is no such round, or it is not published.
            "no_such_round" NoSuchRound {
                /// The round that was found.
                round: u16,
                /// The last round that would do.
                last: u16,
            }
            /// There is no such board; a bye has none.
            "no_such_board" NoSuchBoard {
                /// The round.
                round: u16,
                /// The board that was found.
                board: u16,
                /// The number of boards.
                boards: u16,
            }
            /// There is no such thing on the list, or it is settled.
            "no_such_item" NoSuchItem {
                /// The id that was found.
                item: ItemId,
            }
            /// There is no such penalty, or it was lifted.
            "no_such_penalty" NoSuchPenalty {
                /// The id that was found.
                penalty: PenaltyId,
            }
            /// There is no such announcement, or it was withdrawn.
            "no_such_announcement" NoSuchAnnouncement {
                /// The id that was found.
                announcement: u32,
            }
            /// A number is too large.
            "too_large" TooLarge {
                /// What it is: minutes, points, rating, year, person or board.
                what: &'static str,
                /// The number that was found, in whole minutes or points.
                found: u64,
                /// The largest number.
                most: u64,
            }
            /// The name of a player is missing.
            "no_name" NoName {}
            /// The same person is registered already.
            "same_player" SamePlayer {
                /// The player who is registered.
                player: PlayerId,
            }
            /// An event can have no more players.
            "too_many_players" TooManyPlayers {
                /// The largest number.
                most: usize,
            }
            /// A table says who meets whom, and it has begun.
            "field_closed" FieldClosed {}
            /// The player has left.
            "withdrawn" Withdrawn {
                /// The player.
                player: PlayerId,
            }
            /// The player has not left.
            "not_withdrawn" NotWithdrawn {
                /// The player.
                player: PlayerId,
            }
            /// The player is expelled.
            "expelled" Expelled {
                /// The player.
                player: PlayerId,
                /// The penalty, which would have to be lifted.
                penalty: PenaltyId,
            }
            /// The personal data of the player was erased.
            "erased" Erased {
                /// The person.
                subject: Subject,
            }
            /// The person still takes part, so the data is needed.
            "still_needed" StillNeeded {
                /// The person.
                subject: Subject,
            }
            /// The round is published: its pairs do not change.
            "round_published" RoundPublished {
                /// The round.
                round: u16,
            }
            /// Players cannot have byes in this format.
            "no_byes" NoByes {}
            /// The bye is more than the settings allow.
            "bye_not_allowed" ByeNotAllowed {
                /// The kind of bye.
                bye: Bye,
                /// The round.
                round: u16,
                /// How many half-point byes the player has otherwise.
                had: u16,
                /// How many half-point byes a player may have.
                most: u16,
                /// The last round in which one may be taken.
                last_round: Option<u16>,
            }
            /// No bye was asked for.
            "no_bye_asked" NoByeAsked {
                /// The player.
                player: PlayerId,
                /// The round.
                round: u16,
            }
            /// Pairing numbers can no longer change.
            "numbers_frozen" NumbersFrozen {
                /// The round whose publication froze them.
                round: u16,
            }
            /// Pairing numbers were not given, or players came since.
            "not_seeded" NotSeeded {}
            /// The players are not those that have to be named, each once.
            "wrong_players" WrongPlayers {
                /// Players who are missing.
                missing: Vec<PlayerId>,
                /// Players who are named more than once.
                twice: Vec<PlayerId>,
                /// Players who do not belong there.
                strangers: Vec<PlayerId>,
            }
            /// A draft exists.
            "draft_exists" DraftExists {
                /// The round.
                round: u16,
            }
            /// There is no draft.
            "no_draft" NoDraft {}
            /// The draft no longer fits those who take part.
            "draft_stale" DraftStale {
                /// The round.
                round: u16,
                /// Players who are not paired and should be.
                missing: Vec<PlayerId>,
                /// Players who are paired and should not be.
                absent: Vec<PlayerId>,
            }
            /// The round before is not closed.
            "round_open" RoundOpen {
                /// The round.
                round: u16,
            }
            /// No round is published and open.
            "no_open_round" NoOpenRound {}
            /// All rounds have been paired.
            "all_rounds_paired" AllRoundsPaired {
                /// The number of rounds.
                rounds: u16,
            }
            /// The number of players does not fit the format.
            "wrong_field" WrongField {
                /// The number of players.
                found: usize,
                /// The number that the format wants.
                wanted: usize,
            }
            /// The round cannot be paired.
            "no_pairing" NoPairing {
                /// Why not.
                why: NoPairing,
            }
            /// Absolute criteria are broken, which needs an override.
            "absolute_broken" AbsoluteBroken {
                /// All that is broken.
                broken: Vec<Broken>,
            }
            /// A table says who meets whom: by hand only colours and the order of boards change.
            "pairs_fixed" PairsFixed {}
            /// Games have started.
            "games_started" GamesStarted {
                /// The round.
                round: u16,
                /// The boards.
                boards: Vec<u16>,
            }
            /// No board is left for which the act could be done.
            "no_boards" NoBoards {
                /// The act.
                act: ActKind,
            }
            /// The game has not started.
            "not_started" NotStarted {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
            }
            /// The board has a result.
            "result_known" ResultKnown {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The result.
                result: GameResult,
            }
            /// The board has no result.
            "no_result" NoResult {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
            }
            /// The result cannot come from there.
            "wrong_source" WrongSource {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
                /// The source that was found.
                source: &'static str,
            }
            /// The game belongs to another board.
            "game_taken" GameTaken {
                /// The round.
                round: u16,
                /// The board.
                board: u16,
            }
            /// The round is closed.
            "round_closed" RoundClosed {
                /// The round.
                round: u16,
            }
            /// Games have no result yet.
            "games_open" GamesOpen {
                /// The round.
                round: u16,
                /// The boards.
                boards: Vec<u16>,
            }
            /// The next round is published.
            "next_published" NextPublished {
                /// The next round.
                round: u16,
            }
            /// Rounds are left to play.
            "rounds_left" RoundsLeft {
                /// The number of rounds that were played.
                played: u16,
                /// The number of rounds, if it is known.
                rounds: Option<u16>,
            }
            /// The two have no match that is open.
            "no_such_match" NoSuchMatch {
                /// The winner that was found.
                winner: PlayerId,
                /// The loser that was found.
                loser: PlayerId,
            }
            /// The role does not exist so, or nobody can be appointed to it.
            "bad_role" BadRole {
                /// The role that was found.
                role: Role,
            }
            /// The person may not give or take this role.
            "role_above" RoleAbove {
                /// The role.
                role: Role,
            }
            /// The person does not have the role.
            "not_appointed" NotAppointed {
                /// The person.
                person: PersonId,
                /// The role.
                role: Role,
            }
            /// An event has at least one organiser.
            "last_organiser" LastOrganiser {}
            /// A penalty takes no points.
            "no_points" NoPoints {}
            /// Somebody else takes care of it.
            "taken" Taken {
                /// The thing on the list.
                item: ItemId,
                /// The person.
                by: PersonId,
            }
            /// Nobody takes care of it.
            "not_taken" NotTaken {
                /// The thing on the list.
                item: ItemId,
            }
        }
    };
}

macro_rules! refusal {
    ($($(#[doc = $doc:literal])+ $code:literal $variant:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
    })+) => {
        /// Why an act cannot be done. Nothing has changed, and the fields hold the evidence.
        ///
        /// ```
        /// use event::Refusal;
        /// let refusal = Refusal::GamesOpen { round: 3, boards: vec![4, 11] };
        /// assert_eq!(refusal.code(), "games_open");
        /// assert_eq!(refusal.to_string(), "found games of round 3 without a result on boards 4, 11, expected none");
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[doc = $doc])+ $variant { $($(#[doc = $field_doc])+ $field: $type,)* },)+
        }

        impl Refusal {
            /// The stable codes of all refusals.
            pub const CODES: &'static [&'static str] = &[$($code,)+];

            /// Returns the stable code.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)+
                }
            }
        }
    };
}

refusals!(refusal);
