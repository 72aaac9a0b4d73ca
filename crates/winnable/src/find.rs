//! Ways to find a line of legal moves that ends with mate. None of them proves anything when it finds nothing.
//!
//! A *yes* rests on the line alone, which is replayed before it leaves the crate, so everything here may guess.

pub(crate) mod corner_mates;
pub(crate) mod distances;
pub(crate) mod lone_piece;
pub(crate) mod patterns;
pub(crate) mod pawn_breaks;
pub(crate) mod playouts;
pub(crate) mod quiet_reach;
pub(crate) mod random;
pub(crate) mod random_walk;
pub(crate) mod subgoals;
pub(crate) mod waiting;
