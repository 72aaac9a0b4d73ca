//! English with the letters of the NATO alphabet.

use super::{Words, en};

pub(super) const WORDS: Words =
    Words { files: ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"], ..en::WORDS };
