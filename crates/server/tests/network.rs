//! The server on the network, over its public interface only.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Hall, Limits, MemoryJournal, RealTime, Served, router};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Starts a server on a port of its own.
async fn hall(limits: Limits) -> SocketAddr {
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(RealTime::start()), limits);
    let organiser = Some(server::Secret::hash_of("the organiser's token"));
    let app = router(Served::new(hall, organiser, Vec::new()));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
    address
}

/// Sends an HTTP request; returns status, headers and body.
async fn ask(at: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(at).await.unwrap();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_lowercase(), body.to_owned())
}

async fn post(at: SocketAddr, path: &str, body: &Value) -> (u16, Value) {
    let (status, _, text) = ask(at, "POST", path, "", &body.to_string()).await;
    (status, serde_json::from_str(&text).unwrap())
}

struct Player {
    socket: WebSocketStream<TcpStream>,
    id: u64,
    /// Frames that came while an answer was awaited.
    kept: VecDeque<Value>,
}

impl Player {
    async fn connect(at: SocketAddr, game: &str, origin: Option<&str>) -> Result<Self, Error> {
        let stream = TcpStream::connect(at).await.unwrap();
        let mut request = format!("ws://{at}/api/v1/games/{game}/socket").into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Self { socket, id: 0, kept: VecDeque::new() })
    }

    async fn join(at: SocketAddr, game: &str, token: Option<&str>) -> Self {
        let mut player = Self::connect(at, game, None).await.unwrap();
        player.say(json!({ "join": { "token": token } })).await;
        assert!(player.next().await["view"].is_object());
        player
    }

    async fn say(&mut self, frame: Value) {
        self.raw(frame.to_string()).await;
    }

    async fn raw(&mut self, text: String) {
        let message = Message::Text(text.into());
        let sent = self.socket.send(message).await;
        // The server may have closed the socket; its last frame can still be read.
        drop(sent);
    }

    /// Returns the next frame; null once the socket is closed.
    async fn next(&mut self) -> Value {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    // Frames about the seats may come at any time.
                    if frame.get("seats").is_none() {
                        return frame;
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Value::Null,
            }
        }
    }

    async fn act(&mut self, mut act: Value) -> Value {
        self.id += 1;
        act["id"] = self.id.to_string().into();
        self.say(act).await;
        loop {
            let frame = self.next().await;
            if frame.is_null() || frame.get("ack").is_some() {
                return frame;
            }
            self.kept.push_back(frame);
        }
    }

    async fn ruling(&mut self, name: &str) -> Value {
        loop {
            let kept = self.kept.pop_front();
            let frame = if let Some(frame) = kept { frame } else { self.next().await };
            assert!(!frame.is_null(), "no {name} came");
            let rulings = frame["entry"]["rulings"].as_array().cloned().unwrap_or_default();
            if let Some(found) = rulings.into_iter().find(|ruling| ruling["ruling"] == name) {
                return found;
            }
        }
    }
}

/// Creates a game and returns its id with both tokens.
async fn game(at: SocketAddr, regulations: Value) -> (String, String, String) {
    let (status, created) =
        post(at, "/api/v1/games", &json!({ "regulations": regulations, "seat": "white", "name": "Anna" })).await;
    assert_eq!(status, 201, "{created}");
    let name = created["game"].as_str().unwrap().to_owned();
    let claim = json!({ "invitation": created["invitations"][0]["invitation"], "name": "Bela \"B\" <b>" });
    let (status, claimed) = post(at, &format!("/api/v1/games/{name}/seats"), &claim).await;
    assert_eq!(status, 201, "{claimed}");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (name, text(&created["token"]), text(&claimed["token"]))
}

#[tokio::test]
async fn two_programs_play_to_mate_over_the_public_interface() {
    let at = hall(Limits::default()).await;
    let (game, white, black) = game(at, json!({ "time_control": "300+3" })).await;
    let mut watcher = Player::join(at, &game, None).await;
    let mut white = Player::join(at, &game, Some(&white)).await;
    let mut black = Player::join(at, &game, Some(&black)).await;
    for (number, mv) in ["f2f3", "e7e5", "g2g4", "Qh4"].into_iter().enumerate() {
        let player = if number % 2 == 0 { &mut white } else { &mut black };
        let ack = player.act(json!({ "act": "play", "move": mv })).await;
        assert!(ack["seq"].is_number(), "{mv}: {ack}");
    }
    for player in [&mut white, &mut black, &mut watcher] {
        let over = player.ruling("game_over").await;
        assert_eq!(
            (&over["result"], &over["reason"], &over["article"]),
            (&"0-1".into(), &"checkmate".into(), &"5.1.1".into())
        );
    }
    let (status, head, pgn) = ask(at, "GET", &format!("/api/v1/games/{game}/pgn"), "", "").await;
    assert_eq!(status, 200);
    assert!(head.contains("application/x-chess-pgn"));
    let without_clocks: String = pgn.split('{').map(|part| part.split('}').next_back().unwrap()).collect();
    let (_, moves) = without_clocks.split_once("\n\n").unwrap();
    let moves: Vec<&str> = moves.split_whitespace().collect();
    assert_eq!(moves, ["1.", "f3", "1...", "e5", "2.", "g4", "2...", "Qh4#", "0-1"]);
    assert!(pgn.contains("[Black \"Bela \\\"B\\\" <b>\"]"), "{pgn}");
    let (_, _, view) = ask(at, "GET", &format!("/api/v1/games/{game}"), "", "").await;
    let view: Value = serde_json::from_str(&view).unwrap();
    let hash = view["hash"].as_str().unwrap();
    assert!(pgn.contains(&format!("[JournalHash \"{hash}\"]")));
    let (_, _, list) = ask(at, "GET", "/api/v1/games?limit=1", "", "").await;
    let list: Value = serde_json::from_str(&list).unwrap();
    assert_eq!((&list["games"][0]["result"], &list["games"][0]["half_moves"]), (&"0-1".into(), &4.into()));
    let (_, _, journal) = ask(at, "GET", &format!("/api/v1/games/{game}/journal"), "", "").await;
    assert!(journal.lines().last().unwrap().contains(hash));
    assert!(!journal.contains("token") && !journal.contains("moves_completed"), "{journal}");
}

#[tokio::test]
async fn the_hall_answers_pings_with_its_clock() {
    let at = hall(Limits::default()).await;
    let (game, white, _) = game(at, json!({})).await;
    let mut white = Player::join(at, &game, Some(&white)).await;
    white.say(json!({ "ping": 7 })).await;
    assert_eq!(white.next().await, json!({ "pong": 7, "now": 0 }), "the game has not begun");
}

#[tokio::test]
async fn what_makes_no_sense_is_a_problem_that_names_the_field() {
    let at = hall(Limits::default()).await;
    let ask_to_create = async |body: Value| post(at, "/api/v1/games", &body).await;
    let (status, problem) = ask_to_create(json!({ "regulations": { "edition": "2005" } })).await;
    assert_eq!((status, &problem["field"]), (422, &"regulations.edition".into()), "{problem}");
    let (status, problem) = ask_to_create(json!({ "name": "x".repeat(81) })).await;
    assert_eq!((status, &problem["field"]), (422, &"name".into()));
    let (status, problem) = ask_to_create(json!({ "seat": "none" })).await;
    assert_eq!((status, &problem["type"]), (403, &"urn:arbiter:problem:organiser_only".into()));
    let organiser = "Authorization: Bearer the organiser's token\r\n";
    let (status, _, _) = ask(at, "POST", "/api/v1/games", organiser, r#"{"seat":"none","arbiter":true}"#).await;
    assert_eq!(status, 201);
    let (status, _, _) = ask(at, "POST", "/api/v1/games", "", &" ".repeat(20_000)).await;
    assert_eq!(status, 413);
    for path in ["/api/v1/games/0123456789abcdef", "/api/v1/games/..%2f..%2fetc", "/api/v1/nothing"] {
        let (status, head, _) = ask(at, "GET", path, "", "").await;
        assert!(status == 404 && head.contains("application/problem+json"), "{path}: {head}");
    }
    let (status, _, _) = ask(at, "DELETE", "/api/v1/games", "", "").await;
    assert_eq!(status, 405);
    assert_eq!(ask(at, "GET", "/api/v1/games?limit=1000", "", "").await.0, 400);
}

#[tokio::test]
async fn every_answer_has_security_headers_and_health_is_told() {
    let at = hall(Limits::default()).await;
    for path in ["/", "/api/v1/health/live", "/api/v1/health/ready", "/nowhere"] {
        let (_, head, _) = ask(at, "GET", path, "", "").await;
        for header in ["x-content-type-options: nosniff", "content-security-policy: ", "referrer-policy: no-referrer"] {
            assert!(head.contains(header), "{path} lacks {header}: {head}");
        }
    }
    assert_eq!(ask(at, "GET", "/api/v1/health/ready", "", "").await.0, 200);
}

#[tokio::test]
async fn every_path_that_is_no_api_shows_the_page() {
    let at = hall(Limits::default()).await;
    let (status, head, page) = ask(at, "GET", "/", "", "").await;
    assert!(status == 200 && head.contains("content-type: text/html"), "{head}");
    assert!(head.contains("script-src 'self'") && !head.contains("://"), "{head}");
    for path in ["/game/0123456789abcdef", "/about", "/..%2f..%2fCargo.toml"] {
        let (status, _, shown) = ask(at, "GET", path, "", "").await;
        assert_eq!((status, shown), (200, page.clone()), "{path}");
    }
    for path in ["/assets/gone.js", "/api", "/api/v2/games", "/test/clock"] {
        assert_eq!(ask(at, "GET", path, "", "").await.0, 404, "{path}");
    }
}

#[tokio::test]
async fn the_description_names_every_route_and_is_served() {
    let at = hall(Limits::default()).await;
    let (status, _, text) = ask(at, "GET", "/api/v1/openapi.json", "", "").await;
    assert_eq!(status, 200);
    let described: Value = serde_json::from_str(&text).unwrap();
    let described = described["paths"].as_object().unwrap();
    let mut paths: Vec<&str> = described.keys().map(String::as_str).collect();
    let mut routes = server::api_paths();
    paths.sort_unstable();
    routes.sort_unstable();
    assert_eq!(paths, routes, "what is described and what is there");
    for path in routes {
        for method in ["get", "post", "put", "delete", "patch"] {
            let address = path.replace("{game}", "0123456789abcdef").replace("{seat}", "white");
            let (status, _, body) = ask(at, &method.to_uppercase(), &address, "", "{}").await;
            let is_described = described[path].get(method).is_some();
            assert_eq!(status != 405, is_described, "{method} {path}: {status} {body}");
            assert!(!body.contains("problem:not_found"), "{method} {path} is not there");
        }
    }
}

#[tokio::test]
async fn a_position_is_looked_at_in_the_readers_language() {
    let at = hall(Limits::default()).await;
    let question = json!({ "fen": "startpos", "try": "a1a5", "language": "en", "line": "white" });
    let (status, answer) = post(at, "/api/v1/position", &question).await;
    assert_eq!((status, answer["moves"].as_array().unwrap().len()), (200, 20));
    assert_eq!(answer["try"]["words"], "The pawn on a2 is in the way (Article 3.5).");
    assert_eq!(answer["try"]["articles"]["1997"], "3.2");
    assert!(answer["line"].as_array().unwrap().last().unwrap()["san"].as_str().unwrap().ends_with('#'));
    let (status, problem) = post(at, "/api/v1/position", &json!({ "fen": "8/8/8" })).await;
    assert_eq!((status, &problem["field"]), (422, &"fen".into()));
}

#[tokio::test]
async fn pages_from_elsewhere_may_not_talk_to_the_hall() {
    let at = hall(Limits::default()).await;
    let (game, ..) = game(at, json!({})).await;
    assert!(Player::connect(at, &game, Some("https://evil.example")).await.is_err());
    assert!(Player::connect(at, &game, Some(&format!("http://{at}"))).await.is_ok());
    let (status, _, _) = ask(at, "POST", "/api/v1/games", "Origin: https://evil.example\r\n", "{}").await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn one_address_cannot_create_games_without_end() {
    let at = hall(Limits { games_per_minute: 3, ..Limits::default() }).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(post(at, "/api/v1/games", &json!({})).await.0);
    }
    assert_eq!(answers, [201, 201, 201, 429, 429]);
}

#[tokio::test]
async fn the_hall_says_what_an_article_is_about() {
    let at = hall(Limits::default()).await;
    let read = async |query: &str| {
        let (status, _, text) = ask(at, "GET", &format!("/api/v1/rules?{query}"), "", "").await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    let (status, found) = read("edition=2018&article=9.5.1&language=sk").await;
    assert_eq!((status, found["rules"][0]["rule"].as_str()), (200, Some("ClaimNotWithdrawn")));
    assert_eq!(
        found["rules"][0]["articles"],
        json!({ "1997": "9.5", "2009": "9.5", "2018": "9.5.1", "2023": "9.5.1" })
    );
    let words = found["rules"][0]["words"].as_str();
    assert!(words.is_some_and(|words| words.ends_with("Reklamáciu nemožno odvolať.")), "{words:?}");
    assert_eq!(read("edition=1997&article=9.6.1").await.1["rules"], json!([]));
    let (status, problem) = read("edition=2005").await;
    assert_eq!((status, problem["field"].as_str()), (422, Some("edition")));
}
