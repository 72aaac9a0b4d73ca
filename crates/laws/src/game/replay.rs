//! Games from their moves alone, such as those of a PGN file.

use board::{IllegalMove, Move};
use clock::Millis;

use super::{Entry, Game};
use crate::act::{Act, Written};
use crate::regulations::{Actor, Regulations};
use crate::state::{Outcome, Phase};

/// Moves that are no game under the regulations.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move is not legal.
    #[error("half-move {half_move}: {error}")]
    Illegal {
        /// The number of the half-move, counted from 1.
        half_move: usize,
        /// The rule that it breaks.
        error: IllegalMove,
    },
    /// The game is over before a move.
    #[error("half-move {half_move}: the game is over already")]
    Over {
        /// The number of the half-move, counted from 1.
        half_move: usize,
        /// How the game ended.
        outcome: Option<Outcome>,
    },
    /// The game cannot be started, or a move is refused under the regulations.
    #[error("half-move {half_move}: the act is refused")]
    Refused {
        /// The number of the half-move, counted from 1; 0 for the start.
        half_move: usize,
        /// The act and the reason.
        entry: Box<Entry>,
    },
}

impl Game {
    /// Plays moves from the start position of the regulations; no time passes on the clocks.
    ///
    /// Everything that ends a game by itself counts: mate, stalemate, a dead position, the fifth repetition, the
    /// seventy-fifth move. So the result can end the game before the last move, which is an error here.
    ///
    /// ```
    /// use board::Position;
    /// use laws::{Game, Phase, Regulations};
    /// let regulations = || Regulations::default();
    /// let moves = |text: &str| text.split(' ').map(|mv| mv.parse().unwrap()).collect::<Vec<board::Move>>();
    /// let game = Game::from_moves(regulations(), moves("f2f3 e7e5 g2g4 d8h4"))?;
    /// assert_eq!((game.phase(), game.half_moves()), (Phase::Finished, 4));
    /// let error = Game::from_moves(regulations(), moves("e2e4 e7e5 e1g1")).unwrap_err();
    /// assert!(error.to_string().starts_with("half-move 3: e1g1 is not legal"));
    /// # Ok::<(), laws::ReplayError>(())
    /// ```
    pub fn from_moves(regulations: Regulations, moves: impl IntoIterator<Item = Move>) -> Result<Self, ReplayError> {
        let mut game = Self::new(regulations);
        let start = game.act(Millis::ZERO, Actor::Arbiter, Act::Start);
        if start.is_refused() {
            return Err(ReplayError::Refused { half_move: 0, entry: Box::new(start) });
        }
        for (index, mv) in moves.into_iter().enumerate() {
            let half_move = index + 1;
            if game.phase() == Phase::Finished {
                return Err(ReplayError::Over { half_move, outcome: game.outcome() });
            }
            let legal = game.position().legal(mv).map_err(|error| ReplayError::Illegal { half_move, error })?;
            let act = Act::Play { mv: Written::Legal(legal.into()) };
            let entry = game.act(Millis::ZERO, Actor::Player(game.turn()), act);
            if entry.is_refused() {
                return Err(ReplayError::Refused { half_move, entry: Box::new(entry) });
            }
        }
        Ok(game)
    }
}
