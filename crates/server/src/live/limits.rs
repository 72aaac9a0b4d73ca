//! How much the hall takes on.

/// How much the hall takes on.
///
/// ```
/// assert!(server::Limits::default().open_games >= 2_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many games may be open at once.
    pub open_games: usize,
    /// How many bytes a frame or a body may have.
    pub frame_bytes: usize,
    /// How many frames a second one socket may send for long; three times as many at once.
    pub frames_per_second: u32,
    /// How many games one address may create in a minute: a whole club may sit behind it.
    pub games_per_minute: u32,
    /// How many sockets may be open at once.
    pub sockets: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            open_games: 20_000,
            frame_bytes: 16 * 1024,
            frames_per_second: 20,
            games_per_minute: 240,
            sockets: 50_000,
        }
    }
}
