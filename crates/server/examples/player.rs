//! An example client: it creates a game, plays it over the public interface and prints it as PGN.
//!
//! ```text
//! arbiter serve &
//! cargo run -p arbiter-chess-server --example player -- 127.0.0.1:8080              # both seats
//! cargo run -p arbiter-chess-server --example player -- 127.0.0.1:8080 stockfish    # against an engine of the server
//! ```

use std::error::Error;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

type Failure = Box<dyn Error + Send + Sync>;

/// The number of half-moves after which the player resigns.
const ENOUGH: usize = 60;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let hall = arguments.next().ok_or("usage: player HOST:PORT [ENGINE]")?;
    print!("{}", play(&hall, arguments.next().as_deref()).await?);
    Ok(())
}

/// Plays a game on a server, against itself or against an engine; returns it as PGN.
pub(crate) async fn play(hall: &str, engine: Option<&str>) -> Result<String, Failure> {
    // One seat is ours; the other is the engine's, or ours too.
    let mut wanted = json!({ "seat": "white", "name": "A program", "regulations": { "time_control": "300+2" } });
    if let Some(engine) = engine {
        wanted["opponent"] = json!({ "engine": engine, "strength": 1 });
    }
    let created = ask(hall, "POST", "/api/v1/games", Some(&wanted)).await?;
    let created: Value = serde_json::from_str(&created)?;
    let game = text(&created["game"])?;
    let mut players = vec![Player::join(hall, &game, &text(&created["token"])?).await?];
    if engine.is_none() {
        let claim = json!({ "invitation": created["invitations"][0]["invitation"], "name": "Another one" });
        let claimed = ask(hall, "POST", &format!("/api/v1/games/{game}/seats"), Some(&claim)).await?;
        let claimed: Value = serde_json::from_str(&claimed)?;
        players.push(Player::join(hall, &game, &text(&claimed["token"])?).await?);
    }

    // The client needs no rules of chess: the server sends the state of the game and the legal moves.
    loop {
        let stands = players[0].stands().await?;
        if stands["phase"] == "finished" {
            break;
        }
        let is_white = stands["turn"] == "white";
        let Some(player) = players.get_mut(usize::from(!is_white)).filter(|_| stands["phase"] == "playing") else {
            continue;
        };
        let length = stands["history_length"].as_u64().unwrap_or_default() as usize;
        if length >= ENOUGH {
            player.act(json!({ "act": "resign" })).await?;
            continue;
        }
        let question = json!({ "fen": stands["position"] });
        let answer: Value = serde_json::from_str(&ask(hall, "POST", "/api/v1/position", Some(&question)).await?)?;
        let moves = answer["moves"].as_array().ok_or("no moves")?;
        // Any legal move will do; always taking the first would be dull.
        let mv = &moves[(length * 7 + 3) % moves.len()]["uci"];
        player.act(json!({ "act": "play", "move": mv })).await?;
    }
    ask(hall, "GET", &format!("/api/v1/games/{game}/pgn"), None).await
}

/// A seat at a game.
struct Player {
    game: String,
    token: String,
    socket: WebSocketStream<TcpStream>,
    acts: u32,
    /// The last act without an answer, which is sent again after a lost connection: the server knows it by its id.
    open: Option<Value>,
    /// The last entry that was seen.
    seen: u64,
    /// The nodes of the server: if one does not answer, the next is tried.
    nodes: Vec<String>,
}

impl Player {
    async fn join(hall: &str, game: &str, token: &str) -> Result<Self, Failure> {
        let socket = connect(hall, game).await?;
        let (game, token, nodes) = (game.to_owned(), token.to_owned(), vec![hall.to_owned()]);
        let mut player = Self { game, token, socket, acts: 0, open: None, seen: 0, nodes };
        player.say(json!({ "join": { "token": player.token } })).await?;
        Ok(player)
    }

    /// Joins at the next node that answers, and sends the act again that has no answer.
    async fn rejoin(&mut self) -> Result<(), Failure> {
        for attempt in 0..40 {
            let nodes = self.nodes.len();
            if let Ok(socket) = connect(&self.nodes[(attempt + 1) % nodes].clone(), &self.game).await {
                self.socket = socket;
                let join = json!({ "join": { "token": self.token, "after": self.seen } });
                self.socket.send(Message::Text(join.to_string().into())).await?;
                if let Some(act) = &self.open {
                    self.socket.send(Message::Text(act.to_string().into())).await?;
                }
                return Ok(());
            }
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        }
        Err("no node of the server answers".into())
    }

    /// Sends an act. Its outcome arrives as a frame, like everything else.
    async fn act(&mut self, mut act: Value) -> Result<(), Failure> {
        self.acts += 1;
        act["id"] = self.acts.to_string().into();
        self.open = Some(act.clone());
        self.say(act).await
    }

    async fn say(&mut self, frame: Value) -> Result<(), Failure> {
        match self.socket.send(Message::Text(frame.to_string().into())).await {
            Ok(()) => Ok(()),
            Err(_) => self.rejoin().await,
        }
    }

    /// Waits for the next change and returns the state of the game after it.
    async fn stands(&mut self) -> Result<Value, Failure> {
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.rejoin().await?;
                    continue;
                }
                Some(Ok(_)) => continue,
            };
            let frame: Value = serde_json::from_str(&text)?;
            if let Some(refused) = frame.get("refused").or_else(|| frame.get("error")) {
                return Err(format!("the hall says no: {refused}").into());
            }
            if frame["ack"].is_string() {
                self.open = None;
            }
            if let Some(nodes) = frame["nodes"].as_array() {
                let hosts = nodes.iter().filter_map(|node| node.as_str()?.strip_prefix("http://"));
                let hosts: Vec<String> = hosts.map(str::to_owned).collect();
                self.nodes = if hosts.is_empty() { self.nodes.clone() } else { hosts };
            }
            if let Some(stands) = frame["entry"].get("stands") {
                self.seen = frame["entry"]["seq"].as_u64().unwrap_or(self.seen);
                return Ok(stands.clone());
            }
            if let Some(state) = frame["view"].get("state").filter(|_| self.seen > 0) {
                // After a lost connection the state says where the game is now.
                return Ok(state.clone());
            }
        }
    }
}

async fn connect(hall: &str, game: &str) -> Result<WebSocketStream<TcpStream>, Failure> {
    let stream = TcpStream::connect(hall).await?;
    let address = format!("ws://{hall}/api/v1/games/{game}/socket");
    Ok(tokio_tungstenite::client_async(address, stream).await?.0)
}

/// Sends an HTTP request and returns the body; a status other than success is an error.
async fn ask(hall: &str, method: &str, path: &str, body: Option<&Value>) -> Result<String, Failure> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let length = body.len();
    let mut stream = TcpStream::connect(hall).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {hall}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
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
