//! Draws pictures with sets of squares, as if all men but two or three stood still.

mod help;
mod nets;
mod piece;

use board::{Bitboard, Board, Color, Role, Square};

use crate::diagram::Diagram;
use crate::picture::Steps;
use crate::rays::ahead;
use crate::sight::{attackers, attacks};

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

    /// Tells whether some man who is not needed where it stands can block a square.
    #[inline]
    pub(crate) fn can_block(&self, square: Square, around: Bitboard, check: Square) -> bool {
        let pawns = self.board.role(Role::Pawn);
        let step = square.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from);
        let men = attackers(self.board, square, !self.winner, self.board.occupied()).without(pawns)
            | step & pawns & self.theirs;
        men.without(around | self.prey.into() | check.into()).has_any()
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
        let mut men = attackers(self.board, check, !self.winner, self.board.occupied()).without(self.prey.into());
        if !around.contains(check) {
            let between = line(net, check, role).without(check.into());
            // Pawns do not parry where they take, but where they step.
            let pawns = self.theirs & self.board.role(Role::Pawn);
            for square in between {
                men |= attackers(self.board, square, !self.winner, self.board.occupied())
                    .without(pawns | self.prey.into());
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
    let (_, left, right) = ahead(pawns.0, color.is_white());
    (Bitboard(left), Bitboard(right))
}
