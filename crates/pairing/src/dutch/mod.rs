//! The FIDE (Dutch) Swiss, rules in force from 1 February 2026 (Handbook C.04.3).
//!
//! A round is paired bracket by bracket from the top score down, each as the perfect matching that is best by the criteria in
//! their order. See [`pair`].

mod boards;
mod bracket;
mod check;
mod color;
mod criterion;
mod engine;
mod entrant;
mod explain;
mod field;
mod judge;
mod refine;
mod solver;

#[cfg(test)]
mod tests;

pub use self::check::{Breach, check};
pub use self::color::{ColorReason, Preference, Strength};
pub use self::criterion::Criterion;
pub use self::engine::{NoPairing, pair, pair_round};
pub use self::entrant::Float;
pub use self::explain::{BracketWhy, Explanation, PairWhy, PassedOver, explain};
