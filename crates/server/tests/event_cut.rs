//! Events and connections that end in the middle: what is on disk is also in memory, and everybody hears of it.

mod support;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, header};
use event::{Act, GameResult, Moment as At, PersonId, Source};
use futures_util::{SinkExt, StreamExt};
use protocol::event::{ActedRow, EventFile, EventRow};
use serde_json::{Value, json};
use server::{EventAppend, EventId, EventJournal, EventLine, MemoryJournal, Served};
use support::TestJournal;
use support::boards::{cup, phase, round_one, seated, until};
use support::event::Fair;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tower::Service;

fn request(fair: &Fair, method: Method, part: &str, body: &Value) -> Request<Body> {
    let request = Request::builder().method(method).uri(fair.path(part)).header(header::HOST, "localhost");
    let request = request.header(header::AUTHORIZATION, format!("Bearer {}", fair.token));
    request.body(Body::from(body.to_string())).unwrap()
}

#[tokio::test]
async fn a_connection_that_is_cut_leaves_the_event_whole() {
    let journal = Arc::new(TestJournal::default());
    let fair = Fair::create_on(journal.clone(), cup(0)).await;
    for (part, body) in [
        ("/acts", json!({"act":"announce","text":"Round 1 at ten"})),
        ("/links", json!({"role":"deputy","name":"Dora"})),
        ("/players", json!("Name;Elo")),
    ] {
        let body = if part == "/players" {
            Body::from("Name;Elo\nNovák, Jan;1850\nMalá, Eva;\n")
        } else {
            Body::from(body.to_string())
        };
        let mut asked = request(&fair, Method::POST, part, &Value::Null);
        *asked.body_mut() = body;
        journal.wait();
        let answer = fair.app.clone().call(asked);
        // The client goes away while the row is being written.
        tokio::select! {
            _ = answer => panic!("{part} was answered before it was on disk"),
            () = journal.is_asked_by_an_event() => {}
        }
        journal.release();
        fair.act(json!({"act":"announce","text":format!("after {part}")})).await;
    }
    until(&fair, "/players", |players| players.as_array().unwrap().len() == 2).await;
    let told = fair.look("/announcements").await;
    assert_eq!(told.as_array().unwrap().len(), 4, "{told}");
    assert!(fair.look("/people").await.to_string().contains("Dora"));
}

/// Writes a row past the server, as another copy of the event would.
async fn write_past(fair: &Fair, journal: &MemoryJournal, act: Act) {
    let id: EventId = fair.event.parse().unwrap();
    let file = EventFile::read(&fair.get("/file", Some(&fair.token)).await.text).unwrap();
    let entry = file.event().judge(At(fair.hall.now().0), PersonId(1), act).unwrap();
    let last = journal.read_event(id, 0, usize::MAX).unwrap().pop().unwrap();
    let (row, cards) = ActedRow::of(last.seq + 1, &entry, || [7; 32]);
    let line = EventLine::after(&last, EventRow::Acted(row).to_text());
    journal
        .append_event(EventAppend { event: id, line, cards, erased: Vec::new(), summary: None, relisted: Vec::new() })
        .await
        .unwrap()
        .unwrap();
}

#[tokio::test]
async fn the_result_of_a_board_is_entered_although_the_event_had_to_be_loaded_again() {
    let journal = Arc::new(MemoryJournal::default());
    let (fair, links) = round_one(Fair::create_on(journal.clone(), cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, _black] = seated(&fair, &links, 1).await;
    write_past(&fair, &journal, Act::Announce { text: "past the server".to_owned() }).await;
    white.act(json!({"act":"resign"})).await;
    until(&fair, "/rounds/1", |round| round["boards"][0]["result"] == "0-1").await;
    assert_eq!(fair.look("/announcements").await[0]["text"], "past the server");
}

#[tokio::test]
async fn the_result_of_a_board_waits_for_a_disk_that_is_full() {
    let journal = Arc::new(TestJournal::default());
    let (fair, links) = round_one(Fair::create_on(journal.clone(), cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    let [mut white, _black] = seated(&fair, &links, 1).await;
    // The row of the game is written, that of the event is not.
    journal.fill_for_events(true);
    white.act(json!({"act":"resign"})).await;
    journal.was_refused().await;
    journal.fill_for_events(false);
    loop {
        fair.time.pass(5_000);
        if fair.look("/rounds/1").await["boards"][0]["result"] == "0-1" {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_socket_of_an_event_that_is_loaded_again_is_closed() {
    let journal = Arc::new(MemoryJournal::default());
    let fair = Fair::create_on(journal.clone(), cup(0)).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = fair.app.clone().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
    let stream = TcpStream::connect(address).await.unwrap();
    let path = format!("ws://{address}/api/v1/events/{}/socket", fair.event);
    let (mut socket, _) = tokio_tungstenite::client_async(path, stream).await.unwrap();
    socket.send(Message::Text(json!({"join":{"token":fair.token}}).to_string().into())).await.unwrap();
    let mut next = async || loop {
        if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
            break serde_json::from_str::<Value>(&text).unwrap();
        }
    };
    assert!(next().await.get("joined").is_some());
    write_past(&fair, &journal, Act::Announce { text: "past the server".to_owned() }).await;
    let failed = fair.try_act(&fair.token, &json!({"act":"announce","text":"outdated"})).await;
    assert_eq!(failed.code(), "journal_failed");
    assert_eq!(next().await["closed"]["code"], "outdated", "the client joins again and hears what it missed");
    fair.act(json!({"act":"announce","text":"again"})).await;
}

/// Serves on a port of its own, and connects to it.
async fn connect(fair: &Fair) -> TcpStream {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::listen(listener, Served::new(fair.hall.clone(), None, Vec::new()), None));
    TcpStream::connect(address).await.unwrap()
}

fn head(fair: &Fair, part: &str, length: usize) -> String {
    let path = fair.path(part);
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Length: {length}\r\n\r\n",
        fair.token
    )
}

#[tokio::test]
async fn a_request_that_takes_long_is_answered() {
    let journal = Arc::new(TestJournal::default());
    let fair = Fair::create_on(journal.clone(), cup(0)).await;
    let mut stream = connect(&fair).await;
    journal.wait();
    let act = json!({"act":"announce","text":"Slow"}).to_string();
    stream.write_all(format!("{}{act}", head(&fair, "/acts", act.len())).as_bytes()).await.unwrap();
    journal.is_asked_by_an_event().await;
    for _ in 0..4 {
        fair.time.pass(20_000);
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }
    journal.release();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
}

#[tokio::test]
async fn a_client_that_does_not_send_the_whole_request_is_not_waited_for() {
    let fair = Fair::create(cup(0)).await;
    let mut stream = connect(&fair).await;
    stream.write_all(format!("{}{{", head(&fair, "/acts", 100)).as_bytes()).await.unwrap();
    let ended = async {
        let mut rest = Vec::new();
        // The connection may be reset, because there was more to read.
        let _ = stream.read_to_end(&mut rest).await;
    };
    let passes = async {
        loop {
            fair.time.pass(10_000);
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        () = ended => {}
        () = passes => {}
    }
}

#[tokio::test]
async fn a_result_that_an_official_entered_ends_the_game_also_after_a_fall() {
    let journal = Arc::new(MemoryJournal::default());
    let (mut fair, _links) = round_one(Fair::create_on(journal.clone(), cup(0)).await).await;
    fair.act(json!({"act":"start","boards":"all"})).await;
    // The row is written, and the game has not heard of it.
    let result = GameResult::WHITE_WINS;
    write_past(&fair, &journal, Act::EnterResult { round: 1, board: 1, result, source: Source::Slip }).await;
    fair.fall().await;
    assert_eq!(phase(&fair, 1).await, "finished");
    assert_ne!(phase(&fair, 2).await, "finished");
}
