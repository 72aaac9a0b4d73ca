//! Clients of a server, as hostile as a test wants them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Hall, Limits, ManualTime, MemoryJournal, Moment, Secret, Served, listen};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A server on a port of its own, with a clock that the test moves.
pub(crate) struct Scene {
    pub(crate) at: SocketAddr,
    time: ManualTime,
}

impl Scene {
    pub(crate) async fn new(limits: Limits) -> Self {
        let time = ManualTime::at(Moment(1_000_000));
        let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(time.clone()), limits);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        tokio::spawn(listen(
            listener,
            Served::new(hall, Some(Secret::hash_of("the organiser's token")), Vec::new()),
            None,
        ));
        Self { at, time }
    }

    pub(crate) fn pass(&self, milliseconds: u64) {
        self.time.pass(milliseconds);
    }

    /// Advances time step by step until something has happened.
    pub(crate) async fn until<T>(&self, happened: impl Future<Output = T>) -> T {
        let mut happened = std::pin::pin!(happened);
        loop {
            tokio::select! {
                biased;
                value = &mut happened => return value,
                () = tokio::time::sleep(Duration::from_millis(1)) => self.time.pass(500),
            }
        }
    }

    /// Sends an HTTP request; returns the status and the body.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        self.ask_with(method, path, "", body).await
    }

    /// Sends an HTTP request with the organiser's token.
    pub(crate) async fn ask_as_organiser(&self, method: &str, path: &str) -> (u16, String) {
        self.ask_with(method, path, "Authorization: Bearer the organiser's token\r\n", "").await
    }

    async fn ask_with(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.at).await.unwrap();
        let (at, length) = (self.at, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    async fn post(&self, path: &str, body: &Value) -> Value {
        serde_json::from_str(&self.ask("POST", path, &body.to_string()).await.1).unwrap()
    }

    /// Creates a game; returns its id and both tokens.
    pub(crate) async fn game(&self) -> (String, String, String) {
        let created = self.post("/api/v1/games", &json!({ "seat": "white" })).await;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let game = text(&created["game"]);
        let claim = json!({ "invitation": created["invitations"][0]["invitation"] });
        let claimed = self.post(&format!("/api/v1/games/{game}/seats"), &claim).await;
        (game, text(&created["token"]), text(&claimed["token"]))
    }

    /// Opens a socket at a game. A slow client gets a small receive buffer.
    pub(crate) async fn connect(&self, game: &str, is_slow: bool) -> Client {
        let socket = TcpSocket::new_v4().unwrap();
        if is_slow {
            socket.set_recv_buffer_size(4_096).unwrap();
        }
        let stream = socket.connect(self.at).await.unwrap();
        let address = format!("ws://{}/api/v1/games/{game}/socket", self.at);
        Client(tokio_tungstenite::client_async(address, stream).await.unwrap().0)
    }

    /// Joins a game, and reads the view.
    pub(crate) async fn join(&self, game: &str, token: Option<&str>) -> Client {
        let mut client = self.connect(game, false).await;
        client.say(&json!({ "join": { "token": token } })).await;
        assert!(client.next().await["view"].is_object());
        client
    }
}

pub(crate) struct Client(WebSocketStream<TcpStream>);

impl Client {
    pub(crate) async fn say(&mut self, frame: &Value) {
        self.raw(frame.to_string()).await;
    }

    pub(crate) async fn raw(&mut self, text: impl Into<String>) {
        // The server may have closed the socket; its last frame can still be read.
        let _ = self.0.send(Message::Text(text.into().into())).await;
    }

    /// Returns the next frame; null once the socket is closed.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Value::Null,
            }
        }
    }

    /// Reads until the server closes the socket, and returns the reason.
    pub(crate) async fn reason(&mut self) -> Value {
        let mut last = Value::Null;
        loop {
            match self.next().await {
                Value::Null => return last["closed"]["code"].clone(),
                frame => last = frame,
            }
        }
    }

    /// Sends an act and returns the answer, skipping other frames.
    pub(crate) async fn act(&mut self, id: &str, act: Value) -> Value {
        let mut act = act;
        act["id"] = id.into();
        self.say(&act).await;
        self.answer().await
    }

    pub(crate) async fn answer(&mut self) -> Value {
        loop {
            let frame = self.next().await;
            if frame.is_null() || frame.get("ack").is_some() {
                return frame;
            }
        }
    }
}
