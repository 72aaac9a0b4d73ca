//! Proofs by abstraction: a closure that follows some of the pieces exactly and lets the others do anything.
//!
//! Many dead positions have few pieces that matter, and many others whose placements alone are too many to list. The pieces that
//! matter are *followed* on a board of their own. The others are *abstracted*: an abstracted piece has no square, and is
//! allowed whatever it might do from any square that it could ever reach. It moves (the board stays the same and the turn passes),
//! it captures a followed piece, it is captured, it leaves every line or shields any line, and it checks, covers and blocks from
//! all its squares at once.
//!
//! So every legal line of the game is a line of the closure. If no board of the closure might be mate, no position of the game
//! is. If one might be, an abstracted piece that took part in it is followed from then on, and the closure starts again.

#[cfg(test)]
mod games;
mod mate;
mod moves;
mod projection;
mod state;

use board::{Bitboard, Board, Color, Move, Position, Role, attacks};

use crate::budget::Boards;
use crate::prove::mating_squares;
use crate::prove::reachability::{PieceReach, Reach};
use state::{Abstraction, Closed};

/// A piece with at most this many squares, while no other piece moves, is always followed.
const FEW: usize = 1;

/// The result of a proof attempt.
pub(crate) enum Finding {
    /// No mate can be reached.
    Dead,
    /// A mate was reached with every piece followed.
    Mate(Vec<Move>),
    /// Nothing was proved with the boards allowed.
    Open,
}

/// Narrows the squares of the pieces by closures over a few of them; returns whether that proves that the winner cannot mate.
///
/// A closure has at most `each` boards, all closures together at most `boards`, which is reduced by those used.
pub(crate) fn narrow(
    position: &Position,
    reach: &mut Reach,
    winner: Color,
    each: usize,
    boards: &mut Boards<'_>,
) -> bool {
    let (followed, _) = group(position, reach, winner);
    let is_narrower = groups(position, reach, followed)
        .into_iter()
        .any(|followed| projection::narrow(position, reach, winner, followed, each, boards));
    is_narrower && !mating_squares::is_possible(reach, winner)
}

/// Returns three groups of pieces to follow, each larger than the one before: pawns; also the pieces next to the kings, which
/// often shut them in; also the pieces that attack squares next to the other king.
fn groups(position: &Position, reach: &Reach, followed: u32) -> [u32; 3] {
    let around = Color::ALL.map(|color| attacks(Role::King, color, position.king(color), Bitboard::EMPTY));
    let occupied = position.board().occupied();
    let mut groups = [followed; 3];
    for (index, piece) in reach.pieces().iter().enumerate() {
        let is_pawn = piece.role == Role::Pawn;
        let is_near = (around[0] | around[1]).contains(piece.square);
        let guarded = attacks(piece.role, piece.color, piece.square, occupied) & around[!piece.color as usize];
        for (group, is_followed) in
            groups.iter_mut().zip([is_pawn, is_pawn || is_near, is_pawn || is_near || guarded.has_any()])
        {
            *group |= u32::from(is_followed) << index;
        }
    }
    groups
}

/// Returns the pieces next to a king.
fn near_kings(position: &Position, reach: &Reach) -> u32 {
    let around = Color::ALL.map(|color| attacks(Role::King, color, position.king(color), Bitboard::EMPTY));
    let is_near = |piece: &PieceReach| (around[0] | around[1]).contains(piece.square);
    let pieces = reach.pieces().iter().enumerate();
    pieces.filter(|(_, piece)| is_near(piece)).fold(0, |set, (index, _)| set | 1 << index)
}

/// Returns the pieces that are followed from the start, and the number of squares of each piece.
fn group(position: &Position, reach: &Reach, winner: Color) -> (u32, Vec<usize>) {
    let costs: Vec<usize> =
        reach.pieces().iter().map(|piece| roam(position.board(), piece).len().min(piece.all().len())).collect();
    let mut followed: u32 = 0;
    for (index, piece) in reach.pieces().iter().enumerate() {
        // Pieces that can hardly move are followed from the start, and so are pawns, except free pawns of the loser.
        let is_abstracted = match piece.role {
            Role::King => false,
            Role::Pawn => piece.color != winner && piece.promoted.has_any() && runs(position.board(), piece),
            _ => !piece.is_fixed() && costs[index] > FEW,
        };
        if !is_abstracted {
            followed |= 1 << index;
        }
    }
    (followed, costs)
}

/// Looks for a proof that the winner cannot mate, with at most `boards` boards, which is reduced by those used.
pub(crate) fn prove(position: &Position, reach: &Reach, winner: Color, boards: &mut Boards<'_>) -> Finding {
    let (followed, costs) = group(position, reach, winner);
    let len = reach.pieces().len();
    let everyone = if len < 32 { (1 << len) - 1 } else { u32::MAX };
    // First the loser's promoted pawns are abstracted, then they are followed.
    let absorbing = 1_u8 << !winner as u8;
    // A king shut in by movable pieces is followed with them, and the winner's pieces are the next to be followed.
    let caged =
        Attempt { followed: followed | near_kings(position, reach), absorbs: absorbing, prefers_mating_pieces: true };
    let plain = Attempt { followed, absorbs: absorbing, prefers_mating_pieces: false };
    let mut abstracted = 0;
    for (attempt, share) in [(caged, 5), (plain, 3), (Attempt { absorbs: 0, ..plain }, 1)] {
        let mut shared = Boards { left: boards.left / share, stop: boards.stop };
        boards.left -= shared.left;
        if attempt.absorbs != 0 {
            abstracted = everyone & !attempt.followed;
        }
        let finding = settle(position, reach, winner, &mut abstracted, attempt, &costs, &mut shared);
        boards.left += shared.left;
        if !matches!(finding, Finding::Open) {
            return finding;
        }
    }
    Finding::Open
}

/// The pieces that are followed from the start, and the order of the others.
#[derive(Clone, Copy)]
struct Attempt {
    followed: u32,
    /// Whose promoted pawns are abstracted, a bit for each color.
    absorbs: u8,
    /// Whether the winner's pieces are followed before the loser's.
    prefers_mating_pieces: bool,
}

/// Follows one abstracted piece after the other until no board might be mate.
fn settle(
    position: &Position,
    reach: &Reach,
    winner: Color,
    abstracted: &mut u32,
    attempt: Attempt,
    costs: &[usize],
    boards: &mut Boards<'_>,
) -> Finding {
    let absorbs = attempt.absorbs;
    while boards.left > 0 {
        let abstraction = Abstraction::new(reach, winner, *abstracted, absorbs, boards.stop);
        match abstraction.close(position, &mut boards.left) {
            Closed::Dead => return Finding::Dead,
            Closed::Spent => return Finding::Open,
            Closed::MightMate(involved, way) => {
                if *abstracted == 0
                    && absorbs == 0
                    && let Some(line) = replay(position, winner, &way)
                {
                    return Finding::Mate(line);
                }
                let among = match involved & *abstracted {
                    0 if absorbs != 0 => return Finding::Open,
                    0 => *abstracted,
                    some => some,
                };
                // The piece with the fewest squares costs least.
                let next = (0..costs.len())
                    .filter(|&i| among >> i & 1 != 0)
                    .min_by_key(|&i| (attempt.prefers_mating_pieces && reach.pieces()[i].color != winner, costs[i]));
                let Some(next) = next else { return Finding::Open };
                *abstracted &= !(1 << next);
            }
        }
    }
    Finding::Open
}

/// Returns whether no pawn stands between a pawn and the last rank.
fn runs(board: &Board, piece: &PieceReach) -> bool {
    let mut square = piece.square;
    while let Some(ahead) = square.ahead(piece.color) {
        if board.role(Role::Pawn).contains(ahead) {
            return false;
        }
        square = ahead;
    }
    true
}

/// Returns the squares that a piece can reach if no other piece moves.
fn roam(board: &Board, piece: &PieceReach) -> Bitboard {
    let own = board.color(piece.color);
    let mut seen = Bitboard::from(piece.square);
    let mut fresh = seen;
    while fresh.has_any() {
        let from = fresh.without(board.color(!piece.color));
        fresh = from
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | attacks(piece.role, piece.color, square, board.occupied()))
            .without(own | seen);
        seen |= fresh;
    }
    seen
}

/// Returns the moves that lead from board to board to a mate, if all of them are legal in the game.
fn replay(root: &Position, winner: Color, boards: &[Board]) -> Option<Vec<Move>> {
    let mut position = *root;
    let mut line = Vec::new();
    for board in boards {
        let mut next = position.legal_moves().map(|legal| (legal.to_move(), legal.play()));
        let (mv, next) = next.find(|(_, next)| next.board() == board)?;
        line.push(mv);
        position = next;
    }
    (position.is_checkmate() && position.turn() != winner).then_some(line)
}
