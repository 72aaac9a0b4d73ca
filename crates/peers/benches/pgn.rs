//! How fast games are read with every move checked: `SHARED=… cargo bench -p arbiter-chess-peers --bench pgn`.
//!
//! It reads the games under `$SHARED/data/pgn`, or generates some, and repeats them until the text is large. The readers
//! take turns in one process, and the best round of each counts. A word after `--` picks the texts whose names contain
//! it, `--quick` reads less. pgn-reader is used the way its users check legality: each move it reports is looked up and
//! played by shakmaty.

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Duration;

use notation::pgn::{self, Games, Step, Tag, Visitor};
use pgn_reader::{RawTag, Reader, SanPlus, Skip};
use rayon::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// The files, and whether their comments are removed first, so that only moves are left.
const TEXTS: [(&str, &str, bool); 4] = [
    ("moves alone", "broadcast-otb.pgn", true),
    ("broadcast", "broadcast-otb.pgn", false),
    ("lichess", "lichess-1m.pgn", false),
    ("chess960", "chess960-engines.pgn", false),
];

/// Games and moves.
type Count = (u64, u64);

struct Way {
    name: &'static str,
    is_parallel: bool,
    run: fn(&[u8]) -> Count,
}

const WAYS: [Way; 5] = [
    Way { name: "pgn-reader + shakmaty", is_parallel: false, run: peer },
    Way { name: "arbiter", is_parallel: false, run: ours },
    Way { name: "arbiter, from a stream", is_parallel: false, run: ours_streamed },
    Way { name: "arbiter, two cores", is_parallel: true, run: ours_on_two_cores },
    Way { name: "arbiter, all games filtered out", is_parallel: false, run: filtered },
];

fn main() -> ExitCode {
    let options: Vec<String> = std::env::args().skip(1).filter(|option| option != "--bench").collect();
    let is_quick = options.iter().any(|option| option == "--quick");
    let (size, rounds) = if is_quick { (4 << 20, 3) } else { (24 << 20, 7) };
    if let Err(error) = rayon::ThreadPoolBuilder::new().num_threads(2).build_global() {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    let texts = match texts() {
        Ok(texts) => texts,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let is_wanted =
        |name: &str| options.iter().filter(|option| *option != "--quick").all(|option| name.contains(option));
    for (name, one) in texts.into_iter().filter(|(name, _)| is_wanted(name)) {
        let text = one.repeat(size / one.len() + 1);
        if let Err(message) = measure(name, &text, rounds) {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Reads the shared games or, if there are none, generates some.
fn texts() -> Result<Vec<(&'static str, Vec<u8>)>, String> {
    let folder = std::env::var_os("SHARED").map(|shared| std::path::Path::new(&shared).join("data/pgn"));
    let Some(folder) = folder.filter(|folder| folder.is_dir()) else {
        eprintln!("no folder data/pgn in $SHARED: games at random instead, which are not like those people play");
        return Ok(vec![("random games", random_games(500))]);
    };
    TEXTS
        .into_iter()
        .map(|(name, file, is_plain)| {
            let path = folder.join(file);
            let mut bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            if is_plain {
                bytes = without_comments(&bytes);
            }
            bytes.extend_from_slice(b"\n\n");
            Ok((name, bytes))
        })
        .collect()
}

fn random_games(count: usize) -> Vec<u8> {
    let mut state = 1_u64;
    let mut text = String::new();
    for _ in 0..count {
        let mut game = pgn::GameTree::new(board::Position::initial());
        let mut position = game.start;
        for _ in 0..80 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let moves = position.legal_moves();
            let Some(&mv) = moves.as_slice().get((state >> 33) as usize % moves.len().max(1)) else { break };
            let Ok(legal) = position.legal(mv) else { break };
            let next = legal.play();
            game.line.moves.push(pgn::Played { mv: Some(mv), ..pgn::Played::default() });
            position = next;
        }
        text.push_str(&game.to_string());
        text.push('\n');
    }
    text.into_bytes()
}

fn measure(name: &str, text: &[u8], rounds: usize) -> Result<(), String> {
    let mut best = [Duration::MAX; WAYS.len()];
    let mut counts = [(0, 0); WAYS.len()];
    for round in 0..rounds {
        for turn in 0..WAYS.len() {
            let index = (turn + round) % WAYS.len();
            // Single-threaded work is measured in CPU time, independent of other load on the machine.
            let now = if WAYS[index].is_parallel { clock::wall } else { clock::now };
            let start = now();
            counts[index] = (WAYS[index].run)(text);
            best[index] = best[index].min(now().saturating_sub(start));
        }
    }
    let expected = counts[1];
    if counts[..4].iter().any(|count| *count != expected) || counts[4].0 != expected.0 {
        return Err(format!("{name}: the ways count {counts:?}"));
    }
    let megabytes = text.len() as f64 / 1e6;
    println!("\n{name}: {megabytes:.0} MB, {} games, {} moves\n", expected.0, expected.1);
    println!("{:<34} {:>10} {:>10} {:>12} {:>8}", "way", "MB/s", "games/s", "M moves/s", "ratio");
    for (way, time) in WAYS.iter().zip(best) {
        let seconds = time.as_secs_f64();
        let ratio = best[0].as_secs_f64() / seconds;
        println!(
            "{:<34} {:>10.0} {:>10.0} {:>12.2} {ratio:>8.2}",
            way.name,
            megabytes / seconds,
            expected.0 as f64 / seconds,
            expected.1 as f64 / seconds / 1e6,
        );
    }
    Ok(())
}

/// Removes the comments in braces.
fn without_comments(text: &[u8]) -> Vec<u8> {
    let mut is_comment = false;
    let is_kept = |byte: &u8| {
        let was_comment = is_comment;
        is_comment = *byte == b'{' || is_comment && *byte != b'}';
        !is_comment && !was_comment
    };
    text.iter().copied().filter(is_kept).collect()
}

#[derive(Default)]
struct Ours {
    games: u64,
    moves: u64,
    broken: u64,
}

impl Visitor for Ours {
    fn begin_game(&mut self) {
        self.games += 1;
    }

    fn mv(&mut self, _: board::LegalMove<'_>) {
        self.moves += 1;
    }

    fn broken(&mut self, _: &pgn::PgnError) {
        self.broken += 1;
    }
}

fn ours(text: &[u8]) -> Count {
    let mut visitor = Ours::default();
    let mut games = Games::new(text);
    while games.next_game(&mut visitor).is_some() {}
    assert_eq!(visitor.broken, 0, "the games of the bench are whole");
    (visitor.games, visitor.moves)
}

fn ours_streamed(text: &[u8]) -> Count {
    let mut visitor = Ours::default();
    let mut chunks = pgn::Chunks::new(text);
    while let Some(chunk) = chunks.next_chunk().expect("memory can be read") {
        let mut games = chunk.games();
        while games.next_game(&mut visitor).is_some() {}
    }
    (visitor.games, visitor.moves)
}

fn ours_on_two_cores(text: &[u8]) -> Count {
    let chunks = pgn::chunks_of(text, 64);
    chunks.par_iter().map(|(_, chunk)| ours(chunk)).reduce(|| (0, 0), |a, b| (a.0 + b.0, a.1 + b.1))
}

struct Filter {
    games: u64,
    is_wanted: bool,
}

impl Visitor for Filter {
    fn begin_game(&mut self) {
        self.games += 1;
        self.is_wanted = false;
    }

    fn tag(&mut self, tag: Tag<'_>) {
        self.is_wanted |= tag.raw_name == b"White" && tag.raw_value == b"Nobody";
    }

    fn end_tags(&mut self) -> Step {
        if self.is_wanted { Step::Read } else { Step::Skip }
    }
}

fn filtered(text: &[u8]) -> Count {
    let mut visitor = Filter { games: 0, is_wanted: false };
    let mut games = Games::new(text);
    while games.next_game(&mut visitor).is_some() {}
    (visitor.games, 0)
}

struct Peer {
    moves: u64,
}

impl pgn_reader::Visitor for Peer {
    type Tags = Option<Fen>;
    type Movetext = Chess;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<bool> {
        if name == b"FEN" {
            match Fen::from_ascii(value.as_bytes()) {
                Ok(fen) => *tags = Some(fen),
                Err(_) => return ControlFlow::Break(false),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<bool, Chess> {
        let Some(fen) = tags else { return ControlFlow::Continue(Chess::default()) };
        fen.into_position(CastlingMode::Chess960).map_or(ControlFlow::Break(false), ControlFlow::Continue)
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<bool> {
        match san.san.to_move(position) {
            Ok(mv) => {
                position.play_unchecked(mv);
                self.moves += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(false),
        }
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<bool, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _: Chess) -> bool {
        true
    }
}

fn peer(text: &[u8]) -> Count {
    let mut visitor = Peer { moves: 0 };
    let mut reader = Reader::new(text);
    let mut games = 0;
    for game in reader.read_games(&mut visitor) {
        assert!(game.expect("memory can be read"), "the games of the bench are whole");
        games += 1;
    }
    (games, visitor.moves)
}

#[cfg(unix)]
mod clock {
    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    fn read(clock: ClockId) -> Duration {
        let now = clock_gettime(clock);
        Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
    }

    pub(crate) fn now() -> Duration {
        read(ClockId::ThreadCPUTime)
    }

    pub(crate) fn wall() -> Duration {
        read(ClockId::Monotonic)
    }
}

#[cfg(not(unix))]
mod clock {
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    pub(crate) fn wall() -> Duration {
        START.elapsed()
    }

    pub(crate) use wall as now;
}
