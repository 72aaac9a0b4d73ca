//! Random games and random boards, which proptest makes smaller when something is wrong with them.

use board::{Bitboard, Color, Piece, Position, Role, Setup, Square};
use proptest::collection::vec;
use proptest::prelude::*;

/// A game: its start and which of the legal moves is played each time.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    start: u16,
    choices: Vec<u16>,
}

impl Game {
    /// Gives all positions, from the start to the end.
    pub(crate) fn positions(&self) -> Vec<Position> {
        let mut positions = vec![Position::chess960(self.start).unwrap()];
        for &choice in &self.choices {
            let position = positions[positions.len() - 1];
            let Some(mv) = chosen(&position, choice) else { break };
            positions.push(position.legal(mv).unwrap().play());
        }
        positions
    }

    /// Gives the last position.
    pub(crate) fn end(&self) -> Position {
        *self.positions().last().unwrap()
    }
}

/// Picks a legal move, if there is one.
pub(crate) fn chosen(position: &Position, choice: u16) -> Option<board::Move> {
    let moves = position.legal_moves();
    moves.as_slice().get(usize::from(choice) % moves.len().max(1)).copied()
}

/// Games of up to so many plies: every other one is of standard chess.
pub(crate) fn game(plies: usize) -> impl Strategy<Value = Game> {
    let start = prop_oneof![Just(518_u16), 0_u16..960];
    (start, vec(any::<u16>(), 0..=plies)).prop_map(|(start, choices)| Game { start, choices })
}

/// Positions of a game from which a hand has taken most of the pieces: open lines, free kings, lone pawns.
pub(crate) fn thinned() -> impl Strategy<Value = Position> {
    (game(80), any::<u64>(), any::<u64>(), any::<u16>()).prop_filter_map(
        "not playable",
        |(game, some, others, choice)| {
            let mut setup = game.end().to_setup();
            for (square, piece) in game.end().board().iter() {
                if piece.role != Role::King && !Bitboard(some & others).contains(square) {
                    setup.board.set(square, None);
                    setup.castling.remove(square);
                }
            }
            setup.en_passant = None;
            let position = setup.validate().ok()?;
            // One move on, so that a pawn may just have gone two squares.
            Some(match chosen(&position, choice) {
                Some(mv) => position.legal(mv).unwrap().play(),
                None => position,
            })
        },
    )
}

/// Any pieces anywhere, so long as play can go on: with all castling rights there can be, and perhaps en passant.
pub(crate) fn scattered() -> impl Strategy<Value = Position> {
    let pieces = vec((0_usize..64, 0_usize..10), 0..14);
    (0_usize..8, 0_usize..64, pieces, any::<bool>(), 0_usize..9).prop_filter_map(
        "not playable",
        |(king, other_king, pieces, is_white, file)| {
            let mut setup = Setup::empty();
            setup.turn = if is_white { Color::White } else { Color::Black };
            for (index, role) in pieces {
                let color = Color::ALL[role % 2];
                let role = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen][role / 2];
                setup.board.set(Square::ALL[index], Some(Piece { color, role }));
            }
            // A king on its back rank keeps castling in the game.
            setup.board.set(Square::ALL[king], Some(Piece { color: Color::White, role: Role::King }));
            setup.board.set(Square::ALL[other_king], Some(Piece { color: Color::Black, role: Role::King }));
            setup.castling = rights(&setup);
            setup.en_passant = double_steps(&setup).into_iter().nth(file);
            setup.validate().ok()
        },
    )
}

/// Finds the outermost rooks on both sides of each king.
fn rights(setup: &Setup) -> Bitboard {
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let rank = Bitboard::from(color.back_rank());
        let Some(king) = (setup.board.pieces(color, Role::King) & rank).first() else { continue };
        let rooks = setup.board.pieces(color, Role::Rook) & rank;
        rooks.first().filter(|rook| *rook < king).into_iter().for_each(|rook| rights.insert(rook));
        rooks.last().filter(|rook| *rook > king).into_iter().for_each(|rook| rights.insert(rook));
    }
    rights
}

/// Finds the squares that the last move may have crossed.
fn double_steps(setup: &Setup) -> Vec<Square> {
    Square::ALL
        .into_iter()
        .filter(|&square| Setup { en_passant: Some(square), ..*setup }.flaws().iter().all(|flaw| !flaw.is_unplayable()))
        .collect()
}

/// Any of the three.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    prop_oneof![game(160).prop_map(|game| game.end()), thinned(), scattered()]
}
