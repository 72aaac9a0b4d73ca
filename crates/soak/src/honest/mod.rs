//! Honest players: they play, reconnect after every drop, and send again what was not answered.

mod choice;
mod client;
mod pair;
mod table;

pub(crate) use self::pair::{Honest, Phase, play};
