//! Counts the positions of `data/perft` at the depths it gives.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use board::{Position, perft};
use conformance::{in_parallel, read, say};

/// The depth above which equal positions are merged: all of chess960.epd has 524 thousand million lines of six plies.
const PLAIN_DEPTH: u32 = 5;
/// The number of positions in a file above which only every second one is counted beyond that depth, unless `FULL` is set.
const MANY: usize = 500;

/// A position and its number of lines of each length.
struct Line {
    place: String,
    fen: String,
    counts: Vec<(u32, u64)>,
}

#[test]
fn standard_positions_are_counted_right() {
    check("data/perft/standard.epd", read_epd);
}

#[test]
fn chess960_positions_are_counted_right() {
    check("data/perft/chess960.epd", read_epd);
}

#[test]
fn tricky_positions_are_counted_right() {
    check("data/perft/tricky.perft", read_perft);
}

fn check(name: &str, reader: fn(&str, &str) -> Vec<Line>) {
    let mut lines = reader(name, &read(name));
    assert!(lines.iter().all(|line| !line.counts.is_empty()) && !lines.is_empty(), "{name}: lines without counts");
    if lines.len() > MANY && std::env::var_os("FULL").is_none() {
        for line in lines.iter_mut().step_by(2) {
            line.counts.retain(|(depth, _)| *depth <= PLAIN_DEPTH);
        }
    }
    let (nodes, done) = (AtomicU64::new(0), AtomicUsize::new(0));
    let complaints = in_parallel(&lines, |line| {
        let complaints = wrong(line);
        nodes.fetch_add(line.counts.iter().map(|(_, count)| count).sum(), Ordering::Relaxed);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(100) {
            say(&format!("{name}: {done} of {} positions", lines.len()));
        }
        complaints
    });
    assert!(
        complaints.is_empty(),
        "{} of {} lines are wrong:\n{}",
        complaints.len(),
        lines.len(),
        complaints.join("\n")
    );
    let counts: usize = lines.iter().map(|line| line.counts.len()).sum();
    say(&format!(
        "{name}: {} positions, {counts} counts, {} lines of moves, all right",
        lines.len(),
        nodes.into_inner()
    ));
}

fn wrong(line: &Line) -> Vec<String> {
    let position: Position = match line.fen.parse() {
        Ok(position) => position,
        Err(error) => return vec![format!("{}: {}: {error}", line.place, line.fen)],
    };
    let is_full = std::env::var_os("FULL").is_some();
    let count = |depth| if depth <= PLAIN_DEPTH || is_full { perft(&position, depth) } else { merged(position, depth) };
    line.counts
        .iter()
        .map(|&(depth, wanted)| (depth, wanted, count(depth)))
        .filter(|(_, wanted, found)| wanted != found)
        .map(|(depth, wanted, found)| {
            format!("{}: {}: depth {depth}: found {found}, expected {wanted}", line.place, line.fen)
        })
        .collect()
}

/// Counts with equal positions merged until two plies are left, which tests the equality of positions too.
fn merged(position: Position, depth: u32) -> u64 {
    let mut layer: Layer = std::iter::once((position, 1)).collect();
    for _ in 2..depth {
        let mut next = Layer::default();
        for (position, times) in layer {
            for legal in position.legal_moves() {
                *next.entry(legal.play()).or_default() += times;
            }
        }
        layer = next;
    }
    layer.iter().map(|(position, times)| times * perft(position, 2)).sum()
}

type Layer = HashMap<Position, u64, BuildHasherDefault<KeyHasher>>;

/// A hasher that uses the key of a position unchanged.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Reads `FEN ;D1 n ;D2 n …`.
fn read_epd(name: &str, text: &str) -> Vec<Line> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(index, line)| {
            let mut fields = line.split(';').map(str::trim);
            let fen = fields.next().unwrap_or_default().to_owned();
            let place = format!("{name}:{}", index + 1);
            let counts = fields.map(|field| {
                let words = field.strip_prefix('D').and_then(|field| field.split_once(' '));
                number_pair(words).unwrap_or_else(|| panic!("{place}: found {field:?}, expected D and two numbers"))
            });
            Line { fen, counts: counts.collect(), place: place.clone() }
        })
        .collect()
}

/// Reads `epd FEN` and after it `perft DEPTH COUNT`, line by line.
fn read_perft(name: &str, text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        match line.trim().split_once(' ') {
            Some(("epd", fen)) => lines.push(Line { place, fen: fen.to_owned(), counts: Vec::new() }),
            Some(("perft", rest)) => {
                let pair = number_pair(rest.trim().split_once(' '));
                let pair = pair.unwrap_or_else(|| panic!("{place}: found {rest:?}, expected a depth and a count"));
                lines.last_mut().unwrap_or_else(|| panic!("{place}: no position yet")).counts.push(pair);
            }
            Some(("id" | "#", _)) => {}
            None if line.is_empty() || line == "#" => {}
            _ => panic!("{place}: found {line:?}, expected id, epd or perft"),
        }
    }
    lines
}

fn number_pair(words: Option<(&str, &str)>) -> Option<(u32, u64)> {
    let (depth, count) = words?;
    Some((depth.parse().ok()?, count.trim().parse().ok()?))
}
