//! The server for comparison: it sends frames of the same length to the same sockets, and does nothing else.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as UrlPath, State};
use axum::response::Response;
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use tokio::sync::mpsc;

/// The frames for each half-move: the answer and the entry.
pub(crate) type Frames = Vec<(String, String)>;

#[derive(Clone)]
struct Echo {
    frames: Arc<Vec<(Utf8Bytes, Utf8Bytes)>>,
    tables: Arc<Mutex<HashMap<String, Arc<Table>>>>,
    created: Arc<AtomicUsize>,
}

#[derive(Default)]
struct Table {
    sockets: Mutex<Vec<mpsc::UnboundedSender<Utf8Bytes>>>,
    acts: AtomicUsize,
}

/// Writes the frames of a real server to a file.
pub(crate) fn write_frames(path: &str, frames: &Frames) {
    let lines: String = frames.iter().flat_map(|(ack, entry)| [ack.as_str(), "\n", entry.as_str(), "\n"]).collect();
    std::fs::write(path, lines).expect("a file");
}

/// Serves until the process is killed.
pub(crate) fn serve(path: &Path) {
    let text = std::fs::read_to_string(path).expect("frames");
    let lines: Vec<&str> = text.lines().collect();
    let frames = lines.chunks_exact(2).map(|pair| (pair[0].to_owned().into(), pair[1].to_owned().into())).collect();
    let echo = Echo { frames: Arc::new(frames), tables: Arc::default(), created: Arc::default() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let router = Router::new()
            .route("/api/v1/games", post(create))
            .route("/api/v1/games/{game}/seats", post(|| async { "{}" }))
            .route("/api/v1/games/{game}/socket", get(upgrade))
            .with_state(echo);
        let listener = tokio::net::TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        super::process::say(listener.local_addr().expect("an address"));
        // Frames are small, and must not wait for the next.
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a socket"));
        axum::serve(listener, router).await.expect("a server");
    });
}

async fn create(State(echo): State<Echo>) -> String {
    let number = echo.created.fetch_add(1, Ordering::Relaxed);
    format!("{{\"game\":\"{number}\",\"token\":\"\",\"invitations\":[{{}}]}}")
}

async fn upgrade(State(echo): State<Echo>, UrlPath(game): UrlPath<String>, upgrade: WebSocketUpgrade) -> Response {
    let table = Arc::clone(echo.tables.lock().unwrap_or_else(PoisonError::into_inner).entry(game).or_default());
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(0).max_write_buffer_size(256 * 1024);
    upgrade.on_upgrade(async move |socket| {
        // A client may disconnect at any time.
        let _ = sit(&echo, &table, socket).await;
    })
}

async fn sit(echo: &Echo, table: &Table, mut socket: WebSocket) -> Result<(), axum::Error> {
    let (sender, mut told) = mpsc::unbounded_channel();
    let first = socket.recv().await;
    debug_assert!(first.is_some());
    socket.send(Message::Text("{\"view\":{}}".into())).await?;
    let number = {
        let mut sockets = table.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.push(sender);
        if sockets.len() == 2 {
            for socket in &*sockets {
                let _ = socket.send("{\"entry\":{}}".into());
            }
        }
        sockets.len() - 1
    };
    loop {
        tokio::select! {
            heard = socket.recv() => {
                let Some(Ok(Message::Text(_))) = heard else { return Ok(()) };
                let act = table.acts.fetch_add(1, Ordering::Relaxed);
                let (ack, entry) = &echo.frames[act % echo.frames.len()];
                let other = table.sockets.lock().unwrap_or_else(PoisonError::into_inner).get(1 - number).cloned();
                if let Some(other) = other {
                    let _ = other.send(entry.clone());
                }
                socket.send(Message::Text(ack.clone())).await?;
                socket.send(Message::Text(entry.clone())).await?;
            }
            Some(frame) = told.recv() => socket.send(Message::Text(frame)).await?,
        }
    }
}
