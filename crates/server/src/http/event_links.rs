//! Links of an event's people, games of its boards, and seats at them.

use std::collections::HashMap;

use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use event::PersonId;
use protocol::Problem;
use protocol::event::{LinkMade, LinkWanted, OpenGames, OpenedGames, SeatGiven, text_of};

use super::Served;
use super::events::{Actor, event_id, number, person, refused, visitor};
use super::games::{body, json};
use super::guard::{address, bearer, is_organiser};
use super::language::reader;
use super::problem::Refusal;
use crate::live::Visitor;
use crate::{EventId, HallError};

/// Finds who gives or takes links: a person of the event, or the operator of the server.
async fn giver(served: &Served, event: EventId, headers: &HeaderMap) -> Result<Option<PersonId>, Refusal> {
    if is_organiser(headers, served.organiser.as_deref()) {
        return Ok(None);
    }
    person(served, event, headers).await.map(Some)
}

/// Makes a link for a person, and appoints the person if a role is wanted.
///
/// Whoever may appoint to a role may give links for it; everybody may make another link for themselves.
#[utoipa::path(post, path = "/api/v1/events/{event}/links", tag = "events", params(("event" = String, Path, description = "The event")), request_body = LinkWanted, security(("token" = [])), responses(
    (status = 201, description = "The link; its token is shown once", body = LinkMade),
    (status = 403, description = "The role is above that of the client", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn link(
    State(served): State<Served>,
    Path(event): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = giver(&served, event, request.headers()).await?;
    let actor = Actor { event: Some(event), person: by, locale: reader(request.headers()) };
    let wanted = LinkWanted::read(&body(request).await?)?;
    match served.hall.event_link(event, by, wanted).await {
        Ok(made) => Ok(json(StatusCode::CREATED, text_of(&made))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Revokes all links of a person; their sockets are closed.
#[utoipa::path(delete, path = "/api/v1/events/{event}/links/{person}", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("person" = u32, Path, description = "The person"),
), security(("token" = [])), responses(
    (status = 204, description = "The links give nobody any more"),
    (status = 403, description = "The person's role is above that of the client", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn unlink(
    State(served): State<Served>,
    Path((event, person)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (event, person) = (event_id(&event)?, PersonId(number(&person)?));
    let by = giver(&served, event, &headers).await?;
    let actor = Actor { event: Some(event), person: by, locale: reader(&headers) };
    match served.hall.event_unlink(event, by, person).await {
        Ok(_) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Opens games on the server's boards for boards of the open round. Boards without a game are played on wooden boards.
///
/// Players may take their seats at once; the clocks run when the event starts the boards.
#[utoipa::path(post, path = "/api/v1/events/{event}/games", tag = "events", params(("event" = String, Path, description = "The event")), request_body = OpenGames, security(("token" = [])), responses(
    (status = 201, description = "The games", body = OpenedGames),
    (status = 403, description = "No role of the person allows it", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "No round is open, or no board is left", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn open_games(
    State(served): State<Served>,
    Path(event): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let wanted = OpenGames::read(&body(request).await?)?;
    match served.hall.open_event_games(event, by, &wanted).await {
        Ok(opened) => Ok(json(StatusCode::CREATED, text_of(&opened))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Adds the moves of a game at a wooden board from a PGN, once its result is known.
#[utoipa::path(post, path = "/api/v1/events/{event}/rounds/{round}/boards/{board}/pgn", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("round" = u16, Path, description = "The round"),
    ("board" = u16, Path, description = "The board"),
), request_body(content = String, content_type = "application/x-chess-pgn", description = "One game"), security(("token" = [])), responses(
    (status = 200, description = "As for `acts`", body = Object),
    (status = 403, description = "No role of the person allows it", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "The board has no result yet", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "The moves cannot be read or are not legal, or the result is another one", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn moves(
    State(served): State<Served>,
    Path((event, round, board)): Path<(String, String, String)>,
    request: Request,
) -> Result<Response, Refusal> {
    let (event, place) = (event_id(&event)?, (number(&round)?, number(&board)?));
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let from = address(&request);
    let pgn = body(request).await?;
    served.hall.count_event_bytes(from, pgn.len() as u64)?;
    match served.hall.event_moves(event, by, place, &pgn).await {
        Ok(acted) => Ok(json(StatusCode::OK, text_of(&served.hall.event_acted(event, by, &acted).await?))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Writes the records of all games that were played on the server, with every act and ruling in words; for officials who
/// see the boards without the delay.
#[utoipa::path(get, path = "/api/v1/events/{event}/records", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("language" = Option<String>, Query, description = "The language: en, cs or sk"),
), security(("token" = [])), responses(
    (status = 200, description = "The records by round and board", body = Object),
    (status = 404, description = "They are not for the client", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn records(
    State(served): State<Served>,
    Path(event): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let Visitor { person, .. } = visitor(&served, event, &headers).await?;
    // A record has every move, so it is for those who see the boards without the delay.
    if !served.hall.event_sees_at_once(event, person).await? {
        return Err(HallError::NoSuchPart.into());
    }
    let records = served.hall.event_records(event, query.get("language").map(String::as_str)).await?;
    Ok(json(StatusCode::OK, text_of(&records)))
}

/// Shows the games on the boards of the last published round.
///
/// Those who may enter results see them as they are, everybody else with the delay of the event. A socket that joins with
/// `"boards":true` gets the same and then every change.
#[utoipa::path(get, path = "/api/v1/events/{event}/boards", tag = "events", params(("event" = String, Path, description = "The event")), responses(
    (status = 200, description = "The round, and a card for each board that has a game", body = Object),
))]
pub(super) async fn boards(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let Visitor { person, .. } = visitor(&served, event, &headers).await?;
    let (_, boards) = served.hall.event_boards(event, person).await?;
    Ok(json(StatusCode::OK, text_of(&boards)))
}

/// Gives a player the seat at the game of the open round.
#[utoipa::path(post, path = "/api/v1/events/{event}/seat", tag = "events", params(("event" = String, Path, description = "The event")), security(("token" = [])), responses(
    (status = 200, description = "The game, the seat and its token", body = SeatGiven),
    (status = 409, description = "The player has no game here now", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn own_seat(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    seat(&served, &event, &headers, None).await
}

/// Gives a seat at the game of a board: a player the own one, an arbiter that of the arbiter.
///
/// A sector arbiter gets it at the boards of the sector. An arbiter who had the seat before loses it.
#[utoipa::path(post, path = "/api/v1/events/{event}/rounds/{round}/boards/{board}/seat", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("round" = u16, Path, description = "The round"),
    ("board" = u16, Path, description = "The board"),
), security(("token" = [])), responses(
    (status = 200, description = "The game, the seat and its token", body = SeatGiven),
    (status = 409, description = "There is no seat for the client", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn seat_at(
    State(served): State<Served>,
    Path((event, round, board)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    seat(&served, &event, &headers, Some((number(&round)?, number(&board)?))).await
}

async fn seat(
    served: &Served,
    event: &str,
    headers: &HeaderMap,
    place: Option<(u16, u16)>,
) -> Result<Response, Refusal> {
    let event = event_id(event)?;
    let by = person(served, event, headers).await?;
    let token = bearer(headers).ok_or(HallError::NoLink)?;
    Ok(json(StatusCode::OK, text_of(&served.hall.event_seat(event, by, token, place).await?)))
}
