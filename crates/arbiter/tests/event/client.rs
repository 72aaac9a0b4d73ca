//! HTTP and sockets. A server that falls is an answer like any other: none.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// An answer of the server.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

/// Sends a request; returns none if the server fell before the whole answer came.
pub(crate) async fn ask(at: SocketAddr, method: &str, path: &str, token: Option<&str>, body: &str) -> Option<Answer> {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\n{token}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(at).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let answer = String::from_utf8(answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let field = |name: &str| {
        let mut lines = head.lines().filter_map(|line| line.split_once(':'));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim().to_owned())
    };
    // An answer that was cut off is none.
    let length: Option<usize> = field("content-length").and_then(|length| length.parse().ok());
    if length.is_some_and(|length| length != body.len()) {
        return None;
    }
    Some(Answer { status: head.split(' ').nth(1)?.parse().ok()?, text: body.to_owned() })
}

/// The number of acts that were sent. No two have the same id, not even after a fall: the same id gets the same answer again.
static ACTS: AtomicU64 = AtomicU64::new(0);

/// A player at a board.
pub(crate) struct Player {
    socket: WebSocketStream<TcpStream>,
}

impl Player {
    /// Joins a game; returns none if the server fell.
    pub(crate) async fn sit(at: SocketAddr, game: &str, token: &str) -> Option<Self> {
        let stream = TcpStream::connect(at).await.ok()?;
        let address = format!("ws://{at}/api/v1/games/{game}/socket");
        let (mut socket, _) = tokio_tungstenite::client_async(address, stream).await.ok()?;
        socket.send(Message::Text(json!({ "join": { "token": token } }).to_string().into())).await.ok()?;
        Some(Self { socket })
    }

    /// Sends an act and waits for its answer; returns none if the server fell.
    pub(crate) async fn act(&mut self, mut act: Value) -> Option<Value> {
        let id = ACTS.fetch_add(1, Ordering::Relaxed).to_string();
        act["id"] = id.clone().into();
        self.socket.send(Message::Text(act.to_string().into())).await.ok()?;
        loop {
            let Message::Text(text) = self.socket.next().await?.ok()? else { continue };
            let frame: Value = serde_json::from_str(&text).ok()?;
            if frame["ack"] == id.as_str() {
                return Some(frame);
            }
            assert!(frame.get("error").is_none(), "{act}: {frame}");
        }
    }
}
