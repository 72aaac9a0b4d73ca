//! Honest players: they play, reconnect after every disconnect, and resend unanswered acts.

mod choice;
mod client;
mod pair;
mod table;

pub(crate) use self::pair::{Honest, Phase, play};
