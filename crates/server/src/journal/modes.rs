//! File modes: only the owner may read the files.

use std::fs::{File, OpenOptions};
use std::path::Path;

use super::wal::beside;

/// Creates a file that only its owner can read, if it does not exist.
pub(super) fn create(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a database if it does not exist, and makes it and the files beside it readable by their owner only. `SQLite`
/// gives new logs the mode of the database.
pub(super) fn prepare(path: &Path) -> std::io::Result<()> {
    // An existing file is not opened: closing it would release the locks of `SQLite`.
    if !path.exists() {
        drop(create(path)?);
    }
    for name in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm")] {
        restrict_one(&name)?;
    }
    Ok(())
}

#[cfg(unix)]
fn restrict_one(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = std::fs::metadata(path) else { return Ok(()) };
    let mode = found.permissions().mode();
    if mode & 0o077 != 0 {
        tracing::info!(path = %path.display(), "others could read the file; now only its owner can");
        std::fs::set_permissions(path, std::fs::Permissions::from_mode((mode & 0o700) | 0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn restrict_one(_: &Path) -> std::io::Result<()> {
    Ok(())
}
