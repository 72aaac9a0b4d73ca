//! Mates in the corner by a lone minor piece: the loser's own man stands in the way of the king.
//!
//! They are few, and far from anything a guess would steer to, so they are written down: the loser's king in the corner a8, and
//! all that turning and mirroring the board makes of it.

use board::{Color, Piece, Position, Role, Square};

use crate::plan::{Place, Plan};
use crate::reach::Reach;

/// A mate of the king on a8.
pub(crate) struct Corner {
    pub(crate) mater: Role,
    /// Where the mating man, the winner's king and the loser's own man stand.
    pub(crate) squares: [Square; 3],
    /// What the loser's man may be: it must neither take the mating man nor give check.
    pub(crate) blockers: &'static [Role],
}

pub(crate) const CORNERS: [Corner; 4] = [
    Corner {
        mater: Role::Bishop,
        squares: [Square::B7, Square::C7, Square::A7],
        blockers: &[Role::Pawn, Role::Knight, Role::Bishop],
    },
    Corner {
        mater: Role::Knight,
        squares: [Square::C7, Square::C8, Square::A7],
        blockers: &[Role::Pawn, Role::Bishop],
    },
    Corner { mater: Role::Knight, squares: [Square::C7, Square::A6, Square::B8], blockers: &[Role::Rook] },
    Corner { mater: Role::Knight, squares: [Square::C7, Square::B6, Square::B8], blockers: &[Role::Knight] },
];

/// Finds the nearest mates of this kind that the men on the board could reach.
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

/// Puts the men on their squares, if there are such men.
fn places(root: &Position, winner: Color, corner: &Corner, turn: u8, role: Role) -> Option<[Place; 4]> {
    let board = root.board();
    let at = |color: Color, role: Role, square: Square, is_promoted: bool| Place {
        piece: Piece { color, role },
        square: turned(square, turn),
        is_promoted,
    };
    let [mating, king, block] = corner.squares;
    let mater = turned(mating, turn);
    let has_mater = board
        .pieces(winner, corner.mater)
        .into_iter()
        .any(|square| corner.mater != Role::Bishop || square.is_light() == mater.is_light());
    let men = board.pieces(!winner, role);
    let has_blocker = match role {
        // A pawn never goes back.
        Role::Pawn => men.contains(turned(block, turn)),
        Role::Bishop => men.into_iter().any(|square| square.is_light() == turned(block, turn).is_light()),
        _ => men.has_any(),
    };
    let may_promote = role != Role::Pawn && board.pieces(!winner, Role::Pawn).has_any();
    (has_mater && (has_blocker || may_promote)).then(|| {
        [
            at(!winner, Role::King, Square::A8, false),
            at(winner, corner.mater, mating, false),
            at(winner, Role::King, king, false),
            at(!winner, role, block, !has_blocker),
        ]
    })
}

/// Turns and mirrors the board: bit by bit left and right, up and down, and along the diagonal.
pub(crate) fn turned(square: Square, turn: u8) -> Square {
    let square = if turn & 1 == 0 { square } else { square.mirrored() };
    let square = if turn & 2 == 0 { square } else { square.flipped() };
    if turn & 4 == 0 {
        return square;
    }
    // The diagonal through a1 and h8 changes files and ranks.
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    Square::from_index(file * 8 + rank).unwrap_or(square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Setup;

    /// Every mate that is written down is one, turned in every way.
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
                    put(Color::White, corner.mater, mating);
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
