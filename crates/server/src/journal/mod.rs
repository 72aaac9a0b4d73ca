//! The journal: the record of every game, row by row, each row chained to the one before by its hash.

mod archive;
mod checkpoint;
mod codec;
mod copy;
mod event_rows;
mod event_tables;
mod jetstream;
mod layout;
mod ledger;
mod lock;
mod memory;
mod migrations;
mod mirror;
mod modes;
mod old;
mod phrases;
mod problem;
mod refused;
mod row;
mod sqlite;
mod standing;
mod survey;
mod verify;
mod wal;
mod words;
mod writer;

use laws::Phase;
use protocol::GameSummary;
use tokio::sync::oneshot;

pub use self::archive::{Afterwards, Archiving, WholeGame, archive, salvage};
pub use self::event_rows::{EventAppend, EventJournal, EventLine, VerifiedEvent, verify_event};
pub(crate) use self::jetstream::{Heard, JetstreamJournal, mix};
pub use self::jetstream::{Interruption, Nats, copy_journal};
pub(crate) use self::jetstream::{SharedToken, shared_token};
pub use self::ledger::Ledger;
pub use self::memory::MemoryJournal;
pub use self::row::{ChainedRow, Hash};
pub(crate) use self::sqlite::RUNNING;
pub use self::sqlite::SqliteJournal;
pub use self::survey::{Condition, Survey, survey};
pub use self::verify::{Finding, Verified, rejudge, verify_rows};
use crate::{EventId, GameId};

/// A row to append, and the game's entry in lists from then on.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The row; it contains its number and the hash of the row before.
    pub row: ChainedRow,
    /// The game's entry in lists, if it changes. It can be rebuilt from the rows.
    pub summary: Option<GameSummary>,
}

/// Selects the games of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// Only games created before this one.
    pub before: Option<GameId>,
    /// The largest number of games on the page.
    pub limit: usize,
    /// Only games in this phase.
    pub phase: Option<Phase>,
    /// Only games with these words, or words that begin with them, in the names of the players, of the arbiter or of the
    /// event.
    pub search: Option<String>,
}

/// Receives the answer to an append, once the row is on disk.
pub type Appended = oneshot::Receiver<Result<(), JournalError>>;

/// Keeps the rows of all games.
///
/// ```
/// use server::{Append, GameId, Journal, MemoryJournal, ChainedRow};
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let journal = MemoryJournal::default();
/// let game = GameId::random().unwrap();
/// let row = ChainedRow::first(game, "the first row".to_owned());
/// journal.append(Append { game, row: row.clone(), summary: None }).await.unwrap().unwrap();
/// // The same place cannot be taken twice.
/// assert!(journal.append(Append { game, row: row.clone(), summary: None }).await.unwrap().is_err());
/// assert_eq!(journal.read(game, 0).unwrap(), [row]);
/// # });
/// ```
pub trait Journal: EventJournal + Send + Sync + 'static {
    /// Appends a row if it follows the last one; answers once it is on disk.
    fn append(&self, append: Append) -> Appended;

    /// Updates a game's entry in lists without a new row, for games that spectators see with a delay. Answers once it is
    /// on disk.
    fn relist(&self, summary: GameSummary) -> Appended;

    /// Stores a refused act of a game beside its rows, if it follows the last one; answers once it is on disk.
    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended;

    /// Reads the refused acts of a game. This may wait for the disk.
    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError>;

    /// Reads the rows of a game that come after a sequence number. This may wait for the disk.
    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError>;

    /// Reads the rows of a game that come after a sequence number, at most `most` of them. This may wait for the disk.
    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError>;

    /// Reads one row of a game. This may wait for the disk.
    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError>;

    /// Returns the archive that a game was moved to, if it was. This may wait for the disk.
    fn place(&self, game: GameId) -> Result<Option<String>, JournalError> {
        let _ = game;
        Ok(None)
    }

    /// Lists games, the newest first. This may wait for the disk.
    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError>;

    /// Lists the games that have a deadline even if nobody acts.
    fn running(&self) -> Result<Vec<GameId>, JournalError>;

    /// Tells whether other programs append to the same journal, so that rows of a game can come from elsewhere.
    fn is_shared(&self) -> bool {
        false
    }

    /// Waits until all rows of a game that are in the journal now can be read here.
    fn refresh(&self, game: GameId) -> Appended {
        let _ = game;
        answered(Ok(()))
    }

    /// Returns the last time in which the journal accepted no rows of a game.
    fn interruption(&self, game: GameId) -> Option<Interruption> {
        let _ = game;
        None
    }

    /// Makes a write without content, to test whether the disk accepts it.
    fn probe(&self) -> Appended;

    /// Tells whether rows can be appended.
    fn check(&self) -> Result<(), JournalError>;

    /// Writes everything out and closes the journal; nothing may be appended afterwards.
    fn close(&self) -> Result<(), JournalError>;
}

/// Why a journal cannot do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// Another row was appended first.
    #[error("row {found} of game {game} does not follow: the last one is {last}")]
    Conflict {
        /// The game.
        game: GameId,
        /// The number of the row to append.
        found: u64,
        /// The number of the last row.
        last: u64,
    },
    /// The chain of rows is broken: a row was changed or is missing.
    #[error("game {game}, row {seq}: {problem}")]
    Broken {
        /// The game.
        game: GameId,
        /// The first row that does not fit.
        seq: u64,
        /// What is wrong with it.
        problem: String,
    },
    /// Another row was appended to an event first.
    #[error("row {found} of event {event} does not follow: the last one is {last}")]
    EventConflict {
        /// The event.
        event: EventId,
        /// The number of the row to append.
        found: u64,
        /// The number of the last row.
        last: u64,
    },
    /// The chain of rows of an event is broken, or a card does not belong to it or is missing.
    #[error("event {event}, row {seq}: {problem}")]
    BrokenEvent {
        /// The event.
        event: EventId,
        /// The first row that does not fit.
        seq: u64,
        /// What is wrong with it.
        problem: String,
    },
    /// The file cannot be used.
    #[error("{0}")]
    Storage(String),
    /// The file is damaged.
    #[error("{0}")]
    Damaged(String),
    /// The game was moved to an archive.
    #[error("game {game} was moved to the archive {place}")]
    Archived {
        /// The game.
        game: GameId,
        /// The archive.
        place: String,
    },
    /// The journal is elsewhere and does not answer. Whether the row was written is not known.
    #[error("the journal does not answer: {0}")]
    Unavailable(String),
    /// The file is no longer the one that was opened. The log says what happened to it; players get only this sentence.
    #[error(
        "the server's file of games was deleted or replaced: nothing more is recorded until the operator has restarted the server"
    )]
    Lost,
}

impl JournalError {
    /// Returns the code and the sentence for the players of a game that cannot continue.
    pub(crate) fn told_to_players(&self) -> (&'static str, String) {
        match self {
            Self::Lost => ("journal_lost", self.to_string()),
            Self::Unavailable(_) => (
                "journal_unavailable",
                "the journal does not answer, so nothing can be recorded here; join again in a moment, or at another address"
                    .to_owned(),
            ),
            _ => ("journal_failed", "the journal failed; join again in a moment".to_owned()),
        }
    }
}

/// Wraps an answer that is known at once.
fn answered(answer: Result<(), JournalError>) -> Appended {
    let (sender, receiver) = oneshot::channel();
    // The receiver still exists, so sending cannot fail.
    let _ = sender.send(answer);
    receiver
}

#[cfg(test)]
mod archive_tests;
#[cfg(test)]
mod damage_tests;
#[cfg(test)]
mod event_tests;
#[cfg(test)]
mod old_tests;
#[cfg(test)]
mod standing_tests;
#[cfg(test)]
mod survey_tests;
#[cfg(test)]
mod tests;
