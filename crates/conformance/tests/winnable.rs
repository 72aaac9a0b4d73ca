//! Answers the questions about the positions of `data/dead`, and replays the lines of positive answers.

use std::sync::atomic::{AtomicUsize, Ordering};

use board::{Color, Position};
use conformance::{read, say};
use winnable::{Budget, Winnable, verdict};

/// One question with its answer.
struct Row {
    /// The number of its position in the file, from 0; both sides have the same.
    index: usize,
    place: String,
    position: Position,
    side: Color,
    expected: bool,
}

fn rows(name: &str) -> Vec<Row> {
    let text = read(name);
    let mut lines = text.lines();
    let header = lines.next().unwrap_or_default();
    let is_one_sided = header.starts_with("fen,unwinnable_for");
    let mut rows = Vec::new();
    for (index, line) in lines.enumerate() {
        let fields: Vec<&str> = line.split(',').collect();
        let position: Position = fields[0].parse().unwrap_or_else(|error| panic!("{name}:{}: {error}", index + 2));
        for side in Color::ALL {
            let expected = if is_one_sided {
                if fields[1] != side.to_string() {
                    continue;
                }
                false
            } else {
                match fields[1 + side as usize] {
                    "yes" => true,
                    "no" => false,
                    other => panic!("{name}:{}: found {other:?}, expected \"yes\" or \"no\"", index + 2),
                }
            };
            rows.push(Row {
                index,
                place: format!("{name}:{}: {} {side}", index + 2, fields[0]),
                position,
                side,
                expected,
            });
        }
    }
    assert!(!rows.is_empty(), "{name} is empty");
    rows
}

/// The questions from a file, and the known gap.
struct Ask {
    /// One row in this many is answered.
    every: usize,
    /// The number of sides that the default budget does not settle today. This known gap may only shrink.
    gap: usize,
}

/// The results of some rows.
#[derive(Default)]
struct Report<'r> {
    wrong: Vec<&'r str>,
    unknown: Vec<&'r str>,
    replayed: usize,
}

impl<'r> Report<'r> {
    fn answer(&mut self, row: &'r Row) {
        let verdict = verdict(&row.position, row.side, Budget::DEFAULT);
        if let Winnable::Yes(line) = &verdict {
            let mut position = row.position;
            for &mv in line {
                position = position.legal(mv).unwrap_or_else(|error| panic!("{}: {error}", row.place)).play();
            }
            assert!(position.is_checkmate() && position.turn() != row.side, "{}: no mate", row.place);
            self.replayed += 1;
        }
        match verdict.known() {
            None => self.unknown.push(&row.place),
            Some(found) if found != row.expected => self.wrong.push(&row.place),
            Some(_) => {}
        }
    }
}

/// Answers the rows of a file, on all processors: no answer may be wrong, and no more than the known gap may be missing.
fn answer(name: &str, ask: &Ask) {
    let rows: Vec<Row> = rows(name).into_iter().filter(|row| row.index.is_multiple_of(ask.every)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut report = Report::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(row) = rows.get(index) else { return report };
            report.answer(row);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut total = Report::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let report = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            total.wrong.extend(report.wrong);
            total.unknown.extend(report.unknown);
            total.replayed += report.replayed;
        }
    });
    let Report { wrong, unknown, replayed } = total;
    say(&format!(
        "{name}: {} sides, {} wrong, {} not known, {replayed} lines replayed",
        rows.len(),
        wrong.len(),
        unknown.len()
    ));
    assert!(wrong.is_empty(), "wrong:\n{}", wrong.join("\n"));
    assert!(unknown.len() <= ask.gap, "not known:\n{}", unknown.join("\n"));
}

#[test]
fn mixed_positions() {
    answer("data/dead/dev.csv", &Ask { every: 1, gap: 0 });
}

#[test]
fn hard_positions() {
    answer("data/dead/hard.csv", &Ask { every: 1, gap: 0 });
}

#[test]
fn positions_of_real_games() {
    answer("data/dead/real-games.csv", &Ask { every: 1, gap: 0 });
}

#[test]
fn real_games_lost_on_time_without_mate() {
    answer("data/dead/lost-on-time-no-mate.csv", &Ask { every: 1, gap: 0 });
}
