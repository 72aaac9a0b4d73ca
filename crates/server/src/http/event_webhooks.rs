//! Webhooks of an event, for its organiser.

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use protocol::event::{WebhookFrame, WebhookMade, WebhookWanted, text_of};

use super::Served;
use super::events::{Actor, event_id, number, person, refused};
use super::games::{body, json};
use super::guard::address;
use super::problem::Refusal;

/// Makes a webhook: its address is told about results, pairings, standings and announcements.
///
/// Each delivery is a POST with JSON, signed in the header `Arbiter-Signature`: `t=SECONDS,v1=CODE`, where CODE is the HMAC-SHA256 of
/// `SECONDS.BODY` with the secret that is shown here once. Anything but a status of 2xx is tried again, with growing waits, for up to three
/// hours; redirections are not followed.
#[utoipa::path(post, path = "/api/v1/events/{event}/webhooks", tag = "events", params(("event" = String, Path, description = "The event")), request_body = WebhookWanted, security(("token" = [])), responses(
    (status = 201, description = "The webhook; its secret is shown once", body = WebhookMade),
    (status = 403, description = "Only an organiser may", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "The address may not be told, or there are too many webhooks", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn add(
    State(served): State<Served>,
    Path(event): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = person(&served, event, request.headers()).await?;
    let actor = Actor::new(event, by, request.headers());
    let from = address(&request);
    let text = body(request).await?;
    served.hall.count_event_bytes(from, text.len() as u64)?;
    match served.hall.add_webhook(event, by, WebhookWanted::read(&text)?).await {
        Ok(made) => Ok(json(StatusCode::CREATED, text_of(&made))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Lists the webhooks of an event, with how the last attempt of each went.
#[utoipa::path(get, path = "/api/v1/events/{event}/webhooks", tag = "events", params(("event" = String, Path, description = "The event")), security(("token" = [])), responses(
    (status = 200, description = "The webhooks, without their secrets", body = [WebhookFrame]),
    (status = 403, description = "Only an organiser may", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn list(
    State(served): State<Served>,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let event = event_id(&event)?;
    let by = person(&served, event, &headers).await?;
    let actor = Actor::new(event, by, &headers);
    match served.hall.list_webhooks(event, by).await {
        Ok(list) => Ok(json(StatusCode::OK, text_of(&list))),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}

/// Removes a webhook; it is told nothing any more.
#[utoipa::path(delete, path = "/api/v1/events/{event}/webhooks/{webhook}", tag = "events", params(
    ("event" = String, Path, description = "The event"),
    ("webhook" = u32, Path, description = "The number of the webhook"),
), security(("token" = [])), responses(
    (status = 204, description = "It is gone"),
    (status = 403, description = "Only an organiser may", body = Problem, content_type = "application/problem+json"),
    (status = 404, description = "There is no such webhook", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn remove(
    State(served): State<Served>,
    Path((event, webhook)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (event, webhook) = (event_id(&event)?, number(&webhook)?);
    let by = person(&served, event, &headers).await?;
    let actor = Actor::new(event, by, &headers);
    match served.hall.remove_webhook(event, by, webhook).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(error) => Ok(refused(&served, actor, error).await),
    }
}
