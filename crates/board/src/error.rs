//! Errors in a FEN that should be a position.

use crate::{FenError, Unplayable};

/// A text is not the FEN of a position from which play can continue.
///
/// ```
/// use board::{Position, PositionError};
/// assert!(matches!("hello".parse::<Position>(), Err(PositionError::Fen(_))));
/// assert!(matches!("8/8/8/8/8/8/8/8 w - -".parse::<Position>(), Err(PositionError::Unplayable(_))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// It can be read, but play cannot continue from it.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}
