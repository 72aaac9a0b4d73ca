//! A journal in one `SQLite` file: one thread writes, with many rows in one commit.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use protocol::GameSummary;
use protocol::event::{CardRow, EventSummary, RowHash};
use rusqlite::config::DbConfig;
use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use tokio::sync::oneshot;

use super::checkpoint::Checkpoints;
use super::event_rows::{EventAppend, EventJournal, EventLine, verify_event};
use super::ledger::{Ledger, Table};
use super::lock::Lock;
use super::mirror::{self, Follow};
use super::problem::{cannot, check_header, check_kind, damaged, failed};
use super::standing::Standing;
use super::wal::{has_log, look_through_log};
use super::writer::{Change, Job, Order, write_all};
use super::{
    Append, Appended, ChainedRow, Hash, Journal, JournalError, ListQuery, answered, copy, event_tables, layout,
    migrations, modes, old, refused,
};
use crate::metrics::Commits;
use crate::{EventId, GameId};

/// The phases in which a game can have a deadline.
pub(crate) const RUNNING: [&str; 3] = ["playing", "sealing", "adjourned"];

/// The largest file, in bytes, of which every page is checked on opening.
const SMALL: u64 = 256 << 20;

/// The channel to the writing thread, the thread, and the lock that keeps other programs from writing.
type Writer = (Sender<Job>, JoinHandle<Result<(), JournalError>>, Lock);
/// A game's number in the file, and its name.
type Numbered = (i64, String);

/// Keeps all games in one file. A write is answered only after it has been synced to disk.
///
/// ```
/// let folder = std::env::temp_dir().join(format!("arbiter-doc-{}", std::process::id()));
/// std::fs::create_dir_all(&folder)?;
/// let journal = server::SqliteJournal::open(&folder.join("hall.db"))?;
/// assert!(server::Journal::list(&journal, &server::ListQuery::default())?.is_empty());
/// # drop(journal);
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SqliteJournal {
    path: PathBuf,
    /// The connection that reads games.
    reader: Mutex<Connection>,
    /// The connection that reads lists, so that a long search holds up no game.
    lister: Mutex<Connection>,
    writer: Mutex<Option<Writer>>,
    commits: Commits,
    /// Whether the file has an old version, which is only read.
    is_old: bool,
    /// Whether the file has the table of refused acts.
    has_refused: bool,
    /// The identity of the file when it was opened for writing. Declared after the connections, because it has the file
    /// open as well.
    standing: Option<Arc<Standing>>,
}

impl SqliteJournal {
    /// Opens or creates a file for this program alone. The file is checked first, even if it was closed properly: disks
    /// can corrupt data silently.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        Self::open_for(path, "FULL")
    }

    /// Opens or creates a file for this program alone; `synchronous` says when commits are synced.
    fn open_for(path: &Path, synchronous: &str) -> Result<Self, JournalError> {
        check_kind(path)?;
        if !super::wal::beside(path, "-lock").exists() {
            // With the lock held nothing else has the file open for writing, and nothing has been created beside a
            // foreign file yet.
            check_header(path)?;
        }
        let lock = Lock::take(path)
            .map_err(|problem| JournalError::Storage(format!("{} is not opened: {problem}", path.display())))?;
        check_header(path)?;
        look_through_log(path).map_err(|problem| damaged(path, problem))?;
        let has_log = has_log(path);
        check_file(path, has_log)?;
        modes::prepare(path).map_err(|error| cannot(path, "opened", error))?;
        let mut writing = Connection::open(path).map_err(|error| failed(path, "opened", &error))?;
        // Until the file has been checked, its log must not change.
        keep_log(&writing, true).map_err(|error| failed(path, "opened", &error))?;
        prepare(&writing).map_err(|error| failed(path, "opened", &error))?;
        let version = migrations::version(path, &writing)?;
        if version > 0 {
            check_log(path, &writing, has_log)?;
            look_through(path, &writing, version)?;
        }
        if (1..migrations::NEWEST).contains(&version) {
            tracing::info!(path = %path.display(), "the file has an older form and is rewritten; this takes a while if it is large");
        }
        migrations::migrate(path, &mut writing, version)?;
        writing.execute_batch(refused::TABLE).map_err(|error| failed(path, "written", &error))?;
        keep_log(&writing, false).map_err(|error| failed(path, "opened", &error))?;
        let is_copied = begin(&writing).map_err(|error| failed(path, "written", &error))?;
        writing.pragma_update(None, "synchronous", synchronous).map_err(|error| failed(path, "opened", &error))?;
        let standing = Standing::of(path, &writing, is_copied).map_err(|problem| cannot(path, "watched", problem))?;
        let standing = Arc::new(standing);
        let checkpoints = Checkpoints::begin(path, &mut writing).map_err(|error| failed(path, "written", &error))?;
        let (reader, lister) = (read_only(path)?, read_only(path)?);
        let (sender, receiver) = channel();
        let commits = Commits::default();
        let counted = commits.clone();
        let watched = Arc::clone(&standing);
        let thread = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_all(writing, checkpoints, &receiver, &counted, &watched))
            .map_err(|error| cannot(path, "written", error))?;
        let writer = Mutex::new(Some((sender, thread, lock)));
        let (reader, lister) = (Mutex::new(reader), Mutex::new(lister));
        let standing = Some(standing);
        Ok(Self { path: path.to_owned(), reader, lister, writer, commits, is_old: false, has_refused: true, standing })
    }

    /// Opens or creates a file that follows a journal elsewhere. It can be rebuilt, so a commit need not survive a power cut.
    pub(super) fn open_mirror(path: &Path) -> Result<Self, JournalError> {
        Self::open_for(path, "NORMAL")
    }

    /// Takes in what the journal elsewhere has.
    pub(super) fn follow(&self, follow: Follow) -> Appended {
        self.order(Order::Follow(follow))
    }

    /// Returns how far a partition of the journal elsewhere was followed.
    pub(super) fn position(&self, partition: u32) -> Result<(u64, String), JournalError> {
        self.look(|reader| mirror::position(reader, partition))
    }

    /// Lists the streams of the journal elsewhere that were followed.
    pub(super) fn positions(&self) -> Result<Vec<(u32, u64)>, JournalError> {
        self.look(mirror::positions)
    }

    /// Reads an event's entry in lists.
    pub(super) fn event_listed(&self, event: EventId) -> Result<Option<EventSummary>, JournalError> {
        self.look_at_events(|reader| event_tables::listed(reader, event))
    }

    /// Opens an existing file for this program alone.
    pub fn open_existing(path: &Path) -> Result<Self, JournalError> {
        // Opening it to read gives an error that names the cause.
        drop(read_only(path)?);
        Self::open(path)
    }

    /// Opens a file read-only.
    pub fn open_read_only(path: &Path) -> Result<Self, JournalError> {
        let has_log = has_log(path);
        let journal = Self::open_remains(path)?;
        check_log(path, &journal.reader(), has_log)?;
        Ok(journal)
    }

    /// Opens a file read-only even if it was not closed properly and its log is missing.
    pub fn open_remains(path: &Path) -> Result<Self, JournalError> {
        look_through_log(path).map_err(|problem| damaged(path, problem))?;
        let journal = Self::open_damaged(path)?;
        let version = if journal.is_old { 1 } else { migrations::NEWEST };
        look_through(path, &journal.reader(), version)?;
        Ok(journal)
    }

    /// Opens a file read-only, however damaged it is, to read what can be read.
    pub fn open_damaged(path: &Path) -> Result<Self, JournalError> {
        let reader = read_only(path)?;
        let version = migrations::version(path, &reader)?;
        if version == 0 {
            // SQLite would treat a file of a few bytes as empty.
            check_header(path)?;
            return Err(cannot(path, "used", "it is empty: no server has used it yet"));
        }
        // This may fail in a damaged file.
        let has_refused = refused::is_there(&reader).unwrap_or_default();
        let (reader, lister) = (Mutex::new(reader), Mutex::new(read_only(path)?));
        let (writer, commits) = (Mutex::new(None), Commits::default());
        Ok(Self {
            path: path.to_owned(),
            reader,
            lister,
            writer,
            commits,
            is_old: version < migrations::NEWEST,
            has_refused,
            standing: None,
        })
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Tells whether the file was not closed properly and its log is missing, so that the last rows may be missing too.
    pub fn lacks_log(&self) -> bool {
        !has_log(&self.path) && is_unclean(&self.reader()).unwrap_or_default()
    }

    /// Copies everything into a new file, while games continue.
    pub fn back_up(&self, to: &Path) -> Result<(), JournalError> {
        copy::copy(&self.reader(), to)
    }

    /// Lists all games, the oldest first.
    pub fn games(&self) -> Result<Vec<GameId>, JournalError> {
        let names = self.look(if self.is_old { old::games } else { layout::games })?;
        names.iter().map(|(_, name)| name.parse().map_err(|error| self.undecodable(error))).collect()
    }

    /// Lists the numbers and names of all games as far as they can be found, and says what is wrong with the table of games.
    pub(super) fn all_games(&self) -> Result<(Vec<Numbered>, Option<String>), JournalError> {
        let games = self.look(if self.is_old { old::games } else { layout::games });
        match games {
            Err(error) if !self.is_old => {
                let games = self.look(layout::games_by_index)?;
                Ok((games, Some(format!("the table of games is damaged, their names are from its index: {error}"))))
            }
            games => Ok((games?, None)),
        }
    }

    /// Lists the numbers and names of finished games that are not in an archive, oldest first: those after a number, up to a limit.
    pub fn finished(&self, after: i64, most: usize) -> Result<Vec<(i64, GameId)>, JournalError> {
        if self.is_old {
            let why = "it has the form of an older version; start the server once, which rewrites it";
            return Err(cannot(&self.path, "archived", why));
        }
        let found = self.look(|reader| layout::finished(reader, after, most))?;
        let parse =
            |(number, name): (i64, String)| Ok((number, name.parse().map_err(|error| self.undecodable(error))?));
        found.into_iter().map(parse).collect()
    }

    /// Reads a game's entry in lists.
    pub fn listed(&self, game: GameId) -> Result<Option<GameSummary>, JournalError> {
        self.look(|reader| match layout::find(reader, game)? {
            Some(known) => layout::listed(reader, known.number),
            None => Ok(None),
        })
    }

    pub(super) fn count_rows(&self, number: i64) -> Result<u64, JournalError> {
        if self.is_old { Ok(0) } else { self.look(|reader| layout::count_rows(reader, number)) }
    }

    /// Returns the number and hash of the last row that a game should have.
    pub fn head(&self, game: GameId) -> Result<Option<(u64, Hash)>, JournalError> {
        self.look(|reader| {
            if self.is_old { old::head(reader, game) } else { Ok(layout::find(reader, game)?.map(|known| known.head)) }
        })
    }

    /// Returns the number of rows and the sum that the whole file must have; files of the first form have no such record.
    pub fn ledger(&self) -> Result<Option<Ledger>, JournalError> {
        if self.is_old { Ok(None) } else { self.look(|reader| Ledger::read(reader, Table::Games)).map(Some) }
    }

    /// Writes the entries of games in lists, in one transaction.
    pub fn list_all(&self, summaries: Vec<GameSummary>) -> Result<(), JournalError> {
        self.change(Box::new(move |connection| {
            for summary in &summaries {
                let game = summary.game.parse().ok();
                if let Some(known) = game.map(|game| layout::find(connection, game)).transpose()?.flatten() {
                    layout::set_listed(connection, known.number, summary)?;
                    layout::set_phase(connection, known.number, &summary.phase)?;
                }
            }
            Ok(())
        }))
    }

    /// Lists all events, the oldest first, those that were thrown away included.
    pub fn events(&self) -> Result<Vec<EventId>, JournalError> {
        let names = self.look_at_events(event_tables::events)?;
        names.iter().map(|(_, name)| name.parse().map_err(|error| self.undecodable(error))).collect()
    }

    /// Returns the number and hash of the last row that an event should have.
    pub fn event_head(&self, event: EventId) -> Result<Option<(u64, RowHash)>, JournalError> {
        self.look_at_events(|reader| Ok(event_tables::find(reader, event)?.map(|known| known.head)))
    }

    /// Tells whether an event was a rehearsal that was thrown away.
    pub fn is_event_gone(&self, event: EventId) -> Result<bool, JournalError> {
        self.look_at_events(|reader| Ok(event_tables::find(reader, event)?.is_some_and(|known| known.is_gone)))
    }

    /// Returns the number of rows and the sum that all events together must have.
    pub(super) fn event_ledger(&self) -> Result<Option<Ledger>, JournalError> {
        self.look_at_events(|reader| Ledger::read(reader, Table::Events).map(Some))
    }

    /// Rebuilds the entries of events in lists from their rows; returns the number of events, and of those that are broken.
    pub fn relist_events(&self) -> Result<(usize, usize), JournalError> {
        let (mut count, mut broken) = (0, 0);
        for event in self.events()? {
            if self.is_event_gone(event)? {
                continue;
            }
            let (lines, cards) = (self.read_event(event, 0, usize::MAX)?, self.event_cards(event)?);
            match verify_event(event, &lines, &cards, self.event_head(event)?) {
                Ok(verified) => {
                    let summary = verified.summary(event);
                    self.change(Box::new(move |connection| event_tables::relist(connection, event, &summary)))?;
                    count += 1;
                }
                Err(_) => broken += 1,
            }
        }
        Ok((count, broken))
    }

    /// Reads the tables of events; a file without them gives nothing.
    fn look_at_events<T: Default>(
        &self,
        look: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, JournalError> {
        self.look(|reader| if event_tables::are_there(reader)? { look(reader) } else { Ok(T::default()) })
    }

    /// Returns the counters of commits.
    pub(crate) fn commits(&self) -> Commits {
        self.commits.clone()
    }

    /// Runs a rare change on the writing thread, and waits for it.
    pub(super) fn change(&self, change: Change) -> Result<(), JournalError> {
        let (sender, receiver) = channel();
        self.send(Job::Change(change, sender))?;
        receiver.recv().unwrap_or_else(|_| Err(cannot(&self.path, "written", "the writing thread has failed")))
    }

    fn send(&self, job: Job) -> Result<(), JournalError> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let is_sent = writer.as_ref().is_some_and(|(writer, ..)| writer.send(job).is_ok());
        if is_sent { Ok(()) } else { Err(cannot(&self.path, "written", "it is closed")) }
    }

    fn order(&self, order: Order) -> Appended {
        let (sender, receiver) = oneshot::channel();
        match self.send(Job::Order(Box::new((order, sender)))) {
            Ok(()) => receiver,
            Err(error) => answered(Err(error)),
        }
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // A poisoned lock is safe to use: reading leaves nothing half done.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look<T>(&self, look: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, JournalError> {
        look(&self.reader()).map_err(|error| self.unreadable(&error))
    }

    fn unreadable(&self, error: &rusqlite::Error) -> JournalError {
        match error {
            rusqlite::Error::FromSqlConversionFailure(_, _, why) => self.undecodable(why),
            _ => failed(&self.path, "read", error),
        }
    }

    fn undecodable(&self, why: impl std::fmt::Display) -> JournalError {
        damaged(&self.path, why)
    }

    fn rows(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        let rows = if self.is_old { old::rows } else { layout::rows };
        self.look(|reader| rows(reader, game, after, most))
    }
}

impl Journal for SqliteJournal {
    fn append(&self, append: Append) -> Appended {
        self.order(Order::Append(append))
    }

    fn relist(&self, summary: GameSummary) -> Appended {
        self.order(Order::List(summary))
    }

    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended {
        self.order(Order::Refuse(game, row))
    }

    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
        if self.has_refused { self.look(|reader| refused::all(reader, game)) } else { Ok(Vec::new()) }
    }

    fn probe(&self) -> Appended {
        self.order(Order::Probe)
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        self.rows(game, after, usize::MAX)
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        self.rows(game, after, most)
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        let Some(before) = seq.checked_sub(1) else { return Ok(None) };
        Ok(self.rows(game, before, 1)?.pop().filter(|row| row.seq == seq))
    }

    fn place(&self, game: GameId) -> Result<Option<String>, JournalError> {
        if self.is_old {
            return Ok(None);
        }
        self.look(|reader| Ok(layout::find(reader, game)?.and_then(|known| known.place)))
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError> {
        let lister = self.lister.lock().unwrap_or_else(PoisonError::into_inner);
        layout::list(&lister, query).map_err(|error| self.unreadable(&error))
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        let names = self.look(|reader| layout::in_phases(reader, RUNNING))?;
        names.iter().map(|name| name.parse().map_err(|error| self.undecodable(error))).collect()
    }

    fn check(&self) -> Result<(), JournalError> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let is_alive = writer.as_ref().is_some_and(|(_, thread, _)| !thread.is_finished());
        if !is_alive {
            return Err(cannot(&self.path, "written", "it is closed"));
        }
        self.standing.as_ref().map_or(Ok(()), |standing| standing.check().map_err(|_| JournalError::Lost))
    }

    fn close(&self) -> Result<(), JournalError> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((sender, thread, _lock)) = writer else { return Ok(()) };
        drop(sender);
        thread.join().unwrap_or_else(|_| Err(cannot(&self.path, "closed", "the writing thread has failed")))
    }
}

impl EventJournal for SqliteJournal {
    fn append_event(&self, append: EventAppend) -> Appended {
        self.order(Order::Event(Box::new(append)))
    }

    fn discard_event(&self, event: EventId) -> Appended {
        self.order(Order::Discard(event))
    }

    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended {
        self.order(Order::Webhook(event, webhook, text))
    }

    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        let found = self.look_at_events(event_tables::webhooks)?;
        let read = |(event, webhook, text): (String, u32, String)| {
            Ok((event.parse().map_err(|error| self.undecodable(error))?, webhook, text))
        };
        found.into_iter().map(read).collect()
    }

    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError> {
        self.look_at_events(|reader| event_tables::lines(reader, event, after, most))
    }

    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError> {
        self.look_at_events(|reader| event_tables::cards(reader, event))
    }

    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError> {
        let lister = self.lister.lock().unwrap_or_else(PoisonError::into_inner);
        let list = || {
            if event_tables::are_there(&lister)? { event_tables::list(&lister, before, most) } else { Ok(Vec::new()) }
        };
        list().map_err(|error| self.unreadable(&error))
    }
}

impl Drop for SqliteJournal {
    fn drop(&mut self) {
        if let Err(error) = self.close() {
            tracing::error!(%error, "the journal could not be closed");
        }
    }
}

pub(super) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A commit is answered only once it would survive a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "temp_store", "MEMORY")
}

/// Sets whether the log stays when the last connection is closed; otherwise `SQLite` copies it into the file and deletes it.
pub(super) fn keep_log(connection: &Connection, is_kept: bool) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_kept).map(|_| ())
}

fn read_only(path: &Path) -> Result<Connection, JournalError> {
    check_kind(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(|error| failed(path, "opened", &error))?;
    connection.busy_timeout(std::time::Duration::from_secs(10)).map_err(|error| failed(path, "opened", &error))?;
    Ok(connection)
}

pub(super) fn remember(connection: &Connection, name: &str, value: &str) -> rusqlite::Result<()> {
    let sql = "INSERT INTO fact (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2";
    connection.execute(sql, [name, value]).map(|_| ())
}

/// Marks the file itself, not only its log, as open and by which program: so a missing log is noticed later. Tells
/// whether the log could be copied into the file; a reader of old rows can prevent that.
fn begin(connection: &Connection) -> rusqlite::Result<bool> {
    let mut session = [0; 16];
    let failed = |error: getrandom::Error| rusqlite::Error::ToSqlConversionFailure(error.to_string().into());
    getrandom::fill(&mut session).map_err(failed)?;
    remember(connection, "closed", "no")?;
    remember(connection, "session", &crate::secret::hex(&session))?;
    let copied = connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::FULL);
    Ok(copied.is_ok_and(|(pages, copied)| pages == copied))
}

/// Refuses to create a file where a log shows that there was one.
fn check_file(path: &Path, has_log: bool) -> Result<(), JournalError> {
    let is_empty = std::fs::metadata(path).map_or(true, |file| file.len() == 0);
    if is_empty && has_log {
        let log = super::wal::beside(path, "-wal");
        return Err(JournalError::Storage(format!(
            "{} cannot be trusted: the file is missing or empty, but its log is there ({}); put the file back, or move the log away",
            path.display(),
            log.display()
        )));
    }
    Ok(())
}

/// Refuses a file that was not closed properly and whose log is missing: the log held the last rows.
fn check_log(path: &Path, connection: &Connection, has_log: bool) -> Result<(), JournalError> {
    let is_unclean = is_unclean(connection).map_err(|error| failed(path, "read", &error))?;
    if is_unclean && !has_log {
        let log = super::wal::beside(path, "-wal");
        return Err(JournalError::Storage(format!(
            "{} cannot be trusted: it was not closed properly, and its log {} is missing, so the last acts may be; nothing was \
             changed. Put the log back, or make a new file from what is left with `arbiter restore`",
            path.display(),
            log.display()
        )));
    }
    if is_unclean {
        tracing::info!(path = %path.display(), "the file was not closed properly");
    }
    Ok(())
}

fn is_unclean(connection: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT value FROM fact WHERE name = 'closed'";
    let closed: Option<String> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    Ok(closed.is_some_and(|closed| closed != "yes"))
}

/// Looks for inconsistent pages: in all of a small file, in the table of games of a large one. The rows of a game are
/// checked against their hashes whenever they are read.
fn look_through(path: &Path, connection: &Connection, version: usize) -> Result<(), JournalError> {
    let unreadable = |error: rusqlite::Error| damaged(path, error);
    let pages = |pragma: &str| -> Result<u64, JournalError> {
        let number = connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0)).map_err(unreadable)?;
        Ok(number as u64)
    };
    let length = pages("page_count")? * pages("page_size")?;
    let is_short = !has_log(path) && std::fs::metadata(path).is_ok_and(|file| file.len() < length);
    if is_short {
        return Err(damaged(path, format!("it was cut off, {length} bytes are expected")));
    }
    let is_small = length <= SMALL || version < migrations::NEWEST;
    let check = if is_small { "PRAGMA quick_check(1)" } else { "PRAGMA quick_check('game')" };
    let answer: String = connection.query_row(check, [], |row| row.get(0)).map_err(unreadable)?;
    if answer == "ok" { Ok(()) } else { Err(damaged(path, answer)) }
}
