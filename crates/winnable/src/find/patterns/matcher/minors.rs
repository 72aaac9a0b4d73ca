//! Mates by knights and bishops that need no other piece of the winner to move.

use board::{Bitboard, Role, Square};

use super::Matcher;
use crate::board::attacks::attacks;
use crate::find::patterns::pattern::{Pattern, Patterns};

impl Matcher<'_> {
    /// Finds the patterns by knights and bishops without a helper; `heavy` finds those by queens and rooks.
    #[inline]
    pub(crate) fn direct(&self) -> Patterns {
        let mut patterns = Patterns::default();
        self.each_net(4, 8, |net, steps| {
            self.match_net(net, steps, &mut patterns);
            patterns.best().is_some_and(|pattern| pattern.cost <= 4 * steps + 8)
        });
        patterns
    }

    #[inline]
    fn match_net(&self, net: Square, steps: u32, patterns: &mut Patterns) {
        let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
        if around.contains(self.king) {
            return;
        }
        let flights = around.without(self.theirs.without(self.loser_king.into()));
        let surroundings = (net, steps, around, flights);
        self.match_kind(Role::Knight, surroundings, patterns);
        self.match_kind(Role::Bishop, surroundings, patterns);
    }

    /// Finds the patterns by one kind of piece; inlined, so that the kind is known where its attacks are looked up.
    #[inline(always)]
    fn match_kind(
        &self,
        role: Role,
        (net, steps, around, flights): (Square, u32, Bitboard, Bitboard),
        patterns: &mut Patterns,
    ) {
        let pieces = self.board.pieces(self.winner, role);
        if pieces.is_empty() {
            return;
        }
        let mut checks = attacks(role, self.winner, net, self.past).without(self.own | self.loser_king.into());
        // Flight squares that stay open whichever piece mates, and that no piece can block.
        for flight in flights.without(self.covered | self.fill) {
            checks &= attacks(role, self.winner, flight, self.past) | flight.into();
            if checks.is_empty() {
                return;
            }
        }
        for attacker in pieces {
            let reach = attacks(role, self.winner, attacker, self.past);
            let others = self.twice | self.covered.without(reach);
            let open = flights.without(others);
            let mut checks = checks.without(around.without(others));
            for flight in open.without(self.fill) & self.covered {
                checks &= attacks(role, self.winner, flight, self.past) | flight.into();
            }
            for check in checks {
                let blocks = open.without(attacks(role, self.winner, check, self.past) | check.into());
                // A piece that blocks could also parry a check from afar.
                if blocks.has_many() || blocks.has_any() && role != Role::Knight && !around.contains(check) {
                    continue;
                }
                if let Some(block) = blocks.first()
                    && !self.can_block(block, around, check)
                {
                    continue;
                }
                let count = u32::from(blocks.has_any());
                let least = 4 * (steps + 1) + 3 * count;
                if least >= patterns.bound() {
                    continue;
                }
                let Some(away) = self.moves_to(role, attacker, check.into(), net) else { continue };
                let Some(defenders) = self.defenders(net, check, role, around) else { continue };
                let cost = least + 4 * (away - 1) + 2 * defenders + u32::from(self.theirs.contains(check));
                patterns.add(Pattern { net, attacker, role, check, helper: None, blocks, cost });
            }
        }
    }
}
