//! Copies the write-ahead log into the file while rows are being written.
//!
//! By default `SQLite` copies the log into the file in the middle of a commit, and the client of that commit waits for a few
//! thousand pages. Here a second thread copies them while commits continue. Only the writer can restart the log from its
//! beginning, once every page has been copied: it copies the last few pages between two commits, after all clients have been
//! answered.
//!
//! When the file cannot be synced, pages that were copied to it earlier may be lost, and `SQLite` does not copy them
//! again. The log still has them all. So after such a failure nothing is copied any more, which also means that the log
//! is not restarted. The next start of the server copies the log from its beginning.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use rusqlite::ffi::SQLITE_IOERR_FSYNC;
use rusqlite::wal::CheckpointMode;

/// The number of pages written to the log before it is copied again.
const STEP: usize = 1_000;
/// The length of the log in pages from which it is restarted as soon as that is cheap. Up to this length the log file
/// reuses its space.
const LONG: usize = 4_000;
/// The number of pages that are cheap to copy between two commits.
const FEW: usize = 256;
/// The longest log, in pages: at this length it is restarted even if that is not cheap.
pub(super) const MOST: usize = 16_000;

/// The writing thread's handle to the copying thread.
#[derive(Debug)]
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    thread: JoinHandle<()>,
    copier: Arc<Copier>,
    /// The length of the log after the last commit, in pages.
    pages: Arc<AtomicUsize>,
    /// The length of the log when copying was last requested, in pages.
    asked: usize,
    /// The length of the log when a restart was last tried, in pages. A reader of old rows can prevent the restart.
    tried: usize,
}

impl Checkpoints {
    /// Turns off automatic copying by the writing connection and starts the copying thread.
    pub(super) fn begin(path: &Path, writing: &mut Connection) -> rusqlite::Result<Self> {
        let pages = Arc::<AtomicUsize>::default();
        writing.pragma_update(None, "wal_autocheckpoint", 0)?;
        let length = Arc::clone(&pages);
        writing.wal_hook(Some(move |_: &mut _, now| {
            length.store(usize::try_from(now).unwrap_or_default(), Ordering::Relaxed);
            Ok(())
        }))?;
        let connection = Connection::open(path)?;
        super::sqlite::prepare(&connection)?;
        // This connection reads only the log, so it needs no page cache.
        connection.pragma_update(None, "cache_size", 1)?;
        let copier = Arc::new(Copier {
            connection: Mutex::new(connection),
            copied: AtomicUsize::default(),
            must_keep_log: AtomicBool::default(),
        });
        let (wake, woken) = sync_channel(1);
        let copying = Arc::clone(&copier);
        let thread = std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || woken.iter().for_each(|()| copying.copy()))
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        Ok(Self { wake, thread, copier, pages, asked: 0, tried: 0 })
    }

    /// Copies or restarts the log if it is due, after a commit has been answered.
    pub(super) fn after_commit(&mut self) {
        let pages = self.pages.load(Ordering::Relaxed);
        // A shorter log has been restarted.
        (self.asked, self.tried) = (self.asked.min(pages), self.tried.min(pages));
        let left = pages.saturating_sub(self.copier.copied.load(Ordering::Relaxed));
        if pages >= LONG.max(self.tried + FEW) && (left <= FEW || pages >= MOST) {
            self.tried = pages;
            self.copier.copy();
        } else if pages >= self.asked + STEP {
            self.asked = pages;
            // If a request is waiting already, it covers this one too.
            let _ = self.wake.try_send(());
        }
    }

    /// Waits until copying has ended; tells whether the log may be copied as a whole and removed.
    pub(super) fn end(self) -> bool {
        drop(self.wake);
        if self.thread.join().is_err() {
            tracing::error!("the thread that copies the log has failed");
        }
        !self.copier.must_keep_log.load(Ordering::Relaxed)
    }
}

/// Copies from the log into the file, for one thread at a time: a second thread waits for the first.
#[derive(Debug)]
struct Copier {
    connection: Mutex<Connection>,
    /// The number of pages of the log that are in the file.
    copied: AtomicUsize,
    /// Whether the file could not be synced.
    must_keep_log: AtomicBool,
}

impl Copier {
    /// Copies all pages that can be copied while others read and write.
    fn copy(&self) {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        if self.must_keep_log.load(Ordering::Relaxed) {
            return;
        }
        let copied = connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::PASSIVE);
        self.note(copied.map(|(_, pages)| usize::try_from(pages).unwrap_or_default()));
    }

    /// Records how many pages of the log are in the file now, or logs why they could not be copied.
    fn note(&self, copied: rusqlite::Result<usize>) {
        match copied {
            Ok(pages) => self.copied.store(pages, Ordering::Relaxed),
            Err(rusqlite::Error::SqliteFailure(cause, _)) if cause.extended_code == SQLITE_IOERR_FSYNC => {
                self.must_keep_log.store(true, Ordering::Relaxed);
                tracing::error!(
                    "the file could not be synced; its log is kept until the server is started again, and grows until then"
                );
            }
            // It is copied later; the log is on disk, so nothing is lost.
            Err(error) => tracing::warn!(%error, "the log could not be copied into the file"),
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    #[test]
    fn nothing_is_copied_after_the_file_could_not_be_synced() {
        let folder = std::env::temp_dir().join(format!("arbiter-checkpoint-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("file.db");
        let mut writing = Connection::open(&path).unwrap();
        super::super::sqlite::prepare(&writing).unwrap();
        let checkpoints = Checkpoints::begin(&path, &mut writing).unwrap();
        let copied = || checkpoints.copier.copied.load(Ordering::Relaxed);
        writing.execute_batch("CREATE TABLE t (x); INSERT INTO t VALUES (1)").unwrap();
        let busy = rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_BUSY), None);
        checkpoints.copier.note(Err(busy));
        checkpoints.copier.copy();
        let before = copied();
        assert!(before > 0, "a checkpoint that had to wait is made later");
        let failed = rusqlite::Error::SqliteFailure(ffi::Error::new(SQLITE_IOERR_FSYNC), None);
        checkpoints.copier.note(Err(failed));
        for number in 0..50 {
            writing.execute("INSERT INTO t VALUES (?)", [number]).unwrap();
        }
        checkpoints.copier.copy();
        assert_eq!(copied(), before);
        assert!(!checkpoints.end());
        drop(writing);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
