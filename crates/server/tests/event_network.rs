//! Events over the network: the example client runs a whole tournament, and sockets give exactly what was missed.

use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Hall, Limits, MemoryJournal, RealTime, Served, router};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

#[path = "../examples/tournament.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod tournament;

async fn serve() -> (Hall, String) {
    let limits = Limits { frames_per_second: 1_000, ..Limits::default() };
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(RealTime::start()), limits);
    let app = router(Served::new(hall.clone(), None, Vec::new()));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
    (hall, address)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_runs_a_whole_tournament() {
    let (_hall, address) = serve().await;
    let done = tournament::run(&address).await.unwrap();
    let report = pairing::trf::read(done.report.as_bytes()).unwrap();
    let tournament = report.tournament();
    assert_eq!((tournament.recorded(), tournament.players().len()), (3, 8));
    assert!(done.games.contains("[Round \"3.1\"]") && done.games.contains("1. e4"), "{}", done.games);
    assert_eq!(done.seen.first().map(String::as_str), Some("created"), "a spectator sees everything from the start");
    assert_eq!(done.seen.iter().filter(|ruling| *ruling == "result_entered").count(), 12);
    assert!(!done.seen.contains(&"drafted".to_owned()), "drafts are for officials");
}

struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    async fn join(address: &str, event: &str, join: Value) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        let path = format!("ws://{address}/api/v1/events/{event}/socket");
        let (mut socket, _) = tokio_tungstenite::client_async(path, stream).await.unwrap();
        socket.send(Message::Text(json!({ "join": join }).to_string().into())).await.unwrap();
        Self(socket)
    }

    async fn say(&mut self, frame: Value) {
        self.0.send(Message::Text(frame.to_string().into())).await.unwrap();
    }

    async fn next(&mut self) -> Value {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(_)) => {}
                _ => return Value::Null,
            }
        }
    }

    /// Reads up to a frame with a field.
    async fn until(&mut self, field: &str) -> (Vec<u64>, Value) {
        let mut seen = Vec::new();
        loop {
            let frame = self.next().await;
            assert!(!frame.is_null(), "no {field} came");
            seen.extend(frame["entry"]["seq"].as_u64());
            if frame.get(field).is_some() {
                return (seen, frame);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_again_gets_exactly_what_was_missed() {
    let (hall, address) = serve().await;
    let wanted = r#"{"settings":{"name":"Cup","rounds":3},"organiser":"Olga"}"#;
    let created = hall.create_event(&protocol::event::CreateEvent::read(wanted).unwrap(), None, None).await.unwrap();
    let organiser = json!({ "token": created.token, "after": 0 });
    let mut socket = Socket::join(&address, &created.event, organiser).await;
    let (seen, joined) = socket.until("joined").await;
    assert_eq!((seen, &joined["joined"]["seq"]), (vec![1, 2], &3.into()), "row 3 is the link, which nobody is shown");
    assert_eq!(joined["joined"]["roles"], json!(["organiser"]));
    let mut watcher = Socket::join(&address, &created.event, json!({})).await;
    assert_eq!(watcher.until("joined").await.0, Vec::<u64>::new(), "who asks for nothing missed gets nothing");
    for number in 0..5 {
        socket.say(json!({ "id": number.to_string(), "act": "announce", "text": format!("{number}") })).await;
        let (_, ack) = socket.until("ack").await;
        assert_eq!((&ack["ack"], &ack["seq"]), (&number.to_string().into(), &(4 + number).into()));
    }
    socket.say(json!({ "id": "n", "act": "note", "text": "for officials" })).await;
    socket.until("ack").await;
    socket.say(json!({ "id": "z", "act": "announce", "text": "last" })).await;
    socket.until("ack").await;
    let mut live = Vec::new();
    while live.len() < 6 {
        live.extend(watcher.next().await["entry"]["seq"].as_u64());
    }
    assert_eq!(live, [4, 5, 6, 7, 8, 10], "notes are not for spectators");
    let mut again = Socket::join(&address, &created.event, json!({ "after": 6 })).await;
    assert_eq!(again.until("joined").await.0, [7, 8, 10]);
    socket.say(json!({ "id": "bad", "act": "close_round" })).await;
    let (_, refused) = socket.until("refused").await;
    assert_eq!((&refused["ack"], &refused["refused"]["code"]), (&"bad".into(), &"no_open_round".into()));
    watcher.say(json!({ "id": "1", "act": "announce", "text": "me" })).await;
    assert_eq!(watcher.until("error").await.1["error"]["code"], "no_link");
    let mut stranger = Socket::join(&address, &created.event, json!({ "token": "guessed" })).await;
    assert_eq!(stranger.next().await["closed"]["code"], "no_link");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_follows_the_boards_gets_all_of_them_and_then_what_changes() {
    let (hall, address) = serve().await;
    let wanted = r#"{"settings":{"name":"Cup","rounds":3,"regulations":{"board":"assisted"}},"organiser":"Olga"}"#;
    let created = hall.create_event(&protocol::event::CreateEvent::read(wanted).unwrap(), None, None).await.unwrap();
    let join = json!({ "token": created.token, "boards": true });
    let mut desk = Socket::join(&address, &created.event, join).await;
    let (_, first) = desk.until("boards").await;
    assert_eq!(first["boards"], json!({"round":0,"cards":[]}), "there is no round yet");
    let mut plain = Socket::join(&address, &created.event, json!({ "token": created.token })).await;
    plain.until("joined").await;
    let acts = [
        json!({"act":"register","registration":{"name":"Ann"}}),
        json!({"act":"register","registration":{"name":"Bob"}}),
        json!({"act":"register","registration":{"name":"Cid"}}),
        json!({"act":"register","registration":{"name":"Dan"}}),
        json!({"act":"seed","seeding":"by_rating"}),
        json!({"act":"pair","pairer":{"own":{"lot":7}}}),
        json!({"act":"publish"}),
    ];
    for (number, mut act) in acts.into_iter().enumerate() {
        act["id"] = number.to_string().into();
        plain.say(act).await;
        assert!(plain.until("ack").await.1.get("seq").is_some());
    }
    let event = created.event.clone();
    let post = async |part: &str, body: Value| {
        let (path, token) = (format!("/api/v1/events/{event}{part}"), created.token.clone());
        tournament::ask(&address, "POST", &path, Some(&token), &body.to_string()).await.unwrap()
    };
    post("/games", json!({"boards":"all"})).await;
    let mut boards = std::collections::BTreeSet::new();
    while boards.len() < 2 {
        let (_, frame) = desk.until("boards").await;
        assert_eq!(frame["boards"]["round"], 1);
        boards.extend(frame["boards"]["cards"].as_array().unwrap().iter().filter_map(|card| card["board"].as_u64()));
    }
    post("/acts", json!({"act":"start","boards":{"boards":[2]}})).await;
    loop {
        let (_, frame) = desk.until("boards").await;
        let cards = frame["boards"]["cards"].as_array().unwrap();
        assert!(cards.iter().all(|card| card["board"] == 2), "only what changes: {frame}");
        if cards[0]["card"]["phase"] == "playing" {
            break;
        }
    }
    let mut late = Socket::join(&address, &created.event, json!({ "boards": true })).await;
    let (_, frame) = late.until("boards").await;
    assert_eq!(frame["boards"]["cards"].as_array().unwrap().len(), 2, "{frame}");
}
