//! Portable Game Notation: a reader that calls a visitor, a tree on top of it, and an exact writer.

mod block;
mod comment;
mod error;
mod games;
mod movetext;
mod outcome;
mod scan;
mod skip;
mod start;
mod stream;
mod tag;
mod token;
mod tree;
mod visitor;
mod wrap;
mod write;

pub use comment::{Comment, Evaluation, clock_command};
pub use error::{PgnError, PgnProblem};
pub use games::{GameSpan, Games};
pub use outcome::Outcome;
pub use stream::{Chunk, Chunks, chunks_of, spans};
pub use tag::Tag;
pub use tree::{GameTree, Line, Played};
pub use visitor::{Step, Visitor};
