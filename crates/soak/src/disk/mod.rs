//! A disk that loses unsynced data: the log of the preloaded library, and the simulated power cut.

mod control;
mod cut;
mod faults;
mod record;

pub use self::control::{CONTROL, Knob, LOG, LOG_NAME, ROOT, SIZE};
pub use self::cut::{Cut, Lost, cut_power};
pub use self::faults::{Fault, Faults};
pub use self::record::Record;
