//! Whether mate is still possible: the one question of `winnable`, as the Laws ask it.

use board::{Color, LegalMove, Move, Position, Role};
use winnable::{Budget, Winnable};

/// Tells whether a player could still mate by some series of legal moves. What is not proved impossible is possible.
pub(crate) fn can_mate(position: &Position, player: Color) -> bool {
    !matches!(winnable::verdict(position, player, Budget::default()), Winnable::No(_))
}

/// Tells whether a position can come about, with help, in which the opponent on the move cannot avoid mate in one (1997 C4).
pub(crate) fn can_force(position: &Position, player: Color) -> bool {
    !matches!(winnable::inevitable(position, player, Budget::default()), Winnable::No(_))
}

/// Tells whether neither player could.
pub(crate) fn is_dead(position: &Position) -> bool {
    winnable::dead(position, Budget::default()) == Some(true)
}

/// Tells whether play can come back to the position before a move within three more moves.
///
/// Whatever could be reached from there can then still be reached, so a position that was not dead is not dead now. It is
/// enough that some piece of the opponent's moves away and back while the piece that moved returns.
pub(crate) fn can_go_back(legal: LegalMove<'_>) -> bool {
    if legal.is_zeroing() || legal.is_castling() {
        return false;
    }
    let (before, mv, after) = (legal.position(), legal.to_move(), legal.play());
    let back = Move::new(mv.to(), mv.from());
    // Neither pawns nor pieces that go to an occupied square, a castling king included, can go back.
    let (pawns, occupied) = (after.board().role(Role::Pawn), after.board().occupied());
    let tempi = after.legal_moves().filter(|there| {
        let there = there.to_move();
        !pawns.contains(there.from()) && !occupied.contains(there.to())
    });
    let play = |position: &Position, mv: Move| position.legal(mv).ok().map(LegalMove::play);
    tempi.take(8).any(|there| {
        let returned = play(&there.play(), back);
        let there = there.to_move();
        returned.and_then(|position| play(&position, Move::new(there.to(), there.from()))).as_ref() == Some(before)
    })
}
