//! Errors about a file, in words that help the operator of the server.

use std::fmt::Display;
use std::io::{ErrorKind, Read};
use std::path::Path;

use rusqlite::ErrorCode;

use super::JournalError;

/// Returns the error that something cannot be done with a file.
pub(super) fn cannot(path: &Path, what: &str, why: impl Display) -> JournalError {
    JournalError::Storage(format!("{} cannot be {what}: {why}", path.display()))
}

/// Returns the error that a file is damaged, with what can be done then.
pub(super) fn damaged(path: &Path, why: impl Display) -> JournalError {
    JournalError::Damaged(format!(
        "{0} is damaged: {why}; nothing was changed. `arbiter verify {0}` tells which games are whole, `arbiter restore` makes a new \
         file from a backup",
        path.display()
    ))
}

/// Returns the error that `SQLite` could not do something with a file, with the cause.
pub(super) fn failed(path: &Path, what: &str, error: &rusqlite::Error) -> JournalError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => damaged(path, error),
        Some(ErrorCode::NotADatabase) => not_ours(path),
        Some(ErrorCode::CannotOpen) => cannot(path, what, cause(path).unwrap_or_else(|| error.to_string())),
        Some(ErrorCode::SystemIoFailure) => {
            cannot(path, what, cause(path).unwrap_or_else(|| format!("the disk reports an error ({error})")))
        }
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            cannot(path, what, "this user may not write it: check who owns the file and its folder")
        }
        Some(ErrorCode::DiskFull) => cannot(path, what, "the disk is full"),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            cannot(path, what, "another program uses it; try again when that is done")
        }
        _ => cannot(path, what, error),
    }
}

/// Refuses a path that cannot be a database, before anything is written: a directory, a device, or a path in a missing
/// directory.
pub(super) fn check_kind(path: &Path) -> Result<(), JournalError> {
    match std::fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(cannot(path, "opened", "it is a directory, expected a file")),
        Ok(found) if !found.is_file() => Err(cannot(path, "opened", "it is a device or a pipe, expected a file")),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotFound => match missing_folder(path) {
            Some(why) => Err(cannot(path, "opened", why)),
            None => Ok(()),
        },
        Err(error) => Err(cannot(path, "opened", error)),
    }
}

/// Refuses a file that is neither empty nor a file of `SQLite`. The caller holds the lock, so that nothing in this
/// program has the file open for writing.
pub(super) fn check_header(path: &Path) -> Result<(), JournalError> {
    const HEADER: &[u8; 16] = b"SQLite format 3\0";
    let mut start = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(HEADER.len() as u64).read_to_end(&mut start));
    match read {
        Ok(_) if start.is_empty() || start == HEADER => Ok(()),
        Ok(_) => Err(not_ours(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(cannot(path, "opened", error)),
    }
}

fn not_ours(path: &Path) -> JournalError {
    JournalError::Storage(format!(
        "{} is not a database of Arbiter (file is not a database); check the path",
        path.display()
    ))
}

/// Returns a sentence about the folder of a file if the folder is missing.
pub(super) fn missing_folder(path: &Path) -> Option<String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty())?;
    (!folder.exists()).then(|| format!("there is no directory {}", folder.display()))
}

/// Finds why a file cannot be opened.
fn cause(path: &Path) -> Option<String> {
    match std::fs::metadata(path) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Some("there is no such file; name the database with --database or in the configuration".to_owned());
        }
        Err(error) => return Some(error.to_string()),
    }
    std::fs::File::open(path).err().map(|error| error.to_string())
}
