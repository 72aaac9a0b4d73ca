//! A light board for lines that are tried by the thousand, with attacks, rays, distances and lines of moves.
//!
//! It has nothing to do with proofs: whatever is found on it is replayed by the crate `board`.

pub(crate) mod attacks;
pub(crate) mod distance;
pub(crate) mod light;
pub(crate) mod line;
pub(crate) mod rays;
