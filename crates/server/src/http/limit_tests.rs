//! Every route is limited per address. The list of routes comes from the router, so none is forgotten.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request};
use axum::http::{Method, StatusCode, header};
use tower::Service;

use super::{Served, api_paths, router};
use crate::{Hall, Limits, ManualTime, MemoryJournal, Moment, Secret};

/// Twenty seconds' worth of requests is allowed at once, and ten times as many files.
const MOST: usize = 20;
const MOST_FILES: usize = 200;

fn served(limits: Limits) -> (Router, ManualTime) {
    let time = ManualTime::at(Moment(1_000_000));
    let hall = Hall::open(Arc::new(MemoryJournal::default()), Arc::new(time.clone()), limits);
    (router(Served::new(hall, Some(Secret::hash_of("organiser")), Vec::new())), time)
}

async fn ask(app: &mut Router, from: &str, method: &Method, path: &str, token: Option<&str>) -> (StatusCode, String) {
    let from: IpAddr = from.parse().unwrap();
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let mut request = request.body(Body::from("{}")).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(from, 4_000)));
    let answer = app.call(request).await.unwrap();
    let status = answer.status();
    (status, String::from_utf8_lossy(&to_bytes(answer.into_body(), 1 << 20).await.unwrap()).into_owned())
}

/// Lists all routes with their methods, and some paths that have no route.
fn routes() -> Vec<(Method, String)> {
    let described: serde_json::Value = serde_json::from_str(&super::openapi()).unwrap();
    let mut routes = Vec::new();
    for path in api_paths() {
        let methods = described["paths"][path].as_object().unwrap_or_else(|| panic!("{path} is not described"));
        for method in methods.keys() {
            let path = path.replace("{game}", "abcdefghij").replace("{seat}", "white");
            routes.push((method.to_uppercase().parse().unwrap(), path));
        }
    }
    for path in ["/", "/games/x", "/assets/none.js", "/metrics", "/api/v1/nothing"] {
        routes.push((Method::GET, path.to_owned()));
    }
    routes.push((Method::HEAD, "/api/v1/lobby".to_owned()));
    routes.push((Method::DELETE, "/api/v1/games".to_owned()));
    routes
}

#[tokio::test]
async fn every_route_has_a_limit() {
    let all = routes();
    assert!(all.len() > 25, "{all:?}");
    for (method, path) in all {
        for token in [None, Some("made up")] {
            let (mut app, time) = served(Limits { requests_per_second: 1, ..Limits::default() });
            let mut answered = 0;
            let refused = loop {
                let (status, text) = ask(&mut app, "10.0.0.1", &method, &path, token).await;
                let is_told = method == Method::HEAD || text.contains("urn:arbiter:problem:too_many_requests");
                if status == StatusCode::TOO_MANY_REQUESTS && is_told {
                    break Some(status);
                }
                answered += 1;
                if answered > MOST_FILES {
                    break None;
                }
            };
            let name = format!("{method} {path} {token:?}");
            assert_eq!(refused, Some(StatusCode::TOO_MANY_REQUESTS), "{name}");
            let is_file = !path.starts_with("/api") && path != "/metrics" && token.is_none();
            assert_eq!(answered, if is_file { MOST_FILES } else { MOST }, "{name}");
            let other = ask(&mut app, "10.0.0.2", &method, &path, token).await.1;
            assert!(!other.contains("too_many_requests"), "{name}: somebody else");
            time.pass(1_000);
            let later = ask(&mut app, "10.0.0.1", &method, &path, token).await.1;
            assert!(!later.contains("too_many_requests"), "{name}: a second later");
        }
    }
}

#[tokio::test]
async fn the_organiser_is_not_counted() {
    let (mut app, _) = served(Limits { requests_per_second: 1, ..Limits::default() });
    for number in 0..3 * MOST {
        let (status, _) = ask(&mut app, "10.0.0.1", &Method::GET, "/metrics", Some("organiser")).await;
        assert_eq!(status, StatusCode::OK, "request {number}");
    }
}

#[tokio::test]
async fn a_network_of_ipv6_creates_as_many_games_as_one_address() {
    let (mut app, _) = served(Limits { games_per_minute: 3, ..Limits::default() });
    let mut created = Vec::new();
    for number in 1..=4 {
        let from = format!("2001:db8:1:2::{number}");
        created.push(ask(&mut app, &from, &Method::POST, "/api/v1/games", None).await.0.as_u16());
    }
    assert_eq!(created, [201, 201, 201, 429]);
    assert_eq!(ask(&mut app, "2001:db8:1:3::1", &Method::POST, "/api/v1/games", None).await.0, StatusCode::CREATED);
}
