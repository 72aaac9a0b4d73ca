//! The second question: mating material as the blitz rules of 1997 meant it (annex C4).

use board::{Bitboard, Color, File, Position, Role};

use crate::search::{Goal, Search};
use crate::{Budget, By, Why, Winnable, material, verdict};

/// Says whether a position can arise, both players helping, in which the opponent is on the move and cannot avoid mate in
/// one (1997, annex C4).
///
/// It asks for more than [`crate::verdict`]: two knights can mate a bare king that helps until the end, but not one that
/// is on the move and looks for a way out.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, inevitable};
/// let knights: Position = "4k3/8/8/8/8/8/2NN4/4K3 b - - 0 1".parse()?;
/// assert!(inevitable(&knights, Color::White, Budget::DEFAULT).is_no());
/// let rook: Position = "8/8/8/3nk3/8/8/8/4K2R b - - 0 1".parse()?;
/// assert!(inevitable(&rook, Color::White, Budget::DEFAULT).is_yes());
/// # Ok::<(), board::PositionError>(())
/// ```
pub fn inevitable(position: &Position, side: Color, budget: Budget<'_>) -> Winnable {
    if let Some(why) = material::forbids(position.board(), side) {
        return Winnable::No(why);
    }
    if has_two_knights_only(position, side) || has_lone_minor(position, side) {
        return Winnable::No(Why::Material);
    }
    if position.turn() != side && cannot_avoid_mate(position) {
        return Winnable::Yes(By::Line);
    }
    if !position.has_legal_move() {
        return Winnable::No(Why::Exhausted);
    }
    // Who cannot mate at all cannot force it either.
    match verdict(position, side, budget) {
        Winnable::No(why) => Winnable::No(why),
        _ if !budget.affords_walks() => Winnable::Unknown,
        _ => Search::new(side, Goal::Inevitable).run(position, budget),
    }
}

/// Tells whether a side has two knights against a bare king; `tests/theorems.rs` looks at every such position.
fn has_two_knights_only(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.color(side);
    own.len() == 3 && (own & board.role(Role::Knight)).len() == 2 && board.color(!side).len() == 1
}

/// Tells whether a side has one minor piece against one man that cannot become what it needs: only a knight catches a king, and
/// only in the corner behind a rook's pawn that has one step to go there; `tests/theorems.rs` looks at every such position.
fn has_lone_minor(position: &Position, side: Color) -> bool {
    let board = position.board();
    let (own, theirs) = (board.color(side), board.color(!side));
    let knights = own & board.role(Role::Knight);
    if own.len() != 2 || theirs.len() != 2 || (own & (board.role(Role::Bishop) | knights)).is_empty() {
        return false;
    }
    let rooks_files = Bitboard::from(File::A) | Bitboard::from(File::H);
    let too_far = Bitboard::from(side.pawn_rank());
    let pawns = (theirs & board.role(Role::Pawn) & rooks_files).without(too_far);
    knights.is_empty() || pawns.is_empty()
}

/// Tells whether the player on the move has a move, and mate in one follows whatever it is.
pub(crate) fn cannot_avoid_mate(position: &Position) -> bool {
    let moves = position.legal_moves();
    !moves.is_empty() && moves.into_iter().all(|legal| can_mate_at_once(&legal.play()))
}

fn can_mate_at_once(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|legal| legal.play().is_checkmate())
}
