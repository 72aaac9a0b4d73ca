//! Error responses in the form of RFC 9457.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;

use crate::HallError;
use crate::journal::JournalError;

/// An error response.
#[derive(Debug)]
pub(super) struct Refusal(pub(super) Problem);

impl Refusal {
    pub(super) fn new(status: StatusCode, code: &str, detail: impl Into<String>) -> Self {
        Self(Problem {
            r#type: format!("urn:arbiter:problem:{code}"),
            title: status.canonical_reason().unwrap_or_default().to_owned(),
            status: status.as_u16(),
            detail: detail.into(),
            field: None,
        })
    }
}

impl Refusal {
    /// Sets another status.
    pub(super) fn with(mut self, status: StatusCode) -> Self {
        self.0.status = status.as_u16();
        status.canonical_reason().unwrap_or_default().clone_into(&mut self.0.title);
        self
    }
}

impl From<HallError> for Refusal {
    fn from(error: HallError) -> Self {
        let status = match &error {
            HallError::NoSuchGame | HallError::NoSuchEvent | HallError::NoSuchPart => StatusCode::NOT_FOUND,
            HallError::Archived(_) => StatusCode::GONE,
            HallError::ActRefused(refusal) if is_forbidden(refusal) => StatusCode::FORBIDDEN,
            HallError::NoLink
            | HallError::ServerAct
            | HallError::EventGame
            | HallError::NoSeat
            | HallError::Declined
            | HallError::OrganiserOnly
            | HallError::ArbiterOnly
            | HallError::PlayerRules
            | HallError::ScoreKept
            | HallError::NotYours => StatusCode::FORBIDDEN,
            HallError::Pairer(_) => StatusCode::BAD_GATEWAY,
            HallError::NoInvitation => StatusCode::GONE,
            HallError::NoConsent
            | HallError::PlayersFirst
            | HallError::SecretUsed
            | HallError::NoRequest
            | HallError::NotOpen
            | HallError::NotOver
            | HallError::TooLate
            | HallError::ActRefused(_)
            | HallError::IdUsed(_)
            | HallError::EventMoved { .. }
            | HallError::EventTooLong
            | HallError::TooManyEntries(_)
            | HallError::TooManyLinks(_)
            | HallError::NotRehearsal
            | HallError::NotSeated
            | HallError::NoReport(_)
            | HallError::GameTooLong => StatusCode::CONFLICT,
            HallError::Frame(_) => StatusCode::UNPROCESSABLE_ENTITY,
            HallError::TooManyJoins | HallError::TooManyQuestions | HallError::TooMuchWritten(_) => {
                StatusCode::TOO_MANY_REQUESTS
            }
            HallError::Full(_)
            | HallError::Busy
            | HallError::NoEngine(_)
            | HallError::EnginesBusy
            | HallError::GameFailed
            | HallError::Closing
            | HallError::ClockOff(_)
            | HallError::ShorterHistory { .. }
            | HallError::Journal(JournalError::Lost | JournalError::Unavailable(_)) => StatusCode::SERVICE_UNAVAILABLE,
            HallError::Journal(_) | HallError::NoChance => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let mut refusal = Self::new(status, error.code(), error.told());
        if let HallError::Frame(error) = &error {
            refusal.0.field = Some(error.field.clone());
        }
        refusal
    }
}

/// Tells whether an act of an event is refused because of who asks.
const fn is_forbidden(refusal: &event::Refusal) -> bool {
    use event::Refusal::{NoRight, NotOwn, OnlyChiefAfterEnd, OutsideSector, RoleAbove};
    matches!(
        refusal,
        NoRight { .. } | NotOwn { .. } | OutsideSector { .. } | RoleAbove { .. } | OnlyChiefAfterEnd { .. }
    )
}

impl From<protocol::FrameError> for Refusal {
    fn from(error: protocol::FrameError) -> Self {
        HallError::Frame(error).into()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, self.0.to_text()).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response
    }
}

/// Answers that there is nothing at this path.
pub(super) fn not_found() -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here; /api/v1/openapi.json says what there is")
}

/// Answers that the path does not support this method.
pub(super) async fn method_not_allowed() -> Refusal {
    let detail = "this can be asked in another way; /api/v1/openapi.json says how";
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
}
