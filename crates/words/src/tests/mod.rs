//! Every language has every sentence, complete.

mod book;
mod files;
mod pairing;
mod record;
mod samples;
mod sentences;
mod typography;

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    /// The messages that were used, so that an unused one is found.
    static SAID: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

pub(crate) fn note(id: &str) {
    SAID.with_borrow_mut(|said| {
        said.insert(id.to_owned());
    });
}

fn said() -> BTreeSet<String> {
    SAID.with_borrow(Clone::clone)
}
