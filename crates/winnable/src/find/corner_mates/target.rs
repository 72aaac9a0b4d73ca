//! A mate in a corner as a target of the search, and an estimate of the missing moves on an empty board.

use std::array;
use std::sync::LazyLock;

use board::{Bitboard, Board, Color, LegalMove, Piece, Position, Role, Square, attacks};

use crate::find::corner_mates::table::{CORNERS, turned};
use crate::search::best_first::{Goal, Node, Step};

/// The most targets.
const MOST: usize = 8;
/// Stands for a square that cannot be reached.
const FAR: u32 = 64;

/// Mates of a king on a8 by two minor pieces: the mating piece, the squares of it, of its king and of the helper, the helper.
const PAIRS: [(Role, [Square; 3], Role); 9] = [
    (Role::Bishop, [Square::B7, Square::B6, Square::A6], Role::Knight),
    (Role::Bishop, [Square::B7, Square::B6, Square::C6], Role::Knight),
    (Role::Bishop, [Square::B7, Square::B6, Square::D7], Role::Knight),
    (Role::Bishop, [Square::B7, Square::B6, Square::C7], Role::Bishop),
    (Role::Bishop, [Square::B7, Square::B6, Square::E5], Role::Bishop),
    (Role::Knight, [Square::C7, Square::B6, Square::A6], Role::Knight),
    (Role::Knight, [Square::C7, Square::B6, Square::C6], Role::Knight),
    (Role::Knight, [Square::C7, Square::B6, Square::D7], Role::Knight),
    (Role::Knight, [Square::C7, Square::B6, Square::A7], Role::Bishop),
];

/// A mate that the search tries to reach.
#[derive(Clone)]
pub(super) struct Target {
    winner: Color,
    /// The squares of the loser's king, the winner's king, the mating piece and the third piece.
    net: Square,
    king: Square,
    check: Square,
    post: Square,
    attacker: Role,
    /// The third piece: one of the loser that blocks a flight square, or one of the winner that helps.
    third: Piece,
    /// The moves of the mating piece to its square, from each square.
    approach: &'static [u8; 64],
}

impl Target {
    fn new(winner: Color, turn: u8, attacker: Role, squares: [Square; 3], third: Piece) -> Self {
        let [check, king, post] = squares.map(|square| turned(square, turn));
        let net = turned(Square::A8, turn);
        Self { winner, net, king, check, post, attacker, third, approach: approach(attacker, turn) }
    }

    /// Counts the moves of the third piece to its square on an empty board.
    #[inline]
    fn third_away(&self, board: &Board, attacker: Square) -> Option<u32> {
        let Piece { color, role } = self.third;
        let pawns = board.pieces(color, Role::Pawn);
        if role == Role::Pawn {
            let goal = steps(self.post, color);
            let behind = pawns & self.post.file().into();
            return behind
                .into_iter()
                .filter_map(|pawn| steps(pawn, color).checked_sub(goal))
                .min()
                .filter(|_| goal > 0);
        }
        let pieces = board.pieces(color, role).without(attacker.into());
        let nearest = pieces.into_iter().map(|from| moves(role, from, self.post));
        let promoted = pawns.into_iter().map(|pawn| {
            let from = Square::new(pawn.file(), color.last_rank());
            steps(pawn, color) + moves(role, from, self.post)
        });
        nearest.chain(promoted).min()
    }
}

impl Goal for Target {
    type Mark = ();
    const WEIGHT: u32 = 1;

    fn step(&self, from: &Node<()>, legal: LegalMove<'_>, child: &Position) -> Step<()> {
        if child.turn() != self.winner && child.is_checkmate() {
            return Step::Reached;
        }
        self.estimate(child).map_or(Step::Drop, |estimate| from.guided(estimate, legal, 0, ()))
    }
}

impl Target {
    /// Estimates the missing moves; `None` if the pieces for this mate are not there.
    #[inline]
    fn estimate(&self, position: &Position) -> Option<u32> {
        let winner = self.winner;
        let board = position.board();
        let (loser_king, king) = (position.king(!winner), position.king(winner));
        let away = |from: Square| u32::from(self.approach[from.index()]);
        let attacker = board.pieces(winner, self.attacker).into_iter().min_by_key(|&from| away(from))?;
        let third_away = self.third_away(board, attacker).filter(|&away| away < FAR)?;
        let mut theirs = moves(Role::King, loser_king, self.net);
        let mut own = moves(Role::King, king, self.king);
        let is_pair = self.third.color == winner;
        // The corner must stay open until the king is in it; a bare king is driven in.
        let is_out = theirs > u32::from(is_pair);
        let mut is_early = theirs + own > 0;
        if theirs > 0 {
            theirs += board.attackers(self.net, winner).len() as u32;
        }
        if is_out {
            own = own.max(1);
        }
        own += if is_early && away(attacker) == 0 { 2 } else { away(attacker) };
        if is_pair {
            is_early = is_out;
        }
        let third_away = if is_early { third_away.max(1) } else { third_away };
        *(if is_pair { &mut own } else { &mut theirs }) += third_away;
        // Pieces that protect the square of the mating piece have to leave.
        theirs +=
            board.attackers(self.check, !winner).without(Bitboard::from(loser_king) | self.post.into()).len() as u32;
        // While one side moves, the other only waits, so the larger number counts most.
        (own < FAR).then_some(4 * own.max(theirs) + own + theirs)
    }
}

/// Counts the steps of a pawn to the last rank.
fn steps(pawn: Square, color: Color) -> u32 {
    u32::from((pawn.rank() as u8).abs_diff(color.last_rank() as u8))
}

/// Counts the moves of a piece on an empty board.
#[inline]
fn moves(role: Role, from: Square, to: Square) -> u32 {
    let files = u32::from((from.file() as u8).abs_diff(to.file() as u8));
    let ranks = u32::from((from.rank() as u8).abs_diff(to.rank() as u8));
    match role {
        Role::King => files.max(ranks),
        Role::Knight => u32::from(KNIGHT_MOVES[from.index()][to.index()]),
        _ if from == to => 0,
        Role::Bishop if from.is_light() != to.is_light() => FAR,
        Role::Bishop => 1 + u32::from(files != ranks),
        _ => 1 + u32::from(files != 0 && ranks != 0),
    }
}

static KNIGHT_MOVES: [[u8; 64]; 64] = knight_moves();

const fn knight_moves() -> [[u8; 64]; 64] {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut seen = 1_u64 << from;
        let mut moves = 1;
        while seen != u64::MAX {
            let one = seen << 1 & NOT_A | (seen & NOT_A) >> 1;
            let two = seen << 2 & NOT_AB | (seen & NOT_AB) >> 2;
            let next = (one << 16 | one >> 16 | two << 8 | two >> 8) & !seen;
            let mut to = 0;
            while to < 64 {
                if next >> to & 1 != 0 {
                    table[from][to] = moves;
                }
                to += 1;
            }
            seen |= next;
            moves += 1;
        }
        from += 1;
    }
    table
}

/// The square from which a piece mates a king on a8: the same in every mate by this kind of piece.
const fn mating_square(attacker: Role) -> Square {
    if matches!(attacker, Role::Bishop) { Square::B7 } else { Square::C7 }
}

/// Returns the moves of a mating piece from each square, for one of the symmetries of the board.
fn approach(attacker: Role, turn: u8) -> &'static [u8; 64] {
    static TABLES: LazyLock<[[[u8; 64]; 8]; 2]> = LazyLock::new(|| {
        [Role::Bishop, Role::Knight].map(|role| {
            array::from_fn(|turn| {
                let turn = turn as u8;
                count_moves(role, turned(mating_square(role), turn), turned(Square::A8, turn))
            })
        })
    });
    &TABLES[usize::from(attacker != Role::Bishop)][usize::from(turn)]
}

/// Counts the moves of a mating piece from each square, through squares from which it does not attack the corner.
fn count_moves(role: Role, check: Square, net: Square) -> [u8; 64] {
    let reach = |from: Square| attacks(role, Color::White, from, Bitboard::EMPTY);
    let touching = reach(net) | net.into();
    let mut away = [FAR as u8; 64];
    away[check.index()] = 0;
    let mut seen = touching;
    let mut frontier = reach(check).without(touching);
    let mut moves = 1;
    while frontier.has_any() {
        seen |= frontier;
        let mut next = Bitboard::EMPTY;
        for square in frontier {
            away[square.index()] = moves;
            next |= reach(square);
        }
        moves += 1;
        // From such a square the piece first has to step away.
        for square in (next & touching).without(check.into()) {
            away[square.index()] = away[square.index()].min(moves);
        }
        frontier = next.without(seen);
    }
    away[net.index()] = away[net.index()].min(moves + 1);
    away
}

/// Returns the targets that the pieces are nearest to.
pub(super) fn nearest(root: &Position, winner: Color) -> [Option<Target>; MOST] {
    let mut best: [(u32, Option<Target>); MOST] = [const { (u32::MAX, None) }; MOST];
    let mut add = |attacker: Role, squares: [Square; 3], third: Piece| {
        for turn in 0..8 {
            let target = Target::new(winner, turn, attacker, squares, third);
            let Some(estimate) = target.estimate(root) else { continue };
            let mut entry = (estimate, Some(target));
            for place in &mut best {
                if entry.0 < place.0 {
                    std::mem::swap(place, &mut entry);
                }
            }
        }
    };
    let has = |role: Role| root.board().pieces(winner, role).has_any();
    for corner in CORNERS.iter().filter(|corner| has(corner.attacker)) {
        corner.blockers.iter().for_each(|&role| add(corner.attacker, corner.squares, Piece { color: !winner, role }));
    }
    if !root.board().color(!winner).has_many() {
        for (attacker, squares, role) in PAIRS {
            add(attacker, squares, Piece { color: winner, role });
        }
    }
    best.map(|(_, target)| target)
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Setup;

    #[test]
    fn every_mate_by_two_minor_pieces_is_one() {
        for (attacker, [check, king, post], helper) in PAIRS {
            for turn in 0..8 {
                let mut setup: Setup = "8/8/8/8/8/8/8/8 b - - 0 1".parse().unwrap();
                for (color, role, square) in [
                    (Color::Black, Role::King, Square::A8),
                    (Color::White, attacker, check),
                    (Color::White, Role::King, king),
                    (Color::White, helper, post),
                ] {
                    setup.board.set(turned(square, turn), Some(Piece { color, role }));
                }
                let position = setup.validate().unwrap();
                assert!(position.is_checkmate(), "{position}");
            }
        }
    }

    #[test]
    fn every_mate_by_a_kind_of_piece_is_given_from_the_same_square() {
        let corners = CORNERS.iter().map(|corner| (corner.attacker, corner.squares[0]));
        for (attacker, check) in corners.chain(PAIRS.map(|(attacker, squares, _)| (attacker, squares[0]))) {
            assert_eq!(check, mating_square(attacker));
        }
    }

    #[test]
    fn a_knight_moves_as_knights_do() {
        for from in Square::ALL {
            for to in attacks(Role::Knight, Color::White, from, Bitboard::EMPTY) {
                assert_eq!(moves(Role::Knight, from, to), 1, "{from} {to}");
            }
        }
        assert_eq!(moves(Role::Knight, Square::A1, Square::B2), 4);
        assert_eq!(moves(Role::Knight, Square::A1, Square::H8), 6);
    }
}
