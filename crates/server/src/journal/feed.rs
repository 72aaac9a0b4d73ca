//! Following a game: what was written and what is being written come one after the other, without a gap.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

use super::{Journal, JournalError, Row};
use crate::GameId;

/// So many rows wait for who follows; who is slower reads them from the journal.
const WAITING: usize = 64;

/// Hands rows to those who follow their games.
#[derive(Clone, Debug, Default)]
pub(super) struct Feed(Arc<Mutex<HashMap<GameId, Sender<Row>>>>);

impl Feed {
    fn games(&self) -> MutexGuard<'_, HashMap<GameId, Sender<Row>>> {
        // Entries come and go whole: whoever panicked has left nothing half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn subscribe(&self, game: GameId) -> Receiver<Row> {
        let mut games = self.games();
        // A game that has ended is handed no more rows, so what nobody follows any more is looked for here.
        games.retain(|_, followed| followed.receiver_count() > 0);
        games.entry(game).or_insert_with(|| broadcast::channel(WAITING).0).subscribe()
    }

    /// Hands a row on that is safe.
    pub(super) fn publish(&self, game: GameId, row: &Row) {
        if let Some(followed) = self.games().get(&game) {
            // Perhaps nobody follows it any more.
            let _ = followed.send(row.clone());
        }
    }
}

/// The rows of a game from some place on, each once and in their order, for as long as anybody wants them.
///
/// ```
/// use std::sync::Arc;
/// use server::{Append, Follow, GameId, Journal, MemoryJournal, Row};
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
/// let game = GameId::random().unwrap();
/// let row = Row::first(game, "the first row".to_owned());
/// let mut followed = Follow::new(Arc::clone(&journal), game, 0);
/// journal.append(Append { game, row: row.clone(), summary: None }).await.unwrap().unwrap();
/// assert_eq!(followed.next().await.unwrap(), row);
/// # });
/// ```
pub struct Follow {
    journal: Arc<dyn Journal>,
    game: GameId,
    /// The last row that was handed on.
    last: u64,
    live: Receiver<Row>,
    read: VecDeque<Row>,
    /// Whether there may be rows that only the journal has.
    is_behind: bool,
}

impl Follow {
    /// Follows a game from the row after a sequence number on.
    pub fn new(journal: Arc<dyn Journal>, game: GameId, after: u64) -> Self {
        let live = journal.subscribe(game);
        Self { journal, game, last: after, live, read: VecDeque::new(), is_behind: true }
    }

    /// Waits for the next row.
    pub async fn next(&mut self) -> Result<Row, JournalError> {
        loop {
            if let Some(row) = self.read.pop_front() {
                self.last = row.seq;
                return Ok(row);
            }
            if self.is_behind {
                let (journal, game, last) = (Arc::clone(&self.journal), self.game, self.last);
                // The disk may let us wait, the network must not.
                let read = tokio::task::spawn_blocking(move || journal.read(game, last)).await;
                self.read = read.map_err(|error| JournalError::Storage(error.to_string()))??.into();
                self.is_behind = false;
                continue;
            }
            match self.live.recv().await {
                // It was read already.
                Ok(row) if row.seq <= self.last => {}
                Ok(row) if row.seq == self.last + 1 => self.read.push_back(row),
                Ok(_) | Err(RecvError::Lagged(_)) => self.is_behind = true,
                Err(RecvError::Closed) => return Err(JournalError::Storage("the journal is gone".to_owned())),
            }
        }
    }
}
