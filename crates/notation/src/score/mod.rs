//! Games as people write them: moves, numbers and other text.

mod detect;
mod place;
mod rewrite;
mod token;
mod walk;

pub use detect::{DetectError, Detected, detect};
pub use rewrite::{Fault, FoundMove, Rewritten, read_score, rewrite};

pub(crate) use place::Places;
pub(crate) use token::{TokenKind, tokens};
