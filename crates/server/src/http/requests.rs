//! Limits how many requests one address may make: a token bucket for each address and kind of request.
//!
//! WebSocket connections are limited elsewhere (`joins.rs`, `pace.rs`), so a client that floods the other routes cannot
//! keep a player behind the same address from rejoining.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::Request;
use axum::http::{Method, header};

use crate::Moment;

/// Full buckets are dropped when there are more than this, at most once per second.
const MANY: usize = 4_096;
/// The seconds of requests that a bucket holds, so that a room full of people can open their pages at once.
const BURST: u64 = 20;
/// The units that one request takes out of a bucket.
const ONE: u64 = 1_000;
/// How many times more files than other requests are allowed: a page consists of many files, and they come from memory.
const FILES: u64 = 10;

/// The kinds of requests that are counted separately, so that one cannot use up another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// A file of the web pages, or an unknown path.
    File,
    /// A health check: monitors must get an answer while others send too many requests.
    Health,
    /// A request that only reads, without a token.
    Look,
    /// A request that changes something, without a token.
    Change,
    /// A request with a token. Anybody can make one up, so it is limited as well.
    Token,
}

impl Kind {
    /// Returns the kind of a request; WebSocket connections have none.
    pub(super) fn of(request: &Request) -> Option<Self> {
        let path = request.uri().path();
        let is_look = matches!(*request.method(), Method::GET | Method::HEAD);
        let is_upgrade = is_look && request.headers().contains_key(header::UPGRADE);
        Some(match path.strip_prefix("/api/") {
            Some(rest) if is_upgrade && is_socket(rest) => return None,
            Some(rest) if rest.starts_with("v1/health/") => Self::Health,
            _ if request.headers().contains_key(header::AUTHORIZATION) => Self::Token,
            _ if !is_look => Self::Change,
            Some(_) => Self::Look,
            None if path == "/metrics" => Self::Look,
            None if path == "/ready" => Self::Health,
            None => Self::File,
        })
    }

    const fn rate(self, per_second: u32) -> u64 {
        let rate = per_second as u64;
        if matches!(self, Self::File) { rate * FILES } else { rate }
    }
}

/// Tells whether a path of the interface is that of a socket.
fn is_socket(path: &str) -> bool {
    (path.starts_with("v1/games/") || path.starts_with("v1/events/")) && path.ends_with("/socket")
}

/// The buckets of all addresses that sent requests recently.
#[derive(Debug, Default)]
pub(super) struct Requests(Mutex<Buckets>);

#[derive(Debug, Default)]
struct Buckets {
    known: HashMap<(IpAddr, Kind), Bucket>,
    /// When full buckets were last dropped.
    swept: Moment,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: u64,
    since: Moment,
}

impl Requests {
    /// Counts a request; tells whether it may be answered.
    pub(super) fn take(&self, from: IpAddr, kind: Kind, per_second: u32, now: Moment) -> bool {
        let rate = kind.rate(per_second);
        let mut buckets = self.buckets();
        if buckets.known.len() >= MANY && now.since(buckets.swept) >= 1_000 {
            buckets.swept = now;
            buckets.known.retain(|(_, kind), bucket| {
                let rate = kind.rate(per_second);
                bucket.filled(rate, now) < full(rate)
            });
        }
        let bucket = buckets.known.entry((from, kind)).or_insert(Bucket { left: full(rate), since: now });
        let left = bucket.filled(rate, now);
        // A refused request costs nothing, so a client that sends too fast still gets its allowed share.
        let rest = left.checked_sub(ONE);
        *bucket = Bucket { left: rest.unwrap_or(left), since: now };
        rest.is_some()
    }

    fn buckets(&self) -> MutexGuard<'_, Buckets> {
        // A poisoned lock is safe to use: buckets are replaced whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bucket {
    /// Returns the units in the bucket now.
    fn filled(self, rate: u64, now: Moment) -> u64 {
        self.left.saturating_add(now.since(self.since).saturating_mul(rate)).min(full(rate))
    }
}

/// Returns the units in a full bucket.
const fn full(rate: u64) -> u64 {
    rate * BURST * ONE
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn kind(method: Method, path: &str, token: Option<&str>) -> Option<Kind> {
        let mut request = Request::builder().method(method).uri(path);
        if path.ends_with("/socket") {
            request = request.header(header::UPGRADE, "websocket");
        }
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        Kind::of(&request.body(Body::empty()).unwrap())
    }

    #[test]
    fn every_request_but_a_socket_has_a_kind() {
        assert_eq!(kind(Method::GET, "/", None), Some(Kind::File));
        assert_eq!(kind(Method::GET, "/assets/x.js", None), Some(Kind::File));
        assert_eq!(kind(Method::GET, "/api/v1/lobby", None), Some(Kind::Look));
        assert_eq!(kind(Method::GET, "/metrics", None), Some(Kind::Look));
        assert_eq!(kind(Method::GET, "/api/v1/games", Some("x")), Some(Kind::Token));
        assert_eq!(kind(Method::POST, "/api/v1/mine", None), Some(Kind::Change));
        assert_eq!(kind(Method::DELETE, "/nothing", None), Some(Kind::Change));
        assert_eq!(kind(Method::GET, "/api/v1/health/ready", Some("x")), Some(Kind::Health));
        assert_eq!(kind(Method::GET, "/ready", None), Some(Kind::Health));
        assert_eq!(kind(Method::GET, "/api/v1/games/a/socket", Some("x")), None);
        assert_eq!(kind(Method::POST, "/api/v1/games/a/socket", None), Some(Kind::Change), "that is no socket");
        assert_eq!(kind(Method::GET, "/socket", None), Some(Kind::File), "neither is that");
        let plain = Request::builder().uri("/api/v1/games/a/socket").body(Body::empty()).unwrap();
        assert_eq!(Kind::of(&plain), Some(Kind::Look), "nor one that is not upgraded");
    }

    #[test]
    fn a_bucket_is_used_up_and_fills_again_and_no_kind_uses_up_another() {
        let requests = Requests::default();
        let (one, other): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let takes = |from, kind, now| requests.take(from, kind, 2, Moment(now));
        for number in 0..2 * BURST {
            assert!(takes(one, Kind::Look, 0), "request {number}");
        }
        assert!(!takes(one, Kind::Look, 0));
        for kind in [Kind::File, Kind::Health, Kind::Change, Kind::Token] {
            assert!(takes(one, kind, 0), "{kind:?}");
        }
        assert!(takes(other, Kind::Look, 0));
        assert!(!takes(one, Kind::Look, 499));
        assert!(takes(one, Kind::Look, 500) && !takes(one, Kind::Look, 500), "two per second");
        for number in 0..2 * BURST * FILES - 1 {
            assert!(takes(one, Kind::File, 500), "file {number}");
        }
    }

    #[test]
    fn very_many_addresses_do_not_stay() {
        let requests = Requests::default();
        for number in 0..3 * MANY as u32 {
            let address: IpAddr = std::net::Ipv4Addr::from(number).into();
            requests.take(address, Kind::Look, 10, Moment(u64::from(number) * 10));
        }
        let known = requests.buckets().known.len();
        assert!(known <= MANY + 100, "{known} buckets are kept");
    }
}
