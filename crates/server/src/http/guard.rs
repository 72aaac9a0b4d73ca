//! What every request passes: origin, limits, headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Served;
use super::problem::Refusal;
use crate::{Moment, Secret};

const MINUTE: u64 = 60_000;

/// Security headers, on every answer.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        header::CONTENT_SECURITY_POLICY,
        // Nothing from elsewhere, no script in a page; attributes `style` are how a page places what moves.
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
             img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; \
             worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Lets a request pass, or says why not; puts the headers on the answer.
pub(super) async fn guard(State(served): State<Served>, request: Request, next: Next) -> Response {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes_something = !matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if (is_socket || changes_something) && !is_own_origin(request.headers(), &served.origins) {
        served.hall.metrics().refuse("foreign_origin");
        let detail = "pages from elsewhere may not talk to this hall";
        Refusal::new(StatusCode::FORBIDDEN, "foreign_origin", detail).into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, value);
    }
    if response.headers().get(header::CACHE_CONTROL).is_none() {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Tells whether a request comes from a page of the hall, or from no page at all.
fn is_own_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let own = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_own = own.is_some_and(|host| origin.split_once("://").is_some_and(|(_, rest)| rest == host));
    is_own || allowed.iter().any(|known| known == origin)
}

/// Tells whether a request carries the organiser's token.
pub(super) fn is_organiser(headers: &HeaderMap, organiser: Option<&str>) -> bool {
    bearer(headers).zip(organiser).is_some_and(|(token, organiser)| Secret::hash_of(token) == organiser)
}

/// Gives the address that a request comes from, if it is known.
pub(super) fn address(request: &Request) -> Option<IpAddr> {
    let from: Option<&ConnectInfo<SocketAddr>> = request.extensions().get();
    from.map(|ConnectInfo(from)| from.ip())
}

/// Gives the token that a request carries.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Who has created how many games in this minute.
#[derive(Debug, Default)]
pub(super) struct Creations(Mutex<(Moment, HashMap<IpAddr, u32>)>);

impl Creations {
    /// Counts a game; tells whether that was too many.
    pub(super) fn is_too_many(&self, from: Option<&ConnectInfo<SocketAddr>>, limit: u32, now: Moment) -> bool {
        let Some(ConnectInfo(from)) = from else { return false };
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now.since(counted.0) >= MINUTE {
            *counted = (now, HashMap::new());
        }
        let count = counted.1.entry(from.ip()).or_default();
        *count += 1;
        *count > limit
    }
}
