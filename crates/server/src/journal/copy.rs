//! Copies the file under a new name, completely or not at all.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::problem::{cannot, failed, missing_folder};
use super::wal::beside;
use super::{JournalError, modes, sqlite};

/// Copies everything that a connection sees into a new file.
///
/// The copy is written beside its destination under another name, synced, and then renamed. So an interrupted backup leaves
/// a `.part` file and never something that looks like a backup. The next backup overwrites it.
pub(super) fn copy(from: &Connection, to: &Path) -> Result<(), JournalError> {
    check_free(to)?;
    let part = beside(to, ".part");
    let unwritable = |error: std::io::Error| cannot(&part, "written", error);
    let file = modes::create(&part).map_err(unwritable)?;
    if file.try_lock().is_err() {
        return Err(cannot(&part, "written", "another backup is writing it"));
    }
    // Truncates the remains of an interrupted backup.
    file.set_len(0).map_err(unwritable)?;
    let written = (|| {
        let name = part.to_string_lossy().into_owned();
        from.execute("VACUUM INTO ?1", [name]).map_err(|error| failed(&part, "written", &error))?;
        // The copy is written without a log, so it counts as closed properly.
        let copy = Connection::open(&part).map_err(|error| failed(&part, "written", &error))?;
        copy.pragma_update(None, "synchronous", "FULL").map_err(|error| failed(&part, "written", &error))?;
        sqlite::remember(&copy, "closed", "yes").map_err(|error| failed(&part, "written", &error))?;
        drop(copy);
        file.sync_all().map_err(unwritable)?;
        publish(&part, to)
    })();
    if written.is_err() {
        // A partial copy is useless; if it cannot be deleted either, its name shows what it is.
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// Refuses to overwrite a file, or to write into a directory that is missing.
pub(super) fn check_free(to: &Path) -> Result<(), JournalError> {
    if let Some(why) = missing_folder(to) {
        return Err(cannot(to, "written", why));
    }
    if to.symlink_metadata().is_ok() {
        return Err(JournalError::Storage(format!(
            "{} is there already and was left as it is: choose another name, or move it away first",
            to.display()
        )));
    }
    for ending in ["-wal", "-shm"] {
        let log = beside(to, ending);
        if log.exists() {
            return Err(JournalError::Storage(format!(
                "{} is there, the log of a database that was called {}: move it to that database, or away",
                log.display(),
                to.display()
            )));
        }
    }
    Ok(())
}

/// Gives a complete file its final name, unless that name has been taken meanwhile.
pub(super) fn publish(part: &Path, to: &Path) -> Result<(), JournalError> {
    let unwritable = |error: std::io::Error| cannot(to, "written", error);
    match std::fs::hard_link(part, to) {
        Ok(()) => std::fs::remove_file(part).map_err(unwritable)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => check_free(to)?,
        // Not every file system supports hard links.
        Err(_) => {
            check_free(to)?;
            std::fs::rename(part, to).map_err(unwritable)?;
        }
    }
    sync_folder(to).map_err(unwritable)
}

/// Syncs the directory entries of a file's folder to disk.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(PathBuf::from(folder))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
