//! Reads the server's database without the server.

use std::path::Path;

use anyhow::{Context, Result};
use server::{ChainedRow, GameId, Journal, SqliteJournal};

use crate::check::{Problem, check};
use crate::history::History;

/// A problem and its game.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The game.
    pub(crate) game: String,
    /// What is wrong.
    pub(crate) problem: Problem,
}

/// The database.
pub(crate) struct Kept(SqliteJournal);

impl Kept {
    /// Opens the file read-only; it is checked first.
    pub(crate) fn open(database: &Path) -> Result<Self> {
        Ok(Self(SqliteJournal::open_read_only(database).context("the file of games cannot be read")?))
    }

    /// Reads the rows of a game.
    pub(crate) fn rows(&self, game: &str) -> Result<Vec<ChainedRow>> {
        let game: GameId = game.parse().ok().context("this is no name of a game")?;
        Ok(self.0.read(game, 0)?)
    }

    /// Compares the file with what clients saw.
    pub(crate) fn check(&self, histories: &[History]) -> Result<Vec<Found>> {
        let mut found = Vec::new();
        for history in histories {
            let problems = check(history, &self.rows(&history.game)?);
            found.extend(problems.into_iter().map(|problem| Found { game: history.game.clone(), problem }));
        }
        Ok(found)
    }
}
