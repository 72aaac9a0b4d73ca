//! Seats: taking one, inviting again, finding one's games, rematches and cancelling a game.

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{AnswerRequest, Invitation, MineList, MineQuery, Problem, RematchFrame, Seat, SeatTaken, TakeSeat};

use super::Served;
use super::games::{asker, body, game_id, json};
use super::guard::bearer;
use super::problem::Refusal;
use crate::HallError;

/// Takes a seat with an invitation.
///
/// A person who takes the arbiter's seat gives a name and waits until both players have accepted, unless the organiser has
/// appointed the arbiter. A claim with the same `secret` can be repeated.
#[utoipa::path(post, path = "/api/v1/games/{game}/seats", tag = "games", params(("game" = String, Path, description = "The game")), request_body = TakeSeat, responses(
    (status = 201, description = "The seat is taken", body = SeatTaken),
    (status = 403, description = "A player of the game cannot be its arbiter", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "Not yet, or not without consent", body = Problem, content_type = "application/problem+json"),
    (status = 410, description = "Somebody else was faster", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn take(
    State(served): State<Served>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let game = game_id(&game)?;
    let held = bearer(request.headers()).map(str::to_owned);
    let wanted = TakeSeat::read(&body(request).await?)?;
    let taken = served.hall.take_seat_holding(game, wanted, held.as_deref()).await?;
    Ok(json(StatusCode::CREATED, taken.to_text()))
}

/// Accepts or declines the person who asks for the arbiter's seat, as a player.
#[utoipa::path(post, path = "/api/v1/games/{game}/seats/arbiter/answer", tag = "games", params(("game" = String, Path, description = "The game")), request_body = AnswerRequest, security(("token" = [])), responses(
    (status = 204, description = "The answer is kept; everybody is told by the frame `seats`"),
    (status = 403, description = "The token gives no player's seat", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "Nobody asks under this number any more", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn answer(
    State(served): State<Served>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let game = game_id(&game)?;
    let token = bearer(request.headers()).ok_or(HallError::NoSeat)?.to_owned();
    let answer = AnswerRequest::read(&body(request).await?)?;
    served.hall.answer_request(game, &token, answer).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Makes a new invitation for a seat. The previous holder loses the seat, and its sockets are closed.
#[utoipa::path(post, path = "/api/v1/games/{game}/seats/{seat}/invitation", tag = "games", params(
    ("game" = String, Path, description = "The game"),
    ("seat" = String, Path, description = "white, black, both or arbiter"),
), security(("token" = [])), responses(
    (status = 201, description = "The new invitation", body = Invitation),
    (status = 403, description = "Somebody else has to ask for that", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn invite(
    State(served): State<Served>,
    Path((game, seat)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let no_seat = || Refusal::new(StatusCode::NOT_FOUND, "no_such_seat", "expected white, black, both or arbiter");
    let seat = Seat::find(&seat).ok_or_else(no_seat)?;
    let invitation = served.hall.invite(game_id(&game)?, seat, asker(&served, &headers)).await?;
    Ok(json(StatusCode::CREATED, invitation.to_text()))
}

/// Asks for a rematch with colours changed; once both players have asked, the next game is created.
///
/// The tokens of this game give the seats of the next.
#[utoipa::path(post, path = "/api/v1/games/{game}/rematch", tag = "games", params(("game" = String, Path, description = "The game")), security(("token" = [])), responses(
    (status = 200, description = "Who has asked, and the next game", body = RematchFrame),
    (status = 403, description = "The token gives no player's seat", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "The game is not over yet", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn rematch(
    State(served): State<Served>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let token = bearer(&headers).ok_or(HallError::NoSeat)?;
    Ok(json(StatusCode::OK, served.hall.rematch(game_id(&game)?, token).await?.to_text()))
}

/// Cancels a game before its first move.
#[utoipa::path(post, path = "/api/v1/games/{game}/abort", tag = "games", params(("game" = String, Path, description = "The game")), security(("token" = [])), responses(
    (status = 204, description = "The game is called off; nobody scores"),
    (status = 403, description = "The token gives no player's seat", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "It is too late for that", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn abort(
    State(served): State<Served>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let token = bearer(&headers).ok_or(HallError::NoSeat)?;
    served.hall.abort(game_id(&game)?, token).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Finds the games in which a browser has seats.
#[utoipa::path(post, path = "/api/v1/mine", tag = "games", request_body = MineQuery, responses(
    (status = 200, description = "The games; tokens that give no seat are left out", body = MineList),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn mine(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    let query = MineQuery::read(&body(request).await?)?;
    Ok(json(StatusCode::OK, served.hall.mine(&query).await?.to_text()))
}
