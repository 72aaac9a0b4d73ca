//! Games: create, list, view, export, and take a seat.

use axum::extract::rejection::StringRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{RequestExt, extract::FromRequest};
use laws::Phase;
use protocol::{CreateGame, EngineList, EvaluationFrame, EvaluationQuery, GameCreated, GameList, Problem};

use super::Served;
use super::guard::{address, bearer, is_organiser};
use super::problem::Refusal;
use crate::{Asker, GameId, HallError};

/// The largest number of games on a page of a list.
const LONGEST_PAGE: usize = 100;
/// The most characters of a search.
const LONGEST_SEARCH: usize = 100;

/// Answers with JSON.
pub(super) fn json(status: StatusCode, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// Reads the id of a game from a path.
pub(super) fn game_id(text: &str) -> Result<GameId, Refusal> {
    text.parse().map_err(|_| HallError::NoSuchGame.into())
}

/// Says what is wrong with a query parameter.
pub(super) fn bad_query(field: &str, wanted: &str) -> Refusal {
    let mut refusal = Refusal::new(StatusCode::BAD_REQUEST, "bad_query", format!("{field}: expected {wanted}"));
    refusal.0.field = Some(field.to_owned());
    refusal
}

/// Reads the search text of a query.
pub(super) fn searched(query: &std::collections::HashMap<String, String>) -> Result<Option<&str>, Refusal> {
    let Some(text) = query.get("search") else { return Ok(None) };
    if text.chars().count() > LONGEST_SEARCH {
        return Err(bad_query("search", "at most 100 characters"));
    }
    Ok(Some(text))
}

/// Reads a body as text.
pub(super) async fn body(request: Request) -> Result<String, Refusal> {
    String::from_request(request.with_limited_body(), &())
        .await
        .map_err(|rejection: StringRejection| Refusal::new(rejection.status(), "body_not_read", rejection.body_text()))
}

/// Returns who is asking for the score of a game.
pub(super) fn asker(served: &Served, headers: &HeaderMap) -> Asker {
    Asker {
        token: bearer(headers).map(str::to_owned),
        is_organiser: is_organiser(headers, served.organiser.as_deref()),
    }
}

/// Creates a game.
#[utoipa::path(post, path = "/api/v1/games", tag = "games", request_body = CreateGame, responses(
    (status = 201, description = "The game is there", body = GameCreated),
    (status = 403, description = "Only the organiser may do that", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Too many games from this address", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn create(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    let is_organiser = is_organiser(request.headers(), served.organiser.as_deref());
    let from = address(&request);
    let limit = served.hall.limits().games_per_minute;
    if !is_organiser && served.creations.is_too_many(from, limit, served.hall.now()) {
        served.hall.metrics().refuse("too_many_games");
        let detail = format!("at most {limit} games a minute can be created from one address");
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too_many_games", detail));
    }
    let wanted = CreateGame::read(&body(request).await?)?;
    let created = served.hall.create_from(&wanted, is_organiser, from).await?;
    Ok(json(StatusCode::CREATED, created.to_text()))
}

/// Lists the engines that can be played against.
#[utoipa::path(get, path = "/api/v1/engines", tag = "games", responses(
    (status = 200, description = "The programs, and what each can be told", body = EngineList),
))]
pub(super) async fn engines(State(served): State<Served>) -> Response {
    json(StatusCode::OK, served.hall.engines().await.to_text())
}

/// Lists games, the newest first.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", params(
    ("before" = Option<String>, Query, description = "Only games created before this one"),
    ("phase" = Option<String>, Query, description = "Only games that are waiting, playing, stopped, sealing, adjourned or finished"),
    ("search" = Option<String>, Query, description = "Only games with words that begin so in the names of the players, the arbiter or the event; accents do not matter"),
    ("limit" = Option<usize>, Query, description = "The largest number of games, up to 100; 50 by default"),
), responses((status = 200, description = "A page of the list", body = GameList)))]
pub(super) async fn list(
    State(served): State<Served>,
    Query(query): Query<std::collections::HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let before = match query.get("before") {
        None => None,
        Some(text) => Some(text.parse().map_err(|_| bad_query("before", "the name of a game"))?),
    };
    let limit = match query.get("limit") {
        None => 50,
        Some(text) => text
            .parse()
            .ok()
            .filter(|limit| (1..=LONGEST_PAGE).contains(limit))
            .ok_or_else(|| bad_query("limit", "1 to 100"))?,
    };
    let phase = match query.get("phase") {
        None => None,
        Some(text) => {
            let phase = Phase::ALL.iter().copied().find(|phase| phase.name() == text);
            Some(phase.ok_or_else(|| bad_query("phase", "waiting, playing, stopped, sealing, adjourned or finished"))?)
        }
    };
    let search = searched(&query)?.unwrap_or_default();
    Ok(json(StatusCode::OK, served.hall.search(before, limit, phase, search).await?.to_text()))
}

/// Shows the current state of a game.
#[utoipa::path(get, path = "/api/v1/games/{game}", tag = "games", params(
    ("game" = String, Path, description = "The game"),
    ("language" = Option<String>, Query, description = "The language of sentences: en, cs or sk"),
), responses(
    (status = 200, description = "How it stands, as in the frame `view`", body = Object),
    (status = 404, description = "There is no such game", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn view(
    State(served): State<Served>,
    Path(game): Path<String>,
    Query(query): Query<std::collections::HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let language = query.get("language").map(String::as_str);
    Ok(json(StatusCode::OK, served.hall.view_in(game_id(&game)?, language).await?.to_text()))
}

/// Asks an engine what it thinks of a position of a finished game.
#[utoipa::path(post, path = "/api/v1/games/{game}/evaluation", tag = "games", params(("game" = String, Path, description = "The game")), request_body = EvaluationQuery, responses(
    (status = 200, description = "What the engine thinks", body = EvaluationFrame),
    (status = 409, description = "The game is not over yet", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "There is no such position", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Another question from this address is not answered yet", body = Problem, content_type = "application/problem+json"),
    (status = 503, description = "There is no engine, or all are busy", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn evaluate(
    State(served): State<Served>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let (game, from) = (game_id(&game)?, address(&request));
    let EvaluationQuery { half_moves } = EvaluationQuery::read(&body(request).await?)?;
    Ok(json(StatusCode::OK, served.hall.evaluate(game, half_moves, from).await?.to_text()))
}

/// Writes a game as PGN.
#[utoipa::path(get, path = "/api/v1/games/{game}/pgn", tag = "games", params(("game" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game as PGN", body = String, content_type = "application/x-chess-pgn"),
    (status = 403, description = "The players keep the score themselves, and the game is being played", body = Problem, content_type = "application/problem+json"),
    (status = 404, description = "There is no such game", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn pgn(
    State(served): State<Served>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let text = served.hall.pgn(game_id(&game)?, asker(&served, &headers)).await?;
    Ok(([(header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8")], text).into_response())
}

/// Returns the journal of a game as everybody may see it, one row per line.
#[utoipa::path(get, path = "/api/v1/games/{game}/journal", tag = "games", params(("game" = String, Path, description = "The game")), responses(
    (status = 200, description = "What was done and ruled, a line of JSON each", body = String, content_type = "application/jsonl"),
    (status = 403, description = "The players keep the score themselves, and the game is being played", body = Problem, content_type = "application/problem+json"),
    (status = 404, description = "There is no such game", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn journal(
    State(served): State<Served>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let text = served.hall.journal(game_id(&game)?, asker(&served, &headers)).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], text).into_response())
}
