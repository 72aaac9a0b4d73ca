//! An example client: it runs a whole tournament over the public interface and prints the games of the last round and the report file.
//!
//! ```text
//! arbiter serve &
//! cargo run -p arbiter-chess-server --example tournament -- 127.0.0.1:8080
//! ```
//!
//! The first board of each round is played on the server by two clients with the players' links; the results of the other boards are
//! entered, as they are from wooden boards. Meanwhile another client follows the event over its socket.

use std::error::Error;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

type Failure = Box<dyn Error + Send + Sync>;

const PLAYERS: &str = "Name;Elo\nAshby, Helen;2104\nBrož, Jan;2050\nČapek, Karel;1985\nDanko, Ivo;1960\n\
    Eliáš, Eva;1904\nFiala, Filip;1850\nGajdoš, Gustáv;1795\nHolá, Hana;1740\n";
const ROUNDS: u64 = 3;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let server = std::env::args().nth(1).ok_or("usage: tournament HOST:PORT")?;
    let Done { report, games, seen } = run(&server).await?;
    print!("{games}{report}");
    eprintln!("A spectator saw {} rulings.", seen.len());
    Ok(())
}

/// What a tournament leaves behind.
pub(crate) struct Done {
    /// The report file.
    pub(crate) report: String,
    /// The games of the last round as PGN.
    pub(crate) games: String,
    /// The rulings that a spectator saw over the socket, in order.
    pub(crate) seen: Vec<String>,
}

/// Runs a tournament on a server from entry to report.
pub(crate) async fn run(server: &str) -> Result<Done, Failure> {
    let regulations = json!({ "time_control": "180+2" });
    let settings = json!({ "name": "Example cup", "rounds": ROUNDS, "regulations": regulations });
    let wanted = json!({ "settings": settings, "organiser": "A program" });
    let created = ask(server, "POST", "/api/v1/events", None, &wanted.to_string()).await?;
    let created: Value = serde_json::from_str(&created)?;
    let event = Event { server: server.to_owned(), id: text(&created["event"])?, token: text(&created["token"])? };
    let mut spectator = Socket::join(server, &format!("/api/v1/events/{}/socket", event.id), None, Some(0)).await?;

    event.post("/players", PLAYERS).await?;
    let players: Vec<Value> = serde_json::from_str(&event.get("/players").await?)?;
    let mut links = Vec::new();
    for player in &players {
        let wanted = json!({ "role": { "player": player["player"] } });
        links.push(text(&event.post("/links", &wanted.to_string()).await?["token"])?);
    }
    event.act(json!({ "act": "seed", "seeding": "by_rating" })).await?;
    for round in 1..=ROUNDS {
        event.act(json!({ "act": "pair", "pairer": { "own": { "lot": 7 } } })).await?;
        event.act(json!({ "act": "publish" })).await?;
        event.post("/games", &json!({ "boards": { "boards": [1] } }).to_string()).await?;
        event.act(json!({ "act": "start", "boards": "all" })).await?;
        let pairs: Value = serde_json::from_str(&event.get(&format!("/rounds/{round}")).await?)?;
        for board in pairs["boards"].as_array().ok_or("no boards")? {
            if board["board"] == 1 {
                event.play(board, &links).await?;
            } else {
                let result = ["1-0", "1/2-1/2", "0-1"][(board["board"].as_u64().unwrap_or(0) % 3) as usize];
                let act = json!({ "act": "enter_result", "round": round, "board": board["board"], "result": result, "source": "slip" });
                event.act(act).await?;
            }
        }
        // The server enters the result of its own board; a spectator learns of it over the socket.
        while spectator.last_result != (round, 1) {
            spectator.next().await?;
        }
        event.act(json!({ "act": "close_round" })).await?;
    }
    event.act(json!({ "act": "finish", "early": null })).await?;
    while spectator.seen.last().is_none_or(|last| last != "finished") {
        spectator.next().await?;
    }
    let games = event.get(&format!("/rounds/{ROUNDS}/pgn")).await?;
    Ok(Done { report: event.get("/trf").await?, games, seen: spectator.seen })
}

/// An event, and the link of its organiser.
struct Event {
    server: String,
    id: String,
    token: String,
}

impl Event {
    async fn get(&self, part: &str) -> Result<String, Failure> {
        ask(&self.server, "GET", &format!("/api/v1/events/{}{part}", self.id), Some(&self.token), "").await
    }

    async fn post(&self, part: &str, body: &str) -> Result<Value, Failure> {
        self.post_as(&self.token, part, body).await
    }

    async fn post_as(&self, token: &str, part: &str, body: &str) -> Result<Value, Failure> {
        let path = format!("/api/v1/events/{}{part}", self.id);
        Ok(serde_json::from_str(&ask(&self.server, "POST", &path, Some(token), body).await?)?)
    }

    /// Does an act of the organiser; it is on disk when it is answered.
    async fn act(&self, act: Value) -> Result<Value, Failure> {
        self.post("/acts", &act.to_string()).await
    }

    /// Plays a short game with the links of both players: each asks for the seat, White makes a move, Black resigns.
    async fn play(&self, board: &Value, links: &[String]) -> Result<(), Failure> {
        let mut seats = Vec::new();
        for side in ["white", "black"] {
            let player = board[side]["player"].as_u64().ok_or("no player")? as usize;
            let seat = self.post_as(&links[player - 1], "/seat", "").await?;
            let path = format!("/api/v1/games/{}/socket", text(&seat["game"])?);
            seats.push(Socket::join(&self.server, &path, seat["token"].as_str(), None).await?);
        }
        seats[0].act(json!({ "act": "play", "move": "e2e4" })).await?;
        seats[1].act(json!({ "act": "resign" })).await
    }
}

/// A socket of a game or of an event.
struct Socket {
    stream: WebSocketStream<TcpStream>,
    acts: u32,
    /// The names of the rulings that came.
    seen: Vec<String>,
    /// The round and the board of the last result that came.
    last_result: (u64, u64),
}

impl Socket {
    async fn join(server: &str, path: &str, token: Option<&str>, after: Option<u64>) -> Result<Self, Failure> {
        let stream = TcpStream::connect(server).await?;
        let (stream, _) = tokio_tungstenite::client_async(format!("ws://{server}{path}"), stream).await?;
        let mut socket = Self { stream, acts: 0, seen: Vec::new(), last_result: (0, 0) };
        socket.say(&json!({ "join": { "token": token, "after": after } })).await?;
        Ok(socket)
    }

    async fn say(&mut self, frame: &Value) -> Result<(), Failure> {
        Ok(self.stream.send(Message::Text(frame.to_string().into())).await?)
    }

    /// Sends an act and waits until it is on disk.
    async fn act(&mut self, mut act: Value) -> Result<(), Failure> {
        self.acts += 1;
        act["id"] = self.acts.to_string().into();
        self.say(&act).await?;
        while !self.next().await? {}
        Ok(())
    }

    /// Reads the next frame; tells whether it acknowledges an act.
    async fn next(&mut self) -> Result<bool, Failure> {
        loop {
            let Message::Text(text) = self.stream.next().await.ok_or("the server has gone")?? else { continue };
            let frame: Value = serde_json::from_str(&text)?;
            if let Some(refused) = frame.get("refused").or_else(|| frame.get("error")).or_else(|| frame.get("closed")) {
                return Err(format!("the server refuses: {refused}").into());
            }
            for ruling in frame["entry"]["rulings"].as_array().into_iter().flatten() {
                self.seen.extend(ruling["ruling"].as_str().map(str::to_owned));
                if ruling["ruling"] == "result_entered" {
                    let number = |field: &str| ruling[field].as_u64().unwrap_or_default();
                    if number("board") == 1 {
                        self.last_result = (number("round"), 1);
                    }
                }
            }
            return Ok(frame.get("ack").is_some());
        }
    }
}

/// Sends an HTTP request and returns the body; a status other than success is an error.
pub(crate) async fn ask(
    server: &str,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> Result<String, Failure> {
    let length = body.len();
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let mut stream = TcpStream::connect(server).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\n{token}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("this is no HTTP")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if status.starts_with('2') { Ok(body.to_owned()) } else { Err(format!("{path}: {status} {body}").into()) }
}

fn text(value: &Value) -> Result<String, Failure> {
    Ok(value.as_str().ok_or("expected a text")?.to_owned())
}
