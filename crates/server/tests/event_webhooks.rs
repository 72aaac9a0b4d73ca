//! Webhooks: signed, in order, tried again, never followed elsewhere, and never in the way.

mod support;

use std::sync::Arc;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::{MemoryJournal, WebhookPolicy};
use sha2::{Digest, Sha256};
use support::event::Fair;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// A program that is told: it answers each request with the next status.
struct Receiver {
    listener: TcpListener,
    url: String,
}

/// A request that the program got.
#[derive(Debug)]
struct Request {
    head: String,
    body: String,
}

impl Request {
    fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find(|line| line.to_ascii_lowercase().starts_with(&format!("{name}:")));
        line.and_then(|line| line.split_once(": ")).map_or("", |(_, value)| value)
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

impl Receiver {
    async fn listen() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/told?by=arbiter", listener.local_addr().unwrap());
        Self { listener, url }
    }

    async fn answer(&self, status: &str) -> Request {
        let (mut stream, _) = self.listener.accept().await.unwrap();
        let mut bytes = Vec::new();
        loop {
            let mut part = [0; 4096];
            let read = stream.read(&mut part).await.unwrap();
            bytes.extend_from_slice(&part[..read]);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let request = Request { head: head.to_owned(), body: body.to_owned() };
            if read == 0 || body.len() >= request.header("content-length").parse().unwrap() {
                let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                return request;
            }
        }
    }
}

/// HMAC with SHA-256, written differently from the one of the server.
fn code(secret: &str, text: &str) -> String {
    let padded =
        |with: u8| (0..64).map(|at| secret.as_bytes().get(at).copied().unwrap_or(0) ^ with).collect::<Vec<u8>>();
    let inner = Sha256::digest([padded(0x36), text.as_bytes().to_vec()].concat());
    let outer = Sha256::digest([padded(0x5c), inner.to_vec()].concat());
    outer.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

async fn fair() -> Fair {
    let mut fair = Fair::create(json!({"settings":{"name":"Cup","rounds":3},"organiser":"Olga"})).await;
    fair.allow_webhooks(WebhookPolicy::Any);
    fair.register(&["Ann", "Bob", "Cid", "Dan"]).await;
    fair.act(json!({"act":"seed","seeding":"by_rating"})).await;
    fair
}

async fn hook(fair: &Fair, wanted: Value) -> Value {
    fair.post("/webhooks", &fair.token, &wanted).await.fine()
}

#[tokio::test]
async fn results_pairings_standings_and_announcements_are_told_signed_and_in_order() {
    let (fair, receiver) = (fair().await, Receiver::listen().await);
    let made = hook(&fair, json!({"url":receiver.url})).await;
    assert_eq!(made["webhook"], 1);
    let secret = made["secret"].as_str().unwrap();
    fair.start_round().await;
    let told = receiver.answer("200 OK").await;
    assert!(told.head.starts_with("POST /told?by=arbiter HTTP/1.1"), "{}", told.head);
    assert_eq!(told.header("content-type"), "application/json");
    let (time, given) = told.header("arbiter-signature").split_once(",v1=").unwrap();
    assert_eq!(given, code(secret, &format!("{}.{}", time.strip_prefix("t=").unwrap(), told.body)));
    let body = told.json();
    assert_eq!((&body["event"], &body["name"]), (&fair.event.clone().into(), &"Cup".into()));
    assert_eq!(told.header("arbiter-delivery"), format!("{}.{}", fair.event, body["seq"]));
    assert_eq!(body["news"][0]["news"], "pairings");
    assert_eq!(body["news"][0]["pairings"]["boards"].as_array().unwrap().len(), 2);
    fair.act(json!({"act":"forfeit","round":1,"forfeits":[{"board":1,"absent":"black"},{"board":2,"absent":"both"}]}))
        .await;
    let told = receiver.answer("204 No Content").await.json();
    assert_eq!(told["news"].as_array().unwrap().len(), 2, "one delivery for one act: {told}");
    assert_eq!((&told["news"][0]["news"], &told["news"][0]["result"]), (&"result".into(), &"+/-".into()));
    assert!(told["news"][0]["white"]["name"].is_string());
    fair.act(json!({"act":"note","text":"for officials"})).await;
    fair.act(json!({"act":"announce","text":"Round 2 at two"})).await;
    assert_eq!(receiver.answer("200 OK").await.json()["news"][0]["text"], "Round 2 at two", "a note is not told");
    fair.act(json!({"act":"close_round"})).await;
    let told = receiver.answer("200 OK").await.json();
    assert_eq!(told["news"][0]["standings"]["lines"].as_array().unwrap().len(), 4, "{told}");
    fair.act(json!({"act":"correct_result","round":1,"board":1,"result":"1-0","reason":"both played"})).await;
    let told = receiver.answer("200 OK").await.json();
    let kinds: Vec<&Value> = told["news"].as_array().unwrap().iter().map(|news| &news["news"]).collect();
    assert_eq!(kinds, ["result", "standings"], "{told}");
}

#[tokio::test]
async fn a_delivery_is_tried_again_with_growing_waits_and_given_up_at_last() {
    let (fair, receiver) = (fair().await, Receiver::listen().await);
    hook(&fair, json!({"url":receiver.url,"topics":["announcements"]})).await;
    fair.act(json!({"act":"announce","text":"first"})).await;
    fair.act(json!({"act":"announce","text":"second"})).await;
    let list = async || fair.look("/webhooks").await;
    let mut last = 0;
    for attempt in 1..=7 {
        let status = if attempt == 2 { "302 Found" } else { "500 Internal Server Error" };
        assert_eq!(receiver.answer(status).await.json()["news"][0]["text"], "first", "in order");
        let found = loop {
            let found = list().await;
            if found[0]["last"]["attempts"] == attempt {
                break found[0].clone();
            }
            tokio::task::yield_now().await;
        };
        let problem = found["last"]["problem"].as_str().unwrap();
        assert!(problem.contains(if attempt == 2 { "redirections are not followed" } else { "500" }), "{problem}");
        if attempt == 7 {
            assert_eq!((&found["last"]["next_at"], &found["given_up"]), (&Value::Null, &1.into()));
            break;
        }
        let wait = found["last"]["next_at"].as_u64().unwrap() - found["last"]["at"].as_u64().unwrap();
        assert!(wait > last, "waits grow: {wait} after {last}");
        last = wait;
        fair.time.pass(wait);
    }
    assert_eq!(receiver.answer("200 OK").await.json()["news"][0]["text"], "second", "the next one is told");
    while list().await[0]["last"]["problem"] != Value::Null {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn what_was_not_told_before_a_crash_is_told_after_it() {
    let (mut fair, receiver) = (fair().await, Receiver::listen().await);
    hook(&fair, json!({"url":receiver.url,"topics":["announcements"]})).await;
    fair.act(json!({"act":"announce","text":"before"})).await;
    assert_eq!(receiver.answer("503 Service Unavailable").await.json()["news"][0]["text"], "before");
    while fair.look("/webhooks").await[0]["last"]["attempts"] != 1 {
        tokio::task::yield_now().await;
    }
    fair.fall().await;
    assert_eq!(receiver.answer("200 OK").await.json()["news"][0]["text"], "before");
    fair.act(json!({"act":"announce","text":"after"})).await;
    assert_eq!(receiver.answer("200 OK").await.json()["news"][0]["text"], "after");
}

#[tokio::test]
async fn a_receiver_that_hangs_holds_nothing_up() {
    let (fair, receiver) = (fair().await, Receiver::listen().await);
    hook(&fair, json!({"url":receiver.url})).await;
    fair.start_round().await;
    // Nobody answers; the event goes on, to its next round.
    let (_held, _) = receiver.listener.accept().await.unwrap();
    for board in [1, 2] {
        fair.act(json!({"act":"enter_result","round":1,"board":board,"result":"1-0","source":"slip"})).await;
    }
    fair.act(json!({"act":"close_round"})).await;
    fair.start_round().await;
    assert_eq!(fair.look("/webhooks").await[0]["last"], Value::Null);
}

#[tokio::test]
async fn only_the_organiser_sets_webhooks_and_the_secret_is_shown_once() {
    let (fair, receiver) = (fair().await, Receiver::listen().await);
    let chief = fair.link(json!({"role":"chief_arbiter","name":"Cyril"})).await;
    let wanted = json!({"url":receiver.url});
    let made = hook(&fair, wanted.clone()).await;
    for token in [chief.as_str(), "not a link"] {
        assert_eq!(fair.post("/webhooks", token, &wanted).await.status, StatusCode::FORBIDDEN);
        assert_eq!(fair.get("/webhooks", Some(token)).await.status, StatusCode::FORBIDDEN);
        let gone = fair.ask(Method::DELETE, &fair.path("/webhooks/1"), Some(token), "").await;
        assert_eq!(gone.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(fair.get("/webhooks", None).await.status, StatusCode::FORBIDDEN);
    let secret = made["secret"].as_str().unwrap();
    for part in ["/webhooks", "/journal", "/file"] {
        assert!(!fair.get(part, Some(&fair.token)).await.text.contains(secret), "{part}");
    }
    assert!(!fair.get("/file", Some(&fair.token)).await.text.contains("/told"), "an address can be a secret, too");
    for _ in 2..=8 {
        hook(&fair, wanted.clone()).await;
    }
    assert_eq!(fair.post("/webhooks", &fair.token, &wanted).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    fair.ask(Method::DELETE, &fair.path("/webhooks/1"), Some(&fair.token), "").await.fine();
    assert_eq!(
        fair.ask(Method::DELETE, &fair.path("/webhooks/1"), Some(&fair.token), "").await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(fair.look("/webhooks").await.as_array().unwrap().len(), 7);
}

#[tokio::test]
async fn a_webhook_is_no_way_into_the_servers_network() {
    let fair = Fair::create_on(Arc::new(MemoryJournal::default()), json!({"settings":{"name":"Cup"}})).await;
    for url in [
        "http://club.example/",
        "https://127.0.0.1/",
        "https://localhost:8443/",
        "https://[::1]/",
        "https://10.0.0.7/",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1/",
        "file:///etc/passwd",
        "club.example",
        "",
    ] {
        let answer = fair.post("/webhooks", &fair.token, &json!({"url":url})).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}: {}", answer.text);
        assert!(answer.text.contains("url"), "{}", answer.text);
    }
    assert_eq!(fair.look("/webhooks").await, json!([]));
}
