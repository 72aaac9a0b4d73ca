#![doc = include_str!("../README.md")]

use std::fs;
use std::io::{Write as _, stderr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Finds the folder of shared data.
///
/// # Panics
/// If `SHARED` does not name a folder: there is nothing to test then.
pub fn shared() -> PathBuf {
    let Some(folder) = std::env::var_os("SHARED") else {
        panic!("SHARED is not set, expected the path of the folder that holds data/perft and data/fen");
    };
    let folder = PathBuf::from(folder);
    // Tests run in their crate's folder; a relative path is relative to the workspace's root.
    let from_root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(&folder);
    let folder = if folder.is_relative() { from_root } else { folder };
    assert!(folder.is_dir(), "SHARED is {}, expected a folder", folder.display());
    folder
}

/// Reads a file of shared data, named from its folder.
///
/// # Panics
/// If there is no such text.
pub fn read(name: &str) -> String {
    let path = shared().join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Prints a text directly to standard error, because the test runner hides the output of passing tests.
pub fn say(text: &str) {
    // If standard error is closed, the text is lost.
    let _ = writeln!(stderr(), "{text}");
}

/// Runs each job on as many threads as there are processors, and collects the errors in the order of the jobs.
pub fn in_parallel<J: Sync>(jobs: &[J], work: impl Fn(&J) -> Vec<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let complaints = Mutex::new(Vec::new());
    let run = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(index) else { return };
            let found = work(job);
            complaints
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .extend(found.into_iter().map(|text| (index, text)));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(run);
        }
    });
    let mut complaints = complaints.into_inner().unwrap_or_else(PoisonError::into_inner);
    complaints.sort();
    complaints.into_iter().map(|(_, text)| text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_come_in_the_order_of_the_jobs() {
        let found = in_parallel(&[3, 1, 2], |job| vec![format!("{job}a"), format!("{job}b")]);
        assert_eq!(found, ["3a", "3b", "1a", "1b", "2a", "2b"]);
        assert!(in_parallel(&[1, 2, 3], |_| Vec::new()).is_empty());
    }
}
