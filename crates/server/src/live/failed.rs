//! Games that a panic has stopped: a bug in one rule stops one game, and the operator finds out why.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use crate::panics::Panicked;
use crate::{GameId, Moment};

/// The games that were stopped, and the folder of the reports about them.
#[derive(Debug, Default)]
pub(super) struct Failed {
    games: Mutex<HashSet<GameId>>,
    folder: OnceLock<PathBuf>,
}

impl Failed {
    /// Sets the folder in which reports are kept.
    pub(super) fn keep_in(&self, folder: PathBuf) {
        // Only the first call counts.
        let _ = self.folder.set(folder);
    }

    pub(super) fn has(&self, game: GameId) -> bool {
        self.games().contains(&game)
    }

    /// Stops a game, and writes a report about the panic.
    pub(super) fn stop(&self, game: GameId, doing: &str, panicked: &Panicked, now: Moment) {
        self.games().insert(game);
        let Panicked { message, backtrace } = panicked;
        tracing::error!(%game, doing, message, backtrace, "a panic has stopped a game");
        let account = format!(
            "game: {game}\nversion: {}\nwall: {}\ndoing: {doing}\n\n{message}\n\n{backtrace}\n",
            env!("CARGO_PKG_VERSION"),
            now.0
        );
        if let Some(folder) = self.folder.get()
            && let Err(error) = write(folder, &format!("{game}-{}.txt", now.0), &account)
        {
            tracing::error!(folder = %folder.display(), %error, "the account of a panic cannot be written");
        }
    }

    fn games(&self) -> MutexGuard<'_, HashSet<GameId>> {
        // A poisoned lock is safe to use: no panic leaves the set half changed.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes a report that only the operator can read.
fn write(folder: &Path, name: &str, account: &str) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(folder.join(name))?.write_all(account.as_bytes())
}
