//! Checks of every request: host, origin and limits; and the security headers of every response.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Served;
use super::problem::Refusal;
use super::requests::Kind;
use crate::network::network;
use crate::{Moment, Secret};

const MINUTE: u64 = 60_000;

/// Security headers, on every answer.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        header::CONTENT_SECURITY_POLICY,
        // Nothing from other sites and no inline scripts; `style` attributes are allowed because pages place moving
        // pieces with them.
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
             img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; \
             worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Passes a request on or refuses it with a reason; adds the headers to the response.
pub(super) async fn guard(State(served): State<Served>, request: Request, next: Next) -> Response {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes_something = !matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if let Some(name) = served.hosts.unknown(&request) {
        served.hall.metrics().refuse("unknown_host");
        let detail = format!(
            "this server does not go by the name {name:?}: use its address, or let its operator add the name with `--host {name}`"
        );
        Refusal::new(StatusCode::MISDIRECTED_REQUEST, "unknown_host", detail).into_response()
    } else if (is_socket || changes_something)
        && !is_own_origin(request.headers(), &served.origins)
        && !is_own_origin(request.headers(), &served.hall.nodes())
    {
        served.hall.metrics().refuse("foreign_origin");
        let detail = "pages of other sites may not use this server";
        Refusal::new(StatusCode::FORBIDDEN, "foreign_origin", detail).into_response()
    } else if is_too_much(&served, &request) {
        served.hall.metrics().refuse("too_many_requests");
        let detail = "too many requests from this address; wait a moment";
        let mut response = Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", detail).into_response();
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        response
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, value);
    }
    if let Some(policy) = policy_with(&served.hall.nodes()) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    if response.headers().get(header::CACHE_CONTROL).is_none() {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Writes the policy for pages of a server with several nodes: pages of one may connect to the others.
fn policy_with(nodes: &[String]) -> Option<HeaderValue> {
    let (_, known) = HEADERS.into_iter().find(|(name, _)| *name == header::CONTENT_SECURITY_POLICY)?;
    let known = known.to_str().ok()?;
    let plain = |node: &&String| node.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:/-[]".contains(&byte));
    let others: Vec<String> = nodes.iter().filter(plain).map(|node| node.replacen("http", "ws", 1)).collect();
    if others.is_empty() {
        return None;
    }
    let sources = format!("connect-src 'self' {}", others.join(" "));
    HeaderValue::from_str(&known.replace("connect-src 'self'", &sources)).ok()
}

/// Counts a request; tells whether its address has made too many. The organiser is not counted.
fn is_too_much(served: &Served, request: &Request) -> bool {
    #[cfg(feature = "test-clock")]
    if served.test_clock.is_some() {
        // A test clock stands still, so the limit would never recover.
        return false;
    }
    let Some((from, kind)) = address(request).zip(Kind::of(request)) else { return false };
    let per_second = served.hall.limits().requests_per_second;
    !is_organiser(request.headers(), served.organiser.as_deref())
        && !served.requests.take(from, kind, per_second, served.hall.now())
}

/// Tells whether a request comes from a page of this server or from no page at all.
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

/// Returns the address by which a request is counted in limits, if it is known.
pub(super) fn address(request: &Request) -> Option<IpAddr> {
    request.extensions().get().map(address_of)
}

/// Returns the address by which a connection is counted in limits.
pub(super) fn address_of(ConnectInfo(from): &ConnectInfo<SocketAddr>) -> IpAddr {
    network(from.ip())
}

/// Returns the token that a request carries.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The number of games that each address has created in the current minute.
#[derive(Debug, Default)]
pub(super) struct Creations(Mutex<(Moment, HashMap<IpAddr, u32>)>);

impl Creations {
    /// Counts a game; tells whether the address is over the limit.
    pub(super) fn is_too_many(&self, from: Option<IpAddr>, limit: u32, now: Moment) -> bool {
        let Some(from) = from else { return false };
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now.since(counted.0) >= MINUTE {
            *counted = (now, HashMap::new());
        }
        let count = counted.1.entry(from).or_default();
        *count += 1;
        *count > limit
    }
}
