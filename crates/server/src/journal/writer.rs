//! The one thread that writes to the file: it commits all waiting writes together, and answers once they are on disk.

use std::sync::mpsc::{Receiver, Sender};
use std::time::Instant;

use protocol::GameSummary;
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::checkpoint::Checkpoints;
use super::ledger::{Ledger, Table};
use super::mirror::Follow;
use super::sqlite::{keep_log, remember};
use super::standing::Standing;
use super::{Append, ChainedRow, EventAppend, JournalError, event_tables, layout, refused};
use crate::metrics::Commits;
use crate::{EventId, GameId};

/// The most rows in one commit: a slow disk must not make the first of them wait for ever.
const ROWS_IN_A_COMMIT: usize = 1024;

/// A write and the channel for its answer.
pub(super) type Waiting = (Order, oneshot::Sender<Result<(), JournalError>>);

/// A write that can share a commit with others.
pub(super) enum Order {
    Append(Append),
    /// A row of an event with its cards.
    Event(Box<EventAppend>),
    /// A rehearsal that is thrown away.
    Discard(EventId),
    /// A webhook of an event, or its end.
    Webhook(EventId, u32, Option<String>),
    /// A refused act of a game.
    Refuse(GameId, ChainedRow),
    /// A new entry in lists.
    List(GameSummary),
    /// Rows of a journal elsewhere that this file follows.
    Follow(Follow),
    /// A write that only tests whether the disk accepts writes.
    Probe,
}

/// A task of the writing thread.
pub(super) enum Job {
    Order(Box<Waiting>),
    /// A rare change, in a transaction of its own.
    Change(Change, Sender<Result<(), JournalError>>),
}

/// A rare change to the file.
pub(super) type Change = Box<dyn FnOnce(&Connection) -> rusqlite::Result<()> + Send>;

/// Writes everything that waits in one commit after another, until all senders are gone.
pub(super) fn write_all(
    mut connection: Connection,
    mut checkpoints: Checkpoints,
    receiver: &Receiver<Job>,
    commits: &Commits,
    standing: &Standing,
) -> Result<(), JournalError> {
    let mut rare = None;
    while let Some(first) = rare.take().or_else(|| receiver.recv().ok()) {
        let mut waiting = match first {
            Job::Order(first) => vec![*first],
            Job::Change(change, sender) => {
                // A client that has gone away need not be told.
                let _ = sender.send(make(&mut connection, change, standing));
                checkpoints.after_commit();
                continue;
            }
        };
        while waiting.len() < ROWS_IN_A_COMMIT && rare.is_none() {
            match receiver.try_recv() {
                Ok(Job::Order(next)) => waiting.push(*next),
                Ok(change) => rare = Some(change),
                Err(_) => break,
            }
        }
        let start = Instant::now();
        let written = if standing.check().is_ok() { write_together(&mut connection, &waiting) } else { Ok(Vec::new()) };
        commits.note(waiting.len(), start.elapsed());
        // Rows in a file that is no longer found under its name are not acknowledged.
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
    let may_copy_log = checkpoints.end();
    let storage = |error: rusqlite::Error| JournalError::Storage(error.to_string());
    if standing.check().is_err() {
        // SQLite would delete the log by its name, which may belong to another file by now.
        keep_log(&connection, true).map_err(storage)?;
        return Err(JournalError::Lost);
    }
    if !may_copy_log {
        // The file stays marked as open, so the next start requires its log.
        return keep_log(&connection, true).map_err(storage);
    }
    remember(&connection, "closed", "yes").map_err(storage)?;
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(storage)
}

/// Makes a change in one commit.
fn make(connection: &mut Connection, change: Change, standing: &Standing) -> Result<(), JournalError> {
    let lost = |_| JournalError::Lost;
    standing.check().map_err(lost)?;
    let written = (|| {
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        change(&transaction)?;
        transaction.commit()
    })();
    written.map_err(|error: rusqlite::Error| JournalError::Storage(error.to_string()))?;
    standing.check().map_err(lost)
}

/// Writes rows in one commit. A row that does not follow is refused and does not hold up the others.
fn write_together(connection: &mut Connection, waiting: &[Waiting]) -> rusqlite::Result<Vec<Result<(), JournalError>>> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut ledger = Ledger::read(&transaction, Table::Games)?;
    let mut answers = Vec::with_capacity(waiting.len());
    for (order, _) in waiting {
        answers.push(match order {
            Order::Append(append) => write_one(&transaction, append, &mut ledger)?,
            Order::Event(append) => event_tables::write(&transaction, append)?,
            Order::Discard(event) => {
                event_tables::discard(&transaction, *event)?;
                Ok(())
            }
            Order::Webhook(event, webhook, text) => {
                event_tables::keep_webhook(&transaction, *event, *webhook, text.as_deref())?;
                Ok(())
            }
            Order::Refuse(game, row) => refused::write(&transaction, *game, row)?,
            Order::List(summary) => {
                list_one(&transaction, summary)?;
                Ok(())
            }
            Order::Follow(follow) => {
                follow.carry_out(&transaction, &mut ledger)?;
                Ok(())
            }
            Order::Probe => {
                remember(&transaction, "probe", "")?;
                Ok(())
            }
        });
    }
    ledger.write(&transaction, Table::Games)?;
    transaction.commit()?;
    Ok(answers)
}

pub(super) fn write_one(
    connection: &Connection,
    Append { game, row, summary }: &Append,
    ledger: &mut Ledger,
) -> rusqlite::Result<Result<(), JournalError>> {
    let known = layout::find(connection, *game)?;
    let (last, hash) = known.as_ref().map_or_else(|| (0, ChainedRow::root(*game)), |known| known.head);
    if row.seq != last + 1 || row.previous != hash || row.seq > layout::MOST_ROWS {
        return Ok(Err(JournalError::Conflict { game: *game, found: row.seq, last }));
    }
    if let Some(place) = known.as_ref().and_then(|known| known.place.clone()) {
        return Ok(Err(JournalError::Archived { game: *game, place }));
    }
    let number = match &known {
        Some(known) => known.number,
        None => layout::add_game(connection, *game)?,
    };
    let head = (row.seq, row.hash);
    layout::add_row(connection, number, row, true)?;
    layout::set_head(connection, number, head)?;
    ledger.proceed(game.as_str(), known.map(|known| known.head), head);
    if let Some(summary) = summary {
        layout::set_listed(connection, number, summary)?;
    }
    Ok(Ok(()))
}

/// Updates a game's entry in lists without a new row.
pub(super) fn list_one(connection: &Connection, summary: &GameSummary) -> rusqlite::Result<()> {
    let game = summary.game.parse::<GameId>().ok();
    match game.map(|game| layout::find(connection, game)).transpose()?.flatten() {
        Some(known) => layout::set_listed(connection, known.number, summary),
        None => Ok(()),
    }
}
