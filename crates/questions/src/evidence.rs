//! The evidence of a game's moves about draw claims.

use board::{LegalMove, Move, Position};
use laws::Game;

/// The evidence of a game's moves about claims of repetition and of the fifty moves.
///
/// ```
/// use laws::{Game, Regulations};
/// let evidence = questions::Evidence::of(&Game::new(Regulations::default()), None);
/// assert_eq!((evidence.occurrences.len(), evidence.quiet_half_moves), (1, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Each time the position was on the board, the last one included; with an intended move, the position after it.
    pub occurrences: Vec<Occurrence>,
    /// The number of half-moves without a capture or a pawn move, up to the same position.
    pub quiet_half_moves: u16,
}

/// A position that was on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The number of half-moves that led there.
    pub half_moves: usize,
    /// The move that led there; none for the start of the game.
    pub mv: Option<Move>,
    /// The position.
    pub position: Position,
    /// Whether the intended move would bring the position about.
    pub is_intended: bool,
}

impl Evidence {
    /// Collects the evidence of a game. With an intended move that is legal, it is about the position after that move.
    pub fn of(game: &Game, intended: Option<Move>) -> Self {
        let now = game.position();
        let legal = intended.and_then(|mv| now.legal(mv).ok());
        let next = legal.map(LegalMove::play);
        let wanted = next.as_ref().unwrap_or(now);
        let stood = game.positions().filter(|(_, _, position)| *position == wanted);
        let mut occurrences: Vec<Occurrence> = stood
            .map(|(half_moves, mv, position)| Occurrence { half_moves, mv, position: *position, is_intended: false })
            .collect();
        if let Some(next) = &next {
            occurrences.push(Occurrence {
                half_moves: game.moves().count() + 1,
                mv: legal.map(LegalMove::to_move),
                position: *next,
                is_intended: true,
            });
        }
        Self { occurrences, quiet_half_moves: wanted.halfmove_clock() }
    }
}

#[cfg(test)]
mod tests {
    use board::Color;
    use clock::Millis;
    use laws::{Act, Actor, Regulations, Written};

    use super::*;

    fn played(moves: &str) -> Game {
        let mut game = Game::new(Regulations::default());
        game.apply(&game.judge(Millis(0), Actor::Arbiter, Act::Start));
        let players = [Color::White, Color::Black].into_iter().cycle();
        for ((mv, player), at) in moves.split_whitespace().zip(players).zip(1..) {
            let act = Act::Play { mv: Written::Move(mv.parse().unwrap()) };
            let entry = game.judge(Millis(at * 1_000), Actor::Player(player), act);
            assert!(!entry.is_refused(), "{mv}");
            game.apply(&entry);
        }
        game
    }

    #[test]
    fn every_time_a_position_stood_on_the_board_is_found() {
        let evidence = Evidence::of(&played("g1f3 g8f6 f3g1 f6g8"), None);
        let found: Vec<(usize, Option<String>)> =
            evidence.occurrences.iter().map(|found| (found.half_moves, found.mv.map(|mv| mv.to_string()))).collect();
        assert_eq!(found, [(0, None), (4, Some("f6g8".to_owned()))]);
        assert_eq!(evidence.quiet_half_moves, 4);
    }

    #[test]
    fn the_position_after_an_intended_move_is_looked_for() {
        let game = played("g1f3 g8f6 f3g1");
        let evidence = Evidence::of(&game, "f6g8".parse().ok());
        let found: Vec<(usize, bool)> =
            evidence.occurrences.iter().map(|found| (found.half_moves, found.is_intended)).collect();
        assert_eq!(found, [(0, false), (4, true)]);
        assert_eq!(evidence.occurrences[1].mv, "f6g8".parse().ok());
    }

    #[test]
    fn a_pawn_move_makes_what_was_before_another_position() {
        let evidence = Evidence::of(&played("e2e4"), None);
        assert_eq!(evidence.occurrences.len(), 1);
        assert_eq!(evidence.quiet_half_moves, 0);
    }
}
