//! What the REST interface takes and gives, one file per resource.

pub(crate) mod arbiter;
pub(crate) mod engines;
pub(crate) mod games;
pub(crate) mod mine;
pub(crate) mod positions;
pub(crate) mod prelude;
pub(crate) mod rules;
