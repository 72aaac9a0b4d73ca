//! How many acts one, two and three nodes take per second on one NATS of three servers, against the embedded journal; and how much
//! memory 100,000 games take on one node.
//!
//! Everything runs on this machine, so the figures are ratios between things that share its processors and its disk.

#[path = "../tests/support/nats.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod nats;

use std::sync::Arc;
use std::time::{Duration, Instant};

use nats::NatsServers;
use protocol::{ClientFrame, CreateGame, JoinFrame};
use server::{GameId, Hall, Limits, MemoryJournal, Nats, RealTime, SqliteJournal, Told};

/// The number of games that are played at once, and of moves in each.
const GAMES: usize = 64;
const MOVES: usize = 40;
/// The number of games in memory.
const MANY: usize = 100_000;

/// In 1997 no number of repetitions ends a game.
const GAME: &str = r#"{"seat":"both","regulations":{"edition":"1997","time_control":"5400+30"}}"#;

fn main() {
    // `cargo test --benches` only builds it.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let runtime = server::runtime("bench").unwrap();
    let servers = NatsServers::start("bench");
    let limits = Limits { open_games: 2 * MANY, ..Limits::default() };
    let file = servers.file("embedded.db");
    let embedded = runtime.block_on(async {
        let journal = Arc::new(SqliteJournal::open(&file).unwrap());
        measure(&[Hall::open(journal, Arc::new(RealTime::start()), limits)]).await
    });
    println!("embedded: {embedded}");
    for count in 1..=3 {
        let measured = runtime.block_on(async {
            let mut nats = Nats::read(&servers.url()).unwrap();
            (nats.monitors, nats.prefix, nats.clock_bound) = (servers.monitors(), format!("bench{count}"), 1_000);
            let mut halls = Vec::new();
            for node in 0..count {
                let mirror = servers.file(&format!("mirror-{count}-{node}.db"));
                let hall =
                    Hall::open_node(&nats, &mirror, Arc::new(RealTime::start()), limits, Vec::new()).await.unwrap();
                hall.until_ready(Duration::from_mins(1)).await.unwrap();
                halls.push(hall);
            }
            measure(&halls).await
        });
        let ratio = measured.per_second / embedded.per_second;
        println!("{count} nodes: {measured}, {ratio:.2} of the embedded journal");
    }
    runtime.block_on(fill(limits));
}

/// How fast acts were acknowledged.
struct Measured {
    per_second: f64,
    median: Duration,
    slow: Duration,
}

impl std::fmt::Display for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (median, slow) = (self.median.as_secs_f64() * 1e3, self.slow.as_secs_f64() * 1e3);
        write!(f, "{:.0} acts/s, median {median:.1} ms, p99 {slow:.1} ms", self.per_second)
    }
}

/// Plays games at nodes, each game at one of them.
async fn measure(halls: &[Hall]) -> Measured {
    let start = Instant::now();
    let mut games = tokio::task::JoinSet::new();
    for number in 0..GAMES {
        games.spawn(play(halls[number % halls.len()].clone()));
    }
    let mut delays: Vec<Duration> = games.join_all().await.into_iter().flatten().collect();
    let per_second = delays.len() as f64 / start.elapsed().as_secs_f64();
    delays.sort_unstable();
    Measured { per_second, median: delays[delays.len() / 2], slow: delays[delays.len() * 99 / 100] }
}

async fn play(hall: Hall) -> Vec<Duration> {
    let created = hall.create(&CreateGame::read(GAME).unwrap(), true).await.unwrap();
    let game: GameId = created.game.parse().unwrap();
    let join = JoinFrame { token: created.token, after: None, language: None };
    let (socket, mut joined) = hall.join(game, join).await.unwrap();
    let mut delays = Vec::with_capacity(MOVES);
    for number in 0..MOVES {
        let mv = ["g1f3", "g8f6", "f3g1", "f6g8"][number % 4];
        let by = ["white", "black"][number % 2];
        let frame = format!(r#"{{"id":"{number}","by":"{by}","act":"play","move":"{mv}"}}"#);
        let ClientFrame::Act(act) = ClientFrame::read(&frame).unwrap() else { unreachable!("it is an act") };
        let sent = Instant::now();
        hall.act(game, socket, act, hall.now()).await;
        loop {
            let Some(Told::Frame(frame)) = joined.told.recv().await else { panic!("the socket has ended") };
            if frame.starts_with(r#"{"ack""#) {
                assert!(frame.contains(r#""seq""#), "{frame}");
                break;
            }
        }
        delays.push(sent.elapsed());
    }
    hall.leave(game, socket).await;
    delays
}

/// Fills a node with games that are being played.
async fn fill(limits: Limits) {
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(RealTime::start()), limits);
    let before = resident();
    let start = Instant::now();
    let mut kept = Vec::with_capacity(MANY);
    for _ in 0..MANY {
        let created = hall.create(&CreateGame::read(GAME).unwrap(), true).await.unwrap();
        let game: GameId = created.game.parse().unwrap();
        let (_, joined) =
            hall.join(game, JoinFrame { token: created.token, after: None, language: None }).await.unwrap();
        kept.push(joined.told);
    }
    let bytes = resident().saturating_sub(before);
    println!(
        "{MANY} games being played, each with a socket and its rows: {} MB, {} bytes each, in {:.0} s",
        bytes >> 20,
        bytes / MANY,
        start.elapsed().as_secs_f64()
    );
}

/// Returns the memory of this process in bytes.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: usize = text.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0);
    pages * 4_096
}
