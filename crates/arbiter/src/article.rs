//! Where the Laws of 2018 state the rule that a move breaks.

use board::{Bitboard, Breach, File, Move, Role, Setup};

/// Finds the article that states the rule, if one does: that a piece must be there to be moved goes without saying.
pub(crate) fn article(setup: &Setup, mv: Move, breach: Breach) -> Option<&'static str> {
    Some(match breach {
        Breach::EmptySquare | Breach::SameSquare => return None,
        Breach::NotOnTurn => "1.1",
        Breach::OwnPieceThere => "3.1",
        Breach::WayOfMoving { role } => match role {
            Role::Bishop => "3.2",
            Role::Rook => "3.3",
            Role::Queen => "3.4",
            Role::Knight => "3.6",
            Role::Pawn => "3.7",
            Role::King => "3.8",
        },
        Breach::Blocked { .. } if setup.board.role_at(mv.from()) != Some(Role::Pawn) => "3.5",
        Breach::Blocked { .. } if mv.from().ahead(setup.turn) == Some(mv.to()) => "3.7.1",
        Breach::Blocked { .. } | Breach::PawnDoubleStep => "3.7.2",
        Breach::PawnTakesNothing => "3.7.3",
        Breach::EnPassantLapsed => "3.7.4.2",
        Breach::PromotionMissing | Breach::PromotionNotAllowed | Breach::PromotionPiece => "3.7.5.1",
        Breach::KingCapture => "1.4.1",
        Breach::LeavesKingAttacked { .. } => "3.9.2",
        Breach::CastlingRightLost => "3.8.2.1",
        Breach::CastlingOccupied { .. } if castles_as_in_chess960(setup, mv) => "II.3.2.7.4",
        Breach::CastlingOccupied { .. } => "3.8.2.2.2",
        Breach::CastlingThroughAttack { .. } => "3.8.2.2.1",
    })
}

/// Tells whether king or rook starts elsewhere than in standard chess, so that the guideline for Chess960 applies.
fn castles_as_in_chess960(setup: &Setup, mv: Move) -> bool {
    let rooks = setup.castling & Bitboard::from(setup.turn.back_rank());
    let corners = Bitboard::from(File::A) | File::H.into();
    mv.from().file() != File::E || (rooks & !corners).has_any()
}
