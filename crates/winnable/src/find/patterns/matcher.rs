//! Finds mate patterns with sets of squares, assuming that all pieces but two or three stand still.

pub(crate) mod heavy;
mod helpers;
mod kings;
mod minors;

use board::{Bitboard, Board, Color, Role, Square};

use crate::board::attacks::{attackers, attacks};
use crate::board::light::LightBoard;
use crate::board::rays::ahead;
use crate::find::patterns::pattern::Steps;

/// The most steps of the loser's king that are considered, plus one for its own square.
pub(crate) const RINGS: usize = 9;

/// Finds the patterns of a position.
pub(crate) struct Matcher<'p> {
    pub(crate) board: &'p Board,
    pub(crate) winner: Color,
    pub(crate) king: Square,
    pub(crate) loser_king: Square,
    pub(crate) own: Bitboard,
    pub(crate) theirs: Bitboard,
    /// The occupied squares without the loser's king.
    pub(crate) past: Bitboard,
    pub(crate) covered: Bitboard,
    /// Squares covered by two pieces or more.
    pub(crate) twice: Bitboard,
    /// Squares that the loser's pieces other than the king attack.
    pub(crate) guarded: Bitboard,
    /// Squares that they attack or that pawns can step to.
    pub(crate) parried: Bitboard,
    /// Squares that a piece of the loser can block with one move.
    pub(crate) fill: Bitboard,
}

impl<'p> Matcher<'p> {
    #[inline]
    pub(crate) fn new(position: &'p LightBoard, winner: Color) -> Self {
        let board = position.board();
        let (king, loser_king) = (position.king(winner), position.king(!winner));
        let (own, theirs) = (board.color(winner), board.color(!winner));
        let past = (own | theirs).without(loser_king.into());
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
        // A pawn does not promote to block.
        let last = Bitboard::from((!winner).last_rank());
        let fill = (pieces | Bitboard(steps).without(last)).without(past);
        Self { board, winner, king, loser_king, own, theirs, past, covered, twice, guarded, parried, fill }
    }

    /// Finds the squares that the loser's king reaches with 0, 1, 2 … steps.
    #[inline]
    pub(crate) fn rings(&self) -> [Bitboard; RINGS] {
        let walls = self.theirs | self.own | self.covered;
        let mut rings = [Bitboard::from(self.loser_king); RINGS];
        let mut reached = rings[0];
        for steps in 1..RINGS {
            rings[steps] = Bitboard::from_steps(rings[steps - 1]).without(reached | walls);
            reached |= rings[steps];
        }
        rings
    }

    /// Returns whether a piece that is not needed where it stands can block a square.
    #[inline]
    pub(crate) fn can_block(&self, square: Square, around: Bitboard, check: Square) -> bool {
        let pawns = self.board.role(Role::Pawn);
        let step = square.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from);
        let pieces = attackers(self.board, square, !self.winner, self.board.occupied()).without(pawns)
            | step & pawns & self.theirs;
        pieces.without(around | self.loser_king.into() | check.into()).has_any()
    }

    /// Counts the moves of a piece to one of some squares; `None` if they are more than two.
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
                    attacks(role, self.winner, self.loser_king, occupied) | attacks(role, self.winner, net, occupied);
                let free = reach.without(occupied | touching);
                posts
                    .into_iter()
                    .take(4)
                    .any(|post| (attacks(role, self.winner, post, occupied) & free).has_any())
                    .then_some(2)
            }
        }
    }

    /// Rates the loser's pieces that could parry the check; `None` if they cannot all leave.
    #[inline]
    pub(crate) fn defenders(&self, net: Square, check: Square, role: Role, around: Bitboard) -> Option<u32> {
        let mut pieces =
            attackers(self.board, check, !self.winner, self.board.occupied()).without(self.loser_king.into());
        if !around.contains(check) {
            let between = line(net, check, role).without(check.into());
            // Pawns block on the squares they step to, not on those they attack.
            let pawns = self.theirs & self.board.role(Role::Pawn);
            for square in between {
                pieces |= attackers(self.board, square, !self.winner, self.board.occupied())
                    .without(pawns | self.loser_king.into());
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
        if (pieces & around).has_any() {
            return None;
        }
        let rest = pieces.0 & pieces.0.wrapping_sub(1);
        if rest & rest.wrapping_sub(1) != 0 {
            return None;
        }
        Some(if pieces.is_empty() {
            0
        } else if pieces.has_many() {
            3
        } else {
            1
        })
    }
}

/// Finds the squares between a checking piece and the king, the square of the piece included.
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

/// Finds the squares from which a piece attacks all `targets`.
#[inline]
pub(crate) fn posts(role: Role, color: Color, targets: Bitboard, occupied: Bitboard) -> Bitboard {
    let mut posts = Bitboard::ALL;
    for target in targets {
        // Attacks are symmetric, except that pawns of the two colors attack in opposite directions.
        posts &= attacks(role, !color, target, occupied);
    }
    posts
}

/// Finds the squares that a side's pieces other than the king attack.
#[inline]
pub(crate) fn attacked(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let (left, right) = pawn_attacks(board.pieces(by, Role::Pawn), by);
    attacked_by_pieces(board, by, occupied) | left | right
}

/// Finds the squares that a side's pieces other than pawns and the king attack.
#[inline]
fn attacked_by_pieces(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let pieces = board.color(by);
    let mut set = Bitboard::EMPTY;
    // One loop for each kind, so that the kind is known where its attacks are looked up.
    let mut add = |role: Role, squares: Bitboard| {
        for square in squares {
            set |= attacks(role, by, square, occupied);
        }
    };
    let queens = board.role(Role::Queen);
    add(Role::Knight, pieces & board.role(Role::Knight));
    add(Role::Bishop, pieces & (board.role(Role::Bishop) | queens));
    add(Role::Rook, pieces & (board.role(Role::Rook) | queens));
    set
}

/// Finds the squares that pawns attack towards the a-file, and those towards the h-file.
#[inline]
fn pawn_attacks(pawns: Bitboard, color: Color) -> (Bitboard, Bitboard) {
    let (_, left, right) = ahead(pawns.0, color.is_white());
    (Bitboard(left), Bitboard(right))
}
