//! Distances: of a king around walls of pawns, of a piece, of a pawn.

use board::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use crate::find::patterns::pattern::Steps;
use crate::find::quiet_reach::QuietReach;

/// Stands for a square that cannot be reached.
pub(crate) const FAR: u8 = 60;
/// Moves added to a king's way for a square that is occupied or attacked now.
const DETOUR: u32 = 2;

/// Returns the squares in front of a pawn, up to the last rank.
pub(crate) fn front(pawn: Square, color: Color) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut square = pawn;
    while let Some(next) = square.ahead(color) {
        set.insert(next);
        square = next;
    }
    set
}

/// Returns the pawns of the other side that are the first pawn in front of a pawn of this color.
pub(crate) fn blocking(board: &Board, color: Color) -> Bitboard {
    let theirs = board.pieces(!color, Role::Pawn);
    let first = |pawn: Square| {
        let mut square = pawn;
        while let Some(next) = square.ahead(color) {
            if board.role(Role::Pawn).contains(next) {
                return Some(next).filter(|&next| theirs.contains(next));
            }
            square = next;
        }
        None
    };
    board.pieces(color, Role::Pawn).into_iter().filter_map(first).collect()
}

/// Returns the steps of the nearest pawn behind a square to that square, and the squares on its way.
pub(crate) fn run_to(board: &Board, color: Color, to: Square) -> Option<(u32, Bitboard)> {
    let mut way = Bitboard::from(to);
    let mut square = to;
    loop {
        square = square.ahead(!color)?;
        if board.pieces(color, Role::Pawn).contains(square) {
            return Some((way.len() as u32, way));
        }
        way.insert(square);
    }
}

/// Counts, from each square, the moves of a king until it is next to no square on the way of the other king.
///
/// `away` holds the distances by which the other king walks.
pub(crate) fn leave(board: &Board, walker: Color, away: &[u8; 64]) -> [u8; 64] {
    let kings = [walker, !walker].map(|color| board.pieces(color, Role::King).first());
    let [Some(from), Some(_)] = kings else { return [0; 64] };
    let around = |square: Square| attacks(Role::King, walker, square, Bitboard::EMPTY);
    // The squares on all shortest ways.
    let mut way = Bitboard::from(from);
    let mut frontier = way;
    for left in (0..away[from.index()]).rev() {
        frontier = frontier
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | around(square))
            .into_iter()
            .filter(|square| away[square.index()] == left)
            .collect();
        way |= frontier;
    }
    let zone = way.into_iter().fold(way, |set, square| set | around(square));
    let mut shut = board.role(Role::Pawn);
    for pawn in board.pieces(walker, Role::Pawn) {
        shut |= attacks(Role::Pawn, walker, pawn, Bitboard::EMPTY);
    }
    let mut leave = [0; 64];
    let mut seen = (!zone).without(shut);
    let mut steps = 0;
    loop {
        let frontier = seen.into_iter().fold(Bitboard::EMPTY, |set, square| set | around(square)).without(seen | shut);
        if frontier.is_empty() {
            return leave;
        }
        steps += 1;
        frontier.into_iter().for_each(|square| leave[square.index()] = steps);
        seen |= frontier;
    }
}

/// Counts the steps of a king to a square around `shut` squares, and returns whether the way is free.
///
/// A square that is occupied or attacked now counts more.
pub(crate) fn walk(board: &Board, color: Color, goal: Square, shut: Bitboard) -> Option<(u32, bool)> {
    let king = board.pieces(color, Role::King).first()?;
    let past = board.occupied().without(king.into());
    let mut busy = past.without(goal.into());
    for square in board.color(!color) {
        busy |= attacks(board.role_at(square)?, !color, square, past);
    }
    let busy = busy.without(king.into());
    // `fill` holds the squares within `steps` of the goal, `before` the sets of the last rounds.
    let start = if busy.contains(goal) { DETOUR } else { 0 };
    let mut fill = Bitboard::from(goal);
    let mut before = [Bitboard::EMPTY; DETOUR as usize];
    let mut steps = start;
    while !fill.contains(king) {
        let free = Bitboard::from_steps(fill).without(busy);
        let late = Bitboard::from_steps(before[0]);
        let wider = fill | (free | late).without(shut);
        if wider == fill && before[0] == fill {
            return None;
        }
        before.rotate_left(1);
        before[DETOUR as usize - 1] = fill;
        fill = wider;
        steps += 1;
    }
    let is_free = start == 0 && free_walk(goal, king, shut | busy) == Some(steps);
    Some((steps, is_free))
}

fn free_walk(goal: Square, king: Square, shut: Bitboard) -> Option<u32> {
    let mut fill = Bitboard::from(goal);
    let mut steps = 0;
    while !fill.contains(king) {
        let wider = fill | Bitboard::from_steps(fill).without(shut);
        if wider == fill {
            return None;
        }
        fill = wider;
        steps += 1;
    }
    Some(steps)
}

/// Returns the squares that a king cannot enter until something is captured.
pub(crate) fn shut(board: &Board, quiet: &QuietReach, color: Color) -> Bitboard {
    let king = board.pieces(color, Role::King);
    (board.role(Role::Pawn) | quiet.still | quiet.guarded(board, !color)).without(king)
}

/// Counts the moves of a piece to `goal` from each square, around pawns and pieces that cannot move.
pub(crate) fn distances(board: &Board, quiet: &QuietReach, piece: Piece, goal: Square) -> [u8; 64] {
    let pawns = board.role(Role::Pawn);
    let walls = pawns | quiet.still;
    let mut shut = walls;
    if piece.role == Role::King {
        shut |= quiet.guarded(board, !piece.color);
    }
    let mut away = [FAR; 64];
    let mut seen = Bitboard::from(goal);
    let mut frontier = seen;
    let mut steps = 0;
    while frontier.has_any() && steps < FAR {
        let mut next = Bitboard::EMPTY;
        for square in frontier {
            away[square.index()] = steps;
            next |= attacks(piece.role, piece.color, square, walls);
        }
        frontier = next.without(seen | shut);
        seen |= frontier;
        steps += 1;
    }
    away
}
