//! Two nodes and three NATS servers as processes: any of them is killed again and again, and nothing that was acknowledged is lost.

#![cfg(unix)]

#[path = "../../server/tests/support/nats.rs"]
#[allow(dead_code, reason = "each file of tests uses its part")]
mod nats;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use nats::NatsServers;
use server::{GameId, Journal, SqliteJournal};
use soak::{Lot, Players, check};
use tokio::time::sleep;

/// However busy the machine is, everything must have happened by then.
const PATIENCE: Duration = Duration::from_mins(3);

/// A node in a process of its own.
struct Node {
    address: SocketAddr,
    database: PathBuf,
    arguments: Vec<String>,
    process: Option<Child>,
}

impl Node {
    fn new(servers: &NatsServers, name: &str) -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], nats::unused_port()));
        let database = servers.file(&format!("{name}.db"));
        let arguments = [
            "serve",
            "--listen",
            &address.to_string(),
            "--journal",
            &servers.url(),
            "--journal-monitors",
            &servers.monitors().join(","),
            "--journal-partitions",
            "2",
            // New streams every few seconds: nodes are killed while games are moved to the archive.
            "--journal-days",
            "0.00005",
            "--clock-bound",
            "2000",
            "--frames-per-second",
            "100000",
            "--requests-per-second",
            "100000",
            "--games-per-minute",
            "100000",
            "--joins-per-minute",
            "100000",
        ]
        .map(str::to_owned)
        .to_vec();
        Self { address, database, arguments, process: None }
    }

    fn start(&mut self) {
        let log = std::fs::File::options().create(true).append(true).open(self.database.with_extension("log")).unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(&self.arguments)
            .arg("--database")
            .arg(&self.database)
            .env("ARBITER_LOG", "info")
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let out = process.stdout.take().unwrap();
        let line = BufReader::new(out).lines().next();
        let said = line.and_then(Result::ok).unwrap_or_default();
        self.process = Some(process);
        assert!(said.starts_with("http://"), "the node did not start: {said} {}", self.log());
    }

    fn log(&self) -> String {
        let text = std::fs::read_to_string(self.database.with_extension("log")).unwrap_or_default();
        text.lines().rev().take(30).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join("\n")
    }

    fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Ends it as an operator would, and waits until it has.
    fn close(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        assert!(Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap().success());
        let end = Instant::now() + PATIENCE;
        while process.try_wait().unwrap().is_none() {
            assert!(Instant::now() < end, "it does not end: {}", self.log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Waits until more acts have been acknowledged; returns how long that took.
async fn until_more(players: &Players, more: u64, what: &str) -> Duration {
    let (start, before) = (Instant::now(), players.counts().0);
    while players.counts().0 < before + more {
        assert!(start.elapsed() < PATIENCE, "{what}: nothing is acknowledged, {:?}", players.farewells());
        sleep(Duration::from_millis(20)).await;
    }
    start.elapsed()
}

#[test]
fn nodes_and_servers_are_killed_and_nothing_acknowledged_is_lost() {
    let mut servers = NatsServers::start("kills");
    let mut nodes = [Node::new(&servers, "one"), Node::new(&servers, "two")];
    for node in &mut nodes {
        node.start();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let histories = runtime.block_on(async {
        let mut lot = Lot::new(25);
        let players = Players::start([nodes[0].address, nodes[1].address], 6, 60, &mut lot);
        until_more(&players, 100, "the start").await;
        let mut longest = [0; 2];
        for round in 0..4_usize {
            players.take_gaps();
            nodes[round % 2].kill();
            until_more(&players, 60, "a node was killed").await;
            longest[0] = players.take_gaps().into_iter().max().unwrap_or(0).max(longest[0]);
            nodes[round % 2].start();
            until_more(&players, 60, "a node was started").await;
            let victim = round % 3;
            servers.kill(victim);
            let dead = until_more(&players, 20, "a NATS server was killed").await;
            longest[1] = longest[1].max(dead.as_millis() as u64);
            until_more(&players, 60, "a NATS server is away").await;
            servers.restart(victim);
            servers.wait_for(victim);
            until_more(&players, 40, "a NATS server is back").await;
        }
        println!("the longest time without a connection was {} ms, without an act {} ms", longest[0], longest[1]);
        println!("{:?} {:?}", players.counts(), players.farewells());
        players.end().await
    });
    for node in &mut nodes {
        node.close();
    }
    judge(&histories, &nodes);
}

/// Compares what all clients have seen with the files of all nodes.
fn judge(histories: &[soak::History], nodes: &[Node]) {
    let files = nodes.iter().map(|node| SqliteJournal::open_read_only(&node.database).unwrap()).collect::<Vec<_>>();
    let mut problems = Vec::new();
    let mut rows_in_all = 0;
    for history in histories {
        let game: GameId = history.game.parse().unwrap();
        let all: Vec<_> = files.iter().map(|file| file.read(game, 0).unwrap()).collect();
        // A node that was closed first has not heard what came later; what it has must be the same.
        let longest = all.iter().max_by_key(|rows| rows.len()).unwrap();
        for rows in &all {
            assert_eq!(rows[..], longest[..rows.len()], "the nodes disagree about game {game}");
        }
        rows_in_all += longest.len();
        problems.extend(check(history, longest).into_iter().map(|problem| format!("game {game}: {problem}")));
    }
    assert!(problems.is_empty(), "{} of {} games: {problems:#?}", problems.len(), histories.len());
    assert!(!histories.is_empty() && rows_in_all > 100, "{rows_in_all} rows in {} games", histories.len());
}

#[test]
fn without_a_majority_nothing_is_acknowledged_and_then_everything_goes_on() {
    let mut servers = NatsServers::start("majority");
    let mut nodes = [Node::new(&servers, "one"), Node::new(&servers, "two")];
    for node in &mut nodes {
        node.start();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let histories = runtime.block_on(async {
        let mut lot = Lot::new(7);
        let players = Players::start([nodes[0].address, nodes[1].address], 4, 60, &mut lot);
        until_more(&players, 60, "the start").await;
        servers.kill(0);
        servers.kill(1);
        // What was on its way may still be answered.
        sleep(Duration::from_secs(1)).await;
        let before = players.fresh();
        sleep(Duration::from_secs(4)).await;
        assert_eq!(players.fresh(), before, "an act was acknowledged without a majority");
        servers.restart(0);
        servers.restart(1);
        servers.wait_for(0);
        servers.wait_for(1);
        until_more(&players, 60, "the servers are back").await;
        println!("{:?} {:?}", players.counts(), players.farewells());
        players.end().await
    });
    for node in &mut nodes {
        node.close();
    }
    judge(&histories, &nodes);
    let file = SqliteJournal::open_read_only(&nodes[0].database).unwrap();
    let bodies = histories.iter().flat_map(|history| file.read(history.game.parse().unwrap(), 0).unwrap());
    let interruptions = bodies.filter(|row| row.body.contains("\"interrupted\"")).count();
    assert!(interruptions > 0, "the interruption is in no row");
}

/// Runs a command on the journal of a cluster.
fn arbiter(servers: &NatsServers, arguments: &[&str]) -> (bool, String) {
    let (url, monitors) = (servers.url(), servers.monitors().join(","));
    let journal = ["--journal", &url, "--journal-monitors", &monitors, "--journal-partitions", "2"];
    let ran = Command::new(env!("CARGO_BIN_EXE_arbiter")).args(arguments).args(journal).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stdout).into_owned() + &String::from_utf8_lossy(&ran.stderr);
    (ran.status.success(), said)
}

#[test]
fn a_journal_on_nats_is_copied_and_checked_and_a_node_with_an_empty_disk_has_every_token() {
    let servers = NatsServers::start("copies");
    let mut one = Node::new(&servers, "one");
    let backup = servers.file("backup.db");
    let backup = backup.to_str().unwrap();
    let (is_fine, said) = arbiter(&servers, &["backup", backup]);
    assert!(!is_fine && said.contains("no journal with the prefix"), "{said}");
    one.start();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let play = |address: SocketAddr| async move {
        let players = Players::start([address, address], 3, 20, &mut Lot::new(3));
        until_more(&players, 60, "a node").await;
        players.end().await
    };
    let histories = runtime.block_on(play(one.address));
    // While the node runs; an interrupted copy is started again.
    std::fs::write(format!("{backup}.part"), "the remains of a copy").unwrap();
    let (is_fine, said) = arbiter(&servers, &["backup", backup]);
    assert!(is_fine && said.contains("backup.db"), "{said}");
    let copy = SqliteJournal::open_read_only(backup.as_ref()).unwrap();
    for history in &histories {
        let rows = copy.read(history.game.parse().unwrap(), 0).unwrap();
        assert_eq!(check(history, &rows), [], "game {}", history.game);
    }
    let (is_fine, said) = arbiter(&servers, &["backup", backup]);
    assert!(!is_fine && said.contains("exists; name a new file"), "{said}");
    let (is_fine, said) = arbiter(&servers, &["verify", "--rejudge"]);
    let games = format!("{} games,", histories.len());
    assert!(is_fine && said.contains(&games) && said.contains(", 0 broken"), "{said}");
    let (is_fine, said) = arbiter(&servers, &["verify", backup]);
    assert!(is_fine && said.contains(&games), "{said}");
    let (is_fine, said) = arbiter(&servers, &["verify", "--journal-prefix", "other"]);
    assert!(!is_fine && said.contains("no journal with the prefix \"other\""), "{said}");
    // The node is lost with its disk; another one has the same tokens of the organiser and of the players.
    let token = |node: &Node| std::fs::read_to_string(node.database.with_extension("organiser-token")).unwrap();
    let organisers = token(&one);
    one.close();
    let mut two = Node::new(&servers, "two");
    two.start();
    assert_eq!(token(&two), organisers);
    let file = two.database.to_str().unwrap().to_owned();
    let (is_fine, said) = arbiter(&servers, &["token", "--reset", "--database", &file]);
    assert!(is_fine, "{said}");
    assert_ne!(token(&two), organisers);
    let replaced = token(&two);
    // A node whose file has the old token takes up the new one.
    one.start();
    assert_eq!(token(&one), replaced);
    assert!(!runtime.block_on(play(two.address)).is_empty());
}
