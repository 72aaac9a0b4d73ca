//! The second question: mating material as the blitz rules of 1997 define it (annex C4).

use board::{Bitboard, Color, File, Move, Position, Role};

use crate::prove::material;
use crate::question::confirmed;
use crate::search::{Goal, Search};
use crate::{Budget, Why, Winnable, verdict};

/// The last positions of a helpmate from which the search starts, and the positions that each of these searches may visit.
const NEAR: usize = 6;
const FROM_EACH: usize = 20_000;

/// Answers whether a position can arise, both players helping, in which the opponent is to move and cannot avoid mate in one
/// (1997, annex C4).
///
/// It asks for more than [`crate::verdict`]: two knights can mate a bare king that helps until the end, but not one that
/// is to move and looks for a way out. The line of a yes ends with that position.
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
    let is_goal = |end: &Position| end.turn() != side && cannot_avoid_mate(end);
    confirmed(position, answer(position, side, budget), is_goal)
}

fn answer(position: &Position, side: Color, budget: Budget<'_>) -> Winnable {
    if let Some(why) = material::forbids(position.board(), side) {
        return Winnable::No(why);
    }
    if has_two_knights_only(position, side) || has_lone_minor(position, side) {
        return Winnable::No(Why::Material);
    }
    if position.turn() != side && cannot_avoid_mate(position) {
        return Winnable::Yes(Vec::new());
    }
    if !position.has_legal_move() {
        return Winnable::No(Why::Exhausted);
    }
    // A side that cannot mate at all cannot force mate either.
    let line = match verdict(position, side, budget) {
        Winnable::No(why) => return Winnable::No(why),
        _ if !budget.affords_playouts() => return Winnable::Unknown(0),
        Winnable::Yes(line) => line,
        Winnable::Unknown(_) => Vec::new(),
    };
    let near_mate = near_the_end(position, &line, side, budget);
    near_mate.map_or_else(|| Search::new(side, Goal::Inevitable).run(position, budget), Winnable::Yes)
}

/// Searches from the last positions of a helpmate, where the goal is nearer than at the root.
fn near_the_end(root: &Position, line: &[Move], side: Color, budget: Budget<'_>) -> Option<Vec<Move>> {
    let mut positions = vec![*root];
    for &mv in line {
        positions.push(positions.last()?.if_legal(mv)?.play());
    }
    let starts = positions.iter().enumerate().rev().skip(1).take(NEAR);
    for (played, start) in starts {
        let budget = budget.at_most(FROM_EACH);
        if let Winnable::Yes(rest) = Search::new(side, Goal::Inevitable).run(start, budget) {
            return Some([&line[..played], &rest].concat());
        }
    }
    None
}

/// Returns whether a side has two knights against a bare king; `tests/theorems.rs` checks every such position.
fn has_two_knights_only(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.color(side);
    own.len() == 3 && (own & board.role(Role::Knight)).len() == 2 && board.color(!side).len() == 1
}

/// Returns whether a side has one minor piece against one piece that cannot become what it needs: only a knight can trap
/// a king, and only in the corner behind a rook's pawn that has one step to go there; `tests/theorems.rs` checks every
/// such position.
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

/// Returns whether the player to move has a legal move, and each of them allows mate in one.
pub(crate) fn cannot_avoid_mate(position: &Position) -> bool {
    let moves = position.legal_moves();
    !moves.is_empty() && moves.into_iter().all(|legal| can_mate_at_once(&legal.play()))
}

fn can_mate_at_once(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|legal| legal.play().is_checkmate())
}
