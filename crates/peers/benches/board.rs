//! The speed of move generators: `cargo bench -p arbiter-chess-peers --bench board`.
//!
//! The engines take turns in one process, position by position and round by round, in an order that changes each round.
//! A position counts with its best round, and the total is all nodes over the sum of those times.

use std::process::ExitCode;
use std::time::Duration;

use peers::{ENGINES, Engine, REFERENCE};

/// The six positions commonly used in benchmarks: name, FEN, depth for perft, depth for lists.
const POSITIONS: [(&str, &str, u32, u32); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 4),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 4),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 5),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 4),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 4),
    ("position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 4),
];

struct Bench {
    name: &'static str,
    what: &'static str,
    run: fn(&Engine, usize, u32) -> u64,
}

const BENCHES: [Bench; 2] = [
    Bench {
        name: "perft",
        what: "perft with bulk counting, million nodes a second",
        run: |engine, index, less| (engine.perft)(POSITIONS[index].1, POSITIONS[index].2 - less),
    },
    Bench {
        name: "lists",
        what: "each move made and the full legal list filled at every node, million positions a second",
        run: |engine, index, less| (engine.lists)(POSITIONS[index].1, POSITIONS[index].3 - less),
    },
];

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    let engines: Vec<Engine> = ENGINES.into_iter().filter(|engine| options.wants_engine(engine.name)).collect();
    if options.json {
        println!(r#"{{"target":"{}","features":"{}","clock":"{}"}}"#, std::env::consts::ARCH, features(), clock::NAME);
    } else {
        println!("built for {} with {}; {}", std::env::consts::ARCH, features(), clock::NAME);
    }
    for bench in BENCHES.iter().filter(|bench| options.wants(bench.name)) {
        match measure(bench, &engines, &options) {
            Ok(results) if options.json => print_json(bench, &results),
            Ok(results) => print_table(bench, &results),
            Err(message) => {
                eprintln!("{message}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// The results of one engine: the nodes and the best time of each position.
struct Outcome {
    engine: Engine,
    nodes: [u64; POSITIONS.len()],
    best: [Duration; POSITIONS.len()],
}

impl Outcome {
    fn speed(&self, index: usize) -> f64 {
        self.nodes[index] as f64 / self.best[index].as_secs_f64() / 1e6
    }

    fn total(&self) -> f64 {
        self.nodes.iter().sum::<u64>() as f64 / self.best.iter().sum::<Duration>().as_secs_f64() / 1e6
    }
}

fn measure(bench: &Bench, engines: &[Engine], options: &Options) -> Result<Vec<Outcome>, String> {
    let mut outcomes: Vec<Outcome> =
        engines.iter().map(|&engine| Outcome { engine, nodes: [0; 6], best: [Duration::MAX; 6] }).collect();
    for round in 0..options.rounds {
        for (index, (name, ..)) in POSITIONS.iter().enumerate() {
            for turn in 0..outcomes.len() {
                let first = (turn + round) % outcomes.len();
                let outcome = &mut outcomes[first];
                let start = clock::now();
                let nodes = (bench.run)(&outcome.engine, index, u32::from(options.quick));
                outcome.best[index] = outcome.best[index].min(clock::now().saturating_sub(start));
                outcome.nodes[index] = nodes;
            }
            let counts: Vec<u64> = outcomes.iter().map(|outcome| outcome.nodes[index]).collect();
            if counts.iter().any(|count| *count != counts[0]) {
                let names: Vec<&str> = engines.iter().map(|engine| engine.name).collect();
                return Err(format!("{}, {name}: {names:?} count {counts:?}", bench.name));
            }
        }
        eprint!("\r{}: round {} of {}", bench.name, round + 1, options.rounds);
    }
    eprintln!();
    Ok(outcomes)
}

fn reference(outcomes: &[Outcome]) -> f64 {
    outcomes.iter().find(|outcome| outcome.engine.name == REFERENCE).map_or(f64::NAN, Outcome::total)
}

fn print_table(bench: &Bench, outcomes: &[Outcome]) {
    println!("\n{}: {}\n", bench.name, bench.what);
    print!("{:<12} {:>6} {:>8} {:>6}", "engine", "bytes", "total", "ratio");
    for (name, ..) in POSITIONS {
        print!(" {name:>10}");
    }
    println!();
    for outcome in outcomes {
        let ratio = outcome.total() / reference(outcomes);
        print!("{:<12} {:>6} {:>8.2} {ratio:>6.2}", outcome.engine.name, outcome.engine.bytes, outcome.total());
        for index in 0..POSITIONS.len() {
            print!(" {:>10.2}", outcome.speed(index));
        }
        println!();
    }
}

fn print_json(bench: &Bench, outcomes: &[Outcome]) {
    for outcome in outcomes {
        let (engine, total) = (outcome.engine, outcome.total());
        let positions: Vec<String> = (0..POSITIONS.len())
            .map(|index| format!(r#""{}":{:.3}"#, POSITIONS[index].0, outcome.speed(index)))
            .collect();
        println!(
            r#"{{"bench":"{}","engine":"{}","bytes":{},"nodes":{},"seconds":{:.6},"millions_per_second":{total:.3},"ratio":{:.4},"positions":{{{}}}}}"#,
            bench.name,
            engine.name,
            engine.bytes,
            outcome.nodes.iter().sum::<u64>(),
            outcome.best.iter().sum::<Duration>().as_secs_f64(),
            total / reference(outcomes),
            positions.join(","),
        );
    }
}

/// Returns the instructions that the build may use without checking the processor.
fn features() -> String {
    let known = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi1", cfg!(target_feature = "bmi1")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("lzcnt", cfg!(target_feature = "lzcnt")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
    ];
    let names: Vec<&str> = known.into_iter().filter_map(|(name, is_on)| is_on.then_some(name)).collect();
    if names.is_empty() { "no features beyond the target's base".to_owned() } else { names.join(" ") }
}

struct Options {
    rounds: usize,
    quick: bool,
    json: bool,
    benches: Vec<String>,
    engine: Option<String>,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self { rounds: 0, quick: false, json: false, benches: Vec::new(), engine: None };
        while let Some(word) = words.next() {
            match word.as_str() {
                // Cargo passes this to every benchmark.
                "--bench" => {}
                "--quick" => options.quick = true,
                "--json" => options.json = true,
                "--rounds" => {
                    let found = words.next().unwrap_or_default();
                    options.rounds = found
                        .parse()
                        .ok()
                        .filter(|rounds| *rounds > 0)
                        .ok_or_else(|| format!("--rounds: found {found:?}, expected a number from 1"))?;
                }
                "--engine" => {
                    let found = words.next().unwrap_or_default();
                    if !ENGINES.iter().any(|engine| engine.name.contains(&found)) {
                        let names = ENGINES.map(|engine| engine.name).join(", ");
                        return Err(format!("--engine: found {found:?}, expected one of {names}"));
                    }
                    options.engine = Some(found);
                }
                name if BENCHES.iter().any(|bench| bench.name.contains(name)) => options.benches.push(word),
                _ => {
                    let wanted = "--rounds N, --quick, --json, --engine NAME, perft or lists";
                    return Err(format!("found {word:?}, expected {wanted}"));
                }
            }
        }
        if options.rounds == 0 {
            options.rounds = if options.quick { 3 } else { 5 };
        }
        Ok(options)
    }

    fn wants(&self, bench: &str) -> bool {
        self.benches.is_empty() || self.benches.iter().any(|name| bench.contains(name.as_str()))
    }

    /// Tells whether to run an engine. The reference always runs: without it there is no ratio.
    fn wants_engine(&self, engine: &str) -> bool {
        engine == REFERENCE || self.engine.as_ref().is_none_or(|name| engine.contains(name.as_str()))
    }
}

#[cfg(unix)]
mod clock {
    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    pub(crate) const NAME: &str = "processor time of the thread";

    pub(crate) fn now() -> Duration {
        let now = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
    }
}

#[cfg(not(unix))]
mod clock {
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    pub(crate) const NAME: &str = "wall time";

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    pub(crate) fn now() -> Duration {
        START.elapsed()
    }
}
