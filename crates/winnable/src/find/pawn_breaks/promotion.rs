//! Promotes a pawn, since a new queen makes most mates short.
//!
//! The shortest way is found for all pawns of a side at once; the other pieces wait or step aside.

use board::{Bitboard, Board, Color, Move, Role, Square, between};

use super::sacrifice;
use crate::board::attacks::{attackers, attacks};
use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::board::rays::ahead;
use crate::find::waiting::{Waiting, king_move};

/// Promotes the pawn with the shortest way; returns the position after it, in which no king is in check.
pub(crate) fn promote(root: &LightBoard, winner: Color, line: &mut Line) -> Option<LightBoard> {
    let mut position = *root;
    let mut way = Way::find(root.board(), winner);
    for _ in 0..3 {
        if way.is_some() {
            break;
        }
        position = sacrifice::offer(&position, winner, line)
            .or_else(|| sacrifice::let_king_capture(&position, winner, line))?;
        way = Way::find(position.board(), winner);
    }
    let way = way?;
    let squares = way.squares();
    let path: Bitboard = squares.iter().copied().collect();
    // Pieces that the pawn captures stay where they are.
    let keep = path.without(steps_of(squares));
    let mut next = 1;
    let mut waited = [None; 2];
    for _ in 0..24 {
        if next == squares.len() {
            break;
        }
        let (color, board) = (position.turn(), position.board());
        let legal = if color == winner
            && let Some(squares_gone) = goes(board, winner, &squares[next - 1..])
        {
            let (from, to) = (squares[next - 1], squares[next - 1 + squares_gone]);
            next += squares_gone;
            let is_last = next == squares.len();
            let mv = if is_last { Move::promoting(from, to, Role::Queen) } else { Move::new(from, to) };
            position.is_safe(from, to).then_some(mv)?
        } else {
            clear(&position, path, keep, &mut waited[usize::from(color != winner)])?
        };
        line.push(legal);
        position.play(legal);
    }
    if next < squares.len() {
        return None;
    }
    if position.is_check() {
        let queen = squares[squares.len() - 1];
        let legal = evade(&position, queen)?;
        line.push(legal);
        position.play(legal);
    }
    Some(position).filter(|position| !position.is_check())
}

/// Counts the squares of the pawn's next move; `None` if it is blocked or the piece to capture is not there.
fn goes(board: &Board, color: Color, squares: &[Square]) -> Option<usize> {
    let occupied = board.occupied();
    let is_step = |index: usize| squares[index].file() == squares[0].file() && !occupied.contains(squares[index]);
    if !is_step(1) {
        let takes = squares[1].file() != squares[0].file() && board.color(!color).contains(squares[1]);
        return takes.then_some(1);
    }
    let is_double = squares[0].rank() == color.pawn_rank() && squares.len() > 2 && is_step(2);
    Some(if is_double { 2 } else { 1 })
}

/// Finds a reply to the check of a new queen that does not capture it: a king move, or a piece that blocks.
fn evade(position: &LightBoard, queen: Square) -> Option<Move> {
    let color = position.turn();
    let (king, board) = (position.king(color), position.board());
    let around = attacks(Role::King, color, king, Bitboard::EMPTY).without(board.color(color) | queen.into());
    if let Some(to) = around.into_iter().find(|&to| position.is_safe(king, to)) {
        return Some(Move::new(king, to));
    }
    let pieces = board.color(color).without(board.role(Role::Pawn) | king.into());
    between(king, queen).into_iter().find_map(|to| {
        let from = (attackers(board, to, color, board.occupied()) & pieces)
            .into_iter()
            .find(|&from| position.is_safe(from, to))?;
        Some(Move::new(from, to))
    })
}

/// Returns the squares of a way that the pawn enters without a capture.
fn steps_of(squares: &[Square]) -> Bitboard {
    squares.windows(2).filter(|pair| pair[0].file() == pair[1].file()).map(|pair| pair[1]).collect()
}

/// Moves a piece out of a pawn's way, or makes a waiting move; pieces in `keep` stay.
pub(crate) fn clear(position: &LightBoard, path: Bitboard, keep: Bitboard, waited: &mut Option<Move>) -> Option<Move> {
    let color = position.turn();
    let spare = Bitboard::from(position.king(!color));
    let own = position.board().color(color);
    let idle = Waiting { color, keep, avoid: path, spare, guard: Bitboard::EMPTY };
    let blockers = own & path.without(keep);
    if blockers.has_any() {
        if let Some(legal) = (Waiting { keep: !blockers, ..idle }).find(position, waited) {
            return Some(legal);
        }
        if blockers.contains(position.king(color)) {
            return king_move(position, path);
        }
    }
    idle.find(position, waited).or_else(|| king_move(position, path))
}

/// The squares of a pawn's way, from its own to the last rank.
struct Way {
    squares: [Square; 7],
    len: usize,
}

impl Way {
    /// Finds the shortest way of a pawn of this color, assuming that all other pawns stand still.
    ///
    /// A pawn steps to squares that are empty or can be cleared, and captures what stands diagonally ahead.
    fn find(board: &Board, color: Color) -> Option<Self> {
        // Pieces can step aside.
        let empty = !board.role(Role::Pawn);
        let loser_king = board.color(!color).without(board.role(Role::King));
        let last = Bitboard::from(color.last_rank());
        let mut layers = [Bitboard::EMPTY; 7];
        layers[0] = board.pieces(color, Role::Pawn);
        let mut len = 1;
        loop {
            let before = layers[len - 1];
            if before.is_empty() {
                return None;
            }
            let (step, left, right) = beside(before, color);
            layers[len] = step & empty | (left | right) & loser_king;
            len += 1;
            if (layers[len - 1] & last).has_any() {
                break;
            }
            if len == 7 {
                return None;
            }
        }
        let mut squares = [Square::A1; 7];
        let mut goal = layers[len - 1] & last;
        for index in (0..len).rev() {
            let square = (layers[index] & goal).first()?;
            squares[index] = square;
            let from = Bitboard::from(square);
            let (step, left, right) = beside(from, !color);
            goal = step & (if empty.contains(square) { Bitboard::ALL } else { Bitboard::EMPTY });
            if (layers[index.saturating_sub(1)] & goal).is_empty() {
                goal = left | right;
            }
        }
        Some(Self { squares, len })
    }

    fn squares(&self) -> &[Square] {
        &self.squares[..self.len]
    }
}

/// Finds the squares straight ahead of pawns and those diagonally ahead.
fn beside(pawns: Bitboard, color: Color) -> (Bitboard, Bitboard, Bitboard) {
    let (step, left, right) = ahead(pawns.0, color.is_white());
    (Bitboard(step), Bitboard(left), Bitboard(right))
}
