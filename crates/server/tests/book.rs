//! The rulebook over the network interface.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::{Hall, Limits, MemoryJournal, RealTime, Served, router};
use tower::ServiceExt;

fn app() -> Router {
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(RealTime::start()), Limits::default());
    router(Served::new(hall, None, Vec::new()))
}

async fn send(app: &Router, mut request: Request<Body>) -> (StatusCode, header::HeaderMap, Vec<u8>) {
    request.headers_mut().insert(header::HOST, "127.0.0.1".parse().unwrap());
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4_000)));
    let response = app.clone().oneshot(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    (status, headers, to_bytes(response.into_body(), 8 << 20).await.unwrap().to_vec())
}

async fn get(app: &Router, path: &str) -> (StatusCode, Value) {
    let (status, _, body) = send(app, Request::get(path).body(Body::empty()).unwrap()).await;
    (status, serde_json::from_slice(&body).unwrap())
}

async fn play(app: &Router, body: &Value) -> (StatusCode, Value) {
    let request = Request::post("/api/v1/book/play").body(Body::from(body.to_string())).unwrap();
    let (status, _, body) = send(app, request).await;
    (status, serde_json::from_slice(&body).unwrap())
}

fn entry<'v>(volume: &'v Value, number: &str) -> &'v Value {
    volume["entries"].as_array().unwrap().iter().find(|entry| entry["number"] == number).unwrap()
}

#[tokio::test]
async fn a_volume_has_its_articles_with_texts_counterparts_and_incidents() {
    let app = app();
    let (status, book) = get(&app, "/api/v1/book").await;
    assert_eq!((status, book["volumes"].as_array().unwrap().len()), (StatusCode::OK, 6));
    let (_, volume) = get(&app, "/api/v1/book/2018?language=cs").await;
    assert_eq!((&volume["language"], &volume["compared_with"]), (&json!("cs"), &json!("2009")));
    assert_eq!(entry(&volume, "9")["level"], "chapter");
    let repetition = entry(&volume, "9.2.1");
    assert_eq!((&repetition["level"], &repetition["status"]), (&json!("part"), &json!("ruled")));
    assert!(repetition["text"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(repetition["counterparts"]["2023"], json!(["9.2"]));
    assert!(repetition["incidents"].as_array().is_some_and(|names| !names.is_empty()));
    let (status, problem) = get(&app, "/api/v1/book/2005").await;
    assert_eq!((status, problem["status"].as_u64()), (StatusCode::NOT_FOUND, Some(404)));
    let (status, problem) = get(&app, "/api/v1/book/2018?language=de").await;
    assert_eq!((status, &problem["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("language")));
}

#[tokio::test]
async fn a_volume_is_sent_once_and_packed() {
    let app = app();
    let request = || Request::get("/api/v1/book/2023").header(header::ACCEPT_ENCODING, "gzip");
    let (status, headers, packed) = send(&app, request().body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers[header::CONTENT_ENCODING], "gzip");
    let (_, plain_headers, plain) = send(&app, Request::get("/api/v1/book/2023").body(Body::empty()).unwrap()).await;
    assert!(plain_headers.get(header::CONTENT_ENCODING).is_none());
    assert!(packed.len() * 2 < plain.len(), "{} of {}", packed.len(), plain.len());
    let again = request().header(header::IF_NONE_MATCH, &headers[header::ETAG]).body(Body::empty()).unwrap();
    let (status, _, body) = send(&app, again).await;
    assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
}

#[tokio::test]
async fn articles_are_found_by_number_and_by_words() {
    let app = app();
    let first = async |query: &str| {
        let (status, found) = get(&app, &format!("/api/v1/book/search?{query}")).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        found["found"][0].clone()
    };
    let by_number = first("q=9.2&volume=2009").await;
    assert_eq!((&by_number["volume"], &by_number["number"]), (&json!("2009"), &json!("9.2")));
    let by_word = first("q=brani+mimochodem&language=cs").await;
    assert_eq!(by_word["language"], "cs");
    assert!(by_word["section"].as_str().unwrap().starts_with("3."), "{by_word}");
    let (_, nothing) = get(&app, "/api/v1/book/search?q=qqqqqqqqqqqqqqqq").await;
    assert_eq!(nothing["found"], json!([]));
    let (_, some) = get(&app, "/api/v1/book/search?q=king&limit=3").await;
    assert_eq!(some["found"].as_array().unwrap().len(), 3);
    for (query, field) in [("q=king&limit=51", "limit"), ("q=king&volume=2005", "volume")] {
        let (status, problem) = get(&app, &format!("/api/v1/book/search?{query}")).await;
        assert!(status.is_client_error() && problem["field"] == field, "{problem}");
    }
    let (status, problem) = get(&app, &format!("/api/v1/book/search?q={}", "x".repeat(101))).await;
    assert_eq!((status, &problem["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("q")));
}

#[tokio::test]
async fn terms_have_the_same_keys_in_each_language() {
    let app = app();
    let mut keys = Vec::new();
    for language in ["en", "cs", "sk"] {
        let (_, found) = get(&app, &format!("/api/v1/book/terms?language={language}")).await;
        let terms = found["terms"].as_array().unwrap();
        assert!(terms.iter().all(|term| term["means"] != "" && term["name"] != ""));
        keys.push(terms.iter().map(|term| term["key"].clone()).collect::<Vec<_>>());
    }
    assert!(keys[0].len() > 20 && keys[0] == keys[1] && keys[1] == keys[2]);
}

#[tokio::test]
async fn an_incident_is_played_in_the_readers_language() {
    let app = app();
    let path = "/api/v1/book/incidents/05-completion/checkmate-2018";
    let (_, english) = get(&app, path).await;
    assert!(english["summary"].as_str().unwrap().contains("mates"));
    assert_eq!(english["regulations"]["edition"], "2018");
    let steps = english["play"]["steps"].as_array().unwrap();
    let mate = steps[1]["rulings"].as_array().unwrap().last().unwrap();
    assert_eq!((&mate["article"], &mate["volume"]), (&json!("5.1.1"), &json!("2018")));
    let (_, czech) = get(&app, &format!("{path}?language=cs")).await;
    assert!(czech.get("summary").is_none());
    assert_ne!(czech["play"]["steps"][1]["words"], english["play"]["steps"][1]["words"]);
    let (status, _) = get(&app, "/api/v1/book/incidents/05-completion/none").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_incident_whose_regulations_are_refused_says_why() {
    let app = app();
    let (_, shown) = get(&app, "/api/v1/book/incidents/00-regulations/edition-unknown").await;
    assert_eq!((&shown["play"], &shown["error"]["field"]), (&Value::Null, &json!("regulations.edition")));
}

#[tokio::test]
async fn a_changed_act_and_another_edition_are_judged_anew() {
    let app = app();
    let question = |edition: &str, mv: &str| {
        json!({ "regulations": { "edition": edition, "board": "physical" }, "language": "sk", "acts": [
            { "at": 0, "by": "arbiter", "act": "start" },
            { "at": 5_000, "by": "white", "act": "play", "move": mv },
        ] })
    };
    let (status, legal) = play(&app, &question("2018", "g1f3")).await;
    assert_eq!((status, &legal["steps"][1]["san"]), (StatusCode::OK, &json!("Nf3")));
    assert_eq!(legal["steps"][1]["state"]["turn"], "black");
    let article = async |edition: &str| {
        let (_, played) = play(&app, &question(edition, "g1g3")).await;
        let rulings = played["steps"][1]["rulings"].as_array().unwrap().clone();
        let illegal = rulings.iter().find(|ruling| ruling["ruling"]["ruling"] == "illegal_move").unwrap().clone();
        assert!(illegal["words"].as_str().unwrap().to_lowercase().contains("nemožný ťah bieleho"), "{illegal}");
        (illegal["volume"].clone(), illegal["article"].clone())
    };
    let (old, new) = (article("1997").await, article("2018").await);
    assert_eq!((&old.0, &new.0), (&json!("1997"), &json!("2018")));
    let (status, problem) = play(&app, &json!({ "acts": [{ "at": 0, "by": "nobody", "act": "start" }] })).await;
    assert_eq!((status, &problem["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("acts[0].by")));
}

#[tokio::test]
async fn a_question_that_needs_a_search_is_answered_by_the_pool() {
    let app = app();
    let (_, played) = play(
        &app,
        &json!({ "regulations": { "time_control": "60", "start": "1bB5/k7/B7/8/1p1p1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1" }, "acts": [
            { "at": 0, "by": "arbiter", "act": "start" }, { "at": 90_000, "by": "arbiter", "act": "tick" },
        ] }),
    )
    .await;
    assert_eq!(played["steps"].as_array().unwrap().len(), 2, "{played}");
}
