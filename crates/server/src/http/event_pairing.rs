//! Pairing by another program that the server's configuration names.

use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::Problem;
use protocol::event::{PairerList, PairingWanted, text_of};

use super::Served;
use super::events::{Actor, event_id, person, refused};
use super::games::{body, json};
use super::problem::Refusal;

/// Lists the other programs that can pair a Swiss.
#[utoipa::path(get, path = "/api/v1/pairers", tag = "events", responses((status = 200, description = "Their names", body = PairerList)))]
pub(super) async fn list(State(served): State<Served>) -> Response {
    json(StatusCode::OK, text_of(&served.hall.pairers()))
}

/// Has another program pair the next round of a Swiss as a draft or, with `check`, compares the draft with its pairs.
///
/// Pairs that break an absolute criterion are refused; other criteria that they break are recorded with the draft.
#[utoipa::path(post, path = "/api/v1/events/{event}/pairing", tag = "events", params(("event" = String, Path, description = "The event")), request_body = PairingWanted, security(("token" = [])), responses(
    (status = 200, description = "The draft as for `acts`, or how it compares", body = Object),
    (status = 403, description = "No role of the person allows it", body = Problem, content_type = "application/problem+json"),
    (status = 409, description = "The round cannot be paired, or the pairs break an absolute criterion", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "The server knows no such program", body = Problem, content_type = "application/problem+json"),
    (status = 502, description = "The program failed, took too long or wrote something else than pairs", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn pair(
    State(served): State<Served>,
    Path(event): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let wanted = PairingWanted::read(&body(request).await?)?;
    let answered = if wanted.check {
        served.hall.event_check_outside(event, by, &wanted).await.map(|check| text_of(&check))
    } else {
        match served.hall.event_pair_outside(event, by, &wanted).await {
            Ok(acted) => Ok(text_of(&served.hall.event_acted(event, by, &acted).await?)),
            Err(error) => Err(error),
        }
    };
    match answered {
        Ok(text) => Ok(json(StatusCode::OK, text)),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}
