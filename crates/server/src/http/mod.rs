//! The hall on the network: a WebSocket for each game, REST for the rest.

mod arbiter;
mod games;
mod guard;
mod health;
mod joins;
mod listen;
mod metrics;
mod openapi;
mod page;
mod position;
mod problem;
mod rules;
mod seats;
mod socket;
#[cfg(feature = "test-clock")]
mod test_clock;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};

pub use self::listen::listen;
pub use self::openapi::openapi;
use crate::Hall;

/// What all handlers share.
#[derive(Clone)]
pub struct Served {
    hall: Hall,
    /// The hash of the organiser's token.
    organiser: Option<String>,
    /// Whose pages may talk to the hall, besides its own.
    origins: Arc<[String]>,
    /// What the hall is called.
    name: Arc<str>,
    creations: Arc<guard::Creations>,
    joins: Arc<joins::Joins>,
    sockets: Arc<AtomicUsize>,
    #[cfg(feature = "test-clock")]
    test_clock: Option<crate::ManualTime>,
}

impl Served {
    /// Serves a hall. `organiser` is the hash of the organiser's token, `origins` whose pages may talk to it besides its own.
    pub fn new(hall: Hall, organiser: Option<String>, origins: Vec<String>) -> Self {
        Self {
            hall,
            organiser,
            origins: origins.into(),
            name: "Arbiter".into(),
            creations: Arc::default(),
            joins: Arc::default(),
            sockets: Arc::default(),
            #[cfg(feature = "test-clock")]
            test_clock: None,
        }
    }

    /// Gives the hall a name.
    #[must_use]
    pub fn called(self, name: &str) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Lets everybody set the hall's clock with `POST /test/clock`.
    #[cfg(feature = "test-clock")]
    #[must_use]
    pub fn with_test_clock(self, time: crate::ManualTime) -> Self {
        Self { test_clock: Some(time), ..self }
    }
}

/// Lists the routes of the public interface. A test holds them against their description.
fn api() -> Vec<(&'static str, MethodRouter<Served>)> {
    vec![
        ("/api/v1/openapi.json", get(openapi::serve)),
        ("/api/v1/hall", get(health::hall)),
        ("/api/v1/health/live", get(health::live)),
        ("/api/v1/health/ready", get(health::ready)),
        ("/api/v1/games", post(games::create).get(games::list)),
        ("/api/v1/engines", get(games::engines)),
        ("/api/v1/games/{game}", get(games::view)),
        ("/api/v1/games/{game}/pgn", get(games::pgn)),
        ("/api/v1/games/{game}/journal", get(games::journal)),
        ("/api/v1/games/{game}/seats", post(seats::take)),
        ("/api/v1/games/{game}/seats/{seat}/invitation", post(seats::invite)),
        ("/api/v1/games/{game}/rematch", post(seats::rematch)),
        ("/api/v1/games/{game}/abort", post(seats::abort)),
        ("/api/v1/mine", post(seats::mine)),
        ("/api/v1/games/{game}/preview", post(arbiter::preview)),
        ("/api/v1/games/{game}/evidence", get(arbiter::evidence)),
        ("/api/v1/games/{game}/record", get(arbiter::record)),
        ("/api/v1/games/{game}/socket", get(socket::upgrade)),
        ("/api/v1/position", post(position::ask)),
        ("/api/v1/rules", get(rules::read)),
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

/// Makes the router of a hall.
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
        .fallback(page::serve)
        .method_not_allowed_fallback(problem::method_not_allowed)
        .layer(DefaultBodyLimit::max(limit))
        .layer(from_fn_with_state(served.clone(), guard::guard))
        .with_state(served)
}
