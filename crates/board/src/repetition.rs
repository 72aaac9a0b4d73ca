//! Counts the occurrences of a position (Articles 9.2 and 9.6.1).

use crate::Position;

/// The positions of a game in order, and the number of times that each has appeared.
///
/// Positions are compared in full, not only by their keys, so no two are ever confused.
///
/// ```
/// use board::{History, Position};
/// let mut history = History::new(Position::initial());
/// for mv in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"] {
///     let next = history.current().legal(mv.parse()?)?.play();
///     history.push(next);
/// }
/// assert_eq!(history.occurrences(), 2);
/// // The position that the move back would bring about for the third time:
/// let next = history.current().legal("f6g8".parse()?)?.play();
/// assert_eq!(history.occurrences_after(&next), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    /// All positions but the current one.
    past: Vec<Position>,
    current: Position,
}

impl History {
    /// Starts with the first position, which counts as its first occurrence.
    pub fn new(first: Position) -> Self {
        Self { past: Vec::new(), current: first }
    }

    /// Adds the position after a move.
    pub fn push(&mut self, next: Position) {
        self.past.push(std::mem::replace(&mut self.current, next));
    }

    /// Removes and returns the last position, unless it is the first.
    pub fn pop(&mut self) -> Option<Position> {
        let before = self.past.pop()?;
        Some(std::mem::replace(&mut self.current, before))
    }

    /// Returns the position on the board.
    pub fn current(&self) -> &Position {
        &self.current
    }

    /// Returns all positions in order, the current one last.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        self.past.iter().chain(std::iter::once(&self.current))
    }

    /// Counts how often the current position has appeared, this time included.
    pub fn occurrences(&self) -> usize {
        1 + count(&self.current, self.past.iter().rev())
    }

    /// Counts how often a position will have appeared if it comes next.
    pub fn occurrences_after(&self, next: &Position) -> usize {
        1 + count(next, self.positions().rev())
    }
}

/// Counts a position among earlier ones, the latest first, back to the last capture or pawn move.
fn count<'p>(position: &Position, earlier: impl Iterator<Item = &'p Position>) -> usize {
    // Positions before that move have other pieces or pawns elsewhere, and cannot be the same.
    earlier.take(usize::from(position.halfmove_clock())).filter(|&past| past == position).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(fen: &str, moves: &str) -> History {
        let mut history = History::new(fen.parse().unwrap());
        for mv in moves.split_whitespace() {
            let next = history.current().legal(mv.parse().unwrap()).unwrap().play();
            history.push(next);
        }
        history
    }

    #[test]
    fn the_first_position_counts() {
        let start = Position::initial().to_string();
        assert_eq!(play(&start, "g1f3 g8f6 f3g1 f6g8").occurrences(), 2);
        assert_eq!(play(&start, "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8").occurrences(), 3);
    }

    #[test]
    fn another_player_to_move_is_another_position() {
        // The king loses a move: the pieces are on the same squares, but the other player is to move.
        let history = play("8/8/8/8/8/4k3/8/R3K3 w - - 0 1", "e1d1 e3f3 d1c1 f3e3 c1d1 e3d3 d1e1 d3e3");
        assert_eq!(history.occurrences(), 1 + 1);
        let history = play("8/8/8/8/8/4k3/8/R3K3 w - - 0 1", "a1b1 e3f3 b1c1 f3e3 c1a1");
        assert_eq!(history.occurrences(), 1);
    }

    #[test]
    fn a_lost_castling_right_makes_another_position() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(play(fen, "a1b1 h8g8 b1a1 g8h8").occurrences(), 1);
        assert_eq!(play(fen, "a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8").occurrences(), 2);
    }

    #[test]
    fn taking_in_passing_counts_only_if_it_is_legal() {
        // Black's pawn on d4 could capture on e3 the first time: a different position.
        let moves = "e2e4 e8f8 e1f1 f8e8 f1e1 e8f8 e1f1 f8e8 f1e1";
        assert_eq!(play("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", moves).occurrences(), 2);
        // Pinned along the d-file, it cannot: the same position.
        let moves = "e2e4 d8e8 e1f1 e8d8 f1e1 d8e8 e1f1 e8d8 f1e1";
        assert_eq!(play("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", moves).occurrences(), 3);
    }

    #[test]
    fn taking_back_forgets() {
        let mut history = play(&Position::initial().to_string(), "g1f3 g8f6 f3g1 f6g8");
        assert!(history.pop().is_some());
        assert_eq!(history.occurrences(), 1);
        for _ in 0..3 {
            assert!(history.pop().is_some());
        }
        assert_eq!(history.pop(), None);
    }
}
