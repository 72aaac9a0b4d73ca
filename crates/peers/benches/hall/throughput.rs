//! Acts per second, compared with the server that only sends frames.

use std::sync::Arc;
use std::time::Instant;

use super::Goal;
use super::client::open_tables;
use super::echo::{Frames, write_frames};
use super::process::{Folder, Server};

/// The number of games played at once.
const GAMES: usize = 256;
/// The number of half-moves of each.
const LENGTH: usize = 80;
/// The number of rounds; the servers take turns, and the best round of each counts.
const ROUNDS: usize = 3;

pub(crate) fn measure() -> Vec<Goal> {
    let folder = Folder::new("throughput");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let games = Arc::new(super::games::random(GAMES, LENGTH));
    let file = folder.file("frames");
    write_frames(&file, &runtime.block_on(frames(&games[0])));
    let mut best = [0.0_f64; 3];
    for round in 0..ROUNDS {
        let database = folder.file(&format!("{round}.db"));
        for (index, arguments) in [vec!["echo", &file], vec!["memory"], vec!["sqlite", &database]].iter().enumerate() {
            let server = Server::start(arguments);
            let rate = runtime.block_on(play_all(&server, &games));
            println!("{:>8}: {rate:.0} acts a second", arguments[0]);
            best[index] = best[index].max(rate);
        }
    }
    let [echo, memory, sqlite] = best;
    let goal = |name: &str, rate: f64, wanted: f64| {
        let share = rate / echo * 100.0;
        let what = format!("{name}: {rate:.0} acts a second, {share:.1} % of {echo:.0} (at least {wanted} %)");
        Goal::new(what, share >= wanted)
    };
    vec![goal("journal in memory", memory, 40.0), goal("journal in SQLite", sqlite, 20.0)]
}

/// Records the frames that a server sends for each half-move of a game.
async fn frames(moves: &[String]) -> Frames {
    let server = Server::start(&["memory"]);
    let mut table = open_tables(server.address, 1).await.remove(0);
    let mut frames = Frames::new();
    for (number, mv) in moves.iter().enumerate() {
        frames.push(table.play(number, mv).await);
    }
    frames
}

async fn play_all(server: &Server, games: &Arc<Vec<Vec<String>>>) -> f64 {
    let tables = open_tables(server.address, games.len()).await;
    let start = Instant::now();
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(index, mut table)| {
            let games = Arc::clone(games);
            tokio::spawn(async move {
                for (number, mv) in games[index].iter().enumerate() {
                    table.play(number, mv).await;
                }
            })
        })
        .collect();
    for game in playing {
        game.await.expect("a game to its end");
    }
    (games.len() * LENGTH) as f64 / start.elapsed().as_secs_f64()
}
