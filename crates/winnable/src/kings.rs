//! Where the kings can ever get: what a dead position can show for itself.

use board::{Bitboard, Color, Position, Role};

use crate::reach::Reach;

/// Finds the squares on which a king may ever stand, by whatever legal moves.
///
/// There may be more squares in it than the king can reach, never fewer.
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
    let kings = reach.of_color(color).filter(|man| man.role == Role::King);
    kings.fold(Bitboard::EMPTY, |squares, king| squares | king.squares)
}
