//! What an event tells the world: PGN, report files, the journal, a feed of results.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use pairing::trf::Dialect;
use protocol::Problem;
use protocol::event::EventAudience;
use sha2::{Digest, Sha256};

use super::Served;
use super::events::{event_id, fresh, number, visitor};
use super::games::bad_query;
use super::problem::Refusal;
use crate::HallError;
use crate::live::Visitor;
use crate::secret::hex;

const PGN: &str = "application/x-chess-pgn; charset=utf-8";

/// Writes the games of a round as PGN, for broadcasters who ask for it again and again.
///
/// Moves are as late as the event's delay. An answer has an `ETag`; with `If-None-Match` an unchanged file is not sent again.
#[utoipa::path(get, path = "/api/v1/events/{event}/rounds/{round}/pgn", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("round" = u16, Path, description = "The round"),
), responses(
    (status = 200, description = "The games of the round", body = String, content_type = "application/x-chess-pgn"),
    (status = 304, description = "Nothing has changed"),
    (status = 404, description = "The round is not published", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn round_pgn(
    State(served): State<Served>,
    Path((event, round)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    pgn(&served, &event, Some(number(&round)?), &headers).await
}

/// Writes all games of an event as PGN.
#[utoipa::path(get, path = "/api/v1/events/{event}/pgn", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 200, description = "All games of published rounds", body = String, content_type = "application/x-chess-pgn"),
    (status = 304, description = "Nothing has changed"),
))]
pub(super) async fn all_pgn(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    pgn(&served, &event, None, &headers).await
}

async fn pgn(served: &Served, event: &str, round: Option<u16>, headers: &HeaderMap) -> Result<Response, Refusal> {
    let event = event_id(event)?;
    let (seq, ()) = served.hall.event_view(event, EventAudience::Public, |_| ()).await?;
    let text = served.hall.event_pgn(event, round).await?;
    let tag = hex(&Sha256::digest(text.as_bytes())[..16]);
    Ok(fresh(headers, &tag, seq, PGN, text))
}

/// Writes an event as a report file, with as much personal data as the client may see.
#[utoipa::path(get, path = "/api/v1/events/{event}/trf", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("dialect" = Option<String>, Query, description = "trf26 or trf16; trf26 by default"),
), responses(
    (status = 200, description = "The report file", body = String, content_type = "text/plain"),
    (status = 409, description = "The report cannot be written yet", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn trf(
    State(served): State<Served>,
    Path(event): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let dialect = match query.get("dialect").map(String::as_str) {
        None | Some("trf26") => Dialect::Trf26,
        Some("trf16") => Dialect::Trf16,
        Some(_) => return Err(bad_query("dialect", "trf26 or trf16")),
    };
    let Visitor { audience, .. } = visitor(&served, event, &headers).await?;
    let (seq, text) = served.hall.event_trf(event, dialect, audience).await?;
    let tag = format!("{seq}.{audience:?}.{dialect:?}");
    Ok(fresh(&headers, &tag, seq, "text/plain; charset=utf-8", text))
}

/// Returns the journal of an event as the client may see it, one entry per line.
#[utoipa::path(get, path = "/api/v1/events/{event}/journal", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 200, description = "What was done and what followed, a line of JSON each", body = String, content_type = "application/jsonl"),
))]
pub(super) async fn journal(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let Visitor { audience, .. } = visitor(&served, event, &headers).await?;
    let text = served.hall.event_journal(event, audience).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], text).into_response())
}

/// Returns an event as a file with all rows, hashes and personal data that `arbiter event` reads and verifies; for the office.
#[utoipa::path(get, path = "/api/v1/events/{event}/file", tag = "events", params(("event" = String, Path, description = "The event")), security(("token" = [])), responses(
    (status = 200, description = "The file", body = String, content_type = "application/jsonl"),
    (status = 404, description = "It is not for the client", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn file(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    if visitor(&served, event, &headers).await?.audience != EventAudience::Office {
        return Err(HallError::NoSuchPart.into());
    }
    let text = served.hall.event_file(event).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], text).into_response())
}

/// Returns the newest results as an Atom feed.
#[utoipa::path(get, path = "/api/v1/events/{event}/feed", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 200, description = "The results, the newest first", body = String, content_type = "application/atom+xml"),
))]
pub(super) async fn feed(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let (seq, text) = served.hall.event_feed(event).await?;
    Ok(fresh(&headers, &seq.to_string(), seq, "application/atom+xml; charset=utf-8", text))
}
