//! Problems: what went wrong with a request.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What went wrong, in the form of RFC 9457.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of problem: a stable name for programs.
    pub r#type: String,
    /// The kind in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong this time.
    pub detail: String,
    /// The field that does not fit, if it is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub field: Option<String>,
}

/// Declares the type of problems.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Problem::decl(config)]
}
