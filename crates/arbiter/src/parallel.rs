//! Work on several threads, with the results in the order of the input.

use anyhow::{Context, Result};
use rayon::ThreadPool;
use rayon::prelude::*;

/// The most threads that are accepted: more than most machines have processors.
const MOST_THREADS: usize = 512;

/// Reads a number of threads; 0 means one for each processor.
pub(crate) fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Ok(std::thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS)),
        Ok(threads) if threads <= MOST_THREADS => Ok(threads),
        _ => Err(format!("expected a whole number from 0 to {MOST_THREADS}")),
    }
}

/// A pool of threads.
pub(crate) struct Pool(ThreadPool);

impl Pool {
    /// Starts a number of threads.
    pub(crate) fn new(threads: usize) -> Result<Self> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Self(pool.with_context(|| format!("{threads} threads cannot be started"))?))
    }

    /// Returns the number of threads.
    pub(crate) fn threads(&self) -> usize {
        self.0.current_num_threads()
    }

    /// Applies a function to each item and returns the results in the order of the items.
    ///
    /// A panic on one of the threads is passed on to the caller, so that no result is ever missing.
    pub(crate) fn map<T: Sync, R: Send>(&self, items: &[T], apply: impl Fn(&T) -> R + Send + Sync) -> Vec<R> {
        self.0.install(|| items.par_iter().map(apply).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_threads_means_all() {
        assert!(threads("0").unwrap() >= 1);
        assert_eq!(threads("7"), Ok(7));
        assert!(threads("513").is_err());
    }

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<u32> = (0..1_000).collect();
        let pool = Pool::new(3).unwrap();
        assert_eq!(pool.map(&items, |item| item * 2), (0..1_000).map(|item| item * 2).collect::<Vec<_>>());
    }

    #[test]
    #[should_panic(expected = "item 7")]
    fn a_panic_on_a_thread_reaches_the_caller() {
        let items: Vec<u32> = (0..100).collect();
        Pool::new(3).unwrap().map(&items, |&item| assert!(item != 7, "item {item}"));
    }
}
