//! Lets one program at a time write a file: opening it takes a lock, which ends with the process however that ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use super::wal::beside;

/// The lock on a file, held until it is dropped.
///
/// It is a separate file beside the database: `SQLite` would lose its own locks if the database were opened and closed
/// here. It is never deleted, because two programs could then hold the locks of two files of the same name.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock on a file; the error names the process that holds it.
    pub(super) fn take(path: &Path) -> Result<Self, String> {
        let name = beside(&real(path).map_err(|error| error.to_string())?, "-lock");
        check_names(path)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let unusable = |error| format!("{} cannot be used: {error}", name.display());
        let mut file = options.open(&name).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // The error names the holder if it can be read.
                let _ = file.read_to_string(&mut holder);
                let process = holder.trim();
                return Err(format!("process {process} uses it already (it holds {})", name.display()));
            }
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id())).map_err(unusable)?;
        Ok(Self { _file: file })
    }
}

/// Resolves links to a file, so that its lock is the same under every name.
fn real(path: &Path) -> std::io::Result<PathBuf> {
    if let Ok(real) = path.canonicalize() {
        return Ok(real);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(folder.canonicalize()?.join(path.file_name().unwrap_or_default()))
}

/// Refuses a file with several hard links: lock and log would be beside one of them only.
fn check_names(path: &Path) -> Result<(), String> {
    #[cfg(unix)]
    if let Ok(found) = std::fs::metadata(path) {
        let names = std::os::unix::fs::MetadataExt::nlink(&found);
        if names > 1 {
            return Err(format!(
                "it has {names} names (hard links), and its log would be found under one of them only"
            ));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
