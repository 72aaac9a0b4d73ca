//! The rule that a move breaks.

use board::{Bitboard, Breach, File, Move, Role, Setup};
use laws::{Edition, Rule};

/// Finds the rule of movement that a move breaks, as exactly as the board shows it.
///
/// There is no rule for a move from an empty square: no article says that a piece must be there to be moved.
///
/// ```
/// use board::Setup;
/// use laws::{Edition, Rule};
/// let setup = Setup::initial();
/// let mv = "e2e5".parse()?;
/// let breach = setup.breach(mv).unwrap();
/// assert!(questions::broken_rule(&setup, mv, breach, Edition::Fide2018).is_some());
/// # Ok::<(), board::UciError>(())
/// ```
pub fn broken_rule(setup: &Setup, mv: Move, breach: Breach, edition: Edition) -> Option<Rule> {
    let role = setup.board.role_at(mv.from()).unwrap_or(Role::Pawn);
    Some(match breach {
        Breach::EmptySquare | Breach::SameSquare => return None,
        Breach::Blocked { .. } if role == Role::Pawn && mv.from().ahead(setup.turn) != Some(mv.to()) => {
            Rule::PawnStepsTwice
        }
        Breach::CastlingOccupied { .. }
            if castles_as_in_chess960(setup, mv) && Rule::Chess960Occupied.article(edition).is_some() =>
        {
            Rule::Chess960Occupied
        }
        _ => Rule::from((breach, role)),
    })
}

/// Returns whether king or rook starts elsewhere than in standard chess, so that the rules of Chess960 apply.
fn castles_as_in_chess960(setup: &Setup, mv: Move) -> bool {
    let rooks = setup.castling & Bitboard::from(setup.turn.back_rank());
    let corners = Bitboard::from(File::A) | File::H.into();
    mv.from().file() != File::E || (rooks & !corners).has_any()
}
