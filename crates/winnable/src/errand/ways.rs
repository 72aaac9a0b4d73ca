//! How far it is: for a king round a wall, for a piece, for a pawn.

use board::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::quiet::Quiet;
use crate::picture::Steps;

/// The moves to a square nobody gets to.
pub(super) const FAR: u8 = 60;
/// What it adds to a king's way that somebody stands on a square or looks at it.
const DETOUR: u32 = 2;

/// Squares before a pawn, up to the last rank.
pub(super) fn front(pawn: Square, color: Color) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut square = pawn;
    while let Some(next) = square.ahead(color) {
        set.insert(next);
        square = next;
    }
    set
}

/// Pawns of the other side that are the first before a pawn.
pub(super) fn blocking(board: &Board, color: Color) -> Bitboard {
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

/// The steps of the nearest pawn to a square before it, and the squares on its way.
pub(super) fn run_to(board: &Board, color: Color, to: Square) -> Option<(u32, Bitboard)> {
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

/// Counts the moves of a king until it stands beside no square on the way of the other, which goes by these distances.
pub(super) fn leave(board: &Board, walker: Color, away: &[u8; 64]) -> [u8; 64] {
    let kings = [walker, !walker].map(|color| board.pieces(color, Role::King).first());
    let [Some(from), Some(_)] = kings else { return [0; 64] };
    let around = |square: Square| attacks(Role::King, walker, square, Bitboard::EMPTY);
    // The squares on some shortest way.
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

/// Counts the steps of a king to a square over squares that are not shut; those on which somebody stands or looks now
/// count more. Tells too whether the way is free.
pub(super) fn walk(board: &Board, color: Color, goal: Square, shut: Bitboard) -> Option<(u32, bool)> {
    let king = board.pieces(color, Role::King).first()?;
    let past = board.occupied().without(king.into());
    let mut busy = past.without(goal.into());
    for square in board.color(!color) {
        busy |= attacks(board.role_at(square)?, !color, square, past);
    }
    let busy = busy.without(king.into());
    // The squares from which the goal is so many steps away; the last ones are remembered.
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

/// Squares that a king never enters while nobody takes anything.
pub(super) fn shut(board: &Board, quiet: &Quiet, color: Color) -> Bitboard {
    let king = board.pieces(color, Role::King);
    (board.role(Role::Pawn) | quiet.still | quiet.guarded(board, !color)).without(king)
}

/// Floods backwards from a square, round pawns; a king keeps away from the pawns of the other side.
pub(super) fn distances(board: &Board, quiet: &Quiet, piece: Piece, goal: Square) -> [u8; 64] {
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
