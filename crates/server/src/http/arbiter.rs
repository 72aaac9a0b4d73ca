//! What the arbiter of a game asks before deciding.

use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::{EvidenceFrame, PreviewQuery, Problem, RecordFrame};

use super::Served;
use super::games::{body, game_id, json};
use super::guard::bearer;
use super::problem::Refusal;

/// Says how an act of the arbiter would be ruled, without doing it.
#[utoipa::path(post, path = "/api/v1/games/{game}/preview", tag = "arbiter", params(("game" = String, Path, description = "The game")), request_body(content = Object, description = "The act as it would be sent, without `id`; `language` for sentences"), responses(
    (status = 200, description = "The entry it would make: `{\"is_refused\":…,\"entry\":…}`", body = Object),
    (status = 403, description = "Only the arbiter may ask", body = Problem, content_type = "application/problem+json"),
    (status = 404, description = "There is no such game", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn preview(
    State(served): State<Served>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let game = game_id(&game)?;
    let token = bearer(request.headers()).unwrap_or_default().to_owned();
    let query = PreviewQuery::read(&body(request).await?)?;
    Ok(json(StatusCode::OK, served.hall.preview(game, &token, query).await?.to_text()))
}

/// Lays out what the moves show about claims of repetition and of the fifty moves.
#[utoipa::path(get, path = "/api/v1/games/{game}/evidence", tag = "arbiter", params(
    ("game" = String, Path, description = "The game"),
    ("intended" = Option<String>, Query, description = "A move that was intended, in UCI's form"),
), responses(
    (status = 200, description = "The evidence", body = EvidenceFrame),
    (status = 403, description = "Only the arbiter may ask", body = Problem, content_type = "application/problem+json"),
    (status = 404, description = "There is no such game", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn evidence(
    State(served): State<Served>,
    Path(game): Path<String>,
    Query(mut query): Query<std::collections::HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let token = bearer(&headers).unwrap_or_default();
    let evidence = served.hall.evidence(game_id(&game)?, token, query.remove("intended")).await?;
    Ok(json(StatusCode::OK, evidence.to_text()))
}

/// Writes the protocol of a game: the head, what was done and ruled, and the result.
#[utoipa::path(get, path = "/api/v1/games/{game}/record", tag = "arbiter", params(
    ("game" = String, Path, description = "The game"),
    ("language" = Option<String>, Query, description = "The language: en, cs or sk"),
), responses(
    (status = 200, description = "The protocol", body = RecordFrame),
    (status = 403, description = "Only the arbiter may ask", body = Problem, content_type = "application/problem+json"),
    (status = 404, description = "There is no such game", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn record(
    State(served): State<Served>,
    Path(game): Path<String>,
    Query(query): Query<std::collections::HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let token = bearer(&headers).unwrap_or_default();
    let language = query.get("language").map(String::as_str);
    Ok(json(StatusCode::OK, served.hall.record(game_id(&game)?, token, language).await?.to_text()))
}
