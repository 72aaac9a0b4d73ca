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
    /// How many requests a second one address may make of each kind: looking, acting, with a token. Twenty times as many at once, and ten
    /// times as many files of the pages.
    pub requests_per_second: u32,
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
    /// How many games may be in memory at once only because somebody looks at them.
    pub old_games: usize,
    /// How many entries one game may have: then only moves are recorded and what ends the game, and with four times as many only that.
    pub game_rows: u64,
    /// How many bytes the entries of one game may have, in the same way.
    pub game_bytes: u64,
    /// How many bytes may be written for one address in an hour, in the same way. Beyond it no games are created from there.
    pub bytes_per_hour: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            open_games: 20_000,
            frame_bytes: 16 * 1024,
            frames_per_second: 20,
            requests_per_second: 100,
            games_per_minute: 240,
            sockets: 50_000,
            joins_per_minute: 120,
            mate_milliseconds: 2_000,
            mate_positions: 2_000_000,
            old_games: 1_000,
            game_rows: 10_000,
            game_bytes: 8 << 20,
            bytes_per_hour: 128 << 20,
        }
    }
}
