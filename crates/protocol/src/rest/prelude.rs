//! Continuing a game that was begun elsewhere.

use laws::Regulations;
use notation::pgn;

use crate::contract::regulations::RegulationsFrame;
use crate::error::FrameError;

/// A game to be continued: its start and its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Prelude {
    /// The regulations, with the start of the game.
    pub regulations: RegulationsFrame,
    /// The moves as UCI.
    pub moves: Vec<String>,
}

impl Prelude {
    /// Reads the only game of a PGN: its main line from its start; an error gives line and column.
    ///
    /// ```
    /// use protocol::{Prelude, RegulationsFrame};
    /// let prelude = Prelude::read("1. e4 e5 2. Nf3 *", RegulationsFrame::default())?;
    /// assert_eq!(prelude.moves, ["e2e4", "e7e5", "g1f3"]);
    /// let error = Prelude::read("1. e4 Ke7 *", RegulationsFrame::default()).unwrap_err();
    /// assert!(error.to_string().starts_with("pgn: 1:7: "), "{error}");
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn read(text: &str, regulations: RegulationsFrame) -> Result<Self, FrameError> {
        let (prelude, is_over, _) = Self::read_game(text, regulations)?;
        if is_over {
            return Err(FrameError::saying("pgn", "the game is over: there is no legal move"));
        }
        Ok(prelude)
    }

    /// Reads the only game of a PGN, which may be over, and its result as the file tells it.
    ///
    /// ```
    /// use protocol::{Prelude, RegulationsFrame};
    /// let (played, result) = Prelude::read_played("1. f3 e5 2. g4 Qh4# 0-1", RegulationsFrame::default())?;
    /// assert_eq!((played.moves.len(), result.as_str()), (4, "0-1"));
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn read_played(text: &str, regulations: RegulationsFrame) -> Result<(Self, String), FrameError> {
        Self::read_game(text, regulations).map(|(prelude, _, result)| (prelude, result))
    }

    /// Reads a game; tells whether it is over on the board, and its result.
    fn read_game(text: &str, regulations: RegulationsFrame) -> Result<(Self, bool, String), FrameError> {
        let wrong = |problem: String| FrameError { field: "pgn".to_owned(), problem, column: None };
        let mut games = pgn::GameTree::read_all(text.as_bytes()).into_iter();
        let game = games.next().ok_or_else(|| wrong("found nothing, expected a game in PGN".to_owned()))?;
        let game = game.map_err(|error| wrong(error.to_string()))?;
        if games.next().is_some() {
            return Err(wrong("found several games, expected one".to_owned()));
        }
        let regulations = match (game.tag("FEN"), regulations.has_start()) {
            (Some(_), true) => {
                return Err(wrong("the game has a start of its own, and regulations.start has another".to_owned()));
            }
            (Some(_), false) => regulations.with_start(&game.start),
            (None, _) => regulations,
        };
        let laws: Regulations = regulations.to_laws()?;
        let mut position = laws.start;
        let mut moves = Vec::new();
        for (index, mv) in game.moves().enumerate() {
            let legal = position.legal(mv).map_err(|error| wrong(format!("half-move {}: {error}", index + 1)))?;
            moves.push(legal.uci().to_string());
            position = legal.play();
        }
        if game.line.moves.len() != moves.len() {
            return Err(wrong("found a null move, expected moves".to_owned()));
        }
        let result = game.outcome.as_str().to_owned();
        Ok((Self { regulations, moves }, !position.has_legal_move(), result))
    }
}
