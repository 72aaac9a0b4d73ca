//! Mates by queens and rooks for which another piece has to come and cover the open flight squares.

use board::{Bitboard, Role, Square};

use super::{Matcher, posts};
use crate::board::attacks::attacks;
use crate::find::patterns::pattern::{Helper, Pattern, Patterns};

impl Matcher<'_> {
    /// Finds the patterns with a helper.
    #[inline]
    pub(crate) fn with_helper(&self) -> Patterns {
        let mut patterns = Patterns::default();
        self.each_net(4, 6, |net, steps| {
            self.match_with_helper(net, steps, &mut patterns);
            patterns.is_full()
        });
        patterns
    }

    #[inline]
    fn match_with_helper(&self, net: Square, steps: u32, patterns: &mut Patterns) {
        let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
        let flights = around.without(self.theirs.without(self.loser_king.into()));
        for attacker in self.own & (self.board.role(Role::Queen) | self.board.role(Role::Rook)) {
            let role = if self.board.role(Role::Queen).contains(attacker) { Role::Queen } else { Role::Rook };
            let reach = attacks(role, self.winner, attacker, self.past);
            let checks = attacks(role, self.winner, net, self.past).without(self.own | self.loser_king.into());
            let others = self.twice | self.covered.without(reach);
            let open = flights.without(others);
            // Checks from all far squares of a line are alike: one square that is reached at once is enough.
            let near = checks & around;
            let far = checks.without(near);
            let at_once = far & reach;
            for check in near | if at_once.has_any() { at_once } else { far } {
                let mut left = open.without(attacks(role, self.winner, check, self.past) | check.into());
                if around.contains(check) && !others.contains(check) {
                    left.insert(check);
                }
                if left.is_empty() || has_four(left) || 4 * (steps + 2) >= patterns.bound() {
                    continue;
                }
                let cost = 4 * steps + u32::from(self.theirs.contains(check));
                let pattern = Pattern { net, attacker, role, check, helper: None, blocks: Bitboard::EMPTY, cost };
                self.find_helper(&pattern, left, around, patterns);
            }
        }
    }

    /// Finds pieces that can come and cover the open flight squares.
    fn find_helper(&self, pattern: &Pattern, open: Bitboard, around: Bitboard, patterns: &mut Patterns) {
        let Some(away) = self.moves_to(pattern.role, pattern.attacker, pattern.check.into(), pattern.net) else {
            return;
        };
        let Some(defenders) = self.defenders(pattern.net, pattern.check, pattern.role, around) else { return };
        let cost = pattern.cost + 4 * away + 2 * defenders;
        let barred = self.own | self.theirs | pattern.check.into();
        for role in [Role::King, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let pieces = self.board.pieces(self.winner, role).without(pattern.attacker.into());
            if pieces.is_empty() || cost + 4 >= patterns.bound() {
                continue;
            }
            let mut posts = posts(role, self.winner, open, self.past).without(barred);
            if role == Role::King {
                posts = posts.without(around | pattern.net.into());
            }
            if posts.is_empty() {
                continue;
            }
            for from in pieces {
                let Some(away) = self.moves_to(role, from, posts, pattern.net) else { continue };
                let helper = Some(Helper { from, role, open });
                patterns.add(Pattern { helper, cost: cost + 4 * away, ..*pattern });
            }
        }
    }
}

/// Returns whether a set has four squares or more.
#[inline]
fn has_four(set: Bitboard) -> bool {
    let mut rest = set.0;
    for _ in 0..3 {
        rest &= rest.wrapping_sub(1);
    }
    rest != 0
}
