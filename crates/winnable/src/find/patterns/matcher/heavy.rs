//! Mates by a queen or a rook, found for all squares of the loser's king at once.
//!
//! Those that need no other piece are played at once (`direct`). Those for which a piece of the loser first has to block a flight
//! square or to leave are kept as patterns for `play`.

use board::{Bitboard, Role, Square};

use crate::board::attacks::attacks;
use crate::board::rays::{bishop_rays, rook_rays};
use crate::find::patterns::matcher::{Matcher, RINGS, line};
use crate::find::patterns::mating_sets::{Lenient, MatingSets, Posts, Strict};
use crate::find::patterns::pattern::{Pattern, Patterns};

/// Direct mates that are played for each piece before giving up.
const TRIES: u32 = 3;
/// Checks that are considered for each square of the king.
const MOST_CHECKS: usize = 2;

/// A mate for which no other piece has to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DirectMate {
    /// The square on which the loser's king is mated, and its steps to it.
    pub(crate) net: Square,
    pub(crate) steps: usize,
    /// The square of the piece that mates, its kind, the square it mates from, and its moves to it.
    pub(crate) attacker: Square,
    pub(crate) role: Role,
    pub(crate) check: Square,
    pub(crate) moves: u32,
}

/// What all mates by one piece have in common.
struct Attacker {
    role: Role,
    square: Square,
    /// Squares that it reaches with one move, and with two.
    reach: Bitboard,
    reached: Bitboard,
    /// Squares that other pieces cover.
    others: Bitboard,
    /// Squares that neither other pieces nor the loser's own pieces close to the king.
    open: Bitboard,
}

impl Matcher<'_> {
    /// Passes direct mates to `play` until it accepts one.
    #[inline]
    pub(crate) fn direct_mates(&self, mut play: impl FnMut(&DirectMate, &[Bitboard; RINGS]) -> bool) -> bool {
        let rings = self.rings();
        let within = rings.iter().fold(Bitboard::EMPTY, |set, &ring| set | ring);
        let mut try_piece = |role: Role, square: Square| {
            let attacker = self.attacker(role, square);
            let posts = self.posts(&attacker, self.guarded, self.parried);
            let nets = MatingSets::new(role, &Strict::new(attacker.open), posts);
            (nets.all() & within).has_any() && self.each_plain(&attacker, &nets, posts, &rings, &mut play)
        };
        // One loop for each kind, so that the kind is known where its attacks are found.
        self.board.pieces(self.winner, Role::Queen).into_iter().any(|square| try_piece(Role::Queen, square))
            || self.board.pieces(self.winner, Role::Rook).into_iter().any(|square| try_piece(Role::Rook, square))
    }

    /// Collects the patterns for which a piece of the loser has to move.
    pub(crate) fn patterns(&self) -> Patterns {
        let rings = self.rings();
        let within = rings.iter().fold(Bitboard::EMPTY, |set, &ring| set | ring);
        let mut patterns = Patterns::default();
        for role in [Role::Queen, Role::Rook] {
            for square in self.board.pieces(self.winner, role) {
                let attacker = self.attacker(role, square);
                let posts = self.posts(&attacker, Bitboard::EMPTY, Bitboard::EMPTY);
                let nets = MatingSets::new(role, &Lenient::new(attacker.open, self.fill), posts);
                if (nets.all() & within).has_any() {
                    self.gather(&attacker, &nets, posts, &rings, &mut patterns);
                }
            }
        }
        patterns
    }

    #[inline(always)]
    fn attacker(&self, role: Role, square: Square) -> Attacker {
        let others = self.twice | self.covered.without(attacks(role, self.winner, square, self.past));
        let open = !(others | self.theirs.without(self.loser_king.into()));
        let occupied = self.own | self.theirs;
        let reach = attacks(role, self.winner, square, occupied);
        let free = reach.without(occupied);
        let mut farther = rook_rays(free.0, !occupied.0);
        if role == Role::Queen {
            farther |= bishop_rays(free.0, !occupied.0);
        }
        Attacker { role, square, reach: reach.without(self.own), reached: reach | Bitboard(farther), others, open }
    }

    /// Finds the squares from which a piece could check.
    #[inline(always)]
    fn posts(&self, attacker: &Attacker, barred: Bitboard, crossed: Bitboard) -> Posts {
        let squares = attacker.reached.without(self.own | self.loser_king.into() | barred);
        let protected = (squares & attacker.others).0;
        Posts { squares: squares.0, protected, clear: !(self.past | crossed).0, empty: !self.past.0 }
    }

    /// Passes the direct mates by one piece to `play`, the nearest to the king first, until it accepts one.
    #[inline]
    fn each_plain(
        &self,
        attacker: &Attacker,
        nets: &MatingSets,
        posts: Posts,
        rings: &[Bitboard; RINGS],
        play: &mut impl FnMut(&DirectMate, &[Bitboard; RINGS]) -> bool,
    ) -> bool {
        let all = nets.all();
        let mut tries = 0;
        for (steps, &ring) in rings.iter().enumerate() {
            for net in ring & all {
                let checks = nets.checks(net, posts);
                let at_once = (checks & attacker.reach).first();
                let Some(check) = at_once.or_else(|| {
                    let free = self.quiet(attacker, net);
                    checks.into_iter().find(|&check| self.is_on_way(attacker, check, free))
                }) else {
                    continue;
                };
                let moves = if at_once.is_some() { 1 } else { 2 };
                if play(&DirectMate { net, steps, attacker: attacker.square, role: attacker.role, check, moves }, rings)
                {
                    return true;
                }
                tries += 1;
                if tries == TRIES {
                    return false;
                }
            }
        }
        false
    }

    /// Finds the squares that a piece can go to first without attacking the square of the king.
    #[inline]
    fn quiet(&self, attacker: &Attacker, net: Square) -> Bitboard {
        let occupied = self.own | self.theirs;
        attacker.reach.without(occupied | attacks(attacker.role, self.winner, net, occupied))
    }

    /// Returns whether a piece reaches a square through one of some squares.
    #[inline]
    fn is_on_way(&self, attacker: &Attacker, check: Square, free: Bitboard) -> bool {
        (attacks(attacker.role, self.winner, check, self.own | self.theirs) & free).has_any()
    }

    /// Collects the patterns by one piece for which a piece of the loser has to move.
    fn gather(
        &self,
        attacker: &Attacker,
        nets: &MatingSets,
        posts: Posts,
        rings: &[Bitboard; RINGS],
        patterns: &mut Patterns,
    ) {
        let all = nets.all();
        for (steps, &ring) in (0..).zip(rings) {
            if patterns.best().is_some_and(|best| best.cost <= 4 * steps + 8) {
                return;
            }
            for net in ring & all {
                let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
                if around.contains(self.king) {
                    continue;
                }
                let checks = nets.checks(net, posts);
                let at_once = checks & attacker.reach;
                for check in (if at_once.has_any() { at_once } else { checks }).into_iter().take(MOST_CHECKS) {
                    self.match_check(attacker, (net, around, steps), check, patterns);
                }
            }
        }
    }

    fn match_check(
        &self,
        attacker: &Attacker,
        (net, around, steps): (Square, Bitboard, u32),
        check: Square,
        patterns: &mut Patterns,
    ) {
        let Attacker { role, square, reach, others, .. } = *attacker;
        let standing = self.theirs.without(self.loser_king.into());
        let closed = standing | others | attacks(role, self.winner, check, self.past) | check.into();
        let blocks = around.without(closed);
        if blocks.has_many() {
            return;
        }
        // A piece that blocks could also parry a check from afar.
        let is_near = around.contains(check);
        if blocks.first().is_some_and(|block| !is_near || !self.can_block(block, around, check)) {
            return;
        }
        let away = if reach.contains(check) { 1 } else { 2 };
        let cost = 4 * (steps + away) + 3 * u32::from(blocks.has_any()) + u32::from(self.theirs.contains(check));
        if patterns.best().is_some_and(|best| cost >= best.cost) {
            return;
        }
        if away == 2 && !self.is_on_way(attacker, check, self.quiet(attacker, net)) {
            return;
        }
        let is_parried = self.guarded.contains(check) || !is_near && (line(net, check, role) & self.parried).has_any();
        let defenders = if is_parried { self.defenders(net, check, role, around) } else { Some(0) };
        let Some(defenders) = defenders else { return };
        patterns.add(Pattern { net, attacker: square, role, check, helper: None, blocks, cost: cost + 2 * defenders });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::light::LightBoard;
    use board::{Color, Position};

    fn first(fen: &str, winner: Color) -> Option<(Square, Square)> {
        let Ok(position) = fen.parse::<Position>() else { panic!("{fen} cannot be read") };
        let light = LightBoard::new(&position);
        let matcher = Matcher::new(&light, winner);
        let mut found = None;
        matcher.direct_mates(|mate, _| {
            found = Some((mate.net, mate.check));
            true
        });
        found.or_else(|| matcher.patterns().best().map(|pattern| (pattern.net, pattern.check)))
    }

    #[test]
    fn a_mate_on_the_back_rank_is_seen() {
        let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
        assert_eq!(first(fen, Color::White), Some((Square::G8, Square::A8)));
    }

    #[test]
    fn a_queen_beside_the_king_is_protected() {
        let fen = "6k1/5p1p/6p1/8/8/2B5/8/K3Q3 w - - 0 1";
        let Some((net, check)) = first(fen, Color::White) else { panic!("{fen} has a mate") };
        assert_eq!((net, check), (Square::G8, Square::E8));
        // An unprotected queen next to the king is no pattern.
        assert_eq!(first("8/8/8/3k4/8/8/8/K5Q1 w - - 0 1", Color::White), None);
    }
}
