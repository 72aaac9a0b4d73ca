//! `arbiter serve` as a process: killed at any moment, it loses no acknowledged act and doubles none.

mod attack;

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// How often the server is killed.
const ROUNDS: u64 = 24;
/// The server is killed at most this many milliseconds after the games have begun.
const LATEST: u64 = 250;
/// The number of games that are being played then.
const GAMES: usize = 8;

/// A temporary folder, deleted afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("arbiter-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn database(&self) -> PathBuf {
        self.0.join("hall.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in a process of its own.
struct Hall {
    process: Child,
    address: SocketAddr,
}

impl Hall {
    fn start(database: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(["serve", "--listen", "127.0.0.1:0", "--frames-per-second", "100000", "--games-per-minute", "100000"])
            .arg("--database")
            .arg(database)
            .env("ARBITER_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("it says where it listens").parse().unwrap();
        Self { process, address }
    }

    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    fn terminate(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.process.wait().unwrap().success(), "it ends well when it is told to");
    }
}

/// Kills the server, so that a failed test leaves none behind.
impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn arbiter(database: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let answer =
        Command::new(env!("CARGO_BIN_EXE_arbiter")).args(arguments).env("ARBITER_DATABASE", database).output().unwrap();
    (answer.status.code(), String::from_utf8(answer.stdout).unwrap() + &String::from_utf8(answer.stderr).unwrap())
}

async fn create(at: SocketAddr) -> Option<(String, String)> {
    let body = r#"{"seat":"both","regulations":{"time_control":"3600"}}"#;
    let length = body.len();
    let request = format!(
        "POST /api/v1/games HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(at).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let created: Value = serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()?;
    Some((created["game"].as_str()?.to_owned(), created["token"].as_str()?.to_owned()))
}

async fn join(at: SocketAddr, game: &str, token: &str, after: Option<u64>) -> Option<WebSocketStream<TcpStream>> {
    let stream = TcpStream::connect(at).await.ok()?;
    let address = format!("ws://{at}/api/v1/games/{game}/socket");
    let (mut socket, _) = tokio_tungstenite::client_async(address, stream).await.ok()?;
    let frame = json!({ "join": { "token": token, "after": after } });
    socket.send(Message::Text(frame.to_string().into())).await.ok()?;
    Some(socket)
}

async fn next(socket: &mut WebSocketStream<TcpStream>) -> Option<Value> {
    loop {
        if let Message::Text(text) = socket.next().await?.ok()? {
            return serde_json::from_str(&text).ok();
        }
    }
}

/// What a client knows of its game: its token, and the acknowledged acts.
#[derive(Default)]
struct Known {
    token: String,
    acknowledged: HashMap<String, Value>,
    sent: HashMap<String, Value>,
}

/// Plays until the server dies; knights move out and back, and a draw is offered now and then.
async fn play(at: SocketAddr, acknowledged: Arc<AtomicUsize>) -> Option<(String, Known)> {
    let (game, token) = create(at).await?;
    let mut known = Known { token: token.clone(), ..Known::default() };
    let mut socket = join(at, &game, &token, None).await?;
    for number in 0.. {
        let (by, mv) = [
            ("white", "g1f3"),
            ("black", "g8f6"),
            ("white", "b1c3"),
            ("black", "b8c6"),
            ("white", "f3g1"),
            ("black", "f6g8"),
            ("white", "c3b1"),
            ("black", "c6b8"),
            ("white", "e2e3"),
            ("black", "e7e6"),
        ][number % 10];
        let pawn = ["a", "b", "c", "d", "e", "f", "g", "h"].get(number / 10).copied();
        let mv = match (number % 10, pawn) {
            (8, Some(file)) => format!("{file}2{file}3"),
            (9, Some(file)) => format!("{file}7{file}6"),
            _ => mv.to_owned(),
        };
        let id = format!("act {number}");
        let act = json!({ "id": id, "by": by, "act": "play", "move": mv });
        known.sent.insert(id.clone(), act.clone());
        if socket.send(Message::Text(act.to_string().into())).await.is_err() {
            break;
        }
        let answer = loop {
            match next(&mut socket).await {
                Some(frame) if frame.get("ack").is_some() => break Some(frame),
                Some(_) => {}
                None => break None,
            }
        };
        let Some(answer) = answer else { break };
        if answer.get("seq").is_none() {
            break;
        }
        acknowledged.fetch_add(1, Ordering::Relaxed);
        known.acknowledged.insert(id, answer);
    }
    Some((game, known))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_is_killed_loses_nothing_it_acknowledged_and_doubles_nothing() {
    let folder = Folder::new("kill");
    // A different moment every time; a failure can be repeated with the number it prints.
    let told = std::env::var("KILL_SEED").ok().map(|seed| seed.parse().expect("KILL_SEED is a number"));
    let seed: u64 = told.unwrap_or_else(|| std::time::UNIX_EPOCH.elapsed().unwrap().as_nanos() as u64);
    println!("KILL_SEED={seed}");
    let mut random = seed;
    let mut games: HashMap<String, Known> = HashMap::new();
    let mut total = 0;
    for round in 0..ROUNDS {
        let hall = Hall::start(&folder.database());
        let at = hall.address;
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let clients: Vec<_> = (0..GAMES).map(|_| tokio::spawn(play(at, Arc::clone(&acknowledged)))).collect();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moment = Duration::from_micros((random >> 33) % (LATEST * 1_000));
        println!("round {round}: killed after {moment:?}");
        tokio::time::sleep(moment).await;
        hall.kill();
        for client in clients {
            games.extend(client.await.unwrap());
        }
        total += acknowledged.load(Ordering::Relaxed);
    }
    assert!(total > 100, "there was something to lose: {total}");

    let hall = Hall::start(&folder.database());
    for (game, known) in &games {
        let mut socket = join(hall.address, game, &known.token, Some(0)).await.unwrap();
        let mut numbers = Vec::new();
        let view = loop {
            let frame = next(&mut socket).await.unwrap();
            match frame["entry"]["seq"].as_u64() {
                Some(seq) => numbers.push(seq),
                None => break frame,
            }
        };
        assert!(numbers.is_sorted_by(|one, other| one < other), "nothing comes twice");
        let moves = view["view"]["state"]["moves"].as_array().unwrap().len();
        let (sent, acknowledged) = (known.sent.len(), known.acknowledged.len());
        assert!((acknowledged..=sent).contains(&moves), "{moves} moves, {acknowledged} acknowledged, {sent} sent");
        for (id, answer) in &known.acknowledged {
            socket.send(Message::Text(known.sent[id].to_string().into())).await.unwrap();
            let again = loop {
                let frame = next(&mut socket).await.unwrap();
                if frame.get("ack").is_some() {
                    break frame;
                }
            };
            assert_eq!(again, *answer, "what was acknowledged is still so");
        }
    }
    hall.terminate();
    let (status, told) = arbiter(&folder.database(), &["verify", "--rejudge"]);
    assert_eq!(status, Some(0), "{told}");
    assert!(told.contains(", 0 broken") && told.contains("0 rows would be ruled differently"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_backed_up_while_they_are_played_and_restored() {
    let folder = Folder::new("backup");
    let hall = Hall::start(&folder.database());
    let (game, token) = create(hall.address).await.unwrap();
    let mut socket = join(hall.address, &game, &token, None).await.unwrap();
    assert!(next(&mut socket).await.unwrap()["view"].is_object());
    while next(&mut socket).await.expect("the game begins")["entry"]["act"]["act"] != "start" {}
    let copy = folder.0.join("copy.db");
    let (status, told) = arbiter(&folder.database(), &["backup", copy.to_str().unwrap()]);
    assert_eq!(status, Some(0), "{told}");
    hall.terminate();

    let (status, told) = arbiter(&folder.database(), &["restore", copy.to_str().unwrap()]);
    assert_eq!(status, Some(2), "nothing is overwritten: {told}");
    let other = folder.0.join("other.db");
    let (status, told) = arbiter(&other, &["restore", copy.to_str().unwrap()]);
    assert_eq!((status, told.as_str()), (Some(0), "1 game\n"));
    let third = folder.0.join("third.db");
    let (status, told) = arbiter(&third, &["restore", copy.to_str().unwrap(), "--json"]);
    let expected = json!({ "file": third.to_str(), "games": 1, "broken": 0, "problems": [] });
    assert_eq!((status, told), (Some(0), format!("{expected}\n")));
    let (status, told) = arbiter(&third, &["reindex", "--json"]);
    assert_eq!((status, told), (Some(0), format!("{}\n", json!({ "games": 1, "broken": 0 }))));
    let fourth = folder.0.join("fourth.db");
    let (status, told) = arbiter(&third, &["backup", fourth.to_str().unwrap(), "--json"]);
    assert_eq!((status, told), (Some(0), format!("{}\n", json!({ "file": fourth.to_str() }))));
    let (status, told) = arbiter(&other, &["reindex"]);
    assert_eq!((status, told.as_str()), (Some(0), "1 game\n"));
    let hall = Hall::start(&other);
    let mut socket = join(hall.address, &game, &token, None).await.unwrap();
    assert_eq!(next(&mut socket).await.unwrap()["view"]["state"]["phase"], "stopped");
    hall.terminate();
}

#[cfg(unix)]
#[test]
fn the_organisers_token_is_for_its_owner_alone_and_can_be_drawn_anew() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("token");
    assert_eq!(arbiter(&folder.database(), &["token"]).0, Some(1), "there is none before the first start");
    Hall::start(&folder.database()).terminate();
    let (status, told) = arbiter(&folder.database(), &["token"]);
    assert_eq!(status, Some(0));
    let path = PathBuf::from(told.trim());
    let first = std::fs::read_to_string(&path).unwrap();
    assert_eq!((first.trim().len(), std::fs::metadata(&path).unwrap().permissions().mode() & 0o777), (64, 0o600));
    let (_, told) = arbiter(&folder.database(), &["token", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&told).unwrap(), json!({ "file": path.to_str(), "exists": true }));
    arbiter(&folder.database(), &["token", "--reset"]);
    assert_ne!(std::fs::read_to_string(&path).unwrap(), first);
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}
