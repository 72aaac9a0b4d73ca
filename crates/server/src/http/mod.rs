//! The server's network interface: a WebSocket for each game, REST for the rest.

mod arbiter;
mod book;
mod event_import;
mod event_links;
mod event_pairing;
mod event_socket;
mod event_webhooks;
mod event_world;
mod events;
mod finish;
mod games;
mod guard;
mod health;
mod hosts;
mod joins;
mod language;
mod listen;
mod lobby;
mod metrics;
mod openapi;
mod pace;
mod page;
mod position;
mod problem;
mod requests;
mod rules;
mod seats;
mod socket;
#[cfg(feature = "test-clock")]
mod test_clock;
mod waiting;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, delete, get, post};

pub use self::listen::{listen, listen_for_metrics};
pub use self::openapi::openapi;
use crate::Hall;

/// The state that all handlers share.
#[derive(Clone)]
pub struct Served {
    hall: Hall,
    /// The hash of the organiser's token.
    organiser: Option<String>,
    /// The origins whose pages may talk to the server, besides its own.
    origins: Arc<[String]>,
    /// The host names of the server.
    hosts: Arc<hosts::Hosts>,
    /// The name of the server, as shown to people.
    name: Arc<str>,
    /// The addresses at which other machines reach it.
    addresses: Arc<[String]>,
    creations: Arc<guard::Creations>,
    joins: Arc<joins::Joins>,
    requests: Arc<requests::Requests>,
    sockets: Arc<AtomicUsize>,
    visitors: Arc<lobby::Visitors>,
    #[cfg(feature = "test-clock")]
    test_clock: Option<crate::ManualTime>,
}

impl Served {
    /// Serves a hall. `organiser` is the hash of the organiser's token; pages of `origins` may talk to the server besides
    /// its own.
    pub fn new(hall: Hall, organiser: Option<String>, origins: Vec<String>) -> Self {
        Self {
            hall,
            organiser,
            hosts: Arc::new(hosts::Hosts::new(&[], &origins)),
            origins: origins.into(),
            name: "Arbiter".into(),
            addresses: Arc::default(),
            creations: Arc::default(),
            joins: Arc::default(),
            requests: Arc::default(),
            sockets: Arc::default(),
            visitors: Arc::default(),
            #[cfg(feature = "test-clock")]
            test_clock: None,
        }
    }

    /// Adds host names under which the server answers, besides those of its origins.
    #[must_use]
    pub fn with_hosts(self, names: &[String]) -> Self {
        let hosts = Arc::new(hosts::Hosts::new(names, &self.origins));
        Self { hosts, ..self }
    }

    /// Sets the name of the server.
    #[must_use]
    pub fn called(self, name: &str) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Sets the addresses at which other machines reach the server.
    #[must_use]
    pub fn found_at(self, addresses: Vec<String>) -> Self {
        Self { addresses: addresses.into(), ..self }
    }

    /// Lets everybody set the server's clock with `POST /test/clock`.
    #[cfg(feature = "test-clock")]
    #[must_use]
    pub fn with_test_clock(self, time: crate::ManualTime) -> Self {
        Self { test_clock: Some(time), ..self }
    }
}

/// Lists the routes of the public interface. A test compares them with the `OpenAPI` description.
fn api() -> Vec<(&'static str, MethodRouter<Served>)> {
    vec![
        ("/api/v1/openapi.json", get(openapi::serve)),
        ("/api/v1/hall", get(health::hall)),
        ("/api/v1/health/live", get(health::live)),
        ("/api/v1/health/ready", get(health::ready)),
        ("/api/v1/games", post(games::create).get(games::list)),
        ("/api/v1/lobby", get(lobby::look)),
        ("/api/v1/engines", get(games::engines)),
        ("/api/v1/games/{game}", get(games::view)),
        ("/api/v1/games/{game}/evaluation", post(games::evaluate)),
        ("/api/v1/games/{game}/pgn", get(games::pgn)),
        ("/api/v1/games/{game}/journal", get(games::journal)),
        ("/api/v1/games/{game}/join", post(lobby::join)),
        ("/api/v1/games/{game}/seats", post(seats::take)),
        ("/api/v1/games/{game}/seats/arbiter/answer", post(seats::answer)),
        ("/api/v1/games/{game}/seats/{seat}/invitation", post(seats::invite)),
        ("/api/v1/games/{game}/rematch", post(seats::rematch)),
        ("/api/v1/games/{game}/abort", post(seats::abort)),
        ("/api/v1/mine", post(seats::mine)),
        ("/api/v1/games/{game}/preview", post(arbiter::preview)),
        ("/api/v1/games/{game}/evidence", get(arbiter::evidence)),
        ("/api/v1/games/{game}/record", get(arbiter::record)),
        ("/api/v1/games/{game}/socket", get(socket::upgrade)),
        ("/api/v1/event-templates", get(events::templates)),
        ("/api/v1/pairers", get(event_pairing::list)),
        ("/api/v1/events", post(events::create).get(events::list)),
        ("/api/v1/events/{event}", get(events::view).delete(events::discard)),
        ("/api/v1/events/{event}/own", get(events::own)),
        ("/api/v1/events/{event}/acts", post(events::act)),
        ("/api/v1/events/{event}/pairing", post(event_pairing::pair)),
        ("/api/v1/events/{event}/preview", post(events::preview)),
        ("/api/v1/events/{event}/players", get(events::players).post(event_import::import_players)),
        ("/api/v1/events/{event}/players/{player}", get(events::player)),
        ("/api/v1/events/{event}/rounds/{round}", get(events::round)),
        ("/api/v1/events/{event}/rounds/{round}/why", get(events::why)),
        ("/api/v1/events/{event}/rounds/{round}/pgn", get(event_world::round_pgn)),
        ("/api/v1/events/{event}/rounds/{round}/boards/{board}/seat", post(event_links::seat_at)),
        ("/api/v1/events/{event}/rounds/{round}/boards/{board}/pgn", post(event_links::moves)),
        ("/api/v1/events/{event}/records", get(event_links::records)),
        ("/api/v1/events/{event}/standings", get(events::standings)),
        ("/api/v1/events/{event}/standings/{player}/{code}", get(events::account)),
        ("/api/v1/events/{event}/links", post(event_links::link)),
        ("/api/v1/events/{event}/links/{person}", delete(event_links::unlink)),
        ("/api/v1/events/{event}/boards", get(event_links::boards)),
        ("/api/v1/events/{event}/games", post(event_links::open_games)),
        ("/api/v1/events/{event}/seat", post(event_links::own_seat)),
        ("/api/v1/events/{event}/pgn", get(event_world::all_pgn)),
        ("/api/v1/events/{event}/trf", get(event_world::trf)),
        ("/api/v1/events/{event}/journal", get(event_world::journal)),
        ("/api/v1/events/{event}/file", get(event_world::file)),
        ("/api/v1/events/{event}/feed", get(event_world::feed)),
        ("/api/v1/events/{event}/socket", get(event_socket::upgrade)),
        ("/api/v1/events/{event}/webhooks", post(event_webhooks::add).get(event_webhooks::list)),
        ("/api/v1/events/{event}/webhooks/{webhook}", delete(event_webhooks::remove)),
        ("/api/v1/events/{event}/{part}", get(events::named)),
        ("/api/v1/position", post(position::ask)),
        ("/api/v1/rules", get(rules::read)),
        ("/api/v1/book", get(book::volumes)),
        ("/api/v1/book/terms", get(book::terms)),
        ("/api/v1/book/search", get(book::search)),
        ("/api/v1/book/play", post(book::play)),
        ("/api/v1/book/incidents/{chapter}/{name}", get(book::incident)),
        ("/api/v1/book/{volume}", get(book::volume)),
    ]
}

/// Lists the paths of the public interface.
///
/// ```
/// assert!(server::api_paths().contains(&"/api/v1/games/{game}"));
/// ```
pub fn api_paths() -> Vec<&'static str> {
    api().into_iter().map(|(path, _)| path).collect()
}

/// Makes the router of the metrics port.
fn metrics_router(served: Served) -> Router {
    Router::new()
        .route("/metrics", get(metrics::serve_all))
        .fallback(|| async { problem::not_found() })
        .layer(from_fn_with_state(served.clone(), guard::guard))
        .with_state(served)
}

/// Makes the router of the main port.
pub fn router(served: Served) -> Router {
    let limit = served.hall.limits().frame_bytes;
    let router = Router::new();
    #[cfg(feature = "test-clock")]
    let router = match &served.test_clock {
        Some(time) => router.route("/test/clock", post(test_clock::advance).with_state(time.clone())),
        None => router,
    };
    api()
        .into_iter()
        .fold(router, |router, (path, methods)| router.route(path, methods))
        .route("/metrics", get(metrics::serve))
        // Where load balancers look first.
        .route("/ready", get(health::ready))
        .fallback(page::serve)
        .method_not_allowed_fallback(problem::method_not_allowed)
        .layer(from_fn(finish::to_the_end))
        .layer(DefaultBodyLimit::max(limit))
        .layer(from_fn_with_state(served.clone(), guard::guard))
        .with_state(served)
}

#[cfg(test)]
mod limit_tests;
