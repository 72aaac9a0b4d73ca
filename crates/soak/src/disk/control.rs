//! The numbers by which the preloaded library is told to fail, in a file that both sides map.

/// Where each number stands in the file: 32 bits each, in the machine's own order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Knob {
    /// The error that a write gives; 0 is none.
    WriteError = 0,
    /// How many writes of a thousand give it.
    WriteErrors = 1,
    /// The error that syncing gives; 0 is none.
    SyncError = 2,
    /// How many of a thousand give it.
    SyncErrors = 3,
    /// How many milliseconds each sync takes longer.
    SyncDelay = 4,
    /// How many writes of a thousand write only a part.
    ShortWrites = 5,
    /// How many faults there were so far.
    Faults = 6,
    /// How many writes there were so far.
    Writes = 7,
    /// How many syncs there were so far.
    Syncs = 8,
}

/// How long the file is, in bytes.
pub const SIZE: usize = 64;

/// The variable that names the folder to watch.
pub const ROOT: &str = "SOAK_DISK_ROOT";
/// The variable that names the folder of the log.
pub const LOG: &str = "SOAK_DISK_LOG";
/// The variable that names the file of these numbers.
pub const CONTROL: &str = "SOAK_DISK_CONTROL";
/// The name of the log in its folder.
pub const LOG_NAME: &str = "log";
