//! A table of the mates in a corner by a lone minor piece, in which a piece of the loser blocks a flight square.
//!
//! They are few, and no general estimate leads to them, so they are listed: with the loser's king on a8, and all rotations and
//! reflections of that.

use board::{Color, Piece, Position, Role, Square};

use crate::prove::reachability::Reach;
use crate::search::plan::{Place, Plan};

/// A mate of the king on a8.
pub(crate) struct CornerMate {
    pub(crate) attacker: Role,
    /// The squares of the mating piece, the winner's king and the loser's blocking piece.
    pub(crate) squares: [Square; 3],
    /// The kinds of blocking piece that can neither capture the mating piece nor give check.
    pub(crate) blockers: &'static [Role],
}

pub(crate) const CORNERS: [CornerMate; 4] = [
    CornerMate {
        attacker: Role::Bishop,
        squares: [Square::B7, Square::C7, Square::A7],
        blockers: &[Role::Pawn, Role::Knight, Role::Bishop],
    },
    CornerMate {
        attacker: Role::Knight,
        squares: [Square::C7, Square::C8, Square::A7],
        blockers: &[Role::Pawn, Role::Bishop],
    },
    CornerMate { attacker: Role::Knight, squares: [Square::C7, Square::A6, Square::B8], blockers: &[Role::Rook] },
    CornerMate { attacker: Role::Knight, squares: [Square::C7, Square::B6, Square::B8], blockers: &[Role::Knight] },
];

/// Returns the nearest of these mates that the pieces on the board could reach.
pub(crate) fn plans(root: &Position, reach: &Reach, winner: Color, most: usize) -> Vec<Plan> {
    let mut found = Vec::new();
    for corner in &CORNERS {
        for turn in 0..8 {
            for &role in corner.blockers {
                let Some(places) = places(root, winner, corner, turn, role) else { continue };
                let plan = Plan::new(reach, winner, &places).crowded();
                found.push((plan.estimate(root), plan));
            }
        }
    }
    found.sort_by_key(|(estimate, _)| *estimate);
    found.truncate(most);
    found.into_iter().map(|(_, plan)| plan).collect()
}

/// Returns the squares of the pieces of a mate, if the position has such pieces.
fn places(root: &Position, winner: Color, corner: &CornerMate, turn: u8, role: Role) -> Option<[Place; 4]> {
    let board = root.board();
    let at = |color: Color, role: Role, square: Square, is_promoted: bool| Place {
        piece: Piece { color, role },
        square: turned(square, turn),
        is_promoted,
    };
    let [mating, king, block] = corner.squares;
    let attacker = turned(mating, turn);
    let has_attacker = board
        .pieces(winner, corner.attacker)
        .into_iter()
        .any(|square| corner.attacker != Role::Bishop || square.is_light() == attacker.is_light());
    let pieces = board.pieces(!winner, role);
    let has_blocker = match role {
        // A pawn never goes back.
        Role::Pawn => pieces.contains(turned(block, turn)),
        Role::Bishop => pieces.into_iter().any(|square| square.is_light() == turned(block, turn).is_light()),
        _ => pieces.has_any(),
    };
    let may_promote = role != Role::Pawn && board.pieces(!winner, Role::Pawn).has_any();
    (has_attacker && (has_blocker || may_promote)).then(|| {
        [
            at(!winner, Role::King, Square::A8, false),
            at(winner, corner.attacker, mating, false),
            at(winner, Role::King, king, false),
            at(!winner, role, block, !has_blocker),
        ]
    })
}

/// Applies one of the eight symmetries of the board: bits for left and right, up and down, and the long diagonal.
pub(crate) fn turned(square: Square, turn: u8) -> Square {
    let square = if turn & 1 == 0 { square } else { square.mirrored() };
    let square = if turn & 2 == 0 { square } else { square.flipped() };
    if turn & 4 == 0 {
        return square;
    }
    // The reflection in the diagonal a1–h8 swaps files and ranks.
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    Square::from_index(file * 8 + rank).unwrap_or(square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Setup;

    /// Every mate of the table is mate, under every symmetry.
    #[test]
    fn every_corner_is_a_mate() {
        for corner in &CORNERS {
            for turn in 0..8 {
                for &role in corner.blockers {
                    let mut setup: Setup = "8/8/8/8/8/8/8/8 b - - 0 1".parse().unwrap();
                    let mut put = |color, role, square: Square| {
                        setup.board.set(turned(square, turn), Some(Piece { color, role }));
                    };
                    let [mating, king, block] = corner.squares;
                    put(Color::Black, Role::King, Square::A8);
                    put(Color::White, corner.attacker, mating);
                    put(Color::White, Role::King, king);
                    put(Color::Black, role, block);
                    match setup.validate() {
                        Ok(position) => assert!(position.is_checkmate(), "{position}"),
                        // A pawn cannot stand on the last rank.
                        Err(error) => assert_eq!(role, Role::Pawn, "{error}"),
                    }
                }
            }
        }
    }
}
