//! Whether a mate can stand anywhere, given where each man can ever get.

use board::{Bitboard, Color, Role, Square, attacks};

use crate::reach::{Man, Reach};

/// What of a side's men matters for a mate.
struct Force<'r> {
    reach: &'r Reach,
    winner: Color,
    /// For each man of the winner but the king: all squares it may ever attack.
    hunters: Vec<(&'r Man, Bitboard)>,
    king: &'r Man,
    blockers: Vec<&'r Man>,
    /// All squares any of them may ever attack.
    spans: Bitboard,
    /// Squares on which a man of the loser stands for ever.
    walled: Bitboard,
}

/// Tells whether some placing of the men, each on a square it may reach, might be mate by the winner.
pub(crate) fn is_possible(reach: &Reach, winner: Color) -> bool {
    let king = |color| reach.of_color(color).find(|man| man.role == Role::King);
    let (Some(own_king), Some(prey)) = (king(winner), king(!winner)) else { return true };
    let hunters: Vec<_> =
        reach.of_color(winner).filter(|man| man.role != Role::King).map(|man| (man, span(reach, man))).collect();
    let blockers: Vec<_> = reach.of_color(!winner).filter(|man| man.role != Role::King && !man.is_fixed()).collect();
    let walled = reach.of_color(!winner).filter(|man| man.is_fixed()).map(|man| man.square).collect();
    let spans = hunters.iter().fold(Bitboard::EMPTY, |set, (_, span)| set | *span);
    let force = Force { reach, winner, hunters, spans, king: own_king, blockers, walled };
    (prey.squares & spans).into_iter().any(|square| force.can_mate_on(square))
}

/// All squares a man may ever attack.
fn span(reach: &Reach, man: &Man) -> Bitboard {
    let from = |role, squares: Bitboard| {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | attacks(role, man.color, square, reach.fixed))
    };
    from(
        man.role,
        man.squares.without(if man.role == Role::Pawn { man.color.last_rank().into() } else { Bitboard::EMPTY }),
    ) | from(Role::Queen, man.promoted)
        | from(Role::Knight, man.promoted)
}

impl Force<'_> {
    /// Tells whether the loser's king might be mated on a square.
    fn can_mate_on(&self, square: Square) -> bool {
        let around = attacks(Role::King, self.winner, square, Bitboard::EMPTY);
        let flights = around.without(self.walled);
        // The winner's king covers something from two squares off only.
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
            // Whatever hunts: what nobody can cover must be blocked.
            if !self.can_block(open.without(self.spans)) {
                continue;
            }
            if (0..self.hunters.len()).any(|hunter| self.can_check(hunter, square, place, guard, open)) {
                return true;
            }
        }
        false
    }

    /// Tells whether a hunter may give a check on a square that might be mate.
    fn can_check(&self, hunter: usize, square: Square, king: Option<Square>, guard: Bitboard, open: Bitboard) -> bool {
        let (man, span) = self.hunters[hunter];
        if !span.contains(square) {
            return false;
        }
        let others = self
            .hunters
            .iter()
            .enumerate()
            .filter(|&(index, _)| index != hunter)
            .fold(Bitboard::EMPTY, |set, (_, (_, span))| set | *span);
        let around = attacks(Role::King, self.winner, square, Bitboard::EMPTY);
        let mut roles = [(man.role, man.squares), (Role::Queen, man.promoted), (Role::Knight, man.promoted)];
        if man.role == Role::Pawn {
            roles[0].1 = man.squares.without(man.color.last_rank().into());
        }
        for (role, places) in roles {
            // Attacks are mutual but for pawns, which look the other way.
            let from = attacks(role, !self.winner, square, self.reach.fixed) & places;
            for place in from {
                if king == Some(place) || around.contains(place) && !(guard | others).contains(place) {
                    continue; // Taken by the king.
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

    /// Tells whether different men of the loser may stand on all of these squares.
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

    /// Finds a blocker for a square, moving others on to other squares if need be: at most eight squares deep.
    fn place(&self, square: Square, taken: &mut [usize; 64], tried: &mut u64) -> bool {
        for (index, man) in self.blockers.iter().enumerate() {
            if *tried >> index & 1 != 0 || !man.all().contains(square) {
                continue;
            }
            *tried |= 1 << index;
            let holder = Square::ALL.into_iter().find(|held| taken[held.index()] == index);
            if holder.is_none_or(|held| self.place(held, taken, tried)) {
                // A blocker that was moved on has left its square to this one.
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
