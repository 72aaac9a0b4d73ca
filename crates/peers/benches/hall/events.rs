//! Events: how long it takes from a call at a board to the arbiters' list while 120 boards are played, how much memory the server takes,
//! and how long a server takes to take up a large event after it fell.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::Goal;
use super::client::{Player, request};
use super::games::{Random, random};
use super::latency::share;
use super::process::{Folder, Server};

const BOARDS: usize = 120;
/// The thinking time of players, in milliseconds.
const THOUGHT: std::ops::Range<usize> = 500..1_500;
const HALF_MOVES: usize = 30;
/// The number of half-moves of a board after which a player calls the arbiter.
const CALLS: usize = 5;
/// The goal for 95 of 100 calls.
const CALL: Duration = Duration::from_millis(50);
/// The size of the event that is taken up after a fall, and the goal for that.
const PLAYERS: usize = 500;
const ROUNDS: u64 = 11;
const TAKEN_UP: Duration = Duration::from_secs(1);

pub(crate) fn measure() -> Vec<Goal> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let mut goals = runtime.block_on(calls());
    goals.push(runtime.block_on(taking_up()));
    goals
}

/// An event on a server, and the link of its organiser.
#[derive(Clone)]
struct Event {
    at: SocketAddr,
    id: String,
    token: String,
}

impl Event {
    async fn create(at: SocketAddr, settings: Value) -> Self {
        let wanted = json!({ "settings": settings, "organiser": "Bench" }).to_string();
        let created = request(at, "POST", "/api/v1/events", None, &wanted).await;
        let text = |field: &str| created[field].as_str().expect("a text").to_owned();
        Self { at, id: text("event"), token: text("token") }
    }

    fn path(&self, part: &str) -> String {
        format!("/api/v1/events/{}{part}", self.id)
    }

    async fn post(&self, part: &str, body: &str) -> Value {
        self.post_as(&self.token, part, body).await
    }

    async fn post_as(&self, token: &str, part: &str, body: &str) -> Value {
        let answer = request(self.at, "POST", &self.path(part), Some(token), body).await;
        assert!(answer.get("status").is_none(), "{part}: {answer}");
        answer
    }

    async fn act(&self, act: Value) -> Value {
        self.post("/acts", &act.to_string()).await
    }

    async fn get(&self, part: &str) -> Value {
        request(self.at, "GET", &self.path(part), Some(&self.token), "").await
    }

    async fn enter(&self, players: usize) {
        let rows: Vec<String> =
            (1..=players).map(|number| format!("Player {number:03}, P;{}", 2_900 - number)).collect();
        let imported = self.post("/players", &format!("Name;Elo\n{}\n", rows.join("\n"))).await;
        assert_eq!(imported["players"].as_array().map(Vec::len), Some(players), "{imported}");
        self.act(json!({ "act": "seed", "seeding": "by_rating" })).await;
    }

    async fn publish(&self) {
        self.act(json!({ "act": "pair", "pairer": { "own": { "lot": 7 } } })).await;
        self.act(json!({ "act": "publish" })).await;
    }
}

/// Plays all boards of a round and measures the way of each call to the arbiters' list.
async fn calls() -> Vec<Goal> {
    let folder = Folder::new("events");
    let server = Server::start(&["sqlite", &folder.file("hall.db")]);
    let empty = server.resident();
    let regulations = json!({ "time_control": "3600+30", "board": "assisted" });
    let settings = json!({ "name": "Bench", "rounds": 9, "regulations": regulations });
    let event = Event::create(server.address, settings).await;
    event.enter(2 * BOARDS).await;
    let mut links = Vec::new();
    for player in 1..=2 * BOARDS {
        let link = event.post("/links", &json!({ "role": { "player": player } }).to_string()).await;
        links.push(link["token"].as_str().expect("a token").to_owned());
    }
    event.publish().await;
    event.post("/games", r#"{"boards":"all"}"#).await;
    event.act(json!({ "act": "start", "boards": "all" })).await;
    let (heard, listeners) = listen(&event).await;
    let round = event.get("/rounds/1").await;
    let games = Arc::new(random(BOARDS, HALF_MOVES));
    let mut playing = Vec::new();
    for (place, (board, heard)) in round["boards"].as_array().expect("boards").iter().cloned().zip(heard).enumerate() {
        let links = ["white", "black"]
            .map(|side| links[board[side]["player"].as_u64().expect("a player") as usize - 1].clone());
        playing.push(tokio::spawn(play(event.clone(), place, links, Arc::clone(&games), heard)));
    }
    let mut waits = Vec::new();
    for board in playing {
        waits.extend(board.await.expect("a board to its end"));
    }
    let full = server.resident();
    drop(listeners);
    let (half, most) = (share(&mut waits, 50), share(&mut waits, 95));
    let what = format!(
        "{BOARDS} boards of an event, {} calls: from the act to the arbiters' list half within {half:.1?}, 95 of 100 within \
         {most:.1?} (at most {CALL:.0?})",
        waits.len()
    );
    let mebibytes = |bytes: u64| bytes as f64 / 1_048_576.0;
    let memory = format!(
        "{BOARDS} boards of an event take {:.1} MiB of memory, with {} sockets (at most 100; {:.1} MiB before)",
        mebibytes(full - empty),
        3 * BOARDS + 2,
        mebibytes(empty)
    );
    let is_small = mebibytes(full - empty) <= 100.0;
    vec![Goal::new(what, most <= CALL), Goal::new(memory, is_small)]
}

/// When the arbiters' list told of a call at a board.
type Heard = mpsc::UnboundedReceiver<Instant>;

/// Follows the event as an arbiter, and with all boards as a second one; returns a channel for each board.
async fn listen(event: &Event) -> (Vec<Heard>, Vec<tokio::task::JoinHandle<()>>) {
    let (senders, receivers): (Vec<_>, Vec<_>) = (0..BOARDS).map(|_| mpsc::unbounded_channel()).unzip();
    let mut list = join(event, false).await;
    let mut desk = join(event, true).await;
    let first = tokio::spawn(async move {
        while let Some(Ok(message)) = list.next().await {
            let now = Instant::now();
            let Message::Text(text) = message else { continue };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            for ruling in frame["entry"]["rulings"].as_array().into_iter().flatten() {
                if ruling["ruling"] == "raised" && ruling["call"]["need"] == "call" {
                    let board = ruling["call"]["board"].as_u64().expect("a board") as usize;
                    let _ = senders[board - 1].send(now);
                }
            }
        }
    });
    let second = tokio::spawn(async move { while let Some(Ok(_)) = desk.next().await {} });
    (receivers, vec![first, second])
}

async fn join(event: &Event, boards: bool) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(event.at).await.expect("a connection");
    stream.set_nodelay(true).expect("a socket");
    let address = format!("ws://{}{}", event.at, event.path("/socket"));
    let (mut socket, _) = tokio_tungstenite::client_async(address, stream).await.expect("a socket");
    let join = json!({ "join": { "token": event.token, "boards": boards } });
    socket.send(Message::Text(join.to_string().into())).await.expect("the server takes frames");
    socket
}

/// Plays a board; now and then a player stops the clocks to call the arbiter, who lets the game continue.
async fn play(
    event: Event,
    place: usize,
    links: [String; 2],
    games: Arc<Vec<Vec<String>>>,
    mut heard: Heard,
) -> Vec<Duration> {
    let mut players = Vec::new();
    for link in &links {
        players.push(sit(&event, link, "/seat").await);
    }
    let seat = format!("/rounds/1/boards/{}/seat", place + 1);
    let mut arbiter = sit(&event, &event.token, &seat).await;
    let mut random = Random::new(place as u64 * 7919 + 1);
    let mut waits = Vec::new();
    for (number, mv) in games[place].iter().enumerate() {
        let thought = THOUGHT.start + random.below(THOUGHT.len());
        tokio::time::sleep(Duration::from_millis(thought as u64)).await;
        let player = &mut players[number % 2];
        if number % CALLS == CALLS - 1 {
            let start = Instant::now();
            act(player, &format!("c{number}"), r#""act":"stop_clocks","reason":"a question""#).await;
            let now = heard.recv().await.expect("the arbiters' list");
            waits.push(now - start);
            act(&mut arbiter, &format!("r{number}"), r#""act":"resume""#).await;
        }
        act(&mut players[number % 2], &number.to_string(), &format!(r#""act":"play","move":"{mv}""#)).await;
    }
    waits
}

async fn sit(event: &Event, token: &str, part: &str) -> Player {
    let seat = event.post_as(token, part, "").await;
    Player::join(event.at, seat["game"].as_str().expect("a game"), seat["token"].as_str()).await
}

async fn act(player: &mut Player, id: &str, act: &str) {
    player.send(format!("{{\"id\":\"{id}\",{act}}}")).await;
    let ack = player.next("{\"ack\"").await;
    assert!(ack.contains("\"seq\""), "{act}: {ack}");
}

/// Fills an event with players and rounds, the last of them running on the server, and measures how long the server takes from its
/// start to an answer about the event.
async fn taking_up() -> Goal {
    let folder = Folder::new("taking-up");
    let file = folder.file("hall.db");
    let server = Server::start(&["sqlite", &file]);
    let regulations = json!({ "time_control": "3600+30", "board": "assisted" });
    let settings = json!({ "name": "Bench", "rounds": ROUNDS, "regulations": regulations });
    let event = Event::create(server.address, settings).await;
    event.enter(PLAYERS).await;
    for round in 1..=ROUNDS {
        event.publish().await;
        if round == ROUNDS {
            event.post("/games", r#"{"boards":"all"}"#).await;
        }
        event.act(json!({ "act": "start", "boards": "all" })).await;
        if round == ROUNDS {
            break;
        }
        let boards = event.get(&format!("/rounds/{round}")).await["boards"].take();
        for board in boards.as_array().expect("boards") {
            let number = board["board"].as_u64().expect("a board");
            let result = ["1-0", "1/2-1/2", "0-1"][((number + round) % 3) as usize];
            let entered =
                json!({ "act": "enter_result", "round": round, "board": number, "result": result, "source": "slip" });
            event.act(entered).await;
        }
        event.act(json!({ "act": "close_round" })).await;
    }
    drop(server);
    let start = Instant::now();
    let server = Server::start(&["sqlite", &file]);
    let opened = start.elapsed();
    let again = Event { at: server.address, ..event };
    let found = again.get("").await;
    assert_eq!(found["players"], PLAYERS);
    let seen = start.elapsed();
    let standings = again.get("/standings").await;
    assert_eq!(standings["lines"].as_array().map(Vec::len), Some(PLAYERS));
    let ranked = start.elapsed();
    let what = format!(
        "an event of {PLAYERS} players in round {ROUNDS}, {} games on the server, is taken up after a fall within {seen:.0?} \
         (at most {TAKEN_UP:.0?}; the server listens after {opened:.0?}, ranks the players after {ranked:.0?})",
        PLAYERS / 2
    );
    Goal::new(what, seen <= TAKEN_UP)
}
