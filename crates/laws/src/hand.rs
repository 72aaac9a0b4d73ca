//! Moves by hand: their effect on the board, and the move between two boards.

use board::{Move, Position, Setup, Square};

use crate::ruling::Made;

/// Clears an en-passant square that no legal move uses, as positions do.
pub(crate) fn settled(mut board: Setup) -> Setup {
    let can_be_used = board.en_passant.is_some_and(|to| {
        let pawns = board.board.pieces(board.turn, board::Role::Pawn);
        pawns.into_iter().any(|from| from.file() != to.file() && board.breach(Move::new(from, to)).is_none())
    });
    if !can_be_used {
        board.en_passant = None;
    }
    board
}

/// Clears castling rights whose king or rook is gone after an illegal move.
pub(crate) fn without_lost_rights(mut board: Setup) -> Setup {
    for flaw in board.flaws() {
        if let board::Flaw::CastlingRight(rooks) = flaw {
            board.castling = board.castling.without(rooks);
        }
    }
    board
}

/// Finds the single displacement between two boards, if there is one: a piece that left a square and stands on another,
/// or king and rook as in castling.
pub(crate) fn displacement(before: &Setup, now: &Setup) -> Option<Move> {
    let king = |setup: &Setup| setup.board.pieces(before.turn, board::Role::King).first();
    let changed: Vec<Square> =
        Square::ALL.into_iter().filter(|&square| before.board.piece_at(square) != now.board.piece_at(square)).collect();
    if let ([_, _, _, _], Some(from), Some(to)) = (&changed[..], king(before), king(now)) {
        let rook = Move::new(from, to);
        return (before.after(rook).board == now.board).then_some(rook);
    }
    let mut left = None;
    let mut arrived = None;
    for square in Square::ALL {
        let (was, is) = (before.board.piece_at(square), now.board.piece_at(square));
        if was == is {
            continue;
        }
        match (was, is) {
            (Some(_), None) if left.is_none() => left = Some(square),
            (_, Some(_)) if arrived.is_none() => arrived = Some(square),
            _ => return None,
        }
    }
    let (from, to) = (left?, arrived?);
    let (was, is) = (before.board.piece_at(from)?, now.board.piece_at(to)?);
    if was.color != is.color {
        return None;
    }
    Some(if was.role == is.role { Move::new(from, to) } else { Move::promoting(from, to, is.role) })
}

/// Finds the move that leads from one board to another, if the rules of movement allow it.
pub(crate) fn made_between(before: &Setup, now: &Setup, position: Option<&Position>) -> Option<Made> {
    if let Some(position) = position {
        return position.legal_moves().find(|legal| before.after(legal.to_move()).board == now.board).map(Made::from);
    }
    let mv = displacement(before, now)?;
    (before.breach(mv).is_none() && before.after(mv).board == now.board).then_some(Made::Unproved(mv))
}
