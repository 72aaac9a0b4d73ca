//! Attacks on `arbiter serve` as a process: what others can see, and what a second server may touch.

mod files;
mod paths;
mod sealed;
mod second;

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends an HTTP request; returns the body.
async fn ask(at: SocketAddr, method: &str, path: &str, body: &str) -> String {
    ask_with(at, method, path, "", body).await
}

/// Sends an HTTP request with a token; returns the body.
async fn ask_as(at: SocketAddr, token: &str, method: &str, path: &str, body: &Value) -> String {
    ask_with(at, method, path, &format!("Authorization: Bearer {token}\r\n"), &body.to_string()).await
}

async fn ask_with(at: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\n{headers}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

async fn ask_json(at: SocketAddr, method: &str, path: &str, body: &Value) -> Value {
    let answer = ask(at, method, path, &body.to_string()).await;
    serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
}
