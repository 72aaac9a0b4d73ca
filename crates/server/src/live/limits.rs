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
    /// How many times a minute one address may join one game to watch it, and one seat may be taken up again.
    pub joins_per_minute: u32,
    /// For how many milliseconds the server thinks about one hard question whether mate is possible.
    pub mate_milliseconds: u64,
    /// How many positions it looks at for that; one takes some 100 bytes.
    pub mate_positions: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            open_games: 20_000,
            frame_bytes: 16 * 1024,
            frames_per_second: 20,
            games_per_minute: 240,
            sockets: 50_000,
            joins_per_minute: 120,
            mate_milliseconds: 2_000,
            mate_positions: 2_000_000,
        }
    }
}
