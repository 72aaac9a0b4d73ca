//! How much memory games and sockets take, and whether it is released.

use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use protocol::{ClientFrame, CreateGame, JoinFrame, TakeSeat};
use server::{GameId, Hall, Joined, ManualTime, Moment, SqliteJournal, Told};

use super::Goal;
use super::client::{Player, post};
use super::process::{Folder, LIMITS, Server, child, resident};

const SOCKETS: usize = 4_000;
const GAMES: usize = 4_000;
const HALF_MOVES: usize = 80;
/// The number of games after which memory is first measured.
const FEW: usize = 10_000;
const MANY: usize = 100_000;
/// The number of games played at once.
const AT_ONCE: usize = 500;

pub(crate) fn measure() -> Vec<Goal> {
    let folder = Folder::new("memory");
    let mut goals = vec![sockets(&folder), games(&folder)];
    let numbers = told_by(&["simulate", &folder.file("simulate.db")]);
    let (few, many) = (numbers[0], numbers[1]);
    let growth = (many as f64 / few as f64 - 1.0) * 100.0;
    let what = format!(
        "after {FEW} games {:.1} MiB, after {MANY} games {:.1} MiB: {growth:+.1} % (at most 10 %)",
        mebibytes(few),
        mebibytes(many)
    );
    goals.push(Goal::new(what, growth <= 10.0));
    goals
}

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / 1_048_576.0
}

fn sockets(folder: &Folder) -> Goal {
    let server = Server::start(&["sqlite", &folder.file("sockets.db")]);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let each = runtime.block_on(async {
        let created = post(server.address, "/api/v1/games", &serde_json::json!({ "seat": "white" })).await;
        let game = created["game"].as_str().expect("a game");
        let mut players = vec![Player::join(server.address, game, None).await];
        let before = server.resident();
        for _ in 0..SOCKETS {
            players.push(Player::join(server.address, game, None).await);
        }
        (server.resident() - before) as f64 / SOCKETS as f64 / 1024.0
    });
    Goal::new(format!("a socket takes {each:.1} KiB (at most 32)"), each <= 32.0)
}

fn games(folder: &Folder) -> Goal {
    let numbers = told_by(&["games", &folder.file("games.db"), &GAMES.to_string()]);
    let each = (numbers[1] - numbers[0]) as f64 / GAMES as f64 / 1024.0;
    let what = format!("a game of {HALF_MOVES} half-moves without sockets takes {each:.1} KiB (at most 20)");
    Goal::new(what, each <= 20.0)
}

/// Runs a child process and reads the numbers it prints.
fn told_by(arguments: &[&str]) -> Vec<u64> {
    let mut process = child(arguments);
    let lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
    let numbers = lines.map(|line| line.expect("a line").parse().expect("a number")).collect();
    assert!(process.wait().expect("a process").success());
    numbers
}

/// Opens a server in this process, with its clock.
fn open(file: &Path) -> (Hall, ManualTime) {
    let journal = SqliteJournal::open(file).expect("a journal");
    let time = ManualTime::at(Moment(1_000_000));
    (Hall::open(Arc::new(journal), Arc::new(time.clone()), LIMITS), time)
}

/// Plays games that are not finished, and prints the memory before and after.
pub(crate) fn play_games(file: &Path, count: usize) {
    let scripts = Arc::new(super::games::random(64, HALF_MOVES));
    let runtime = server::runtime("hall").expect("a runtime");
    runtime.block_on(async {
        let (hall, _time) = open(file);
        // Memory taken by the first games is taken once, however many follow.
        play_together(&hall, &scripts, 0..AT_ONCE, false).await;
        println!("{}", resident("self"));
        for start in (0..count).step_by(AT_ONCE) {
            play_together(&hall, &scripts, start..start + AT_ONCE, false).await;
        }
        println!("{}", resident("self"));
    });
}

/// Plays games in parallel, so that they share commits.
async fn play_together(hall: &Hall, scripts: &Arc<Vec<Vec<String>>>, numbers: Range<usize>, is_resigned: bool) {
    let playing: Vec<_> = numbers
        .map(|number| {
            let (hall, scripts) = (hall.clone(), Arc::clone(scripts));
            tokio::spawn(async move { play(&hall, &scripts[number % scripts.len()], is_resigned).await })
        })
        .collect();
    for game in playing {
        game.await.expect("a game to its end");
    }
}

/// Plays many games to their end, and prints the memory after few and after many.
pub(crate) fn simulate(file: &Path) {
    let scripts = Arc::new(super::games::random(64, 6));
    let runtime = server::runtime("hall").expect("a runtime");
    runtime.block_on(async {
        let (hall, time) = open(file);
        for start in (0..MANY).step_by(AT_ONCE) {
            play_together(&hall, &scripts, start..start + AT_ONCE, true).await;
            while hall.open_games() > 0 {
                // Long enough for the server to drop them from memory. A game that only now learns that all have left
                // waits once more.
                time.pass(120_000);
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
            if [FEW, MANY].contains(&(start + AT_ONCE)) {
                println!("{}", resident("self"));
            }
        }
    });
}

/// Plays a game without a network; at the end both players disconnect.
async fn play(hall: &Hall, moves: &[String], is_resigned: bool) {
    let wanted = CreateGame::read(r#"{"seat":"white","regulations":{"time_control":"7200"}}"#).expect("a wish");
    let created = hall.create(&wanted, false).await.expect("a game");
    let game: GameId = created.game.parse().expect("a name");
    let invitation = created.invitations[0].invitation.clone();
    let claimed =
        hall.take_seat(game, TakeSeat { invitation, name: None, arbiter: false, secret: None }).await.expect("a seat");
    let (white, mut white_told) = join(hall, game, created.token).await;
    let (black, mut black_told) = join(hall, game, Some(claimed.token)).await;
    let resignation = is_resigned.then_some(r#"{"id":"r","act":"resign"}"#.to_owned());
    let moves = moves.iter().enumerate();
    let acts = moves.map(|(number, mv)| format!(r#"{{"id":"{number}","act":"play","move":"{mv}"}}"#));
    for (number, text) in acts.chain(resignation).enumerate() {
        let ClientFrame::Act(act) = ClientFrame::read(&text).expect("an act") else { panic!("{text} is no act") };
        let (socket, told) = if number % 2 == 0 { (white, &mut white_told) } else { (black, &mut black_told) };
        hall.act(game, socket, act, hall.now()).await;
        loop {
            match told.told.recv().await {
                Some(Told::Frame(frame)) if frame.starts_with("{\"ack\"") => break,
                Some(Told::Frame(_)) => {}
                end => panic!("the game was closed: {end:?}"),
            }
        }
        while white_told.told.try_recv().is_ok() {}
        while black_told.told.try_recv().is_ok() {}
    }
    hall.leave(game, white).await;
    hall.leave(game, black).await;
}

async fn join(hall: &Hall, game: GameId, token: Option<String>) -> (u64, Joined) {
    hall.join(game, JoinFrame { token, ..JoinFrame::default() }).await.expect("a seat at the game")
}
