//! The squares that the kings can ever reach: shown to people who ask why a position is dead.

use board::{Bitboard, Color, Position, Role};

use crate::prove::reachability::Reach;

/// Returns the squares that a king may ever reach by legal moves.
///
/// The set may be larger than what the king can reach, never smaller.
///
/// ```
/// use board::{Color, Position, Square};
/// use winnable::king_squares;
/// let locked: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 41".parse()?;
/// let white = king_squares(&locked, Color::White);
/// assert!(white.contains(Square::A3) && !white.contains(Square::A6));
/// assert!((white & king_squares(&locked, Color::Black)).is_empty());
/// # Ok::<(), board::PositionError>(())
/// ```
pub fn king_squares(position: &Position, color: Color) -> Bitboard {
    let reach = Reach::refined(position);
    let kings = reach.of_color(color).filter(|piece| piece.role == Role::King);
    kings.fold(Bitboard::EMPTY, |squares, king| squares | king.squares)
}
