//! What the server counts, for Prometheus.

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Served;
use super::guard::is_organiser;
use super::problem::Refusal;

/// Serves the metrics on the main port, to the organiser only. The address of a request proves nothing: a proxy on this
/// machine forwards requests from elsewhere.
pub(super) async fn serve(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    if !is_organiser(request.headers(), served.organiser.as_deref()) {
        let detail = "here these numbers need the organiser's token; `--metrics-listen` gives them a port of their own";
        return Err(Refusal::new(StatusCode::FORBIDDEN, "organiser_only", detail));
    }
    Ok(numbers(&served))
}

/// Serves the metrics to everybody who can reach the port that was opened for them.
pub(super) async fn serve_all(State(served): State<Served>) -> Response {
    numbers(&served)
}

fn numbers(served: &Served) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], served.hall.metrics().to_text(served.hall.open_games())).into_response()
}
