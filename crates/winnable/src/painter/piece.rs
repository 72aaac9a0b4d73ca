//! Mates by knights and bishops that need nobody's help.

use board::{Bitboard, Role, Square};

use super::Painter;
use crate::picture::{Gallery, Picture};
use crate::sight::attacks;

impl Painter<'_> {
    /// Draws the mates by knights and bishops that need nobody's help; `sketch` draws those by queens and rooks.
    #[inline]
    pub(crate) fn direct(&self) -> Gallery {
        let mut gallery = Gallery::default();
        self.each_net(4, 8, |net, steps| {
            self.paint_direct(net, steps, &mut gallery);
            gallery.best().is_some_and(|picture| picture.cost <= 4 * steps + 8)
        });
        gallery
    }

    #[inline]
    fn paint_direct(&self, net: Square, steps: u32, gallery: &mut Gallery) {
        let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
        if around.contains(self.king) {
            return;
        }
        let flights = around.without(self.theirs.without(self.prey.into()));
        let scene = (net, steps, around, flights);
        self.paint_as(Role::Knight, scene, gallery);
        self.paint_as(Role::Bishop, scene, gallery);
    }

    /// Draws the direct mates by one kind of piece; inlined, so that the kind is known where its attacks are looked up.
    #[inline(always)]
    fn paint_as(
        &self,
        role: Role,
        (net, steps, around, flights): (Square, u32, Bitboard, Bitboard),
        gallery: &mut Gallery,
    ) {
        let men = self.board.pieces(self.winner, role);
        if men.is_empty() {
            return;
        }
        let mut checks = attacks(role, self.winner, net, self.past).without(self.own | self.prey.into());
        // What is open whoever leaves, and can be blocked by nobody.
        for flight in flights.without(self.covered | self.fill) {
            checks &= attacks(role, self.winner, flight, self.past) | flight.into();
            if checks.is_empty() {
                return;
            }
        }
        for mater in men {
            let reach = attacks(role, self.winner, mater, self.past);
            let others = self.twice | self.covered.without(reach);
            let open = flights.without(others);
            let mut checks = checks.without(around.without(others));
            for flight in open.without(self.fill) & self.covered {
                checks &= attacks(role, self.winner, flight, self.past) | flight.into();
            }
            for check in checks {
                let blocks = open.without(attacks(role, self.winner, check, self.past) | check.into());
                // A man who blocks could also parry a check from afar.
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
                if least >= gallery.bound() {
                    continue;
                }
                let Some(away) = self.moves_to(role, mater, check.into(), net) else { continue };
                let Some(defenders) = self.defenders(net, check, role, around) else { continue };
                let cost = least + 4 * (away - 1) + 2 * defenders + u32::from(self.theirs.contains(check));
                gallery.add(Picture { net, mater, role, check, helper: None, blocks, cost });
            }
        }
    }
}
