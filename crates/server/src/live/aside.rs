//! Background work that no move waits for: writing missed entries, exports, and loading games from their rows.
//!
//! It runs on two threads of low priority, so that clients who ask for a lot take no time from the players. Work for
//! clients with a seat goes first.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::panics::{Panicked, catch};
use crate::serve::lower_priority;

/// The number of threads.
const THREADS: usize = 2;

type Job = Box<dyn FnOnce() + Send>;

/// The client that work is done for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum For {
    /// A client with a seat, or loading a game that is in demand.
    Seat,
    /// Any other client.
    Stranger,
}

/// Runs background work.
#[derive(Clone, Default)]
pub(super) struct Aside(Arc<Mutex<Queue>>);

#[derive(Default)]
struct Queue {
    seats: VecDeque<Job>,
    strangers: VecDeque<Job>,
    threads: usize,
}

impl Aside {
    /// Runs work when its turn comes; a panic is returned as a value. Work whose caller has gone away is skipped.
    ///
    /// Returns none if the system has no threads.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        whom: For,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<Result<T, Panicked>> {
        let (reply, answer) = oneshot::channel();
        self.push(
            whom,
            Box::new(move || {
                if !reply.is_closed() {
                    // The caller may have gone away.
                    let _ = reply.send(catch(work));
                }
            }),
        );
        answer.await.ok()
    }

    fn push(&self, whom: For, job: Job) {
        let mut queue = self.queue();
        match whom {
            For::Seat => queue.seats.push_back(job),
            For::Stranger => queue.strangers.push_back(job),
        }
        if queue.threads < THREADS {
            let aside = self.clone();
            let started = std::thread::Builder::new().name("aside".to_owned()).spawn(move || aside.work());
            queue.threads += usize::from(started.is_ok());
            if queue.threads == 0 {
                queue.seats.clear();
                queue.strangers.clear();
            }
        }
    }

    /// Runs one job after the other until none is left.
    fn work(self) {
        lower_priority();
        loop {
            let mut queue = self.queue();
            let Some(job) = queue.seats.pop_front().or_else(|| queue.strangers.pop_front()) else {
                queue.threads -= 1;
                return;
            };
            drop(queue);
            job();
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A poisoned lock is safe to use: jobs are moved whole and run outside the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Keeps both threads busy until the sender is dropped.
    fn busy(aside: &Aside) -> Vec<mpsc::Sender<()>> {
        (0..THREADS)
            .map(|_| {
                let (sender, receiver) = mpsc::channel::<()>();
                let (started, has_started) = mpsc::channel();
                aside.push(
                    For::Seat,
                    Box::new(move || {
                        started.send(()).unwrap();
                        let _ = receiver.recv();
                    }),
                );
                has_started.recv().unwrap();
                sender
            })
            .collect()
    }

    #[tokio::test]
    async fn work_for_a_seat_goes_before_that_for_strangers() {
        let aside = Aside::default();
        let mut busy = busy(&aside);
        let (told, order) = mpsc::channel();
        for (whom, name) in [(For::Stranger, "stranger"), (For::Stranger, "another"), (For::Seat, "player")] {
            let told = told.clone();
            aside.push(whom, Box::new(move || told.send(name).unwrap()));
        }
        // One thread continues, so that the order is visible.
        busy.pop();
        drop(told);
        let order = tokio::task::spawn_blocking(move || order.iter().collect::<Vec<_>>()).await.unwrap();
        assert_eq!(order, ["player", "stranger", "another"]);
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_is_left_out() {
        let aside = Aside::default();
        let busy = busy(&aside);
        let (told, done) = mpsc::channel();
        let asked = aside.clone();
        let gone = tokio::spawn(async move { asked.run(For::Stranger, move || told.send(())).await });
        while aside.queue().strangers.is_empty() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        drop(busy);
        assert_eq!(aside.run(For::Stranger, || 7).await.unwrap().unwrap(), 7, "the next one is done");
        assert!(tokio::task::spawn_blocking(move || done.recv()).await.unwrap().is_err(), "the other one never");
    }

    #[tokio::test]
    async fn a_panic_is_a_value_and_the_threads_go_on() {
        let aside = Aside::default();
        let panicked = aside.run(For::Seat, || -> u32 { panic!("a row with a hole") }).await.unwrap().unwrap_err();
        assert!(panicked.message.contains("a row with a hole"));
        assert_eq!(aside.run(For::Seat, || 3).await.unwrap().unwrap(), 3);
    }
}
