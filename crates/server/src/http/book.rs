//! The rulebook: volumes, terms, search, incidents, and acts that are judged for a reader.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{BookFrame, FoundFrame, Problem, TermsFrame, VolumeFrame};
use sha2::{Digest, Sha256};

use super::Served;
use super::games::{bad_query, body, json};
use super::guard::address;
use super::page::{pack, takes_gzip};
use super::problem::Refusal;

/// The number of articles that a search returns if the reader does not say.
const FOUND: usize = 20;

/// Lists the volumes of the rulebook.
#[utoipa::path(get, path = "/api/v1/book", tag = "book", responses(
    (status = 200, description = "The editions, the oldest first, then the casual texts", body = BookFrame),
))]
pub(super) async fn volumes(headers: HeaderMap) -> Response {
    kept(&headers, &BookFrame::new().to_text(), None)
}

/// Shows all articles of a volume: numbers, headings, paraphrases, changes, counterparts, incidents and terms.
#[utoipa::path(get, path = "/api/v1/book/{volume}", tag = "book", params(
    ("volume" = String, Path, description = "1997, 2009, 2018, 2023, encyclopedia or leaflet"),
    ("language" = Option<String>, Query, description = "en, cs or sk; English if not said"),
), responses(
    (status = 200, description = "The contents", body = VolumeFrame),
    (status = 304, description = "The reader's copy, named by `If-None-Match`, is still right"),
    (status = 404, description = "There is no such volume", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "There is no such language", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn volume(
    State(served): State<Served>,
    Path(volume): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let text = served.hall.volume(&volume, query.get("language").map(String::as_str))?;
    Ok(kept(&headers, text, Some(text)))
}

/// Lists the terms of the rulebook.
#[utoipa::path(get, path = "/api/v1/book/terms", tag = "book", params(
    ("language" = Option<String>, Query, description = "en, cs or sk; English if not said"),
), responses(
    (status = 200, description = "The terms and what they mean", body = TermsFrame),
    (status = 422, description = "There is no such language", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn terms(
    State(served): State<Served>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let terms = served.hall.terms(query.get("language").map(String::as_str))?;
    Ok(kept(&headers, &terms.to_text(), None))
}

/// Finds articles by number or by words, in all three languages and with slips of typing.
#[utoipa::path(get, path = "/api/v1/book/search", tag = "book", params(
    ("q" = String, Query, description = "A number or words, up to 100 characters"),
    ("volume" = Option<String>, Query, description = "The volume whose articles come first; the newest edition if not said"),
    ("language" = Option<String>, Query, description = "The reader's language: en, cs or sk; English if not said"),
    ("limit" = Option<usize>, Query, description = "The largest number of articles, up to 50; 20 by default"),
), responses(
    (status = 200, description = "The articles, the best first", body = FoundFrame),
    (status = 400, description = "The limit is not a number from 1 to 50", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn search(
    State(served): State<Served>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let asked = |field: &str| query.get(field).map(String::as_str);
    let limit = match asked("limit") {
        None => FOUND,
        Some(text) => {
            let limit = text.parse().ok().filter(|limit| (1..=crate::live::MOST_FOUND).contains(limit));
            limit.ok_or_else(|| bad_query("limit", "1 to 50"))?
        }
    };
    let found = served.hall.search_book(asked("q").unwrap_or_default(), asked("volume"), asked("language"), limit)?;
    Ok(kept(&headers, &found.to_text(), None))
}

/// Shows an incident: its regulations, and each act with the state after it and the rulings.
#[utoipa::path(get, path = "/api/v1/book/incidents/{chapter}/{name}", tag = "book", params(
    ("chapter" = String, Path, description = "The chapter of the incident"),
    ("name" = String, Path, description = "Its name"),
    ("language" = Option<String>, Query, description = "en, cs or sk; English if not said"),
), responses(
    (status = 200, description = "The incident: `{\"name\":…,\"regulations\":…,\"play\":…}`", body = Object),
    (status = 404, description = "There is no such incident", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "There is no such language", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Too many questions from this address at once", body = Problem, content_type = "application/problem+json"),
    (status = 503, description = "Too many questions at once", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn incident(
    State(served): State<Served>,
    Path((chapter, name)): Path<(String, String)>,
    Query(query): Query<HashMap<String, String>>,
    request: Request,
) -> Result<Response, Refusal> {
    let language = query.get("language").map(String::as_str);
    let incident = served.hall.incident(&format!("{chapter}/{name}"), language, address(&request)).await?;
    Ok(kept(request.headers(), &incident.to_text(), None))
}

/// Judges acts one after the other. Nothing is stored.
#[utoipa::path(post, path = "/api/v1/book/play", tag = "book", request_body(content = Object, description = "`{\"regulations\":{…},\"acts\":[{\"at\":0,\"by\":\"arbiter\",\"act\":\"start\"}],\"language\":\"en\"}`: at most 200 acts, as in scenario files"), responses(
    (status = 200, description = "Each act with its rulings and the state after it: `{\"volume\":…,\"start\":…,\"steps\":[…],\"ending\":…}`", body = Object),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Too many questions from this address at once", body = Problem, content_type = "application/problem+json"),
    (status = 503, description = "Too many questions at once", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn play(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    let from = address(&request);
    let query = protocol::PlayQuery::read(&body(request).await?)?;
    Ok(json(StatusCode::OK, served.hall.play_book(query, from).await?.to_text()))
}

/// Answers with JSON that the reader may keep, named by its hash. A text that never changes is packed once.
fn kept(asked: &HeaderMap, text: &str, constant: Option<&'static str>) -> Response {
    let mark = format!("\"{}\"", crate::secret::hex(&Sha256::digest(text)[..16]));
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| known.contains(&mark)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match constant.filter(|_| takes_gzip(asked)).and_then(|text| packed(text, &mark)) {
            Some(bytes) => {
                let mut response = (StatusCode::OK, bytes).into_response();
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
                response
            }
            None => json(StatusCode::OK, text.to_owned()),
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.extend(HeaderValue::from_str(&mark).ok().map(|mark| (header::ETAG, mark)));
    response
}

/// Compresses a text that never changes, once for all requests.
fn packed(text: &'static str, mark: &str) -> Option<Bytes> {
    static PACKED: Mutex<Vec<(String, Bytes)>> = Mutex::new(Vec::new());
    // A poisoned lock is safe to use: entries are inserted whole.
    let mut known = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, bytes)) = known.iter().find(|(known, _)| known == mark) {
        return Some(bytes.clone());
    }
    let bytes = pack(text.as_bytes())?;
    known.push((mark.to_owned(), bytes.clone()));
    Some(bytes)
}
