//! A closure over some of the men: the others are shadows, who may stand on any square they could ever reach.
//!
//! Many dead positions have few men who matter and a swarm of others whose placings alone are more than any memory. Here the
//! men who matter stand on a board of their own and are followed exactly; a shadow is not followed at all. Whatever a
//! shadow might do is allowed: it moves (the board stays and the turn passes), it takes a man of the board, it is taken,
//! it gets out of every line or shields any line it could stand on, it checks, covers and blocks from all its squares at
//! once. So every legal line of the game is a line here, and if no board that is reached might be mate, none is in the
//! game. If one might be, one of the shadows that took part in it steps on to the board, and the closure starts anew.

#[cfg(test)]
mod games;
mod mate;
mod moves;
mod projection;
mod stage;

use board::{Bitboard, Board, Color, Move, Position, Role, attacks};

use crate::net;
use crate::reach::{Man, Reach};
use stage::{Closed, Stage};

/// A man who can get to so few squares while nobody else moves is never a shadow.
const FEW: usize = 1;

/// What came of it.
pub(crate) enum Finding {
    /// No mate can be reached.
    Dead,
    /// With nobody left to be a shadow, a mate was reached.
    Mate(Vec<Move>),
    /// Nothing was proved within the number of boards allowed.
    Open,
}

/// Narrows the sets by closures over few men at a time; tells whether that proves that the winner cannot mate.
///
/// No closure looks at more than `each` boards; `boards` says how many all of them may look at, and is used up.
pub(crate) fn narrow(position: &Position, reach: &mut Reach, winner: Color, each: usize, boards: &mut usize) -> bool {
    let (followed, _) = cast(position, reach, winner);
    let is_narrower = casts(position, reach, followed)
        .into_iter()
        .any(|followed| projection::narrow(position, reach, winner, followed, each, boards));
    is_narrower && !net::is_possible(reach, winner)
}

/// Finds who may be followed beside one man more: pawns, then those around the kings too, who often wall them in, then
/// those who guard the squares around the other king.
fn casts(position: &Position, reach: &Reach, followed: u32) -> [u32; 3] {
    let around = Color::ALL.map(|color| attacks(Role::King, color, position.king(color), Bitboard::EMPTY));
    let occupied = position.board().occupied();
    let mut casts = [followed; 3];
    for (index, man) in reach.men().iter().enumerate() {
        let is_pawn = man.role == Role::Pawn;
        let is_near = (around[0] | around[1]).contains(man.square);
        let guarded = attacks(man.role, man.color, man.square, occupied) & around[!man.color as usize];
        for (cast, is_followed) in
            casts.iter_mut().zip([is_pawn, is_pawn || is_near, is_pawn || is_near || guarded.has_any()])
        {
            *cast |= u32::from(is_followed) << index;
        }
    }
    casts
}

/// Finds who stands beside a king.
fn near_kings(position: &Position, reach: &Reach) -> u32 {
    let around = Color::ALL.map(|color| attacks(Role::King, color, position.king(color), Bitboard::EMPTY));
    let is_near = |man: &Man| (around[0] | around[1]).contains(man.square);
    let men = reach.men().iter().enumerate();
    men.filter(|(_, man)| is_near(man)).fold(0, |set, (index, _)| set | 1 << index)
}

/// Finds who is followed from the start, and how many squares each man has.
fn cast(position: &Position, reach: &Reach, winner: Color) -> (u32, Vec<usize>) {
    let costs: Vec<usize> =
        reach.men().iter().map(|man| roam(position.board(), man).len().min(man.all().len())).collect();
    let mut followed: u32 = 0;
    for (index, man) in reach.men().iter().enumerate() {
        // Who can hardly move is followed from the start; so are pawns, but for those of the loser who just run.
        let is_shadow = match man.role {
            Role::King => false,
            Role::Pawn => man.color != winner && man.promoted.has_any() && runs(position.board(), man),
            _ => !man.is_fixed() && costs[index] > FEW,
        };
        if !is_shadow {
            followed |= 1 << index;
        }
    }
    (followed, costs)
}

/// Looks for a proof that the winner cannot mate; `boards` says how many boards may be looked at, and is used up.
pub(crate) fn prove(position: &Position, reach: &Reach, winner: Color, boards: &mut usize) -> Finding {
    let (followed, costs) = cast(position, reach, winner);
    let len = reach.men().len();
    let everyone = if len < 32 { (1 << len) - 1 } else { u32::MAX };
    // First the loser's promoted pawns are shadows too, then they are followed.
    let fading = 1_u8 << !winner as u8;
    // A king in a cage of men who could all move is followed with the cage, and who hunts him steps on to the board first.
    let caged = Attempt { followed: followed | near_kings(position, reach), fades: fading, prefers_hunters: true };
    let plain = Attempt { followed, fades: fading, prefers_hunters: false };
    let mut shadows = 0;
    for (attempt, share) in [(caged, 5), (plain, 3), (Attempt { fades: 0, ..plain }, 1)] {
        let mut left = *boards / share;
        *boards -= left;
        if attempt.fades != 0 {
            shadows = everyone & !attempt.followed;
        }
        let finding = settle(position, reach, winner, &mut shadows, attempt, &costs, &mut left);
        *boards += left;
        if !matches!(finding, Finding::Open) {
            return finding;
        }
    }
    Finding::Open
}

/// Who is followed from the start, and who is next.
#[derive(Clone, Copy)]
struct Attempt {
    followed: u32,
    /// Whose promoted pawns are shadows, a bit for each color.
    fades: u8,
    /// Whether the winner's men step on to the board before the loser's.
    prefers_hunters: bool,
}

/// Lets one shadow after the other step on to the board until no mate might be reached.
fn settle(
    position: &Position,
    reach: &Reach,
    winner: Color,
    shadows: &mut u32,
    attempt: Attempt,
    costs: &[usize],
    boards: &mut usize,
) -> Finding {
    let fades = attempt.fades;
    while *boards > 0 {
        let stage = Stage::new(reach, winner, *shadows, fades);
        match stage.close(position, boards) {
            Closed::Dead => return Finding::Dead,
            Closed::Spent => return Finding::Open,
            Closed::MightMate(involved, boards) => {
                if *shadows == 0
                    && fades == 0
                    && let Some(line) = replay(position, winner, &boards)
                {
                    return Finding::Mate(line);
                }
                let among = match involved & *shadows {
                    0 if fades != 0 => return Finding::Open,
                    0 => *shadows,
                    some => some,
                };
                // The man who can go nowhere costs least.
                let next = (0..costs.len())
                    .filter(|&i| among >> i & 1 != 0)
                    .min_by_key(|&i| (attempt.prefers_hunters && reach.men()[i].color != winner, costs[i]));
                let Some(next) = next else { return Finding::Open };
                *shadows &= !(1 << next);
            }
        }
    }
    Finding::Open
}

/// Tells whether no pawn is in a pawn's way to the last rank.
fn runs(board: &Board, man: &Man) -> bool {
    let mut square = man.square;
    while let Some(ahead) = square.ahead(man.color) {
        if board.role(Role::Pawn).contains(ahead) {
            return false;
        }
        square = ahead;
    }
    true
}

/// Squares a piece can get to if nobody else moves.
fn roam(board: &Board, man: &Man) -> Bitboard {
    let own = board.color(man.color);
    let mut seen = Bitboard::from(man.square);
    let mut fresh = seen;
    while fresh.has_any() {
        let from = fresh.without(board.color(!man.color));
        fresh = from
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | attacks(man.role, man.color, square, board.occupied()))
            .without(own | seen);
        seen |= fresh;
    }
    seen
}

/// Finds the moves that lead from board to board to a mate, if the game allows them all.
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
