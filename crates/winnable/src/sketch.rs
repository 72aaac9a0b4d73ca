//! Sketches mates by a queen or a rook for all squares of the loser's king at once.
//!
//! A check from beside the king, from two squares off or from afar leaves certain squares around it open. Where those are
//! closed, or all but one that a man of the loser can block, is found with a few shifts for the whole board.

use board::{Bitboard, Role, Square, attacks};

use crate::painter::{Painter, RINGS, line};
use crate::picture::{Gallery, Picture};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Squares of checks looked at for one square of the king.
const MOST_CHECKS: usize = 6;

/// The directions, seen from White.
const N: usize = 0;
const S: usize = 1;
const E: usize = 2;
const W: usize = 3;
const NE: usize = 4;
const NW: usize = 5;
const SE: usize = 6;
const SW: usize = 7;

/// For every square, whether its neighbour in each direction belongs to a set.
#[inline(always)]
fn beside(Bitboard(set): Bitboard) -> [u64; 8] {
    let (east, west) = (set & NOT_A, set & NOT_H);
    [set >> 8, set << 8, east >> 1, west << 1, east >> 9, west >> 7, east << 7, west << 9]
}

/// Squares around the king that nobody closes, in each direction.
struct Open {
    all: [u64; 8],
    /// Those that nobody can block either.
    wide: [u64; 8],
}

impl Open {
    /// Finds the squares with at most one neighbour open in some directions, which somebody can block.
    #[inline(always)]
    fn shut<const D: usize>(&self, directions: [usize; D]) -> u64 {
        let (mut once, mut twice) = (0, 0);
        for direction in directions {
            twice |= once & self.all[direction] | self.wide[direction];
            once |= self.all[direction];
        }
        !twice
    }
}

impl Painter<'_> {
    /// Sketches the mates by queens and rooks that are nearest.
    #[inline]
    pub(crate) fn sketch(&self) -> Gallery {
        let mut gallery = Gallery::default();
        let heavy = self.board.role(Role::Queen) | self.board.role(Role::Rook);
        if (heavy & self.own).is_empty() {
            return gallery;
        }
        let rings = self.rings();
        let blocked = self.theirs.without(self.prey.into());
        for mater in self.board.pieces(self.winner, Role::Queen) {
            self.sketch_queen(mater, blocked, &rings, &mut gallery);
        }
        for mater in self.board.pieces(self.winner, Role::Rook) {
            self.sketch_rook(mater, blocked, &rings, &mut gallery);
        }
        gallery
    }

    #[inline]
    fn sketch_queen(&self, mater: Square, blocked: Bitboard, rings: &[Bitboard; RINGS], gallery: &mut Gallery) {
        let others = self.twice | self.covered.without(attacks(Role::Queen, self.winner, mater, self.past));
        let closed = others | blocked;
        let open = Open { all: beside(!closed), wide: beside(!(closed | self.fill)) };
        let free = !(self.own | self.prey.into());
        let near = beside(free & others);
        let empty = beside(!self.past);
        let free = beside(free);
        // Beyond a man beside the king a queen on the diagonal sees nothing.
        let behind = |side: usize, corner: usize| !open.all[corner] | empty[side];
        let contacts = [
            (near[N] & open.shut([SW, SE]), 8),
            (near[S] & open.shut([NW, NE]), -8),
            (near[E] & open.shut([NW, SW]), 1),
            (near[W] & open.shut([NE, SE]), -1),
            (near[NE] & open.shut([W, S]) & behind(N, NW) & behind(E, SE), 9),
            (near[NW] & open.shut([E, S]) & behind(N, NE) & behind(W, SW), 7),
            (near[SE] & open.shut([W, N]) & behind(S, SW) & behind(E, NE), -7),
            (near[SW] & open.shut([E, N]) & behind(S, SE) & behind(W, NW), -9),
            (empty[N] & (free[N] >> 8) & open.shut([E, W, SE, SW]), 16),
            (empty[S] & (free[S] << 8) & open.shut([E, W, NE, NW]), -16),
            (empty[E] & (free[E] & NOT_A) >> 1 & open.shut([N, S, NW, SW]), 2),
            (empty[W] & (free[W] & NOT_H) << 1 & open.shut([N, S, NE, SE]), -2),
        ];
        let far = [
            open.shut([N, S, NE, NW, SE, SW]),
            open.shut([E, W, NE, NW, SE, SW]),
            open.shut([N, S, E, W, NW, SE]),
            open.shut([N, S, E, W, NE, SW]),
        ];
        self.choose((Role::Queen, mater), others, &contacts, far, rings, gallery);
    }

    #[inline]
    fn sketch_rook(&self, mater: Square, blocked: Bitboard, rings: &[Bitboard; RINGS], gallery: &mut Gallery) {
        let others = self.twice | self.covered.without(attacks(Role::Rook, self.winner, mater, self.past));
        let closed = others | blocked;
        let open = Open { all: beside(!closed), wide: beside(!(closed | self.fill)) };
        let near = beside(others.without(self.own | self.prey.into()));
        let contacts = [
            (near[N] & open.shut([E, W, SW, SE]), 8),
            (near[S] & open.shut([E, W, NW, NE]), -8),
            (near[E] & open.shut([N, S, NW, SW]), 1),
            (near[W] & open.shut([N, S, NE, SE]), -1),
        ];
        let far = [open.shut([N, S, NE, NW, SE, SW]), open.shut([E, W, NE, NW, SE, SW]), 0, 0];
        self.choose((Role::Rook, mater), others, &contacts, far, rings, gallery);
    }

    /// Goes over the squares found, those the king is near to first.
    #[inline]
    fn choose(
        &self,
        (role, mater): (Role, Square),
        others: Bitboard,
        contacts: &[(u64, i8)],
        far: [u64; 4],
        rings: &[Bitboard; RINGS],
        gallery: &mut Gallery,
    ) {
        let all = contacts.iter().fold(far[0] | far[1] | far[2] | far[3], |set, contact| set | contact.0);
        let reach = attacks(role, self.winner, mater, self.own | self.theirs).without(self.own);
        let standing = self.theirs.without(self.prey.into());
        for (steps, ring) in (0..).zip(rings) {
            if gallery.best().is_some_and(|best| best.cost <= 4 * steps + 8) {
                return;
            }
            for net in *ring & Bitboard(all) {
                let around = attacks(Role::King, self.winner, net, Bitboard::EMPTY);
                if around.contains(self.king) {
                    continue;
                }
                let checks = self.checks(net, around, contacts, far);
                let at_once = checks & reach;
                let scene =
                    Scene { role, mater, reach, net, around, flights: around.without(standing | others), steps };
                for check in (if at_once.has_any() { at_once } else { checks }).into_iter().take(MOST_CHECKS) {
                    self.sketch_check(&scene, check, gallery);
                }
            }
        }
    }

    /// Finds the squares a check would come from, the king on its square.
    #[inline]
    fn checks(&self, net: Square, around: Bitboard, contacts: &[(u64, i8)], far: [u64; 4]) -> Bitboard {
        let has = |set: u64| set >> net as u8 & 1 != 0;
        let mut checks = Bitboard::EMPTY;
        for &(nets, offset) in contacts {
            // Where the bit is set, the square is on the board.
            checks.0 |= u64::from(has(nets)) << ((net as i8 + offset) & 63);
        }
        let beyond = !(around | self.own);
        if has(far[0] | far[1]) {
            let lines = attacks(Role::Rook, self.winner, net, self.past) & beyond;
            let rank = if has(far[0]) { net.rank().into() } else { Bitboard::EMPTY };
            let file = if has(far[1]) { net.file().into() } else { Bitboard::EMPTY };
            checks |= lines & (rank | file);
        }
        if has(far[2] | far[3]) {
            let lines = attacks(Role::Bishop, self.winner, net, self.past) & beyond;
            let rising = if has(far[2]) { rising(net) } else { Bitboard::EMPTY };
            let falling = if has(far[3]) { falling(net) } else { Bitboard::EMPTY };
            checks |= lines & (rising | falling);
        }
        checks
    }

    fn sketch_check(&self, scene: &Scene, check: Square, gallery: &mut Gallery) {
        let Scene { role, mater, reach, net, around, flights, steps } = *scene;
        let blocks = flights.without(attacks(role, self.winner, check, self.past) | check.into());
        if blocks.has_many() {
            return;
        }
        // A man who blocks could also parry a check from afar.
        let is_near = around.contains(check);
        if blocks.first().is_some_and(|block| !is_near || !self.can_block(block, around, check)) {
            return;
        }
        let least = 4 * (steps + 1) + 3 * u32::from(blocks.has_any());
        if gallery.best().is_some_and(|best| least >= best.cost) {
            return;
        }
        let away = if reach.contains(check) { Some(1) } else { self.moves_to(role, mater, check.into(), net) };
        let is_parried = self.guarded.contains(check) || !is_near && (line(net, check, role) & self.parried).has_any();
        let defenders = if is_parried { self.defenders(net, check, role, around) } else { Some(0) };
        let (Some(away), Some(defenders)) = (away, defenders) else { return };
        let cost = least + 4 * (away - 1) + 2 * defenders + u32::from(self.theirs.contains(check));
        gallery.add(Picture { net, mater, role, check, helper: None, blocks, cost });
    }
}

/// A square on which the king might be mated.
struct Scene {
    role: Role,
    mater: Square,
    /// The squares the mating man can go to at once.
    reach: Bitboard,
    net: Square,
    around: Bitboard,
    /// The squares around the king that only the mating man can take from it.
    flights: Bitboard,
    /// The king's steps to its square.
    steps: u32,
}

/// Finds the diagonal of a square that runs as a1–h8 does.
fn rising(square: Square) -> Bitboard {
    const MAIN: u64 = 0x8040_2010_0804_0201;
    let shift = 8 * (square.rank() as i32 - square.file() as i32);
    Bitboard(if shift >= 0 { MAIN << shift } else { MAIN >> -shift })
}

/// Finds the diagonal of a square that runs as a8–h1 does.
fn falling(square: Square) -> Bitboard {
    const MAIN: u64 = 0x0102_0408_1020_4080;
    let shift = 8 * (square.rank() as i32 + square.file() as i32 - 7);
    Bitboard(if shift >= 0 { MAIN << shift } else { MAIN >> -shift })
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Color, Position};

    fn first(fen: &str, winner: Color) -> Option<(Square, Square)> {
        let Ok(position) = fen.parse::<Position>() else { panic!("{fen} cannot be read") };
        Painter::new(&position, winner).sketch().best().map(|picture| (picture.net, picture.check))
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

    #[test]
    fn every_diagonal_has_its_squares() {
        for square in Square::ALL {
            let lines = attacks(Role::Bishop, Color::White, square, Bitboard::EMPTY);
            assert_eq!((rising(square) | falling(square)).without(square.into()), lines, "{square}");
            assert_eq!(rising(square) & falling(square), square.into());
        }
    }
}
