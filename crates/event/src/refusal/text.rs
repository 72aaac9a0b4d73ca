//! Refusals in English, for logs and programmers.

use std::fmt;

use crate::refusal::Refusal;

impl std::error::Error for Refusal {}

fn list<T: ToString>(things: &[T]) -> String {
    let texts: Vec<String> = things.iter().map(ToString::to_string).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
}

/// Says in English what was found and what was wanted.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCreated {} => write!(f, "found no event, expected it to be created first"),
            Self::AlreadyCreated {} => write!(f, "found an event that exists, expected a new one"),
            Self::NoRight { act, roles } => {
                write!(f, "found the roles: {}, expected one that allows {act}", list(roles))
            }
            Self::OutsideSector { act, boards, first, last } => {
                write!(f, "found {act} for boards {}, expected boards {first} to {last}", list(boards))
            }
            Self::NotOwn { act, player } => write!(f, "found {act} for somebody else, expected {player}"),
            Self::Finished { act } => write!(f, "found {act} in a finished event, expected it to be reopened first"),
            Self::NotFinished {} => write!(f, "found an event that is not finished, expected a finished one"),
            Self::OnlyChiefAfterEnd {} => {
                write!(f, "found a correction after the end, expected it from the chief arbiter or the organiser")
            }
            Self::Settings { flaws } => write!(f, "{}", list(flaws)),
            Self::SettingFixed { setting, published } => {
                write!(f, "found another {setting} after {published} published rounds, expected it to stay")
            }
            Self::NothingChanges { act } => write!(f, "found {act} that changes nothing, expected a change"),
            Self::NoText { act } => write!(f, "found {act} without a text or a reason, expected one"),
            Self::NoSuchPlayer { player } => write!(f, "found {player}, expected a registered player"),
            Self::NoSuchRound { round, last } => write!(f, "found round {round}, expected 1 to {last}"),
            Self::NoSuchBoard { round, board, boards } => {
                write!(f, "found board {board} in round {round}, expected 1 to {boards}")
            }
            Self::NoSuchItem { item } => write!(f, "found {item}, expected one that is open"),
            Self::NoSuchAnnouncement { announcement } => {
                write!(f, "found announcement {announcement}, expected one that was not withdrawn")
            }
            Self::NoSuchPenalty { penalty } => write!(f, "found {penalty}, expected one that stands"),
            Self::TooLarge { what, found, most } => write!(f, "found {found} as {what}, expected at most {most}"),
            Self::NoName {} => write!(f, "found no name, expected one"),
            Self::SamePlayer { player } => {
                write!(f, "found the name and birth, or the FIDE number, of {player}, expected another person")
            }
            Self::TooManyPlayers { most } => write!(f, "found more than {most} players, expected at most {most}"),
            Self::FieldClosed {} => write!(f, "found a new player, expected none once the table is published"),
            Self::Withdrawn { player } => write!(f, "found that {player} has left, expected a player who takes part"),
            Self::NotWithdrawn { player } => write!(f, "found that {player} takes part, expected one who has left"),
            Self::Expelled { player, penalty } => {
                write!(f, "found that {player} is expelled, expected {penalty} to be lifted first")
            }
            Self::Erased { .. } => write!(f, "found that the personal data was erased, expected it to exist"),
            Self::StillNeeded { .. } => {
                write!(f, "found somebody who still takes part, expected the end of the event or a withdrawal")
            }
            Self::RoundPublished { round } => write!(f, "found round {round}, expected one that is not published"),
            Self::NoByes {} => write!(f, "found a bye, expected none in this format"),
            Self::ByeNotAllowed { bye, round, had, most, last_round } => {
                let until = last_round.map(|last| format!(" until round {last}")).unwrap_or_default();
                write!(
                    f,
                    "found a {bye} bye in round {round} after {had}, expected at most {most} half-point byes{until}"
                )
            }
            Self::NoByeAsked { player, round } => {
                write!(f, "found no bye of {player} in round {round}, expected one that was asked for")
            }
            Self::NumbersFrozen { round } => {
                write!(f, "found new pairing numbers, expected them before round {round} was published")
            }
            Self::NotSeeded {} => {
                write!(f, "found players who are not seeded, expected pairing numbers to be given first")
            }
            Self::WrongPlayers { missing, twice, strangers } => write!(
                f,
                "found missing: {}; named twice: {}; not to be named: {}; expected each player once",
                list(missing),
                list(twice),
                list(strangers)
            ),
            Self::DraftExists { round } => {
                write!(f, "found a draft of round {round}, expected it to be published or discarded first")
            }
            Self::NoDraft {} => write!(f, "found no draft, expected the next round to be paired first"),
            Self::DraftStale { round, missing, absent } => write!(
                f,
                "found a draft of round {round} that does not fit: not paired: {}; not taking part: {}; expected it to be changed or discarded",
                list(missing),
                list(absent)
            ),
            Self::RoundOpen { round } => write!(f, "found round {round} open, expected it to be closed"),
            Self::NoOpenRound {} => write!(f, "found no open round, expected one that is published and not closed"),
            Self::AllRoundsPaired { rounds } => write!(f, "found all {rounds} rounds paired, expected one to be left"),
            Self::WrongField { found, wanted } => write!(f, "found {found} players, expected {wanted}"),
            Self::NoPairing { why } => write!(f, "{why}"),
            Self::AbsoluteBroken { broken } => {
                write!(
                    f,
                    "found: {}; expected absolute criteria to be kept, or an override with a reason",
                    list(broken)
                )
            }
            Self::PairsFixed {} => {
                write!(f, "found other pairs, expected those of the table: only colours and boards can be changed")
            }
            Self::GamesStarted { round, boards } => {
                write!(f, "found games of round {round} on boards {}, expected none to have started", list(boards))
            }
            Self::NoBoards { act } => write!(f, "found no board for {act}, expected at least one"),
            Self::NotStarted { round, board } => {
                write!(f, "found a result of round {round}, board {board}, expected the game to have started")
            }
            Self::ResultKnown { round, board, result } => {
                write!(f, "found {result} on board {board} of round {round}, expected no result; correct it instead")
            }
            Self::NoResult { round, board } => {
                write!(f, "found no result on board {board} of round {round}, expected one to correct")
            }
            Self::WrongSource { round, board, source } => {
                write!(f, "found the source {source} for board {board} of round {round}, expected the board's own")
            }
            Self::GameTaken { round, board } => {
                write!(f, "found a game of board {board} in round {round}, expected one that has no board")
            }
            Self::RoundClosed { round } => write!(f, "found round {round} closed, expected it open"),
            Self::GamesOpen { round, boards } => {
                write!(f, "found games of round {round} without a result on boards {}, expected none", list(boards))
            }
            Self::NextPublished { round } => write!(f, "found round {round} published, expected it not to be"),
            Self::RoundsLeft { played, rounds } => {
                let all = rounds.map_or("all rounds".to_owned(), |rounds| format!("{rounds}"));
                write!(f, "found {played} rounds played, expected {all} or a reason to end early")
            }
            Self::NoSuchMatch { winner, loser } => {
                write!(f, "found {winner} and {loser}, expected the players of a match that is not decided")
            }
            Self::BadRole { role } => write!(f, "found the role {role:?}, expected one that somebody can have"),
            Self::RoleAbove { role } => write!(f, "found the role {}, expected one below", role.kind()),
            Self::NotAppointed { person, role } => {
                write!(f, "found that {person} is not {}, expected a role to revoke", role.kind())
            }
            Self::LastOrganiser {} => write!(f, "found the last organiser, expected another one to be appointed first"),
            Self::NoPoints {} => write!(f, "found a penalty without points, expected more than zero"),
            Self::Taken { item, by } => write!(f, "found that {by} takes care of {item}, expected nobody"),
            Self::NotTaken { item } => write!(f, "found that nobody takes care of {item}, expected somebody"),
        }
    }
}
