//! Waiting with a time limit, without holding up a game meanwhile.

use std::collections::VecDeque;
use std::pin::pin;

use tokio::sync::mpsc;

use crate::{Time, Told};

/// The number of frames that are kept while a client is still being sent what it has missed. A slower client is
/// disconnected and joins again from the last entry that it has seen.
const BACKLOG: usize = 4_096;

/// Waits for something and keeps the game's frames meanwhile, so that the game need not wait for this client.
pub(super) async fn keeping<T>(
    told: &mut mpsc::Receiver<Told>,
    backlog: &mut VecDeque<Told>,
    work: impl Future<Output = T>,
) -> T {
    let mut work = pin!(work);
    loop {
        tokio::select! {
            biased;
            done = &mut work => return done,
            Some(told) = told.recv(), if backlog.len() < BACKLOG => backlog.push_back(told),
            else => return work.await,
        }
    }
}

/// Waits for something up to a time limit.
pub(super) async fn within<T>(time: &dyn Time, milliseconds: u64, work: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        biased;
        done = work => Some(done),
        () = time.sleep_until(time.now().after(milliseconds)) => None,
    }
}
