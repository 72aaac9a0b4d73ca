//! A game with both players, over the public interface.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

pub(crate) struct Player(WebSocketStream<TcpStream>);

impl Player {
    /// Opens a socket at a game and joins; reads the view.
    pub(crate) async fn join(at: SocketAddr, game: &str, token: Option<&str>) -> Self {
        let stream = TcpStream::connect(at).await.expect("a connection");
        stream.set_nodelay(true).expect("a socket");
        let address = format!("ws://{at}/api/v1/games/{game}/socket");
        let (socket, _) = tokio_tungstenite::client_async(address, stream).await.expect("a socket");
        let mut player = Self(socket);
        player.send(json!({ "join": { "token": token } }).to_string()).await;
        player.next("{\"view\"").await;
        player
    }

    pub(crate) async fn send(&mut self, text: String) {
        self.0.send(Message::Text(text.into())).await.expect("the server takes frames");
    }

    /// Waits for a frame of a kind; skips others.
    pub(crate) async fn next(&mut self, kind: &str) -> Utf8Bytes {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) if text.starts_with(kind) => return text,
                Some(Ok(Message::Text(_))) => {}
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                end => panic!("the server went away: {end:?}"),
            }
        }
    }
}

/// A game with both players that has begun.
pub(crate) struct Table {
    players: [Player; 2],
}

impl Table {
    pub(crate) async fn open(at: SocketAddr) -> Self {
        let wanted = json!({ "seat": "white", "regulations": { "time_control": "3600" } });
        let created = post(at, "/api/v1/games", &wanted).await;
        let game = created["game"].as_str().expect("a game").to_owned();
        let claim = json!({ "invitation": created["invitations"][0]["invitation"] });
        let claimed = post(at, &format!("/api/v1/games/{game}/seats"), &claim).await;
        let white = Player::join(at, &game, created["token"].as_str()).await;
        let black = Player::join(at, &game, claimed["token"].as_str()).await;
        let mut table = Self { players: [white, black] };
        for player in &mut table.players {
            // The game begins.
            player.next("{\"entry\"").await;
        }
        table
    }

    /// Plays a half-move, and returns what its player received: the answer and the entry.
    pub(crate) async fn play(&mut self, number: usize, mv: &str) -> (String, String) {
        let [white, black] = &mut self.players;
        let (player, opponent) = if number.is_multiple_of(2) { (white, black) } else { (black, white) };
        player.send(format!("{{\"id\":\"{number}\",\"act\":\"play\",\"move\":\"{mv}\"}}")).await;
        let ack = player.next("{\"ack\"").await;
        assert!(ack.contains("\"seq\""), "{mv}: {ack}");
        let entry = player.next("{\"entry\"").await;
        opponent.next("{\"entry\"").await;
        (ack.to_string(), entry.to_string())
    }
}

/// Creates many games at once.
pub(crate) async fn open_tables(at: SocketAddr, count: usize) -> Vec<Table> {
    let tables = futures_util::stream::iter((0..count).map(|_| Table::open(at)));
    tables.buffer_unordered(64).collect().await
}

/// Sends a POST request.
pub(crate) async fn post(at: SocketAddr, path: &str, body: &Value) -> Value {
    request(at, "POST", path, None, &body.to_string()).await
}

/// Sends an HTTP request.
pub(crate) async fn request(at: SocketAddr, method: &str, path: &str, token: Option<&str>, body: &str) -> Value {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\n{token}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(at).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).expect("JSON")
}
