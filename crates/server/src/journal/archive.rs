//! Moving whole games from one file to another: into an archive, or out of a damaged file.

use std::path::Path;

use protocol::{GameSummary, Row};
use rusqlite::{Connection, params};

use super::event_rows::verify_event;
use super::ledger::{Ledger, Table};
use super::wal::beside;
use super::{
    ChainedRow, Condition, EventJournal, Hash, Journal, JournalError, SqliteJournal, Survey, copy, event_tables,
    layout, problem, refused, survey, verify_rows,
};
use crate::GameId;

/// A game with all its data from a file.
#[derive(Clone, Debug)]
pub struct WholeGame {
    /// The id of the game.
    pub game: GameId,
    /// All its rows.
    pub rows: Vec<ChainedRow>,
    /// Its refused acts.
    pub refused: Vec<ChainedRow>,
    /// The game's entry in lists.
    pub summary: Option<GameSummary>,
}

impl SqliteJournal {
    /// Copies whole games into this file, all in one commit. If a game is here already, only the missing rows are added;
    /// a game whose rows here differ is refused.
    pub fn take_in(&self, games: Vec<WholeGame>) -> Result<(), JournalError> {
        for WholeGame { game, rows, .. } in &games {
            verify_rows(*game, rows, None)?;
            let known = self.head(*game)?;
            let is_beginning = |(seq, hash): (u64, Hash)| {
                seq.checked_sub(1).and_then(|index| rows.get(index as usize)).is_some_and(|row| row.hash == hash)
            };
            if let Some(head) = known.filter(|head| !is_beginning(*head)) {
                return Err(JournalError::Storage(format!(
                    "{} has game {game} too, and there it went on differently from row {} on; nothing was changed",
                    self.path().display(),
                    head.0
                )));
            }
        }
        self.change(Box::new(move |connection| {
            let mut ledger = Ledger::read(connection, Table::Games)?;
            for whole in &games {
                take_one(connection, whole, &mut ledger)?;
            }
            ledger.write(connection, Table::Games)
        }))
    }

    /// Deletes the rows of games that an archive has, all in one commit. The number and hash of the last row stay, so the
    /// file still knows what it held. A game whose last row differs from the archive's is left alone. Without `is_listed`
    /// the game leaves the lists too.
    pub fn prune(&self, games: Vec<(GameId, (u64, Hash))>, place: &str, is_listed: bool) -> Result<(), JournalError> {
        let place = place.to_owned();
        self.change(Box::new(move |connection| {
            for (game, head) in &games {
                let known =
                    layout::find(connection, *game)?.filter(|known| known.head == *head && known.place.is_none());
                if let Some(known) = known {
                    prune_one(connection, known.number, &place, is_listed)?;
                }
            }
            Ok(())
        }))
    }

    /// Rewrites the file without the space of deleted rows, and returns that space to the disk.
    pub fn shrink(self) -> Result<(), JournalError> {
        let path = self.path().to_owned();
        self.close()?;
        let lock = super::lock::Lock::take(&path);
        let _lock =
            lock.map_err(|why| JournalError::Storage(format!("{} is not made smaller: {why}", path.display())))?;
        let shrunk = (|| {
            let connection = Connection::open(&path)?;
            super::sqlite::prepare(&connection)?;
            connection.execute_batch("VACUUM")?;
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
        })();
        shrunk.map_err(|error: rusqlite::Error| problem::failed(&path, "made smaller", &error))
    }
}

fn take_one(connection: &Connection, whole: &WholeGame, ledger: &mut Ledger) -> rusqlite::Result<()> {
    let WholeGame { game, rows, refused, summary } = whole;
    let known = layout::find(connection, *game)?;
    let number = match &known {
        Some(known) => known.number,
        None => layout::add_game(connection, *game)?,
    };
    let here = known.map(|known| known.head);
    let count = here.map_or(0, |(seq, _)| seq) as usize;
    for row in rows.iter().skip(count) {
        layout::add_row(connection, number, row, true)?;
    }
    if let Some(last) = rows.last().filter(|_| rows.len() > count) {
        let head = (last.seq, last.hash);
        layout::set_head(connection, number, head)?;
        ledger.proceed(game.as_str(), here, head);
    }
    let kept = refused::last(connection, number)?.map_or(0, |(seq, _)| seq) as usize;
    for row in refused.iter().skip(kept) {
        refused::add(connection, number, row)?;
    }
    match summary {
        Some(summary) => layout::set_listed(connection, number, summary),
        None => Ok(()),
    }
}

fn prune_one(connection: &Connection, number: i64, place: &str, is_listed: bool) -> rusqlite::Result<()> {
    let rows = params![layout::key(number, 0), layout::key(number, layout::MOST_ROWS)];
    connection.prepare_cached("DELETE FROM row WHERE key > ?1 AND key <= ?2")?.execute(rows)?;
    refused::delete(connection, number)?;
    connection.prepare_cached("UPDATE game SET place = ?2 WHERE number = ?1")?.execute(params![number, place])?;
    if !is_listed {
        layout::unlist(connection, number)?;
    }
    Ok(())
}

/// What to do with games that have been copied to an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Afterwards {
    /// Keeps them in the original file too.
    Keep,
    /// Deletes their rows; lists still show them with their result and the archive's name.
    Prune {
        /// The archive's name, as lists show it.
        place: String,
    },
    /// Deletes their rows and removes them from the lists.
    Forget {
        /// The archive's name, as shown to anybody who opens the address of such a game.
        place: String,
    },
}

/// The counts of an archiving run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Archiving {
    /// The number of finished games that were examined.
    pub looked: u64,
    /// The number of games written to the archive in this run.
    pub copied: u64,
    /// The number of games that the archive had already.
    pub already: u64,
    /// The number of rows written to the archive in this run.
    pub rows: u64,
    /// The number of games deleted from their original file.
    pub pruned: u64,
    /// The number of games left alone because their rows are broken.
    pub broken: u64,
}

/// Copies games that ended before a moment, in milliseconds since 1970, into an archive. The archive is a file like any other.
///
/// A game is deleted from its file only after the archive has it on disk, whole. So a run can be interrupted at any
/// moment and started again. `each` is called with the counts so far.
pub fn archive(
    from: &SqliteJournal,
    to: &SqliteJournal,
    before: u64,
    afterwards: &Afterwards,
    mut each: impl FnMut(&Archiving),
) -> Result<Archiving, JournalError> {
    let mut done = Archiving::default();
    let mut after = 0;
    loop {
        let games = from.finished(after, BATCH)?;
        let Some((last, _)) = games.last() else { return Ok(done) };
        after = *last;
        done.looked += games.len() as u64;
        let (mut new, mut there) = (Vec::new(), Vec::new());
        for (_, game) in games {
            let Some(head) = from.head(game)?.filter(|head| has_ended(from, game, *head, before)) else { continue };
            let refused = whole_refused(from, game)?;
            if to.head(game)? == Some(head) && to.refused(game)?.len() >= refused.len() {
                done.already += 1;
            } else {
                let rows = from.read(game, 0)?;
                if verify_rows(game, &rows, Some(head)).is_err() {
                    done.broken += 1;
                    continue;
                }
                done.copied += 1;
                done.rows += rows.len() as u64;
                // An archive is out of reach when somebody is erased from an event.
                let summary = from.listed(game)?.map(GameSummary::without_erasable_names);
                new.push(WholeGame { game, rows, refused, summary });
            }
            there.push((game, head));
        }
        if !new.is_empty() {
            to.take_in(new)?;
        }
        if let Afterwards::Prune { place } | Afterwards::Forget { place } = afterwards {
            let mut safe = Vec::new();
            for (game, head) in there {
                // Compare with what the archive returns, not with what was sent to it.
                let has_refused = to.refused(game)?.starts_with(&whole_refused(from, game)?);
                if has_refused && verify_rows(game, &to.read(game, 0)?, Some(head)).is_ok() {
                    safe.push((game, head));
                }
            }
            done.pruned += safe.len() as u64;
            if !safe.is_empty() {
                from.prune(safe, place, matches!(afterwards, Afterwards::Prune { .. }))?;
            }
        }
        each(&done);
    }
}

/// Reads the refused acts of a game up to the first whose hash does not fit.
fn whole_refused(journal: &SqliteJournal, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
    let mut refused = journal.refused(game)?;
    refused.truncate(fitting(game, &refused));
    Ok(refused)
}

/// Counts the refused acts of a game up to the first whose hash does not fit.
pub(super) fn fitting(game: GameId, refused: &[ChainedRow]) -> usize {
    let fits = |(number, row): &(u64, &ChainedRow)| row.seq == *number && row.check(game).is_ok();
    (1..).zip(refused).take_while(fits).count()
}

/// The number of games copied in one commit.
const BATCH: usize = 64;

/// Tells whether the last row of a game is older than a moment.
fn has_ended(journal: &SqliteJournal, game: GameId, (seq, _): (u64, Hash), before: u64) -> bool {
    let last = journal.row(game, seq).ok().flatten();
    last.and_then(|row| Row::read(&row.body).ok()).is_some_and(|row| row.wall() < before)
}

/// Writes all games and events that are whole in a damaged file to a new file.
pub fn salvage(from: &SqliteJournal, to: &Path) -> Result<Survey, JournalError> {
    copy::check_free(to)?;
    let part = beside(to, ".part");
    for ending in ["", "-wal", "-shm", "-lock"] {
        // Removes the remains of an interrupted attempt.
        let _ = std::fs::remove_file(beside(&part, ending));
    }
    let target = SqliteJournal::open(&part)?;
    let mut waiting: Vec<WholeGame> = Vec::new();
    let found = survey(from, |game, condition, rows| {
        if matches!(condition, Condition::Whole { .. }) {
            // A list entry that cannot be read is restored by `arbiter reindex`.
            let refused = whole_refused(from, game).unwrap_or_default();
            let summary = from.listed(game).unwrap_or_default();
            waiting.push(WholeGame { game, rows: rows.to_vec(), refused, summary });
        }
        if waiting.len() == BATCH { target.take_in(std::mem::take(&mut waiting)) } else { Ok::<_, JournalError>(()) }
    })?;
    target.take_in(waiting)?;
    take_events(from, &target)?;
    target.close()?;
    drop(target);
    for ending in ["-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(beside(&part, ending));
    }
    copy::publish(&part, to)?;
    Ok(found)
}

/// Copies the events that are whole. Why others are not is told by the survey.
fn take_events(from: &SqliteJournal, to: &SqliteJournal) -> Result<(), JournalError> {
    for event in from.events().unwrap_or_default() {
        let whole = (|| {
            let (lines, cards) = (from.read_event(event, 0, usize::MAX)?, from.event_cards(event)?);
            let verified = verify_event(event, &lines, &cards, from.event_head(event)?)?;
            Ok::<_, JournalError>((verified.summary(event), lines, cards))
        })();
        let Ok((summary, lines, cards)) = whole else { continue };
        to.change(Box::new(move |connection| event_tables::take_in(connection, event, &lines, &cards, &summary)))?;
    }
    Ok(())
}
