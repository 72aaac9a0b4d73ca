//! What the hall counts, for Prometheus.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Served;
use super::guard::is_organiser;
use super::problem::Refusal;

/// Tells the numbers to programs on this machine and to the organiser.
pub(super) async fn serve(State(served): State<Served>, request: Request) -> Result<Response, Refusal> {
    let headers = request.headers();
    let from: Option<&ConnectInfo<SocketAddr>> = request.extensions().get();
    // What a proxy on this machine passes on comes from elsewhere.
    let is_passed_on = ["forwarded", "x-forwarded-for", "via"].iter().any(|name| headers.contains_key(*name));
    let is_near = from.is_some_and(|ConnectInfo(from)| from.ip().to_canonical().is_loopback()) && !is_passed_on;
    if !is_near && !is_organiser(headers, served.organiser.as_deref()) {
        let detail = "these numbers are for programs on the same machine, and for the organiser's token";
        return Err(Refusal::new(StatusCode::FORBIDDEN, "organiser_only", detail));
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], served.hall.metrics().to_text(served.hall.open_games())).into_response())
}
