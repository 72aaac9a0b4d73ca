//! The limits of a server.

/// The limits of a server.
///
/// ```
/// assert!(server::Limits::default().open_games >= 2_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most games that may be open at once.
    pub open_games: usize,
    /// The most bytes of a frame or a body.
    pub frame_bytes: usize,
    /// The frames per second that one socket may send in the long run; three times as many are allowed at once.
    pub frames_per_second: u32,
    /// The requests per second that one address may make of each kind: reading, changing, with a token. Twenty times as
    /// many are allowed at once, and ten times as many files of the pages.
    pub requests_per_second: u32,
    /// The games per minute that one address may create: a whole club may share it.
    pub games_per_minute: u32,
    /// The most sockets that may be open at once.
    pub sockets: usize,
    /// The times per minute that one address may join one game to watch it, and that one seat may rejoin.
    pub joins_per_minute: u32,
    /// Milliseconds for which the server searches on one hard question whether mate is possible.
    pub mate_milliseconds: u64,
    /// The most positions that such a search keeps; one takes some 100 bytes.
    pub mate_positions: usize,
    /// The most finished or idle games that are kept in memory only because somebody looks at them.
    pub old_games: usize,
    /// The most entries of one game: beyond it only moves and acts that end the game are recorded, and beyond four times
    /// as many only the latter.
    pub game_rows: u64,
    /// The most bytes of the entries of one game, applied in the same way.
    pub game_bytes: u64,
    /// The most entries of one event: beyond it only officials can make entries, and beyond four times as many only acts that end
    /// the event or concern personal data are recorded.
    pub event_rows: u64,
    /// The most bytes of the entries of one event, applied in the same way.
    pub event_bytes: u64,
    /// The most entries of one event that a player or spectator may make.
    pub event_rows_of_player: u32,
    /// The most bytes of a list of players that is imported.
    pub import_bytes: usize,
    /// The most bytes that one address may cause to be written per hour, applied in the same way. Beyond it no games are
    /// created from there.
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
            event_rows: 200_000,
            event_bytes: 256 << 20,
            event_rows_of_player: 500,
            import_bytes: 2 << 20,
            bytes_per_hour: 128 << 20,
        }
    }
}
