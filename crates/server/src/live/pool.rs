//! Hard questions: whether mate is possible where a quick check does not show it.
//!
//! They run on two threads of low priority, so that they hold up only the client that asked. Every question first gets a
//! short turn. A question that is not settled then waits for a long turn. There is one long turn at a time, so such
//! questions never take more memory than one search. The asker who has used the least time goes next.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use laws::Budget;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::limits::Limits;
use crate::GameId;
use crate::panics::{Panicked, catch};
use crate::serve::lower_priority;

/// The number of threads that answer questions.
const THREADS: usize = 2;
/// The number of positions in a short turn, which takes some milliseconds.
const SHORT: usize = 3_000;
/// The most questions that may wait.
const MOST: usize = 64;
/// The most questions from one address that may wait.
const MOST_FROM_ONE: usize = 8;
/// The most askers that are remembered; beyond it all of them are forgotten.
const MOST_ASKERS: usize = 10_000;

/// The asker of a question.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AskedBy {
    /// The network that the question came from.
    pub(super) address: Option<IpAddr>,
    /// The game that it is about.
    pub(super) game: Option<GameId>,
}

/// Answers hard questions.
#[derive(Clone)]
pub(super) struct Pool(Arc<Inner>);

struct Inner {
    handle: Handle,
    /// The longest that an asker waits.
    patience: Duration,
    turn: Duration,
    positions: usize,
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    short: Vec<Job>,
    long: Vec<Job>,
    threads: usize,
    is_long_turn: bool,
    spent: Spent,
}

/// The time that askers have used since the pool was last idle.
#[derive(Default)]
struct Spent {
    addresses: HashMap<IpAddr, Duration>,
    games: HashMap<GameId, Duration>,
}

struct Job {
    asker: AskedBy,
    /// Set when the answer is no longer wanted.
    stop: Arc<AtomicBool>,
    /// Searches with a budget and tells whether the question is answered. The flag marks the last turn, whose result is
    /// always the answer.
    work: Box<dyn FnMut(Budget<'_>, bool) -> bool + Send>,
}

/// Sets a flag when it is dropped.
struct Raise(Arc<AtomicBool>);

impl Drop for Raise {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Pool {
    pub(super) fn new(handle: Handle, limits: &Limits) -> Self {
        let turn = Duration::from_millis(limits.mate_milliseconds);
        Self(Arc::new(Inner {
            handle,
            // Another question may have the long turn just then.
            patience: turn * 2,
            turn,
            positions: limits.mate_positions,
            queue: Mutex::default(),
        }))
    }

    /// Asks a question: `work` gets a budget, and returns its result and whether that settles the question.
    ///
    /// Returns none if too many questions wait, or if there is no answer in time. If the work panics, so does this.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        asker: AskedBy,
        mut work: impl FnMut(Budget<'_>) -> (T, bool) + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel::<Result<T, Panicked>>();
        let mut reply = Some(reply);
        let stop = Arc::new(AtomicBool::new(false));
        let work = Box::new(move |budget: Budget<'_>, is_last: bool| {
            let found = match catch(|| work(budget)) {
                Ok((_, false)) if !is_last => return false,
                Ok((found, _)) => Ok(found),
                Err(panicked) => Err(panicked),
            };
            // The client may have gone away.
            reply.take().map(|reply| reply.send(found));
            true
        });
        let _raise = Raise(Arc::clone(&stop));
        self.push(Job { asker, stop, work })?;
        match tokio::time::timeout(self.0.patience, answer).await {
            Ok(Ok(Ok(found))) => Some(found),
            Ok(Ok(Err(panicked))) => panicked.resume(),
            Ok(Err(_)) | Err(_) => None,
        }
    }

    /// Queues a question for its short turn, unless too many wait.
    fn push(&self, job: Job) -> Option<()> {
        let mut queue = self.0.queue();
        if !queue.has_room_for(job.asker) {
            return None;
        }
        queue.short.push(job);
        if queue.threads < THREADS {
            let inner = Arc::clone(&self.0);
            let started = std::thread::Builder::new().name("mate".to_owned()).spawn(move || inner.think());
            // If no thread starts, the asker's time runs out.
            queue.threads += usize::from(started.is_ok());
        }
        Some(())
    }
}

impl Inner {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A poisoned lock is safe to use: work runs outside the lock, and jobs are moved whole.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Answers one question after the other until none is left for this thread.
    fn think(self: Arc<Self>) {
        lower_priority();
        loop {
            let Some((mut job, is_long)) = self.queue().next() else { return };
            let start = Instant::now();
            let is_answered = if is_long { self.long_turn(&mut job) } else { self.short_turn(&mut job) };
            let mut queue = self.queue();
            queue.spent.note(job.asker, start.elapsed());
            if is_long {
                queue.is_long_turn = false;
            } else if !is_answered {
                queue.long.push(job);
            }
        }
    }

    fn short_turn(&self, job: &mut Job) -> bool {
        let budget = Budget::positions(SHORT.min(self.positions)).until(&job.stop);
        (job.work)(budget, self.positions <= SHORT)
    }

    fn long_turn(&self, job: &mut Job) -> bool {
        let (stop, turn) = (Arc::clone(&job.stop), self.turn);
        let alarm = self.handle.spawn(async move {
            tokio::time::sleep(turn).await;
            stop.store(true, Ordering::Relaxed);
        });
        let is_answered = (job.work)(Budget::positions(self.positions).until(&job.stop), true);
        alarm.abort();
        is_answered
    }
}

impl Queue {
    fn has_room_for(&self, asker: AskedBy) -> bool {
        let waiting = || self.short.iter().chain(&self.long);
        let from_one = waiting().filter(|job| asker.address.is_some() && job.asker.address == asker.address).count();
        waiting().count() < MOST && from_one < MOST_FROM_ONE
    }

    /// Takes the next question, and tells whether it gets a long turn. Returns none if the thread may end.
    fn next(&mut self) -> Option<(Job, bool)> {
        let is_wanted = |job: &Job| !job.stop.load(Ordering::Relaxed);
        self.short.retain(is_wanted);
        self.long.retain(is_wanted);
        if let Some(job) = self.spent.next_of(&mut self.short) {
            return Some((job, false));
        }
        if !self.is_long_turn
            && let Some(job) = self.spent.next_of(&mut self.long)
        {
            self.is_long_turn = true;
            return Some((job, true));
        }
        self.threads -= 1;
        if self.threads == 0 {
            self.spent = Spent::default();
        }
        None
    }
}

impl Spent {
    fn note(&mut self, asker: AskedBy, time: Duration) {
        if self.addresses.len() + self.games.len() > MOST_ASKERS {
            *self = Self::default();
        }
        if let Some(address) = asker.address {
            *self.addresses.entry(address).or_default() += time;
        }
        if let Some(game) = asker.game {
            *self.games.entry(game).or_default() += time;
        }
    }

    /// Takes the job of the asker who has used the least time; among equals the oldest job.
    fn next_of(&self, jobs: &mut Vec<Job>) -> Option<Job> {
        let used = |job: &Job| {
            let by_address = job.asker.address.and_then(|address| self.addresses.get(&address));
            let by_game = job.asker.game.and_then(|game| self.games.get(&game));
            (by_address.copied().unwrap_or_default(), by_game.copied().unwrap_or_default())
        };
        let index = (0..jobs.len()).min_by_key(|&index| used(&jobs[index]))?;
        Some(jobs.remove(index))
    }
}

#[cfg(test)]
mod tests {
    use clock::Millis;
    use laws::{Act, Actor, Game, Regulations};

    use super::*;

    fn pool() -> Pool {
        Pool::new(Handle::current(), &Limits { mate_milliseconds: 60_000, ..Limits::default() })
    }

    fn from(last: u8) -> AskedBy {
        AskedBy { address: Some([10, 0, 0, last].into()), game: None }
    }

    #[tokio::test]
    async fn what_a_short_turn_settles_gets_no_long_one() {
        let pool = pool();
        let mut turns = 0;
        let answer = pool.ask(from(1), move |_| {
            turns += 1;
            (turns, true)
        });
        assert_eq!(answer.await, Some(1));
        let mut turns = 0;
        let answer = pool.ask(from(1), move |_| {
            turns += 1;
            (turns, turns == 2)
        });
        assert_eq!(answer.await, Some(2));
    }

    /// Starts a question that runs until the test ends it; returns the sender that ends it and the answer.
    fn endless(pool: &Pool, asker: AskedBy) -> (std::sync::mpsc::Sender<()>, tokio::task::JoinHandle<Option<bool>>) {
        let (word, told) = std::sync::mpsc::channel();
        let (pool, mut is_long) = (pool.clone(), false);
        let answer = tokio::spawn(async move {
            let work = move |_: Budget<'_>| {
                if is_long {
                    // Returns when the test sends or drops its end.
                    let _ = told.recv();
                }
                is_long = true;
                (true, false)
            };
            pool.ask(asker, work).await
        });
        (word, answer)
    }

    #[tokio::test]
    async fn short_questions_are_answered_while_a_long_one_is_thought_about() {
        let pool = pool();
        let (word, answer) = endless(&pool, from(1));
        while !pool.0.queue().is_long_turn {
            tokio::task::yield_now().await;
        }
        for number in 0..100 {
            assert_eq!(pool.ask(from(2), move |_| (number, true)).await, Some(number));
        }
        word.send(()).unwrap();
        assert_eq!(answer.await.unwrap(), Some(true));
    }

    #[tokio::test]
    async fn one_address_cannot_take_all_places_and_who_used_less_goes_first() {
        let pool = pool();
        let mut greedy = vec![endless(&pool, from(1))];
        while !pool.0.queue().is_long_turn {
            tokio::task::yield_now().await;
        }
        greedy.extend((0..MOST_FROM_ONE).map(|_| endless(&pool, from(1))));
        while pool.0.queue().long.len() < MOST_FROM_ONE {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.ask(from(1), |_| ((), true)).await, None, "too many wait from there");
        let (_, modest) = endless(&pool, from(2));
        while pool.0.queue().long.len() < MOST_FROM_ONE + 1 {
            tokio::task::yield_now().await;
        }
        // The first one ends; the asker with little time used goes before eight older questions.
        greedy.remove(0).0.send(()).unwrap();
        assert_eq!(modest.await.unwrap(), Some(true));
        drop(greedy);
    }

    #[tokio::test]
    async fn a_question_nobody_waits_for_is_stopped() {
        let pool = pool();
        let (seen, stopped) = std::sync::mpsc::channel();
        let asked = pool.clone();
        let asking = tokio::spawn(async move {
            let work = move |budget: Budget<'_>| {
                let swarm = "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1".parse::<board::Position>().unwrap();
                let start = Regulations { start: swarm, ..Regulations::default() };
                let mut game = Game::new(start);
                game.act(Millis(0), Actor::Arbiter, Act::Start);
                let entry = game.judge_within(budget, Millis(9_000_000), Actor::Arbiter, Act::Tick);
                let _ = seen.send(entry.is_undecided());
                ((), false)
            };
            asked.ask(from(1), work).await
        });
        while !pool.0.queue().is_long_turn {
            tokio::task::yield_now().await;
        }
        asking.abort();
        let results = tokio::task::spawn_blocking(move || stopped.iter().collect::<Vec<bool>>()).await.unwrap();
        assert!(results.iter().all(|is_undecided| *is_undecided), "{results:?}");
    }

    #[tokio::test]
    async fn a_panic_comes_back_to_the_asker_and_the_pool_goes_on() {
        let pool = pool();
        let asked = pool.clone();
        let ended = crate::panics::catch_async(async move {
            asked.ask(from(1), |_| -> ((), bool) { panic!("a rule with a hole") }).await
        });
        assert!(ended.await.unwrap_err().message.contains("a rule with a hole"));
        assert_eq!(pool.ask(from(1), |_| (3, true)).await, Some(3));
    }
}
