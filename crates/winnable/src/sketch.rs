//! Sketches mates by a queen or a rook for all squares of the loser's king at once.
//!
//! Those that need nobody's help are played straight away (`dash`); those for which a man of the loser has to block a
//! flight or to go away first are kept for `stage`.

use board::{Bitboard, Role, Square};

use crate::glance::{Lenient, Nets, Posts, Strict};
use crate::painter::{Painter, RINGS, line};
use crate::picture::{Gallery, Picture};
use crate::rays::{bishop_rays, rook_rays};
use crate::sight::attacks;

/// Mates of one man that are played straight away before it is given up.
const TRIES: u32 = 3;
/// Checks looked at for one square of the king.
const MOST_CHECKS: usize = 4;

/// A mate for which nobody has to help, to block or to go away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    /// Where the loser's king is mated, and with how many steps it gets there.
    pub(crate) net: Square,
    pub(crate) steps: usize,
    /// Who mates, from where, and with how many moves.
    pub(crate) mater: Square,
    pub(crate) role: Role,
    pub(crate) check: Square,
    pub(crate) moves: u32,
}

/// What is the same for all mates by one man.
struct Mater {
    role: Role,
    square: Square,
    /// Squares it goes to at once, and with one move more.
    reach: Bitboard,
    reached: Bitboard,
    /// Squares that others cover.
    others: Bitboard,
    /// Squares that neither others nor men of the loser close to the king.
    open: Bitboard,
}

impl Painter<'_> {
    /// Shows the plain mates to a player until one is taken.
    #[inline]
    pub(crate) fn plain(&self, mut play: impl FnMut(&Plain, &[Bitboard; RINGS]) -> bool) -> bool {
        let rings = self.rings();
        let within = rings.iter().fold(Bitboard::EMPTY, |set, &ring| set | ring);
        let mut sketch = |role: Role, square: Square| {
            let mater = self.mater(role, square);
            let posts = self.posts(&mater, self.guarded, self.parried);
            let nets = Nets::new(role, &Strict::new(mater.open), posts);
            (nets.all() & within).has_any() && self.each_plain(&mater, &nets, posts, &rings, &mut play)
        };
        // One loop for each kind, so that the kind is known where its attacks are found.
        self.board.pieces(self.winner, Role::Queen).into_iter().any(|square| sketch(Role::Queen, square))
            || self.board.pieces(self.winner, Role::Rook).into_iter().any(|square| sketch(Role::Rook, square))
    }

    /// Gathers the mates for which the loser has to do something.
    pub(crate) fn gallery(&self) -> Gallery {
        let rings = self.rings();
        let within = rings.iter().fold(Bitboard::EMPTY, |set, &ring| set | ring);
        let mut gallery = Gallery::default();
        for role in [Role::Queen, Role::Rook] {
            for square in self.board.pieces(self.winner, role) {
                let mater = self.mater(role, square);
                let posts = self.posts(&mater, Bitboard::EMPTY, Bitboard::EMPTY);
                let nets = Nets::new(role, &Lenient::new(mater.open, self.fill), posts);
                if (nets.all() & within).has_any() {
                    self.gather(&mater, &nets, posts, &rings, &mut gallery);
                }
            }
        }
        gallery
    }

    #[inline(always)]
    fn mater(&self, role: Role, square: Square) -> Mater {
        let others = self.twice | self.covered.without(attacks(role, self.winner, square, self.past));
        let open = !(others | self.theirs.without(self.prey.into()));
        let occupied = self.own | self.theirs;
        let reach = attacks(role, self.winner, square, occupied);
        let free = reach.without(occupied);
        let mut farther = rook_rays(free.0, !occupied.0);
        if role == Role::Queen {
            farther |= bishop_rays(free.0, !occupied.0);
        }
        Mater { role, square, reach: reach.without(self.own), reached: reach | Bitboard(farther), others, open }
    }

    /// Finds where a man could check from, none of some squares, and without crossing others.
    #[inline(always)]
    fn posts(&self, mater: &Mater, barred: Bitboard, crossed: Bitboard) -> Posts {
        let squares = mater.reached.without(self.own | self.prey.into() | barred);
        let protected = (squares & mater.others).0;
        Posts { squares: squares.0, protected, clear: !(self.past | crossed).0, empty: !self.past.0 }
    }

    /// Goes over the plain mates by a man, those the king is near to first, until one is taken.
    #[inline]
    fn each_plain(
        &self,
        mater: &Mater,
        nets: &Nets,
        posts: Posts,
        rings: &[Bitboard; RINGS],
        play: &mut impl FnMut(&Plain, &[Bitboard; RINGS]) -> bool,
    ) -> bool {
        let all = nets.all();
        let mut tries = 0;
        for (steps, &ring) in rings.iter().enumerate() {
            for net in ring & all {
                let checks = nets.checks(net, posts);
                let at_once = (checks & mater.reach).first();
                let Some(check) = at_once.or_else(|| {
                    let free = self.quiet(mater, net);
                    checks.into_iter().find(|&check| self.is_on_way(mater, check, free))
                }) else {
                    continue;
                };
                let moves = if at_once.is_some() { 1 } else { 2 };
                if play(&Plain { net, steps, mater: mater.square, role: mater.role, check, moves }, rings) {
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

    /// Finds the squares a man can go to first without attacking the king's square.
    #[inline]
    fn quiet(&self, mater: &Mater, net: Square) -> Bitboard {
        let occupied = self.own | self.theirs;
        mater.reach.without(occupied | attacks(mater.role, self.winner, net, occupied))
    }

    /// Tells whether a man gets to a square by one of some squares.
    #[inline]
    fn is_on_way(&self, mater: &Mater, check: Square, free: Bitboard) -> bool {
        (attacks(mater.role, self.winner, check, self.own | self.theirs) & free).has_any()
    }

    /// Gathers the mates by a man for which the loser has to do something.
    fn gather(&self, mater: &Mater, nets: &Nets, posts: Posts, rings: &[Bitboard; RINGS], gallery: &mut Gallery) {
        let all = nets.all();
        for (steps, &ring) in (0..).zip(rings) {
            if gallery.best().is_some_and(|best| best.cost <= 4 * steps + 8) {
                return;
            }
            for net in ring & all {
                let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
                if around.contains(self.king) {
                    continue;
                }
                let checks = nets.checks(net, posts);
                let at_once = checks & mater.reach;
                for check in (if at_once.has_any() { at_once } else { checks }).into_iter().take(MOST_CHECKS) {
                    self.sketch_check(mater, (net, around, steps), check, gallery);
                }
            }
        }
    }

    fn sketch_check(
        &self,
        mater: &Mater,
        (net, around, steps): (Square, Bitboard, u32),
        check: Square,
        gallery: &mut Gallery,
    ) {
        let Mater { role, square, reach, others, .. } = *mater;
        let standing = self.theirs.without(self.prey.into());
        let closed = standing | others | attacks(role, self.winner, check, self.past) | check.into();
        let blocks = around.without(closed);
        if blocks.has_many() {
            return;
        }
        // A man who blocks could also parry a check from afar.
        let is_near = around.contains(check);
        if blocks.first().is_some_and(|block| !is_near || !self.can_block(block, around, check)) {
            return;
        }
        let away = if reach.contains(check) { 1 } else { 2 };
        let cost = 4 * (steps + away) + 3 * u32::from(blocks.has_any()) + u32::from(self.theirs.contains(check));
        if gallery.best().is_some_and(|best| cost >= best.cost) {
            return;
        }
        if away == 2 && !self.is_on_way(mater, check, self.quiet(mater, net)) {
            return;
        }
        let is_parried = self.guarded.contains(check) || !is_near && (line(net, check, role) & self.parried).has_any();
        let defenders = if is_parried { self.defenders(net, check, role, around) } else { Some(0) };
        let Some(defenders) = defenders else { return };
        gallery.add(Picture { net, mater: square, role, check, helper: None, blocks, cost: cost + 2 * defenders });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::Diagram;
    use board::{Color, Position};

    fn first(fen: &str, winner: Color) -> Option<(Square, Square)> {
        let Ok(position) = fen.parse::<Position>() else { panic!("{fen} cannot be read") };
        let diagram = Diagram::new(&position);
        let painter = Painter::new(&diagram, winner);
        let mut found = None;
        painter.plain(|plain, _| {
            found = Some((plain.net, plain.check));
            true
        });
        found.or_else(|| painter.gallery().best().map(|picture| (picture.net, picture.check)))
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
        // Where nobody protects it, nothing is sketched beside the king.
        assert_eq!(first("8/8/8/3k4/8/8/8/K5Q1 w - - 0 1", Color::White), None);
    }
}
