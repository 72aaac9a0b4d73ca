//! Whether the hall lives, and whether it takes acts.

use axum::extract::State;

use super::Served;
use super::problem::Refusal;

/// Answers as long as the program runs.
#[utoipa::path(get, path = "/api/v1/health/live", tag = "health", responses((status = 200, description = "The program runs")))]
pub(super) async fn live() -> &'static str {
    "live\n"
}

/// Answers if acts can be taken.
#[utoipa::path(get, path = "/api/v1/health/ready", tag = "health", responses(
    (status = 200, description = "Acts are taken"),
    (status = 503, description = "The hall is closing", body = protocol::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn ready(State(served): State<Served>) -> Result<&'static str, Refusal> {
    served.hall.is_ready()?;
    Ok("ready\n")
}
