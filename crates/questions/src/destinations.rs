//! The squares to which the pieces may move.

use std::collections::BTreeMap;

use board::{Move, Position, Square};

/// Lists the squares to which each piece of the player to move may go, with castling as UCI writes it.
///
/// ```
/// use board::{Position, Square};
/// let destinations = questions::destinations(&Position::initial());
/// assert_eq!(destinations[&Square::G1], [Square::F3, Square::H3]);
/// ```
pub fn destinations(position: &Position) -> BTreeMap<Square, Vec<Square>> {
    let mut found: BTreeMap<Square, Vec<Square>> = BTreeMap::new();
    for legal in position.legal_moves() {
        let Ok(mv) = legal.uci().to_string().parse::<Move>() else { continue };
        let squares = found.entry(mv.from()).or_default();
        // A promotion has four moves to one square.
        if !squares.contains(&mv.to()) {
            squares.push(mv.to());
        }
    }
    found
}
