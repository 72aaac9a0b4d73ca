//! Records work as it is done, so that a test can count it. Only the feature `probe` has this, and no release has the
//! feature.

use std::cell::RefCell;

thread_local! {
    static NOTES: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Starts recording on this thread.
pub fn start() {
    NOTES.set(Some(Vec::new()));
}

/// Stops recording on this thread, and returns the records.
pub fn stop() -> Vec<String> {
    NOTES.take().unwrap_or_default()
}

/// Records some work, if this thread is recording.
pub fn note(work: impl FnOnce() -> String) {
    NOTES.with_borrow_mut(|notes| {
        if let Some(notes) = notes {
            notes.push(work());
        }
    });
}
