//! Compares two scoresheets of one game (2018 D.2.9 and 8.5).

mod reconcile;
mod sheet;
mod slip;

pub use reconcile::{Advice, Difference, Ply, Reach, Reconciliation, Standing, reconcile};
pub use sheet::{Entry, Sheet};
