//! Checks that the open file is still the one found under its name.
//!
//! A file that was deleted or replaced can still be written, but its content is gone when the program ends. So no write is
//! acknowledged before the names of the file and of its log have been looked up again.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;

use super::wal::beside;

/// The identity of the file and its log when they were opened.
#[derive(Debug)]
pub(super) struct Standing {
    files: [Watched; 2],
    /// A page of the file that only this program changes, and only when it opens or closes the file.
    page: Option<Page>,
    /// What is wrong, once a check has failed; it stays so until the program is restarted.
    lost: OnceLock<String>,
}

impl Standing {
    /// Records the identity of a file that was just opened. `is_copied` tells whether the whole log has been copied into
    /// the file.
    pub(super) fn of(path: &Path, connection: &Connection, is_copied: bool) -> Result<Self, String> {
        let files = [Watched::of(path)?, Watched::of(&beside(path, "-wal"))?];
        let page = if is_copied { Some(Page::of(path, connection)?) } else { None };
        Ok(Self { files, page, lost: OnceLock::new() })
    }

    /// Checks that file and log are still there; the error says what is wrong.
    pub(super) fn check(&self) -> Result<(), String> {
        if let Some(problem) = self.lost.get() {
            return Err(problem.clone());
        }
        let found = self.files.iter().try_for_each(Watched::check);
        let found = found.and_then(|()| self.page.iter().try_for_each(Page::check));
        found.inspect_err(|problem| {
            tracing::error!(%problem, "nothing more is acknowledged: put the file back if you can, and start the server again");
            self.lost.get_or_init(|| problem.clone());
        })
    }
}

/// A file and its identity.
#[derive(Debug)]
struct Watched {
    path: PathBuf,
    number: (u64, u64),
    /// Its length at the last check: neither the file nor its log gets shorter while it is open.
    length: AtomicU64,
}

impl Watched {
    fn of(path: &Path) -> Result<Self, String> {
        let found = std::fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { path: path.to_owned(), number: number(&found), length: AtomicU64::new(found.len()) })
    }

    fn check(&self) -> Result<(), String> {
        let name = self.path.display();
        let found = match std::fs::metadata(&self.path) {
            Ok(found) => found,
            Err(error) => return Err(format!("{name} was deleted or moved away: {error}")),
        };
        if number(&found) != self.number {
            return Err(format!("{name} was replaced by another file"));
        }
        if found.len() < self.length.fetch_max(found.len(), Ordering::Relaxed) {
            return Err(format!("{name} was cut short by another program"));
        }
        Ok(())
    }
}

/// Returns the device and file number that identify a file under any name.
fn number(found: &Metadata) -> (u64, u64) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        (found.dev(), found.ino())
    }
    #[cfg(not(unix))]
    {
        let _ = found;
        (0, 0)
    }
}

/// A page of the file that does not change while the file is open.
///
/// The file is kept open for as long as `SQLite` has it open: closing it would release the locks of `SQLite`.
#[derive(Debug)]
struct Page {
    #[cfg(unix)]
    file: std::fs::File,
    #[cfg(unix)]
    start: u64,
    #[cfg(unix)]
    content: Vec<u8>,
}

#[cfg(unix)]
impl Page {
    fn of(path: &Path, connection: &Connection) -> Result<Self, String> {
        let told = |error: rusqlite::Error| error.to_string();
        let size: u32 = connection.pragma_query_value(None, "page_size", |row| row.get(0)).map_err(told)?;
        let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'fact'";
        let number: u32 = connection.query_row(root, [], |row| row.get(0)).map_err(told)?;
        let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
        let start = u64::from(number.saturating_sub(1)) * u64::from(size);
        let mut page = Self { file, start, content: vec![0; size as usize] };
        page.content = page.read().map_err(|error| error.to_string())?;
        Ok(page)
    }

    fn read(&self) -> std::io::Result<Vec<u8>> {
        let mut found = vec![0; self.content.len()];
        std::os::unix::fs::FileExt::read_exact_at(&self.file, &mut found, self.start)?;
        Ok(found)
    }

    fn check(&self) -> Result<(), String> {
        match self.read() {
            Ok(found) if found == self.content => Ok(()),
            Ok(_) => Err("the file of games was overwritten by another program".to_owned()),
            Err(error) => Err(format!("the file of games cannot be read any more: {error}")),
        }
    }
}

#[cfg(not(unix))]
impl Page {
    fn of(_: &Path, _: &Connection) -> Result<Self, String> {
        Ok(Self {})
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}
