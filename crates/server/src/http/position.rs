//! Questions about positions.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{PositionFrame, PositionQuery, Problem};

use super::Served;
use super::games::{body, json};
use super::guard::address;
use super::problem::Refusal;

/// Answers a question about a position: its flaws, its legal moves, why a move is illegal, who can still mate and how.
#[utoipa::path(post, path = "/api/v1/position", tag = "positions", request_body = PositionQuery, responses(
    (status = 200, description = "The answer", body = PositionFrame),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
    (status = 429, description = "Too many questions from this address at once", body = Problem, content_type = "application/problem+json"),
    (status = 503, description = "Too many questions at once", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn ask(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    let from = address(&request);
    let query = PositionQuery::read(&body(request).await?)?;
    Ok(json(StatusCode::OK, served.hall.position_from(query, from).await?.to_text()))
}
