//! The contents of a journal: its rows, and the envelopes of sealed moves.

pub(crate) mod entry;
pub(crate) mod envelope;
mod listed;
pub(crate) mod refused;
pub(crate) mod row;
