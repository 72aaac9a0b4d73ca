//! Mates by queens and rooks to which somebody has to come and cover what is open.

use board::{Bitboard, Role, Square};

use super::{Painter, posts};
use crate::picture::{Gallery, Helper, Picture};
use crate::sight::attacks;

impl Painter<'_> {
    /// Draws the mates for which somebody has to come and help.
    #[inline]
    pub(crate) fn helped(&self) -> Gallery {
        let mut gallery = Gallery::default();
        self.each_net(4, 6, |net, steps| {
            self.paint_helped(net, steps, &mut gallery);
            gallery.is_full()
        });
        gallery
    }

    #[inline]
    fn paint_helped(&self, net: Square, steps: u32, gallery: &mut Gallery) {
        let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
        let flights = around.without(self.theirs.without(self.prey.into()));
        for mater in self.own & (self.board.role(Role::Queen) | self.board.role(Role::Rook)) {
            let role = if self.board.role(Role::Queen).contains(mater) { Role::Queen } else { Role::Rook };
            let reach = attacks(role, self.winner, mater, self.past);
            let checks = attacks(role, self.winner, net, self.past).without(self.own | self.prey.into());
            let others = self.twice | self.covered.without(reach);
            let open = flights.without(others);
            // Far checks from all squares of a line are alike: one who is near is enough.
            let near = checks & around;
            let far = checks.without(near);
            let at_once = far & reach;
            for check in near | if at_once.has_any() { at_once } else { far } {
                let mut left = open.without(attacks(role, self.winner, check, self.past) | check.into());
                if around.contains(check) && !others.contains(check) {
                    left.insert(check);
                }
                if left.is_empty() || has_four(left) || 4 * (steps + 2) >= gallery.bound() {
                    continue;
                }
                let cost = 4 * steps + u32::from(self.theirs.contains(check));
                let picture = Picture { net, mater, role, check, helper: None, blocks: Bitboard::EMPTY, cost };
                self.seek_help(&picture, left, around, gallery);
            }
        }
    }

    /// Finds men who can cover what is left with some moves.
    fn seek_help(&self, picture: &Picture, open: Bitboard, around: Bitboard, gallery: &mut Gallery) {
        let Some(away) = self.moves_to(picture.role, picture.mater, picture.check.into(), picture.net) else {
            return;
        };
        let Some(defenders) = self.defenders(picture.net, picture.check, picture.role, around) else { return };
        let cost = picture.cost + 4 * away + 2 * defenders;
        let barred = self.own | self.theirs | picture.check.into();
        for role in [Role::King, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let men = self.board.pieces(self.winner, role).without(picture.mater.into());
            if men.is_empty() || cost + 4 >= gallery.bound() {
                continue;
            }
            let mut posts = posts(role, self.winner, open, self.past).without(barred);
            if role == Role::King {
                posts = posts.without(around | picture.net.into());
            }
            if posts.is_empty() {
                continue;
            }
            for from in men {
                let Some(away) = self.moves_to(role, from, posts, picture.net) else { continue };
                let helper = Some(Helper { from, role, open });
                gallery.add(Picture { helper, cost: cost + 4 * away, ..*picture });
            }
        }
    }
}

/// Tells whether there are four squares or more in a set.
#[inline]
fn has_four(set: Bitboard) -> bool {
    let mut rest = set.0;
    for _ in 0..3 {
        rest &= rest.wrapping_sub(1);
    }
    rest != 0
}
