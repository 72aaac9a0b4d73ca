//! Random games, which must be lines of the closure.

use board::{Bitboard, Board, Color, LegalMove, Piece, Position, Role, Setup, Square};

use super::state::{Abstraction, Mover};
use crate::budget::Stop;
use crate::find::random::Random;
use crate::prove::reachability::Reach;

/// Draws a position with its pieces crowded on one half of the board, so that there are many checks.
fn position(chance: &mut Random) -> Option<Position> {
    let mut board = Board::EMPTY;
    let shift = chance.below(5);
    let letters = b"PpPpNnBbBbRrQq";
    let mut pieces = String::from("Kk");
    pieces.extend((0..4 + chance.below(12)).map(|_| char::from(letters[chance.below(letters.len())])));
    for letter in pieces.chars() {
        let square = Square::from_index((chance.below(4) + shift) + 8 * chance.below(8))?;
        let piece = Piece::from_letter(letter)?;
        let is_last = piece.role == Role::Pawn && matches!(square.rank() as u8, 0 | 7);
        if board.piece_at(square).is_none() && !is_last {
            board.set(square, Some(piece));
        }
    }
    Setup { board, turn: Color::ALL[chance.below(2)], ..Setup::empty() }.validate().ok()
}

/// A game, and the squares of the pieces that are abstracted.
struct Game {
    position: Position,
    abstracted: Bitboard,
    absorbed: u8,
}

impl Game {
    /// Returns the board without the abstracted pieces.
    fn board(&self) -> Board {
        let mut board = *self.position.board();
        self.abstracted.into_iter().for_each(|square| board.set(square, None));
        board
    }

    fn play(&mut self, legal: LegalMove<'_>, absorbs: u8) -> bool {
        let (mv, turn) = (legal.to_move(), self.position.turn());
        let role = self.position.board().role_at(mv.from());
        let is_abstracted = self.abstracted.contains(mv.from());
        let next = legal.play();
        let mut abstracted = self.abstracted.without(Bitboard::from(mv.from()) | mv.to().into());
        abstracted &= next.board().occupied();
        let is_promoted = role == Some(Role::Pawn) && mv.to().rank() == turn.last_rank();
        let absorbs = is_promoted && !is_abstracted && absorbs >> turn as u8 & 1 != 0;
        if is_abstracted || absorbs {
            abstracted.insert(mv.to());
        }
        if absorbs {
            self.absorbed |= 1 << turn as u8;
        }
        (self.position, self.abstracted) = (next, abstracted);
        is_abstracted
    }
}

/// Plays random games: each must be a line of the closure, and each mate a board that might be mate.
#[test]
fn every_game_is_a_line_of_the_closure() {
    let mut chance = Random::new(0x005a_de0f_1234_5671);
    let (mut followed, mut mates, mut clear) = (0, 0, 0);
    for _ in 0..8_000 {
        let Some(position) = position(&mut chance) else { continue };
        let winner = Color::ALL[chance.below(2)];
        let reach = Reach::of(&position);
        let (mut set, rarely) = (0, 2 + chance.below(6));
        for (index, piece) in reach.pieces().iter().enumerate() {
            if !matches!(piece.role, Role::King | Role::Pawn) && chance.below(rarely) == 0 {
                set |= 1 << index;
            }
        }
        let absorbs = chance.below(4) as u8;
        let abstraction = Abstraction::new(&reach, winner, set, absorbs, Stop::NEVER);
        let abstracted = reach.pieces().iter().enumerate().filter(|(index, _)| set >> index & 1 != 0);
        let abstracted = abstracted.map(|(_, piece)| piece.square).collect();
        let mut game = Game { position, abstracted, absorbed: 0 };
        let mut state = abstraction.root(&position);
        for _ in 0..24 {
            let before = game.position;
            let moves = before.legal_moves();
            // Checks are preferred: they are what the closure is strict about.
            let picked = (0..3).map(|_| chance.below(moves.len().max(1))).collect::<Vec<_>>();
            let Some(legal) = picked
                .iter()
                .filter_map(|&index| before.legal_moves().nth(index))
                .max_by_key(|legal| legal.play().is_check())
            else {
                break;
            };
            let is_abstracted = game.play(legal, absorbs);
            let mut children = Vec::new();
            abstraction.follow(&state, &mut children);
            let board = game.board();
            let same = children.into_iter().find(|(child, mover)| {
                child.board == board
                    && child.absorbed == game.absorbed
                    && is_abstracted == matches!(mover, Mover::Abstracted)
            });
            let Some((child, mover)) = same else { panic!("{before}: {legal:?} with {:?}", game.abstracted) };
            if game.position.turn() != winner && game.position.is_checkmate() {
                assert!(abstraction.might_be_mate(&child, mover).is_some(), "{}", game.position);
                mates += 1;
            }
            clear += usize::from(child.clear.has_any());
            followed += 1;
            state = child;
        }
    }
    assert!(followed > 10_000 && mates > 80 && clear > 30, "{followed} moves, {mates} mates, {clear} clear");
}
