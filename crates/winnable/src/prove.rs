//! Proofs that a side can never mate. Everything here must be sound: a *no* rests on it alone.
//!
//! A proof that is not found says nothing. From the cheapest to the most expensive: `material` looks at the pieces alone;
//! `small_closure` lists everything that can follow, if that is little; `reachability` and `mating_squares` ask which squares each
//! piece can ever reach and whether a mate fits on them; `abstraction` follows some pieces exactly and lets the others do
//! anything.

pub(crate) mod abstraction;
pub(crate) mod king_squares;
pub(crate) mod material;
pub(crate) mod mating_squares;
pub(crate) mod reachability;
pub(crate) mod small_closure;
