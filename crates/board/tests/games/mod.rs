//! Random games and random boards, which proptest shrinks when a test fails.

use board::{Bitboard, Color, Piece, Position, Role, Setup, Square};
use proptest::collection::vec;
use proptest::prelude::*;

/// A game: its start, and which of the legal moves is played each time.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    start: u16,
    choices: Vec<u16>,
}

impl Game {
    /// Returns all positions, from the start to the end.
    pub(crate) fn positions(&self) -> Vec<Position> {
        let mut positions = vec![Position::chess960(self.start).unwrap()];
        for &choice in &self.choices {
            let position = positions[positions.len() - 1];
            let Some(mv) = chosen(&position, choice) else { break };
            positions.push(position.legal(mv).unwrap().play());
        }
        positions
    }

    /// Returns the last position.
    pub(crate) fn end(&self) -> Position {
        *self.positions().last().unwrap()
    }
}

/// Picks a legal move, if there is one.
pub(crate) fn chosen(position: &Position, choice: u16) -> Option<board::Move> {
    let moves = position.legal_moves();
    moves.as_slice().get(usize::from(choice) % moves.len().max(1)).copied()
}

/// Generates games of at most the given number of plies: every other one is of standard chess.
pub(crate) fn game(plies: usize) -> impl Strategy<Value = Game> {
    let start = prop_oneof![Just(518_u16), 0_u16..960];
    (start, vec(any::<u16>(), 0..=plies)).prop_map(|(start, choices)| Game { start, choices })
}

/// Generates positions of games from which most of the pieces were removed: open lines, free kings, lone pawns.
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
            // One move later, so that a pawn may just have made a double step.
            Some(match chosen(&position, choice) {
                Some(mv) => position.legal(mv).unwrap().play(),
                None => position,
            })
        },
    )
}

/// Generates any pieces anywhere, as long as play can continue.
pub(crate) fn scattered() -> impl Strategy<Value = Position> {
    (anywhere(14), any::<bool>()).prop_filter_map("not playable", |(pieces, is_white)| {
        let mut setup = Setup { turn: turn(is_white), ..Setup::empty() };
        place(&mut setup, &pieces);
        setup.castling = rights(&setup);
        setup.validate().ok()
    })
}

/// Generates a king between rooks that may castle, and a few pieces in the way or attacking it, often along the back rank.
pub(crate) fn castling() -> impl Strategy<Value = Position> {
    let home = vec((0_usize..8, 0_usize..10), 0..3);
    (0_usize..8, 0_usize..8, 0_usize..8, home, anywhere(5), any::<bool>()).prop_filter_map(
        "not playable",
        |(king, rook, other_rook, home, pieces, is_white)| {
            let mut setup = Setup::empty();
            place(&mut setup, &pieces);
            let white_king = setup.board.pieces(Color::White, Role::King);
            white_king.into_iter().for_each(|square| setup.board.set(square, None));
            for (file, kind) in home {
                setup.board.set(Square::ALL[file], Some(KINDS[kind]));
            }
            for (file, role) in [(rook, Role::Rook), (other_rook, Role::Rook), (king, Role::King)] {
                setup.board.set(Square::ALL[file], Some(Piece { color: Color::White, role }));
            }
            setup.castling = rights(&setup);
            let setup = if is_white { setup } else { setup.flipped() };
            if setup.castling.is_empty() { None } else { setup.validate().ok() }
        },
    )
}

/// Generates a pawn that has just made a double step past others, with kings and pieces anywhere.
///
/// It stays a setup, because a position forgets the square if no pawn can capture there.
pub(crate) fn passing() -> impl Strategy<Value = Setup> {
    (0_usize..8, 1_usize..4, anywhere(6), any::<bool>()).prop_filter_map(
        "not playable",
        |(file, sides, pieces, is_white)| {
            let mut setup = Setup::empty();
            place(&mut setup, &pieces);
            let left = (sides & 1 != 0).then(|| file.wrapping_sub(1));
            let right = (sides & 2 != 0).then_some(file + 1);
            for file in left.into_iter().chain(right).filter(|file| *file < 8) {
                setup.board.set(Square::ALL[32 + file], Some(Piece { color: Color::White, role: Role::Pawn }));
            }
            setup.board.set(Square::ALL[32 + file], Some(Piece { color: Color::Black, role: Role::Pawn }));
            setup.board.set(Square::ALL[40 + file], None);
            setup.board.set(Square::ALL[48 + file], None);
            setup.en_passant = Some(Square::ALL[40 + file]);
            let setup = if is_white { setup } else { setup.flipped() };
            setup.validate().is_ok().then_some(setup)
        },
    )
}

/// The pieces to place: pieces that move along lines are the ones that pin.
const KINDS: [Piece; 10] = {
    const fn piece(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }
    [
        piece(Color::White, Role::Pawn),
        piece(Color::Black, Role::Pawn),
        piece(Color::White, Role::Knight),
        piece(Color::Black, Role::Knight),
        piece(Color::White, Role::Bishop),
        piece(Color::Black, Role::Bishop),
        piece(Color::White, Role::Rook),
        piece(Color::Black, Role::Rook),
        piece(Color::White, Role::Queen),
        piece(Color::Black, Role::Queen),
    ]
};

/// Generates squares for both kings and at most the given number of pieces.
fn anywhere(pieces: usize) -> impl Strategy<Value = (usize, usize, Vec<(usize, usize)>)> {
    (0_usize..64, 0_usize..64, vec((0_usize..64, 0_usize..10), 0..=pieces))
}

fn place(setup: &mut Setup, (king, other_king, pieces): &(usize, usize, Vec<(usize, usize)>)) {
    for &(square, kind) in pieces {
        setup.board.set(Square::ALL[square], Some(KINDS[kind]));
    }
    setup.board.set(Square::ALL[*king], Some(Piece { color: Color::White, role: Role::King }));
    setup.board.set(Square::ALL[*other_king], Some(Piece { color: Color::Black, role: Role::King }));
}

fn turn(is_white: bool) -> Color {
    if is_white { Color::White } else { Color::Black }
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

/// Generates positions of any of these kinds.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    prop_oneof![
        game(160).prop_map(|game| game.end()),
        thinned(),
        scattered(),
        castling(),
        passing().prop_map(|setup| setup.validate().unwrap())
    ]
}
