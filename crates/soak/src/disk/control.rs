//! The numbers that make the preloaded library fail, in a file that both sides map.

/// The place of each number in the file: 32 bits each, in native byte order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Knob {
    /// The error code that writing returns; 0 for none.
    WriteError = 0,
    /// How many writes in a thousand fail with it.
    WriteErrors = 1,
    /// The error code that syncing returns; 0 for none.
    SyncError = 2,
    /// How many syncs in a thousand fail with it.
    SyncErrors = 3,
    /// The milliseconds by which each sync is slowed down.
    SyncDelay = 4,
    /// How many writes in a thousand write only a part.
    ShortWrites = 5,
    /// The number of faults so far.
    Faults = 6,
    /// The number of writes so far.
    Writes = 7,
    /// The number of syncs so far.
    Syncs = 8,
}

/// The length of the file, in bytes.
pub const SIZE: usize = 64;

/// The environment variable with the folder to watch.
pub const ROOT: &str = "SOAK_DISK_ROOT";
/// The environment variable with the folder of the log.
pub const LOG: &str = "SOAK_DISK_LOG";
/// The environment variable with the file of these numbers.
pub const CONTROL: &str = "SOAK_DISK_CONTROL";
/// The name of the log in its folder.
pub const LOG_NAME: &str = "log";
