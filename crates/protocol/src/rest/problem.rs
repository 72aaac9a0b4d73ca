//! Errors of requests.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An error of a request, in the form of RFC 9457.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// The kind of error: a stable code for programs.
    pub r#type: String,
    /// The kind in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The details of this error.
    pub detail: String,
    /// The invalid field, if it concerns one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub field: Option<String>,
}

/// Declares the type of problems.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Problem::decl(config)]
}
