//! Whether the server says that it is ready, and what it reports about its own problems.

mod support;

use protocol::CreateGame;
use server::{HallError, Served, router};
use support::{BLITZ, Scene};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Sends an HTTP request with a host name; returns the whole response.
async fn ask(at: std::net::SocketAddr, method: &str, path: &str, host: &str, body: &str) -> String {
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}");
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

async fn serve(scene: &Scene) -> std::net::SocketAddr {
    let served = Served::new(scene.hall.clone(), None, Vec::new()).with_hosts(&["chess.example".to_owned()]);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router(served)).await });
    at
}

#[tokio::test]
async fn a_disk_that_takes_nothing_makes_the_server_unready_until_it_does() {
    let scene = Scene::new();
    let (_, mut white, ..) = scene.play(BLITZ).await;
    assert!(scene.hall.is_ready().await.is_ok());
    scene.journal.fill(true);
    white.send(r#"{"id":"1","act":"play","move":"e2e4"}"#).await;
    assert_eq!(white.next().await["closed"]["code"], "journal_failed");
    assert!(matches!(scene.hall.is_ready().await, Err(HallError::Journal(_))));
    scene.journal.fill(false);
    assert!(scene.hall.is_ready().await.is_ok(), "it is tried again, though nobody plays");
}

#[tokio::test]
async fn an_answer_of_status_500_holds_no_path_and_no_cause() {
    let scene = Scene::new();
    let at = serve(&scene).await;
    scene.journal.fill(true);
    let refused = scene.hall.create(&CreateGame::read(BLITZ).unwrap(), false).await;
    assert!(refused.unwrap_err().to_string().contains("/var/lib/secret"), "the cause is known inside");
    let asked = [("POST", "/api/v1/games", "500"), ("GET", "/api/v1/health/ready", "503"), ("GET", "/ready", "503")];
    for (method, path, status) in asked {
        let answer = ask(at, method, path, "127.0.0.1", "{}").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
        assert!(!answer.contains("/var") && !answer.contains("full"), "{answer}");
        assert!(answer.contains("in the log under "), "{answer}");
    }
}

#[tokio::test]
async fn a_name_that_points_here_and_is_not_ours_is_turned_away() {
    let at = serve(&Scene::new()).await;
    for known in ["127.0.0.1", "192.168.1.20:8080", "[::1]", "localhost:1234", "chess.example"] {
        let answer = ask(at, "GET", "/api/v1/games", known, "").await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{known}: {answer}");
    }
    for path in ["/", "/api/v1/games", "/api/v1/health/live", "/metrics"] {
        let answer = ask(at, "GET", path, "rebound.example", "").await;
        assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("--host rebound.example"), "{path}: {answer}");
    }
}
