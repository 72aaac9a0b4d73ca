//! A clock that a test sets over the network. Only builds with the feature `test-clock` have it.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use super::games::json;
use super::problem::Refusal;
use crate::{ManualTime, Time};

/// Advances the clock, as in `{"advance": 60000}`; the answer is the new time.
pub(super) async fn advance(State(time): State<ManualTime>, body: String) -> Result<Response, Refusal> {
    let asked: Option<u64> =
        serde_json::from_str(&body).ok().and_then(|asked: serde_json::Value| asked.get("advance")?.as_u64());
    let wanted = "expected {\"advance\": milliseconds}";
    let refused = || Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "not_understood", wanted);
    time.pass(asked.ok_or_else(refused)?);
    Ok(json(StatusCode::OK, serde_json::json!({ "now": time.now().0 }).to_string()))
}
