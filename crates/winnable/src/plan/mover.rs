//! Where a man may be led, as what, and with how many moves.

use board::{Bitboard, Color, Role, Square, attacks};

use super::{Distances, FAR};
use crate::reach::{Man, Reach};

/// A movable man and its ways.
pub(super) struct Mover<'r> {
    pub(super) man: &'r Man,
    /// Kinds it may be, with the moves to each square.
    pub(super) kinds: Vec<(Role, bool, Distances, Bitboard)>,
}

impl<'r> Mover<'r> {
    pub(super) fn new(reach: &'r Reach, man: &'r Man) -> Self {
        let mut kinds = Vec::new();
        if man.role != Role::Pawn {
            let away = flood(reach, man.role, man.color, &[(man.square, 0)], man.squares);
            kinds.push((man.role, false, away, man.squares));
            return Self { man, kinds };
        }
        let mut away = [FAR; 64];
        // A capture needs a victim, and a blocked pawn somebody who clears its way.
        let pawns: Bitboard = reach.men().iter().filter(|man| man.role == Role::Pawn).map(|man| man.square).collect();
        for square in man.squares {
            let files = (square.file() as u8).abs_diff(man.square.file() as u8);
            let ahead = pawns & man.square.file().into();
            let is_blocked =
                ahead.into_iter().any(|pawn| is_between(man.square, pawn, square) && pawn != man.square && files == 0);
            let steps = (square.rank() as u8).abs_diff(man.square.rank() as u8);
            away[square.index()] = (steps + files * 4 + if is_blocked { 8 } else { 0 }).min(FAR - 1);
        }
        let last = Bitboard::from(man.color.last_rank());
        kinds.push((Role::Pawn, false, away, man.squares.without(last)));
        let starts: Vec<_> =
            (man.squares & last).into_iter().map(|square| (square, away[square.index()] + 2)).collect();
        if !starts.is_empty() {
            for role in Role::PROMOTIONS {
                kinds.push((role, true, flood(reach, role, man.color, &starts, man.promoted), man.promoted));
            }
        }
        Self { man, kinds }
    }
}

/// Tells whether a rank lies after one and not after another, seen in the direction of the way.
fn is_between(from: Square, rank: Square, to: Square) -> bool {
    let (low, high) = (from.rank().min(to.rank()), from.rank().max(to.rank()));
    low <= rank.rank() && rank.rank() <= high
}

/// Floods forwards inside the squares a man may reach.
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

/// Where a man stood, as what it is led where, and with how many moves.
pub(super) type Choice = (Square, Role, bool, Square, u8);

pub(super) fn options(
    movers: &[Mover<'_>],
    used: u64,
    places: impl Fn(&Man, Role, Bitboard) -> Bitboard,
) -> Vec<Choice> {
    let mut list = Vec::new();
    for mover in movers.iter().filter(|mover| used >> mover.man.square as u8 & 1 == 0) {
        for (role, is_promoted, away, squares) in &mover.kinds {
            for square in places(mover.man, *role, *squares) {
                list.push((mover.man.square, *role, *is_promoted, square, away[square.index()]));
            }
        }
    }
    list.sort_unstable_by_key(|choice| choice.4);
    list
}
