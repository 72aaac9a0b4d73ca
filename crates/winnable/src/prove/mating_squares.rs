//! Proofs from mating squares: no mate fits on the squares that the pieces can ever reach.

use board::{Bitboard, Color, Role, Square, attacks};

use crate::prove::reachability::{PieceReach, Reach};

/// The pieces that could take part in a mate.
struct Force<'r> {
    reach: &'r Reach,
    winner: Color,
    /// The pieces of the winner other than the king, each with all squares that it may ever attack.
    mating_pieces: Vec<(&'r PieceReach, Bitboard)>,
    king: &'r PieceReach,
    blockers: Vec<&'r PieceReach>,
    /// All squares that any of them may ever attack.
    spans: Bitboard,
    /// Squares of the loser's pieces that never move and are never captured.
    walled: Bitboard,
}

/// Returns whether the winner might mate with every piece on a square that it may reach; `false` is a proof.
pub(crate) fn is_possible(reach: &Reach, winner: Color) -> bool {
    let king = |color| reach.of_color(color).find(|piece| piece.role == Role::King);
    let (Some(own_king), Some(loser_king)) = (king(winner), king(!winner)) else { return true };
    let mating_pieces: Vec<_> = reach
        .of_color(winner)
        .filter(|piece| piece.role != Role::King)
        .map(|piece| (piece, span(reach, piece)))
        .collect();
    let blockers: Vec<_> =
        reach.of_color(!winner).filter(|piece| piece.role != Role::King && !piece.is_fixed()).collect();
    let walled = reach.of_color(!winner).filter(|piece| piece.is_fixed()).map(|piece| piece.square).collect();
    let spans = mating_pieces.iter().fold(Bitboard::EMPTY, |set, (_, span)| set | *span);
    let force = Force { reach, winner, mating_pieces, spans, king: own_king, blockers, walled };
    (loser_king.squares & spans).into_iter().any(|square| force.can_mate_on(square))
}

/// Returns all squares that a piece may ever attack.
fn span(reach: &Reach, piece: &PieceReach) -> Bitboard {
    let from = |role, squares: Bitboard| {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | attacks(role, piece.color, square, reach.fixed))
    };
    from(
        piece.role,
        piece.squares.without(if piece.role == Role::Pawn { piece.color.last_rank().into() } else { Bitboard::EMPTY }),
    ) | from(Role::Queen, piece.promoted)
        | from(Role::Knight, piece.promoted)
}

impl Force<'_> {
    /// Returns whether the loser's king might be mated on a square.
    fn can_mate_on(&self, square: Square) -> bool {
        let around = attacks(Role::King, self.winner, square, Bitboard::EMPTY);
        let flights = around.without(self.walled);
        // The winner's king covers a flight square only from two squares away.
        let near = Bitboard::from_iter(around)
            .into_iter()
            .fold(Bitboard::EMPTY, |set, step| set | attacks(Role::King, self.winner, step, Bitboard::EMPTY));
        let near = near.without(around | square.into());
        let places = self.king.squares.without(around | square.into());
        let (close, far) = (places & near, places.without(near));
        let guards = close
            .into_iter()
            .map(|place| (Some(place), attacks(Role::King, self.winner, place, Bitboard::EMPTY)))
            .chain(far.first().map(|_| (None, Bitboard::EMPTY)));
        for (place, guard) in guards {
            let open = flights.without(guard);
            // Flight squares that no piece can ever cover must be blocked.
            if !self.can_block(open.without(self.spans)) {
                continue;
            }
            if (0..self.mating_pieces.len()).any(|checker| self.can_check(checker, square, place, guard, open)) {
                return true;
            }
        }
        false
    }

    /// Returns whether one piece may give a check that might be mate.
    fn can_check(&self, checker: usize, square: Square, king: Option<Square>, guard: Bitboard, open: Bitboard) -> bool {
        let (piece, span) = self.mating_pieces[checker];
        if !span.contains(square) {
            return false;
        }
        let others = self
            .mating_pieces
            .iter()
            .enumerate()
            .filter(|&(index, _)| index != checker)
            .fold(Bitboard::EMPTY, |set, (_, (_, span))| set | *span);
        let around = attacks(Role::King, self.winner, square, Bitboard::EMPTY);
        let mut roles = [(piece.role, piece.squares), (Role::Queen, piece.promoted), (Role::Knight, piece.promoted)];
        if piece.role == Role::Pawn {
            roles[0].1 = piece.squares.without(piece.color.last_rank().into());
        }
        for (role, places) in roles {
            // Attacks are symmetric, except that pawns of the two colors attack in opposite directions.
            let from = attacks(role, !self.winner, square, self.reach.fixed) & places;
            for place in from {
                if king == Some(place) || around.contains(place) && !(guard | others).contains(place) {
                    continue; // The king captures it.
                }
                let covered = attacks(role, self.winner, place, self.reach.fixed.without(square.into()));
                let left = open.without(covered | others | place.into());
                if self.can_block(left) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether the loser may block all of these squares, each with a different piece.
    fn can_block(&self, squares: Bitboard) -> bool {
        if squares.is_empty() {
            return true;
        }
        if squares.len() > self.blockers.len() {
            return false;
        }
        let mut taken_by = [usize::MAX; 64];
        squares.into_iter().all(|square| {
            let mut tried = 0_u64;
            self.place(square, &mut taken_by, &mut tried)
        })
    }

    /// Finds a blocking piece for a square, reassigning others if needed (an augmenting path of at most eight squares).
    fn place(&self, square: Square, taken: &mut [usize; 64], tried: &mut u64) -> bool {
        for (index, piece) in self.blockers.iter().enumerate() {
            if *tried >> index & 1 != 0 || !piece.all().contains(square) {
                continue;
            }
            *tried |= 1 << index;
            let holder = Square::ALL.into_iter().find(|held| taken[held.index()] == index);
            if holder.is_none_or(|held| self.place(held, taken, tried)) {
                // A piece that was reassigned leaves its square to this one.
                if let Some(held) = holder.filter(|held| taken[held.index()] == index) {
                    taken[held.index()] = usize::MAX;
                }
                taken[square.index()] = index;
                return true;
            }
        }
        false
    }
}
