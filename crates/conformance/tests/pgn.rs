//! Replays every game of `data/pgn`: valid games are read completely, broken ones are reported, and all are written back.

use std::fs;
use std::path::PathBuf;

use board::LegalMove;
use conformance::{say, shared};
use notation::pgn::{Chunks, GameTree, Games, PgnError, Step, Visitor, chunks_of, spans};

/// Counts of games and main-line moves, and the broken games.
#[derive(Default)]
struct Count {
    games: usize,
    moves: usize,
    depth: usize,
    broken: Vec<PgnError>,
}

impl Visitor for Count {
    fn begin_game(&mut self) {
        self.games += 1;
    }

    fn mv(&mut self, _: LegalMove<'_>) {
        self.moves += usize::from(self.depth == 0);
    }

    fn begin_variation(&mut self) -> Step {
        self.depth += 1;
        Step::Read
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn broken(&mut self, error: &PgnError) {
        self.broken.push(error.clone());
    }
}

fn count(bytes: &[u8]) -> Count {
    let mut count = Count::default();
    let mut games = Games::new(bytes);
    while games.next_game(&mut count).is_some() {}
    count
}

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = shared().join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    paths.sort();
    let files: Vec<(String, Vec<u8>)> = paths
        .into_iter()
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&path).unwrap()))
        .collect();
    assert!(!files.is_empty(), "{} holds no games", folder.display());
    files
}

fn all_files() -> Vec<(String, Vec<u8>)> {
    let mut all = files("data/pgn");
    all.extend(files("data/pgn/edge"));
    all
}

/// The games that cannot be replayed as chess: cut off, with a null move, illegal, or of another game.
const BROKEN: [(&str, usize, &str); 12] = [
    ("chess-library-black2move.pgn", 1, "illegal"),
    ("chess-library-corrupted.pgn", 1, "not_a_move"),
    ("chessops-headers-and-moves-on-the-same-line.pgn", 3, "variant"),
    ("kokopu-games__null-moves__database.pgn", 1, "null_move"),
    ("kokopu-games__variant-antichess__database.pgn", 1, "variant"),
    ("kokopu-games__variant-horde__database.pgn", 1, "variant"),
    ("kokopu-games__variant-no-king__database.pgn", 1, "variant"),
    ("python-chess-anastasian-lewis.pgn", 1, "null_move"),
    ("python-chess-antichess-programfox.pgn", 2, "variant"),
    ("python-chess-knightvuillaume-jannlee-zh-lichess.pgn", 1, "variant"),
    ("python-chess-saturs-jannlee-zh-lichess.pgn", 1, "variant"),
    ("test-allownullmoves.pgn", 2, "null_move"),
];

#[test]
fn the_large_files_hold_no_broken_game() {
    // The same counts as python-chess.
    let expected =
        [("broadcast-otb.pgn", 504, 40883), ("chess960-engines.pgn", 112, 14728), ("lichess-1m.pgn", 438, 28538)];
    let mut found = Vec::new();
    let files = files("data/pgn");
    for (name, bytes) in &files {
        let count = count(bytes);
        assert_eq!(count.broken, [], "{name}");
        say(&format!("{name}: {} games, {} moves, none broken", count.games, count.moves));
        found.push((name.as_str(), count.games, count.moves));
    }
    assert_eq!(found, expected);
}

#[test]
fn the_files_that_trip_readers_are_read_to_their_end() {
    let (mut games, mut moves) = (0, 0);
    let mut found = Vec::new();
    for (name, bytes) in files("data/pgn/edge") {
        let count = count(&bytes);
        assert!(count.games > 0, "{name}");
        games += count.games;
        moves += count.moves;
        for error in &count.broken {
            say(&format!("{name}:{error}"));
        }
        if let Some(error) = count.broken.first() {
            found.push((name, count.broken.len(), error.problem.code()));
        }
    }
    let found: Vec<(&str, usize, &str)> =
        found.iter().map(|(name, count, code)| (name.as_str(), *count, *code)).collect();
    assert_eq!(found, BROKEN);
    assert_eq!((games, moves), (415, 28_558), "a file is missing, or one has been added");
    say(&format!("edge: {games} games, {moves} moves"));
}

#[test]
fn read_write_read_gives_the_same_games() {
    let mut broken = Vec::new();
    for (name, bytes) in all_files() {
        let mut errors = Vec::new();
        for game in GameTree::read_all(&bytes) {
            let game = match game {
                Ok(game) => game,
                Err(error) => {
                    errors.push(error.problem.code());
                    continue;
                }
            };
            let text = game.to_string();
            let again = GameTree::read_all(text.as_bytes());
            assert_eq!(again.len(), 1, "{name}: {text}");
            let again = again.into_iter().next().unwrap().unwrap_or_else(|error| panic!("{name}: {error} in {text}"));
            assert_eq!((&again.line, &again.outcome, &again.start), (&game.line, &game.outcome, &game.start), "{name}");
            assert_eq!(again.to_string(), text, "{name}");
        }
        if let Some(&code) = errors.first() {
            broken.push((name, errors.len(), code));
        }
    }
    let broken: Vec<(&str, usize, &str)> =
        broken.iter().map(|(name, count, code)| (name.as_str(), *count, *code)).collect();
    assert_eq!(broken, BROKEN, "no other game is left out");
}

#[test]
fn skipping_cutting_and_streaming_find_the_same_games() {
    for (name, bytes) in all_files() {
        let whole = count(&bytes);
        assert_eq!(spans(&bytes).count(), whole.games, "{name}");
        let cut: usize = chunks_of(&bytes, 7).iter().map(|(_, chunk)| count(chunk).moves).sum();
        assert_eq!(cut, whole.moves, "{name}");
        let mut chunks = Chunks::new(&bytes[..]);
        let (mut games, mut broken) = (0, Vec::new());
        while let Some(chunk) = chunks.next_chunk().unwrap() {
            let mut count = Count::default();
            let mut reader = chunk.games();
            while reader.next_game(&mut count).is_some() {}
            games += count.games;
            broken.extend(count.broken.into_iter().map(|error| (error.line, error.column)));
        }
        let expected: Vec<(usize, usize)> = whole.broken.iter().map(|error| (error.line, error.column)).collect();
        assert_eq!((games, broken), (whole.games, expected), "{name}");
    }
}
