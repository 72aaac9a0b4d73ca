//! The vocabulary of the contract: acts, rulings, regulations and states as JSON writes them.

pub(crate) mod act;
pub(crate) mod bounds;
pub(crate) mod casual;
pub(crate) mod entry;
pub(crate) mod form;
pub(crate) mod members;
pub(crate) mod names;
pub(crate) mod plain;
pub(crate) mod regulations;
pub(crate) mod ruling;
pub(crate) mod state;
pub(crate) mod values;
pub(crate) mod waiting;
