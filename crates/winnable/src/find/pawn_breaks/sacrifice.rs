//! Sacrifices of the loser that free a blocked pawn: a piece that the pawn captures, or a pawn that the king captures.

use board::{Bitboard, Color, Move, Role, Square};

use crate::board::attacks::attacks;
use crate::board::distance::distance;
use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::find::patterns::pattern::Steps;
use crate::find::pawn_breaks::promotion::clear;
use crate::find::waiting::Waiting;

/// Sacrifices that are tried before giving up.
const TRIES: u32 = 12;

/// Moves a piece of the loser to where a blocked pawn captures it, and captures it.
pub(crate) fn offer(root: &LightBoard, winner: Color, line: &mut Line) -> Option<LightBoard> {
    let board = root.board();
    let occupied = board.occupied();
    let loser = !winner;
    let givers = board.color(loser).without(board.role(Role::King) | board.role(Role::Pawn));
    let mut tries = 0;
    for pawn in board.pieces(winner, Role::Pawn) {
        for target in attacks(Role::Pawn, winner, pawn, occupied).without(occupied) {
            for most in 1..=3 {
                for giver in givers {
                    let role = board.role_at(giver).unwrap_or(Role::Knight);
                    if way(role, giver, target.into(), occupied, !occupied).is_none_or(|(moves, _)| moves != most) {
                        continue;
                    }
                    let start = line.len();
                    if let Some(position) = give(root, winner, line, (pawn, target), giver) {
                        return Some(position);
                    }
                    line.truncate(start);
                    tries += 1;
                    if tries == TRIES {
                        return None;
                    }
                }
            }
        }
    }
    None
}

/// Plays one sacrifice: the piece goes to the target, and the pawn captures it.
fn give(
    root: &LightBoard,
    winner: Color,
    line: &mut Line,
    (pawn, target): (Square, Square),
    giver: Square,
) -> Option<LightBoard> {
    let mut position = *root;
    let mut at = giver;
    let still = Bitboard::from(pawn) | target.into();
    let mut waited = None;
    for _ in 0..8 {
        let legal = if position.turn() != winner {
            let occupied = position.board().occupied();
            let role = position.board().role_at(at)?;
            let from = at;
            at = way(role, at, target.into(), occupied, !occupied)?.1;
            position.if_legal(Move::new(from, at))?
        } else if at == target {
            let mv = if target.rank() == winner.last_rank() {
                Move::promoting(pawn, target, Role::Queen)
            } else {
                Move::new(pawn, target)
            };
            let legal = position.if_legal(mv)?;
            line.push(mv);
            return Some(position.after(legal)).filter(|position| !position.is_check());
        } else {
            clear(&position, still, still, &mut waited)?
        };
        line.push(legal);
        position.play(legal);
    }
    None
}

/// Lets the winner's king capture a pawn that no piece other than the king protects.
pub(crate) fn let_king_capture(root: &LightBoard, winner: Color, line: &mut Line) -> Option<LightBoard> {
    let mut position = *root;
    for _ in 0..16 {
        let board = position.board();
        let pawns = board.pieces(!winner, Role::Pawn);
        let legal = if position.turn() == winner {
            let mut danger = attacks(Role::King, winner, position.king(!winner), Bitboard::EMPTY);
            for square in board.color(!winner).without(board.role(Role::King)) {
                let role = board.role_at(square).unwrap_or(Role::Pawn);
                danger |= attacks(role, !winner, square, board.occupied().without(position.king(winner).into()));
            }
            let free = (!board.occupied() | pawns).without(danger);
            let king = position.king(winner);
            let around = attacks(Role::King, winner, king, Bitboard::EMPTY) & free;
            let mut fill = pawns & free;
            let to = loop {
                if let Some(to) = (fill & around).first() {
                    break to;
                }
                let wider = fill | (Bitboard::from_steps(fill) & free.without(pawns));
                if wider == fill {
                    return None;
                }
                fill = wider;
            };
            let mv = Move::new(king, to);
            let legal = position.if_legal(mv)?;
            if pawns.contains(to) {
                line.push(mv);
                return Some(position.after(legal)).filter(|position| !position.is_check());
            }
            legal
        } else {
            // The loser's king goes as far from the other king as it can.
            let (king, other) = (position.king(!winner), position.king(winner));
            let free = attacks(Role::King, winner, king, Bitboard::EMPTY).without(board.occupied());
            let farthest = free
                .into_iter()
                .filter_map(|to| position.if_legal(Move::new(king, to)))
                .max_by_key(|legal| distance(legal.to(), other));
            let idle = Waiting {
                color: !winner,
                keep: pawns,
                avoid: Bitboard::EMPTY,
                spare: other.into(),
                guard: Bitboard::EMPTY,
            };
            farthest.or_else(|| idle.find(&position, &mut None))?
        };
        line.push(legal);
        position.play(legal);
    }
    None
}

/// Counts the moves of a piece to a goal through free squares, at most three, and finds its first square.
fn way(role: Role, from: Square, goal: Bitboard, occupied: Bitboard, free: Bitboard) -> Option<(u32, Square)> {
    let reach = attacks(role, Color::White, from, occupied) & (free | goal);
    if let Some(to) = (reach & goal).first() {
        return Some((1, to));
    }
    let mut before = Bitboard::EMPTY;
    for square in goal {
        before |= attacks(role, Color::White, square, occupied);
    }
    let before = before & free;
    if let Some(to) = (reach & before).first() {
        return Some((2, to));
    }
    reach.into_iter().find(|&to| (attacks(role, Color::White, to, occupied) & before).has_any()).map(|to| (3, to))
}
