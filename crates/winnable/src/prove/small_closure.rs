//! Proofs by listing everything: in most real games that cannot be won, only a few positions can follow.

use board::{Color, Position};

use crate::Why;
use crate::prove::material;

/// The most positions.
const MOST: usize = 32;

/// Proves that the winner cannot mate if only a few positions can follow and none of them is mate.
///
/// Returns `None` if more can follow, or if one of them is mate.
pub(crate) fn refutes(root: &Position, winner: Color) -> Option<Why> {
    let mut seen = [*root; MOST];
    let (mut len, mut next) = (1, 0);
    let mut is_forced = true;
    while next < len {
        let position = seen[next];
        next += 1;
        let moves = position.legal_moves();
        is_forced &= moves.len() <= 1;
        for legal in moves {
            let child = legal.play();
            if material::forbids(child.board(), winner).is_some() || seen[..len].contains(&child) {
                continue;
            }
            if len == MOST || child.turn() != winner && child.is_checkmate() {
                return None;
            }
            seen[len] = child;
            len += 1;
        }
    }
    Some(if is_forced { Why::Forced } else { Why::Exhausted })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_capture_of_the_last_man_is_a_no() {
        let Ok(position) = "8/6P1/5k1K/7r/8/8/8/8 w - - 0 54".parse() else { panic!("the position can be played") };
        assert_eq!(refutes(&position, Color::Black), Some(Why::Forced));
        assert_eq!(refutes(&position, Color::White), None);
    }
}
