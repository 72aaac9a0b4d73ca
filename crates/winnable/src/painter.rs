//! Draws pictures with sets of squares, as if all men but two or three stood still.

use board::{Bitboard, Board, Color, Role, Square, attacks};

use crate::diagram::Diagram;
use crate::picture::{Gallery, Helper, Picture, Steps};

/// Steps of the loser's king looked at, and its own square.
pub(crate) const RINGS: usize = 9;

/// Draws pictures of a position.
pub(crate) struct Painter<'p> {
    pub(crate) board: &'p Board,
    pub(crate) winner: Color,
    pub(crate) king: Square,
    pub(crate) prey: Square,
    pub(crate) own: Bitboard,
    pub(crate) theirs: Bitboard,
    /// What is occupied, but for the loser's king.
    pub(crate) past: Bitboard,
    pub(crate) covered: Bitboard,
    /// Covered by two men or more.
    pub(crate) twice: Bitboard,
    /// Squares the loser's men attack, the king apart.
    pub(crate) guarded: Bitboard,
    /// Squares they attack or step on.
    pub(crate) parried: Bitboard,
    /// Squares a man of the loser can block with one move.
    pub(crate) fill: Bitboard,
}

impl<'p> Painter<'p> {
    #[inline]
    pub(crate) fn new(position: &'p Diagram, winner: Color) -> Self {
        let board = position.board();
        let (king, prey) = (position.king(winner), position.king(!winner));
        let (own, theirs) = (board.color(winner), board.color(!winner));
        let past = (own | theirs).without(prey.into());
        let (left, right) = pawn_attacks(own & board.role(Role::Pawn), winner);
        let (mut covered, mut twice) = (left | right, left & right);
        let mut cover = |role: Role| {
            for square in own & board.role(role) {
                let reach = attacks(role, winner, square, past);
                twice |= covered & reach;
                covered |= reach;
            }
        };
        // One loop for each kind, so that the kind is known where its attacks are looked up.
        cover(Role::Knight);
        cover(Role::Bishop);
        cover(Role::Rook);
        cover(Role::Queen);
        cover(Role::King);
        let pawns = theirs & board.role(Role::Pawn);
        let pieces = attacked_by_pieces(board, !winner, past);
        let (left, right) = pawn_attacks(pawns, !winner);
        let guarded = pieces | left | right;
        let steps = if winner.is_white() { pawns.0 >> 8 } else { pawns.0 << 8 };
        let twos = if winner.is_white() { (pawns.0 & 0xff << 48) >> 16 } else { (pawns.0 & 0xff << 8) << 16 };
        let parried = guarded | Bitboard(steps | twos);
        // Nobody promotes to block.
        let last = Bitboard::from((!winner).last_rank());
        let fill = (pieces | Bitboard(steps).without(last)).without(past);
        Self { board, winner, king, prey, own, theirs, past, covered, twice, guarded, parried, fill }
    }

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

    /// Finds the squares the loser's king gets to with so many steps.
    #[inline]
    pub(crate) fn rings(&self) -> [Bitboard; RINGS] {
        let walls = self.theirs | self.own | self.covered;
        let mut rings = [Bitboard::from(self.prey); RINGS];
        let mut reached = rings[0];
        for steps in 1..RINGS {
            rings[steps] = Bitboard::from_steps(rings[steps - 1]).without(reached | walls);
            reached |= rings[steps];
        }
        rings
    }

    /// Goes over the squares the loser's king might be mated on, the promising ones first, until it is enough.
    #[inline]
    fn each_net(&self, most: u32, tries: u32, mut is_enough: impl FnMut(Square, u32) -> bool) {
        if is_enough(self.prey, 0) {
            return;
        }
        let blocked = self.theirs.without(self.prey.into());
        let (few, some, more) = crowded(!(self.covered | blocked | self.fill));
        let walls = self.theirs | self.own | self.covered;
        let mut rings = [Bitboard::EMPTY; 8];
        let mut reached = Bitboard::from(self.prey);
        let mut frontier = reached;
        for ring in rings.iter_mut().take(most as usize + 1).skip(1) {
            frontier = Bitboard::from_steps(frontier).without(reached | walls);
            reached |= frontier;
            *ring = frontier;
        }
        let mut tried = 0;
        // A flight more weighs as much as a step more.
        for weight in 1..most + 3 {
            for (extra, kind) in [(0, few), (1, some), (2, more)] {
                let Some(steps) = weight.checked_sub(extra).filter(|&steps| steps >= 1 && steps <= most) else {
                    continue;
                };
                for net in rings[steps as usize] & kind {
                    if tried == tries || is_enough(net, steps) {
                        return;
                    }
                    tried += 1;
                }
            }
        }
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

    /// Tells whether some man who is not needed where it stands can block a square.
    #[inline]
    pub(crate) fn can_block(&self, square: Square, around: Bitboard, check: Square) -> bool {
        let pawns = self.board.role(Role::Pawn);
        let step = square.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from);
        let men = self.board.attackers(square, !self.winner).without(pawns) | step & pawns & self.theirs;
        men.without(around | self.prey.into() | check.into()).has_any()
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

    /// Counts the moves a man needs to one of some squares, if they are few.
    #[inline]
    pub(crate) fn moves_to(&self, role: Role, from: Square, posts: Bitboard, net: Square) -> Option<u32> {
        let occupied = self.own | self.theirs;
        match role {
            Role::King => {
                let mut fill = Bitboard::from(from);
                let mut moves = 0;
                while (fill & posts).is_empty() && moves < 7 {
                    fill |= Bitboard::from_steps(fill);
                    moves += 1;
                }
                Some(moves)
            }
            Role::Pawn => {
                let ahead = from.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from);
                (ahead & posts).has_any().then_some(1)
            }
            _ => {
                let reach = attacks(role, self.winner, from, occupied);
                if (reach & posts).has_any() {
                    return Some(1);
                }
                let touching =
                    attacks(role, self.winner, self.prey, occupied) | attacks(role, self.winner, net, occupied);
                let free = reach.without(occupied | touching);
                posts
                    .into_iter()
                    .take(4)
                    .any(|post| (attacks(role, self.winner, post, occupied) & free).has_any())
                    .then_some(2)
            }
        }
    }

    /// Counts the loser's men who could parry the check and can go away; nothing if one cannot.
    #[inline]
    pub(crate) fn defenders(&self, net: Square, check: Square, role: Role, around: Bitboard) -> Option<u32> {
        let mut men = self.board.attackers(check, !self.winner).without(self.prey.into());
        if !around.contains(check) {
            let between = line(net, check, role).without(check.into());
            // Pawns do not parry where they take, but where they step.
            let pawns = self.theirs & self.board.role(Role::Pawn);
            for square in between {
                men |= self.board.attackers(square, !self.winner).without(pawns | self.prey.into());
            }
            let pawns = pawns.0;
            let steps = if self.winner.is_white() {
                pawns >> 8 | (pawns & 0xff << 48) >> 16
            } else {
                pawns << 8 | (pawns & 0xff << 8) << 16
            };
            if (Bitboard(steps) & between).has_any() {
                return None;
            }
        }
        if (men & around).has_any() {
            return None;
        }
        let rest = men.0 & men.0.wrapping_sub(1);
        if rest & rest.wrapping_sub(1) != 0 {
            return None;
        }
        Some(if men.is_empty() {
            0
        } else if men.has_many() {
            3
        } else {
            1
        })
    }
}

/// Finds the squares of a check's line between check and king, the checking man's square included.
#[inline]
pub(crate) fn line(net: Square, check: Square, role: Role) -> Bitboard {
    let mut line = Bitboard::from(check);
    if !matches!(role, Role::Knight | Role::Pawn) {
        let straight = net.file() == check.file() || net.rank() == check.rank();
        let role = if straight { Role::Rook } else { Role::Bishop };
        line |= attacks(role, Color::White, net, check.into()) & attacks(role, Color::White, check, net.into());
    }
    line
}

/// Finds the squares from which a man attacks all of some squares.
#[inline]
pub(crate) fn posts(role: Role, color: Color, targets: Bitboard, occupied: Bitboard) -> Bitboard {
    let mut posts = Bitboard::ALL;
    for target in targets {
        // Attacks are mutual but for pawns, which look the other way.
        posts &= attacks(role, !color, target, occupied);
    }
    posts
}

#[inline]
fn has_four(set: Bitboard) -> bool {
    let mut rest = set.0;
    for _ in 0..3 {
        rest &= rest.wrapping_sub(1);
    }
    rest != 0
}

/// Finds the squares a side's men attack, the king apart.
#[inline]
pub(crate) fn attacked(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let (left, right) = pawn_attacks(board.pieces(by, Role::Pawn), by);
    attacked_by_pieces(board, by, occupied) | left | right
}

/// Finds the squares a side's pieces attack, pawns and the king apart.
#[inline]
fn attacked_by_pieces(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let men = board.color(by);
    let mut set = Bitboard::EMPTY;
    // One loop for each kind, so that the kind is known where its attacks are looked up.
    let mut add = |role: Role, squares: Bitboard| {
        for square in squares {
            set |= attacks(role, by, square, occupied);
        }
    };
    let queens = board.role(Role::Queen);
    add(Role::Knight, men & board.role(Role::Knight));
    add(Role::Bishop, men & (board.role(Role::Bishop) | queens));
    add(Role::Rook, men & (board.role(Role::Rook) | queens));
    set
}

/// Finds the squares pawns attack, towards one side and towards the other.
#[inline]
fn pawn_attacks(pawns: Bitboard, color: Color) -> (Bitboard, Bitboard) {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let ahead = if color.is_white() { pawns.0 << 8 } else { pawns.0 >> 8 };
    (Bitboard((ahead & NOT_A) >> 1), Bitboard((ahead & NOT_H) << 1))
}

/// Finds the squares with at most one, with two and with three squares of a set around them.
#[inline]
fn crowded(open: Bitboard) -> (Bitboard, Bitboard, Bitboard) {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let (east, west) = ((open.0 & NOT_H) << 1, (open.0 & NOT_A) >> 1);
    let wide = [open.0, east, west];
    let (mut ones, mut twos, mut fours) = (0, 0, 0);
    let mut add = |set: u64| {
        let carry = ones & set;
        ones ^= set;
        fours |= twos & carry;
        twos ^= carry;
    };
    add(east);
    add(west);
    for set in wide {
        add(set << 8);
        add(set >> 8);
    }
    (Bitboard(!twos & !fours), Bitboard(twos & !ones & !fours), Bitboard(twos & ones & !fours))
}
