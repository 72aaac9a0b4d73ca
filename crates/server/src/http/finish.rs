//! A request that changes something is carried out to its end, even if its client has gone away.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::problem::Refusal;
use crate::HallError;

/// Runs a request that may change something in a task of its own.
///
/// A connection that ends drops the work on its request. Dropped between the disk and the memory, an act would be written down and
/// not done.
pub(super) async fn to_the_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // Tasks are cancelled only when the server ends.
            Err(_) => Refusal::from(HallError::Closing).into_response(),
        },
    }
}
