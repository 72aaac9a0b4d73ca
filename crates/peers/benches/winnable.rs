//! How fast it is decided whether a side can still mate: `cargo bench -p arbiter-chess-peers --bench winnable`.
//!
//! Ours and `chasolver` (the full analysis) answer the same questions in one process, in turns of some hundred sides, so
//! that each finds its own tables in the cache, as when it runs through a database. The positions are read from the
//! shared data named by `SHARED`; without it, from the few below.

use std::hint::black_box;
use std::time::{Duration, Instant};

use board::{Color, Position};
use winnable::{Budget, verdict};

/// Ordinary and locked positions, for use without the shared data.
const OWN: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n2n2/2pp4/3P4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    "8/5k2/8/8/3R4/8/2K5/8 w - - 0 1",
    "8/8/4k3/8/8/3BK3/8/8 w - - 0 1",
    "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1",
    "5b2/8/1p4k1/pPp1p1p1/P1P1P1P1/3B4/5K2/8 w - - 0 1",
    "7k/6Q1/8/8/8/8/8/K7 b - - 0 1",
    "8/8/8/6kp/B7/8/1K6/8 b - - 0 1",
];

/// The sets of positions; one in this many is asked about.
const SETS: [(&str, usize); 3] = [("real-games", 16), ("lost-on-time-no-mate", 16), ("hard", 4)];

/// The number of sides that one program answers before it is the other's turn.
const TURN: usize = 256;

fn main() {
    match std::env::var("SHARED") {
        Ok(shared) => SETS.iter().for_each(|&(name, step)| {
            let path = format!("{shared}/data/dead/{name}.csv");
            match std::fs::read_to_string(&path) {
                Ok(text) => measure(name, text.lines().skip(1).step_by(step).filter_map(|line| line.split(',').next())),
                Err(error) => println!("{path} cannot be read: {error}"),
            }
        }),
        Err(_) => measure("a few positions", OWN.into_iter()),
    }
}

/// The times of one program, and the number of questions it could not answer.
#[derive(Default)]
struct Times {
    times: Vec<Duration>,
    unknown: usize,
}

impl Times {
    fn ask(&mut self, question: impl FnOnce() -> Option<bool>) -> Option<bool> {
        let start = Instant::now();
        let answer = black_box(question());
        self.times.push(start.elapsed());
        self.unknown += usize::from(answer.is_none());
        answer
    }

    fn average(&self) -> f64 {
        micros(self.times.iter().sum()) / self.times.len() as f64
    }

    /// Returns the median; the times are sorted, because they have been printed.
    fn median(&self) -> f64 {
        micros(self.times[(self.times.len() - 1) / 2])
    }

    fn show(&mut self, name: &str) {
        self.times.sort_unstable();
        let at = |share: f64| micros(self.times[((self.times.len() - 1) as f64 * share) as usize]);
        println!(
            "  {name:<10} average {:>9.1}  median {:>8.2}  99 % {:>9.1}  99.9 % {:>9.1}  longest {:>9.0}  not known {}",
            self.average(),
            at(0.5),
            at(0.99),
            at(0.999),
            at(1.0),
            self.unknown
        );
    }
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn measure<'a>(name: &str, fens: impl Iterator<Item = &'a str>) {
    let (mut ours, mut theirs) = (Times::default(), Times::default());
    let mut differ = 0;
    let questions: Vec<_> = fens
        .filter_map(|fen| Some((fen.parse::<Position>().ok()?, fen.parse::<chess::Board>().ok()?)))
        .flat_map(|(position, board)| Color::ALL.map(|side| (position, board, side)))
        .collect();
    for turn in questions.chunks(TURN) {
        let our_answers: Vec<_> = turn
            .iter()
            .map(|(position, _, side)| ours.ask(|| verdict(position, *side, Budget::DEFAULT).known()))
            .collect();
        for ((_, board, side), our_answer) in turn.iter().zip(our_answers) {
            let winner = if side.is_white() { chess::Color::White } else { chess::Color::Black };
            let their_answer = theirs.ask(|| match chasolver::winnability(board, winner)? {
                chasolver::Winnability::Winnable { .. } => Some(true),
                chasolver::Winnability::Unwinnable => Some(false),
            });
            differ += usize::from(our_answer.is_some() && their_answer.is_some() && our_answer != their_answer);
        }
    }
    println!("{name}: {} sides, microseconds a side", ours.times.len());
    ours.show("ours");
    theirs.show("chasolver");
    println!(
        "  {:.1} times as fast on average, {:.1} times in the median; {differ} answers differ\n",
        theirs.average() / ours.average(),
        theirs.median() / ours.median()
    );
}
