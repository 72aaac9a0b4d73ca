//! What an arbiter looks at before deciding.

use board::{LegalMove, Move, Position};
use laws::Game;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::entry::GivenAct;
use crate::contract::members::Members;
use crate::error::FrameError;
use crate::wire::entry::WireEntry;

/// What the moves of a game show about claims of repetition and of the fifty moves.
///
/// ```
/// use laws::{Game, Regulations};
/// let evidence = protocol::EvidenceFrame::of(&Game::new(Regulations::default()), None);
/// assert_eq!((evidence.occurrences.len(), evidence.quiet_half_moves), (1, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EvidenceFrame {
    /// Each time the position was on the board, the last one included; with an intended move, the position after it.
    pub occurrences: Vec<OccurrenceFrame>,
    /// Half-moves without a capture and without a pawn's move, up to the same position.
    pub quiet_half_moves: u16,
}

/// A position that was on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OccurrenceFrame {
    /// How many half-moves led there.
    pub half_moves: u32,
    /// The position as a FEN; its fields for the turn, castling and taking in passing are those that must be equal.
    pub position: String,
    /// The move that led there; none if the game started so.
    pub r#move: Option<String>,
    /// Whether it is not there yet: the intended move would bring it about.
    pub is_intended: bool,
}

/// What would become of an act of the arbiter's.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PreviewFrame {
    /// Whether it would be refused, so that nothing would change.
    pub is_refused: bool,
    /// The entry it would make, with how the game would stand after it. It has no number, since it is not made.
    pub entry: WireEntry,
}

/// An act that the arbiter considers.
///
/// ```
/// use protocol::{Act, PreviewQuery};
/// let query = PreviewQuery::read(r#"{"act":"add_time","player":"white","ms":60000,"language":"cs"}"#)?;
/// assert!(matches!(query.act.act(), Act::AddTime { .. }));
/// assert_eq!(query.language.as_deref(), Some("cs"));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PreviewQuery {
    /// The act.
    pub act: GivenAct,
    /// The language of the sentences; without one there are none.
    pub language: Option<String>,
}

impl PreviewQuery {
    /// Reads the act as it would be sent, without `id`; an error names the field that does not fit.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let mut members = Members::read(text)?;
        let language = members.take("language")?;
        Ok(Self { act: GivenAct::of(&members)?, language })
    }
}

impl EvidenceFrame {
    /// Looks through a game. With an intended move in UCI's form that is legal the position after it is looked for.
    pub fn of(game: &Game, intended: Option<&str>) -> Self {
        let now = game.position();
        let is_intended = |legal: &LegalMove<'_>| Some(legal.uci().to_string().as_str()) == intended;
        let legal = now.legal_moves().into_iter().find(is_intended);
        let next = legal.map(LegalMove::play);
        let intended = legal.map(LegalMove::to_move);
        let wanted = next.as_ref().unwrap_or(now);
        let frame = |half_moves: usize, mv: Option<Move>, position: &Position, is_intended| OccurrenceFrame {
            half_moves: u32::try_from(half_moves).unwrap_or(u32::MAX),
            position: position.to_string(),
            r#move: mv.map(|mv| mv.to_string()),
            is_intended,
        };
        let stood = game.positions().filter(|(_, _, position)| *position == wanted);
        let mut occurrences: Vec<OccurrenceFrame> =
            stood.map(|(made, mv, position)| frame(made, mv, position, false)).collect();
        if let Some(next) = &next {
            occurrences.push(frame(game.moves().count() + 1, intended, next, true));
        }
        Self { occurrences, quiet_half_moves: wanted.halfmove_clock() }
    }
}

/// Declares the types of what an arbiter asks for.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![OccurrenceFrame::decl(config), EvidenceFrame::decl(config), PreviewFrame::decl(config)]
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
        let evidence = EvidenceFrame::of(&played("g1f3 g8f6 f3g1 f6g8"), None);
        let found: Vec<(u32, Option<&str>)> =
            evidence.occurrences.iter().map(|found| (found.half_moves, found.r#move.as_deref())).collect();
        assert_eq!(found, [(0, None), (4, Some("f6g8"))]);
        assert_eq!(evidence.quiet_half_moves, 4);
    }

    #[test]
    fn the_position_after_an_intended_move_is_looked_for() {
        let game = played("g1f3 g8f6 f3g1");
        let evidence = EvidenceFrame::of(&game, Some("f6g8"));
        let found: Vec<(u32, bool)> =
            evidence.occurrences.iter().map(|found| (found.half_moves, found.is_intended)).collect();
        assert_eq!(found, [(0, false), (4, true)]);
        assert_eq!(evidence.occurrences[1].r#move.as_deref(), Some("f6g8"));
    }

    #[test]
    fn a_pawn_move_makes_what_was_before_another_position() {
        let evidence = EvidenceFrame::of(&played("e2e4"), None);
        assert_eq!(evidence.occurrences.len(), 1);
        assert_eq!(evidence.quiet_half_moves, 0);
    }
}
