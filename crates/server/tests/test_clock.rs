//! The clock that tests of the web pages set.

use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::Value;
use server::{Hall, Limits, ManualTime, MemoryJournal, Moment, Served, router};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

async fn ask(at: SocketAddr, method: &str, path: &str, body: &str) -> (u16, Value) {
    let mut stream = TcpStream::connect(at).await.unwrap();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), serde_json::from_str(body).unwrap())
}

async fn served(has_test_clock: bool) -> SocketAddr {
    let time = ManualTime::at(Moment(1_000));
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(time.clone()), Limits::default());
    let served = Served::new(hall, None, Vec::new());
    let served = if has_test_clock { served.with_test_clock(time) } else { served };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router(served)).await.unwrap() });
    at
}

#[tokio::test]
async fn time_passes_when_it_is_told_to() {
    let at = served(true).await;
    assert_eq!(ask(at, "POST", "/test/clock", r#"{"advance":250}"#).await, (200, serde_json::json!({ "now": 1_250 })));
    let (_, created) = ask(at, "POST", "/api/v1/games", "{}").await;
    let (_, list) = ask(at, "GET", "/api/v1/games", "").await;
    assert_eq!((&list["games"][0]["game"], &list["games"][0]["created"]), (&created["game"], &1_250.into()));
    assert_eq!(ask(at, "POST", "/test/clock", r#"{"advance":-1}"#).await.0, 422);
}

#[tokio::test]
async fn a_hall_that_keeps_its_own_time_cannot_be_told() {
    let at = served(false).await;
    assert_eq!(ask(at, "POST", "/test/clock", r#"{"advance":250}"#).await.0, 404);
}
