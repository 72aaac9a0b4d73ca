//! The text of the Laws.

use std::collections::HashMap;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{Problem, RulesFrame};

use super::Served;
use super::games::json;
use super::problem::Refusal;

/// Says what an article of an edition is about, or lists all rules of that edition.
#[utoipa::path(get, path = "/api/v1/rules", tag = "rules", params(
    ("edition" = String, Query, description = "1997, 2009, 2018 or 2023"),
    ("article" = Option<String>, Query, description = "An article as that edition numbers it; all if not said"),
    ("language" = Option<String>, Query, description = "en, cs or sk; English if not said"),
), responses(
    (status = 200, description = "The rules; none where the edition has no such article", body = RulesFrame),
    (status = 422, description = "Something does not fit", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn read(
    State(served): State<Served>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let asked = |field: &str| query.get(field).map(String::as_str);
    let rules = served.hall.rules(asked("edition").unwrap_or_default(), asked("article"), asked("language"))?;
    Ok(json(StatusCode::OK, rules.to_text()))
}
