//! Whether the server is running, and whether it accepts acts.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use super::Served;
use super::games::json;
use super::problem::Refusal;

/// Answers as long as the program runs.
#[utoipa::path(get, path = "/api/v1/health/live", tag = "health", responses((status = 200, description = "The program runs")))]
pub(super) async fn live() -> &'static str {
    "live\n"
}

/// Answers if acts are accepted.
#[utoipa::path(get, path = "/api/v1/health/ready", tag = "health", responses(
    (status = 200, description = "Acts are taken"),
    (status = 503, description = "The server is closing, or its journal cannot be written", body = protocol::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn ready(State(served): State<Served>) -> Result<&'static str, Refusal> {
    let unready = |error| Refusal::from(error).with(StatusCode::SERVICE_UNAVAILABLE);
    served.hall.is_ready().await.map_err(unready)?;
    Ok("ready\n")
}

/// Returns the server's name, its version, and the addresses under which other machines on the network reach it.
#[utoipa::path(get, path = "/api/v1/hall", tag = "health", responses((status = 200, description = "Its name, version and addresses", body = Object)))]
pub(super) async fn hall(State(served): State<Served>) -> Response {
    let hall = serde_json::json!({
        "name": *served.name,
        "version": env!("CARGO_PKG_VERSION"),
        "addresses": *served.addresses,
    });
    json(StatusCode::OK, hall.to_string())
}
