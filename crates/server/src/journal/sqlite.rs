//! A journal in one file of `SQLite`: one thread that writes, many rows in one commit.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use laws::Phase;
use protocol::{GameSummary, NamesFrame};
use rusqlite::config::DbConfig;
use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row as SqlRow, params};
use tokio::sync::oneshot;

use super::checkpoint::Checkpoints;
use super::lock::Lock;
use super::standing::Standing;
use super::wal::{has_log, look_through_log};
use super::{Append, Appended, ChainedRow, Hash, Journal, JournalError, answered, migrations};
use crate::GameId;
use crate::metrics::Commits;

/// The phases in which something can fall due by itself.
pub(super) const RUNNING: [&str; 3] = ["playing", "sealing", "adjourned"];

/// The most rows in one commit: a slow disk must not make the first of them wait for ever.
const ROWS_IN_A_COMMIT: usize = 1024;

/// The thread that writes, the way to it, and the lock that keeps other programs from writing.
type Writer = (Sender<Waiting>, JoinHandle<Result<(), JournalError>>, Lock);
type Waiting = (Append, oneshot::Sender<Result<(), JournalError>>);

/// Keeps all games in one file. What was answered has been written through to the disk.
///
/// ```
/// let folder = std::env::temp_dir().join(format!("arbiter-doc-{}", std::process::id()));
/// std::fs::create_dir_all(&folder)?;
/// let journal = server::SqliteJournal::open(&folder.join("hall.db"))?;
/// assert!(server::Journal::list(&journal, None, 10, None)?.is_empty());
/// # drop(journal);
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SqliteJournal {
    path: PathBuf,
    reader: Mutex<Connection>,
    writer: Mutex<Option<Writer>>,
    commits: Commits,
    /// How the file stood when it was opened to be written. It comes after the connections: it has the file open as well.
    standing: Option<Arc<Standing>>,
}

impl SqliteJournal {
    /// Opens a file, or creates it, for this program alone. It is looked through first, however it was closed: disks lose bits in
    /// their sleep.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        let lock = Lock::take(path)
            .map_err(|problem| JournalError::Storage(format!("{} is not opened: {problem}", path.display())))?;
        look_through_log(path).map_err(|problem| cannot(path, "trusted", problem))?;
        let has_log = has_log(path);
        check_file(path, has_log)?;
        let mut writing = Connection::open(path).map_err(|error| cannot(path, "opened", error))?;
        // Until the file is trusted its log stays as it is.
        keep_log(&writing, true).map_err(|error| cannot(path, "opened", error))?;
        prepare(&writing).map_err(|error| cannot(path, "opened", error))?;
        migrations::migrate(&mut writing).map_err(|error| cannot(path, "used", error))?;
        check_log(path, &writing, has_log)?;
        look_through(&writing).map_err(|problem| cannot(path, "trusted", problem))?;
        keep_log(&writing, false).map_err(|error| cannot(path, "opened", error))?;
        let is_copied = begin(&writing).map_err(|error| cannot(path, "written", error))?;
        let standing = Standing::of(path, &writing, is_copied).map_err(|problem| cannot(path, "watched", problem))?;
        let standing = Arc::new(standing);
        let checkpoints = Checkpoints::begin(path, &mut writing).map_err(|error| cannot(path, "written", error))?;
        let reader = read_only(path)?;
        let (sender, receiver) = channel();
        let commits = Commits::default();
        let counted = commits.clone();
        let watched = Arc::clone(&standing);
        let thread = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_all(writing, checkpoints, &receiver, &counted, &watched))
            .map_err(|error| cannot(path, "written", error))?;
        let writer = Mutex::new(Some((sender, thread, lock)));
        let standing = Some(standing);
        Ok(Self { path: path.to_owned(), reader: Mutex::new(reader), writer, commits, standing })
    }

    /// Opens a file only to read it.
    pub fn open_read_only(path: &Path) -> Result<Self, JournalError> {
        let has_log = has_log(path);
        let journal = Self::open_remains(path)?;
        check_log(path, &journal.reader(), has_log)?;
        Ok(journal)
    }

    /// Opens a file only to read what is left in it, even if it was not closed properly and its log is missing.
    pub fn open_remains(path: &Path) -> Result<Self, JournalError> {
        look_through_log(path).map_err(|problem| cannot(path, "trusted", problem))?;
        let reader = read_only(path)?;
        look_through(&reader).map_err(|problem| cannot(path, "trusted", problem))?;
        let (reader, writer) = (Mutex::new(reader), Mutex::new(None));
        Ok(Self { path: path.to_owned(), reader, writer, commits: Commits::default(), standing: None })
    }

    /// Tells whether the file was not closed properly and its log is missing, so that the last rows may be.
    pub fn lacks_log(&self) -> bool {
        !has_log(&self.path) && is_unclean(&self.reader()).unwrap_or_default()
    }

    /// Copies everything into a new file, while games go on.
    pub fn back_up(&self, to: &Path) -> Result<(), JournalError> {
        if to.exists() {
            return Err(cannot(to, "written", "there is a file already"));
        }
        let name = to.to_string_lossy().into_owned();
        self.reader().execute("VACUUM INTO ?1", [name]).map_err(|error| cannot(to, "written", error))?;
        // The copy needs no log, so it counts as closed.
        let copy = Connection::open(to).map_err(|error| cannot(to, "written", error))?;
        copy.pragma_update(None, "synchronous", "FULL").map_err(|error| cannot(to, "written", error))?;
        remember(&copy, "closed", "yes").map_err(|error| cannot(to, "written", error))
    }

    /// Lists all games that have rows.
    pub fn games(&self) -> Result<Vec<GameId>, JournalError> {
        let reader = self.reader();
        let mut statement = reader.prepare_cached("SELECT DISTINCT game FROM row").map_err(|e| self.unreadable(e))?;
        let found = statement.query_map([], |row| row.get::<_, String>(0)).map_err(|e| self.unreadable(e))?;
        let names: Result<Vec<String>, _> = found.collect();
        let names = names.map_err(|error| self.unreadable(error))?;
        names.iter().map(|name| name.parse().map_err(|error| self.unreadable(error))).collect()
    }

    /// Says where the rows of a game should end.
    pub fn head(&self, game: GameId) -> Result<Option<(u64, Hash)>, JournalError> {
        head(&self.reader(), game).map_err(|error| self.unreadable(error))
    }

    /// Gives what is counted about commits.
    pub(crate) fn commits(&self) -> Commits {
        self.commits.clone()
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // Reading leaves nothing half done.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn unreadable(&self, error: impl std::fmt::Display) -> JournalError {
        cannot(&self.path, "read", error)
    }
}

impl Journal for SqliteJournal {
    fn append(&self, append: Append) -> Appended {
        let (sender, receiver) = oneshot::channel();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let is_sent = writer.as_ref().is_some_and(|(writer, ..)| writer.send((append, sender)).is_ok());
        if is_sent { receiver } else { answered(Err(cannot(&self.path, "written", "it is closed"))) }
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        let reader = self.reader();
        let sql = "SELECT seq, previous, hash, body FROM row WHERE game = ?1 AND seq > ?2 ORDER BY seq";
        let mut statement = reader.prepare_cached(sql).map_err(|error| self.unreadable(error))?;
        let found =
            statement.query_map(params![game.as_str(), after as i64], row).map_err(|error| self.unreadable(error))?;
        let rows: Result<Vec<ChainedRow>, _> = found.collect();
        rows.map_err(|error| self.unreadable(error))
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        let reader = self.reader();
        let sql = "SELECT seq, previous, hash, body FROM row WHERE game = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3";
        let mut statement = reader.prepare_cached(sql).map_err(|error| self.unreadable(error))?;
        let asked = params![game.as_str(), after as i64, most as i64];
        let found = statement.query_map(asked, row).map_err(|error| self.unreadable(error))?;
        let rows: Result<Vec<ChainedRow>, _> = found.collect();
        rows.map_err(|error| self.unreadable(error))
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        let reader = self.reader();
        let sql = "SELECT seq, previous, hash, body FROM row WHERE game = ?1 AND seq = ?2";
        let mut statement = reader.prepare_cached(sql).map_err(|error| self.unreadable(error))?;
        let found = statement.query_row(params![game.as_str(), seq as i64], row).optional();
        found.map_err(|error| self.unreadable(error))
    }

    fn list(
        &self,
        before: Option<GameId>,
        limit: usize,
        phase: Option<Phase>,
    ) -> Result<Vec<GameSummary>, JournalError> {
        let reader = self.reader();
        let sql = "SELECT game, created, phase, white, black, arbiter, result, half_moves FROM summary
            WHERE (?1 IS NULL OR number < (SELECT number FROM summary WHERE game = ?1)) AND (?3 IS NULL OR phase = ?3)
            ORDER BY number DESC LIMIT ?2";
        let mut statement = reader.prepare_cached(sql).map_err(|error| self.unreadable(error))?;
        let before = before.map(|game| game.to_string());
        let found = statement
            .query_map(params![before, limit as i64, phase.map(Phase::name)], summary)
            .map_err(|error| self.unreadable(error))?;
        let games: Result<Vec<GameSummary>, _> = found.collect();
        games.map_err(|error| self.unreadable(error))
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        let reader = self.reader();
        let sql = "SELECT game FROM summary WHERE phase IN (?1, ?2, ?3) AND phase <> 'finished' ORDER BY number";
        let mut statement = reader.prepare_cached(sql).map_err(|error| self.unreadable(error))?;
        let found =
            statement.query_map(RUNNING, |row| row.get::<_, String>(0)).map_err(|error| self.unreadable(error))?;
        let names: Result<Vec<String>, _> = found.collect();
        let names = names.map_err(|error| self.unreadable(error))?;
        names.iter().map(|name| name.parse().map_err(|error| self.unreadable(error))).collect()
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

/// Says whether the log stays as it is when the last connection is closed; otherwise `SQLite` copies it into the file and deletes it.
fn keep_log(connection: &Connection, is_kept: bool) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_kept).map(|_| ())
}

fn read_only(path: &Path) -> Result<Connection, JournalError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(|error| cannot(path, "opened", error))?;
    connection.busy_timeout(std::time::Duration::from_secs(10)).map_err(|error| cannot(path, "opened", error))?;
    Ok(connection)
}

/// Writes what waits, all of it in one commit, until nobody can send any more.
fn write_all(
    mut connection: Connection,
    mut checkpoints: Checkpoints,
    receiver: &Receiver<Waiting>,
    commits: &Commits,
    standing: &Standing,
) -> Result<(), JournalError> {
    while let Ok(first) = receiver.recv() {
        let mut waiting = vec![first];
        while waiting.len() < ROWS_IN_A_COMMIT {
            match receiver.try_recv() {
                Ok(next) => waiting.push(next),
                Err(_) => break,
            }
        }
        let start = Instant::now();
        let written = if standing.check().is_ok() { write_together(&mut connection, &waiting) } else { Ok(Vec::new()) };
        commits.note(waiting.len(), start.elapsed());
        // What went into a file that nobody will find again is not acknowledged.
        let is_kept = standing.check().is_ok();
        for (index, (_, sender)) in waiting.into_iter().enumerate() {
            let answer = match &written {
                _ if !is_kept => Err(JournalError::Lost),
                Ok(answers) => answers.get(index).cloned().unwrap_or(Err(JournalError::Lost)),
                Err(error) => {
                    tracing::error!(%error, "rows could not be written");
                    Err(JournalError::Storage(error.to_string()))
                }
            };
            // A client that has gone away need not be told.
            let _ = sender.send(answer);
        }
        checkpoints.after_commit();
    }
    checkpoints.end();
    let storage = |error: rusqlite::Error| JournalError::Storage(error.to_string());
    if standing.check().is_err() {
        // SQLite would delete the log by its name, which may be another file's by now.
        keep_log(&connection, true).map_err(storage)?;
        return Err(JournalError::Lost);
    }
    remember(&connection, "closed", "yes").map_err(storage)?;
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(storage)
}

/// Writes rows in one commit. A row that does not follow is left out; it is no reason to hold up the others.
fn write_together(connection: &mut Connection, waiting: &[Waiting]) -> rusqlite::Result<Vec<Result<(), JournalError>>> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(waiting.len());
    for (Append { game, row, summary }, _) in waiting {
        let (last, hash) = head(&transaction, *game)?.unwrap_or_else(|| (0, ChainedRow::root(*game)));
        if row.seq != last + 1 || row.previous != hash {
            answers.push(Err(JournalError::Conflict { game: *game, found: row.seq, last }));
            continue;
        }
        transaction
            .prepare_cached("INSERT INTO row (game, seq, previous, hash, body) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![game.as_str(), row.seq as i64, row.previous.0, row.hash.0, row.body])?;
        transaction
            .prepare_cached("INSERT INTO head (game, seq, hash) VALUES (?1, ?2, ?3) ON CONFLICT (game) DO UPDATE SET seq = ?2, hash = ?3")?
            .execute(params![game.as_str(), row.seq as i64, row.hash.0])?;
        if let Some(summary) = summary {
            put_summary(&transaction, summary)?;
        }
        answers.push(Ok(()));
    }
    transaction.commit()?;
    Ok(answers)
}

fn put_summary(connection: &Connection, summary: &GameSummary) -> rusqlite::Result<()> {
    let sql = "INSERT INTO summary (game, created, phase, white, black, arbiter, result, half_moves)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (game) DO UPDATE SET created = ?2, phase = ?3, white = ?4, black = ?5, arbiter = ?6, result = ?7, half_moves = ?8";
    let names = &summary.names;
    connection.prepare_cached(sql)?.execute(params![
        summary.game,
        summary.created as i64,
        summary.phase,
        names.white,
        names.black,
        names.arbiter,
        summary.result,
        summary.half_moves
    ])?;
    Ok(())
}

/// Writes all summaries anew, in one transaction: those that were there are forgotten.
pub(crate) fn replace_summaries(path: &Path, summaries: &[GameSummary]) -> Result<(), JournalError> {
    let _lock = Lock::take(path)
        .map_err(|problem| JournalError::Storage(format!("{} is not written: {problem}", path.display())))?;
    let write = || -> rusqlite::Result<()> {
        let mut connection = Connection::open(path)?;
        keep_log(&connection, true)?;
        prepare(&connection)?;
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        transaction.execute("DELETE FROM summary", [])?;
        for summary in summaries {
            put_summary(&transaction, summary)?;
        }
        transaction.commit()
    };
    write().map_err(|error| cannot(path, "written", error))
}

fn head(connection: &Connection, game: GameId) -> rusqlite::Result<Option<(u64, Hash)>> {
    let mut statement = connection.prepare_cached("SELECT seq, hash FROM head WHERE game = ?1")?;
    statement.query_row([game.as_str()], |row| Ok((row.get::<_, i64>(0)? as u64, Hash(row.get(1)?)))).optional()
}

fn row(row: &SqlRow<'_>) -> rusqlite::Result<ChainedRow> {
    Ok(ChainedRow {
        seq: row.get::<_, i64>(0)? as u64,
        previous: Hash(row.get(1)?),
        hash: Hash(row.get(2)?),
        body: row.get(3)?,
    })
}

fn summary(row: &SqlRow<'_>) -> rusqlite::Result<GameSummary> {
    Ok(GameSummary {
        game: row.get(0)?,
        created: row.get::<_, i64>(1)? as u64,
        phase: row.get(2)?,
        names: NamesFrame { white: row.get(3)?, black: row.get(4)?, arbiter: row.get(5)? },
        result: row.get(6)?,
        half_moves: row.get(7)?,
    })
}

fn remember(connection: &Connection, name: &str, value: &str) -> rusqlite::Result<()> {
    let sql = "INSERT INTO fact (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2";
    connection.execute(sql, [name, value]).map(|_| ())
}

/// Says in the file itself, not only in its log, that it is open and by whom: so a log that is missing later is missed. Tells
/// whether the log could be copied into the file; a reader of old rows can hold that up.
fn begin(connection: &Connection) -> rusqlite::Result<bool> {
    let mut session = [0; 16];
    let failed = |error: getrandom::Error| rusqlite::Error::ToSqlConversionFailure(error.to_string().into());
    getrandom::fill(&mut session).map_err(failed)?;
    remember(connection, "closed", "no")?;
    remember(connection, "session", &crate::secret::hex(&session))?;
    let copied = connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::FULL);
    Ok(copied.is_ok_and(|(pages, copied)| pages == copied))
}

/// Refuses to make a new file where a log shows that there was one.
fn check_file(path: &Path, has_log: bool) -> Result<(), JournalError> {
    let is_empty = std::fs::metadata(path).map_or(true, |file| file.len() == 0);
    if is_empty && has_log {
        return Err(cannot(path, "trusted", "the file is missing or empty, but its log is there"));
    }
    Ok(())
}

/// Refuses a file that was not closed properly and whose log is missing: what was written last stood there.
fn check_log(path: &Path, connection: &Connection, has_log: bool) -> Result<(), JournalError> {
    let is_unclean = is_unclean(connection).map_err(|error| cannot(path, "read", error))?;
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

/// Looks for pages of the file that do not fit together.
fn look_through(connection: &Connection) -> Result<(), String> {
    let found: rusqlite::Result<String> = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
    match found {
        Ok(answer) if answer == "ok" => Ok(()),
        Ok(answer) => Err(answer),
        Err(error) => Err(error.to_string()),
    }
}

fn cannot(path: &Path, what: &str, why: impl std::fmt::Display) -> JournalError {
    JournalError::Storage(format!(
        "{} cannot be {what}: {why}; nothing was changed, restore a backup if the file is damaged",
        path.display()
    ))
}
