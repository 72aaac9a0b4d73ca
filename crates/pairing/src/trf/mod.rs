//! Tournament report files: TRF16, TRF(x) and TRF26.

mod columns;
mod decode;
mod file;
mod player;
mod records;
mod scoring;
mod write;

pub use self::decode::Encoding;
pub use self::file::{ReadError, TrfFile, read};
pub use self::write::{Dialect, to_text};
