#![doc = include_str!("../README.md")]

/// Makes the arguments of a message.
macro_rules! args {
    ($($name:literal => $value:expr),+) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set($name, $value);)+
        args
    }};
}

mod act;
mod book;
mod breach;
mod context;
mod event;
mod fold;
mod import;
mod locale;
mod measure;
mod outcome;
mod pairing;
mod piece;
mod record;
mod refusal;
mod ruling;
mod say;
mod search;

pub use crate::book::{Paraphrase, Rulebook, Term};
pub use crate::breach::Tried;
pub use crate::context::Context;
pub use crate::fold::fold;
pub use crate::locale::Locale;
pub use crate::pairing::{Column, WhyLine};
pub use crate::record::{CALL, Closing, Field, Head, Line, LineKind, Note, RESTART, Record};
pub use crate::say::Words;
pub use crate::search::{Found, search};

#[cfg(test)]
mod tests;
