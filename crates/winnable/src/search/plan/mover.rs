//! The squares that a piece may reach, as which kind of piece, and with how many moves.

use board::{Bitboard, Color, Role, Square, attacks};

use super::{Distances, FAR};
use crate::prove::reachability::{PieceReach, Reach};

/// A piece that can move, and its distances.
pub(super) struct Mover<'r> {
    pub(super) piece: &'r PieceReach,
    /// The kinds of piece it may be: kind, whether promoted, moves to each square, squares.
    pub(super) kinds: Vec<(Role, bool, Distances, Bitboard)>,
}

impl<'r> Mover<'r> {
    pub(super) fn new(reach: &'r Reach, piece: &'r PieceReach) -> Self {
        let mut kinds = Vec::new();
        if piece.role != Role::Pawn {
            let away = flood(reach, piece.role, piece.color, &[(piece.square, 0)], piece.squares);
            kinds.push((piece.role, false, away, piece.squares));
            return Self { piece, kinds };
        }
        let mut away = [FAR; 64];
        // A capture needs a piece to capture, and a blocked pawn one that clears its way.
        let pawns: Bitboard =
            reach.pieces().iter().filter(|piece| piece.role == Role::Pawn).map(|piece| piece.square).collect();
        for square in piece.squares {
            let files = (square.file() as u8).abs_diff(piece.square.file() as u8);
            let ahead = pawns & piece.square.file().into();
            let is_blocked = ahead
                .into_iter()
                .any(|pawn| is_between(piece.square, pawn, square) && pawn != piece.square && files == 0);
            let steps = (square.rank() as u8).abs_diff(piece.square.rank() as u8);
            away[square.index()] = (steps + files * 4 + if is_blocked { 8 } else { 0 }).min(FAR - 1);
        }
        let last = Bitboard::from(piece.color.last_rank());
        kinds.push((Role::Pawn, false, away, piece.squares.without(last)));
        let starts: Vec<_> =
            (piece.squares & last).into_iter().map(|square| (square, away[square.index()] + 2)).collect();
        if !starts.is_empty() {
            for role in Role::PROMOTIONS {
                kinds.push((role, true, flood(reach, role, piece.color, &starts, piece.promoted), piece.promoted));
            }
        }
        Self { piece, kinds }
    }
}

/// Returns whether a rank lies between two others, both included.
fn is_between(from: Square, rank: Square, to: Square) -> bool {
    let (low, high) = (from.rank().min(to.rank()), from.rank().max(to.rank()));
    low <= rank.rank() && rank.rank() <= high
}

/// Counts the moves from some squares to all others, inside the squares that a piece may reach.
fn flood(reach: &Reach, role: Role, color: Color, starts: &[(Square, u8)], within: Bitboard) -> Distances {
    let mut away = [FAR; 64];
    for &(square, cost) in starts {
        away[square.index()] = away[square.index()].min(cost);
    }
    let mut seen = Bitboard::EMPTY;
    let mut next = Bitboard::EMPTY;
    for cost in 0..FAR {
        let started = starts.iter().filter(|start| start.1 == cost).map(|start| start.0).collect();
        let frontier = (next | started).without(seen);
        if frontier.is_empty() && starts.iter().all(|start| start.1 <= cost) {
            break;
        }
        seen |= frontier;
        next = Bitboard::EMPTY;
        for square in frontier {
            away[square.index()] = cost;
            next |= attacks(role, color, square, reach.fixed) & within;
        }
    }
    away
}

/// A placement: the square of the piece, its kind, whether promoted, the new square, the moves.
pub(super) type Choice = (Square, Role, bool, Square, u8);

pub(super) fn options(
    movers: &[Mover<'_>],
    used: u64,
    places: impl Fn(&PieceReach, Role, Bitboard) -> Bitboard,
) -> Vec<Choice> {
    let mut list = Vec::new();
    for mover in movers.iter().filter(|mover| used >> mover.piece.square as u8 & 1 == 0) {
        for (role, is_promoted, away, squares) in &mover.kinds {
            for square in places(mover.piece, *role, *squares) {
                list.push((mover.piece.square, *role, *is_promoted, square, away[square.index()]));
            }
        }
    }
    list.sort_unstable_by_key(|choice| choice.4);
    list
}
