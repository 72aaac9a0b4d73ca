//! A move as text: what was written, the move it means, and how to write it.

mod by_name;
mod error;
mod fast;
mod resolve;
mod text;
mod write;

pub use by_name::{ReadSan, WriteSan};
pub use error::{MoveError, MoveProblem, Wanted};
pub use resolve::{ReadMove, Remark, Remarks};
pub use text::{MoveText, Place};
pub use write::{CheckSign, MateSign, Style};

pub(crate) use fast::{Fast, read_fast};
